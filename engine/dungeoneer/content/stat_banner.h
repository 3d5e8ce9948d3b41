// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/adventure_card.h"

#include <optional>

namespace delve::dungeoneer {

/// What an entry of a stat banner counts.
enum class BannerIcon : std::uint8_t
{
    Melee,
    Magic,
    Speed,
    Life,
    Threat, ///< the number of a Trap
    BoonLimit,
    TreasureLimit,
    Storage,
    Charges
};

/// One entry of the stat banner.
struct BannerItem
{
    BannerIcon icon = BannerIcon::Melee;
    int value = 0;
    bool isChange = false;                 ///< shown with its sign: it is added to what is there
    AttackType type = AttackType::Counter; ///< of a score: circle or diamond
    bool hasHitEffect = false;             ///< of a score: the sun
    std::optional<Stat> stat{};            ///< of a Threat: what it is rolled with, besides the die

    friend bool operator==(const BannerItem&, const BannerItem&) = default;
};

/// DNR-CARD-12: the numbers on the left edge of a card, summed up from what it says elsewhere. Effects that
/// hold only sometimes are left out; the text has them.
std::vector<BannerItem> statBanner(const AdventureCard& card);

} // namespace delve::dungeoneer
