// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/line_input.h"

#include "app/commands/program.h"

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
    if (LineEditor::isPossible())
        m_editor = std::make_unique<LineEditor>(&LineInput::isInterrupted);
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
        // What follows of a line that is too long is passed over.
        if (m_buffer.size() > longestLine)
            m_buffer.truncate(longestLine + 1);
        if (m_isOver)
            return m_buffer.isEmpty() ? std::nullopt : std::optional(std::exchange(m_buffer, {}));
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

std::optional<QString> LineInput::nextLine(const QByteArray& prompt)
{
    const bool isEdited = m_script.isEmpty() && m_editor;
    if (!isEdited) {
        std::fwrite(prompt.constData(), 1, std::size_t(prompt.size()), stdout);
        std::fflush(stdout);
    }
    if (!m_script.isEmpty())
        return m_script.takeFirst();
    const auto bytes = isEdited ? m_editor->read(prompt) : readLine();
    return bytes ? std::optional(QString::fromUtf8(*bytes).trimmed()) : std::nullopt;
}

std::optional<QString> LineInput::read(const QString& prompt)
{
    while (!interrupted) {
        const bool isShown = !m_script.isEmpty() || !m_isTerminal;
        const auto line = nextLine(prompt.toUtf8());
        if (!line) {
            m_out.line();
            return std::nullopt;
        }
        const bool isTooLong = line->size() > longestLine;
        if (isShown)
            m_out.line(isTooLong ? line->left(60) + QStringLiteral(" …") : *line);
        if (!isTooLong)
            return line;
        m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "This line is too long; %1 characters are the most."))
                .arg(longestLine));
    }
    return std::nullopt;
}

} // namespace delve
