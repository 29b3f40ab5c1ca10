//! Changing configs: the operations of IncrementalAlterConfigs and the whole sets of AlterConfigs.  Pure.
//!
//! Gives what would change, or why nothing may; the caller writes it down.  Refusals carry the meaning of Apache
//! Kafka's sentences; which error code each becomes is said at its variant and decided at the edge.

use std::collections::BTreeSet;

use super::definition::{
    ConfigDefinition, Default, Importance, Kind, Mistake, Update, Validator, Visibility, broker_definition,
    client_metrics_definition, group_definition, list_items, row, topic_definition,
};
use super::layers::{BrokerLayers, Values};
use super::topic_config::{TopicConfigMistake, check_topic_values};

/// What the configs belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConfigScope {
    Topic,
    /// One broker.
    Broker,
    /// All brokers: the resource with the empty name.
    BrokerDefaults,
    Group,
    ClientMetrics,
}

/// One operation of IncrementalAlterConfigs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    Set,
    Delete,
    Append,
    Subtract,
}

impl Operation {
    #[must_use]
    pub fn from_code(code: i8) -> Option<Operation> {
        match code {
            0 => Some(Operation::Set),
            1 => Some(Operation::Delete),
            2 => Some(Operation::Append),
            3 => Some(Operation::Subtract),
            _ => None,
        }
    }
}

/// A config to change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ConfigChange<'a> {
    pub name: &'a str,
    pub operation: Operation,
    pub value: Option<&'a str>,
}

/// A config as it will be: a new value, or `None` when it goes back to its default.
pub type ConfigOutcome = (String, Option<String>);

/// Why configs may not be changed like that.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AlterMistake {
    /// INVALID_REQUEST
    #[error("Error due to duplicate config keys: {0}")]
    DuplicateNames(String),
    /// INVALID_REQUEST
    #[error("Null value not supported for: {0}")]
    NullValue(String),
    /// INVALID_CONFIG
    #[error("Can't {operation:?} to key {name} because its type is not LIST.")]
    NotAList { name: String, operation: Operation },
    /// INVALID_CONFIG
    #[error(transparent)]
    Topic(#[from] TopicConfigMistake),
    /// INVALID_REQUEST for brokers, INVALID_CONFIG for groups and client metrics
    #[error(transparent)]
    Value(Mistake),
    /// INVALID_REQUEST for brokers, INVALID_CONFIG for groups and client metrics
    #[error("Unknown {scope} config name: {name}")]
    UnknownName { scope: &'static str, name: String },
    /// INVALID_REQUEST
    #[error("Cannot update these configs dynamically: {0}")]
    NotDynamic(String),
    /// INVALID_REQUEST
    #[error("Cannot update these configs at default cluster level: {0}")]
    OnlyPerBroker(String),
}

/// Replication throttles: set only while the broker runs, so Kafka keeps them out of its table.
const DYNAMIC_ONLY: &[ConfigDefinition] = &[
    throttle("follower.replication.throttled.rate", "Bytes per second of throttled replication into this broker."),
    throttle("leader.replication.throttled.rate", "Bytes per second of throttled replication out of this broker."),
    throttle("replica.alter.log.dirs.io.max.bytes.per.second", "Bytes per second of moves between log directories."),
];

const fn throttle(name: &'static str, documentation: &'static str) -> ConfigDefinition {
    let default = Default::Is("9223372036854775807");
    row(
        name,
        Kind::Long,
        default,
        Validator::AtLeast(0),
        Importance::Medium,
        Update::ClusterWide,
        Visibility::Public,
        documentation,
    )
}

impl ConfigScope {
    fn definition(self, name: &str) -> Option<&'static ConfigDefinition> {
        match self {
            ConfigScope::Topic => topic_definition(name),
            ConfigScope::Group => group_definition(name),
            ConfigScope::ClientMetrics => client_metrics_definition(name),
            ConfigScope::Broker | ConfigScope::BrokerDefaults => {
                broker_definition(name).or_else(|| DYNAMIC_ONLY.iter().find(|definition| definition.name == name))
            }
        }
    }

    fn word(self) -> &'static str {
        match self {
            ConfigScope::Topic => "topic",
            ConfigScope::Broker | ConfigScope::BrokerDefaults => "broker",
            ConfigScope::Group => "group",
            ConfigScope::ClientMetrics => "client metrics",
        }
    }

    fn known(self, name: &str) -> Result<&'static ConfigDefinition, AlterMistake> {
        self.definition(name).ok_or_else(|| match self {
            ConfigScope::Topic => TopicConfigMistake::UnknownName(name.to_owned()).into(),
            _ => AlterMistake::UnknownName { scope: self.word(), name: name.to_owned() },
        })
    }
}

