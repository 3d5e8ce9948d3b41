// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/text/play/play_words.h"
#include "engine/mageknight/play/core/play.h"

#include <QStringList>

namespace delve::mageknight {

/// What a player has for sure, and what is known to be in the chests it holds.
int goldOf(const play::Position& position, play::PlayerId player);
/// The chests and items that lie before a player, a line each.
QStringList belongingsOf(const play::Position& position, play::PlayerId player, const PlayWords& words);
int heroesInside(const play::Position& position, play::PlayerId player);

} // namespace delve::mageknight
