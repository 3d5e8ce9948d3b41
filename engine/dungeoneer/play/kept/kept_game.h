// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/replay.h"

namespace delve::dungeoneer::play {

// A game, or a position of one, that is kept as a test: what is done, and what has to come of it. Unlike a
// replay it holds no hashes of states: it stays true as long as the rules do what it says.

inline constexpr std::string_view keptFormat = "delvewright-kept-game";
inline constexpr int keptVersion = 1;

/// On to the moment in which a player chooses in a phase. Whoever is asked before does nothing, and dice
/// show 1.
struct GoTo
{
    Phase phase = Phase::Hero;
    PlayerId player = PlayerId::None;

    friend bool operator==(const GoTo&, const GoTo&) = default;
};

struct KeptStep
{
    std::string note;           ///< in words, for whoever reads that it is no longer true
    std::optional<GoTo> goTo;   ///< one of these three, or nothing but expectations
    std::string change;         ///< JSON: pieces are put as it says (position_change.h)
    std::optional<Action> what; ///< an action, with the dice that fall
    std::vector<int> dice;
    std::vector<std::string> expect; ///< JSON: what holds then (expectation.h)

    friend bool operator==(const KeptStep&, const KeptStep&) = default;
};

struct KeptGame
{
    std::string about;              ///< what it is a test of
    std::vector<std::string> rules; ///< their ids
    Scenario scenario;
    std::vector<KeptStep> steps;

    friend bool operator==(const KeptGame&, const KeptGame&) = default;
};

Result<KeptGame> parseKept(std::string_view text, std::shared_ptr<const Cards> cards);
std::string writeKept(const Game& game, const KeptGame& kept);

/// Where a kept game is no longer true, counted from the first step; nothing if it is.
struct KeptFault
{
    std::size_t step = 0;
    Message what;
};
std::optional<KeptFault> faultIn(const Game& game, const KeptGame& kept);

/// The first `count` actions of a recorded game, with what they led to: how everybody stands after each turn
/// and at the end, and what the last action brought.
KeptGame keepAsTest(const Game& game, const Replay& replay, std::size_t count, std::string about);

} // namespace delve::dungeoneer::play
