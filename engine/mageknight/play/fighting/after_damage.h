// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

#include <span>

namespace delve::mageknight::play {

class Unfolding;
struct Hit;
struct Stroke;

// SA-G11: what abilities do when the clicks of a stroke and the eliminations have been seen to. Each is a
// task of its own, as each may eliminate.

/// SA-MAGIC-FREEZE: a die for a figure that was hit.
struct Freezing
{
    FigureId striker = FigureId::None;
    FigureId target = FigureId::None;

    static constexpr std::string_view name = "freezing";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("striker", &Freezing::striker), field("target", &Freezing::target));
    }
};

/// SA-VAMPIRISM: a click back for the striker.
struct Draining
{
    FigureId striker = FigureId::None;

    static constexpr std::string_view name = "draining";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("striker", &Draining::striker));
    }
};

/// SA-MAGIC-RETALIATION: a click for the striker.
struct Retaliation
{
    FigureId striker = FigureId::None;
    FigureId by = FigureId::None;

    static constexpr std::string_view name = "retaliation";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("striker", &Retaliation::striker), field("by", &Retaliation::by));
    }
};

/// EXPL-01: what lies around a target that was hit is hurt, too.
struct Explosion
{
    FigureId striker = FigureId::None;
    FigureId target = FigureId::None;
    SquareIndex anchor = noSquare;   ///< of the target, which may be gone by then
    FigureId rider = FigureId::None; ///< EXPL-06: on the target

    static constexpr std::string_view name = "explosion";
    static constexpr bool hasYoungMembers = true; // the rider
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("striker", &Explosion::striker), field("target", &Explosion::target),
                          squareField("anchor", &Explosion::anchor), field("rider", &Explosion::rider));
    }
};

/// Puts on the agenda what follows the damage of a stroke; `retaliators` are those of the hit that strike
/// back with magic. Comes before the damage is dealt (DMG-13).
void expectAfterDamage(Unfolding& unfolding, const Stroke& stroke, std::span<const Hit> hits,
                       std::span<const FigureId> retaliators);

void resume(Unfolding& unfolding, const Freezing& task);
void resume(Unfolding& unfolding, const Draining& task);
void resume(Unfolding& unfolding, const Retaliation& task);
void resume(Unfolding& unfolding, const Explosion& task);

} // namespace delve::mageknight::play
