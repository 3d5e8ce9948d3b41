// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

#include <QString>

#include <vector>

namespace delve::dungeoneer {

/// A scenario with nothing laid and two players, played with the first set for a Dungeon.
Scenario newMap(const Cards& cards);

/// A way to begin.
struct MapTemplate
{
    QString id; ///< "cards:overdraft"
    QString name;
    QString description;
    Scenario scenario;
};

/// One for each set that has an Entrance: its Entrance lies there already.
std::vector<MapTemplate> mapTemplates(const Cards& cards);

} // namespace delve::dungeoneer
