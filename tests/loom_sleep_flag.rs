//! Every interleaving of a core that goes to sleep and cores that have news for it.
//!
//! The product's own file runs here on loom's atomics.  What must hold: a core never sleeps on with news in its
//! mailbox and no bell on the way.

mod atomics {
    pub(crate) use loom::sync::atomic::{AtomicU8, Ordering, fence};
}

#[allow(dead_code)]
#[path = "../src/reactor/sleep_flag.rs"]
mod sleep_flag;

use std::sync::Arc;

use loom::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use sleep_flag::SleepFlag;

/// One mailbox per sender, as between shards: published with release, looked at with acquire.
struct Shared {
    flag: SleepFlag,
    mail: [AtomicBool; 2],
    bells: AtomicUsize,
}

fn send(shared: &Shared, sender: usize) {
    shared.mail[sender].store(true, Ordering::Release);
    if shared.flag.notify() {
        shared.bells.fetch_add(1, Ordering::AcqRel);
    }
}

/// The owner's turns: take the flag, look at the mailboxes, go to sleep if there is nothing.  Returns the mail it has
/// seen when it fell asleep, or all of it.
fn turns(shared: &Shared, senders: usize) -> usize {
    loop {
        if shared.flag.take() {
            // Mail is looked at only when the flag says so.
        }
        let seen = shared.mail[..senders].iter().filter(|mail| mail.load(Ordering::Acquire)).count();
        if seen == senders || shared.flag.try_sleep() {
            return seen;
        }
    }
}

fn check(senders: usize) {
    loom::model(move || {
        let shared = Arc::new(Shared {
            flag: SleepFlag::new(),
            mail: [AtomicBool::new(false), AtomicBool::new(false)],
            bells: AtomicUsize::new(0),
        });
        let threads: Vec<_> = (0..senders)
            .map(|sender| {
                let shared = Arc::clone(&shared);
                loom::thread::spawn(move || send(&shared, sender))
            })
            .collect();
        let seen = turns(&shared, senders);
        for thread in threads {
            thread.join().unwrap();
        }
        let bells = shared.bells.load(Ordering::Acquire);
        assert!(seen == senders || bells > 0, "asleep with mail and no bell");
        assert!(bells <= 1, "one bell wakes; more would only cost");
    });
}

#[test]
fn news_wakes_a_core_that_falls_asleep() {
    check(1);
}

#[test]
fn news_of_two_cores_wakes_it_with_one_bell() {
    check(2);
}

/// The owner looks at its mailboxes only after the flag said that there is news.
#[test]
fn news_is_seen_by_an_owner_that_looks_only_when_told() {
    loom::model(|| {
        let shared = Arc::new(Shared {
            flag: SleepFlag::new(),
            mail: [AtomicBool::new(false), AtomicBool::new(false)],
            bells: AtomicUsize::new(0),
        });
        let sender = Arc::clone(&shared);
        let thread = loom::thread::spawn(move || {
            send(&sender, 0);
            send(&sender, 1);
        });
        let mut seen = [false; 2];
        let look = |seen: &mut [bool; 2]| {
            if shared.flag.take() {
                for (seen, mail) in seen.iter_mut().zip(&shared.mail) {
                    *seen |= mail.load(Ordering::Acquire);
                }
            }
        };
        look(&mut seen);
        look(&mut seen);
        thread.join().unwrap();
        // Everything is sent: one more look must find what is left.
        look(&mut seen);
        assert!(seen == [true; 2], "mail that nobody was told of");
    });
}
