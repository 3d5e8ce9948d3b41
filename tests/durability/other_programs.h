// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/run_program.h"

#include <QMap>
#include <QProcess>
#include <QStringList>

#include <memory>
#include <vector>

namespace delve::mageknight::test {

/// Starts a program whose every call to write is counted below a folder, with something that happens to it.
struct BadLuck
{
    QString what;         ///< "kill", "full" or "other"; nothing only counts
    int call = 0;         ///< at which call, from 1 on
    QString folder;       ///< that is watched
    bool byTurns = false; ///< folders cannot be exchanged in one step
    QString other = {};   ///< the file to which another program adds a line, if that is what happens
};

/// Bad luck is loaded before everything else, and so is the sanitizer: no program starts with both. Tests
/// that need it skip.
#ifdef __SANITIZE_ADDRESS__
inline constexpr bool canBeUnlucky = false;
#else
inline constexpr bool canBeUnlucky = true;
#endif

/// How `delve` ended; -1 if it was killed. `calls` is how often it wrote, if it ended by itself.
delve::test::ProgramRun runUnlucky(const QStringList& arguments, const BadLuck& luck, int* calls = nullptr,
                                   const QString& workingFolder = {});

/// Programs that wait to begin at the same moment.
class AtOnce
{
public:
    void add(const QString& program, const QStringList& arguments);
    /// Lets them go.
    void begin();
    /// Waits for all; true if each ended with 0.
    bool hasEnded();
    bool run()
    {
        begin();
        return hasEnded();
    }
    const QProcess& at(std::size_t number) const { return *m_programs[number]; }
    QByteArray errors() const { return m_errors; }

private:
    std::vector<std::unique_ptr<QProcess>> m_programs;
    QByteArray m_errors;
};

/// Writes a list of one figure, by name and number, as `delve import` reads it.
bool writeFigures(const QString& path, const QString& name, int number);

/// Writes a map of cards for two players on which nothing is laid yet.
bool writeEmptyMap(const QString& path);

QByteArray bytesOf(const QString& path);
/// What lies in a folder and its folders, hidden things too, by name; folders are empty.
QMap<QString, QByteArray> treeOf(const QString& folder);

} // namespace delve::mageknight::test
