// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/progress_line.h"

#include "app/commands/program.h"

#include <cmath>
#include <csignal>
#include <cstdio>
#include <unistd.h>

namespace delve {

namespace {

constexpr qint64 patience = 700; ///< milliseconds before anything is shown
constexpr qint64 pause = 100;    ///< between two updates

volatile std::sig_atomic_t interrupted = 0;

void onInterrupt(int)
{
    interrupted = 1;
}

} // namespace

ProgressLine::ProgressLine(QString what) : m_what(std::move(what)), m_isTerminal(isatty(fileno(stderr)) != 0)
{
    m_clock.start();
    interrupted = 0;
    // Work is stopped at the next step instead of at once, so that it can clean up behind itself.
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);
}

ProgressLine::~ProgressLine()
{
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
    if (m_percent >= 0)
        std::fprintf(stderr, "\r\033[K");
}

Progress ProgressLine::progress()
{
    return [this](double done) { return show(done); };
}

/// " · 40 s left", once that can be told.
QString ProgressLine::remaining(double done) const
{
    const double elapsed = double(m_clock.elapsed() - m_begunAt);
    if (elapsed < patience || done <= m_begun)
        return {};
    const qint64 seconds = qint64(std::ceil(elapsed / 1000 * (1 - done) / (done - m_begun)));
    const QString left =
        seconds < 90 ? translated(QT_TRANSLATE_NOOP("delve", "%1 s left")).arg(seconds)
        : seconds < 90 * 60
            ? translated(QT_TRANSLATE_NOOP("delve", "%1 min left")).arg((seconds + 30) / 60)
            : translated(QT_TRANSLATE_NOOP("delve", "%1 h left")).arg((seconds + 1800) / 3600);
    return QStringLiteral(" \u00b7 ") + left;
}

bool ProgressLine::show(double done)
{
    const qint64 now = m_clock.elapsed();
    if (m_begunAt < 0) {
        m_begunAt = now;
        m_begun = done;
    }
    const int percent = int(done * 100);
    if (m_isTerminal && now >= patience && percent != m_percent && now - m_shownAt >= pause) {
        m_percent = percent;
        m_shownAt = now;
        std::fprintf(stderr, "\r\033[K%s %d %%%s", qPrintable(m_what), percent, qPrintable(remaining(done)));
        std::fflush(stderr);
    }
    return interrupted == 0;
}

} // namespace delve
