"""The tables of the database.  A change here needs a new file in migrations/versions."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("command", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("clock_kind", Text, nullable=False),
    Column("clock_seconds", Integer, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("watch", Text, nullable=False),
    Column("watch_token", Text, nullable=False, unique=True),
    Column("seed", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
    Column("status", Text, nullable=False),
    Column("started", Float),
    Column("ended", Float),
    Column("rematch", Text),
    Column("lang", Text, nullable=False),
    Column("is_lesson", Boolean, nullable=False, server_default=false()),
    Column("salt", LargeBinary),
    Column("shuffle", Text),
    Index(None, "status", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("level", Text),
    Column("name", Text, nullable=False),
    Column("token", Text, nullable=False, unique=True),
    Column("is_host", Boolean, nullable=False),
    Column("is_stood_in", Boolean, nullable=False),
    Column("brings_salt", Boolean, nullable=False, server_default=false()),
    Column("seal", LargeBinary),
    Column("salt", LargeBinary),
)

acts = Table(
    "acts",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("act", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("codes", JSON, nullable=False),
    Column("to_ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("command", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False),
    UniqueConstraint("table_id", "command"),
)

packs = Table(  # acts once more, many in one piece: `packs.py`
    "packs",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("command", Text, nullable=False),  # of its last act
    Column("acts", LargeBinary, nullable=False),
)

lost_acts = Table(  # that could not be played again: only those who look after the server read them
    "lost_acts",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey(tables.c.id), nullable=False, index=True),
    *(Column(column.name, column.type, nullable=False) for column in list(acts.columns)[1:]),
    Column("lost", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("command", Text, nullable=False),
    UniqueConstraint("table_id", "command"),
)

servers = Table(  # the processes that serve these tables, on PostgreSQL
    "servers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),  # where the others find it
    Column("beat", Float, nullable=False),  # when it was last heard of, by the clock of the database
)

owners = Table(  # the one process that has a table in its memory
    "owners",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("server", Text, nullable=False, index=True),
)

secrets = Table(  # what only these processes know
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
