"""Alembic runs this: it migrates over the connection, and in the transaction, that the store has opened."""

from __future__ import annotations

from alembic import context

from roundhouse.server.store.schema import metadata


def migrate() -> None:
    """Bring the database of this connection to the asked version, all or nothing."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


if hasattr(context, "config"):  # not when a tool merely imports this file
    migrate()
