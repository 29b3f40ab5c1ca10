//! What a topic may be called.  Pure.

/// Longest name: a directory is called after it, with a partition and a suffix behind it.
pub const TOPIC_NAME_LENGTH_MAX: usize = 249;

/// The metadata log's own name; no topic may have it.
pub const CLUSTER_METADATA: &str = "__cluster_metadata";

/// Topics that the broker writes and clients do not.
const INTERNAL: [&str; 3] = ["__consumer_offsets", "__transaction_state", "__share_group_state"];

/// Why a name is not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TopicNameMistake {
    #[error("Topic name is invalid: the empty string is not allowed")]
    Empty,
    #[error("Topic name is invalid: '.' and '..' are not allowed")]
    Dots,
    #[error("Topic name is invalid: the length is longer than the max allowed length {TOPIC_NAME_LENGTH_MAX}")]
    TooLong,
    #[error(
        "Topic name is invalid: it contains one or more characters other than ASCII alphanumerics, '.', '_' and '-'"
    )]
    Characters,
}

/// Checks length and characters.
pub fn check_topic_name(name: &str) -> Result<(), TopicNameMistake> {
    if name.is_empty() {
        return Err(TopicNameMistake::Empty);
    }
    if matches!(name, "." | "..") {
        return Err(TopicNameMistake::Dots);
    }
    if name.len() > TOPIC_NAME_LENGTH_MAX {
        return Err(TopicNameMistake::TooLong);
    }
    if !name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'-')) {
        return Err(TopicNameMistake::Characters);
    }
    Ok(())
}

/// True for topics that the broker itself writes.
#[must_use]
pub fn is_internal(name: &str) -> bool {
    INTERNAL.contains(&name)
}

/// True if two different names would become one metric: dots turn into underscores there.
#[must_use]
pub fn collides(a: &str, b: &str) -> bool {
    let flat = |b: u8| if b == b'.' { b'_' } else { b };
    a != b && a.len() == b.len() && a.bytes().map(flat).eq(b.bytes().map(flat))
}

/// True if a name can collide with another at all.
#[must_use]
pub fn may_collide(name: &str) -> bool {
    name.contains(['.', '_'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_checked_by_length_and_characters() {
        for good in ["a", "A-1.b_2", "...", &"x".repeat(249)] {
            assert_eq!(check_topic_name(good), Ok(()), "{good}");
        }
        for (bad, why) in [
            ("", TopicNameMistake::Empty),
            (".", TopicNameMistake::Dots),
            ("..", TopicNameMistake::Dots),
            ("a/b", TopicNameMistake::Characters),
            ("ü", TopicNameMistake::Characters),
            ("a b", TopicNameMistake::Characters),
            ("a\0", TopicNameMistake::Characters),
        ] {
            assert_eq!(check_topic_name(bad), Err(why), "{bad}");
        }
        assert_eq!(check_topic_name(&"x".repeat(250)), Err(TopicNameMistake::TooLong));
    }

    #[test]
    fn dots_and_underscores_collide() {
        assert!(collides("a.b_c", "a_b.c"));
        assert!(!collides("a.b", "a.b") && !collides("a.b", "a-b") && !collides("a.b", "a_bc"));
    }
}
