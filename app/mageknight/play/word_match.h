// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/play/board_labels.h"
#include "app/play/word_fit.h"
#include "engine/mageknight/play/core/action.h"
#include "engine/mageknight/play/core/game_state.h"

#include <QStringList>

#include <optional>

namespace delve::mageknight {

/// Nothing unless every one of the words begins a word of what is said about the action, or is its label or
/// direction.
std::optional<Fit> fitOf(const QStringList& words, const play::Action& action, const play::GameState& state,
                         const PlayWords& playWords, const BoardLabels& labels);

/// The word says what to do, as "attack": somebody who types it wants that and nothing else.
bool isVerb(const QString& word);

} // namespace delve::mageknight
