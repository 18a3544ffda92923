"""Requests held against Discord's published description of its API, where KARAWANA_OPENAPI names the file."""

import json
import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from bot.loopback import Request

VARIABLE = "KARAWANA_OPENAPI"
NAME = "urn:discord"
needs_description = pytest.mark.skipif(
    not os.environ.get(VARIABLE), reason=f"{VARIABLE} names no copy of Discord's OpenAPI description"
)


class Description:
    """Discord's description: which paths there are and what their bodies look like."""

    def __init__(self, document: dict[str, Any]) -> None:
        # discord.py writes ids as numbers in places, and Discord takes them.
        snowflake = document["components"]["schemas"]["SnowflakeType"]
        snowflake["type"] = ["string", "integer"]
        self._document = document
        self._paths = [(_pattern(path), path) for path in sorted(document["paths"], key=_vagueness)]
        resource: Resource[Any] = Resource.from_contents(document, default_specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource(NAME, resource)
        self._validators: dict[str, Draft202012Validator] = {}

    def findings(self, request: Request) -> list[str]:
        """What is wrong with a request, a line each."""
        where = f"{request.method} {request.path}"
        path = next((path for pattern, path in self._paths if pattern.fullmatch(request.path)), None)
        operation = self._document["paths"].get(path, {}).get(request.method.lower())
        if path is None or operation is None:
            return [f"{where}: Discord has no such route"]
        lines = [
            f"{where}: unknown query parameter {name!r}" for name in self._unknown(path, operation, request)
        ]
        content = operation.get("requestBody", {}).get("content", {})
        if request.body is not None:
            if "application/json" not in content:
                return [*lines, f"{where}: a body where Discord takes none"]
            lines += [f"{where}: {line}" for line in self._check(path, request)]
        elif operation.get("requestBody", {}).get("required"):
            lines.append(f"{where}: no body where Discord needs one")
        if request.multipart and "multipart/form-data" not in content:
            lines.append(f"{where}: files where Discord takes none")
        return lines

    def _unknown(self, path: str, operation: dict[str, Any], request: Request) -> Iterator[str]:
        listed = [*operation.get("parameters", []), *self._document["paths"][path].get("parameters", [])]
        known = {parameter["name"] for parameter in listed if parameter.get("in") == "query"}
        yield from sorted(request.query.keys() - known)

    def _check(self, path: str, request: Request) -> Iterator[str]:
        steps = [
            "paths",
            path,
            request.method.lower(),
            "requestBody",
            "content",
            "application/json",
            "schema",
        ]
        pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
        reference = f"{NAME}#/{pointer}"
        if reference not in self._validators:
            self._validators[reference] = Draft202012Validator({"$ref": reference}, registry=self._registry)
        for error in self._validators[reference].iter_errors(request.body):
            yield _line(error)


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(
        "".join("[^/]+" if part.startswith("{") else re.escape(part) for part in re.split(r"(\{\w+\})", path))
    )


def _vagueness(path: str) -> int:
    """Paths with fewer parameters go first: `@me` before any id."""
    return path.count("{")


def _line(error: ValidationError) -> str:
    """The most telling part of a finding: inside of `oneOf`, that of the alternative that was meant."""
    while error.context:
        meant = [inner for inner in error.context if not _is_about_type(inner)]
        schemas = {inner.schema_path[0] for inner in error.context if _is_about_type(inner)}
        fitting = [inner for inner in meant if inner.schema_path[0] not in schemas]
        deeper = best_match(fitting or meant or error.context)
        if deeper is None:
            break
        error = deeper
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in error.absolute_path)
    return f"{place.lstrip('.') or 'body'}: {error.message[:300]}"


def _is_about_type(error: ValidationError) -> bool:
    """Whether an alternative was not meant at all, because it is for another type of component or option."""
    return (
        bool(error.path)
        and error.path[-1] == "type"
        and error.validator in ("enum", "const", "oneOf", "allOf")
    )


@cache
def description() -> Description:
    """The description that the environment names."""
    return Description(json.loads(Path(os.environ[VARIABLE]).read_text(encoding="utf-8")))


def findings(requests: Iterable[Request]) -> list[str]:
    """What Discord's description has against these requests; those the server had no route for included."""
    return [line for request in requests for line in description().findings(request)]
