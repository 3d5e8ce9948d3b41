// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace delve::dungeoneer {

/// A word that names or describes a card, and the drawing that it asks for.
struct EmblemWord
{
    std::string_view word;
    std::string_view drawing;
};

// The first row that fits counts; words that say more stand before those that say less.
std::span<const EmblemWord> monsterWords();
std::span<const EmblemWord> trapWords();
std::span<const EmblemWord> thingWords(); ///< of Boons, Treasures, Banes and Attachments
std::span<const EmblemWord> questWords();
std::span<const EmblemWord> categoryWords();

} // namespace delve::dungeoneer
