//! The `millrace` binary as its user meets it: exit codes, sentences, and a data folder written by Apache Kafka.

use std::fs;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

fn millrace(arguments: &[&str]) -> Output {
    millrace_reading(arguments, b"")
}

fn millrace_reading(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_millrace"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that fails early does not read its input: that is no error here.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("ended by a signal")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Answers every connection with these bytes and closes it; gives the address.
fn program_that_sends(bytes: &'static [u8]) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let mut stream: TcpStream = stream;
            let mut request = [0; 512];
            let _ = stream.read(&mut request);
            let _ = stream.write_all(bytes);
        }
    });
    address
}

/// A data folder that Apache Kafka 4.4.0 wrote, unpacked for this test.
fn kafkas_data_folder(into: &Path) -> PathBuf {
    let archive = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/kafka-4.4-datadir.tar.gz");
    let unpacked = Command::new("tar").arg("xzf").arg(&archive).arg("-C").arg(into).status().unwrap();
    assert!(unpacked.success(), "tar cannot unpack {}", archive.display());
    into.join("kafka-4.4-datadir")
}

#[test]
fn help_and_version_go_to_standard_output_with_code_0() {
    let version = millrace(&["--version"]);
    assert_eq!((code(&version), stdout(&version)), (0, format!("millrace {}\n", env!("CARGO_PKG_VERSION"))));
    for command in [&["--help"][..], &["topic", "create", "--help"], &["dump-log", "--help"], &["dev", "--help"]] {
        let help = millrace(command);
        assert_eq!(code(&help), 0);
        assert!(stdout(&help).contains("Example"), "{command:?}: {}", stdout(&help));
    }
}

#[test]
fn wrong_usage_ends_with_code_2() {
    for wrong in [
        &[][..],
        &["nonsense"],
        &["topic", "create"],
        &["produce", "t", "--codec", "rar"],
        &["produce", "t", "--idempotent", "--acks", "1"],
        &["consume", "t", "--from", "yesterday"],
        &["topic", "alter", "t"],
        &["dump-log"],
    ] {
        let output = millrace(wrong);
        assert_eq!(code(&output), 2, "{wrong:?}: {}", stderr(&output));
        assert!(!output.stderr.is_empty(), "{wrong:?} says nothing");
    }
}

#[test]
fn whatever_stands_on_the_port_is_said_in_one_line_with_code_1() {
    let nobody = {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        listener.local_addr().unwrap().to_string()
    };
    for (address, says) in [
        (nobody, "no broker listens at"),
        (program_that_sends(b"\x15\x03\x03\x00\x02\x02\x28"), "speaks TLS"),
        (program_that_sends(b"HTTP/1.0 400 Bad Request\r\n\r\n"), "speaks HTTP"),
        (program_that_sends(b""), "closed the connection"),
        ("nowhere.invalid:9092".to_owned(), "cannot be resolved"),
        ("localhost".to_owned(), "is no broker address"),
    ] {
        for command in [&["topic", "list"][..], &["produce", "t"], &["consume", "t"]] {
            let output = millrace_reading(&[command, &["-b", &address, "--timeout", "5"]].concat(), b"line\n");
            let said = stderr(&output);
            assert_eq!(code(&output), 1, "{command:?} at {address}: {said}");
            assert!(said.starts_with("millrace: ") && said.contains(says), "{command:?} at {address}: {said}");
            assert_eq!(said.lines().count(), 1, "{command:?} at {address}: {said}");
        }
    }
}

#[test]
fn a_data_folder_of_kafkas_is_verified_without_a_complaint() {
    let folder = tempfile::tempdir().unwrap();
    let data = kafkas_data_folder(folder.path());
    let output = millrace(&["dump-log", "--verify", data.to_str().unwrap()]);
    assert_eq!(code(&output), 0, "{}{}", stdout(&output), stderr(&output));
    assert_eq!(
        stdout(&output),
        "checked 214 files, 384 batches, 806 records, 110 index entries: no damage\n",
        "every file of the folder is known and read"
    );
}

