// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/line_editor.h"
#include "app/terminal.h"

#include <QByteArray>
#include <QStringList>

#include <atomic>
#include <optional>

namespace delve {

/// What people type, line by line: first the lines of a script, then standard input. At a terminal lines can
/// be edited, and those before called back. Lines that do not come from a terminal are shown, so that what is
/// printed reads like a game that was typed.
class LineInput
{
public:
    /// While it exists Ctrl-C and the like end the input instead of the program.
    LineInput(const Terminal& out, QStringList script);
    ~LineInput();
    LineInput(const LineInput&) = delete;
    LineInput& operator=(const LineInput&) = delete;

    /// The next line has not been typed yet: reading it may take any time.
    bool hasToWait() const;
    /// Nothing at the end of the input, and after Ctrl-C. Lines that are too long are refused and asked for
    /// again.
    std::optional<QString> read(const QString& prompt);
    static bool isInterrupted() { return interruption(); }
    /// For those who have to stop when it becomes true.
    static const std::atomic<bool>& interruption();

private:
    std::optional<QByteArray> readLine();
    std::optional<QString> nextLine(const QByteArray& prompt);

    const Terminal& m_out;
    QStringList m_script;
    QByteArray m_buffer;
    bool m_isTerminal;
    std::unique_ptr<LineEditor> m_editor; ///< at a terminal that can do it
    bool m_isOver = false;
};

} // namespace delve
