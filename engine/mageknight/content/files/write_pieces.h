// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"

#include <string>

namespace delve::mageknight {

// Each appends one piece as it stands in the list of a pack, its members indented by six spaces and in the
// order in which the reader asks for them. `pack` is the pack that is written.
void appendTile(std::string& out, const Tile& tile);
void appendDoorKind(std::string& out, const DoorKind& door);
void appendMarkerKind(std::string& out, const MarkerKind& marker);
void appendChest(std::string& out, const Chest& chest);
void appendWanderingToken(std::string& out, const WanderingToken& token);
void appendArtifactKind(std::string& out, const ArtifactKind& artifact);
void appendArtifactToken(std::string& out, const ArtifactToken& token, const std::string& pack);
void appendFigure(std::string& out, const Figure& figure, const std::string& pack);
void appendPrintedMap(std::string& out, const PrintedMap& map, const std::string& pack);

/// On one line.
void appendItem(std::string& out, const Item& item);
void appendTrap(std::string& out, const Trap& trap);

} // namespace delve::mageknight
