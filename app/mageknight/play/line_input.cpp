// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/line_input.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <poll.h>
#include <unistd.h>

namespace delve {

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free); // a signal handler may set it

void onInterrupt(int)
{
    interrupted = true;
}

constexpr std::array endingSignals{SIGINT, SIGTERM, SIGHUP};

/// Nobody types lines longer than this; a file without lines must not fill the memory.
constexpr qsizetype longestLine = 1000;

void handle(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    sigemptyset(&action.sa_mask); // without SA_RESTART: a read that waits comes back
    for (const int signal : endingSignals)
        sigaction(signal, &action, nullptr);
}

} // namespace

LineInput::LineInput(const Terminal& out, QStringList script)
    : m_out(out), m_script(std::move(script)), m_isTerminal(isatty(STDIN_FILENO) != 0)
{
    interrupted = false;
    handle(onInterrupt);
}

LineInput::~LineInput()
{
    handle(SIG_DFL);
}

const std::atomic<bool>& LineInput::interruption()
{
    return interrupted;
}

bool LineInput::hasToWait() const
{
    pollfd input{STDIN_FILENO, POLLIN, 0};
    return m_script.isEmpty() && !m_buffer.contains('\n') && !m_isOver && poll(&input, 1, 0) == 0;
}

std::optional<QByteArray> LineInput::readLine()
{
    for (;;) {
        if (const qsizetype end = m_buffer.indexOf('\n'); end >= 0) {
            const QByteArray line = m_buffer.left(end);
            m_buffer.remove(0, end + 1);
            return line;
        }
        if (m_buffer.size() > longestLine || m_isOver) {
            if (m_buffer.isEmpty())
                return std::nullopt;
            return std::exchange(m_buffer, {}).left(longestLine);
        }
        std::array<char, 4096> bytes;
        const ssize_t count = interrupted ? -1 : ::read(STDIN_FILENO, bytes.data(), bytes.size());
        if (interrupted)
            return std::nullopt;
        if (count > 0)
            m_buffer.append(bytes.data(), count);
        else if (count == 0 || errno != EINTR)
            m_isOver = true;
    }
}

std::optional<QString> LineInput::read(const QString& prompt)
{
    if (interrupted)
        return std::nullopt;
    const QByteArray asked = prompt.toUtf8();
    std::fwrite(asked.constData(), 1, std::size_t(asked.size()), stdout);
    std::fflush(stdout);
    if (!m_script.isEmpty()) {
        const QString line = m_script.takeFirst();
        m_out.line(line);
        return line;
    }
    const auto bytes = readLine();
    if (!bytes) {
        m_out.line();
        return std::nullopt;
    }
    const QString line = QString::fromUtf8(*bytes).trimmed();
    if (!m_isTerminal)
        m_out.line(line);
    return line;
}

} // namespace delve
