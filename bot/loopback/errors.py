"""How Discord says no: a status, its own code, a message, and for forms a tree of what is wrong where."""

from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]
Path: TypeAlias = tuple[str | int, ...]


class Refusal(Exception):
    """A request that Discord would not carry out."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> Json:
        """The answer's JSON."""
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


def unauthorized() -> Refusal:
    return Refusal(401, 0, "401: Unauthorized")


def unknown_channel() -> Refusal:
    return Refusal(404, 10003, "Unknown Channel")


def unknown_guild() -> Refusal:
    return Refusal(404, 10004, "Unknown Guild")


def unknown_member() -> Refusal:
    return Refusal(404, 10007, "Unknown Member")


def unknown_message() -> Refusal:
    return Refusal(404, 10008, "Unknown Message")


def unknown_user() -> Refusal:
    return Refusal(404, 10013, "Unknown User")


def unknown_webhook() -> Refusal:
    return Refusal(404, 10015, "Unknown Webhook")


def unknown_interaction() -> Refusal:
    return Refusal(404, 10062, "Unknown interaction")


def unknown_command() -> Refusal:
    return Refusal(404, 10063, "Unknown application command")


def already_acknowledged() -> Refusal:
    return Refusal(400, 40060, "Interaction has already been acknowledged.")


def file_too_large() -> Refusal:
    return Refusal(413, 40005, "Request entity too large")


def missing_access() -> Refusal:
    return Refusal(403, 50001, "Missing Access")


def not_its_author() -> Refusal:
    return Refusal(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> Refusal:
    return Refusal(400, 50006, "Cannot send an empty message")


def closed_dms() -> Refusal:
    return Refusal(403, 50007, "Cannot send messages to this user")


def missing_permissions() -> Refusal:
    return Refusal(403, 50013, "Missing Permissions")


def invalid_webhook_token() -> Refusal:
    return Refusal(401, 50027, "Invalid Webhook Token")


def wrong_channel_type() -> Refusal:
    return Refusal(400, 50024, "Cannot execute action on this channel type")


def archived_thread() -> Refusal:
    return Refusal(400, 50083, "Thread is archived")


def locked_thread() -> Refusal:
    return Refusal(400, 160005, "Thread is locked")


def thread_already_created() -> Refusal:
    return Refusal(400, 160004, "A thread has already been created for this message")


def may_not_reply() -> Refusal:
    return Refusal(400, 160002, "Cannot reply without permission to read message history")


def too_many_commands() -> Refusal:
    return Refusal(400, 30032, "Maximum number of application commands reached (100)")


class Form:
    """Collects what is wrong with a request's body, then refuses it whole."""

    def __init__(self) -> None:
        self.tree: Json = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Note one thing that is wrong at this place of the body."""
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def check(self, holds: bool, path: Path, code: str, message: str) -> None:
        """Note it unless the condition holds."""
        if not holds:
            self.wrong(path, code, message)

    def length(self, value: Any, path: Path, least: int, most: int) -> None:
        """A text of this many characters, or a list of this many entries."""
        size = len(value) if isinstance(value, (str, list)) else 0
        if size < least and size == 0:
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif least > 0 and not least <= size <= most:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        elif size > most:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")

    def number(self, value: Any, path: Path, least: int, most: int) -> None:
        """A number within bounds."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.wrong(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not an int.')
        elif value < least:
            self.wrong(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {least}.")
        elif value > most:
            self.wrong(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.")

    def done(self) -> None:
        """Refuse the body if anything was wrong with it."""
        if self.tree:
            raise Refusal(400, 50035, "Invalid Form Body", self.tree)
