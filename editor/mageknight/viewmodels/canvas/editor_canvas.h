// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/canvas/map_search.h"
#include "editor/mageknight/viewmodels/canvas/tile_cache.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/mageknight/viewmodels/panels/scenario_layers.h"
#include "editor/mageknight/viewmodels/tools/tool_box.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/canvas/map_canvas.h"
#include "editor/viewmodels/canvas/map_pictures.h"
#include "editor/viewmodels/overlays/map_overlay.h"
#include "engine/mageknight/scenario/square_names.h"

#include <QPointer>
#include <QQmlListProperty>
#include <QVariantList>
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
    Q_PROPERTY(delve::mageknight::MapSearch* search READ search WRITE setSearch NOTIFY searchChanged)
    /// What is painted over the map, the last on top.
    Q_PROPERTY(QQmlListProperty<delve::MapOverlay> overlays READ overlays)
    Q_PROPERTY(int drawingStyle READ drawingStyle WRITE setDrawingStyle NOTIFY drawingStyleChanged)
    Q_PROPERTY(bool enforceRules MEMBER m_enforceRules NOTIFY enforceRulesChanged)

    /// The squares that the level covers.
    Q_PROPERTY(QRectF extent READ extent NOTIFY sceneChanged)

    /// The text of the note on that square.
    Q_PROPERTY(QString noteText READ noteText NOTIFY squareChanged)
    Q_PROPERTY(bool cursorShown READ isCursorShown NOTIFY squareChanged)

public:
    explicit EditorCanvas(QQuickItem* parent = nullptr);

    ScenarioViewModel* documentOrNull() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    ScenarioLayers* layers() const { return m_layers; }
    void setLayers(ScenarioLayers* layers);
    MapSearch* search() const { return m_search; }
    void setSearch(MapSearch* search);
    QQmlListProperty<MapOverlay> overlays();
    void setLevel(int level) override;
    int drawingStyle() const { return int(m_style); }
    void setDrawingStyle(int style);
    QStringList drawingStyleNames() const override;

    QRectF extent() const override;

    QStringList tools() const override
    {
        return {ToolBox::selectName, ToolBox::panName, ToolBox::measureName};
    }
    QString tool() const override { return m_tools.currentName(); }
    void setTool(const QString& name) override;
    QString carriedPiece() const override;
    QString hint() const override;
    int verdict() const override { return m_verdict; }
    QString verdictText() const override { return m_verdictText; }
    QString verdictRule() const override { return m_verdictRule; }
    QPoint square() const override { return m_square; }
    QString squareText() const override { return placeInWords(m_square); }
    /// What squares are called, by the tiles that lie now.
    SquareNames squareNames() const;
    QString overlayText() const override { return overlaysInWords(m_square); }
    /// Where a square is, what lies on it and what the overlays tell about it.
    QString describe(QPoint square) const;
    QString noteText() const;
    bool isCursorShown() const { return m_cursorShown; }

    void carry(const QString& piece) override;
    void hoverCarried(QPointF point) override;
    void dropCarried(QPointF point) override;
    void turn(int quarters) override;
    void flip() override;
    void cancel() override;
    void locate(int level, const QVariantList& areas) override;

    // For the tools
    ScenarioViewModel& document() const override { return *m_document; }
    int level() const override { return m_level; }
    double squarePixels() const override { return SquaresCanvas::squarePixels(); }
    KindFilter openKinds() const override;
    bool enforcesRules() const override { return m_enforceRules; }
    void repaint(const QRectF& squares) override;
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
    void searchChanged();
    void enforceRulesChanged();
    void sceneChanged();
    /// Something else is seen on these squares of the level.
    void squaresEdited(const QRectF& squares);
    /// The right button, over these pixels; what lies there is selected.
    void contextMenuRequested(QPointF point);
    /// The note on this square was clicked twice, or chosen with Enter.
    void noteRequested(QPoint square);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverEnterEvent(QHoverEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    CanvasPoint pointAt(QPointF pixel, Qt::KeyboardModifiers modifiers) const;
    CanvasPoint cursorPoint(Qt::KeyboardModifiers modifiers) const;
    QString placeInWords(QPoint square) const;
    QString overlaysInWords(QPoint square) const;
    void onEdited(const Edit& edit);
    void onSelectionChanged();
    void onProposalsChanged();
    void setSquare(QPoint square, bool byKeys);
    void setCursorSquare(QPoint square);
    void moveCursor(int dx, int dy);
    bool walkLegalSpots(int step);
    void hoverAt(const QHoverEvent& event);
    void refreshStatus();
    ScenarioPaintOptions sceneOptions(const QRectF& visible, double pixelsPerSquare);
    void repaintMap();
    void paintMap(QPainter& painter, const QRectF& pixels);
    void paintGrid(QPainter& painter, const QRectF& visible, double squarePixels) const;
    void paintOverlays(const PaintGround& ground) const;
    void paintSelection(const PaintGround& ground) const;
    void paintLocated(const PaintGround& ground) const;
    void paintFound(const PaintGround& ground) const;
    void paintCursor(const PaintGround& ground) const;

    QPointer<ScenarioViewModel> m_document;
    QPointer<ScenarioLayers> m_layers;
    QPointer<MapSearch> m_search;
    QList<QPointer<MapOverlay>> m_overlays;
    int m_level = 0;
    RenderStyle m_style = RenderStyle::FullColour;
    bool m_enforceRules = false;
    TileCache m_tiles;
    MapPictures m_map;
    QRectF m_extent; ///< as last told
    ToolBox m_tools;
    int m_verdict = -1;
    QString m_verdictText;
    QString m_verdictRule;
    QPoint m_square;
    bool m_cursorShown = false;
    std::vector<QRectF> m_located;
    bool m_isProposalShown = false;
    std::vector<QRectF> m_selected; ///< where the selection was painted last
    int m_paintedTiles = 0;
    LanguageWatch m_language{[this] {
        emit squareChanged();
        emit statusChanged();
        emit drawingStyleChanged();
    }};
};

} // namespace delve::mageknight
