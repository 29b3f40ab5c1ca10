//! What a config is, and whether a text is a value of it.  Pure.
//!
//! A value stays text until somebody needs it typed: it is stored, answered and compared as text, and checked here
//! once when it enters.  The sentences of [`Mistake`] follow the meaning of Apache Kafka's, which users search for.

use std::fmt;

use super::table_broker::BROKER;
use super::table_group::{CLIENT_METRICS, GROUP};
use super::table_topic::TOPIC;

/// One config as Apache Kafka 4.4 (or, with an `x.` in front, Millrace) defines it.
#[derive(Debug)]
pub struct ConfigDefinition {
    pub name: &'static str,
    pub kind: Kind,
    pub default: Default,
    pub validator: Validator,
    pub importance: Importance,
    pub update: Update,
    pub visibility: Visibility,
    pub documentation: &'static str,
}

/// The type of a value; the discriminant is the number DescribeConfigs sends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(i8)]
pub enum Kind {
    Boolean = 1,
    String = 2,
    Int = 3,
    Short = 4,
    Long = 5,
    Double = 6,
    List = 7,
    Class = 8,
    Password = 9,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Default {
    /// Must be given in the file (Millrace fills `node.id` and `process.roles` in all the same).
    Required,
    /// No value.
    Null,
    Is(&'static str),
}

#[derive(Clone, Copy, Debug)]
pub enum Validator {
    Any,
    AtLeast(i64),
    Between(i64, i64),
    Fraction(f64, f64),
    OneOf(&'static [&'static str]),
    OneOfIgnoringCase(&'static [&'static str]),
    NonEmpty,
    /// A list whose items are not empty.
    ListItems,
    /// A list whose items are among these.
    ListOf(&'static [&'static str]),
    /// 1 to 9, or -1 for the codec's own default.
    GzipLevel,
    /// `partition:broker` pairs, or `*`.
    ThrottledReplicas,
    /// `latest`, `earliest` or `by_duration:` with an ISO 8601 duration.
    ShareOffsetReset,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Importance {
    High,
    Medium,
    Low,
}

/// Who may change a config while the broker runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Update {
    ReadOnly,
    /// For one broker only.
    PerBroker,
    /// For one broker or for all of them.
    ClusterWide,
    PerTopic,
    PerGroup,
    PerResource,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    Public,
    /// Taken when set, never listed.
    Internal,
}

#[allow(clippy::too_many_arguments)] // One call per table row, where the column order is the documentation.
pub(super) const fn row(
    name: &'static str,
    kind: Kind,
    default: Default,
    validator: Validator,
    importance: Importance,
    update: Update,
    visibility: Visibility,
    documentation: &'static str,
) -> ConfigDefinition {
    ConfigDefinition { name, kind, default, validator, importance, update, visibility, documentation }
}

/// The config `name` of topics, if there is one.
#[must_use]
pub fn topic_definition(name: &str) -> Option<&'static ConfigDefinition> {
    find(TOPIC, name)
}

/// The config `name` of brokers, if there is one.  Names with a listener prefix are not looked through.
#[must_use]
pub fn broker_definition(name: &str) -> Option<&'static ConfigDefinition> {
    find(BROKER, name)
}

/// The config `name` of groups, if there is one.
#[must_use]
pub fn group_definition(name: &str) -> Option<&'static ConfigDefinition> {
    find(GROUP, name)
}

/// The config `name` of client-metrics subscriptions, if there is one.
#[must_use]
pub fn client_metrics_definition(name: &str) -> Option<&'static ConfigDefinition> {
    find(CLIENT_METRICS, name)
}

/// Every topic config in the order of its name.
#[must_use]
pub fn topic_definitions() -> &'static [ConfigDefinition] {
    TOPIC
}

/// Every broker config in the order of its name.
#[must_use]
pub fn broker_definitions() -> &'static [ConfigDefinition] {
    BROKER
}

/// Every group config in the order of its name.
#[must_use]
pub fn group_definitions() -> &'static [ConfigDefinition] {
    GROUP
}

/// Every client-metrics config in the order of its name.
#[must_use]
pub fn client_metrics_definitions() -> &'static [ConfigDefinition] {
    CLIENT_METRICS
}

fn find(table: &'static [ConfigDefinition], name: &str) -> Option<&'static ConfigDefinition> {
    let at = table.binary_search_by(|row| row.name.cmp(name)).ok()?;
    table.get(at)
}

/// Why a text is not a value of a config.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Mistake {
    #[error("Invalid value {value} for configuration {name}: {reason}")]
    Value { name: String, value: String, reason: String },
    #[error("Configuration '{name}' values must not be empty.")]
    EmptyItem { name: String },
}

