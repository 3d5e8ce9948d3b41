// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/art_drawings.h"
#include "engine/mageknight/content/tile.h"

namespace delve::mageknight {

/// One piece of decoration, on its square of the face.
void paintArt(const Sketch& sketch, const Art& art, art::Joins joins = {});

/// The decoration of a face: first what is part of the floor or lies flat on it, then what stands and hangs.
void paintFloorArt(const Sketch& sketch, const FaceLayout& layout, const std::vector<Art>& pieces);
void paintStandingArt(const Sketch& sketch, const FaceLayout& layout, const std::vector<Art>& pieces);

/// Art that takes the place of rubble on a hindering square.
bool hinders(ArtKind kind);

} // namespace delve::mageknight
