//! Runs the tests of the speed scripts' own rules (when a ratio is refused), which are in Python.

use std::process::Command;

#[test]
fn the_rules_under_which_a_ratio_is_quoted_hold() {
    let run = Command::new("python3")
        .args(["-B", "-m", "unittest", "discover", "-s", "speed"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output();
    match run {
        Ok(done) => assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr)),
        Err(missing) if std::env::var("CI").is_ok_and(|ci| ci == "true") => panic!("python3: {missing}"),
        Err(missing) => eprintln!("skipped: python3: {missing}"),
    }
}
