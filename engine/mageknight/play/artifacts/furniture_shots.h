// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/fighting/strikes.h"

#include <vector>

namespace delve::mageknight::play {

// DRESS-12, DRESS-13: furniture that Flame/Lightning or Shockwave strikes.

/// DRESS-12: Flame/Lightning at a chair or table.
struct ShootFurniture
{
    ArtifactId artifact = ArtifactId::None;

    static constexpr std::string_view name = "shoot-furniture";
    static constexpr Timing timing = Timing::Act;
    static constexpr bool byDial = true;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("artifact", &ShootFurniture::artifact));
    }
    friend bool operator==(const ShootFurniture&, const ShootFurniture&) = default;
};

struct FurnitureStruck
{
    ArtifactId artifact = ArtifactId::None;
    bool hit = false;

    static constexpr std::string_view name = "furniture-struck";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("artifact", &FurnitureStruck::artifact), field("hit", &FurnitureStruck::hit));
    }
    friend bool operator==(const FurnitureStruck&, const FurnitureStruck&) = default;
};

/// DRESS-13: counters of hindering terrain take its place.
struct FurnitureDestroyed
{
    ArtifactId artifact = ArtifactId::None;

    static constexpr std::string_view name = "furniture-destroyed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("artifact", &FurnitureDestroyed::artifact));
    }
    friend bool operator==(const FurnitureDestroyed&, const FurnitureDestroyed&) = default;
};

Refusal check(const Position& position, const ShootFurniture& action);
void carryOut(Unfolding& unfolding, const ShootFurniture& action);
void listFurnitureShots(const Position& position, ActionList& actions);
void evolve(StateWriter& state, const FurnitureStruck&);
void evolve(StateWriter& state, const FurnitureDestroyed& event);

/// DRESS-12: the numbers of a stroke at a piece; what is only caught by the area has no cover (SA-G14).
BlowNumbers numbersAgainstFurniture(const Position& position, const Stroke& stroke, ArtifactId artifact,
                                    bool isBystander);
/// SA-FLAME-LIGHTNING: the figures next to a piece that is shot at.
std::vector<StrokeTarget> bystandersOf(const Position& position, FigureId shooter, ArtifactId artifact);
/// DRESS-12: a shockwave of the figure reaches furniture.
bool reachesFurniture(const Position& position, FigureId shooter);
/// DRESS-12: compares a roll with the furniture that the stroke catches together with its targets.
void strikeFurniture(Unfolding& unfolding, const Stroke& stroke, std::span<const StrokeTarget> targets,
                     int natural);
/// DOOR-17: compares a roll with furniture on a square beside a door.
void strikeFurnitureOn(Unfolding& unfolding, const Stroke& stroke, SquareIndex square, int natural);

} // namespace delve::mageknight::play