impl ConfigDefinition {
    /// Secrets are taken and never told.
    #[must_use]
    pub fn is_sensitive(&self) -> bool {
        self.kind == Kind::Password
    }

    /// The default as text, if there is one.
    #[must_use]
    pub fn default_text(&self) -> Option<&'static str> {
        match self.default {
            Default::Is(text) => Some(text),
            Default::Required | Default::Null => None,
        }
    }

    /// Checks `text` and gives it back in the form in which Kafka prints it: trimmed, numbers in decimal, lists
    /// without blanks around their items and without repeated ones.
    pub fn check(&self, text: &str) -> Result<String, Mistake> {
        let trimmed = text.trim();
        match self.kind {
            Kind::Boolean => self.check_boolean(trimmed),
            Kind::Int => self.check_number(trimmed, i64::from(i32::MIN), i64::from(i32::MAX), "INT"),
            Kind::Short => self.check_number(trimmed, i64::from(i16::MIN), i64::from(i16::MAX), "SHORT"),
            Kind::Long => self.check_number(trimmed, i64::MIN, i64::MAX, "LONG"),
            Kind::Double => self.check_double(trimmed),
            Kind::List => self.check_list(trimmed),
            Kind::String | Kind::Class | Kind::Password => self.check_text(trimmed),
        }
    }

    fn check_boolean(&self, text: &str) -> Result<String, Mistake> {
        match text.to_ascii_lowercase().as_str() {
            "true" => Ok("true".into()),
            "false" => Ok("false".into()),
            _ => Err(self.mistake(text, "Expected value to be either true or false")),
        }
    }

    fn check_number(&self, text: &str, least: i64, most: i64, kind: &str) -> Result<String, Mistake> {
        let number = text.parse::<i64>().ok().filter(|n| (least..=most).contains(n));
        let Some(number) = number else { return Err(self.mistake(text, format!("Not a number of type {kind}"))) };
        let allowed = match self.validator {
            Validator::AtLeast(min) if number < min => Err(format!("Value must be at least {min}")),
            Validator::Between(min, _) if number < min => Err(format!("Value must be at least {min}")),
            Validator::Between(_, max) if number > max => Err(format!("Value must be no more than {max}")),
            Validator::GzipLevel if number != -1 && !(1..=9).contains(&number) => {
                Err("Value must be between 1 and 9 or equal to -1".into())
            }
            _ => Ok(()),
        };
        allowed.map_err(|reason| self.mistake(text, reason))?;
        Ok(number.to_string())
    }

    fn check_double(&self, text: &str) -> Result<String, Mistake> {
        // Kafka also takes NaN and hexadecimal; neither means anything in any of its double configs.
        let Some(number) = text.parse::<f64>().ok().filter(|n| n.is_finite()) else {
            return Err(self.mistake(text, "Not a number of type DOUBLE"));
        };
        let shown = double_text(number);
        match self.validator {
            Validator::Fraction(min, _) if number < min => {
                Err(self.mistake(&shown, format!("Value must be at least {min}")))
            }
            Validator::Fraction(_, max) if number > max => {
                Err(self.mistake(&shown, format!("Value must be no more than {max}")))
            }
            _ => Ok(shown),
        }
    }

    fn check_list(&self, text: &str) -> Result<String, Mistake> {
        let mut items: Vec<&str> = Vec::new();
        for item in list_items(text) {
            if item.is_empty() {
                return Err(Mistake::EmptyItem { name: self.name.into() });
            }
            if !items.contains(&item) {
                items.push(item);
            }
        }
        match self.validator {
            Validator::ListOf(allowed) => {
                if let Some(stranger) = items.iter().find(|item| !allowed.contains(item)) {
                    let reason = format!("String must be one of: {}", allowed.join(", "));
                    return Err(self.mistake(stranger, reason));
                }
            }
            Validator::ThrottledReplicas if items != ["*"] && !items.iter().all(|item| is_replica_pair(item)) => {
                let reason = format!(
                    "{} must be the literal '*' or a list of replicas in the following format: \
                     [partitionId]:[brokerId],[partitionId]:[brokerId],...",
                    self.name
                );
                return Err(self.mistake(&format!("[{}]", items.join(", ")), reason));
            }
            _ => {}
        }
        Ok(items.join(","))
    }

    fn check_text(&self, text: &str) -> Result<String, Mistake> {
        let one_of = |allowed: &[&str]| format!("String must be one of: {}", allowed.join(", "));
        let allowed = match self.validator {
            Validator::OneOf(allowed) if !allowed.contains(&text) => Err(one_of(allowed)),
            Validator::OneOfIgnoringCase(allowed) if !allowed.iter().any(|a| a.eq_ignore_ascii_case(text)) => {
                Err(format!("String must be one of (case insensitive): {}", allowed.join(", ")))
            }
            Validator::NonEmpty if text.is_empty() => Err("String must be non-empty".into()),
            Validator::ShareOffsetReset if !is_share_offset_reset(text) => {
                Err("Value must be one of 'latest', 'earliest' or 'by_duration:<duration>' with a duration such as \
                     PT1H30M"
                    .into())
            }
            _ => Ok(()),
        };
        // A secret must not come back in an error.
        let shown = if self.is_sensitive() { "[hidden]" } else { text };
        allowed.map_err(|reason: String| self.mistake(shown, reason))?;
        Ok(text.into())
    }

    fn mistake(&self, value: &str, reason: impl Into<String>) -> Mistake {
        Mistake::Value { name: self.name.into(), value: value.into(), reason: reason.into() }
    }

    /// What may be given, in words for an error about the config file.
    #[must_use]
    pub fn expected(&self) -> Expected<'_> {
        Expected(self)
    }
}

