//! Refusal: the measured produce path must look at every record of a batch.
//!
//! Sends batches of five records whose third is malformed in one way each, with the right length and
//! CRC; each must be refused, and none may leave a trace: a good batch before, between and after must get
//! consecutive offsets.

use crate::{Target, report, topic};
use anyhow::ensure;
use clap::ValueEnum;
use millrace_bench::batch::{Flaw, batch, batch_with_flaw};
use millrace_bench::connection::Connection;
use millrace_bench::requests::{self, NO_ERROR, ProduceAnswer};
use serde::Serialize;

const RECORDS: usize = 5;

#[derive(clap::Args)]
pub struct Refusal {
    #[command(flatten)]
    target: Target,
}

#[derive(Serialize)]
struct Outcome {
    mode: &'static str,
    refused: bool,
    error_codes: Vec<(Flaw, i16)>,
}

impl Refusal {
    pub fn run(self) -> anyhow::Result<()> {
        let mut connection = Connection::open(self.target.broker)?;
        topic::wait_for_leaders(&mut connection, &self.target.topic, 1)?;
        let good = batch(RECORDS, 64);
        let first = self.send(&mut connection, &good)?;
        ensure!(first.error == NO_ERROR, "a good batch was refused with error {}", first.error);
        let mut next = first.base_offset + RECORDS as i64;
        let mut error_codes = Vec::new();
        for &flaw in Flaw::value_variants() {
            let bad = self.send(&mut connection, &batch_with_flaw(RECORDS, 64, Some(flaw)))?;
            error_codes.push((flaw, bad.error));
            let after = self.send(&mut connection, &good)?;
            ensure!(after.error == NO_ERROR, "after {flaw:?} a good batch was refused with error {}", after.error);
            if bad.error != NO_ERROR {
                ensure!(after.base_offset == next, "{flaw:?} was refused but moved the end offset");
            }
            next = after.base_offset + RECORDS as i64;
        }
        let refused = error_codes.iter().all(|&(_, error)| error != NO_ERROR);
        report(&Outcome { mode: "refusal", refused, error_codes })?;
        ensure!(refused, "a batch with a malformed third record was accepted");
        Ok(())
    }

    fn send(&self, connection: &mut Connection, batch: &[u8]) -> anyhow::Result<ProduceAnswer> {
        let produce = requests::Produce { version: 7, acks: 1, topic: &self.target.topic, partition: 0 };
        Ok(requests::produce_answer(7, connection.ask(produce.frame(batch))?)?)
    }
}
