// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/ability.h"
#include "engine/dungeoneer/content/card.h"

namespace delve::dungeoneer {

/// DNR-HERO-17: a character. Its pawn is on the Cut-out card that names it.
struct HeroCard : CardHead
{
    int life = 6;               ///< DNR-SETUP-11
    std::vector<Scores> levels; ///< Level 1 first; 4 are advised: DNR-HERO-21
    int boonLimit = 0;          ///< DNR-HERO-19
    int treasureLimit = 0;
    Ability ability; ///< DNR-HERO-18
    LocalizedText ancestry;
    LocalizedText profession;
    std::vector<std::string> categories;

    friend bool operator==(const HeroCard&, const HeroCard&) = default;
};

} // namespace delve::dungeoneer
