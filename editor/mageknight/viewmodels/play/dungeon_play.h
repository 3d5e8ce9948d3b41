// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/dungeon_table.h"
#include "editor/mageknight/viewmodels/play/play_figures_model.h"
#include "editor/viewmodels/play/play_game.h"

#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <qqmlregistration.h>

namespace delve::mageknight {

/// What a game of Mage Knight Dungeons has beside what all games have: figures, and ways to act on a board
/// of squares. While another game is played it has nothing to say.
class DungeonPlay : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::PlayGame* game READ game WRITE setGame NOTIFY gameChanged)
    /// A figure or token acts.
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    Q_PROPERTY(delve::mageknight::PlayFiguresModel* figures READ figures CONSTANT)

public:
    explicit DungeonPlay(QObject* parent = nullptr);

    PlayGame* game() const { return m_game; }
    void setGame(PlayGame* game);
    bool isActive() const { return table() && !table()->active().isEmpty(); }
    PlayFiguresModel* figures() { return &m_figures; }

    /// Steps or turns the active figure, or says why not.
    Q_INVOKABLE void step(int direction);
    Q_INVOKABLE void turn(int direction);
    /// The number of the legal step or turn in a direction; -1 where there is none.
    Q_INVOKABLE int stepAction(int direction) const;
    Q_INVOKABLE int turnAction(int direction) const;
    /// What the click on something does: the one action, a walk there, or why not. The numbers of several
    /// actions among which the person has to choose.
    QVariantList pointAt(const BoardTarget& target);

    /// The game that is played; null if there is none of this kind.
    const DungeonTable* table() const;

signals:
    void gameChanged();
    /// The game is at another moment.
    void changed();

private:
    bool mayAct() const { return table() && m_game->mayAct(); }
    void walk(const play::Actions& way);
    void previewCurrent();

    QPointer<PlayGame> m_game;
    PlayFiguresModel m_figures;
};

} // namespace delve::mageknight
