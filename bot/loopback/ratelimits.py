"""Rate limits: headers always, refusals where limits are set: in the chat page's server, and by tests."""

from collections import defaultdict, deque
from dataclasses import dataclass, field
from hashlib import blake2b

from bot.loopback.clock import Clock

GENEROUS = 50


@dataclass(frozen=True)
class Limit:
    """So many requests in so many seconds."""

    count: int
    seconds: float


EVERYTHING = ("*", "*")  # whatever a bot asks for; answers to interactions are not counted
# Discord publishes only the limit over everything; the others are the ones that bots meet.
AS_DISCORD = {
    EVERYTHING: Limit(50, 1.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): Limit(5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): Limit(5, 2.0),
    ("POST", "/channels/{channel_id}/messages"): Limit(5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): Limit(5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): Limit(5, 1.0),
    ("PATCH", "/channels/{channel_id}"): Limit(2, 600.0),
}


@dataclass
class Verdict:
    """The headers of the answer, and how long the bot has to wait if it must."""

    headers: dict[str, str]
    retry_after: float | None = None
    is_global: bool = False


@dataclass
class RateLimits:
    """Counts the requests of each route and channel."""

    clock: Clock
    limits: dict[tuple[str, str], Limit] = field(default_factory=dict)
    _past: dict[tuple[str, str, str], deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def judge(self, method: str, route: str, major: str, *, of_bot: bool = True) -> Verdict:
        """Count a request; tell it off if there were too many. `of_bot`: it came with the bot's token."""
        if of_bot and (wait := self._wait(EVERYTHING, "")):
            return Verdict({"X-RateLimit-Global": "true"}, wait, is_global=True)
        bucket = blake2b(f"{method} {route}".encode(), digest_size=8).hexdigest()
        now, limit = self.clock.now(), self.limits.get((method, route))
        if limit is None:
            return Verdict(_headers(bucket, GENEROUS, GENEROUS - 1, now + 1, 1.0))
        if wait := self._wait((method, route), major):
            return Verdict(_headers(bucket, limit.count, 0, now + wait, wait), wait)
        past = self._past[method, route, major]
        after = past[0] + limit.seconds - now
        return Verdict(_headers(bucket, limit.count, limit.count - len(past), now + after, after))

    def _wait(self, what: tuple[str, str], major: str) -> float:
        """Count one more; how long it has to wait if there were too many lately, and is not counted."""
        limit = self.limits.get(what)
        if limit is None:
            return 0.0
        now, past = self.clock.now(), self._past[*what, major]
        while past and past[0] <= now - limit.seconds:
            past.popleft()
        if len(past) >= limit.count:
            return past[0] + limit.seconds - now
        past.append(now)
        return 0.0


def _headers(bucket: str, limit: int, remaining: int, reset: float, after: float) -> dict[str, str]:
    return {
        "X-RateLimit-Bucket": bucket,
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{reset:.3f}",
        "X-RateLimit-Reset-After": f"{after:.3f}",
    }
