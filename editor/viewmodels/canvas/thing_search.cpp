// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/canvas/thing_search.h"

#include <algorithm>

namespace delve {

ThingSearch::ThingSearch(QObject* parent) : QObject(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &ThingSearch::search);
}

void ThingSearch::setText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    emit textChanged();
    search();
    if (m_current < 0)
        go(1);
}

void ThingSearch::setActive(bool active)
{
    if (m_isActive == active)
        return;
    m_isActive = active;
    emit activeChanged();
    search();
}

/// The current hit stays the current one as long as it is found.
void ThingSearch::search()
{
    const ThingId before = m_current >= 0 ? m_hits[std::size_t(m_current)].id : ThingId();
    m_hits = isLooking() ? hitsFor(m_text) : std::vector<Hit>();
    const auto kept = std::ranges::find(m_hits, before, &Hit::id);
    m_current = before.empty() || kept == m_hits.end() ? -1 : int(kept - m_hits.begin());
    emit hitsChanged();
}

void ThingSearch::searchSoon()
{
    if (m_isActive)
        m_soon.start();
}

QString ThingSearch::summary() const
{
    if (!isLooking())
        return {};
    return m_hits.empty() ? tr("Nothing found") : tr("%1 of %2").arg(m_current + 1).arg(count());
}

void ThingSearch::go(int step)
{
    if (m_hits.empty())
        return;
    m_current = m_current < 0 ? (step > 0 ? 0 : count() - 1) : (m_current + step + count()) % count();
    const Hit hit = m_hits[std::size_t(m_current)]; // selecting may lead to another search
    select(hit.id);
    emit hitsChanged();
    emit shown(hit.level, {hit.area});
}

} // namespace delve
