"""How the evaluation networks are made: self-play, temporal differences, checkpoints. Not part of the installers."""
