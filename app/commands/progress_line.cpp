#include "app/commands/progress_line.h"

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

bool ProgressLine::show(double done)
{
    const qint64 now = m_clock.elapsed();
    const int percent = int(done * 100);
    if (m_isTerminal && now >= patience && percent != m_percent && now - m_shownAt >= pause) {
        m_percent = percent;
        m_shownAt = now;
        std::fprintf(stderr, "\r\033[K%s %d %%", qPrintable(m_what), percent);
        std::fflush(stderr);
    }
    return interrupted == 0;
}

} // namespace delve
