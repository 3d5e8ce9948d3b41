// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <array>
#include <cstdint>
#include <string>

namespace delve::dungeoneer {

/// What an effect or a cost may ask a card to be.
enum class CardSort : std::uint8_t
{
    Any,
    Boon,
    Treasure,
    Bane,
    Encounter,
    Monster,
    Trap
};

constexpr auto fileWords(CardSort)
{
    return std::to_array<EnumName<CardSort>>({{CardSort::Any, "any"},
                                              {CardSort::Boon, "boon"},
                                              {CardSort::Treasure, "treasure"},
                                              {CardSort::Bane, "bane"},
                                              {CardSort::Encounter, "encounter"},
                                              {CardSort::Monster, "monster"},
                                              {CardSort::Trap, "trap"}});
}

/// Adventure cards of one sort and of one category (DNR-CARD-11); what is not said does not matter.
struct CardFilter
{
    CardSort sort = CardSort::Any;
    std::string category; ///< id of a category; empty: of any

    friend bool operator==(const CardFilter&, const CardFilter&) = default;
};

} // namespace delve::dungeoneer
