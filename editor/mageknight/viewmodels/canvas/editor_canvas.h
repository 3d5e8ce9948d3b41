// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/canvas/tile_cache.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/mageknight/viewmodels/panels/scenario_layers.h"
#include "editor/mageknight/viewmodels/tools/tool_box.h"
#include "editor/viewmodels/canvas/map_canvas.h"
#include "editor/viewmodels/canvas/map_pictures.h"
#include "engine/mageknight/scenario/square_names.h"

#include <QPointer>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// The map that is worked on: paints the visible part of one level of the current document, and hands pointer
/// and keys to the tool in use. An edit repaints only the squares where it is seen.
class EditorCanvas : public delve::MapCanvas, // with its namespace, for the tools of QML
                     public ToolHost
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::ScenarioViewModel* document READ documentOrNull WRITE setDocument NOTIFY
                   documentChanged)
    Q_PROPERTY(delve::mageknight::ScenarioLayers* layers READ layers WRITE setLayers NOTIFY layersChanged)
    Q_PROPERTY(bool enforceRules MEMBER m_enforceRules NOTIFY enforceRulesChanged)

    /// The squares that the level covers.
    Q_PROPERTY(QRectF extent READ extent NOTIFY sceneChanged)
    Q_PROPERTY(bool levelEmpty READ isLevelEmpty NOTIFY sceneChanged)
    /// Another level that is seen pale below this one; -1 for none.
    Q_PROPERTY(int paleLevel READ paleLevel WRITE setPaleLevel NOTIFY paleLevelChanged)

    /// The text of the note on that square.
    Q_PROPERTY(QString noteText READ noteText NOTIFY squareChanged)

public:
    explicit EditorCanvas(QQuickItem* parent = nullptr);

    ScenarioViewModel* documentOrNull() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    ScenarioLayers* layers() const { return m_layers; }
    void setLayers(ScenarioLayers* layers);
    void setLevel(int level) override;

    QRectF extent() const override;
    bool isLevelEmpty() const { return m_document && m_document->model().things().extent(m_level).isEmpty(); }
    int paleLevel() const { return m_paleLevel; }
    void setPaleLevel(int level);

    QStringList tools() const override
    {
        return {ToolBox::selectName, ToolBox::panName, ToolBox::measureName};
    }
    QString tool() const override { return m_tools.currentName(); }
    void setTool(const QString& name) override;
    QString carriedPiece() const override;
    QString hint() const override;
    QPoint square() const override { return m_square; }
    QString squareText() const override { return placeInWords(m_square); }
    /// What squares are called, by the tiles that lie now.
    SquareNames squareNames() const;
    /// Where a square is, what lies on it and what the overlays tell about it.
    QString describe(QPoint square) const;
    QString noteText() const;

    void carry(const QString& piece) override;
    bool carryPasted() override;
    bool carryCopy() override;
    bool carrySame() override;
    void hoverCarried(QPointF point) override;
    void dropCarried(QPointF point) override;
    void turn(int quarters) override;
    void flip() override;
    void cancel() override;

    // For the tools
    ScenarioViewModel& document() const override { return *m_document; }
    int level() const override { return m_level; }
    double squarePixels() const override { return SquaresCanvas::squarePixels(); }
    KindFilter openKinds() const override;
    bool enforcesRules() const override { return m_enforceRules; }
    void repaint(const QRectF& squares) override { repaintSquares(squares); }
    void showVerdict(const std::optional<Verdict>& verdict, const Scenario& preview) override;
    void panBy(QPointF pixels) override { pan(pixels.x(), pixels.y()); }
    void refreshHint() override { refreshStatus(); }
    void finishTool() override { setTool(ToolBox::selectName); }

    void paint(QPainter* painter) override;
    /// How many tiles were painted since the start, for tests of how much work an edit is.
    int paintedTiles() const { return m_paintedTiles; }

signals:
    void documentChanged();
    void layersChanged();
    void enforceRulesChanged();
    void sceneChanged();
    void paleLevelChanged();
    /// Something else is seen on these squares of the level.
    void squaresEdited(const QRectF& squares);
    /// The note on this square was clicked twice, or chosen with Enter.
    void noteRequested(QPoint square);

protected:
    bool hasMap() const override { return m_document != nullptr; }
    void repaintMap() override;
    void refreshStatus() override;
    void hideCursor() override { setSquare(m_square, false); }
    void moveCursor(QPoint by, bool far) override;
    void pressCursor(Qt::KeyboardModifiers modifiers) override;
    bool walkSpots(int step) override;

    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverEnterEvent(QHoverEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;

private:
    bool carryThings(Scenario things);
    CanvasPoint pointAt(QPointF pixel, Qt::KeyboardModifiers modifiers) const;
    CanvasPoint cursorPoint(Qt::KeyboardModifiers modifiers) const;
    QString placeInWords(QPoint square) const;
    void onEdited(const Edit& edit);
    void onSelectionChanged();
    void onProposalsChanged();
    void setSquare(QPoint square, bool byKeys);
    void setCursorSquare(QPoint square);
    void hoverAt(const QHoverEvent& event);
    ScenarioPaintOptions sceneOptions(const QRectF& visible, double pixelsPerSquare);
    void paintMap(QPainter& painter, const QRectF& pixels);
    void paintGrid(QPainter& painter, const QRectF& visible, double squarePixels) const;
    void paintSelection(const PaintGround& ground) const;
    void paintLocated(const PaintGround& ground) const;
    void paintFound(const PaintGround& ground) const;
    void paintCursor(const PaintGround& ground) const;

    QPointer<ScenarioViewModel> m_document;
    QPointer<ScenarioLayers> m_layers;
    int m_level = 0;
    int m_paleLevel = -1;
    bool m_enforceRules = false;
    TileCache m_tiles;
    MapPictures m_map;
    QRectF m_extent; ///< as last told
    ToolBox m_tools;
    QPoint m_square;
    bool m_isProposalShown = false;
    std::vector<QRectF> m_selected; ///< where the selection was painted last
    int m_paintedTiles = 0;
};

} // namespace delve::mageknight
