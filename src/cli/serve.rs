//! `millrace dev` and `millrace serve`: the arguments become settings, the broker does the rest.

use super::args::{DevArguments, ServeArguments};
use super::failure::Failure;

pub fn dev(_arguments: DevArguments) -> Result<(), Failure> {
    Err(no_broker())
}

pub fn serve(_arguments: ServeArguments) -> Result<(), Failure> {
    Err(no_broker())
}

fn no_broker() -> Failure {
    Failure::fatal("this build has no broker in it yet: use a newer one; the client commands work with any broker")
}
