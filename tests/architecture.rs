//! Keeps ARCHITECTURE.md true: every file and function that it names exists.

use std::fs;
use std::path::Path;

/// (file, function) pairs: `src/a/b.rs` `name`, and further names in the same sentence part.
fn named(text: &str) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    let mut file = String::new();
    for code in text.split('`').skip(1).step_by(2) {
        if code.starts_with("src/") && code.ends_with(".rs") {
            code.clone_into(&mut file);
        } else if !file.is_empty() && !code.is_empty() && code.bytes().all(|b| b.is_ascii_lowercase() || b == b'_') {
            pairs.push((file.clone(), code.to_owned()));
        }
    }
    pairs
}

fn defines(source: &str, function: &str) -> bool {
    source
        .match_indices(&format!("fn {function}"))
        .any(|(at, found)| source[at + found.len()..].starts_with(['(', '<']))
}

#[test]
fn every_hop_in_architecture_md_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).unwrap();
    // Only the walks name hops; elsewhere code words are other things.
    let walks = text.split("## A produce, hop by hop").nth(1).unwrap().split("## Invariants").next().unwrap();
    let mut missing = Vec::new();
    let pairs = named(walks);
    for (file, function) in &pairs {
        match fs::read_to_string(root.join(file)) {
            Err(_) => missing.push(format!("{file} does not exist")),
            Ok(source) if !defines(&source, function) => missing.push(format!("{file} has no function {function}")),
            Ok(_) => {}
        }
    }
    assert!(pairs.len() >= 30, "only {} names found: the test reads the page wrongly", pairs.len());
    assert!(missing.is_empty(), "ARCHITECTURE.md is not true any more:\n{}", missing.join("\n"));
}

#[test]
fn a_function_that_is_gone_would_be_noticed() {
    assert!(defines("pub fn handle(x: u8) {}", "handle") && defines("async fn handle<T>(x: T) {}", "handle"));
    assert!(!defines("pub fn handler() {}", "handle"));
    let pairs = named("1. `src/a/b.rs` `one` and `two` of `SO_SNDBUF`, then `src/c.rs` `three`.");
    let expected = [("src/a/b.rs", "one"), ("src/a/b.rs", "two"), ("src/c.rs", "three")];
    assert_eq!(pairs, expected.map(|(file, function)| (file.to_owned(), function.to_owned())));
}
