//! Tests only: the files of a log directory written by Apache Kafka 4.4, out of tests/data/kafka-4.4-datadir.tar.gz.

use std::io::Read as _;

/// A regular file of the archive; `path` is relative to the log directory (`topic-0/00000000000000000000.log`).
pub(crate) struct DatadirFile {
    pub path: String,
    pub bytes: Vec<u8>,
}

/// The archive, unpacked into memory (41 MB, most of it zeros of preallocated indexes).
pub(crate) fn files() -> Vec<DatadirFile> {
    let packed = include_bytes!("../../tests/data/kafka-4.4-datadir.tar.gz");
    let mut tar = Vec::new();
    flate2::read::GzDecoder::new(&packed[..]).read_to_end(&mut tar).expect("the archive is sound");
    let mut files = Vec::new();
    let mut rest = &tar[..];
    while let Some((header, behind)) = rest.split_first_chunk::<512>() {
        if header[0] == 0 {
            break;
        }
        let name = text(&header[..100]);
        let prefix = text(&header[345..500]);
        let length = usize::from_str_radix(text(&header[124..136]).trim(), 8).expect("an octal length");
        let (bytes, behind) = behind.split_at(length);
        rest = &behind[length.next_multiple_of(512) - length..];
        assert!(matches!(header[156], b'0' | b'5' | 0), "only files and directories: {name}");
        let path = if prefix.is_empty() { name } else { format!("{prefix}/{name}") };
        if header[156] != b'5' {
            let path = path.strip_prefix("kafka-4.4-datadir/").expect("one top folder").to_owned();
            files.push(DatadirFile { path, bytes: bytes.to_vec() });
        }
    }
    files
}

/// The bytes of one file.
pub(crate) fn file(path: &str) -> Vec<u8> {
    files().into_iter().find(|file| file.path == path).unwrap_or_else(|| panic!("{path} is in the archive")).bytes
}

fn text(field: &[u8]) -> String {
    let end = field.iter().position(|byte| *byte == 0).unwrap_or(field.len());
    String::from_utf8(field[..end].to_vec()).expect("names are ASCII")
}
