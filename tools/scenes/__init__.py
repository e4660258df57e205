"""Every screen of the program, set up by name, for whoever looks at all of them: checks, pictures, monkeys."""
