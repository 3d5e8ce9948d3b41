// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/dungeon_table.h"
#include "editor/mageknight/viewmodels/play/play_figures_model.h"
#include "editor/viewmodels/play/play_game.h"

#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <qqmlregistration.h>

#include <optional>

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
    /// MD-35: the line that is shown before it is driven; null without one.
    const DrivePlan* plan() const { return m_plan ? &*m_plan : nullptr; }
    /// Shows the line that ends with its anchor there, or none.
    void planTo(SquareIndex anchor);
    /// Drives the line that is shown; false without one.
    bool drivePlan();

    /// The game that is played; null if there is none of this kind.
    const DungeonTable* table() const;

signals:
    void gameChanged();
    /// The game is at another moment.
    void changed();
    /// Another line is shown.
    void planChanged();

private:
    /// The line that is shown after a key for this direction; null where it could not be driven.
    const DrivePlan* planTowards(int direction) const;
    const DrivePlan* planFacing(int direction) const;
    play::Stance plannedStance() const;
    void show(const DrivePlan* plan);
    void shiftPlan(int direction);
    bool mayAct() const { return table() && m_game->mayAct(); }
    void walk(const play::Actions& way);
    void previewCurrent();

    QPointer<PlayGame> m_game;
    PlayFiguresModel m_figures;
    std::optional<DrivePlan> m_plan;
};

} // namespace delve::mageknight
