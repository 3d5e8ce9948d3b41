// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/play.h"

#include <QString>

namespace delve::mageknight {

/// How actions are filed where they are listed, in this order.
enum class ActionGroup : std::uint8_t
{
    Activate,
    Move,
    Turn,
    Fight,
    Deed,
    Choose,
    Other,
    End,
    Without ///< seldom wanted, and there is one for each ability
};

ActionGroup groupOf(const play::Action& action);
QString inWords(ActionGroup group);

/// The legal actions of a moment, filed by group.
play::Actions legalActionsInGroups(const play::Game& game, const play::GameState& state);

} // namespace delve::mageknight
