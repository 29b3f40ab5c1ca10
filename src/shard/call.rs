//! Questions between shards: run a future on another shard and get its result.  For what is rare; the data path has
//! messages of its own.

use std::any::Any;
use std::future::Future;
use std::rc::Rc;

use super::shard::Shard;
use crate::base::ShardId;
use crate::reactor::sync::{OneshotSender, oneshot};

/// Questions whose answers have not come.
pub(super) type Calls = slab::Slab<OneshotSender<Box<dyn Any + Send>>>;

/// The other shard is stopping and will not answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the broker is stopping")]
pub struct CallDropped;

impl Shard {
    /// Runs `work` on shard `to` and waits for its result; without a message if that is this shard.
    pub async fn ask<T, W, F>(self: &Rc<Self>, to: ShardId, work: W) -> Result<T, CallDropped>
    where
        T: Send + 'static,
        W: FnOnce(Rc<Shard>) -> F + Send + 'static,
        F: Future<Output = T> + 'static,
    {
        if to == self.id() {
            return Ok(work(Rc::clone(self)).await);
        }
        let (sender, receiver) = oneshot(self.reactor());
        let number = self.calls.borrow_mut().insert(sender);
        let origin = self.id();
        self.run_on(to, move |shard| {
            let answering = Rc::clone(shard);
            shard.reactor().spawn("call", async move {
                let answer: Box<dyn Any + Send> = Box::new(work(Rc::clone(&answering)).await);
                answering.run_on(origin, move |shard| {
                    if let Some(sender) = shard.calls.borrow_mut().try_remove(number) {
                        let _ = sender.send(answer);
                    }
                });
            });
        });
        let answer = receiver.recv().await.ok_or(CallDropped)?;
        answer.downcast::<T>().map(|answer| *answer).map_err(|_| CallDropped)
    }
}
