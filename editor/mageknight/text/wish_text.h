// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/generate/generate_dungeons.h"

#include <QString>
#include <QStringList>

namespace delve::mageknight {

/// What a wish asks for and how it is measured.
QString meaningOf(Wish wish);

/// The wishes that do not hold in a dungeon, one sentence each.
QStringList sentences(const std::vector<MissedWish>& missed, const DungeonWishes& wishes);

/// LAY-23: says that a new dungeon is a free build because of the tiles that were wished for; empty if not.
QString freeBuildRemark(const Scenario& made, const DungeonWishes& wishes);

/// CHEST-08: says how many chests are still owed; empty if none.
QString owedChestsRemark(const Scenario& made, const Content& content);

/// Why no dungeon was made: which wishes do not hold together, with the nearest that was found, or the rules
/// that stood in the way.
QStringList sentences(const GeneratedDungeons& made, const DungeonWishes& wishes);

} // namespace delve::mageknight
