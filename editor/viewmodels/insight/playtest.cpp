// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/insight/playtest.h"

namespace delve {

Playtest::Playtest(QObject* parent) : GamesAside(parent)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &Playtest::look);
}

void Playtest::tellResult()
{
    emit resultChanged();
    look();
}

void Playtest::look()
{
    const bool isStale = hasResult() && isOutdated();
    if (isStale == m_isStale)
        return;
    m_isStale = isStale;
    emit staleChanged();
}

} // namespace delve
