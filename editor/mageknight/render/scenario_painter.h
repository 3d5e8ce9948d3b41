// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/scenario_layers.h"
#include "editor/mageknight/document/thing_map.h"
#include "editor/mageknight/render/palette.h"
#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/selection.h"
#include "engine/mageknight/scenario/edits/thing.h"
#include "engine/mageknight/scenario/scenario.h"

#include <QImage>
#include <QPainter>
#include <QRectF>

#include <functional>

namespace delve::mageknight {

/// Paints one tile with its north-west square at (0, 0); the window puts a cache of pictures here.
using TilePainter = std::function<void(QPainter&, const Tile&, TileSide, Rotation)>;

/// A thing about to be painted: where it belongs and the squares it takes up. A door counts as one square
/// around the middle of its edge, an arrow as its share of the square outside.
struct PaintedThing
{
    ScenarioLayer layer;
    const ThingId& id;
    QRectF area;
};

/// Decides how a thing is painted: calls `paint` with the painter at hand, or with another one.
using ThingWrapper = std::function<void(const PaintedThing&, const std::function<void(QPainter&)>& paint)>;

struct ScenarioPaintOptions
{
    RenderStyle style = RenderStyle::FullColour;
    double pixelsPerSquare = 48;
    int level = 0;
    QRectF visible; ///< in squares; what lies outside is left out. Empty: everything
    LayerSet layers;
    bool grid = true;          ///< the thin lines between squares
    bool arcs = true;          ///< the front arcs of chests
    TilePainter tilePainter;   ///< empty: tiles are drawn afresh
    ThingWrapper thingWrapper; ///< empty: things are simply painted
    std::function<bool(ThingKind, const ThingId&)>
        shows;                                  ///< what is painted of these layers; empty: everything
    std::function<bool(const ThingId&)> isOpen; ///< doors that stand open; empty: none
};

/// The squares a level covers, arrows included; empty if it holds nothing.
QRect extentOf(const Scenario& scenario, const Content& content, int level);

/// Paints a level, layer by layer. One unit of the
/// painter is one square; scale and move it first. Pieces the content does not know become placeholders.
void paintScenario(QPainter& painter, const Scenario& scenario, const Content& content,
                   const ScenarioPaintOptions& options);

/// Paints a level by a map that knows what lies where: only what is visible costs time.
void paintScenario(QPainter& painter, const ThingMap& things, const ScenarioPaintOptions& options);

/// Paints nothing but the ground and the floors of tiles in one colour each: as little as tells where they
/// are.
void paintTilesPlainly(QPainter& painter, const ThingMap& things, int level, const QRectF& squares,
                       RenderStyle style, double pixelsPerSquare);

/// A picture of one level with a margin of half a square around it.
QImage renderScenario(const Scenario& scenario, const Content& content, const ScenarioPaintOptions& options);

} // namespace delve::mageknight
