//! Holds the picture in ARCHITECTURE.md: a folder under src/ uses only folders below it, and folders of one row do
//! not know each other.  Reads the sources as text, so it needs no build of them; comments and strings do not count.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Rows from the ground up.  A folder may use any folder of a lower row, and itself.
const ROWS: [&[&str]; 10] = [
    &["base"],
    &["wire", "config", "metrics"],
    &["reactor", "record", "security", "quota"],
    &["storage"],
    &["partition", "coordinator", "cluster"],
    &["shard"],
    &["replication"],
    &["broker", "admin"],
    &["server"],
    &["sim", "cli"],
];

fn row_of(folder: &str) -> Option<usize> {
    ROWS.iter().position(|row| row.contains(&folder))
}

/// Every breach in one file, as sentences.
fn breaches(folder: &str, file: &str, source: &str) -> Vec<String> {
    let Some(own_row) = row_of(folder) else {
        return vec![format!("{file}: folder `{folder}` has no row; add it to tests/import_direction.rs and docs")];
    };
    let mut found = Vec::new();
    for used in folders_used(&code_only(source)) {
        if used == folder {
            continue;
        }
        match row_of(&used) {
            Some(row) if row < own_row => {}
            Some(row) if row == own_row => {
                found.push(format!("{file}: `{folder}` uses `{used}`, which is in its own row"));
            }
            Some(_) => found.push(format!("{file}: `{folder}` uses `{used}`, which is above it")),
            // Something other than a folder, for example a macro of the crate's root.
            None => {}
        }
    }
    found
}

/// Folders named after `crate::`, `use crate::{…}` included, and after `millrace_wire`.
fn folders_used(code: &str) -> BTreeSet<String> {
    let mut used = BTreeSet::new();
    for (position, _) in code.match_indices("crate::") {
        let before = code[..position].chars().next_back();
        if before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '$') {
            continue;
        }
        let rest = code[position + "crate::".len()..].trim_start();
        match rest.strip_prefix('{') {
            Some(group) => used.extend(first_names(group)),
            None => used.extend(leading_name(rest)),
        }
    }
    if code.contains("millrace_wire") {
        used.insert("wire".to_owned());
    }
    used
}

/// First path segment of every item of a `use` group, whose opening brace was already taken.
fn first_names(group: &str) -> Vec<String> {
    let mut names = Vec::new();
    let (mut depth, mut at_start) = (0, true);
    for (position, character) in group.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => at_start = true,
            c if at_start && (c.is_alphabetic() || c == '_') => {
                names.extend(leading_name(&group[position..]));
                at_start = false;
            }
            _ => {}
        }
    }
    names
}

fn leading_name(text: &str) -> Option<String> {
    let name: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    (!name.is_empty()).then_some(name)
}

/// The source without comments and without the insides of strings.
fn code_only(source: &str) -> String {
    let bytes = source.as_bytes();
    let mut code = Vec::with_capacity(bytes.len());
    let mut i = 0;
    while i < bytes.len() {
        let rest = &bytes[i..];
        let after_word = i > 0 && (bytes[i - 1].is_ascii_alphanumeric() || bytes[i - 1] == b'_');
        if rest.starts_with(b"//") {
            i += rest.iter().position(|b| *b == b'\n').unwrap_or(rest.len());
        } else if rest.starts_with(b"/*") {
            i += block_comment(rest);
        } else if (rest[0] == b'r' && !after_word || rest.starts_with(b"br")) && raw_string(rest).is_some() {
            i += raw_string(rest).unwrap();
        } else if rest[0] == b'"' {
            i += quoted(rest);
        } else if rest[0] == b'\'' && char_literal(rest).is_some() {
            i += char_literal(rest).unwrap();
        } else {
            code.push(rest[0]);
            i += 1;
        }
    }
    String::from_utf8_lossy(&code).into_owned()
}

fn block_comment(rest: &[u8]) -> usize {
    let (mut depth, mut i) = (0, 0);
    while i < rest.len() {
        if rest[i..].starts_with(b"/*") {
            depth += 1;
            i += 2;
        } else if rest[i..].starts_with(b"*/") {
            depth -= 1;
            i += 2;
            if depth == 0 {
                break;
            }
        } else {
            i += 1;
        }
    }
    i
}