#[test]
fn metadata_records_of_kafkas_are_told_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let data = kafkas_data_folder(folder.path());
    let output = millrace(&["dump-log", data.join("__cluster_metadata-0").to_str().unwrap()]);
    let text = stdout(&output);
    assert_eq!(code(&output), 0, "{text}");
    for expected in
        ["TopicRecord v0 {\"name\":\"codecs\"", "PartitionRecord v", "LeaderChangeMessage v", "RegisterBrokerRecord v"]
    {
        assert!(text.contains(expected), "no {expected}");
    }
}

#[test]
fn a_flipped_byte_is_found_with_offset_and_position_and_code_1() {
    let folder = tempfile::tempdir().unwrap();
    let data = kafkas_data_folder(folder.path());
    let segment = data.join("plain-0/00000000000000000000.log");
    let mut bytes = fs::read(&segment).unwrap();
    let at = bytes.len() / 2;
    bytes[at] ^= 0x10;
    fs::write(&segment, bytes).unwrap();
    let output = millrace(&["dump-log", "--verify", data.to_str().unwrap()]);
    let text = stdout(&output);
    assert_eq!(code(&output), 1, "{text}");
    let damage: Vec<&str> = text.lines().filter(|line| line.starts_with("DAMAGED")).collect();
    assert!(!damage.is_empty() && damage.iter().all(|line| line.contains("plain-0/")), "{text}");
    assert!(damage[0].contains("offset ") && damage[0].contains("position "), "{text}");
}

#[test]
fn paths_that_are_no_log_files_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let stranger = folder.path().join("notes.txt");
    fs::write(&stranger, "x").unwrap();
    for (path, says) in [
        (folder.path().join("absent"), "check the path"),
        (stranger, "is no file of a log directory"),
        (folder.path().to_path_buf(), "holds no file of a log directory"),
    ] {
        let output = millrace(&["dump-log", path.to_str().unwrap()]);
        assert_eq!(code(&output), 1);
        assert!(stderr(&output).contains(says), "{}", stderr(&output));
    }
}

/// A broker of our own, stopped with SIGTERM.
struct Dev {
    child: std::process::Child,
    lines: std::io::Lines<std::io::BufReader<std::process::ChildStdout>>,
    broker: String,
    http: String,
}

impl Dev {
    fn start(arguments: &[&str]) -> Dev {
        use std::io::BufRead as _;
        let mut child = Command::new(env!("CARGO_BIN_EXE_millrace"))
            .args(["dev", "--port", "0", "--http-port", "0"])
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = std::io::BufReader::new(child.stdout.take().unwrap()).lines();
        let between = |line: String, before: &str, after: &str| {
            let rest = line.split_once(before).unwrap_or_else(|| panic!("no '{before}' in: {line}")).1;
            rest.split_once(after).unwrap().0.to_owned()
        };
        let broker = between(lines.next().expect("it ended without a banner").unwrap(), "ready on ", " (");
        let http = between(lines.next().unwrap().unwrap(), "http://", "/");
        Dev { child, lines, broker, http }
    }

    fn run(&self, arguments: &[&str], input: &[u8]) -> Output {
        millrace_reading(&[arguments, &["-b", &self.broker]].concat(), input)
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.http).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn terminate(mut self) -> i32 {
        let id = nix::unistd::Pid::from_raw(self.child.id() as i32);
        nix::sys::signal::kill(id, nix::sys::signal::Signal::SIGTERM).unwrap();
        self.child.wait().unwrap().code().expect("ended by a signal")
    }
}

impl Drop for Dev {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_first_minute_works_as_the_banner_says() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let mut dev = Dev::start(&["--data", data.to_str().unwrap(), "--shards", "2"]);
    // The banner is there, so a client succeeds at the first try.
    let created = dev.run(&["topic", "create", "hello", "--partitions", "3"], b"");
    assert_eq!((code(&created), stdout(&created).as_str()), (0, "created topic 'hello' with 3 partitions\n"));
    let lines: String = (0..500).map(|number| format!("key{number}:value {number}\n")).collect();
    for codec in ["none", "gzip", "snappy", "lz4", "zstd"] {
        let options = ["produce", "hello", "--key-separator", ":", "--codec", codec, "--idempotent", "--header", "a=b"];
        let produced = dev.run(&options, lines.as_bytes());
        assert_eq!((code(&produced), stderr(&produced).as_str()), (0, "wrote 500 records to 'hello'\n"));
    }
    let consumed = dev.run(&["consume", "hello", "--exit"], b"");
    assert_eq!(code(&consumed), 0, "{}", stderr(&consumed));
    let mut values: Vec<String> = stdout(&consumed).lines().map(str::to_owned).collect();
    let mut expected: Vec<String> = (0..500).flat_map(|n| vec![format!("value {n}"); 5]).collect();
    values.sort();
    expected.sort();
    assert_eq!(values, expected);
    let few = dev.run(&["consume", "hello", "-n", "3", "--json"], b"");
    assert_eq!(stdout(&few).lines().count(), 3);
    assert!(stdout(&few).contains("\"headers\":[{\"key\":\"a\",\"value\":\"b\"}]"), "{}", stdout(&few));
    let described = dev.run(&["topic", "describe", "hello"], b"");
    assert!(stdout(&described).contains("3 partitions"), "{}", stdout(&described));

