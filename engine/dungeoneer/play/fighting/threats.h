// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/effects/in_force.h"

namespace delve::dungeoneer::play {

class Unfolding;

// DNR-THREAT: one die and a score against a number.

struct RollThreat
{
    DNR_DESCRIBED(RollThreat, "roll-threat");
};
struct SettleThreat
{
    DNR_DESCRIBED(SettleThreat, "settle-threat");
};

/// DNR-THREAT-02.
struct ThreatFaced
{
    PlayerId player = PlayerId::None;
    ThreatFor why = ThreatFor::Door;
    std::int16_t total = 0;
    std::int16_t number = 0;
    bool isPassed = false;
    DNR_DESCRIBED(ThreatFaced, "threat-faced", player, why, total, number, isPassed);
};

/// The roll that a Threat frame is about, for effects that speak of rolls.
RollScene sceneOf(const Position& position, const Frame& threat);
/// The score that the roller adds, and the number to be reached, with all modifiers in force.
int threatScore(const Position& position, const Frame& threat);
int threatNumber(const Position& position, const Frame& threat);
/// DNR-OBST-06: what Risk adds to the Traps that are played in a space.
int riskOf(const Position& position, SpaceId space);

/// A Hero faces a Threat: a window, the die, a window for those who roll again, the outcome.
void faceThreat(Unfolding& unfolding, Frame threat);
void resume(Unfolding& unfolding, const RollThreat&);
void resume(Unfolding& unfolding, const SettleThreat&);
inline void evolve(const Game&, GameState&, const ThreatFaced&)
{}

} // namespace delve::dungeoneer::play
