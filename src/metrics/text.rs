//! Writes the Prometheus text exposition format, version 0.0.4.  Pure.

use std::fmt::Write as _;

/// A label's name and value.
pub type Label<'a> = (&'a str, &'a str);

#[derive(Clone, Copy)]
pub enum Kind {
    Counter,
    Gauge,
    Histogram,
    Untyped,
}

impl Kind {
    fn word(self) -> &'static str {
        match self {
            Kind::Counter => "counter",
            Kind::Gauge => "gauge",
            Kind::Histogram => "histogram",
            Kind::Untyped => "untyped",
        }
    }
}

/// The text so far.  All samples of one family must follow its [`Exposition::family`] line.
#[derive(Default)]
pub struct Exposition {
    text: String,
    family: String,
}

impl Exposition {
    /// Starts a family: what follows belongs to it until the next one starts.
    pub fn family(&mut self, name: &str, kind: Kind, help: &str) {
        self.family.clear();
        self.family.push_str(name);
        if !help.is_empty() {
            let _ = writeln!(self.text, "# HELP {name} {}", help.replace('\\', "\\\\").replace('\n', "\\n"));
        }
        let _ = writeln!(self.text, "# TYPE {name} {}", kind.word());
    }

    /// One sample of the current family.
    pub fn sample(&mut self, labels: &[Label<'_>], value: f64) {
        self.sample_suffixed("", labels, value);
    }

    /// One sample of the current family, named with a suffix such as `_count`.
    pub fn sample_suffixed(&mut self, suffix: &str, labels: &[Label<'_>], value: f64) {
        self.text.push_str(&self.family);
        self.text.push_str(suffix);
        if !labels.is_empty() {
            self.text.push('{');
            for (position, (name, value)) in labels.iter().enumerate() {
                if position > 0 {
                    self.text.push(',');
                }
                self.text.push_str(name);
                self.text.push_str("=\"");
                for character in value.chars() {
                    match character {
                        '\\' => self.text.push_str("\\\\"),
                        '"' => self.text.push_str("\\\""),
                        '\n' => self.text.push_str("\\n"),
                        other => self.text.push(other),
                    }
                }
                self.text.push('"');
            }
            self.text.push('}');
        }
        let _ = writeln!(self.text, " {value}");
    }

    /// A family of one sample.
    pub fn single(&mut self, name: &str, kind: Kind, help: &str, value: f64) {
        self.family(name, kind, help);
        self.sample(&[], value);
    }

    #[must_use]
    pub fn into_text(self) -> String {
        self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn label_values_are_escaped_so_that_no_value_can_add_a_line() {
        let mut out = Exposition::default();
        out.family("a_total", Kind::Counter, "two\nlines");
        out.sample(&[("topic", "x\"y\\z\nnext 1")], 2.0);
        assert_eq!(
            out.into_text(),
            "# HELP a_total two\\nlines\n# TYPE a_total counter\na_total{topic=\"x\\\"y\\\\z\\nnext 1\"} 2\n"
        );
    }

    #[test]
    fn whole_numbers_are_written_whole() {
        let mut out = Exposition::default();
        out.single("b", Kind::Gauge, "", 9_007_199_254_740_991.0);
        assert_eq!(out.into_text(), "# TYPE b gauge\nb 9007199254740991\n");
    }
}
