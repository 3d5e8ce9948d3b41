// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/new_pieces.h"

#include <QString>

namespace delve::mageknight {

/// What a piece is called that was just made, in English: "New Chamber".
const char* englishNameOf(NewPiece kind);
/// What a piece is called that was just made, in the language of the user.
QString nameInWords(NewPiece kind);

/// The heading under which pieces of a kind are listed: "Tiles".
QString headingOf(PieceKind kind);

/// "clear", "water": as part of a sentence.
QString terrainInWords(Terrain terrain);
/// "north", "east": as part of a sentence.
QString sideInWords(Side side);

} // namespace delve::mageknight
