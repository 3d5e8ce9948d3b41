// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/text/language_watch.h"
#include "engine/mageknight/play/core/replay.h"

#include <QObject>
#include <QPointer>
#include <QVariantList>
#include <qqmlregistration.h>

#include <string>
#include <vector>

namespace delve::mageknight {

class ScenarioViewModel;

/// How the next game is played: who sits where, and who rolls the dice.
class PlaySetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")
    /// Who can sit on a seat, in words: people first.
    Q_PROPERTY(QStringList seatNames READ seatNames NOTIFY languageChanged)
    /// The players of the dungeon that is to be played: {name, colour, seat}.
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)
    /// People roll real dice and say how they fell.
    Q_PROPERTY(bool typedDice MEMBER m_typedDice NOTIFY changed)
    /// The seed of the dice otherwise: a number, or nothing for any.
    Q_PROPERTY(QString seed READ seed WRITE setSeed NOTIFY changed)
    /// Before another person has to choose, the mouse is handed over.
    Q_PROPERTY(bool handsOver MEMBER m_handsOver NOTIFY changed)
    /// END-09: rounds after which the game ends; 0 for never, unless everybody thinks for himself.
    Q_PROPERTY(int rounds MEMBER m_rounds NOTIFY changed)

public:
    explicit PlaySetup(QObject* parent = nullptr);

    QStringList seatNames() const;
    QVariantList players() const;
    QString seed() const { return m_seed; }
    void setSeed(const QString& seed);

    /// The dungeon whose players are asked about.
    Q_INVOKABLE void prepare(delve::mageknight::ScenarioViewModel* document);
    Q_INVOKABLE void setSeat(int player, int choice);

    /// The table of a game with so many players, and its rounds.
    play::PlayTable table(std::size_t players) const;
    std::int16_t roundLimit(const play::PlayTable& table, std::int16_t ofScenario) const;

    /// "Person", "Steady": who sits on the seat of a player.
    static QString seatInWords(const std::vector<std::string>& seats, int player);

signals:
    void changed();
    void languageChanged();

private:
    QPointer<ScenarioViewModel> m_document;
    std::vector<std::string> m_seats;
    bool m_typedDice = false;
    QString m_seed;
    bool m_handsOver = false;
    int m_rounds = 0;
    LanguageWatch m_language{[this] {
        emit languageChanged();
        emit changed();
    }};
};

} // namespace delve::mageknight
