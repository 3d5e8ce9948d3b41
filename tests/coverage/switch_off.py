#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Switches setup rules off one by one and demands that their tests notice.

    switch_off.py BUILD [--count N | --all] [--seed N]

Draws rules from those that setup checks report (list_checked_rules) and runs the tests of the setup checks
without the findings of the rule (DELVE_RULE_OFF, see tests/support/mageknight/setup_cases.h; the shipped programs know
nothing of it). A rule whose own tests all pass without its findings survives: its tests would not notice if it
were gone. Rules that decide about squares, edges and paths (MAP-16, TER-05 …) report no findings and are not
among those drawn; the naive board of tests/engine/mageknight/board is their second opinion.

Exit code: 0 when every rule drawn was missed, 1 when one survived, 2 when the tests cannot be run.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import report  # noqa: E402


def outcomes_without(program, rule, suites=()):
    """For each (suite, function): whether it passes without the findings of a rule. Of all suites, or of these."""
    environment = dict(os.environ, DELVE_RULE_OFF=rule, LC_ALL="C.UTF-8")
    outcomes = {}
    for only in [["--only", suite] for suite in suites] or [[]]:
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([program, "--results", folder, *only], env=environment, stdout=subprocess.DEVNULL,
                           stderr=subprocess.DEVNULL, timeout=600, check=False)
            found = report.load_outcomes(folder)
        outcomes.update({(suite, function): passed for (_, suite, function), passed in found.items()})
    return outcomes


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("build", type=Path, help="the build folder")
    parser.add_argument("--rules", type=Path, default=Path("resources/rules"), help="the rule reference")
    parser.add_argument("--count", type=int, default=50, help="how many rules are switched off")
    parser.add_argument("--all", action="store_true", help="switch every rule off")
    parser.add_argument("--seed", type=int, default=None, help="which rules; drawn and printed if not given")
    options = parser.parse_args()
    program = options.build / "tests" / "tst_engine_setup"
    try:
        listed = subprocess.run([options.build / "tests" / "list_checked_rules"], capture_output=True, text=True,
                                timeout=60, check=True)
        rules = listed.stdout.split()
        known = {rule["id"] for book in report.load_rulebooks(options.rules) for rule in book["rules"]}
        whole = outcomes_without(program, "")
    except (OSError, subprocess.SubprocessError, report.InputError) as error:
        print(error, file=sys.stderr)
        return 2
    broken = sorted(function for (_, function), passed in whole.items() if not passed)
    if broken:
        print(f"these tests fail with all rules on: {' '.join(broken)}", file=sys.stderr)
        return 2
    seed = random.randrange(10**9) if options.seed is None else options.seed
    drawn = rules if options.all else random.Random(seed).sample(rules, min(options.count, len(rules)))
    print(f"switching off {len(drawn)} of {len(rules)} rules with findings, seed {seed}")
    survivors = []
    for rule in drawn:
        tests = {test for test in whole if rule in report.rules_of(test[1], known)}
        outcomes = outcomes_without(program, rule, sorted({suite for suite, _ in tests})) if tests else {}
        failing = sum(not outcomes[test] for test in tests)
        if not failing:
            survivors.append(rule)
        print(f"  {rule}: {failing} of {len(tests)} tests fail" + ("" if failing else ", SURVIVES"), flush=True)
    print(f"{len(drawn) - len(survivors)} of {len(drawn)} missed by their tests"
          + (f"; survivors: {' '.join(survivors)}" if survivors else ""))
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
