// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"
#include "engine/mageknight/content/tile.h"

namespace delve::mageknight {

/// Draws a layout from 11 rows of characters, as content packs and tests write it (see
/// schemas/v1/pack.schema.json).
FaceLayout readFaceMap(const JsonView& rows, ReadLog& log, TileKind kind);

/// The rows of characters that readFaceMap reads.
std::vector<std::string> drawFaceMap(const FaceLayout& layout);

Tile readTile(const JsonView& value, ReadLog& log, const std::string& pack);

} // namespace delve::mageknight
