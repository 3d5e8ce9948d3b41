// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/render/card_painter.h"
#include "editor/render/sketch.h"
#include "engine/dungeoneer/content/cards.h"
#include "engine/dungeoneer/scenario/scenario.h"

#include <QRectF>

#include <functional>

namespace delve::dungeoneer {

/// What lies over each other on a card map, from below.
enum class MapLayer : std::uint8_t
{
    Cards,
    Crossings, ///< edges that cannot be crossed, and the ways on which a die is rolled
    Sewers,    ///< which lead to each other
    Portals,
    Notes
};

constexpr auto fileWords(MapLayer)
{
    return std::to_array<EnumName<MapLayer>>({{MapLayer::Cards, "cards"},
                                              {MapLayer::Crossings, "crossings"},
                                              {MapLayer::Sewers, "sewers"},
                                              {MapLayer::Portals, "portals"},
                                              {MapLayer::Notes, "notes"}});
}

/// Paints one card with its corner at (0, 0); the window puts a cache of pictures here.
using MapCardPainter = std::function<void(QPainter&, const CardSet&, const MapCard&, const MapCardPose&)>;

/// The millimetres between the maps, where both are in use.
inline constexpr double usualMapGap = 24;

struct CardMapPaint
{
    CardPaint card;
    bool keepsUpright = true; ///< of turned cards; never in print
    bool showsText = true;
    QRectF visible{};             ///< in millimetres; what lies outside is left out. Empty: everything
    MapCardPainter cardPainter{}; ///< empty: cards are drawn afresh
    double mapGap = usualMapGap;
};

/// Where a cell of a map lies, in millimetres. The Dungeon has its Entrance at (0, 0); the Wilderness lies to
/// its right, where both are in use.
QRectF cellArea(const Scenario& scenario, MapKind kind, Cell cell);

/// The sign for a way on which a die is rolled; `way` is one unit long.
void paintRollArrow(const Sketch& sketch, const QPointF& centre, const QPointF& way);

/// What cards lie on: neither black nor white borders get lost on it.
QColor tableColour(RenderStyle style);

/// All that is laid, of all maps; a card at the place of the Entrance if there is nothing.
QRectF boundsOf(const Scenario& scenario);

/// Paints one layer of all maps, in millimetres. Cards that are not known become placeholders.
void paintLayer(QPainter& painter, MapLayer layer, const Scenario& scenario, const Cards& cards,
                const CardMapPaint& paint);
/// Paints all layers.
void paintCardMap(QPainter& painter, const Scenario& scenario, const Cards& cards, const CardMapPaint& paint);

} // namespace delve::dungeoneer
