// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/play/core/play.h"

#include <QString>

#include <set>

namespace delve::mageknight::test {

// Whole games at random, and everything that must always hold.

/// What random games have come to.
struct PlayTally
{
    int games = 0;
    std::int64_t actions = 0;
    int limited = 0; ///< END-09: ended by the round limit
    int left = 0;    ///< END-08: somebody left through an exit
    int won = 0;     ///< END-06: somebody won with gold
    std::set<std::string_view> events;
    std::set<std::string_view> rules;
};

/// The tally in a line.
QString summary(const PlayTally& tally);
/// Prints which kinds of events and which rules came up, for tests/coverage/random_play.py.
void reportReached(const PlayTally& tally);

/// A start with half of the monsters of the pool on the board, anywhere, so that random games meet each
/// other. Heroes may leave at once in every other game, so that these come to an end early.
play::GameState livelyStart(const play::Game& game, Random& random);

/// An answer to what is not asked is refused like any other action: by the rule of what is asked, and where
/// nobody is asked for anything by TURN-01. What is wrong with that, or nothing.
QString unaskedAnswerFault(const play::Game& game, const play::GameState& state, const play::Action& action);

/// Plays a whole game at random and looks at everything on the way: see WatchedGame. `thorough`: also saving,
/// loading and replaying after every action instead of now and then.
QString playAtRandom(const play::Game& game, std::uint64_t seed, bool thorough, PlayTally& tally);

} // namespace delve::mageknight::test
