//! The frame that a record's value has in the metadata log: unsigned varints 1 (version of the frame), type and
//! version, then the body.

use crate::generated::metadata_record::MetadataRecord;
use crate::primitives::{DecodeError, DecodeFault, EncodeError, Reader, Writer};

const FRAME_VERSION: u32 = 1;

impl<'a> MetadataRecord<'a> {
    /// Reads frame and body, and says in which version it came.
    pub fn read(r: &mut Reader<'a>) -> Result<(Self, i16), DecodeError> {
        let frame = r.unsigned_varint("MetadataRecord.frame_version")?;
        if frame != FRAME_VERSION {
            return Err(r.fault(DecodeFault::UnknownType(i64::from(frame)), "MetadataRecord.frame_version"));
        }
        let number = r.unsigned_varint("MetadataRecord.type")?;
        let version = r.unsigned_varint("MetadataRecord.version")?;
        let type_code = i16::try_from(number)
            .map_err(|_| r.fault(DecodeFault::UnknownType(i64::from(number)), "MetadataRecord.type"))?;
        let version = i16::try_from(version).unwrap_or(i16::MAX);
        Ok((Self::read_body(r, type_code, version)?, version))
    }

    pub fn write(&self, w: &mut Writer, version: i16) -> Result<(), EncodeError> {
        w.unsigned_varint(FRAME_VERSION);
        w.unsigned_varint(u32::from(self.type_code().unsigned_abs()));
        w.unsigned_varint(u32::from(version.unsigned_abs()));
        self.write_body(w, version)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generated::{NoOpRecord, TopicRecord};

    #[test]
    fn a_framed_record_reads_back() {
        let topic = TopicRecord { name: "orders".into(), topic_id: [7; 16] };
        let record = MetadataRecord::from(topic);
        let mut w = Writer::new();
        record.write(&mut w, 0).unwrap();
        assert_eq!(&w.as_slice()[..3], [1, 2, 0]);
        let mut r = Reader::new(w.as_slice());
        assert_eq!(MetadataRecord::read(&mut r).unwrap(), (record, 0));
        assert_eq!(r.remaining(), 0);
    }

    #[test]
    fn unknown_frames_types_and_versions_are_refused() {
        let fault = |bytes: &[u8]| MetadataRecord::read(&mut Reader::new(bytes)).unwrap_err().fault();
        assert_eq!(fault(&[2, 2, 0]), DecodeFault::UnknownType(2));
        assert_eq!(fault(&[1, 99, 0]), DecodeFault::UnknownType(99));
        assert_eq!(fault(&[1, 0xff, 0xff, 0x7f, 0]), DecodeFault::UnknownType(0x1f_ffff));
        assert!(matches!(fault(&[1, 20, 9]), DecodeFault::UnsupportedVersion { version: 9, .. }));
        let no_op = MetadataRecord::read(&mut Reader::new(&[1, 20, 0, 0])).unwrap();
        assert_eq!(no_op, (MetadataRecord::NoOp(NoOpRecord::default()), 0));
    }
}
