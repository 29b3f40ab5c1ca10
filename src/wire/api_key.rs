//! What the schemas say about each API key: versions, headers, listeners.  The table itself is generated.

pub use crate::generated::api_key::ApiKey;
use crate::generated::api_key::TABLE;
use crate::message::VersionRange;

pub(crate) const NEVER: i16 = i16::MAX;

/// One line of the generated table, at the index of its key.
pub(crate) struct Row {
    pub key: ApiKey,
    pub name: &'static str,
    pub versions: VersionRange,
    pub flexible_since: i16,
    pub broker: bool,
    pub controller: bool,
    pub latest_unstable: bool,
}

impl ApiKey {
    /// Keys that exist, removed ones included, in order.
    pub fn all() -> impl Iterator<Item = ApiKey> {
        TABLE.iter().map(|row| row.key)
    }

    pub fn from_code(code: i16) -> Option<ApiKey> {
        TABLE.get(usize::try_from(code).ok()?).map(|row| row.key)
    }

    pub const fn code(self) -> i16 {
        self as i16
    }

    fn row(self) -> Option<&'static Row> {
        TABLE.get(usize::try_from(self.code()).ok()?)
    }

    /// As in Kafka's documentation: `Produce`, `ApiVersions`.
    pub fn name(self) -> &'static str {
        self.row().map_or("", |row| row.name)
    }

    /// Versions with a schema; empty for the keys 4 to 7, which Kafka 4.0 removed.
    pub fn valid_versions(self) -> VersionRange {
        self.row().map_or(VersionRange::EMPTY, |row| row.versions)
    }

    /// Versions to serve and to advertise: without an unstable newest one.
    pub fn stable_versions(self) -> VersionRange {
        let range = self.valid_versions();
        match self.latest_is_unstable() {
            true => VersionRange::new(range.min, range.max.saturating_sub(1)),
            false => range,
        }
    }

    /// What ApiVersions answers.  Produce is advertised from 0 although 0 to 2 are refused: librdkafka takes a
    /// broker without them for one without message format 2 (KAFKA-18659).
    pub fn advertised_versions(self) -> VersionRange {
        match self {
            ApiKey::Produce => VersionRange::new(0, self.stable_versions().max),
            _ => self.stable_versions(),
        }
    }

    /// First version with compact lengths and tagged fields.
    pub fn flexible_since(self) -> Option<i16> {
        self.row().map(|row| row.flexible_since).filter(|since| *since != NEVER)
    }

    pub fn is_flexible(self, version: i16) -> bool {
        self.flexible_since().is_some_and(|since| version >= since)
    }

    pub fn on_broker_listener(self) -> bool {
        self.row().is_some_and(|row| row.broker)
    }

    pub fn on_controller_listener(self) -> bool {
        self.row().is_some_and(|row| row.controller)
    }

    pub fn latest_is_unstable(self) -> bool {
        self.row().is_some_and(|row| row.latest_unstable)
    }

    /// 2 for flexible versions, else 1.
    pub fn request_header_version(self, version: i16) -> i16 {
        if self.is_flexible(version) { 2 } else { 1 }
    }

    /// 1 for flexible versions, else 0.  ApiVersions stays at 0: a client that asked with a version unknown to the
    /// broker must be able to read the refusal (KIP-511).
    pub fn response_header_version(self, version: i16) -> i16 {
        if self.is_flexible(version) && self != ApiKey::ApiVersions { 1 } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_finds_its_own_row() {
        for (code, key) in (0i16..).zip(ApiKey::all()) {
            assert_eq!(key.code(), code);
            assert_eq!(ApiKey::from_code(code), Some(key));
            assert!(!key.name().is_empty());
        }
        assert_eq!(ApiKey::all().count(), 95);
        assert_eq!(ApiKey::from_code(95), None);
        assert_eq!(ApiKey::from_code(-1), None);
    }

    #[test]
    fn listeners_and_removed_keys_count_as_in_kafka() {
        assert_eq!(ApiKey::all().filter(|k| k.on_broker_listener()).count(), 79);
        assert_eq!(ApiKey::all().filter(|k| k.on_controller_listener() && !k.on_broker_listener()).count(), 12);
        let removed: Vec<i16> = ApiKey::all().filter(|k| k.valid_versions().is_empty()).map(ApiKey::code).collect();
        assert_eq!(removed, [4, 5, 6, 7]);
        let unstable: Vec<ApiKey> = ApiKey::all().filter(|k| k.latest_is_unstable()).collect();
        assert_eq!(unstable, [ApiKey::InitProducerId]);
    }

    #[test]
    fn advertised_ranges_are_those_of_a_live_broker() {
        assert_eq!(ApiKey::Produce.advertised_versions(), VersionRange::new(0, 13));
        assert_eq!(ApiKey::Produce.valid_versions(), VersionRange::new(3, 13));
        assert_eq!(ApiKey::InitProducerId.advertised_versions(), VersionRange::new(0, 5));
        assert_eq!(ApiKey::Fetch.advertised_versions(), VersionRange::new(4, 18));
    }

    #[test]
    fn headers_follow_flexibility_except_for_api_versions_answers() {
        assert_eq!(ApiKey::Produce.request_header_version(8), 1);
        assert_eq!(ApiKey::Produce.request_header_version(9), 2);
        assert_eq!(ApiKey::Produce.response_header_version(9), 1);
        assert_eq!(ApiKey::ApiVersions.request_header_version(3), 2);
        assert_eq!(ApiKey::ApiVersions.response_header_version(3), 0);
        assert_eq!(ApiKey::SaslHandshake.request_header_version(1), 1);
        assert_eq!(ApiKey::OffsetDelete.response_header_version(0), 0);
    }
}
