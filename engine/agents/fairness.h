#pragma once

#include "engine/agents/tally.h"

namespace delve::play {

/// A share of games in percent, and where it lies with a certainty of 95 %.
struct Share
{
    double percent = 0;
    double least = 0;
    double most = 100;
};

/// Wilson's interval, which is sound for few games and for shares near 0 and 100 too.
Share shareOf(Tally::Count successes, Tally::Count trials);

/// Whether the seats of a dungeon are equally good.
struct Fairness
{
    enum class Verdict : std::uint8_t
    {
        Fair,    ///< every seat wins its share of decided games within some points
        Unfair,  ///< one seat certainly wins more or less than that
        NotShown ///< too few games to tell
    };
    Verdict verdict = Verdict::NotShown;
    int within = 0;       ///< points, if fair
    std::size_t seat = 0; ///< the one that is farthest from its share
    bool isFavoured = false;
};

/// What may be said about fairness and no more than that: a seat may be off its share by `tolerance` points.
Fairness fairnessOf(const Tally& tally, int tolerance = 5);

} // namespace delve::play
