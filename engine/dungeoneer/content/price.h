// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card_set.h"

namespace delve::dungeoneer {

/// Prices are counted in tenths of a point of Glory or Peril.
inline constexpr int pricePerPoint = 10;
/// How far the Value of a balanced card may be from its price: a point. The shipped cards keep to half of it.
inline constexpr int priceTolerance = 10;

/// What one effect is worth to the side that wants it, whoever that is; harm to the one who plays a card
/// counts against it.
int priceOf(const Effect& effect);
int priceOf(const Effects& effects);

/// What using a readied card, or the ability of a Hero or an Artifact, is worth over a game.
int priceOf(const Ability& ability);

/// What a Threat does to those who do not pass it, as often as that happens.
int priceOf(const Threat& threat);
/// Points of Life that are lost and the other prices that must be paid.
int priceOf(const std::vector<Cost>& costs);

/// How dangerous a monster is: its scores, its Life and what its hits do.
int priceOf(const MonsterStats& stats, const HitEffects& hits);

/// The Value that an Adventure card should have. A variable part pays for itself and is left out.
int priceOf(const AdventureCard& card);

/// Whether the printed Value is near enough to the price.
bool isBalanced(const AdventureCard& card);

/// What a Hero brings: scores at Level 1 and growth, limits, ability.
int priceOf(const HeroCard& hero);

} // namespace delve::dungeoneer
