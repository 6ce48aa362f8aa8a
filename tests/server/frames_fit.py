"""Holds lines of print_frames against docs/protocol.schema.json.

    print_frames | frames_fit.py docs/protocol.schema.json docs/wire.schema.json
"""
import json
import pathlib
import sys

import jsonschema

LONGEST_FRAME = 4096
KINDS = {"from": "fromServer", "to": "toServer", "private": "private"}


def once_only(pairs):
    names = [name for name, _ in pairs]
    if len(names) != len(set(names)):
        raise ValueError("a field is given twice")
    return dict(pairs)


def parsed(raw):
    return json.loads(raw.decode("utf-8"), object_pairs_hook=once_only)


class Kind:
    """One list of forms; of a value only those are tried that have its `t`: the others cannot fit."""

    def __init__(self, forms, resolver):
        self.forms, self.resolver, self.by_name = forms, resolver, {}

    def validator(self, value):
        name = value.get("t") if isinstance(value, dict) else None
        name = name if isinstance(name, str) else None
        if name not in self.by_name:
            forms = [form for form in self.forms if name in names_of(form)] or self.forms
            self.by_name[name] = jsonschema.Draft202012Validator({"oneOf": forms}, resolver=self.resolver)
        return self.by_name[name]

    def is_valid(self, value):
        return self.validator(value).is_valid(value)

    def iter_errors(self, value):
        return self.validator(value).iter_errors(value)


def names_of(form):
    named = form["properties"].get("t", {})
    return named.get("enum", [named.get("const")])


def validators(protocol, wire):
    for schema in (protocol, wire):
        jsonschema.Draft202012Validator.check_schema(schema)
    store = {schema["$id"]: schema for schema in (protocol, wire)}
    resolver = jsonschema.RefResolver(protocol["$id"], protocol, store=store)
    return {kind: Kind(protocol["$defs"][name]["oneOf"], resolver) for kind, name in KINDS.items()}


def by_form(validator, value):
    """The errors of the one kind that the frame says it is."""
    errors = list(validator.iter_errors(value))
    return [f"{error.message[:160]} at {list(error.path)}"
            for each in errors for error in jsonschema.exceptions.best_match([each]).context or [each]
            if "was expected" not in error.message][:3] if errors else []


def main():
    schemas = [json.loads(pathlib.Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:3]]
    kinds = validators(*schemas)
    faults, counts, seen = [], {}, set()
    for line in sys.stdin.buffer:
        what, _, raw = line.rstrip(b"\n").partition(b" ")
        kind = what.decode()
        if kind not in (*KINDS, "nothing"):
            faults.append(f"no kind of line: {line[:80]!r}")
            continue
        counts[kind] = counts.get(kind, 0) + 1
        if kind == "nothing":
            try:
                fits = len(raw) <= LONGEST_FRAME and kinds["to"].is_valid(parsed(raw))
            except (ValueError, RecursionError):
                fits = False
            if fits:
                faults.append(f"the schema takes what is refused: {raw[:120]!r}")
            continue
        value = parsed(raw)
        seen.add((kind, value.get("t", "")))
        if not kinds[kind].is_valid(value):
            faults.append(f"{kind}: {raw[:160]!r}: {by_form(kinds[kind], value)}")
    for kind, frames in {"from": ("placed", "places", "snap", "resume", "ev", "b", "ack", "refused",
                                  "rulebooks", "form", "pages", "catalogue"),
                         "to": ("create", "join", "hello", "cmd", "b", "places", "rulebooks",
                                "form", "pages", "catalogue")}.items():
        faults.extend(f"no {kind} {each}" for each in frames if (kind, each) not in seen)
    for kind in (*KINDS, "nothing"):
        if counts.get(kind, 0) < 30:
            faults.append(f"only {counts.get(kind, 0)} lines of {kind}")
    print(counts)
    for fault in faults[:20]:
        print(fault)
    return 1 if faults else 0


sys.exit(main())
