// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/localized_text.h"
#include "engine/mageknight/content/ability.h"
#include "engine/mageknight/content/pieces.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace delve::mageknight {

/// A magic item, from a treasure or an artifact. TREAS-05: bonuses and abilities of attack, speed and
/// defense.
struct Item
{
    std::string type; ///< items of equal type cannot be carried together
    LocalizedText name;
    int attackBonus = 0;
    int speedBonus = 0;
    int defenseBonus = 0;
    std::vector<Ability> abilities; ///< at most one for each slot
    bool potion = false;

    friend bool operator==(const Item&, const Item&) = default;
};

/// Whom an attack by a trap strikes: the opener, everyone on the tile, everyone in range in front.
enum class TrapTarget : std::uint8_t
{
    Opener,
    Tile,
    Ranged
};

constexpr auto fileWords(TrapTarget)
{
    return std::to_array<EnumName<TrapTarget>>(
        {{TrapTarget::Opener, "H"}, {TrapTarget::Tile, "T"}, {TrapTarget::Ranged, "R"}});
}

struct TrapAttack
{
    TrapTarget target = TrapTarget::Opener;
    int attack = 0;
    int damage = 0;
    int range = 0;

    friend bool operator==(const TrapAttack&, const TrapAttack&) = default;
};

struct TrapSpawn
{
    int count = 0;
    int maxPoints = 0;

    friend bool operator==(const TrapSpawn&, const TrapSpawn&) = default;
};

/// One position of a trap dial. A blank one has neither monsters nor an attack.
struct Trap
{
    int disarm = 0;
    std::optional<TrapSpawn> spawn;
    std::optional<TrapAttack> attack;

    bool isBlank() const { return !spawn && !attack; }

    friend bool operator==(const Trap&, const Trap&) = default;
};

/// CHEST-13: six positions, the first blank.
using TrapDial = std::array<Trap, 6>;

/// One position of a treasure dial. CHEST-14.
struct Treasure
{
    bool trap = false; ///< the TRAP! position: no gold, no item
    int gold = 0;
    std::optional<Item> item;

    friend bool operator==(const Treasure&, const Treasure&) = default;
};

/// CHEST-12: a chest has a trap dial in its lid and a treasure dial inside.
struct Chest
{
    ContentId id;
    LocalizedText name;
    Colour colour = Colour::Yellow;
    int stock = 0;
    TrapDial trap;
    std::array<Treasure, 6> treasure;

    friend bool operator==(const Chest&, const Chest&) = default;
};

} // namespace delve::mageknight
