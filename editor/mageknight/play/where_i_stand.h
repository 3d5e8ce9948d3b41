// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/text/play/play_words.h"
#include "editor/play/played_table.h"
#include "engine/mageknight/play/core/view.h"

#include <vector>

namespace delve::mageknight {

/// The goal and the way out, gold and what chests may still bring, experience, and what every hero has on it:
/// all as the player may know it.
std::vector<PlayedTable::Standing> whereIStand(const play::PlayerView& view, play::PlayerId player,
                                               const PlayWords& words);

/// What a chest that is still in the dungeon may bring: "10 to 60 gold".
QString contentsOf(const play::Position& position, play::ChestId chest);

/// TREAS-12: the items that a hero uses now, and what they do.
QStringList itemsOf(const play::Position& position, play::FigureId hero, const PlayWords& words);

} // namespace delve::mageknight
