"""Pure functions from a snapshot of the session to frozen rows and states. No Qt objects, no signals, nothing
remembered."""
