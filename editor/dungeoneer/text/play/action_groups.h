// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/play.h"

#include <QString>

namespace delve::dungeoneer {

/// How actions are filed where they are listed, in this order.
enum class ActionGroup : std::uint8_t
{
    Move,
    Quest,
    Fight,
    Encounter,
    Card,
    Ability,
    Lay, ///< Map cards
    Choose,
    End
};

ActionGroup groupOf(const play::Action& action);
QString inWords(ActionGroup group);

/// The legal actions of a moment, filed by group.
play::Actions legalActionsInGroups(const play::Game& game, const play::GameState& state);

} // namespace delve::dungeoneer
