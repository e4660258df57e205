"""Every text that a model gives, as functions of codes and numbers. Whole translated sentences; nothing else is
decided here."""
