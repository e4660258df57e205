"""Makes `resources/fonts`: bundled fonts cut down to the characters that the game can show."""
