#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which rules of resources/rules have a passing test.

Reads the JUnit XML that Qt Test writes with -o FILE,junitxml. A test function covers the rule that its name
begins with: MAP_16_diagonalStep covers MAP-16, SA_MAGIC_BLAST_stopsAtWalls covers SA-MAGIC-BLAST. What comes
after the id begins with a lower-case letter. A function may name several rules, one after the other:
ACT_06_ACT_07_combatEndsIt covers both. A function passes when all its rows pass; a failed or skipped row
is not a pass (an expected failure, QEXPECT_FAIL, looks like a pass in that format). A rule is covered when at least
one of its functions passes and none fails.

With --require-setup the rules that a setup can break must be covered: those of kind setup or both, less the few
that beyond_setup.json lists with the reason why a setup cannot break them.

Exit code: 0 fine; 1 a required rule is uncovered, or a test names no rule; 2 the input cannot be read.
"""

import argparse
import json
import re
import sys
import xml.etree.ElementTree as ElementTree
from collections import defaultdict
from pathlib import Path

# A name made like a rule test: two or more capitals, an underscore, then a capital or a digit.
LOOKS_LIKE_RULE_TEST = re.compile(r"^[A-Z][A-Z0-9]+_[A-Z0-9]")
RULE_TEST = re.compile(r"^([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)(?:_[a-z][A-Za-z0-9_]*)?$")

# Rules of kind setup or both that no setup can break, with the reason.
BEYOND_SETUP = Path(__file__).resolve().parent / "beyond_setup.json"


class InputError(Exception):
    """The rules or the results cannot be read."""


def load_rulebooks(folder):
    """The rulebooks of a folder, in the order of their file names."""
    paths = sorted(Path(folder).glob("*.json"))
    if not paths:
        raise InputError(f"{folder}: no rule files (*.json) here")
    books, home = [], {}
    for path in paths:
        try:
            book = json.loads(path.read_text(encoding="utf-8"))
            for rule in book["rules"]:
                if rule["id"] in home:
                    raise InputError(f"{path}: rule {rule['id']} is also in {home[rule['id']]}")
                home[rule["id"]] = path
                rule["area"], rule["testable"], rule["kind"]  # all are needed below
            book["id"], [area["id"] for area in book["areas"]]
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise InputError(f"{path}: not a rule file: {error!r}") from error
        books.append(book)
    return books


def load_outcomes(folder):
    """For each (file, suite, function): True when all its rows passed."""
    paths = sorted(Path(folder).rglob("*.xml"))
    if not paths:
        raise InputError(f"{folder}: no test results (*.xml) here")
    outcomes = {}
    for path in paths:
        try:
            root = ElementTree.parse(path).getroot()
        except (OSError, ElementTree.ParseError) as error:
            raise InputError(f"{path}: not readable as test results: {error}") from error
        for suite in root.iter("testsuite"):
            for case in suite.findall("testcase"):
                function = case.get("name", "").split("(", 1)[0]
                passed = not any(child.tag in ("failure", "error", "skipped") for child in case)
                key = (str(path), suite.get("name", ""), function)
                outcomes[key] = outcomes.get(key, True) and passed
    return outcomes


def load_beyond_setup(path):
    """The reasons, by rule."""
    try:
        reasons = json.loads(Path(path).read_text(encoding="utf-8"))
        if not all(isinstance(reason, str) and reason for reason in reasons.values()):
            raise ValueError("every rule needs a reason")
    except (OSError, ValueError, AttributeError) as error:
        raise InputError(f"{path}: not a list of rules with reasons: {error!r}") from error
    return reasons


def rules_of(function, known):
    """The rule ids that a test function names one after the other; none when its name is not well made."""
    match = RULE_TEST.match(function)
    if not match:
        return []
    words = match.group(1).split("_")

    def split(start):
        if start == len(words):
            return []
        # The longest id first: SA-MAGIC-HEALING is not SA-MAGIC.
        for end in range(len(words), start, -1):
            rule = "-".join(words[start:end])
            rest = split(end) if rule in known else None
            if rest is not None:
                return [rule] + rest
        return None

    return split(0) or []


class Coverage:
    def __init__(self, books, outcomes):
        self.books = books
        self.rules = {rule["id"]: rule for book in books for rule in book["rules"]}
        self.areas = [area["id"] for book in books for area in book["areas"]]
        passing, not_passing = set(), defaultdict(set)
        self.strangers = set()  # look like rule tests and name no rule
        for (_, suite, function), passed in outcomes.items():
            if not LOOKS_LIKE_RULE_TEST.match(function):
                continue
            rules = rules_of(function, self.rules)
            if not rules:
                self.strangers.add((suite, function))
            for rule in rules:
                if passed:
                    passing.add(rule)
                else:
                    not_passing[rule].add((suite, function))
        self.not_passing = {pair for pairs in not_passing.values() for pair in pairs}
        self.covered = passing - not_passing.keys()

    def of_area(self, area):
        return [rule for rule in self.rules.values() if rule["area"] == area]

    def missing(self, area):
        """Testable rules of an area without a passing test, in reading order."""
        return [rule["id"] for rule in self.of_area(area) if rule["testable"] and rule["id"] not in self.covered]

    def setup_rules(self, areas, beyond):
        """The testable rules of these areas that a setup can break, in reading order."""
        return [rule["id"] for rule in self.rules.values() if rule["area"] in areas and rule["testable"]
                and rule["kind"] in ("setup", "both") and rule["id"] not in beyond]

    def wrongly_beyond(self, beyond):
        """Entries that need no excuse: no such rule, a rule of play, not testable, or tested all the same."""
        return sorted(rule for rule in beyond if rule in self.covered or rule not in self.rules
                      or self.rules[rule]["kind"] == "play" or not self.rules[rule]["testable"])

    def needless(self):
        """Rules that are marked as not testable and have a passing test all the same."""
        return sorted(rule for rule in self.covered if not self.rules[rule]["testable"])


def percent(covered, testable):
    # Rounded down, so that 100 means all.
    return f"{100 * covered // testable}%" if testable else "-"


def table(book, coverage):
    rows, total = [], [0, 0, 0]
    for area in book["areas"]:
        rules = coverage.of_area(area["id"])
        testable = sum(rule["testable"] for rule in rules)
        counts = [len(rules), testable, testable - len(coverage.missing(area["id"]))]
        total = [a + b for a, b in zip(total, counts)]
        rows.append((area["id"], *counts, percent(counts[2], testable)))
    rows.append(("total", *total, percent(total[2], total[1])))
    lines = [f"{book['id']}", f"  {'area':<12}{'rules':>7}{'testable':>10}{'covered':>9}{'percent':>9}"]
    lines += [f"  {row[0]:<12}{row[1]:>7}{row[2]:>10}{row[3]:>9}{row[4]:>9}" for row in rows]
    return "\n".join(lines)


def area_list(text, coverage):
    names = [name.strip() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in coverage.areas:
            raise InputError(f"no area {name}; there are: {', '.join(coverage.areas)}")
    return names


def report_setup(coverage, areas, beyond, out):
    """Says how many rules that a setup can break are covered; True when all are."""
    rules = coverage.setup_rules(areas, beyond)
    missing = [rule for rule in rules if rule not in coverage.covered]
    out.write(f"\nrules that a setup can break, in {', '.join(areas)}: "
              f"{len(rules) - len(missing)} of {len(rules)} covered\n")
    out.writelines(f"  without a passing test: {rule}  {coverage.rules[rule]['title']['en']}\n" for rule in missing)
    out.writelines(f"  beyond a setup: {rule}  {reason}\n" for rule, reason in beyond.items()
                   if rule in coverage.rules and coverage.rules[rule]["area"] in areas)
    wrong = coverage.wrongly_beyond(beyond)
    out.writelines(f"  listed as beyond a setup without need: {rule}\n" for rule in wrong)
    return not missing and not wrong


def report(arguments, out):
    coverage = Coverage(load_rulebooks(arguments.rules), load_outcomes(arguments.results))
    show = area_list(arguments.missing, coverage)
    require = area_list(arguments.require, coverage)
    setup_areas = area_list(arguments.require_setup, coverage)

    out.write("\n\n".join(table(book, coverage) for book in coverage.books) + "\n")
    for area in show:
        ids = coverage.missing(area)
        out.write(f"\nuncovered in {area} ({len(ids)}): {' '.join(ids) or 'none'}\n")
    if coverage.not_passing:
        out.write("\nrule tests that fail or are skipped, so that their rules do not count as covered:\n")
        out.writelines(f"  {suite}::{function}\n" for suite, function in sorted(coverage.not_passing))
    if coverage.needless():
        out.write(f"\ntested though marked as not testable: {' '.join(coverage.needless())}\n")

    failed = False
    if setup_areas:
        failed = not report_setup(coverage, setup_areas, load_beyond_setup(arguments.beyond_setup), out)
    if coverage.strangers:
        failed = True
        out.write("\ntests that look like rule tests and name no rule (expected for instance MAP_16_whatItSays):\n")
        out.writelines(f"  {suite}::{function}\n" for suite, function in sorted(coverage.strangers))
    for area in require:
        ids = coverage.missing(area)
        if ids:
            failed = True
            out.write(f"\nrequired, but without a passing test, in {area} ({len(ids)}):\n")
            out.writelines(f"  {rule}  {coverage.rules[rule]['title']['en']}\n" for rule in ids)
    return 1 if failed else 0


def main(argv=None, out=sys.stdout):
    parser = argparse.ArgumentParser(description="Which rules have a passing test.")
    parser.add_argument("--rules", required=True, metavar="DIR", help="folder with the rule files")
    parser.add_argument("--results", required=True, metavar="DIR", help="folder with JUnit XML files of Qt Test")
    parser.add_argument("--missing", default="", metavar="AREA[,AREA]", help="list the uncovered rules of these areas")
    parser.add_argument("--require", default="", metavar="AREA[,AREA]", help="exit 1 unless these areas are covered")
    parser.add_argument("--require-setup", default="", metavar="AREA[,AREA]",
                        help="exit 1 unless every rule of these areas that a setup can break is covered")
    parser.add_argument("--beyond-setup", default=BEYOND_SETUP, metavar="FILE",
                        help="rules of kind setup or both that no setup can break, with the reason")
    try:
        return report(parser.parse_args(argv), out)
    except InputError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
