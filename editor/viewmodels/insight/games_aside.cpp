// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/insight/games_aside.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <thread>

namespace delve {

GamesAside::GamesAside(QObject* parent) : QObject(parent)
{
    m_clock.setInterval(150);
    connect(&m_clock, &QTimer::timeout, this, &GamesAside::progressed);
}

GamesAside::~GamesAside()
{
    if (m_count)
        m_count->stop = true;
}

int GamesAside::threads()
{
    return std::max(1, int(std::thread::hardware_concurrency()) - 1);
}

double GamesAside::progress() const
{
    return m_count && m_count->games > 0 ? double(m_count->done) / double(m_count->games) : 0;
}

QString GamesAside::progressText() const
{
    if (!m_count)
        return {};
    const QLocale locale;
    const std::uint64_t done = m_count->done;
    const QString games =
        tr("%1 of %2 games")
            .arg(locale.toString(qulonglong(done)), locale.toString(qulonglong(m_count->games)));
    if (m_count->stop)
        return games + QStringLiteral(" \u00b7 ") + tr("ending…");
    if (done == 0)
        return games;
    const double seconds = double(m_since.elapsed()) / 1000 *
                           double(m_count->games - std::min(done, m_count->games)) / double(done);
    const int minutes = int(std::ceil(seconds / 60));
    return games + QStringLiteral(" \u00b7 ") +
           (seconds > 90 ? tr("about %n minute(s) left", nullptr, minutes)
                         : tr("about %n second(s) left", nullptr, int(std::ceil(seconds))));
}

void GamesAside::cancel()
{
    if (!m_count)
        return;
    m_count->stop = true;
    emit progressed();
}

void GamesAside::begin(std::uint64_t games)
{
    cancel();
    m_count = std::make_shared<Count>();
    m_count->games = games;
    m_failure.clear();
    m_since.start();
    m_clock.start();
    emit changed();
    emit progressed();
}

void GamesAside::end()
{
    m_clock.stop();
    m_count.reset();
    emit progressed();
}

} // namespace delve
