// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/canvas/squares_canvas.h"

#include <QStringList>
#include <QVariantList>

namespace delve {

/// The map that is worked on, as commands, panels and the status bar know it: its level, the tool in use with
/// the piece in hand, and what is told about the square under the pointer.
class MapCanvas : public delve::SquaresCanvas // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY levelChanged)
    /// What AppSettings::drawingStyle chooses from; empty where there is one style alone.
    Q_PROPERTY(QStringList drawingStyleNames READ drawingStyleNames NOTIFY drawingStyleChanged)

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

public:
    virtual int level() const = 0;
    virtual void setLevel(int level) = 0;
    virtual QStringList drawingStyleNames() const { return {}; }

    virtual QStringList tools() const = 0;
    virtual QString tool() const = 0;
    virtual void setTool(const QString& name) = 0;
    virtual QString carriedPiece() const = 0;
    virtual QString hint() const = 0;
    virtual int verdict() const = 0;
    virtual QString verdictText() const = 0;
    virtual QString verdictRule() const = 0;
    virtual QPoint square() const = 0;
    virtual QString squareText() const = 0;
    virtual QString overlayText() const { return {}; }

    /// Takes a piece of the palette into the hand.
    Q_INVOKABLE virtual void carry(const QString& piece) = 0;
    /// A piece that is dragged here from outside hovers over, and is put down at, a point of the canvas.
    Q_INVOKABLE virtual void hoverCarried(QPointF point) = 0;
    Q_INVOKABLE virtual void dropCarried(QPointF point) = 0;
    /// What is in hand, or else what is selected.
    Q_INVOKABLE virtual void turn(int quarters) = 0;
    Q_INVOKABLE virtual void flip() = 0;
    /// One step of the Escape cascade: what is under way, the piece in hand, the tool, the selection.
    Q_INVOKABLE virtual void cancel() = 0;
    /// Shows where something is: scrolls there and marks these rectangles of squares until the next click.
    Q_INVOKABLE virtual void locate(int level, const QVariantList& areas) = 0;

signals:
    void levelChanged();
    void drawingStyleChanged();
    void toolChanged();
    void statusChanged();
    void squareChanged();

protected:
    using SquaresCanvas::SquaresCanvas;
};

} // namespace delve
