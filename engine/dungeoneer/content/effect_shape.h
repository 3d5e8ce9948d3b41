// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/effect.h"

namespace delve::dungeoneer {

/// What the amount of a kind of effects may be.
enum class AmountRule : std::uint8_t
{
    None,        ///< it has none
    Count,       ///< 1 to 9, or a word
    CountOrAll,  ///< also "all"
    Change,      ///< -9 to 9 without 0, or a word, with or without a minus
    ThreatNumber ///< a number that a Threat may have
};

/// Members that only some kinds of effects have.
enum class EffectPart : std::uint16_t
{
    Who = 1 << 0,
    Form = 1 << 1, ///< with the attack type
    Roll = 1 << 2,
    Source = 1 << 3,
    Side = 1 << 4,
    Card = 1 << 5,
    Limit = 1 << 6,
    To = 1 << 7,
    Doors = 1 << 8,
    Door = 1 << 9,
    From = 1 << 10, ///< with the chooser
    Harm = 1 << 11,
    Removal = 1 << 12,
    HoldsFast = 1 << 13,
    Text = 1 << 14
};

/// Which members an effect of a kind has. The reader refuses all others; forms offer no others.
struct EffectShape
{
    EffectKind kind = EffectKind::Wound;
    AmountRule amount = AmountRule::None;
    std::uint16_t parts = 0;
    std::uint8_t durations = 0; ///< bit n: the duration n is possible

    bool has(EffectPart part) const { return (parts & std::uint16_t(part)) != 0; }
    bool allows(Duration duration) const { return (durations >> unsigned(duration) & 1u) != 0; }
    /// The one that is taken for granted in files.
    Duration usualDuration() const;
};

const EffectShape& shapeOf(EffectKind kind);

inline constexpr int mostOfAnEffect = 9;
inline constexpr int leastThreat = 2;
inline constexpr int mostThreat = 15;

} // namespace delve::dungeoneer
