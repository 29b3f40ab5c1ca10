//! Text for people and programs: bytes as text, times, tables.  Pure.

use std::fmt::Write as _;

/// Bytes as text; what is no UTF-8, and control characters, as `\xNN`, so that a record stays on its line.
pub fn readable(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        for character in chunk.valid().chars() {
            match character {
                '\\' => text.push_str("\\\\"),
                '\n' => text.push_str("\\n"),
                '\r' => text.push_str("\\r"),
                '\t' => text.push_str("\\t"),
                control if control.is_control() => {
                    let _ = write!(text, "\\u{{{:x}}}", u32::from(control));
                }
                other => text.push(other),
            }
        }
        for byte in chunk.invalid() {
            let _ = write!(text, "\\x{byte:02x}");
        }
    }
    text
}

/// The same, or the word for none.
pub fn readable_or_null(bytes: Option<&[u8]>) -> String {
    bytes.map_or_else(|| "null".to_owned(), readable)
}

/// Milliseconds since 1970, or RFC 3339 (`2026-01-31T08:00:00Z`, with fraction and offset allowed); a date alone is
/// midnight UTC.
pub fn parse_timestamp(text: &str) -> Option<i64> {
    if let Ok(milliseconds) = text.parse::<i64>() {
        return (milliseconds >= 0).then_some(milliseconds);
    }
    if !text.is_ascii() {
        return None;
    }
    let (date, rest) = text.split_at_checked(10)?;
    let mut parts = date.split('-').map(|part| part.parse::<i64>().ok());
    let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
    if parts.next().is_some() || !(1970..=9999).contains(&year) || !(1..=12).contains(&month) {
        return None;
    }
    if !(1..=days_in_month(year, month)).contains(&day) {
        return None;
    }
    let days = days_since_1970(year, month, day);
    let milliseconds = if rest.is_empty() { 0 } else { parse_time_of_day(rest.strip_prefix(['T', 't', ' '])?)? };
    Some(days * 86_400_000 + milliseconds)
}

/// `08:00`, `08:00:00`, `08:00:00.123`, each with `Z` or `+02:00` behind it; without one it is UTC.
fn parse_time_of_day(text: &str) -> Option<i64> {
    let (clock, offset_minutes) = match text.find(['Z', 'z', '+', '-']) {
        None => (text, 0),
        Some(at) => {
            let (clock, zone) = text.split_at(at);
            (clock, parse_zone(zone)?)
        }
    };
    let mut parts = clock.split(':');
    let hours: i64 = parts.next()?.parse().ok().filter(|hours| (0..24).contains(hours))?;
    let minutes: i64 = parts.next()?.parse().ok().filter(|minutes| (0..60).contains(minutes))?;
    let (seconds, fraction) = match parts.next() {
        None => ("0", ""),
        Some(seconds) => seconds.split_once('.').unwrap_or((seconds, "")),
    };
    if parts.next().is_some() || fraction.len() > 9 || !fraction.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let seconds: i64 = seconds.parse().ok().filter(|seconds| (0..60).contains(seconds))?;
    let thousandths: i64 = format!("{fraction:0<3}").get(..3)?.parse().ok()?;
    Some(((hours * 60 + minutes - offset_minutes) * 60 + seconds) * 1000 + thousandths)
}

fn parse_zone(zone: &str) -> Option<i64> {
    if zone.eq_ignore_ascii_case("z") {
        return Some(0);
    }
    let (sign, rest) = if let Some(rest) = zone.strip_prefix('+') { (1, rest) } else { (-1, zone.strip_prefix('-')?) };
    let (hours, minutes) = rest.split_once(':')?;
    let (hours, minutes): (i64, i64) = (hours.parse().ok()?, minutes.parse().ok()?);
    ((0..24).contains(&hours) && (0..60).contains(&minutes)).then_some(sign * (hours * 60 + minutes))
}

/// `2026-01-31T08:00:00.000Z`; numbers that are no time of these ages stay numbers.
pub fn format_timestamp(milliseconds: i64) -> String {
    if !(0..253_402_300_800_000).contains(&milliseconds) {
        return milliseconds.to_string();
    }
    let (days, in_day) = (milliseconds / 86_400_000, milliseconds % 86_400_000);
    let (year, month, day) = date_of(days);
    let (hours, minutes, seconds) = (in_day / 3_600_000, in_day / 60_000 % 60, in_day / 1000 % 60);
    format!("{year:04}-{month:02}-{day:02}T{hours:02}:{minutes:02}:{seconds:02}.{:03}Z", in_day % 1000)
}

fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

fn days_in_month(year: i64, month: i64) -> i64 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

fn days_since_1970(year: i64, month: i64, day: i64) -> i64 {
    let before = year - 1;
    let days_of_years = |years: i64| years * 365 + years / 4 - years / 100 + years / 400;
    let months: i64 = (1..month).map(|month| days_in_month(year, month)).sum();
    days_of_years(before) - days_of_years(1969) + months + day - 1
}

fn date_of(days: i64) -> (i64, i64, i64) {
    // A first guess that is never late by more than a year, then the exact one.
    let mut year = 1970 + days / 366;
    while days_since_1970(year + 1, 1, 1) <= days {
        year += 1;
    }
    let mut month = 1;
    while month < 12 && days_since_1970(year, month + 1, 1) <= days {
        month += 1;
    }
    (year, month, days - days_since_1970(year, month, 1) + 1)
}

/// Rows as columns of equal width, two blanks apart; the last column is not padded.
pub fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (cell, width) in row.iter().zip(&widths) {
            let _ = write!(line, "{cell:width$}  ");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_one_line_and_keep_their_difference() {
        assert_eq!(readable("grüße\n\t\\".as_bytes()), "grüße\\n\\t\\\\");
        assert_eq!(readable(b"a\xff\x00"), "a\\xff\\u{0}");
        assert_eq!(readable_or_null(None), "null");
    }

    #[test]
    fn times_are_read_in_every_spelling() {
        let expected = 1_769_846_400_000;
        for text in ["1769846400000", "2026-01-31T08:00:00Z", "2026-01-31 08:00", "2026-01-31T10:00:00.000+02:00"] {
            assert_eq!(parse_timestamp(text), Some(expected), "{text}");
        }
        assert_eq!(parse_timestamp("2026-01-31"), Some(expected - 8 * 3_600_000));
        assert_eq!(parse_timestamp("1970-01-01T00:00:00.5Z"), Some(500));
        for wrong in [
            "",
            "-5",
            "2026-02-29",
            "2026-13-01",
            "2026-01-31T25:00",
            "2026-01-31T08",
            "tomorrow",
            "2026-01-31T08:00:00.x",
            "é026-01-31",
        ] {
            assert_eq!(parse_timestamp(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn every_day_of_four_centuries_survives_the_round_trip() {
        for days in 0..150_000 {
            let (year, month, day) = date_of(days);
            assert_eq!(days_since_1970(year, month, day), days);
        }
        assert_eq!(format_timestamp(1_769_846_400_123), "2026-01-31T08:00:00.123Z");
        assert_eq!(format_timestamp(-1), "-1");
        assert_eq!(format_timestamp(951_782_400_000), "2000-02-29T00:00:00.000Z");
    }

    #[test]
    fn tables_line_up() {
        let rows = vec![vec!["a".into(), "bb".into()], vec!["ccc".into(), "d".into()]];
        assert_eq!(table(&rows), "a    bb\nccc  d\n");
    }
}
