// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"
#include "editor/document/file_before.h"

#include <QElapsedTimer>

#include <functional>
#include <string>
#include <string_view>

namespace delve {

/// What people do in the terminal for a while, and want to keep.
struct Work
{
    std::function<std::string()> text; ///< as a file has it now
    std::string_view kind;             ///< of such files (checkTarget)
    std::size_t mostBytes;             ///< that their reader takes
    const char* keptIn;                ///< a sentence with the file as its %1
};

/// Keeps work in its file as it goes on, so that whatever ends the program costs a moment of it and no more.
class WorkKeeper
{
public:
    /// Without a file of its own nothing is kept before somebody asks for it.
    WorkKeeper(Work work, OwnFile* own, const Program& program)
        : m_work(std::move(work)), m_own(own), m_program(program)
    {}

    /// Something was done, or taken back.
    void noteChange() { m_isKept = false; }
    /// Keeps it, unless that was done within so many milliseconds, or nothing was done since.
    void keep(qint64 interval);
    /// Writes it where somebody wants it, and says so; false, with the reason, if it cannot be.
    bool save(const QString& file) const;
    /// Writes it into its own file, or else where it can be written, so that it is not lost with the program.
    /// The name of that file; empty if it could be written nowhere.
    QString saveSomewhere() const;
    /// The work came to nothing: what was kept of it goes, if there was no file before.
    void discard() const;

private:
    bool isOwn(const QString& file) const;

    Work m_work;
    OwnFile* m_own;
    const Program& m_program;
    QElapsedTimer m_sinceKept;
    bool m_isKept = true; ///< nothing was done since
};

} // namespace delve
