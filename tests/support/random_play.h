#pragma once

#include "engine/base/dice.h"
#include "engine/play/play.h"

#include <QString>

#include <set>

namespace delve::test {

// Whole games at random, and everything that must always hold.

/// What random games have come to.
struct Tally
{
    int games = 0;
    int actions = 0;
    int limited = 0; ///< END-09: ended by the round limit
    std::set<std::string_view> events;
    std::set<std::string_view> rules;
};

/// Why a state cannot be, or nothing.
QString faultOf(const play::Game& game, const play::GameState& state);
/// Experience comes only from what was gained, chests change hands and secrets come out only as events say.
QString ledgerFault(const play::GameState& before, const play::GameState& after, const play::Events& events);

/// A start with half of the monsters of the pool on the board, anywhere, so that random games meet each
/// other. Heroes may leave at once in every other game, so that these come to an end early.
play::GameState livelyStart(const play::Game& game, Random& random);

/// Plays a whole game at random and looks at everything on the way. `thorough`: also saving, loading and
/// replaying after every action.
QString playAtRandom(const play::Game& game, std::uint64_t seed, bool thorough, Tally& tally);

} // namespace delve::test
