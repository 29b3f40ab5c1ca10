//! Standard input as lines, read on a thread of its own so that a batch can leave while no line comes.
//!
//! Must hold: never more than `QUEUED_BLOCKS` blocks and one line of `line_bytes_max` in memory.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;

const READ_BYTES: usize = 256 << 10;
const QUEUED_BLOCKS: usize = 8;

/// Lines that were there at once, without their ends.
pub type Block = Vec<Vec<u8>>;

#[derive(Debug, thiserror::Error)]
pub enum LineError {
    #[error(
        "line {line} is longer than {limit} bytes: allow longer ones with --line-bytes, if the topic's max.message.bytes does"
    )]
    TooLong { line: u64, limit: usize },
    #[error("cannot read standard input: {0}")]
    Io(io::Error),
}

pub struct Lines {
    blocks: Receiver<Result<Block, LineError>>,
}

pub enum Next {
    Block(Block),
    /// Nothing came in time.
    Nothing,
    End,
}

impl Lines {
    pub fn start(input: impl Read + Send + 'static, line_bytes_max: usize) -> Lines {
        let (sender, blocks) = sync_channel(QUEUED_BLOCKS);
        std::thread::spawn(move || {
            if let Err(error) = pump(input, line_bytes_max, &sender) {
                let _ = sender.send(Err(error));
            }
        });
        Lines { blocks }
    }

    /// Waits for lines, at most `wait` if one is given.
    pub fn next(&self, wait: Option<Duration>) -> Result<Next, LineError> {
        let received = match wait {
            Some(wait) => self.blocks.recv_timeout(wait),
            None => self.blocks.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match received {
            Ok(block) => block.map(Next::Block),
            Err(RecvTimeoutError::Timeout) => Ok(Next::Nothing),
            Err(RecvTimeoutError::Disconnected) => Ok(Next::End),
        }
    }
}

fn pump(
    input: impl Read,
    line_bytes_max: usize,
    sender: &SyncSender<Result<Block, LineError>>,
) -> Result<(), LineError> {
    let mut input = BufReader::with_capacity(READ_BYTES, input);
    let mut line = Vec::new();
    let mut number = 1u64;
    loop {
        let available = match input.fill_buf() {
            Ok(available) => available,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(LineError::Io(error)),
        };
        let at_end = available.is_empty();
        let read = available.len();
        let mut block = Block::new();
        let mut rest = available;
        while let Some((end_of_line, behind)) = split_line(rest) {
            extend_line(&mut line, end_of_line, line_bytes_max, number)?;
            block.push(std::mem::take(&mut line));
            number += 1;
            rest = behind;
        }
        extend_line(&mut line, rest, line_bytes_max, number)?;
        input.consume(read);
        if at_end && !line.is_empty() {
            block.push(std::mem::take(&mut line));
        }
        // A send fails when the command ended early: then nobody wants the rest.
        if !block.is_empty() && sender.send(Ok(block)).is_err() {
            return Ok(());
        }
        if at_end {
            return Ok(());
        }
    }
}

/// What stands in front of the first end of a line, and behind it.
fn split_line(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = bytes.iter().position(|byte| *byte == b'\n')?;
    Some((bytes.get(..end)?, bytes.get(end + 1..)?))
}

fn extend_line(line: &mut Vec<u8>, more: &[u8], limit: usize, number: u64) -> Result<(), LineError> {
    if line.len() + more.len() > limit {
        return Err(LineError::TooLong { line: number, limit });
    }
    line.extend_from_slice(more);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(input: &'static [u8], limit: usize) -> Result<Vec<Vec<u8>>, LineError> {
        let lines = Lines::start(input, limit);
        let mut found = Vec::new();
        loop {
            match lines.next(Some(Duration::from_secs(10)))? {
                Next::Block(block) => found.extend(block),
                Next::End => return Ok(found),
                Next::Nothing => panic!("the input thread hangs"),
            }
        }
    }

    #[test]
    fn lines_are_split_and_the_last_needs_no_end() {
        assert_eq!(all(b"a\n\nbc", 10).unwrap(), [b"a".to_vec(), b"".to_vec(), b"bc".to_vec()]);
        assert_eq!(all(b"", 10).unwrap(), Vec::<Vec<u8>>::new());
        assert_eq!(all(b"a\n", 10).unwrap(), [b"a".to_vec()]);
    }

    #[test]
    fn a_line_over_the_limit_is_named() {
        let error = all(b"ok\n12345678901\n", 10).unwrap_err();
        assert!(error.to_string().starts_with("line 2 is longer than 10 bytes"), "{error}");
    }

    #[test]
    fn an_endless_line_is_refused_without_being_held() {
        let endless = io::repeat(b'x');
        let lines = Lines::start(endless, 1 << 20);
        assert!(matches!(lines.next(Some(Duration::from_secs(10))), Err(LineError::TooLong { line: 1, .. })));
    }
}
