// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/file_lock.h"
#include "engine/base/result.h"

#include <QDateTime>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace delve {

/// What an unsaved thing is a copy of. A copy of a pack is a file as exportPack makes them.
enum class RecoveryOf
{
    Scenario, ///< or whatever else a file of a game holds
    Pack,
    Game ///< one that is played, as the text of its file
};

/// What a recovery file of a document holds: the text of its file as it would have been saved, and the file
/// it belongs to (empty if it had none).
struct Recovered
{
    std::string text;
    QString originalPath;
};

Result<void> writeRecovery(const QString& file, const Recovered& copy);
/// Reads a copy of at most so many bytes.
Result<Recovered> readRecovery(const QString& file, std::size_t mostBytes);

/// The folder with the recovery files of all running and crashed programs of this user. A program marks its
/// own files with a lock that the system lets go when the program dies, however it dies.
class RecoveryFolder
{
public:
    explicit RecoveryFolder(const QString& folder);

    /// In the user's data folder.
    static QString defaultFolder();

    /// The name of a new recovery file of this program. Nothing is written yet.
    QString newFile(RecoveryOf kind = RecoveryOf::Scenario);

    struct Abandoned
    {
        QString file;
        QDateTime written;
        RecoveryOf holds = RecoveryOf::Scenario;
    };
    /// The files that programs left behind that no longer run, the newest first. From then on they count as
    /// ours, so that a second program does not offer them too.
    std::vector<Abandoned> takeAbandoned();

private:
    /// Holds the lock of a program; false if it still runs.
    bool hold(const QString& session);

    QString m_folder;
    QString m_session;
    int m_count = 0;
    std::vector<std::unique_ptr<FileLock>> m_locks; ///< our own, and those of programs whose files we took
};

} // namespace delve
