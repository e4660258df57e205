"""A robot that plays in the real window as a person does: it looks at what is visible, and clicks and types."""
