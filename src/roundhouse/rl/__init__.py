"""The games as environments for programs that learn."""
