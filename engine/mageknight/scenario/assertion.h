// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/assertion.h"

namespace delve::mageknight {

/// What a designer can assert about the games of a dungeon: in which part of them something happens.
enum class AssertedMeasure : std::uint8_t
{
    Wins,         ///< a player wins alone
    TeamLost,     ///< a player loses every hero
    ChestReached, ///< a hero of a player stands beside a chest
    ChestTaken,   ///< somebody takes a chest
    TokenMet,     ///< somebody meets a wandering token
    GameOver,     ///< the game is over, and not by the round limit
    Timeout       ///< END-09: the round limit ends it
};

constexpr auto fileWords(AssertedMeasure)
{
    return std::to_array<EnumName<AssertedMeasure>>({{AssertedMeasure::Wins, "wins"},
                                                     {AssertedMeasure::TeamLost, "team-lost"},
                                                     {AssertedMeasure::ChestReached, "chest-reached"},
                                                     {AssertedMeasure::ChestTaken, "chest-taken"},
                                                     {AssertedMeasure::TokenMet, "token-met"},
                                                     {AssertedMeasure::GameOver, "game-over"},
                                                     {AssertedMeasure::Timeout, "timeout"}});
}

/// What a measure is about: every one of these, or one that is named.
enum class AssertedAbout : std::uint8_t
{
    Game,
    Player,
    Chest,
    Token
};

constexpr AssertedAbout aboutOf(AssertedMeasure measure)
{
    switch (measure) {
    case AssertedMeasure::Wins:
    case AssertedMeasure::TeamLost:
    case AssertedMeasure::ChestReached: return AssertedAbout::Player;
    case AssertedMeasure::ChestTaken: return AssertedAbout::Chest;
    case AssertedMeasure::TokenMet: return AssertedAbout::Token;
    case AssertedMeasure::GameOver:
    case AssertedMeasure::Timeout: break;
    }
    return AssertedAbout::Game;
}

/// Measures that must say within how many rounds.
constexpr bool hasRounds(AssertedMeasure measure)
{
    return measure == AssertedMeasure::ChestReached || measure == AssertedMeasure::GameOver;
}

/// "A hero reaches a chest within 8 rounds in at least 40 % of the games."
using Assertion = ScenarioAssertion<AssertedMeasure>;
using delve::AssertedBound;

} // namespace delve::mageknight
