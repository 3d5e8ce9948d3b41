// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/render/palette.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/canvas/squares_canvas.h"
#include "editor/viewmodels/canvas/thing_search.h"
#include "editor/viewmodels/overlays/map_overlay.h"

#include <QPointer>
#include <QQmlListProperty>
#include <QStringList>
#include <QVariantList>

#include <vector>

namespace delve {

/// The map that is worked on, as commands, panels and the status bar know it: its level, the tool in use with
/// the piece in hand, and what is told about the square under the pointer. It keeps what lies over every map
/// (overlays, hits of the search, what is pointed out), and says what the keys mean.
class MapCanvas : public delve::SquaresCanvas // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY levelChanged)
    Q_PROPERTY(int drawingStyle READ drawingStyle WRITE setDrawingStyle NOTIFY drawingStyleChanged)
    /// What AppSettings::drawingStyle chooses from.
    Q_PROPERTY(QStringList drawingStyleNames READ drawingStyleNames NOTIFY drawingStyleChanged)
    Q_PROPERTY(delve::ThingSearch* search READ search WRITE setSearch NOTIFY searchChanged)
    /// What is painted over the map, the last on top.
    Q_PROPERTY(QQmlListProperty<delve::MapOverlay> overlays READ overlays)

    /// The tools there are: select, pan, measure.
    Q_PROPERTY(QStringList tools READ tools CONSTANT)
    /// The one in use, which may also be one that only carries a piece.
    Q_PROPERTY(QString tool READ tool WRITE setTool NOTIFY toolChanged)
    /// The key of the piece in hand; empty if there is none.
    Q_PROPERTY(QString carriedPiece READ carriedPiece NOTIFY toolChanged)
    Q_PROPERTY(QString hint READ hint NOTIFY statusChanged)
    /// What the rules say about what the tool is about to do: -1 nothing, 0 legal, 1 questionable, 2 refused.
    Q_PROPERTY(int verdict READ verdict NOTIFY statusChanged)
    Q_PROPERTY(QString verdictText READ verdictText NOTIFY statusChanged)
    Q_PROPERTY(QString verdictRule READ verdictRule NOTIFY statusChanged)
    /// The square under the pointer, or under the board cursor when keys are used; and what lies there.
    Q_PROPERTY(QPoint square READ square NOTIFY squareChanged)
    Q_PROPERTY(QString squareText READ squareText NOTIFY squareChanged)
    /// What the overlays tell about that square.
    Q_PROPERTY(QString overlayText READ overlayText NOTIFY squareChanged)
    /// The board cursor is seen: keys are used.
    Q_PROPERTY(bool cursorShown READ isCursorShown NOTIFY squareChanged)

public:
    virtual int level() const = 0;
    virtual void setLevel(int level) = 0;
    int drawingStyle() const { return int(m_style); }
    void setDrawingStyle(int style);
    QStringList drawingStyleNames() const;
    ThingSearch* search() const { return m_search; }
    void setSearch(ThingSearch* search);
    QQmlListProperty<MapOverlay> overlays();

    virtual QStringList tools() const = 0;
    virtual QString tool() const = 0;
    virtual void setTool(const QString& name) = 0;
    virtual QString carriedPiece() const = 0;
    virtual QString hint() const = 0;
    int verdict() const { return m_verdict.kind; }
    QString verdictText() const { return m_verdict.text; }
    QString verdictRule() const { return m_verdict.rule; }
    virtual QPoint square() const = 0;
    virtual QString squareText() const = 0;
    QString overlayText() const { return overlaysInWords(square()); }
    bool isCursorShown() const { return m_isCursorShown; }

    /// Takes a piece of the palette into the hand.
    Q_INVOKABLE virtual void carry(const QString& piece) = 0;
    /// Takes what the clipboard holds, or a copy of what is selected, into the hand. False if there is
    /// nothing to take, or no hand for it.
    Q_INVOKABLE virtual bool carryPasted() { return false; }
    Q_INVOKABLE virtual bool carryCopy() { return false; }
    /// Takes another piece like the one that is selected, turned as it lies.
    Q_INVOKABLE virtual bool carrySame() { return false; }
    /// A piece that is dragged here from outside hovers over, and is put down at, a point of the canvas.
    Q_INVOKABLE virtual void hoverCarried(QPointF point) = 0;
    Q_INVOKABLE virtual void dropCarried(QPointF point) = 0;
    /// What is in hand, or else what is selected.
    Q_INVOKABLE virtual void turn(int quarters) = 0;
    Q_INVOKABLE virtual void flip() = 0;
    /// One step of the Escape cascade: what is under way, the piece in hand, the tool, the selection.
    Q_INVOKABLE virtual void cancel() = 0;
    /// Shows where something is: scrolls there and marks these rectangles of squares until the next click.
    Q_INVOKABLE void locate(int level, const QVariantList& areas);

signals:
    void levelChanged();
    void drawingStyleChanged();
    void searchChanged();
    void toolChanged();
    void statusChanged();
    void squareChanged();
    /// The right button, over these pixels; what lies there is selected.
    void contextMenuRequested(QPointF point);

protected:
    /// What the rules say about what the tool is about to do, as the status bar shows it.
    struct ShownVerdict
    {
        int kind = -1;
        QString text;
        QString rule;
    };

    explicit MapCanvas(QQuickItem* parent);

    RenderStyle style() const { return m_style; }
    const ShownVerdict& shownVerdict() const { return m_verdict; }
    /// Whoever calls it tells that the status has changed, since more of it may have.
    void keepVerdict(ShownVerdict verdict) { m_verdict = std::move(verdict); }
    const std::vector<QRectF>& located() const { return m_located; }
    /// What was pointed out may be mended or somewhere else now.
    void forgetLocated();
    /// For whoever paints all of the map anew.
    void clearLocated() { m_located.clear(); }
    QString overlaysInWords(QPoint square) const;
    /// Those that are shown; one unit of the painter is one square.
    void paintOverlays(QPainter& painter, const QRectF& visible, double pixelsPerSquare) const;
    /// Whether an overlay does something with a press there.
    bool overlayTakes(QPointF at) const { return pressOverlays(m_overlays, at, level(), squarePixels()); }
    void repaintSquares(const QRectF& squares);
    void setCursorShown(bool shown) { m_isCursorShown = shown; }

    // What a game brings
    /// Whether there is a map to work on.
    virtual bool hasMap() const = 0;
    /// All of it may look different now.
    virtual void repaintMap() { update(); }
    /// Cursor and status bar follow what is done.
    virtual void refreshStatus() { emit statusChanged(); }
    /// The board cursor is no longer needed: keys go elsewhere.
    virtual void hideCursor() {}
    /// An arrow key; `far` with Shift.
    virtual void moveCursor(QPoint by, bool far);
    /// Enter, where the board cursor is.
    virtual void pressCursor(Qt::KeyboardModifiers modifiers);
    /// To the next spot that is lit; false if there is none, so that Tab goes on to the next control.
    virtual bool walkSpots(int step);

    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void addOverlay(MapOverlay* overlay);
    void clearOverlays();

    RenderStyle m_style = RenderStyle::FullColour;
    QPointer<ThingSearch> m_search;
    QList<QPointer<MapOverlay>> m_overlays;
    ShownVerdict m_verdict;
    std::vector<QRectF> m_located;
    bool m_isCursorShown = false;
    LanguageWatch m_language{[this] {
        emit squareChanged();
        emit statusChanged();
        emit drawingStyleChanged();
    }};
};

} // namespace delve
