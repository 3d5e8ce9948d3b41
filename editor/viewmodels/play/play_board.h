// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/viewmodels/canvas/squares_canvas.h"
#include "editor/viewmodels/play/play_game.h"

#include <QVariantList>
#include <qqmlregistration.h>

namespace delve {

/// The board of a game, as the page around it knows it. What it shows and what clicks mean belongs to the
/// game.
class PlayBoard : public delve::SquaresCanvas // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(delve::PlayGame* game READ game NOTIFY gameChanged)
    /// What is to be said of the square under the pointer or the board cursor; and of the keys.
    Q_PROPERTY(QString squareText READ squareText NOTIFY squareChanged)
    Q_PROPERTY(QString keyHint MEMBER m_keyHint NOTIFY lookChanged)
    /// How far what happened last has been shown, from 0 to 1, which is rest.
    Q_PROPERTY(double motion READ motion NOTIFY motionChanged)

public:
    virtual PlayGame* game() const = 0;
    virtual QString squareText() const = 0;
    virtual double motion() const = 0;
    /// All there is to see, or the part that matters now at a size at which it can be read.
    Q_INVOKABLE virtual void toggleOverview() { fit(); }

signals:
    void gameChanged();
    void squareChanged();
    void motionChanged();
    /// Several things can be meant: the numbers of the actions. By a click just these, otherwise whatever
    /// their rows have to choose from.
    void choicesOffered(QPointF point, QVariantList actions, bool arePointedAt = false);
    void leaveRequested();

protected:
    using SquaresCanvas::SquaresCanvas;

private:
    QString m_keyHint;
};

} // namespace delve
