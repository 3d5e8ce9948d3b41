// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/set_edits.h"

namespace delve::dungeoneer {

// In files/card_table.cpp.

/// Cards as a table for spreadsheets (CSV), one card in a line, and back without loss.
///
/// The first line names the columns, in any order. `kind` is map, hero, adventure, quest, tracker or cutout,
/// and required; `id` is made from the name if missing. Every other column is a member of the card as packs
/// have it: a number or a word as it stands, whatever is more than that as JSON ({"n": {"kind": "open"}, …}).
/// Texts have a column for each language: name:en, name:it. Cells of members that a card has not are empty.
std::string writeCardTable(const CardSet& set);

/// Reads such a table strictly, as cards of this set. Errors say line and member: "line 3,
/// /effects/0/amount".
Result<std::vector<SetCard>> parseCardTable(std::string_view csv, const CardSet& set);

/// Cards that came in such a way: those with an id of the set take its place, the others are added. An error
/// where a card of another kind has the id.
Result<SetEdit> takeCards(const CardSet& set, const std::vector<SetCard>& cards);

} // namespace delve::dungeoneer
