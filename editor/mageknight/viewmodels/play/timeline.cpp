// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/timeline.h"

#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/mageknight/viewmodels/play/play_game.h"

#include <algorithm>

namespace delve::mageknight {

using namespace play;

Timeline::Timeline(PlayGame& game) : QObject(&game), m_game(game)
{}

int Timeline::moment() const
{
    return m_game.isRunning() ? int(m_game.session().actionCount()) : 0;
}

int Timeline::length() const
{
    return m_game.isRunning() ? int(m_game.session().recordedCount()) : 0;
}

bool Timeline::isLookingBack() const
{
    return moment() < length();
}

QVariantList Timeline::turns() const
{
    QVariantList list;
    if (!m_game.isRunning())
        return list;
    const GameSession& session = m_game.session();
    int turnsBegun = -1;
    for (int i = 0; i <= length(); ++i) {
        const GameState& state = session.stateBefore(std::size_t(i));
        int begun = 0;
        for (const PlayerState& player : state.players())
            begun += player.turns;
        if (begun == turnsBegun)
            continue;
        turnsBegun = begun;
        list << QVariantMap{{QStringLiteral("moment"), i},
                            {QStringLiteral("colour"), m_game.colourOf(state.turn().player)}};
    }
    return list;
}

QVariantList Timeline::bookmarks() const
{
    QVariantList list;
    for (const auto& [moment, name] : m_bookmarks)
        list << QVariantMap{{QStringLiteral("moment"), moment}, {QStringLiteral("name"), name}};
    return list;
}

bool Timeline::isBookmarked() const
{
    return m_bookmarks.contains(moment());
}

QVariantList Timeline::otherLines() const
{
    QVariantList list;
    if (!m_game.isRunning())
        return list;
    const GameSession& session = m_game.session();
    for (const GameSession::OtherLine& line : session.otherLines()) {
        const auto from = std::min(line.from, session.recordedCount());
        list << QVariantMap{{QStringLiteral("from"), int(line.from)},
                            {QStringLiteral("count"), int(line.steps.size())},
                            {QStringLiteral("text"),
                             sentence(line.steps.front().action, session.stateBefore(from), m_game.words())}};
    }
    return list;
}

QString Timeline::verified() const
{
    return m_verified == 0
               ? QString()
               : tr("%n action(s) of the file checked: each led where it is recorded.", nullptr, m_verified);
}

void Timeline::goTo(int moment)
{
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
    for (const auto& [moment, name] : m_bookmarks)
        moments << moment;
    goAmong(moments, step);
}

void Timeline::toggleBookmark()
{
    if (m_bookmarks.erase(moment()) == 0)
        m_bookmarks.emplace(moment(), tr("Round %1, %2").arg(m_game.round()).arg(m_game.playerName()));
    emit bookmarksChanged();
}

void Timeline::takeUp(int otherLine)
{
    if (otherLine < 0 || std::size_t(otherLine) >= m_game.session().otherLines().size())
        return;
    m_game.session().takeUp(std::size_t(otherLine));
    m_game.recordChanged();
}

void Timeline::playOn()
{
    m_game.session().setAside();
    m_game.recordChanged();
}

void Timeline::begin(int verifiedActions)
{
    m_bookmarks.clear();
    m_verified = verifiedActions;
    momentChanged();
    emit lengthChanged();
}

void Timeline::momentChanged()
{
    emit changed();
    emit bookmarksChanged();
    const std::pair end(length(), length() == 0 ? 0 : m_game.session().record().steps.back().hash);
    if (std::exchange(m_end, end) != end)
        emit lengthChanged();
}

} // namespace delve::mageknight