    assert!(dev.get("/healthz").contains("ok: 2 shards answered"));
    let metrics = dev.get("/metrics");
    for series in
        ["kafka_network_requestmetrics_requests_total{request=\"Produce\"", "millrace_shard_up{shard=\"1\"} 1"]
    {
        assert!(metrics.contains(series), "no {series}");
    }

    assert!(dev.lines.by_ref().map_while(Result::ok).any(|line| line.starts_with("Ctrl-C")), "the banner is whole");
    assert_eq!(dev.terminate(), 0);
    let verified = millrace(&["dump-log", "--verify", data.to_str().unwrap()]);
    assert_eq!(code(&verified), 0, "{}", stdout(&verified));
    assert!(stdout(&verified).contains("no damage"), "{}", stdout(&verified));
}

#[test]
fn a_second_broker_on_the_same_folder_or_port_is_refused_in_one_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let dev = Dev::start(&["--data", data.to_str().unwrap(), "--shards", "1"]);
    let (port, http) = (dev.broker.rsplit_once(':').unwrap().1, dev.http.rsplit_once(':').unwrap().1);
    let same = data.to_str().unwrap();
    for (arguments, says) in [
        (["--port", "0", "--http-port", "off", "--data", same], "another process"),
        (["--port", port, "--http-port", "off", "--data", &format!("{same}2")], "already in use"),
        (["--port", "0", "--http-port", http, "--data", &format!("{same}3")], "already in use"),
    ] {
        let output = millrace(&[&["dev"][..], &arguments].concat());
        let said = stderr(&output);
        assert_eq!(code(&output), 1, "{said}");
        assert!(
            said.lines().last().is_some_and(|line| line.starts_with("millrace: ") && line.contains(says)),
            "{said}"
        );
    }
    assert_eq!(dev.terminate(), 0);
}

#[test]
fn an_ephemeral_broker_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_millrace"))
        .args(["dev", "--port", "0", "--http-port", "off", "--ephemeral"])
        .env("TMPDIR", folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut first = [0; 8];
    child.stdout.as_mut().unwrap().read_exact(&mut first).unwrap();
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "the data lies in the temporary folder");
    let id = nix::unistd::Pid::from_raw(child.id() as i32);
    nix::sys::signal::kill(id, nix::sys::signal::Signal::SIGINT).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn settings_that_cannot_be_are_refused_before_anything_starts() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("server.properties");
    let log_dirs = format!("log.dirs={}\n", folder.path().join("d").display());
    for (settings, says) in [
        ("listeners=PLAINTEXT://0.0.0.0:0\n", "--insecure"),
        ("num.partitions=several\n", "num.partitions=several"),
        ("listeners=SASL_SSL://127.0.0.1:0\n", "SASL_SSL"),
    ] {
        fs::write(&file, format!("{log_dirs}{settings}")).unwrap();
        let output = millrace(&["serve", "--http-port", "off", "--config", file.to_str().unwrap()]);
        let said = stderr(&output);
        assert_eq!(code(&output), 1, "{settings}: {said}");
        assert!(said.contains(says), "{settings}: {said}");
        assert!(!folder.path().join("d").exists(), "{settings}: nothing was touched");
    }
    let output = millrace(&["serve", "--config", "/no/such/file"]);
    assert_eq!(code(&output), 1);
    assert!(stderr(&output).contains("--config"), "{}", stderr(&output));
}
