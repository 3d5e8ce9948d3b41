// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/terrain_sample.h"

#include "editor/mageknight/render/face_painter.h"
#include "editor/viewmodels/canvas/chosen_style.h"

#include <QPainter>

#include <algorithm>

namespace delve::mageknight {

TerrainSample::TerrainSample(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &TerrainSample::changed, this, [this] { update(); });
}

void TerrainSample::paint(QPainter* painter)
{
    TileFace face;
    face.layout = FaceLayout({1, 1});
    face.layout.setTerrain({0, 0}, Terrain(std::clamp(m_terrain, 0, int(Terrain::Blocking))));
    painter->scale(width(), height());
    paintFace(*painter, face, "sample", Rotation::None, chosenStyle(m_style), width(), false);
}

} // namespace delve::mageknight
