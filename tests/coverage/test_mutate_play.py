#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of mutants.py: which lines are changed, how, and for which rules."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import mutants  # noqa: E402

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


if __name__ == "__main__":
    unittest.main()
