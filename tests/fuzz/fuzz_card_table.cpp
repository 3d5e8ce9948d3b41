// SPDX-License-Identifier: GPL-3.0-or-later
// Cards as a table from a spreadsheet: an error with its line, or cards that go into a set, and come back
// from a table of that set.

#include "engine/dungeoneer/content/card_table.h"
#include "engine/dungeoneer/content/new_set.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"

using namespace delve;
using namespace delve::fuzz;
using namespace delve::dungeoneer;

namespace {

/// A set to which the cards of a table come, and no others.
CardSet setWithoutCards()
{
    CardSet set = newCardSet("overdraft", "Some cards", "Somebody");
    set.maps.clear();
    return set;
}

} // namespace

DELVE_FUZZ_TARGET(card_table)
{
    CardSet set = setWithoutCards();
    const auto cards = parseCardTable(text, set);
    if (!cards)
        return requireClear(cards.error());
    const auto edit = takeCards(set, *cards);
    if (!edit)
        return requireClear(edit.error());
    apply(set, *edit);
    const std::string written = writeCardTable(set);
    const auto again = parseCardTable(written, set);
    requireRead(again);
    require(again->size() == cards->size(), "every card comes back");
    CardSet other = setWithoutCards();
    const auto back = takeCards(other, *again);
    require(back.has_value(), "cards that come back can be taken");
    apply(other, *back);
    require(writeCardTable(other) == written, "the same cards give the same table");
}
