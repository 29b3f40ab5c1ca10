//! IncrementalAlterConfigs and AlterConfigs.

use std::sync::Arc;

use super::{Controller, Decision, Intent, Refusal};
use crate::cluster::metadata_record::{ConfigResource, MetadataRecord};
use crate::config::{ConfigChange, ConfigOutcome, ConfigScope, alter_configs, replace_configs};

const MIN_ISR: &str = "min.insync.replicas";

impl Controller<'_> {
    /// IncrementalAlterConfigs of one resource.
    pub fn alter_configs(
        &mut self,
        resource: &ConfigResource,
        changes: &[ConfigChange<'_>],
        intent: Intent,
    ) -> Result<Decision<()>, Refusal> {
        let scope = self.scope_of(resource)?;
        let outcomes = alter_configs(scope, &self.image.configs(resource), changes, &self.layers())?;
        self.set_configs(resource, outcomes, intent)
    }

    /// AlterConfigs, which replaces everything that was set on the resource.
    pub fn replace_configs(
        &mut self,
        resource: &ConfigResource,
        values: &[(&str, Option<&str>)],
        intent: Intent,
    ) -> Result<Decision<()>, Refusal> {
        let scope = self.scope_of(resource)?;
        let current = self.image.configs(resource);
        let outcomes = replace_configs(scope, &current, values.iter().copied(), &self.layers())?;
        self.set_configs(resource, outcomes, intent)
    }

    fn scope_of(&self, resource: &ConfigResource) -> Result<ConfigScope, Refusal> {
        let request = |why: &str| Err(Refusal::Request(why.to_owned()));
        match resource {
            ConfigResource::Topic(name) => match self.image.topic_named(name) {
                Some(_) => Ok(ConfigScope::Topic),
                None => Err(Refusal::UnknownConfigTopic(name.to_string())),
            },
            ConfigResource::Broker(name) if name.is_empty() => Ok(ConfigScope::BrokerDefaults),
            ConfigResource::Broker(name) => match name.parse::<i32>() {
                Ok(id) if id == self.settings.node.0 => Ok(ConfigScope::Broker),
                Ok(_) => Err(Refusal::Request(format!(
                    "Unexpected broker id, expected {} or empty string, but received {name}",
                    self.settings.node.0
                ))),
                Err(_) => Err(Refusal::Request(format!("Node id must be an integer, but it is: {name}"))),
            },
            ConfigResource::Group(name) if name.is_empty() => request("Default group resources are not allowed."),
            ConfigResource::Group(_) => Ok(ConfigScope::Group),
            ConfigResource::ClientMetrics(name) if name.is_empty() => {
                request("Default client metrics resources are not allowed.")
            }
            ConfigResource::ClientMetrics(_) => Ok(ConfigScope::ClientMetrics),
            ConfigResource::Other(code, _) => {
                Err(Refusal::Request(format!("Configs of resource type {code} cannot be changed.")))
            }
        }
    }

    fn set_configs(
        &self,
        resource: &ConfigResource,
        outcomes: Vec<ConfigOutcome>,
        intent: Intent,
    ) -> Result<Decision<()>, Refusal> {
        let min_isr = outcomes.iter().find(|(name, _)| name == MIN_ISR);
        let mut records: Vec<MetadataRecord> = Vec::with_capacity(outcomes.len());
        if let (Some((_, value)), true) = (min_isr, self.has_eligible_leaders()) {
            // Who counts as eligible depends on this config, so everybody must use the same one, and a change starts
            // the count anew (KIP-966).
            let forbid = |why: &str| Err(Refusal::ConfigForbidden(why.to_owned()));
            match resource {
                ConfigResource::Broker(name) if name.is_empty() && value.is_none() => {
                    return forbid("Cluster-level min.insync.replicas cannot be removed while ELR is enabled.");
                }
                ConfigResource::Broker(name) if !name.is_empty() => {
                    return forbid("Broker-level min.insync.replicas cannot be altered while ELR is enabled.");
                }
                _ => {}
            }
        }
        let cleared = match (resource, min_isr) {
            (_, None) => None,
            (ConfigResource::Topic(name), Some(_)) => Some(Arc::clone(name)),
            (ConfigResource::Broker(_), Some(_)) => Some(Arc::from("")),
            _ => None,
        };
        for (name, value) in outcomes {
            records.push(MetadataRecord::Config { resource: resource.clone(), name, value });
        }
        if let Some(topic) = cleared.filter(|_| self.has_eligible_leaders()) {
            records.push(MetadataRecord::ClearEligibleLeaders { topic });
        }
        if intent == Intent::Validate {
            records.clear();
        }
        Ok(Decision { records, answer: () })
    }
}
