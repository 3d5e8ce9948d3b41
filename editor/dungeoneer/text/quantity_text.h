// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/effect.h"

#include <QString>

namespace delve::dungeoneer {

/// What an amount counts.
enum class Unit : std::uint8_t
{
    Wounds,
    Life,
    Glory,
    Peril,
    Movement,
    Levels,
    AdventureCards,
    Charges,
    HandCards,
    Boons,
    Treasures,
    Banes,
    HordeMonsters,
    DiscardedCards
};

/// The unit of cards that lie in a zone.
Unit unitOf(Zone zone);

/// "2 wounds", "# Glory", "wounds equal to a die roll", "all Treasures". A minus is left out.
QString quantityOf(Unit unit, const Amount& amount);

/// "+2", "−1", "+#", as it stands before what is changed.
QString changeOf(const Amount& amount);

/// "a die roll", "your Melee": where an amount is no number.
QString amountWord(const Amount& amount);

} // namespace delve::dungeoneer