/// IncrementalAlterConfigs: what `changes` make of `current`; only what really differs is given back.
pub fn alter_configs(
    scope: ConfigScope,
    current: &Values,
    changes: &[ConfigChange<'_>],
    layers: &BrokerLayers,
) -> Result<Vec<ConfigOutcome>, AlterMistake> {
    let mut seen = BTreeSet::new();
    let twice: BTreeSet<&str> = changes.iter().map(|change| change.name).filter(|name| !seen.insert(*name)).collect();
    if !twice.is_empty() {
        return Err(AlterMistake::DuplicateNames(join(twice)));
    }
    let is_null = |change: &&ConfigChange<'_>| change.operation != Operation::Delete && change.value.is_none();
    let nulls: Vec<&str> = changes.iter().filter(is_null).map(|change| change.name).collect();
    if !nulls.is_empty() {
        return Err(AlterMistake::NullValue(join(nulls)));
    }
    check_updatable(scope, changes.iter().map(|change| change.name))?;

    let mut wanted = current.clone();
    for change in changes {
        if change.operation == Operation::Delete {
            // Also a config that nobody knows (any more) may be taken away.
            wanted.remove(change.name);
            continue;
        }
        let definition = scope.known(change.name)?;
        let given = change.value.unwrap_or_default();
        let text = match change.operation {
            Operation::Append | Operation::Subtract => combined(definition, current, change.operation, given)?,
            Operation::Set | Operation::Delete => given.to_owned(),
        };
        wanted.insert(change.name.to_owned(), checked(scope, definition, &text)?);
    }
    differences(scope, current, wanted, layers)
}

/// AlterConfigs, the older call: `values` replace everything that was set.
pub fn replace_configs<'a>(
    scope: ConfigScope,
    current: &Values,
    values: impl IntoIterator<Item = (&'a str, Option<&'a str>)>,
    layers: &BrokerLayers,
) -> Result<Vec<ConfigOutcome>, AlterMistake> {
    let mut wanted = Values::new();
    for (name, value) in values {
        let value = value.ok_or_else(|| AlterMistake::NullValue(name.to_owned()))?;
        check_updatable(scope, [name])?;
        let text = checked(scope, scope.known(name)?, value)?;
        if wanted.insert(name.to_owned(), text).is_some() {
            return Err(AlterMistake::DuplicateNames(name.to_owned()));
        }
    }
    differences(scope, current, wanted, layers)
}

/// The configs of a topic to be created, in the form that is stored.
pub fn configs_of_new_topic<'a>(
    values: impl IntoIterator<Item = (&'a str, Option<&'a str>)>,
    layers: &BrokerLayers,
) -> Result<Values, AlterMistake> {
    let outcomes = replace_configs(ConfigScope::Topic, &Values::new(), values, layers)?;
    Ok(outcomes.into_iter().filter_map(|(name, value)| Some((name, value?))).collect())
}

fn check_updatable<'a>(scope: ConfigScope, names: impl IntoIterator<Item = &'a str>) -> Result<(), AlterMistake> {
    if !matches!(scope, ConfigScope::Broker | ConfigScope::BrokerDefaults) {
        return Ok(());
    }
    let (mut fixed, mut per_broker) = (Vec::new(), Vec::new());
    for name in names {
        match scope.definition(name).map(|definition| definition.update) {
            Some(Update::ReadOnly) => fixed.push(name),
            Some(Update::PerBroker) if scope == ConfigScope::BrokerDefaults => per_broker.push(name),
            _ => {}
        }
    }
    if !fixed.is_empty() {
        return Err(AlterMistake::NotDynamic(join(fixed)));
    }
    if !per_broker.is_empty() {
        return Err(AlterMistake::OnlyPerBroker(join(per_broker)));
    }
    Ok(())
}

/// A list with items added or taken away; a list that is not set begins as its default.
fn combined(
    definition: &ConfigDefinition,
    current: &Values,
    operation: Operation,
    given: &str,
) -> Result<String, AlterMistake> {
    if definition.kind != Kind::List {
        return Err(AlterMistake::NotAList { name: definition.name.to_owned(), operation });
    }
    let start = current.get(definition.name).map(String::as_str).or(definition.default_text()).unwrap_or_default();
    let mut items: Vec<&str> = list_items(start).collect();
    for item in list_items(given) {
        match operation {
            Operation::Append if !items.contains(&item) => items.push(item),
            Operation::Subtract => items.retain(|other| *other != item),
            _ => {}
        }
    }
    Ok(items.join(","))
}

fn checked(scope: ConfigScope, definition: &ConfigDefinition, text: &str) -> Result<String, AlterMistake> {
    definition.check(text).map_err(|mistake| match scope {
        ConfigScope::Topic => TopicConfigMistake::Value(mistake).into(),
        _ => AlterMistake::Value(mistake),
    })
}

