"""Rate limits: headers always, refusals only where a test or a host has set a limit."""

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


# Discord does not publish its limits; these are the ones that bots meet.
AS_DISCORD = {
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


@dataclass
class RateLimits:
    """Counts the requests of each route and channel."""

    clock: Clock
    limits: dict[tuple[str, str], Limit] = field(default_factory=dict)
    _past: dict[tuple[str, str, str], deque[float]] = field(default_factory=lambda: defaultdict(deque))

    def judge(self, method: str, route: str, major: str) -> Verdict:
        """Count a request; tell it off if there were too many."""
        bucket = blake2b(f"{method} {route}".encode(), digest_size=8).hexdigest()
        now = self.clock.now()
        limit = self.limits.get((method, route))
        if limit is None:
            return Verdict(_headers(bucket, GENEROUS, GENEROUS - 1, now + 1, 1.0))
        past = self._past[method, route, major]
        while past and past[0] <= now - limit.seconds:
            past.popleft()
        wait = past[0] + limit.seconds - now if past else limit.seconds
        if len(past) >= limit.count:
            return Verdict(_headers(bucket, limit.count, 0, now + wait, wait), retry_after=wait)
        past.append(now)
        wait = past[0] + limit.seconds - now
        return Verdict(_headers(bucket, limit.count, limit.count - len(past), now + wait, wait))


def _headers(bucket: str, limit: int, remaining: int, reset: float, after: float) -> dict[str, str]:
    return {
        "X-RateLimit-Bucket": bucket,
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(remaining),
        "X-RateLimit-Reset": f"{reset:.3f}",
        "X-RateLimit-Reset-After": f"{after:.3f}",
    }
