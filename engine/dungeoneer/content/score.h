// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <array>
#include <cstdint>

namespace delve::dungeoneer {

/// DNR-COMBAT-01 to DNR-COMBAT-03: the three forms in which Heroes and monsters fight.
enum class Form : std::uint8_t
{
    Melee,
    Magic,
    Speed
};

inline constexpr std::array allForms{Form::Melee, Form::Magic, Form::Speed};

constexpr auto fileWords(Form)
{
    return std::to_array<EnumName<Form>>(
        {{Form::Melee, "melee"}, {Form::Magic, "magic"}, {Form::Speed, "speed"}});
}

/// DNR-COMBAT-04, DNR-COMBAT-05: who has only a counterattack in a form cannot start an attack in it.
enum class AttackType : std::uint8_t
{
    Counter,
    Standard
};

constexpr auto fileWords(AttackType)
{
    return std::to_array<EnumName<AttackType>>(
        {{AttackType::Counter, "counter"}, {AttackType::Standard, "standard"}});
}

/// DNR-COMBAT-08: a score that is not printed is 0 with a counterattack.
struct Score
{
    int value = 0;
    AttackType type = AttackType::Counter;

    friend bool operator==(const Score&, const Score&) = default;
};

/// One score for each form.
struct Scores
{
    std::array<Score, 3> byForm{};

    Score& operator[](Form form) { return byForm[std::size_t(form)]; }
    const Score& operator[](Form form) const { return byForm[std::size_t(form)]; }

    friend bool operator==(const Scores&, const Scores&) = default;
};

/// DNR-THREAT-03: what a Threat may be rolled with.
enum class Stat : std::uint8_t
{
    Melee,
    Magic,
    Speed,
    Life,
    Level
};

constexpr auto fileWords(Stat)
{
    return std::to_array<EnumName<Stat>>({{Stat::Melee, "melee"},
                                          {Stat::Magic, "magic"},
                                          {Stat::Speed, "speed"},
                                          {Stat::Life, "life"},
                                          {Stat::Level, "level"}});
}

} // namespace delve::dungeoneer
