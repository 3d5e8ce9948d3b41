#pragma once

#include "engine/setup/generate/generate_dungeons.h"

#include <QString>
#include <QStringList>

namespace delve {

/// What a wish asks for and how it is measured.
QString meaningOf(Wish wish);

/// Why no dungeon was made: which wishes do not hold together, with the nearest that was found, or the rules
/// that stood in the way.
QStringList sentences(const GeneratedDungeons& made, const DungeonWishes& wishes);

} // namespace delve
