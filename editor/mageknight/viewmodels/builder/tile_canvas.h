// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/render/palette.h"
#include "editor/mageknight/viewmodels/builder/face_geometry.h"
#include "editor/mageknight/viewmodels/builder/pack_view_model.h"

#include <QColor>
#include <QPoint>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QVariantList>
#include <qqmlregistration.h>

#include <functional>
#include <optional>

namespace delve::mageknight {

/// One face of the tile that is edited, drawn as it will lie on the table, to be painted on by mouse and
/// keys. A stroke from press to release is one step of undo.
class TileCanvas : public QQuickPaintedItem
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::PackViewModel* pack READ pack WRITE setPack NOTIFY packChanged)
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY sideChanged)
    Q_PROPERTY(delve::mageknight::TileCanvas::Tool tool READ tool WRITE setTool NOTIFY toolChanged)
    /// What the terrain tool paints: 0 clear, 1 hindering, 2 water, 3 crevasse, 4 blocking.
    Q_PROPERTY(int terrain READ terrain WRITE setTerrain NOTIFY toolChanged)
    /// The number that the cost tool prints.
    Q_PROPERTY(int cost READ cost WRITE setCost NOTIFY toolChanged)
    Q_PROPERTY(int drawingStyle MEMBER m_style NOTIFY looksChanged)
    Q_PROPERTY(QColor accent MEMBER m_accent NOTIFY looksChanged)
    Q_PROPERTY(QColor ink MEMBER m_ink NOTIFY looksChanged)
    /// Squares to be pointed out, as points.
    Q_PROPERTY(QVariantList marked MEMBER m_marked NOTIFY looksChanged)
    /// What lies under the pointer or the cursor of the keys, in words.
    Q_PROPERTY(QString squareText READ squareText NOTIFY squareChanged)
    Q_PROPERTY(QPoint square READ square NOTIFY squareChanged)
    Q_PROPERTY(int edge READ edge NOTIFY squareChanged)

public:
    enum class Tool
    {
        Terrain,
        Wall,
        Corner,
        Cost
    };
    Q_ENUM(Tool)

    explicit TileCanvas(QQuickItem* parent = nullptr);

    PackViewModel* pack() const { return m_pack; }
    void setPack(PackViewModel* pack);
    int side() const { return int(m_side); }
    void setSide(int side);
    Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    int terrain() const { return int(m_terrain); }
    void setTerrain(int terrain);
    int cost() const { return m_cost; }
    void setCost(int cost);
    QString squareText() const;
    QPoint square() const { return {m_cursor.square.x, m_cursor.square.y}; }
    int edge() const { return int(m_cursor.side); }

    /// The middle of a square in pixels, for tests.
    Q_INVOKABLE QPointF pixelOf(double x, double y) const { return geometry().toPixels({x, y}); }

    void paint(QPainter* painter) override;

signals:
    void packChanged();
    void sideChanged();
    void toolChanged();
    void looksChanged();
    void squareChanged();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    static constexpr int leastCost = 1;
    static constexpr int mostCost = 9; ///< TER-08: one digit is printed

    const TileFace& face() const;
    FaceGeometry geometry() const;
    void onPieceEdited();
    void pointAt(QPointF pixel);
    void moveCursor(int dx, int dy);
    bool actOnKey(int key);
    /// What the tool does where the pointer or the cursor is.
    void applyTool(FaceLayout& layout, bool startsStroke);
    void changeCursorSquare(const QString& label, const std::function<void(FaceLayout&)>& change);
    void pushFace(const QString& label);
    QString labelOfStroke() const;
    void paintMargin(QPainter& painter, const FaceGeometry& at) const;
    void paintHints(QPainter& painter, const FaceGeometry& at) const;
    void paintTarget(QPainter& painter, const FaceGeometry& at) const;

    QPointer<PackViewModel> m_pack;
    std::optional<Tile> m_tile; ///< as it is shown: with the stroke that is not finished
    TileSide m_side = TileSide::A;
    Tool m_tool = Tool::Terrain;
    Terrain m_terrain = Terrain::Blocking;
    int m_cost = 2;
    int m_style = 0;
    QColor m_accent{0xe2, 0xb1, 0x42};
    QColor m_ink{0x80, 0x80, 0x80};
    QVariantList m_marked;
    LocalEdge m_cursor;       ///< the square, and the edge of it that is chosen
    LocalSquare m_corner;     ///< the one that is chosen
    bool m_hasTarget = false; ///< the pointer is over the face, or the keys are used
    bool m_isStroke = false;
    bool m_strokeBuilds = false; ///< the stroke of the wall tool builds walls, or else opens them
};

} // namespace delve::mageknight
