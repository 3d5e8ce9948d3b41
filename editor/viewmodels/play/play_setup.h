// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/table_setup.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/games/game_registry.h"

#include <QObject>
#include <QPointer>
#include <QUrl>
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
    /// Who plays a document is remembered.
    Q_PROPERTY(bool remembers MEMBER m_remembers NOTIFY changed)
    /// Rounds after which the game ends; 0 for what the game itself says.
    Q_PROPERTY(int rounds MEMBER m_rounds NOTIFY changed)

public:
    explicit PlaySetup(QObject* parent = nullptr);

    QStringList seatNames() const;
    QVariantList players() const;
    QString seed() const { return m_seed; }
    void setSeed(const QString& seed);

    /// The document whose players are asked about; who played it last sits there again.
    Q_INVOKABLE void prepare(delve::FileDocumentViewModel* document);
    bool isAbout(const FileDocumentViewModel* document) const { return m_document == document; }
    /// Somebody has said before who plays this document.
    Q_INVOKABLE bool isKnown(delve::FileDocumentViewModel* document) const;
    /// The file in which a game of this document was kept last; empty if there is none any more.
    Q_INVOKABLE QUrl keptGameOf(delve::FileDocumentViewModel* document) const;
    Q_INVOKABLE void setSeat(int player, int choice);
    /// Everybody sits where the next one sat.
    Q_INVOKABLE void swapSeats();

    void setGames(GameRegistry* games) { m_games = games; }
    /// A game of this document begins with those who sit there now; it is kept in this file.
    void remember(const FileDocumentViewModel& document) const;
    void rememberGame(const FileDocumentViewModel& document, const QString& path) const;
    /// How a game is to be played now; with some seed where none is said.
    TableSetup table() const;

signals:
    void changed();
    void seatNamesChanged();

private:
    /// The game of the document; none as long as none is asked about.
    const WindowGame* kind() const;
    std::vector<SeatChoice> seatChoices() const;
    /// Who sits there: who was said, or else whoever usually does in the game.
    std::string seatOf(std::size_t player) const;

    QPointer<GameRegistry> m_games;
    QPointer<FileDocumentViewModel> m_document;
    std::vector<std::string> m_seats;
    bool m_typedDice = false;
    QString m_seed;
    bool m_handsOver = false;
    bool m_remembers = false;
    int m_rounds = 0;
    LanguageWatch m_language{[this] {
        emit seatNamesChanged();
        emit changed();
    }};
};

} // namespace delve
