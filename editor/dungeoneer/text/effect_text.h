// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/card_set.h"

#include <QString>

namespace delve::dungeoneer {

/// The sentence of an effect as a card prints it, in the language of the program: "The target takes 2
/// wounds."
QString effectText(const CardSet& set, const Effect& effect);

/// The sentences of several, one behind the other.
QString effectsText(const CardSet& set, const Effects& effects);

/// What is done with a card or ability: "Once per turn, pay 1 Glory: draw 2 Adventure cards."
QString abilityText(const CardSet& set, const Ability& ability);

/// What a Treasure does, which may have to be discarded for it.
QString activationText(const CardSet& set, const Ability& ability, bool isDiscarded);

/// "choose a monster in your space"; empty if nothing is chosen.
QString targetText(const Targeting& target);

} // namespace delve::dungeoneer
