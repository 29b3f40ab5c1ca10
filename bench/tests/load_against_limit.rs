//! The load client against the limit broker: what is measured with is itself right.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

struct Limit {
    process: Child,
    address: String,
    folder: PathBuf,
}

impl Limit {
    fn start(name: &str) -> Limit {
        let folder = std::env::temp_dir().join(format!("millrace-bench-{}-{name}", std::process::id()));
        let mut process = Command::new(env!("CARGO_BIN_EXE_limit-broker"))
            .args(["-p", "0", "-P", "4", "-l", "-c", "-d"])
            .arg(&folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the limit broker starts");
        let mut address = String::new();
        BufReader::new(process.stdout.take().expect("its output is piped"))
            .read_line(&mut address)
            .expect("an address");
        Limit { process, address: address.trim().into(), folder }
    }

    fn load(&self, arguments: &str) -> Result<serde_json::Value, String> {
        let mut arguments = arguments.split_whitespace();
        let done = Command::new(env!("CARGO_BIN_EXE_load"))
            .arg(arguments.next().expect("a subcommand"))
            .args(["-b", &self.address])
            .args(arguments)
            .output()
            .expect("the load client runs");
        match done.status.success() {
            true => Ok(serde_json::from_slice(&done.stdout).expect("one line of JSON")),
            false => Err(String::from_utf8_lossy(&done.stderr).into_owned()),
        }
    }
}

impl Drop for Limit {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn every_way_of_producing_arrives_whole_and_is_read_back_with_right_checksums() {
    let limit = Limit::start("produce");
    for arguments in [
        "-n 20000 -B 100 -w 8",
        "-n 500 -w 32 --pause-us 20",
        "-n 500 --wait spin",
        "-n 1000 -w 4 -P 4 --connections 2",
        "-n 600 -w 4 -P 2 --connections 3 --wait poll",
        "-n 300 -r 3000 -w 100 -P 4 --connections 2",
        "-n 2000 -B 10 -w 8 -a 0",
        "-n 500 -a -1 --version 3",
    ] {
        let produced = limit.load(&format!("produce -t t {arguments}")).expect(arguments);
        assert_eq!(produced["records"], arguments.split(' ').nth(1).unwrap().parse::<u64>().unwrap(), "{arguments}");
    }
    let fetched = limit.load("fetch -t t -P 4 --check -x 16384").expect("fetch");
    assert_eq!(fetched["records"], 20_000 + 500 + 500 + 1_000 + 600 + 300 + 2_000 + 500);
}

#[test]
fn end_to_end_sees_every_record_once_and_after_it_was_due() {
    let limit = Limit::start("end-to-end");
    for wait in ["poll", "spin"] {
        let seen = limit.load(&format!("end-to-end -t {wait} -n 200 -r 2000 --wait {wait}")).expect(wait);
        assert_eq!(seen["records"], 200);
        assert!(seen["end_to_end_us"]["p50"].as_f64().is_some_and(|p50| p50 > 0.0));
    }
}

/// The limit broker looks at checksums alone, so it is what the check of the measured path must catch.
#[test]
fn a_broker_that_does_not_look_at_its_records_is_found_out() {
    let limit = Limit::start("refusal");
    let complaint = limit.load("refusal -t t").expect_err("the limit broker does not look at records");
    assert!(complaint.contains("malformed third record was accepted"), "{complaint}");
}

#[test]
fn a_version_that_the_broker_does_not_serve_is_an_error_and_no_result() {
    let limit = Limit::start("version");
    let complaint = limit.load("produce -t t -n 10 --version 9").expect_err("the limit broker serves 3..=7");
    assert!(complaint.contains("closed the connection"), "{complaint}");
}