fn differences(
    scope: ConfigScope,
    current: &Values,
    wanted: Values,
    layers: &BrokerLayers,
) -> Result<Vec<ConfigOutcome>, AlterMistake> {
    if scope == ConfigScope::Topic {
        check_topic_values(&wanted, layers)?;
    }
    let mut outcomes: Vec<ConfigOutcome> =
        current.keys().filter(|name| !wanted.contains_key(*name)).map(|name| (name.clone(), None)).collect();
    outcomes.extend(
        wanted
            .into_iter()
            .filter(|(name, value)| current.get(name) != Some(value))
            .map(|(name, value)| (name, Some(value))),
    );
    Ok(outcomes)
}

fn join<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    names.into_iter().collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn values(pairs: &[(&str, &str)]) -> Values {
        pairs.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect()
    }

    fn alter(scope: ConfigScope, current: &[(&str, &str)], changes: &[ConfigChange<'_>]) -> Result<String, String> {
        let outcomes = alter_configs(scope, &values(current), changes, &BrokerLayers::default());
        let outcomes = outcomes.map_err(|mistake| mistake.to_string())?;
        let shown = outcomes.into_iter().map(|(name, value)| format!("{name}={}", value.as_deref().unwrap_or("-")));
        Ok(shown.collect::<Vec<_>>().join(" "))
    }

    fn change<'a>(operation: Operation, name: &'a str, value: &'a str) -> ConfigChange<'a> {
        ConfigChange { name, operation, value: Some(value) }
    }

    #[test]
    fn set_and_delete_give_only_what_differs() {
        use Operation::{Delete, Set};
        let changes =
            [change(Set, "retention.ms", "5"), change(Set, "segment.ms", "7"), change(Delete, "flush.ms", "")];
        let outcome = alter(ConfigScope::Topic, &[("segment.ms", "7"), ("flush.ms", "1")], &changes);
        assert_eq!(outcome.as_deref(), Ok("flush.ms=- retention.ms=5"));
    }

    #[test]
    fn append_and_subtract_work_on_lists_and_begin_at_the_default() {
        use Operation::{Append, Subtract};
        let append = |current: &[(&str, &str)]| {
            alter(ConfigScope::Topic, current, &[change(Append, "cleanup.policy", "compact")])
        };
        assert_eq!(append(&[]).as_deref(), Ok("cleanup.policy=delete,compact"));
        assert_eq!(append(&[("cleanup.policy", "compact")]).as_deref(), Ok(""));
        let both = [("cleanup.policy", "compact,delete")];
        let less = alter(ConfigScope::Topic, &both, &[change(Subtract, "cleanup.policy", "delete")]);
        assert_eq!(less.as_deref(), Ok("cleanup.policy=compact"));
        assert_eq!(
            alter(ConfigScope::Topic, &[], &[change(Append, "retention.ms", "5")]).unwrap_err(),
            "Can't Append to key retention.ms because its type is not LIST."
        );
    }

    #[test]
    fn a_name_given_twice_and_a_missing_value_are_refused() {
        let twice = [change(Operation::Set, "flush.ms", "1"), change(Operation::Delete, "flush.ms", "")];
        assert!(alter(ConfigScope::Topic, &[], &twice).unwrap_err().contains("duplicate config keys: flush.ms"));
        let null = [ConfigChange { name: "flush.ms", operation: Operation::Set, value: None }];
        assert!(alter(ConfigScope::Topic, &[], &null).unwrap_err().contains("Null value not supported"));
    }

    #[test]
    fn broker_configs_change_only_where_their_update_mode_allows() {
        let set = |scope, name, value| alter(scope, &[], &[change(Operation::Set, name, value)]);
        assert!(set(ConfigScope::Broker, "log.retention.ms", "5").is_ok());
        assert!(set(ConfigScope::BrokerDefaults, "x.durability", "page-cache").is_ok());
        assert!(set(ConfigScope::Broker, "leader.replication.throttled.rate", "5").is_ok());
        assert!(set(ConfigScope::Broker, "log.dirs", "/x").unwrap_err().contains("dynamically: log.dirs"));
        assert!(
            set(ConfigScope::BrokerDefaults, "ssl.keystore.location", "/x").unwrap_err().contains("default cluster")
        );
        assert!(set(ConfigScope::Broker, "nope", "1").unwrap_err().contains("Unknown broker config name: nope"));
        assert!(set(ConfigScope::Broker, "log.retention.ms", "x").unwrap_err().contains("Not a number"));
    }

    #[test]
    fn the_older_call_replaces_the_whole_set() {
        let outcome = replace_configs(
            ConfigScope::Topic,
            &values(&[("flush.ms", "1"), ("segment.ms", "7")]),
            [("segment.ms", Some("8"))],
            &BrokerLayers::default(),
        );
        let expected = vec![("flush.ms".to_owned(), None), ("segment.ms".to_owned(), Some("8".to_owned()))];
        assert_eq!(outcome, Ok(expected));
    }
}
