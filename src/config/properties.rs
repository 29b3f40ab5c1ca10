//! Java's properties syntax, as `server.properties` and `meta.properties` are written.  Pure.
//!
//! Comments (`#`, `!`), `=`, `:` or a blank between key and value, escapes (`\t \n \r \f \uXXXX`, a backslash before
//! anything else is dropped), and lines continued by a backslash.  A file is read as UTF-8; if it is not UTF-8, as
//! Latin-1, which is what Java assumes.  The last value of a key counts.

/// Why a file could not be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: \\u must be followed by four hexadecimal digits, not by \"{found}\"")]
pub struct BadEscape {
    pub line: usize,
    pub found: String,
}

/// One `key=value` with the line it begins on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Property {
    pub key: String,
    pub value: String,
    pub line: usize,
}

/// Reads a whole file; keys appear in its order, repeated ones more than once.
pub fn parse(bytes: &[u8]) -> Result<Vec<Property>, BadEscape> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|&b| char::from(b)).collect(),
    };
    let mut properties = Vec::new();
    for (line, logical) in logical_lines(&text) {
        let (key, value) = split(&logical);
        let key = unescape(key, line)?;
        let value = unescape(value, line)?;
        properties.push(Property { key, value, line });
    }
    Ok(properties)
}

/// Lines joined where a backslash continues them; comments and blank lines left out.
fn logical_lines(text: &str) -> impl Iterator<Item = (usize, String)> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let natural: Vec<String> = text.split('\n').map(str::to_owned).collect();
    let mut at = 0;
    std::iter::from_fn(move || {
        loop {
            let line = natural.get(at)?;
            at += 1;
            let start = at;
            let mut logical = line.trim_start_matches(blank).to_owned();
            if logical.is_empty() || logical.starts_with(['#', '!']) {
                continue;
            }
            while is_continued(&logical) {
                logical.pop();
                let Some(next) = natural.get(at) else { break };
                at += 1;
                logical.push_str(next.trim_start_matches(blank));
            }
            return Some((start, logical));
        }
    })
}

fn blank(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\u{c}')
}

/// An odd number of backslashes at the end: the last one is not itself escaped.
fn is_continued(line: &str) -> bool {
    line.bytes().rev().take_while(|&b| b == b'\\').count() % 2 == 1
}

/// Cuts at the first separator that is not escaped.
fn split(line: &str) -> (&str, &str) {
    let mut escaped = false;
    let end = line.char_indices().find(|&(_, c)| {
        if escaped {
            escaped = false;
            return false;
        }
        escaped = c == '\\';
        matches!(c, '=' | ':') || blank(c)
    });
    let Some((end, _)) = end else { return (line, "") };
    let (key, rest) = line.split_at(end);
    let rest = rest.trim_start_matches(blank);
    let rest = rest.strip_prefix(['=', ':']).unwrap_or(rest);
    (key, rest.trim_start_matches(blank))
}

fn unescape(text: &str, line: usize) -> Result<String, BadEscape> {
    if !text.contains('\\') {
        return Ok(text.to_owned());
    }
    let mut units: Vec<u16> = Vec::with_capacity(text.len());
    let push = |units: &mut Vec<u16>, c: char| units.extend_from_slice(c.encode_utf16(&mut [0; 2]));
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            push(&mut units, c);
            continue;
        }
        match chars.next() {
            Some('t') => push(&mut units, '\t'),
            Some('n') => push(&mut units, '\n'),
            Some('r') => push(&mut units, '\r'),
            Some('f') => push(&mut units, '\u{c}'),
            Some('u') => {
                let digits: String = chars.by_ref().take(4).collect();
                let is_hex = digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_hexdigit());
                match u16::from_str_radix(&digits, 16) {
                    // A pair of these may spell one character outside the basic plane, so they are joined as UTF-16.
                    Ok(unit) if is_hex => units.push(unit),
                    _ => return Err(BadEscape { line, found: digits }),
                }
            }
            Some(other) => push(&mut units, other),
            None => {}
        }
    }
    Ok(String::from_utf16_lossy(&units))
}

/// Escapes a value so that [`parse`] and Java read it back.
#[must_use]
pub fn escape_value(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for (at, c) in value.chars().enumerate() {
        match c {
            '\\' => text.push_str("\\\\"),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            '\u{c}' => text.push_str("\\f"),
            ' ' if at == 0 => text.push_str("\\ "),
            c if c.is_ascii() => text.push(c),
            c => {
                for unit in c.encode_utf16(&mut [0; 2]) {
                    text.push_str(&format!("\\u{unit:04x}"));
                }
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(&str, &str)]) {
        let read = parse(text.as_bytes()).expect("valid");
        let read: Vec<_> = read.iter().map(|p| (p.key.as_str(), p.value.as_str())).collect();
        assert_eq!(read, expected, "{text}");
    }

    #[test]
    fn all_separators_part_key_and_value() {
        check(
            "a=1\nb:2\nc 3\nd = 4\ne\t:\t5\nf",
            &[("a", "1"), ("b", "2"), ("c", "3"), ("d", "4"), ("e", "5"), ("f", "")],
        );
        check("listeners=PLAINTEXT://:9092,C://:1", &[("listeners", "PLAINTEXT://:9092,C://:1")]);
        check("a==1", &[("a", "=1")]);
    }

    #[test]
    fn comments_and_blank_lines_are_skipped_and_a_hash_within_a_value_is_not_one() {
        check("# x=1\n  ! y=2\n\n \t\r\nz=a # b", &[("z", "a # b")]);
    }

    #[test]
    fn a_backslash_continues_a_line_unless_it_is_escaped() {
        check("a=1,\\\n   2,\\\n\t3\nb=c\\\\\nd=4", &[("a", "1,2,3"), ("b", "c\\"), ("d", "4")]);
        check("a=1\\", &[("a", "1")]);
    }

    #[test]
    fn escapes_are_read_and_wrong_ones_named_with_their_line() {
        check("a\\ b\\=c=\\u00fc\\t\\q", &[("a b=c", "ü\tq")]);
        check("s=\\ud83d\\ude00", &[("s", "😀")]);
        assert_eq!(parse(b"a=1\nb=\\u12x4"), Err(BadEscape { line: 2, found: "12x4".into() }));
    }

    #[test]
    fn a_file_that_is_not_utf8_is_latin1() {
        assert_eq!(parse(b"a=\xfc").expect("valid").first().map(|p| p.value.as_str()), Some("ü"));
        check("a=ü", &[("a", "ü")]);
    }

    #[test]
    fn what_is_escaped_is_read_back() {
        for value in ["", " a", "a\\b\nc\td", "ü😀", "a=b:c#d"] {
            check(&format!("k={}", escape_value(value)), &[("k", value)]);
        }
    }
}