/// The items of a list value, blanks cut; none of an empty text.
pub fn list_items(text: &str) -> impl Iterator<Item = &str> {
    let text = text.trim();
    text.split(',').map(str::trim).filter(move |_| !text.is_empty())
}

/// Prints as "an integer of at least 1" and the like.
pub struct Expected<'a>(&'a ConfigDefinition);

impl fmt::Display for Expected<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.kind {
            Kind::Boolean => f.write_str("true or false")?,
            Kind::Int | Kind::Short | Kind::Long => f.write_str("a whole number")?,
            Kind::Double => f.write_str("a number")?,
            Kind::List => f.write_str("a list with commas")?,
            Kind::String | Kind::Class | Kind::Password => f.write_str("a text")?,
        }
        match self.0.validator {
            Validator::Any | Validator::ListItems => Ok(()),
            Validator::AtLeast(min) => write!(f, " of at least {min}"),
            Validator::Between(min, max) => write!(f, " from {min} to {max}"),
            Validator::Fraction(min, max) => write!(f, " from {min} to {max}"),
            Validator::OneOf(all) | Validator::OneOfIgnoringCase(all) | Validator::ListOf(all) => {
                write!(f, " out of {}", all.join(", "))
            }
            Validator::NonEmpty => f.write_str(" that is not empty"),
            Validator::GzipLevel => f.write_str(" from 1 to 9, or -1"),
            Validator::ThrottledReplicas => f.write_str(" of partition:broker pairs, or *"),
            Validator::ShareOffsetReset => f.write_str(": latest, earliest or by_duration:PT1H"),
        }
    }
}

fn is_replica_pair(text: &str) -> bool {
    let number = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    text.split_once(':').is_some_and(|(partition, broker)| number(partition) && number(broker))
}

fn is_share_offset_reset(text: &str) -> bool {
    match text.strip_prefix("by_duration:") {
        Some(duration) => is_iso_duration(duration),
        None => matches!(text, "latest" | "earliest"),
    }
}

/// `PnDTnHnMn.nS`, at least one part, none negative.
fn is_iso_duration(text: &str) -> bool {
    let Some(rest) = text.to_ascii_uppercase().strip_prefix('P').map(str::to_owned) else { return false };
    let (days, time) = match rest.split_once('T') {
        Some((_, "")) => return false,
        Some((days, time)) => (days.to_owned(), time.to_owned()),
        None => (rest, String::new()),
    };
    let parts = |mut text: &str, units: &[char]| -> Option<usize> {
        let mut found = 0;
        for unit in units {
            let Some((number, after)) = text.split_once(*unit) else { continue };
            let whole = number.strip_suffix(|c: char| c.is_ascii_digit()).map(|_| number)?;
            let plain = whole.bytes().all(|b| b.is_ascii_digit() || (*unit == 'S' && b == b'.'));
            if !plain || whole.matches('.').count() > 1 || whole.starts_with('.') {
                return None;
            }
            found += 1;
            text = after;
        }
        text.is_empty().then_some(found)
    };
    matches!((parts(&days, &['D']), parts(&time, &['H', 'M', 'S'])), (Some(d), Some(t)) if d + t > 0)
}

