// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/canvas/card_pictures.h"
#include "editor/viewmodels/canvas/map_pictures.h"

#include <functional>

namespace delve::dungeoneer {

/// The table with the cards that lie on it, for every item that shows a map: painted in pieces, which are
/// kept until something looks different.
class CardGround
{
public:
    struct Frame
    {
        const Scenario& shown; ///< this map alone
        const Cards& cards;
        MapKind map = MapKind::Dungeon;
        RenderStyle style = RenderStyle::FullColour;
        QPointF origin;        ///< of the item, in pixels
        double unitPixels = 0; ///< of the item
        double pixelRatio = 1;
        QRectF pixels;                           ///< what is to be painted
        std::function<bool(MapLayer)> isShown{}; ///< empty: all layers are
    };
    /// Paints table and cards; the painter counts in pixels of the item. Cards that are painted after it are
    /// drawn in the same size.
    void paint(QPainter& painter, const Frame& frame);
    /// Another frame is wanted: something was not painted as well as it should.
    bool isComplete() const { return m_cards.isComplete() && m_pictures.isComplete(); }

    /// How cards are painted that lie beside or above the rest, with so many device pixels to a unit.
    CardMapPaint cardPaint(RenderStyle style, const QRectF& units, double pixelsPerUnit);
    /// Paints one card; the painter counts in units.
    void paintCard(QPainter& painter, const Frame& frame, const ContentId& card, Cell cell, bool isTurned);

    /// The map looks different now, all of it or some units.
    void clearMap() { m_pictures.clear(); }
    void touch(MapKind map, const QRectF& units) { m_pictures.touch(int(map), units); }
    /// Cards may look different now.
    void clearCards()
    {
        m_cards.clear();
        m_pictures.clear();
    }

private:
    CardPictures m_cards;
    MapPictures m_pictures;
};

/// Where the cursor of the keys is: corners, not a frame, for it must not be taken for a selection. The
/// painter counts in units of so many pixels.
void paintCellCursor(QPainter& painter, const QRectF& cell, double unitPixels);

} // namespace delve::dungeoneer
