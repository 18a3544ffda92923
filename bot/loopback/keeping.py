"""The server's state in a file, so that channels and messages are still there after a restart.

A convenience for people who play on their own machine: the last moment before a crash may be lost.
"""

import asyncio
import sqlite3
from pathlib import Path

import msgspec

from bot.loopback import changes
from bot.loopback.changes import Change
from bot.loopback.model import Message, State
from bot.loopback.world import World

SCHEMA = """
CREATE TABLE IF NOT EXISTS head (one INTEGER PRIMARY KEY CHECK (one = 1), body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS message (id INTEGER PRIMARY KEY, channel TEXT NOT NULL, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, message INTEGER NOT NULL, body BLOB NOT NULL);
CREATE INDEX IF NOT EXISTS message_by_channel ON message (channel);
CREATE INDEX IF NOT EXISTS file_by_message ON file (message);
"""
SOON = 0.5


class Keeper:
    """Writes what has changed, a moment after it did; reads it all at the start."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.executescript(SCHEMA)
        self._world: World | None = None
        self._changed: dict[str, Message] = {}
        self._gone: set[str] = set()
        self._gone_channels: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None

    def load(self) -> State | None:
        """The state of the last time. The bot registers its commands anew each time."""
        row = self._connection.execute("SELECT body FROM head").fetchone()
        if row is None:
            return None
        state = msgspec.msgpack.decode(row[0], type=State)
        state.messages = {id: {} for id in state.channels}
        state.commands = {}
        for channel, body in self._connection.execute("SELECT channel, body FROM message ORDER BY id"):
            if channel in state.messages:
                message = msgspec.msgpack.decode(body, type=Message)
                state.messages[channel][message.id] = message
        return state

    def follow(self, world: World) -> None:
        """From now on, write down what changes in this world."""
        self._world = world
        world.files.elsewhere = self._file
        world.listeners.append(self._hear)

    def _file(self, id: str) -> bytes | None:
        row = self._connection.execute("SELECT body FROM file WHERE id = ?", (int(id),)).fetchone()
        return bytes(row[0]) if row else None

    def _hear(self, change: Change) -> None:
        match change:
            case changes.MessageCreated(message) | changes.MessageEdited(message):
                self._changed[message.id] = message
            case changes.MessageDeleted(message):
                self._changed.pop(message.id, None)
                self._gone.add(message.id)
            case changes.ChannelDeleted(channel):
                self._gone_channels.add(channel.id)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SOON, self.save)

    def save(self) -> None:
        """Write down what has changed since the last time."""
        self._timer = None
        if self._world is None:
            return
        state = self._world.state
        state.last_id = self._world.ids.last
        head = msgspec.msgpack.encode(msgspec.structs.replace(state, messages={}))
        with self._connection as write:
            write.execute("REPLACE INTO head VALUES (1, ?)", (head,))
            for message in self._changed.values():
                self._save(write, message)
            for channel in self._gone_channels:
                gone = write.execute("SELECT id FROM message WHERE channel = ?", (channel,))
                self._gone.update(str(id) for (id,) in gone)
            write.executemany("DELETE FROM message WHERE id = ?", [(int(id),) for id in self._gone])
            write.executemany("DELETE FROM file WHERE message = ?", [(int(id),) for id in self._gone])
        self._changed.clear()
        self._gone.clear()
        self._gone_channels.clear()

    def _save(self, write: sqlite3.Connection, message: Message) -> None:
        assert self._world is not None
        id = int(message.id)
        write.execute(
            "REPLACE INTO message VALUES (?, ?, ?)", (id, message.channel_id, msgspec.msgpack.encode(message))
        )
        kept = {int(attachment.id) for attachment in message.attachments}
        known = {file for (file,) in write.execute("SELECT id FROM file WHERE message = ?", (id,))}
        write.executemany("DELETE FROM file WHERE id = ?", [(file,) for file in known - kept])
        for file in kept - known:
            if body := self._world.files.get(str(file)):
                write.execute("REPLACE INTO file VALUES (?, ?, ?)", (file, id, body))

    def close(self) -> None:
        """Write the rest."""
        if self._timer is not None:
            self._timer.cancel()
        self.save()
        self._connection.close()
