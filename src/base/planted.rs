//! Bugs put in on purpose, one at a time, to see whether the simulation finds them.  Not in the shipped binary: only the
//! feature `planted-bugs` compiles this.

/// See the file's head.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlantedBug {
    /// A batch counts as flushed once it is written.
    AcknowledgeBeforeFlush,
    /// After a restart nobody remembers the producers' last batches.
    LoseProducerState,
    /// A connection's answers go out as they are ready, not in the order of its requests.
    AnswerOutOfOrder,
}

impl PlantedBug {
    pub const ALL: [PlantedBug; 3] =
        [PlantedBug::AcknowledgeBeforeFlush, PlantedBug::LoseProducerState, PlantedBug::AnswerOutOfOrder];
}
