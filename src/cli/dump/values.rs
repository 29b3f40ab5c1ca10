//! Record values whose schema is known: the metadata log's records and control records.

use crate::record::ControlKind;
use crate::wire::json::{self, Entry, Kind};
use crate::wire::{Reader, Writer};

/// A metadata record as `Name vN {json}`, or why it cannot be read.  The value is: unsigned varint frame version 1,
/// unsigned varint type, unsigned varint version, fields.
pub fn metadata_text(value: Option<&[u8]>) -> Result<String, String> {
    let value = value.ok_or_else(|| "a metadata record without value".to_owned())?;
    let mut reader = Reader::new(value);
    let mut next = |field| reader.unsigned_varint(field).map_err(|error| format!("a metadata record: {error}"));
    let (frame, kind, version) = (next("frame version")?, next("record type")?, next("record version")?);
    if frame != 1 {
        return Err(format!("a metadata record of frame version {frame}; only 1 is known"));
    }
    let entry = i16::try_from(kind).ok().and_then(|kind| json::keyed(Kind::Metadata, kind).next());
    let entry = entry.ok_or_else(|| format!("a metadata record of type {kind}, which is not known"))?;
    let version = i16::try_from(version).unwrap_or(i16::MAX);
    let text = as_json(entry, &mut reader, version)?;
    Ok(format!("{} v{version} {text}", entry.name))
}

/// A control record as its kind and, where it has a schema, its value.
pub fn control_text(key: Option<&[u8]>, value: Option<&[u8]>) -> Result<String, String> {
    let kind = key.and_then(ControlKind::from_key).ok_or_else(|| "a control record without a type".to_owned())?;
    let name = match kind {
        ControlKind::Abort | ControlKind::Commit => {
            let word = if kind == ControlKind::Abort { "abort" } else { "commit" };
            // int16 version, int32 coordinator epoch.
            let epoch = value.and_then(|value| value.get(2..6)).and_then(|bytes| bytes.try_into().ok());
            return match epoch {
                Some(bytes) => Ok(format!("{word} marker, coordinator epoch {}", i32::from_be_bytes(bytes))),
                None => Err(format!("an {word} marker without coordinator epoch")),
            };
        }
        ControlKind::LeaderChange => "LeaderChangeMessage",
        ControlKind::SnapshotHeader => "SnapshotHeaderRecord",
        ControlKind::SnapshotFooter => "SnapshotFooterRecord",
        ControlKind::KraftVersion => "KRaftVersionRecord",
        ControlKind::KraftVoters => "VotersRecord",
        ControlKind::Other(id) => return Ok(format!("control record of type {id}, which is not known")),
    };
    let value = value.ok_or_else(|| format!("a {name} without value"))?;
    let entry = json::named(name).ok_or_else(|| format!("{name} has no schema here"))?;
    // Each of these begins with its version, as a field of its own.
    let version = value.first_chunk().map_or(0, |bytes| i16::from_be_bytes(*bytes));
    as_json(entry, &mut Reader::new(value), version).map(|text| format!("{name} v{version} {text}"))
}

fn as_json(entry: &Entry, reader: &mut Reader<'_>, version: i16) -> Result<String, String> {
    let text = (entry.transcode)(reader, version, &mut Writer::new())
        .map_err(|error| format!("a {} of version {version} cannot be read: {error}", entry.name))?;
    if reader.remaining() > 0 {
        return Err(format!("a {} has {} bytes too many", entry.name, reader.remaining()));
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_metadata_record_is_named_and_told() {
        // Frame version 1, type 20 (NoOpRecord), version 0, no fields, no tags.
        assert_eq!(metadata_text(Some(&[1, 20, 0, 0])).unwrap(), "NoOpRecord v0 {}");
    }

    #[test]
    fn what_cannot_be_read_is_said() {
        for (value, word) in [
            (&[][..], "frame version"),
            (&[2, 20, 0, 0], "frame version 2"),
            (&[1, 99, 0, 0], "type 99"),
            (&[1, 20, 7, 0], "version 7"),
            (&[1, 20, 0, 0, 9], "1 bytes too many"),
        ] {
            let sentence = metadata_text(Some(value)).unwrap_err();
            assert!(sentence.contains(word), "{sentence}");
        }
        assert!(metadata_text(None).is_err());
        assert!(control_text(None, None).is_err());
        assert!(control_text(Some(&[0, 0, 0, 1]), Some(&[0])).is_err());
    }

    #[test]
    fn markers_tell_their_coordinator_epoch() {
        assert_eq!(
            control_text(Some(&[0, 0, 0, 1]), Some(&[0, 0, 0, 0, 0, 7])).unwrap(),
            "commit marker, coordinator epoch 7"
        );
    }
}
