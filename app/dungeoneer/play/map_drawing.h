// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal.h"
#include "editor/dungeoneer/text/play/play_words.h"
#include "engine/dungeoneer/play/core/play.h"

#include <QStringList>

namespace delve::dungeoneer {

/// A part of one of the maps, with its rim.
struct MapPart
{
    MapKind kind = MapKind::Dungeon;
    int west = 0, east = -1, north = 0, south = -1;

    bool isEmpty() const { return east < west || south < north; }
    /// All cards of the map that are laid.
    static MapPart whole(const play::Position& position, MapKind kind);
    /// So many columns and rows of the map around a space.
    static MapPart around(const play::Position& position, play::SpaceId space, int columns, int rows);
};

/// How many cards fit side by side.
int mapColumns(int width);

/// The map as text: a box for each card, with its doors, what it gives, and the Heroes on it by the number of
/// their seat. Places of the Quests of `player` are marked.
QStringList drawMap(const play::Position& position, const PlayWords& words, const MapPart& part,
                    play::PlayerId player, const Terminal& out, bool ascii);

/// What the signs mean.
QStringList mapLegend(const Terminal& out);

} // namespace delve::dungeoneer
