// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/timeline.h"

#include "editor/viewmodels/play/play_game.h"

#include <algorithm>

namespace delve {

Timeline::Timeline(PlayGame& game) : QObject(&game), m_game(game)
{}

int Timeline::moment() const
{
    return m_game.table() ? int(m_game.table()->moment()) : 0;
}

int Timeline::length() const
{
    return m_game.table() ? int(m_game.table()->recordedCount()) : 0;
}

bool Timeline::isLookingBack() const
{
    return moment() < length();
}

QVariantList Timeline::turns() const
{
    QVariantList list;
    if (!m_game.table())
        return list;
    for (const PlayedTable::TurnStart& turn : m_game.table()->turns())
        list << QVariantMap{{QStringLiteral("moment"), int(turn.moment)},
                            {QStringLiteral("colour"), turn.colour}};
    return list;
}

Timeline::Place Timeline::placeOf(int moment) const
{
    return {moment, moment == 0 ? 0 : m_game.table()->markOf(std::size_t(moment) - 1)};
}

bool Timeline::isOfThisLine(const Place& place) const
{
    return place.moment <= length() && placeOf(place.moment) == place;
}

QVariantList Timeline::bookmarks() const
{
    QVariantList list;
    for (const auto& [place, name] : m_bookmarks)
        if (isOfThisLine(place))
            list << QVariantMap{{QStringLiteral("moment"), place.moment}, {QStringLiteral("name"), name}};
    return list;
}

bool Timeline::isBookmarked() const
{
    return m_game.table() && m_bookmarks.contains(placeOf(moment()));
}

QString Timeline::bookmarkName() const
{
    const auto found = m_game.table() ? m_bookmarks.find(placeOf(moment())) : m_bookmarks.end();
    return found == m_bookmarks.end() ? QString() : found->second;
}

void Timeline::setBookmarkName(const QString& name)
{
    if (!isBookmarked() || name.trimmed().isEmpty())
        return;
    m_bookmarks[placeOf(moment())] = name.trimmed();
    emit bookmarksChanged();
}

QVariantList Timeline::otherLines() const
{
    QVariantList list;
    if (!m_game.table())
        return list;
    for (const PlayedTable::OtherLine& line : m_game.table()->otherLines()) {
        const auto named = m_lineNames.find(line.mark);
        list << QVariantMap{{QStringLiteral("from"), int(line.from)},
                            {QStringLiteral("count"), int(line.count)},
                            {QStringLiteral("text"), line.text},
                            {QStringLiteral("name"), named == m_lineNames.end() ? QString() : named->second}};
    }
    return list;
}

void Timeline::nameLine(int otherLine, const QString& name)
{
    if (!m_game.table() || otherLine < 0)
        return;
    const auto lines = m_game.table()->otherLines();
    if (std::size_t(otherLine) >= lines.size())
        return;
    m_lineNames[lines[std::size_t(otherLine)].mark] = name.trimmed();
    emit lengthChanged();
}

QString Timeline::verified() const
{
    return m_verified == 0
               ? QString()
               : tr("%n action(s) of the file checked: each led where it is recorded.", nullptr, m_verified);
}

void Timeline::goTo(int moment)
{
    m_game.recap()->giveUp();
    if (m_game.table())
        m_game.goTo(std::size_t(std::clamp(moment, 0, length())));
}

void Timeline::goAmong(const QList<int>& moments, int step)
{
    const int now = moment();
    if (step < 0) {
        const auto later = std::ranges::lower_bound(moments, now);
        if (later != moments.begin())
            goTo(*std::prev(later));
    } else {
        const auto next = std::ranges::upper_bound(moments, now);
        if (next != moments.end())
            goTo(*next);
    }
}

void Timeline::goToTurn(int step)
{
    QList<int> moments;
    for (const QVariant& turn : turns())
        moments << turn.toMap().value(QStringLiteral("moment")).toInt();
    moments << length();
    goAmong(moments, step);
}

void Timeline::goToBookmark(int step)
{
    QList<int> moments;
    for (const auto& [place, name] : m_bookmarks)
        if (isOfThisLine(place))
            moments << place.moment;
    goAmong(moments, step);
}

void Timeline::toggleBookmark()
{
    if (!m_game.table())
        return;
    if (m_bookmarks.erase(placeOf(moment())) == 0)
        m_bookmarks.emplace(placeOf(moment()),
                            tr("Round %1, %2").arg(m_game.round()).arg(m_game.playerName()));
    emit bookmarksChanged();
}

void Timeline::takeUp(int otherLine)
{
    if (m_game.table() && otherLine >= 0 && std::size_t(otherLine) < m_game.table()->otherLines().size())
        m_game.takeUp(std::size_t(otherLine));
}

void Timeline::playOn()
{
    m_game.setAside();
}

void Timeline::begin(int verifiedActions)
{
    m_bookmarks.clear();
    m_lineNames.clear();
    m_verified = verifiedActions;
    momentChanged();
    emit lengthChanged();
}

void Timeline::momentChanged()
{
    emit changed();
    emit bookmarksChanged();
    const std::pair end(length(), length() == 0 ? 0 : m_game.table()->markOf(std::size_t(length()) - 1));
    if (std::exchange(m_end, end) != end)
        emit lengthChanged();
}

} // namespace delve
