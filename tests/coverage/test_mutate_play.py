#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of mutants.py and mutate_play.py: which lines are changed, how, for which rules, and what counts as noticed."""

import concurrent.futures
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

sys.path.insert(0, str(Path(__file__).resolve().parent))
import mutants  # noqa: E402
import mutate_play  # noqa: E402

KNOWN = {"BRK-02", "BRK-06", "SA-FLIGHT"}


def changed(line):
    return sorted(after for _, after in mutants.changes_of(line))


class WhichLines(unittest.TestCase):
    def test_a_comment_speaks_of_the_statement_below_it(self):
        lines = ["    // BRK-02: an attempt costs", "    spend(a,", "          2);", "    other(3);"]
        self.assertEqual(list(mutants.rules_at(lines, KNOWN)), [[], ["BRK-02"], ["BRK-02"], []])

    def test_an_id_on_the_line_and_one_above_count_both(self):
        lines = ["// SA-FLIGHT", 'return {"BRK-06"};', "return 1;"]
        self.assertEqual(list(mutants.rules_at(lines, KNOWN)), [[], ["SA-FLIGHT", "BRK-06"], []])

    def test_words_that_only_look_like_rules_do_not_count(self):
        self.assertEqual(list(mutants.rules_at(["x = 1; // UTF-8"], KNOWN)), [[]])


class WhichChanges(unittest.TestCase):
    def test_comparisons_are_turned_and_conditions_negated(self):
        self.assertEqual(changed("    if (points <= cost) // BRK-02"),
                         ["    if (!(points <= cost)) // BRK-02", "    if (points < cost) // BRK-02"])

    def test_constants_move_by_one_but_not_those_in_strings_and_names(self):
        self.assertEqual(changed('constexpr int cost4 = name("BRK-02", 2); // BRK-02'),
                         ['constexpr int cost4 = name("BRK-02", 1); // BRK-02',
                          'constexpr int cost4 = name("BRK-02", 3); // BRK-02'])

    def test_a_constant_never_falls_below_zero(self):
        self.assertEqual(changed("constexpr int free = 0;"), ["constexpr int free = 1;"])

    def test_statements_are_left_out_but_not_declarations_and_returns(self):
        self.assertEqual(changed("    unfolding.emit(name);"), ["    ;"])
        self.assertEqual(changed("    const int cost = stepCost(position);"), [])
        self.assertEqual(changed("    return emit(name);"), [])

    def test_the_two_sides_of_a_choice_are_exchanged(self):
        self.assertEqual(changed('    return free ? allowed : Refusal{"BRK-02"};'),
                         ['    return !(free) ? allowed : Refusal{"BRK-02"};'])

    def test_both_conditions_or_one(self):
        self.assertIn("    held = near || facing;", changed("    held = near && facing;"))


class OneMutant(unittest.TestCase):
    def test_its_key_does_not_depend_on_where_the_line_stands(self):
        first = mutants.Mutant(Path("a.cpp"), 3, "  x = 1;", "  x = 2;", ["BRK-02"], "constant by one")
        moved = mutants.Mutant(Path("a.cpp"), 9, "    x = 1;", "    x = 2;", ["BRK-02"], "constant by one")
        self.assertEqual(first.key, moved.key)
        other = mutants.Mutant(Path("a.cpp"), 3, "  x = 1;", "  x = 0;", ["BRK-02"], "constant by one")
        self.assertNotEqual(first.key, other.key)


class WithoutAChange(unittest.TestCase):
    """The program as it is has to pass before any fault is made."""

    class Classes:
        def __init__(self, *names):
            self.names = names

        def rest(self):
            return {name: [] for name in self.names}

    def check(self, script, *names):
        with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(1) as pool:
            program = Path(folder) / "tests"
            program.write_text("#!/bin/sh\n" + script, encoding="utf-8")
            program.chmod(0o755)
            mutate_play.check_unchanged(program, self.Classes(*names), pool)

    def test_what_passes_is_fine(self):
        self.check("exit 0\n", "TestOne", "TestTwo")

    def test_a_class_that_fails_is_named(self):
        with self.assertRaisesRegex(mutate_play.CannotRun, "TestTwo fails without"):
            self.check('[ "$2" = TestOne ]\n', "TestOne", "TestTwo")

    def test_a_class_near_the_limit_is_refused(self):
        with mock.patch.object(mutate_play, "USUAL_SECONDS", 0.05):
            with self.assertRaisesRegex(mutate_play.CannotRun, "TestOne takes .* near the limit"):
                self.check("sleep 0.2\n", "TestOne")

    def test_a_class_that_does_not_end_is_no_pass(self):
        with mock.patch.object(mutate_play, "TEST_SECONDS", 0.1):
            with self.assertRaises(mutate_play.CannotRun):
                self.check("exec sleep 5\n", "TestOne")


class WhatIsExplained(unittest.TestCase):
    def test_every_entry_is_of_a_change_that_can_still_be_made(self):
        for file, line, changed_line in mutate_play.load_explained():
            with self.subTest(file=file, line=line):
                lines = (mutants.ROOT / file).read_text(encoding="utf-8").split("\n")
                here = [text for text in lines if text.strip() == line]
                self.assertTrue(here, "the line is gone")
                made = {after.strip() for text in here for _, after in mutants.changes_of(text)}
                self.assertIn(changed_line, made)

    def test_the_classes_left_out_exist(self):
        for ground in mutate_play.GROUNDS.values():
            named = mutate_play.Tests({}, ground).classes
            for name in ground.long_classes:
                with self.subTest(name=name):
                    self.assertIn(name, named)


if __name__ == "__main__":
    unittest.main()
