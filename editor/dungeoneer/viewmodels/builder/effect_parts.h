// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/inspector/property.h"
#include "engine/dungeoneer/content/card_set.h"

#include <functional>
#include <vector>

namespace delve::dungeoneer {

/// One word of an effect that is chosen from a menu: how it is shown, and what becomes of the effect.
struct EffectPartField
{
    Property property;
    std::function<void(Effect& effect, const QString& value)> change;
};

/// The parts of an effect in the order in which they read as a sentence: whom it concerns, what they do, how
/// much, then whatever else the kind has by its shape, how long, when, for what price, and how to escape it.
/// The last part adds what may still be said.
std::vector<EffectPartField> partsOf(const Effect& effect, const CardSet& set);

/// The effect after such a change: what its kind has no place for is gone.
Effect changedEffect(const Effect& effect, const EffectPartField& part, const QString& value);

} // namespace delve::dungeoneer
