// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/play/board_actions.h"
#include "editor/dungeoneer/play/card_game_table.h"
#include "editor/dungeoneer/viewmodels/play/play_cards_model.h"
#include "editor/viewmodels/play/play_game.h"

#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <qqmlregistration.h>

namespace delve::dungeoneer {

/// What a game of Dungeoneer has beside what all games have: hands, what lies before the players, phases, and
/// ways to act on cards and on maps. While another game is played it has nothing to say.
class CardPlay : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::PlayGame* game READ game WRITE setGame NOTIFY gameChanged)
    /// The mouse is on its way to somebody else: no hand is shown.
    Q_PROPERTY(bool covered READ isCovered WRITE setCovered NOTIFY changed)
    /// The hand of whoever sits at the screen, and whose it is.
    Q_PROPERTY(delve::dungeoneer::PlayCardsModel* hand READ hand CONSTANT)
    Q_PROPERTY(QString handTitle READ handTitle NOTIFY changed)
    /// The phases of a turn: {name, current}; what may be done in the one that goes on, and what is next.
    Q_PROPERTY(QVariantList phases READ phases NOTIFY changed)
    Q_PROPERTY(QString phaseText READ phaseText NOTIFY changed)
    /// The players: {name, hero, colour, alive}; the one that is looked at, with what it has: {drawing, name,
    /// value}, and what lies before it.
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(int looked READ looked WRITE look NOTIFY changed)
    Q_PROPERTY(QVariantList trackers READ trackers NOTIFY changed)
    Q_PROPERTY(QString whereabouts READ whereabouts NOTIFY changed)
    Q_PROPERTY(delve::dungeoneer::PlayCardsModel* belongings READ belongings CONSTANT)
    /// A card that is shown large, as CardThumbnail has it; empty for none.
    Q_PROPERTY(QString enlarged READ enlarged WRITE enlarge NOTIFY enlargedChanged)

public:
    explicit CardPlay(QObject* parent = nullptr);

    PlayGame* game() const { return m_game; }
    void setGame(PlayGame* game);
    bool isCovered() const { return m_isCovered; }
    void setCovered(bool covered);
    PlayCardsModel* hand() { return &m_hand; }
    QString handTitle() const;
    QVariantList phases() const;
    QString phaseText() const;
    QVariantList seats() const;
    int looked() const;
    void look(int player);
    QVariantList trackers() const;
    QString whereabouts() const;
    PlayCardsModel* belongings() { return &m_belongings; }

    QString enlarged() const { return m_enlarged; }
    void enlarge(const QString& piece);

    /// What a click on a card does: the one choice that is asked for, or why nothing can be done with it. The
    /// numbers of the actions among which the person has to choose, with their prices.
    Q_INVOKABLE QVariantList take(const QString& key);
    /// What a click on the maps does, as take() tells it.
    QVariantList pointAt(const BoardTarget& target);
    /// A card is pointed at: what can be done with it is lit on the maps. Empty for none.
    Q_INVOKABLE void point(const QString& key);

    /// The game that is played; null if there is none of this kind.
    const CardGameTable* table() const;
    /// Whose Quests the maps show; None while nobody is looked at.
    play::PlayerId viewer() const;
    const BoardActions& onBoard() const { return m_onBoard; }
    /// The actions about the card that is pointed at.
    const std::vector<int>& pointed() const { return m_pointed; }
    /// Somebody at the screen may act now.
    bool mayAct() const;

signals:
    void gameChanged();
    /// The game is at another moment, or somebody else looks at it.
    void changed();
    void pointedChanged();
    void enlargedChanged();

private:
    void refresh();
    /// Whose hand is open.
    play::PlayerId handOf() const;
    std::vector<int> actionsAbout(const QString& key) const;
    /// Takes the only one if nothing has to be asked, or says which there are.
    QVariantList offer(const std::vector<int>& actions);
    void refuse(const std::optional<play::Action>& wish);

    QPointer<PlayGame> m_game;
    PlayCardsModel m_hand;
    PlayCardsModel m_belongings;
    BoardActions m_onBoard;
    std::vector<int> m_pointed;
    QString m_enlarged;
    bool m_isCovered = false;
    int m_looked = -1;     ///< who was chosen; -1: whoever sits at the screen
    int m_lastViewer = -1; ///< another one looks at other things
};

} // namespace delve::dungeoneer
