"""Whether docs/verify_deal.py says of every line of print_lines what it should.

    print_lines 1000 | agree.py docs
"""
import json
import struct
import sys

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
import verify_deal  # noqa: E402

counts = {"good": 0, "bad": 0}
wrong = 0
for line in sys.stdin:
    what, _, text = line.partition(" ")
    counts[what] += 1
    try:
        holds = all(holds for _, holds in verify_deal.checks(json.loads(text)))
    except (ValueError, KeyError, TypeError, AttributeError, struct.error):
        holds = False
    if holds != (what == "good"):
        wrong += 1
        print(what, "is taken for the other:", text[:3000])
print(counts, wrong, "wrong")
sys.exit(wrong > 0 or min(counts.values()) < 100)
