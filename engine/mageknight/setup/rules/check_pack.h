// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/message.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/setup/finding.h"

#include <optional>
#include <string>
#include <vector>

namespace delve::mageknight {

/// Something about a piece of a pack that can be read: an error if no dungeon can use it as it is, a warning
/// if it is probably a mistake.
struct PackFinding
{
    std::string rule;
    Severity severity = Severity::Warning;
    ContentId piece;
    Message what;
    std::optional<TileSide> side{};     ///< the face of a tile that is meant
    std::vector<LocalSquare> squares{}; ///< of that face

    friend bool operator==(const PackFinding&, const PackFinding&) = default;
};

/// All findings of a pack, in the order of its pieces.
std::vector<PackFinding> checkPack(const Pack& pack);

/// The findings of one tile, face by face.
std::vector<PackFinding> checkTile(const Tile& tile);
/// The findings of one figure.
std::vector<PackFinding> checkFigure(const Figure& figure);

} // namespace delve::mageknight
