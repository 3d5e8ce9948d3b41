// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/recap.h"

#include "editor/viewmodels/play/play_game.h"

#include <algorithm>

namespace delve {

namespace {

constexpr int shortestPause = 150; ///< milliseconds: what goes by at once is not seen

} // namespace

Recap::Recap(PlayGame& game) : QObject(&game), m_game(game)
{
    connect(&m_timer, &QTimer::timeout, this, &Recap::showNext);
}

void Recap::onMoment()
{
    if (isReplaying())
        return;
    const PlayedTable* table = m_game.table();
    m_from = m_to = 0;
    if (table && m_game.doesPersonChoose() && !m_game.timeline()->isLookingBack()) {
        m_to = m_from = table->moment();
        bool hasOpponent = false;
        // What a person has said once for all belongs to the turn in which it was asked.
        while (m_from > 0 && (!table->isPerson(table->chooserAt(m_from - 1)) || m_game.goesOn(m_from - 1))) {
            --m_from;
            hasOpponent = hasOpponent || !table->isPerson(table->chooserAt(m_from));
        }
        if (!hasOpponent)
            m_from = m_to;
    }
    emit changed();
}

QVariantList Recap::lines() const
{
    QVariantList list;
    if (!isShown())
        return list;
    for (const PlayedTable::LogLine& line : m_game.table()->toldInShort(m_from, m_to))
        list << QVariantMap{{QStringLiteral("text"), line.text},
                            {QStringLiteral("rule"), line.rule},
                            {QStringLiteral("drawing"), line.icon},
                            {QStringLiteral("heading"), line.isHeading}};
    return list;
}

void Recap::dismiss()
{
    stopReplay();
    m_from = m_to;
    emit changed();
}

void Recap::replay()
{
    if (!isShown() || isReplaying())
        return;
    m_timer.start(std::max(shortestPause, m_game.opponents()->pauseBetween()));
    m_game.goTo(m_from);
    emit changed();
}

void Recap::showNext()
{
    if (m_game.table()->moment() + 1 >= m_to)
        return stopReplay();
    m_game.showNext();
}

void Recap::stopReplay()
{
    if (!isReplaying())
        return;
    m_timer.stop();
    m_game.goTo(m_to);
    emit changed();
}

void Recap::giveUp()
{
    if (!isReplaying())
        return;
    m_timer.stop();
    emit changed();
}

} // namespace delve
