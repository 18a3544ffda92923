"""Discord on this machine: as much of it as a bot needs, a chat page for people, a client for tests."""

from bot.loopback.faults import Fault
from bot.loopback.permissions import Allow
from bot.loopback.person import Person, Place, Refused, Reply
from bot.loopback.post import Button, Menu, Picture, Post
from bot.loopback.ratelimits import AS_DISCORD
from bot.loopback.recorder import Request
from bot.loopback.server import LoopbackServer, Pretend, pointed_at

__all__ = [
    "AS_DISCORD",
    "Allow",
    "Button",
    "Fault",
    "LoopbackServer",
    "Menu",
    "Person",
    "Picture",
    "Place",
    "Post",
    "Pretend",
    "Refused",
    "Reply",
    "Request",
    "pointed_at",
]
