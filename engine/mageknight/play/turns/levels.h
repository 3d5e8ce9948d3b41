// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// LEVEL, LONE-07, MKW-09: heroes that rise.

/// LEVEL-02
struct ImproveHero
{
    FigureId hero = FigureId::None;

    static constexpr std::string_view name = "improve-hero";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("hero", &ImproveHero::hero));
    }
    friend bool operator==(const ImproveHero&, const ImproveHero&) = default;
};

/// LEVEL-03, LEVEL-06, MKW-09: the dial stands at the start of this level; 0 for a warrior, which is healed.
struct HeroImproved
{
    FigureId hero = FigureId::None;
    std::uint8_t level = 0;

    static constexpr std::string_view name = "hero-improved";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("hero", &HeroImproved::hero), field("level", &HeroImproved::level));
    }
    friend bool operator==(const HeroImproved&, const HeroImproved&) = default;
};

/// LEVEL-07: so many levels wait for the player's next turn.
struct LevelsDeferred
{
    PlayerId player = PlayerId::None;
    std::uint8_t count = 0;

    static constexpr std::string_view name = "levels-deferred";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &LevelsDeferred::player), field("count", &LevelsDeferred::count));
    }
    friend bool operator==(const LevelsDeferred&, const LevelsDeferred&) = default;
};

/// All levels of one event are given.
struct LevelsGiven
{
    static constexpr std::string_view name = "levels-given";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const LevelsGiven&, const LevelsGiven&) = default;
};

/// LEVEL-01, LEVEL-05: levels of one event that are still to be given, each to a different hero.
struct Levels
{
    PlayerId player = PlayerId::None;
    std::uint8_t count = 0;

    static constexpr std::string_view name = "levels";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &Levels::player), field("count", &Levels::count));
    }
};

/// LEVEL-02: the player chooses who rises. XP-11: somebody must.
struct LevelChoice
{
    PlayerId player = PlayerId::None;

    static constexpr std::string_view name = "level-choice";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "XP-11";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("player", &LevelChoice::player));
    }
};

Refusal check(const Position& position, const ImproveHero& action);
void carryOut(Unfolding& unfolding, const ImproveHero& action);
void resume(Unfolding& unfolding, const Levels& task);
PlayerId deciderOf(const Position& position, const LevelChoice& choice);
void listOptions(const Position& position, const LevelChoice& choice, ActionList& actions);
void evolve(StateWriter& state, const HeroImproved& event);
void evolve(StateWriter& state, const LevelsDeferred& event);
void evolve(StateWriter& state, const LevelsGiven&);

/// LEVEL-07, LONE-07: at the beginning of a turn the levels that waited are given.
void giveDeferredLevels(Unfolding& unfolding);

} // namespace delve::mageknight::play
