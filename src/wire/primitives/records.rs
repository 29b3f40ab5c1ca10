//! The value of a field of type `records`: batches, which the codec carries and never looks into.

/// Decoding always gives `Here`, a slice of the frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Records<'a> {
    Here(&'a [u8]),
    /// Bytes that the writer only leaves a gap for: a file range that goes out with sendfile.  `token` is the
    /// caller's and comes back in `Writer::gaps`.
    Elsewhere {
        length: u32,
        token: u64,
    },
}

impl<'a> Records<'a> {
    /// The slice, if the bytes are here.
    pub fn bytes(&self) -> Option<&'a [u8]> {
        match self {
            Records::Here(bytes) => Some(bytes),
            Records::Elsewhere { .. } => None,
        }
    }

    pub fn len(&self) -> usize {
        match self {
            Records::Here(bytes) => bytes.len(),
            Records::Elsewhere { length, .. } => usize::try_from(*length).unwrap_or(usize::MAX),
        }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<'a> From<&'a [u8]> for Records<'a> {
    fn from(bytes: &'a [u8]) -> Self {
        Records::Here(bytes)
    }
}
