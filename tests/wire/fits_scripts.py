"""Holds lines of print_scripts against docs/wire.schema.json and the exported message files.

    print_scripts | fits_scripts.py docs/wire.schema.json folder-of-messages
"""
import json
import pathlib
import sys

import jsonschema

from fits import BUILT_IN, drawn_messages_in, messages_in, missing_key, parsed, speaks_of_typing

LONGEST_FILLED = 8 * 1024
FEWEST = {"script": 100, "filled": 100, "tried": 100, "secrets": 10, "taking-back": 30, "unfilled": 30}


def main():
    schema = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    kinds = {}
    for kind in FEWEST.keys() - {"unfilled"}:
        rooted = {"$schema": schema["$schema"], "$defs": schema["$defs"], "$ref": f"#/$defs/{kind}"}
        kinds[kind] = jsonschema.Draft202012Validator(rooted)
    languages = {path.stem: json.loads(path.read_text(encoding="utf-8"))
                 for path in sorted(pathlib.Path(sys.argv[2]).glob("*.json"))}
    faults, counts, keys, rulebook = [], {}, set(), ""
    for line in sys.stdin.buffer:
        what, _, raw = line.rstrip(b"\n").partition(b" ")
        kind = what.decode()
        counts[kind] = counts.get(kind, 0) + 1
        if kind == "rulebook":
            rulebook = raw.decode()
            continue
        if kind == "unfilled":
            try:
                fits = len(raw) <= LONGEST_FILLED and kinds["filled"].is_valid(parsed(raw))
            except (ValueError, RecursionError):
                fits = False
            if fits:
                faults.append(f"the schema takes what is refused: {raw[:100]!r}")
            continue
        value = parsed(raw)
        for error in kinds[kind].iter_errors(value):
            faults.append(f"{kind} {rulebook}: {error.message[:200]} at {list(error.path)}")
        for message in messages_in(value):
            if message["key"] in BUILT_IN or (rulebook, message["key"]) in keys:
                continue
            keys.add((rulebook, message["key"]))
            language = missing_key(message, rulebook, languages)
            if language:
                faults.append(f"{rulebook}: no message {message['key']} in {language}")
        for message in drawn_messages_in(value):
            if speaks_of_typing(message, rulebook, languages):
                faults.append(f"{rulebook}: {kind} says what to type: {message['key']}")
    for kind, fewest in FEWEST.items():
        if counts.get(kind, 0) < fewest:
            faults.append(f"only {counts.get(kind, 0)} lines of {kind}")
    print(counts, len(keys), "keys")
    for fault in faults[:20]:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