/// A double as Java prints it: plain between 0.001 and 10 million, else with an exponent.
fn double_text(number: f64) -> String {
    let size = number.abs();
    if size == 0.0 || (1e-3..1e7).contains(&size) {
        let text = format!("{number}");
        if text.contains('.') { text } else { format!("{text}.0") }
    } else {
        let text = format!("{number:E}");
        match text.split_once('E') {
            Some((mantissa, exponent)) if !mantissa.contains('.') => format!("{mantissa}.0E{exponent}"),
            _ => text,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn topic(name: &str, value: &str) -> Result<String, String> {
        topic_definition(name).expect("a topic config").check(value).map_err(|m| m.to_string())
    }

    #[test]
    fn every_table_is_sorted_and_its_defaults_pass_their_own_validator() {
        for table in [TOPIC, BROKER, GROUP, CLIENT_METRICS] {
            assert!(table.is_sorted_by(|a, b| a.name < b.name));
            for row in table {
                assert!(row.documentation.ends_with('.'), "{}", row.name);
                if let Some(text) = row.default_text() {
                    assert_eq!(row.check(text).as_deref(), Ok(text), "{}", row.name);
                }
            }
        }
    }

    #[test]
    fn values_are_refused_with_the_sentences_of_kafka() {
        let refused = |name: &str, value: &str, sentence: &str| {
            assert_eq!(topic(name, value).unwrap_err(), sentence, "{name}={value}");
        };
        refused("retention.ms", "abc", "Invalid value abc for configuration retention.ms: Not a number of type LONG");
        refused("retention.ms", "-2", "Invalid value -2 for configuration retention.ms: Value must be at least -1");
        refused(
            "segment.bytes",
            "99999999999",
            "Invalid value 99999999999 for configuration segment.bytes: Not a number of type INT",
        );
        refused(
            "cleanup.policy",
            "x",
            "Invalid value x for configuration cleanup.policy: String must be one of: compact, delete",
        );
        refused("cleanup.policy", "delete,,compact", "Configuration 'cleanup.policy' values must not be empty.");
        refused(
            "min.cleanable.dirty.ratio",
            "2",
            "Invalid value 2.0 for configuration min.cleanable.dirty.ratio: Value must be no more than 1",
        );
        refused(
            "preallocate",
            "yes",
            "Invalid value yes for configuration preallocate: Expected value to be either true or false",
        );
        refused(
            "compression.gzip.level",
            "0",
            "Invalid value 0 for configuration compression.gzip.level: Value must be between 1 and 9 or equal to -1",
        );
        refused(
            "leader.replication.throttled.replicas",
            "0:1,abc",
            "Invalid value [0:1, abc] for configuration leader.replication.throttled.replicas: \
             leader.replication.throttled.replicas must be the literal '*' or a list of replicas in the following \
             format: [partitionId]:[brokerId],[partitionId]:[brokerId],...",
        );
        refused(
            "x.durability",
            "maybe",
            "Invalid value maybe for configuration x.durability: String must be one of: fsync, page-cache",
        );
    }

    #[test]
    fn values_are_kept_in_the_form_that_kafka_prints() {
        let kept = |name: &str, value: &str, text: &str| assert_eq!(topic(name, value).as_deref(), Ok(text));
        kept("retention.ms", " 5 ", "5");
        kept("flush.ms", "+5", "5");
        kept("preallocate", "TRUE", "true");
        kept("cleanup.policy", " delete , compact ", "delete,compact");
        kept("cleanup.policy", "delete,delete", "delete");
        kept("cleanup.policy", "", "");
        kept("min.cleanable.dirty.ratio", "1", "1.0");
        kept("leader.replication.throttled.replicas", "*", "*");
    }

    #[test]
    fn doubles_print_as_in_java() {
        for (number, text) in
            [(0.5, "0.5"), (1.0, "1.0"), (1e7, "1.0E7"), (0.0001, "1.0E-4"), (f64::MAX, "1.7976931348623157E308")]
        {
            assert_eq!(double_text(number), text);
        }
    }

    #[test]
    fn a_share_group_begins_at_a_duration_back() {
        let reset = |text: &str| group_definition("share.auto.offset.reset").expect("a group config").check(text);
        for good in ["latest", "earliest", "by_duration:PT1H", "by_duration:P2DT3H4M5.5S", "by_duration:P1D"] {
            assert!(reset(good).is_ok(), "{good}");
        }
        for bad in ["none", "by_duration:", "by_duration:P", "by_duration:PT", "by_duration:PT-1H", "by_duration:1H"] {
            assert!(reset(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_secret_is_not_repeated_in_an_error_and_is_known_as_one() {
        let key = broker_definition("ssl.key.password").expect("a broker config");
        assert!(key.is_sensitive());
    }
}
