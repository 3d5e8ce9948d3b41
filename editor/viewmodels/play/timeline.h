// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QVariantList>
#include <qqmlregistration.h>

#include <compare>
#include <cstdint>
#include <map>
#include <utility>

namespace delve {

class PlayGame;

/// The course of a game: where in it we are, and the ways to any other moment of it.
class Timeline : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the game")
    /// Actions up to the moment that is looked at, and all that are recorded.
    Q_PROPERTY(int moment READ moment NOTIFY changed)
    Q_PROPERTY(int length READ length NOTIFY changed)
    /// There is more behind this moment.
    Q_PROPERTY(bool lookingBack READ isLookingBack NOTIFY changed)
    /// The moments with which turns begin: {moment, colour}.
    Q_PROPERTY(QVariantList turns READ turns NOTIFY lengthChanged)
    /// Of the line that is looked at: {moment, name}
    Q_PROPERTY(QVariantList bookmarks READ bookmarks NOTIFY bookmarksChanged)
    Q_PROPERTY(bool bookmarked READ isBookmarked NOTIFY bookmarksChanged)
    /// The name of the bookmark at this moment; empty where there is none.
    Q_PROPERTY(QString bookmarkName READ bookmarkName WRITE setBookmarkName NOTIFY bookmarksChanged)
    /// What was done before something else was done: {from, count, text, name}.
    Q_PROPERTY(QVariantList otherLines READ otherLines NOTIFY lengthChanged)
    /// That all actions of a file led where it says they did; empty for a game that was begun here.
    Q_PROPERTY(QString verified READ verified NOTIFY lengthChanged)

public:
    explicit Timeline(PlayGame& game);

    int moment() const;
    int length() const;
    bool isLookingBack() const;
    QVariantList turns() const;
    QVariantList bookmarks() const;
    bool isBookmarked() const;
    QString bookmarkName() const;
    void setBookmarkName(const QString& name);
    QVariantList otherLines() const;
    QString verified() const;

    Q_INVOKABLE void goTo(int moment);
    /// From turn to turn, back or forth.
    Q_INVOKABLE void goToTurn(int step);
    Q_INVOKABLE void goToBookmark(int step);
    Q_INVOKABLE void toggleBookmark();
    Q_INVOKABLE void takeUp(int otherLine);
    /// Calls another line so; with an empty name it is called by what was done first.
    Q_INVOKABLE void nameLine(int otherLine, const QString& name);
    /// Forgets what lies behind this moment, and lets the game go on from here. It is kept as another line.
    Q_INVOKABLE void playOn();

    /// Another game; so many of its actions were read from a file and found true.
    void begin(int verifiedActions);
    /// The game is at another moment, or has another record.
    void momentChanged();

signals:
    void changed();
    void lengthChanged();
    void bookmarksChanged();

private:
    void goAmong(const QList<int>& moments, int step);

    /// A moment of one line: moments of others with as many actions before them are other ones.
    struct Place
    {
        int moment = 0;
        std::uint64_t mark = 0; ///< of the action before it

        friend auto operator<=>(const Place&, const Place&) = default;
    };

    Place placeOf(int moment) const;
    bool isOfThisLine(const Place& place) const;

    PlayGame& m_game;
    std::map<Place, QString> m_bookmarks;
    std::map<std::uint64_t, QString> m_lineNames; ///< by how the lines end
    std::pair<int, std::uint64_t> m_end;          ///< length and last state of the record that was shown
    int m_verified = 0;
};

} // namespace delve
