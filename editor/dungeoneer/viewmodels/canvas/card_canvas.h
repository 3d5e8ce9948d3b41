// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/canvas/card_ground.h"
#include "editor/dungeoneer/viewmodels/canvas/card_hand.h"
#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"
#include "editor/dungeoneer/viewmodels/panels/card_layers.h"
#include "editor/viewmodels/canvas/map_canvas.h"

#include <QPointer>

namespace delve::dungeoneer {

/// The card map that is worked on: paints the visible part of one kind of map, lays, moves, turns and selects
/// cards. `level` is the kind of map, and a square is a cell.
class CardCanvas : public delve::MapCanvas // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        delve::dungeoneer::CardMapViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(delve::dungeoneer::CardLayers* layers READ layers WRITE setLayers NOTIFY layersChanged)
    /// Cards may lie anywhere, and the findings tell what is wrong.
    Q_PROPERTY(bool draft READ isDraft WRITE setDraft NOTIFY draftChanged)
    /// Where the cell under the pointer, or the cursor, is and what lies there, as it is spoken.
    Q_PROPERTY(QString spokenText READ spokenText NOTIFY squareChanged)

public:
    explicit CardCanvas(QQuickItem* parent = nullptr);
    ~CardCanvas() override;

    CardMapViewModel* document() const { return m_document; }
    void setDocument(CardMapViewModel* document);
    CardLayers* layers() const { return m_layers; }
    void setLayers(CardLayers* layers);
    bool isDraft() const { return m_isDraft; }
    void setDraft(bool draft);
    QString spokenText() const;

    QRectF extent() const override;
    int level() const override { return int(m_map); }
    void setLevel(int level) override;
    QStringList tools() const override;
    QString tool() const override;
    void setTool(const QString& name) override;
    QString carriedPiece() const override;
    QString hint() const override;
    QPoint square() const override { return {m_cell.column, m_cell.row}; }
    QString squareText() const override;

    void carry(const QString& piece) override;
    void hoverCarried(QPointF point) override;
    void dropCarried(QPointF point) override;
    void turn(int quarters) override;
    void flip() override { turn(2); }
    void cancel() override;

    /// The middle of a cell, in pixels.
    Q_INVOKABLE QPointF pixelOfCell(int column, int row) const;
    /// Goes to the map of what is selected, and makes it visible.
    Q_INVOKABLE void showSelected();
    /// How many places the card in hand has; 0 without one.
    Q_INVOKABLE int legalCount() const;

    void paint(QPainter* painter) override;

signals:
    void documentChanged();
    void layersChanged();
    void draftChanged();

protected:
    bool hasMap() const override { return m_document != nullptr; }
    void repaintMap() override;
    void refreshStatus() override;
    void hideCursor() override { setCell(m_cell, false); }
    void moveCursor(QPoint by, bool far) override;
    void pressCursor(Qt::KeyboardModifiers modifiers) override;
    bool walkSpots(int step) override;

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverEnterEvent(QHoverEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;

private:
    /// What a drag with the left button does.
    enum class Drag : std::uint8_t
    {
        None,
        Pressed, ///< on something, and not moved yet
        Moving,
        Framing, ///< a frame around what shall be selected
        Panning
    };

    const CardMapDocument& model() const { return m_document->model(); }
    Cell cellUnder(QPointF pixel) const { return cellAtUnits(viewport().toSquares(pixel)); }
    static Cell cellAtUnits(QPointF units);
    /// What lies under a point, notes first; empty for nothing.
    ThingId thingAt(QPointF units) const;
    bool isOpen(MapLayer layer) const { return !m_layers || m_layers->isOpen(layer); }

    void onEdited();
    void onSelectionChanged();
    void onTurn();
    void remap();
    void setCell(Cell cell, bool byKeys);
    void revealCell(Cell cell);
    void judge();
    void showVerdict(const PlacementVerdict& verdict);
    void showNoVerdict();
    void clearHand();
    /// A card as it comes to hand now: from the hand of the player whose turn it is, where the map is laid in
    /// turns, and with the places that the guide asks for.
    std::unique_ptr<CardHand> handWith(const ContentId& card) const;
    /// Lays a card of a turn; the next player comes.
    bool layInTurn(const Placement& placement);
    /// Puts what is carried into the cell; false where the rules refuse it and nothing makes it lie there.
    bool layAt(Cell cell, bool anyway);
    void dragTo(QPointF pixel);
    void dropMoved(bool anyway);
    /// With a sentence on how it can be done all the same.
    static ShownVerdict withTheWayOut(ShownVerdict verdict);
    /// Where the card in hand would come to lie in a cell.
    Placement placementAt(Cell cell) const;

    const Scenario& shown() const { return m_shown; }
    CardGround::Frame frameOf(const QRectF& pixels) const;
    void paintProposal(QPainter& painter, const QRectF& visible);
    void paintSelection(QPainter& painter) const;
    void paintFrames(QPainter& painter) const;
    void paintPlaces(QPainter& painter) const;
    void paintWayRound(QPainter& painter, Cell cell) const;
    void paintTurn(QPainter& painter);
    void paintGhost(QPainter& painter);
    void paintMoved(QPainter& painter);
    void paintCardAt(QPainter& painter, const ContentId& card, Placement placement, double opacity);
    void paintCursor(QPainter& painter) const;
    QPen pen(const QColor& colour, double pixels) const { return QPen(colour, pixels / squarePixels()); }

    QPointer<CardMapViewModel> m_document;
    QPointer<CardLayers> m_layers;
    MapKind m_map = MapKind::Dungeon;
    Scenario m_shown; ///< the document with this map alone
    bool m_isDraft = false;
    bool m_isPanTool = false;
    CardGround m_ground;

    std::unique_ptr<CardHand> m_hand; ///< what is carried, or the one card that is dragged
    bool m_wishesTurned = false;
    bool m_isHandShown = false; ///< the pointer or the cursor is over the map
    int m_walked = -1;
    Drag m_drag = Drag::None;
    QPointF m_pressed; ///< pixels
    QPointF m_dragged;
    Cell m_grabbed;   ///< the cell of the press
    Edit m_groupMove; ///< of several things that are dragged

    std::vector<CellEdge> m_blamedEdges;
    std::optional<Cell> m_blamedCell;
    Cell m_cell;
    bool m_isProposalShown = false;
    LanguageWatch m_language{[this] {
        m_ground.clearCards();
        update();
    }};
};

} // namespace delve::dungeoneer
