// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/assertion.h"

namespace delve::dungeoneer {

/// What a designer can assert about the games of a map: in which part of them something happens.
enum class AssertedMeasure : std::uint8_t
{
    Wins,         ///< a player wins
    HeroLost,     ///< a player's Hero is eliminated
    SpaceEntered, ///< a Hero enters a card
    GameOver,     ///< the game is over, and not by the round limit
    Timeout       ///< the round limit ends it
};

constexpr auto fileWords(AssertedMeasure)
{
    return std::to_array<EnumName<AssertedMeasure>>({{AssertedMeasure::Wins, "wins"},
                                                     {AssertedMeasure::HeroLost, "hero-lost"},
                                                     {AssertedMeasure::SpaceEntered, "space-entered"},
                                                     {AssertedMeasure::GameOver, "game-over"},
                                                     {AssertedMeasure::Timeout, "timeout"}});
}

constexpr bool isAboutPlayer(AssertedMeasure measure)
{
    return measure == AssertedMeasure::Wins || measure == AssertedMeasure::HeroLost;
}

/// Measures that must say within how many rounds.
constexpr bool hasRounds(AssertedMeasure measure)
{
    return measure == AssertedMeasure::SpaceEntered || measure == AssertedMeasure::GameOver;
}

/// "Somebody enters the Sunken Vault within 8 rounds in at least 40 % of the games."
using Assertion = ScenarioAssertion<AssertedMeasure>;
using delve::AssertedBound;

} // namespace delve::dungeoneer
