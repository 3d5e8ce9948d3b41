# SPDX-License-Identifier: GPL-3.0-or-later
"""The faults that mutate_play.py makes: which lines of a rule are changed, and how."""

import hashlib
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]+(?:-[A-Z0-9]+)*-[A-Z0-9]+\b")
TURNED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
COMPARISON = re.compile(r" (<=|>=|==|!=|<|>) ")
CONSTANT = re.compile(r"(?<![\w.\"'\[])(\d+)(?![\w.\"'])")
JUNCTION = re.compile(r" (&&|\|\|) ")
STATEMENT = re.compile(r"^\s+(?!return\b|break\b|continue\b|using\b|static\b|constexpr\b|case\b|else\b|const\b|auto\b)"
                       r"[A-Za-z_][\w.:\->\[\]*]*(\(.*\)|\s*(?:[-+|&]?=)\s.*|\+\+|--);\s*(//.*)?$")


class Mutant:
    def __init__(self, path, number, before, after, rules, change):
        self.path, self.number, self.before, self.after = path, number, before, after
        self.rules, self.change = rules, change

    @property
    def key(self):
        """The same for the same change of the same line, wherever the line stands by now."""
        text = "\n".join((str(self.path), self.before.strip(), self.after.strip()))
        return hashlib.sha1(text.encode()).hexdigest()[:16]

    def source(self):
        lines = (ROOT / self.path).read_text(encoding="utf-8").split("\n")
        assert lines[self.number] == self.before
        lines[self.number] = self.after
        return "\n".join(lines)

    def __str__(self):
        return (f"{self.path}:{self.number + 1} [{' '.join(self.rules)}] {self.change}\n"
                f"      - {self.before.strip()}\n      + {self.after.strip()}")


def code_of(line):
    """A line without its comment, with strings blanked out, so that columns stay."""
    line = re.sub(r'"(?:[^"\\]|\\.)*"', lambda found: '"' + " " * (len(found.group()) - 2) + '"', line)
    return re.sub(r"//.*", "", line)


def rules_at(lines, known):
    """For each line of code the rule ids that stand on it or in the comment right above it."""
    above = []
    for line in lines:
        here = [rule for rule in RULE_ID.findall(line) if rule in known]
        if line.strip().startswith("//"):
            above += here
            yield []
            continue
        yield list(dict.fromkeys(above + here))
        # A comment speaks of the whole statement below it.
        if not code_of(line).strip() or re.search(r"[;{}]\s*$", code_of(line)):
            above = []


def changes_of(line):
    """Every change of one line: (what was done, the line afterwards)."""
    code = code_of(line)
    for found in COMPARISON.finditer(code):
        if "template" in code or "operator" in code:
            continue
        start, end = found.span(1)
        yield "comparison turned", line[:start] + TURNED[found.group(1)] + line[end:]
    for found in JUNCTION.finditer(code):
        start, end = found.span(1)
        yield "and, or exchanged", line[:start] + {"&&": "||", "||": "&&"}[found.group(1)] + line[end:]
    for found in CONSTANT.finditer(code):
        for other in (int(found.group(1)) + 1, int(found.group(1)) - 1):
            if other >= 0:
                yield "constant by one", line[:found.start(1)] + str(other) + line[found.end(1):]
    if found := re.match(r"(\s*(?:\} else )?if \()(.*)(\)( \{| return\b.*|)\s*)$", code):
        if ";" not in found.group(2) and found.group(2).count("(") == found.group(2).count(")"):
            start, end = found.span(2)
            yield "condition negated", line[:start] + "!(" + line[start:end] + ")" + line[end:]
    if found := re.match(r"(\s*return )(.*)( \? .* : .*;)\s*$", code):
        start, end = found.span(2)
        yield "condition negated", line[:start] + "!(" + line[start:end] + ")" + line[end:]
    elif found := re.match(r"(\s*return )(.*(?:&&|\|\||==|!=|<|>|\bis[A-Z]|\bhas[A-Z]|\bcan[A-Z]).*)(;)\s*$", code):
        start, end = found.span(2)
        yield "condition negated", line[:start] + "!(" + line[start:end] + ")" + line[end:]
    if STATEMENT.match(code):
        indent = line[:len(line) - len(line.lstrip())]
        yield "statement left out", indent + ";"


def sources_in(place):
    """A source by itself, or all of a folder."""
    return [place] if place.suffix == ".cpp" else place.rglob("*.cpp")


def all_mutants(known, ground):
    mutants, seen = [], set()
    for path in sorted(source for place in ground.sources for source in sources_in(ROOT / place)):
        lines = path.read_text(encoding="utf-8").split("\n")
        for number, rules in enumerate(rules_at(lines, known)):
            if not rules:
                continue
            for change, after in changes_of(lines[number]):
                mutant = Mutant(path.relative_to(ROOT), number, lines[number], after, rules, change)
                if mutant.key not in seen:
                    seen.add(mutant.key)
                    mutants.append(mutant)
    return mutants
