//! The rows of DescribeConfigs, before they are put on the wire.  Pure.

use super::definition::{
    ConfigDefinition, Kind, Update, Visibility, broker_definitions, client_metrics_definitions, group_definitions,
    topic_definitions,
};
use super::layers::{BrokerLayers, Source, Synonym, Values, broker_name_of};

/// One config of one resource.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DescribedConfig {
    pub name: &'static str,
    /// `None` if it has none, or if it is a secret.
    pub value: Option<String>,
    pub source: Source,
    pub read_only: bool,
    pub sensitive: bool,
    pub kind: Kind,
    pub synonyms: Vec<Synonym>,
    pub documentation: &'static str,
}

/// Which configs were asked for.
#[derive(Clone, Copy, Debug)]
pub enum Wanted<'a> {
    All,
    Names(&'a [&'a str]),
}

impl Wanted<'_> {
    fn holds(&self, definition: &ConfigDefinition) -> bool {
        definition.visibility == Visibility::Public
            && match self {
                Wanted::All => true,
                Wanted::Names(names) => names.contains(&definition.name),
            }
    }
}

/// The configs of a topic that sets `overrides`, by name.
#[must_use]
pub fn describe_topic(overrides: &Values, layers: &BrokerLayers, wanted: Wanted<'_>) -> Vec<DescribedConfig> {
    let row = |definition: &'static ConfigDefinition| {
        let own = overrides.get(definition.name).cloned();
        let mut synonyms = Vec::new();
        if let Some(value) = &own {
            let value = Some(value.clone());
            synonyms.push(Synonym { name: definition.name, value, source: Source::DynamicTopic });
        }
        if let Some(broker_name) = broker_name_of(definition.name) {
            synonyms.extend(layers.synonyms(broker_name));
        }
        let value = own.or_else(|| layers.topic_default(definition.name));
        described(definition, value, synonyms, Access::Writable)
    };
    topic_definitions().iter().filter(|definition| wanted.holds(definition)).map(row).collect()
}

/// The configs of one broker, by name.
#[must_use]
pub fn describe_broker(layers: &BrokerLayers, wanted: Wanted<'_>) -> Vec<DescribedConfig> {
    let row = |definition: &'static ConfigDefinition| {
        let value = layers.value(definition.name).map(str::to_owned);
        let access = if definition.update == Update::ReadOnly { Access::ReadOnly } else { Access::Writable };
        described(definition, value, layers.synonyms(definition.name), access)
    };
    broker_definitions().iter().filter(|definition| wanted.holds(definition)).map(row).collect()
}

/// The configs that are set for all brokers (the resource with the empty name), by name.
#[must_use]
pub fn describe_broker_defaults(layers: &BrokerLayers, wanted: Wanted<'_>) -> Vec<DescribedConfig> {
    let row = |definition: &'static ConfigDefinition| {
        let value = layers.dynamic_default.get(definition.name)?;
        let shown = (!definition.is_sensitive()).then(|| value.clone());
        let synonym = Synonym { name: definition.name, value: shown, source: Source::DynamicDefaultBroker };
        let access = if definition.update == Update::ReadOnly { Access::ReadOnly } else { Access::Writable };
        Some(described(definition, Some(value.clone()), vec![synonym], access))
    };
    broker_definitions().iter().filter(|definition| wanted.holds(definition)).filter_map(row).collect()
}

/// The configs of a group, whether it exists or not, by name.
#[must_use]
pub fn describe_group(overrides: &Values, layers: &BrokerLayers, wanted: Wanted<'_>) -> Vec<DescribedConfig> {
    let row = |definition: &'static ConfigDefinition| {
        let own = overrides.get(definition.name).cloned();
        let broker_name = broker_name_of_group(definition.name);
        let mut synonyms = Vec::new();
        if let Some(value) = &own {
            synonyms.push(Synonym { name: definition.name, value: Some(value.clone()), source: Source::Group });
        }
        match &broker_name {
            Some(broker_name) => synonyms.extend(layers.synonyms(broker_name)),
            None => synonyms.extend(definition.default_text().map(|text| Synonym {
                name: definition.name,
                value: Some(text.to_owned()),
                source: Source::Default,
            })),
        }
        let inherited = || match &broker_name {
            // The broker lists assignors, the group names one: the first is its default.
            Some(name) if definition.name == "streams.assignor.name" => {
                layers.value(name).and_then(|list| list.split(',').next()).map(str::to_owned)
            }
            Some(name) => layers.value(name).map(str::to_owned),
            None => definition.default_text().map(str::to_owned),
        };
        described(definition, own.or_else(inherited), synonyms, Access::Writable)
    };
    group_definitions().iter().filter(|definition| wanted.holds(definition)).map(row).collect()
}

/// The configs of a client-metrics subscription, by name.
#[must_use]
pub fn describe_client_metrics(overrides: &Values, wanted: Wanted<'_>) -> Vec<DescribedConfig> {
    let row = |definition: &'static ConfigDefinition| {
        let own = overrides.get(definition.name).cloned();
        let synonyms = own
            .iter()
            .map(|value| Synonym { name: definition.name, value: Some(value.clone()), source: Source::ClientMetrics })
            .collect();
        let value = own.or_else(|| definition.default_text().map(str::to_owned));
        described(definition, value, synonyms, Access::Writable)
    };
    client_metrics_definitions().iter().filter(|definition| wanted.holds(definition)).map(row).collect()
}

/// The broker config that gives a group config its default.
fn broker_name_of_group(name: &str) -> Option<String> {
    match name {
        "streams.assignor.name" => Some("group.streams.assignors".to_owned()),
        "share.auto.offset.reset" | "share.isolation.level" | "share.renew.acknowledge.enable" => None,
        name if name.starts_with("errors.") => None,
        name => Some(format!("group.{name}")),
    }
}

#[derive(PartialEq, Eq)]
enum Access {
    ReadOnly,
    Writable,
}

fn described(
    definition: &'static ConfigDefinition,
    value: Option<String>,
    synonyms: Vec<Synonym>,
    access: Access,
) -> DescribedConfig {
    let sensitive = definition.is_sensitive();
    DescribedConfig {
        name: definition.name,
        value: value.filter(|_| !sensitive),
        source: synonyms.first().map_or(Source::Default, |synonym| synonym.source),
        read_only: access == Access::ReadOnly,
        sensitive,
        kind: definition.kind,
        synonyms,
        documentation: definition.documentation,
    }
}

#[cfg(test)]
mod tests;
