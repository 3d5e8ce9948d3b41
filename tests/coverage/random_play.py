#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What random games never came to, and whether each of those has a game of its own.

    tests/coverage/random_play.py [OUTPUT...]

Reads what `tst_engine_play --only TestRandomPlay` and `--only TestRandomAbilities` printed (or standard input) and
compares it with the kinds of events and the rules of events that the engine knows. Whatever random play never
reached has to have a directed test: a rule a test function with its name, an event a test that expects it. Prints the
list, and fails if one has none.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
RULE = r'"([A-Z]+(?:-[A-Z]+)*(?:-\d+)?)"'
EMITTED = re.compile(r"\b(?:emit|rollOne|rollTwo|draw|spend|heal|moveActive|dealDamage)\((?:unfolding, )?" + RULE)


def reached(texts, what):
    """The names after every "reached WHAT:" of the output."""
    names = set()
    for text in texts:
        for line in re.findall(rf"reached {what}: (.*)", text):
            names |= set(line.split())
    return names


def known_events(sources):
    """Names of the kinds that event.h lists."""
    listing = re.search(r"using EventBody =\s+std::variant<(.*?)>;", sources["core/event.h"], re.S).group(1)
    kinds = set(re.findall(r"\b[A-Z]\w+", re.sub(r"//.*", "", listing)))
    names = {}
    for text in sources.values():
        for kind, body in re.findall(r"struct (\w+)\n\{(.*?)\n\};", text, re.S):
            if found := re.search(r'name = "([^"]+)"', body):
                names.setdefault(kind, found.group(1))
    return {names[kind] for kind in kinds}


def known_rules(sources):
    return {rule for name, text in sources.items() if name.endswith(".cpp") for rule in EMITTED.findall(text)}


def test_texts():
    return {path.name: path.read_text() for path in sorted((ROOT / "tests/engine/mageknight/play").rglob("tst_*.cpp"))
            if not path.name.startswith("tst_random")}


def directed_test_of_rule(rule, tests):
    name = re.compile(rf"void (\w*(?<![A-Z_]){re.escape(rule.replace('-', '_'))}(?:_\w+)?)\(\)")
    for text in tests.values():
        if found := name.search(text):
            return found.group(1)
    return None


def directed_test_of_event(event, tests):
    """The test function in which an expected text names the event."""
    for text in tests.values():
        if found := re.search(rf'"[^"\n]*\b{re.escape(event)}\b', text):
            functions = re.findall(r"void (\w+)\(\)", text[: found.start()])
            return functions[-1] if functions else None
    return None


def report(title, missing, directed, tests):
    print(f"{title} that random play never reached: {len(missing)}")
    without = []
    for name in sorted(missing):
        test = directed(name, tests)
        print(f"  {name:28} {test or 'NO DIRECTED TEST'}")
        if test is None:
            without.append(name)
    return without


def main(paths):
    texts = [Path(path).read_text(errors="replace") for path in paths] or [sys.stdin.read()]
    sources = {str(path.relative_to(ROOT / "engine/mageknight/play")): path.read_text()
               for path in (ROOT / "engine/mageknight/play").rglob("*") if path.suffix in (".h", ".cpp")}
    tests = test_texts()
    events, rules = reached(texts, "events"), reached(texts, "rules")
    if not events or not rules:
        sys.exit("the output says nothing about what was reached")
    without = report("Kinds of events", known_events(sources) - events, directed_test_of_event, tests)
    without += report("Rules of events", known_rules(sources) - rules, directed_test_of_rule, tests)
    return 1 if without else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