fn quoted(rest: &[u8]) -> usize {
    let mut i = 1;
    while i < rest.len() && rest[i] != b'"' {
        i += if rest[i] == b'\\' { 2 } else { 1 };
    }
    (i + 1).min(rest.len())
}

/// Length of `r"…"`, `r#"…"#`, `br"…"`; none if this is no raw string.
fn raw_string(rest: &[u8]) -> Option<usize> {
    let start = if rest[0] == b'b' { 2 } else { 1 };
    let hashes = rest.get(start..)?.iter().take_while(|b| **b == b'#').count();
    if rest.get(start + hashes) != Some(&b'"') {
        return None;
    }
    let mut end = vec![b'"'];
    end.resize(1 + hashes, b'#');
    let body = &rest[start + hashes + 1..];
    let close = body.windows(end.len()).position(|window| window == end)?;
    Some(start + hashes + 1 + close + end.len())
}

/// Length of a character literal; none if the quote begins a lifetime.
fn char_literal(rest: &[u8]) -> Option<usize> {
    if rest.get(1) == Some(&b'\\') {
        let close = rest.iter().skip(3).position(|b| *b == b'\'')?;
        return Some(3 + close + 1);
    }
    let text = std::str::from_utf8(&rest[1..rest.len().min(6)])
        .or_else(|error| std::str::from_utf8(&rest[1..1 + error.valid_up_to()]))
        .ok()?;
    let width = text.chars().next()?.len_utf8();
    (rest.get(1 + width) == Some(&b'\'')).then_some(width + 2)
}

fn rust_files(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            rust_files(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

#[test]
fn every_folder_uses_only_folders_below_it() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    rust_files(&src, &mut files);
    let mut found = Vec::new();
    let mut looked_at = 0;
    for path in files {
        let relative = path.strip_prefix(&src).unwrap();
        let mut parts = relative.components();
        let folder = parts.next().unwrap().as_os_str().to_str().unwrap().to_owned();
        // lib.rs and main.rs stand above all rows.  src/wire is a crate of its own, where `crate` is itself.
        if parts.next().is_none() || folder == "wire" {
            continue;
        }
        looked_at += 1;
        found.extend(breaches(&folder, &relative.display().to_string(), &fs::read_to_string(&path).unwrap()));
    }
    assert!(looked_at >= 20, "only {looked_at} files found: the test looks in the wrong place");
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn the_codec_crate_depends_on_nothing_of_ours() {
    let manifest = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/wire/Cargo.toml")).unwrap();
    assert!(!manifest.contains("path = \"../"), "src/wire must not depend on another crate of this workspace");
}

#[test]
fn a_planted_breach_is_reported() {
    let upward = "use std::fmt;\nuse crate::broker::Dispatch;\n";
    assert_eq!(
        breaches("storage", "storage/append.rs", upward),
        ["storage/append.rs: `storage` uses `broker`, which is above it"]
    );
    let sideways = "fn f() { let x = crate::record::BatchHeader::default(); }";
    assert_eq!(
        breaches("reactor", "reactor/ring.rs", sideways),
        ["reactor/ring.rs: `reactor` uses `record`, which is in its own row"]
    );
    let grouped = "use crate::{\n    base::{Offset, Position},\n    server,\n    wire::Reader,\n};";
    assert_eq!(breaches("shard", "shard/a.rs", grouped), ["shard/a.rs: `shard` uses `server`, which is above it"]);
    assert_eq!(breaches("base", "base/a.rs", "use millrace_wire::Reader;").len(), 1);
    assert_eq!(breaches("helpers", "helpers/a.rs", "").len(), 1);
}

#[test]
fn what_is_only_said_is_no_breach() {
    let source = r##"
        //! See crate::broker and `crate::server`.
        /* crate::server /* nested */ crate::server */
        use crate::base::Offset;
        use crate::record;
        fn f<'a>(x: &'a str) -> char { let _ = "crate::server"; let _ = r#"crate::"server"#; let q = '"'; '\'' }
        fn g() { mycrate::server::run() }
    "##;
    assert_eq!(breaches("storage", "storage/a.rs", source), Vec::<String>::new());
    // The quote characters above must not have hidden the rest of the file.
    let after = format!("{source}\nuse crate::cli;");
    assert_eq!(breaches("storage", "storage/a.rs", &after).len(), 1);
}
