// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/set_edits.h"

#include <QString>

#include <functional>
#include <vector>

namespace delve::dungeoneer {

/// A list of effects of a card, and when they happen.
struct EffectListPlace
{
    QString name;          ///< "effects", "hits.melee"
    QString title;         ///< "When it is played"
    bool isNeeded = false; ///< at least one must stay
    std::function<Effects&(SetCard&)> find;
};

/// The lists that a card has or may have, in the order of its text.
std::vector<EffectListPlace> effectListsOf(const SetCard& card);

} // namespace delve::dungeoneer
