// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/effect.h"

namespace delve::dungeoneer {

/// DNR-COMBAT-13: what a hit does in each form, instead of the usual wound; empty where nothing is printed.
struct HitEffects
{
    std::array<Effects, 3> byForm{};

    Effects& operator[](Form form) { return byForm[std::size_t(form)]; }
    const Effects& operator[](Form form) const { return byForm[std::size_t(form)]; }
    bool isEmpty() const { return *this == HitEffects{}; }

    friend bool operator==(const HitEffects&, const HitEffects&) = default;
};

/// How a monster fights; what is not printed is 0 with a counterattack (DNR-COMBAT-08).
struct MonsterStats
{
    Scores scores;
    int life = 1;

    friend bool operator==(const MonsterStats&, const MonsterStats&) = default;
};

/// DNR-COMBAT-24: a monster on a Map or Quest card. It never enters a hand or a Horde.
struct PrintedMonster
{
    LocalizedText name;
    std::vector<std::string> categories;
    MonsterStats stats;
    HitEffects hitEffects;
    Effects reward; ///< of a Map card's monster: what whoever defeats it gets

    friend bool operator==(const PrintedMonster&, const PrintedMonster&) = default;
};

} // namespace delve::dungeoneer
