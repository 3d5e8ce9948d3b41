// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/table_setup.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/games/game_registry.h"

#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <qqmlregistration.h>

#include <string>
#include <vector>

namespace delve {

/// How the next game is played: who sits where, and who rolls the dice.
class PlaySetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")
    /// Who can sit on a seat, in words: people first.
    Q_PROPERTY(QStringList seatNames READ seatNames NOTIFY seatNamesChanged)
    /// The players of the document that is to be played: {name, colour, seat}.
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)
    /// People roll real dice and say how they fell.
    Q_PROPERTY(bool typedDice MEMBER m_typedDice NOTIFY changed)
    /// The seed of the dice otherwise: a number, or nothing for any.
    Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY changed)
    /// Before another person has to choose, the mouse is handed over.
    Q_PROPERTY(bool handsOver MEMBER m_handsOver NOTIFY changed)
    /// Rounds after which the game ends; 0 for what the game itself says.
    Q_PROPERTY(int rounds MEMBER m_rounds NOTIFY changed)

public:
    explicit PlaySetup(QObject* parent = nullptr);

    QStringList seatNames() const;
    QVariantList players() const;
    QString seed() const { return m_seed; }
    void setSeed(const QString& seed);

    /// The document whose players are asked about.
    Q_INVOKABLE void prepare(delve::FileDocumentViewModel* document);
    Q_INVOKABLE void setSeat(int player, int choice);

    void setGames(GameRegistry* games) { m_games = games; }
    /// How a game is to be played now; with some seed where none is said.
    TableSetup table() const;

signals:
    void changed();
    void seatNamesChanged();

private:
    /// The game of the document; none as long as none is asked about.
    const WindowGame* kind() const;
    std::vector<SeatChoice> seatChoices() const;

    QPointer<GameRegistry> m_games;
    QPointer<FileDocumentViewModel> m_document;
    std::vector<std::string> m_seats;
    bool m_typedDice = false;
    QString m_seed;
    bool m_handsOver = false;
    int m_rounds = 0;
    LanguageWatch m_language{[this] {
        emit seatNamesChanged();
        emit changed();
    }};
};

} // namespace delve
