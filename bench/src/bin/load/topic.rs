//! Topics: create, delete, wait for leaders, ask for offsets.

use crate::Target;
use anyhow::{Context, bail, ensure};
use millrace_bench::connection::Connection;
use millrace_bench::requests::{self, Edge, NO_ERROR, TOPIC_ALREADY_EXISTS};
use std::time::{Duration, Instant};

const LEADERS_WITHIN: Duration = Duration::from_secs(20);

#[derive(clap::Args)]
pub struct Create {
    #[command(flatten)]
    target: Target,
    #[arg(short = 'P', long, default_value_t = 1)]
    partitions: usize,
    /// Topic config, NAME=VALUE; may be given several times
    #[arg(short = 'c', long, value_parser = config)]
    config: Vec<(String, String)>,
}

#[derive(clap::Args)]
pub struct Delete {
    #[command(flatten)]
    target: Target,
}

fn config(text: &str) -> Result<(String, String), String> {
    text.split_once('=').map(|(name, value)| (name.into(), value.into())).ok_or_else(|| "expected NAME=VALUE".into())
}

impl Create {
    pub fn run(self) -> anyhow::Result<()> {
        let mut connection = Connection::open(self.target.broker)?;
        let request = requests::create_topic(&self.target.topic, self.partitions, &self.config);
        let (error, message) = requests::create_topic_answer(connection.ask(request)?)?;
        ensure!(error == NO_ERROR || error == TOPIC_ALREADY_EXISTS, "CreateTopics: error {error} {message}");
        wait_for_leaders(&mut connection, &self.target.topic, self.partitions)?;
        offsets(&mut connection, &self.target.topic, self.partitions, Edge::Latest)?;
        Ok(())
    }
}

impl Delete {
    pub fn run(self) -> anyhow::Result<()> {
        let mut connection = Connection::open(self.target.broker)?;
        let error = requests::delete_topic_answer(connection.ask(requests::delete_topic(&self.target.topic))?)?;
        ensure!(error == NO_ERROR, "DeleteTopics: error {error}");
        Ok(())
    }
}

/// Returns when `partitions` partitions answer without error; creates the topic where that is automatic.
pub fn wait_for_leaders(connection: &mut Connection, topic: &str, partitions: usize) -> anyhow::Result<()> {
    let since = Instant::now();
    loop {
        let (error, found) = requests::metadata_answer(connection.ask(requests::metadata(topic))?)?;
        let ready = found.iter().filter(|(_, error)| *error == NO_ERROR).count();
        if error == NO_ERROR && ready == found.len() && ready >= partitions {
            return Ok(());
        }
        if since.elapsed() > LEADERS_WITHIN {
            bail!("topic {topic}: error {error}, {ready} of {partitions} partitions have a leader");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// The offsets at one edge of each partition, in partition order.  Metadata may name a leader a moment
/// before that leader knows of it: such errors are asked again.
pub fn offsets(connection: &mut Connection, topic: &str, partitions: usize, edge: Edge) -> anyhow::Result<Vec<i64>> {
    const NOT_YET: [i16; 3] = [3, 5, 6];
    let since = Instant::now();
    let answer = loop {
        let answer = requests::list_offsets_answer(connection.ask(requests::list_offsets(topic, partitions, edge))?)?;
        if since.elapsed() > LEADERS_WITHIN || !answer.iter().any(|(_, error, _)| NOT_YET.contains(error)) {
            break answer;
        }
        std::thread::sleep(Duration::from_millis(5));
    };
    let mut offsets = vec![None; partitions];
    for (partition, error, offset) in answer {
        ensure!(error == NO_ERROR, "ListOffsets of partition {partition}: error {error}");
        let slot = usize::try_from(partition).ok().and_then(|partition| offsets.get_mut(partition));
        *slot.context("ListOffsets answered a partition that was not asked for")? = Some(offset);
    }
    offsets.into_iter().collect::<Option<_>>().context("ListOffsets left a partition out")
}
