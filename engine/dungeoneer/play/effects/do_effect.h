// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/effects/in_force.h"

namespace delve::dungeoneer::play {

class Unfolding;

inline constexpr int everything = 99; ///< the amount "all"

/// Does one effect to one Hero or monster; to nobody where its kind concerns none.
void doEffect(Unfolding& unfolding, const Frame& frame, const Effect& effect, const Subject& subject);
/// Discard, ReturnToHand, Steal.
void takeCards(Unfolding& unfolding, const Frame& frame, const Effect& effect, PlayerId victim);
/// The cards that may be chosen for the effect under way.
CardBits choosableCards(const Position& position);
/// The doors that an effect may open or close, or the spaces beside a Hero: whether this side is one.
bool isSideFor(const Position& position, const Effect& effect, PlayerId subject, Side side);
void doAtSide(Unfolding& unfolding, const Frame& frame, const Effect& effect, PlayerId subject, Side side);
/// The card, Artifact or Hero whose effects these are, or none.
SourceId sourceOf(const Position& position, const Frame& frame);
/// The space on which its marker lies, or none.
SpaceId markerOf(const Position& position, const Frame& frame);
/// The card at issue, for whoever prevents what it does.
CardId issueOf(const Frame& frame);

} // namespace delve::dungeoneer::play
