"""How a database of an earlier version becomes one of this version (Alembic); the store runs them as it opens."""
