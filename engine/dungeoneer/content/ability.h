// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/effect.h"

namespace delve::dungeoneer {

/// DNR-GLOSS-04: what the player of a card or ability chooses when it is declared (DNR-SPECIAL-13).
enum class TargetKind : std::uint8_t
{
    None,
    Hero,    ///< another player's Hero
    Monster, ///< one that may be challenged: in its space, after its attack (DNR-SPECIAL-10)
    Space,
    Map, ///< a placed Map card, as a thing to be moved
    Door
};

constexpr auto fileWords(TargetKind)
{
    return std::to_array<EnumName<TargetKind>>({{TargetKind::None, "none"},
                                                {TargetKind::Hero, "hero"},
                                                {TargetKind::Monster, "monster"},
                                                {TargetKind::Space, "space"},
                                                {TargetKind::Map, "map"},
                                                {TargetKind::Door, "door"}});
}

/// How far from the own Hero the target may be.
enum class Reach : std::uint8_t
{
    Anywhere,
    Here,    ///< in the same space
    Adjacent ///< there or in an adjacent one: DNR-GLOSS-02
};

constexpr auto fileWords(Reach)
{
    return std::to_array<EnumName<Reach>>(
        {{Reach::Anywhere, "anywhere"}, {Reach::Here, "here"}, {Reach::Adjacent, "adjacent"}});
}

struct Targeting
{
    TargetKind kind = TargetKind::None;
    Reach reach = Reach::Anywhere;

    friend bool operator==(const Targeting&, const Targeting&) = default;
};

/// What a readied card (DNR-SPECIAL-04), a Hero (DNR-HERO-18) or an Artifact (DNR-QUEST-08) can do. Effects
/// that last while the card is in play act by themselves; the others are used by paying the cost.
struct Ability
{
    LocalizedText name; ///< of Heroes and Artifacts; a card has its own
    Cost cost;
    bool oncePerTurn = false; ///< DNR-GLOSS-24
    Targeting target;
    Effects effects;

    friend bool operator==(const Ability&, const Ability&) = default;
};

} // namespace delve::dungeoneer
