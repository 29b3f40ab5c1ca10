//! Why a command ends early.

use std::fmt;
use std::io;

use super::client::ClientError;

/// The text of each is a sentence that says what to do.
#[derive(Debug)]
pub enum Failure {
    /// The command line asks for something impossible: exit code 2.
    Usage(String),
    /// Exit code 1.
    Fatal(String),
    /// Standard output was closed by its reader; ends the command without a word.
    OutputClosed,
}

impl Failure {
    pub fn usage(sentence: impl Into<String>) -> Failure {
        Failure::Usage(sentence.into())
    }

    pub fn fatal(sentence: impl Into<String>) -> Failure {
        Failure::Fatal(sentence.into())
    }

    /// An error while writing to standard output.
    pub fn output(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::OutputClosed,
            _ => Failure::fatal(format!("cannot write to standard output: {error}")),
        }
    }

    pub fn exit_code(&self) -> u8 {
        match self {
            Failure::Usage(_) => 2,
            Failure::Fatal(_) => 1,
            Failure::OutputClosed => 0,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(sentence) | Failure::Fatal(sentence) => f.write_str(sentence),
            Failure::OutputClosed => f.write_str("standard output was closed"),
        }
    }
}

impl From<ClientError> for Failure {
    fn from(error: ClientError) -> Failure {
        Failure::Fatal(error.to_string())
    }
}
