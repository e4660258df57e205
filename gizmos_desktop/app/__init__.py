"""The application without its QML types: start-up, the session (turn loop), pacing and the client of the AI worker."""
