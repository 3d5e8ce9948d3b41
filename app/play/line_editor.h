// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>
#include <optional>

namespace delve {

/// Reads lines at a terminal with what people expect there: arrows, the line before, searching in what was
/// typed. Ends a line with nothing where the input ends, and when somebody interrupts.
class LineEditor
{
public:
    /// `isInterrupted` says whether to stop reading.
    explicit LineEditor(bool (*isInterrupted)());
    ~LineEditor();
    LineEditor(const LineEditor&) = delete;
    LineEditor& operator=(const LineEditor&) = delete;

    /// Both ends are terminals that can do more than print lines.
    static bool isPossible();
    /// The line without its end.
    std::optional<QByteArray> read(const QByteArray& prompt);

private:
    struct Session;
    std::unique_ptr<Session> m_session;
};

} // namespace delve
