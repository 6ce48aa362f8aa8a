"""Holds lines of print_lines against docs/wire.schema.json and the exported message files.

    print_lines | fits.py docs/wire.schema.json folder-of-messages
    print_lines RULEBOOK | fits.py docs/wire.schema.json folder-of-messages RULEBOOK
"""
import json
import pathlib
import re
import sys

import jsonschema

LONGEST = {"command": 512, "chosen": 64 * 1024}
REFUSED = {"nothing": "command", "unchosen": "chosen"}
FEWEST = {"heard": 30, "screen": 30, "command": 30, "night": 10, "beliefs": 8, "chosen": 30, "judged": 30, "form": 10,
          "pages": 3, "catalogue": 3, "nothing": 30, "unchosen": 30}
BUILT_IN = {"together", "listed", "chair", "named-by-host"}  # joined or named by whoever draws them


def once_only(pairs):
    names = [name for name, _ in pairs]
    if len(names) != len(set(names)):
        raise ValueError("a field is given twice")
    return dict(pairs)


def parsed(raw):
    return json.loads(raw.decode("utf-8"), object_pairs_hook=once_only)


def messages_in(value):
    if isinstance(value, dict):
        if "key" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from messages_in(each)


def missing_key(message, rulebook, languages):
    """In which language nobody could say this; nothing if everybody can."""
    book = message.get("rulebook", rulebook)
    for language, books in languages.items():
        if book not in books:  # nobody has translated it: it is said in English
            books = languages["en"]
        shelves = (book, "rules-" + book, "cli", "faults")
        if not any(message["key"] in books.get(shelf, ()) for shelf in shelves):
            return language
    return None


def touched(messages, key):
    """As a device that is touched says it."""
    return messages.get(key + ".by-touch", messages.get(key, ""))


def missing_argument(message, rulebook, languages):
    """An argument that the sentence makes use of and that is not sent. What stands in braces in
    some languages alone may be a word of theirs."""
    book = message.get("rulebook", rulebook)
    sent = message.get("args", {})
    several = any(isinstance(value, (dict, list)) for value in sent.values())
    used = {}
    for books in languages.values():
        patterns = [touched(books.get(shelf, {}), message["key"]) for shelf in (book, "rules-" + book, "cli", "faults")]
        for name in set(re.findall(r"\{([a-z_]+)[,}]", " ".join(patterns))):
            used[name] = used.get(name, 0) + 1
    for name, times in used.items():
        if times >= 4 and name not in sent and not (name == "count" and several):
            return name
    return None


# What is said of typing is for the terminal. A sentence that says it has another form for devices
# that are touched; a line to be typed at is drawn by the terminal alone.
TYPING = re.compile(r"\bEnter\b|(?<!\{)\b[Tt]ype\b|\b[Pp]ress\b| or (a )?numbers?\b|in one line")
TYPED_AT = {"prompt", "how", "missing"}


def drawn_messages_in(value):
    if isinstance(value, dict):
        if "key" in value:
            yield value
        value = [each for name, each in value.items() if name not in TYPED_AT]
    if isinstance(value, list):
        for each in value:
            yield from drawn_messages_in(each)


def speaks_of_typing(message, rulebook, languages):
    book = message.get("rulebook", rulebook)
    for shelf in (book, "cli"):
        said = languages["en"].get(shelf, {})
        if TYPING.search(touched(said, message["key"])):
            return True
    return False


def main():
    schema = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    kinds = {}
    for kind in FEWEST.keys() - REFUSED.keys():
        rooted = {"$schema": schema["$schema"], "$defs": schema["$defs"], "$ref": f"#/$defs/{kind}"}
        kinds[kind] = jsonschema.Draft202012Validator(rooted)
    languages = {path.stem: json.loads(path.read_text(encoding="utf-8"))
                 for path in sorted(pathlib.Path(sys.argv[2]).glob("*.json"))}
    faults, counts, keys, rulebook = [], {}, set(), ""
    if len(languages) != 5:
        faults.append(f"{len(languages)} languages")
    for line in sys.stdin.buffer:
        what, _, raw = line.rstrip(b"\n").partition(b" ")
        kind = what.decode()
        counts[kind] = counts.get(kind, 0) + 1
        if kind == "rulebook":
            rulebook = raw.decode()
            continue
        if kind in REFUSED:
            wanted = REFUSED[kind]
            try:
                fits = len(raw) <= LONGEST[wanted] and kinds[wanted].is_valid(parsed(raw))
            except (ValueError, RecursionError):
                fits = False
            if fits:
                faults.append(f"the schema takes what is refused: {raw[:100]!r}")
            continue
        value = parsed(raw)
        for error in kinds[kind].iter_errors(value):
            faults.append(f"{kind} {rulebook}: {error.message[:200]} at {list(error.path)}")
        for message in messages_in(value):
            if message["key"] in BUILT_IN:
                continue
            argument = missing_argument(message, rulebook, languages)
            if argument:
                faults.append(f"{rulebook}: {message['key']} lacks {argument}")
            if (rulebook, message["key"]) in keys:
                continue
            keys.add((rulebook, message["key"]))
            language = missing_key(message, rulebook, languages)
            if language:
                faults.append(f"{rulebook}: no message {message['key']} in {language}")
        for message in drawn_messages_in(value):
            if speaks_of_typing(message, rulebook, languages):
                faults.append(f"{rulebook}: {kind} says what to type: {message['key']}")
    one = len(sys.argv) > 3  # of one rulebook there is less, and not of everything
    for kind, fewest in ({"heard": 30, "screen": 10, "command": 30} if one else FEWEST).items():
        if counts.get(kind, 0) < fewest:
            faults.append(f"only {counts.get(kind, 0)} lines of {kind}")
    print(counts, len(keys), "keys")
    for fault in faults[:20]:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
