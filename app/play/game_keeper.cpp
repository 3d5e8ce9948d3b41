// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/game_keeper.h"

#include "editor/document/save_file.h"
#include "editor/document/save_text.h"
#include "editor/text/shell_words.h"
#include "engine/table/replay_file.h"

#include <QDir>
#include <QFileInfo>

namespace delve {

bool PlaySettings::isKept(const std::string& file) const
{
    const QFileInfo written(QString::fromStdString(file));
    return !keptFile.empty() && written.exists() && written == QFileInfo(QString::fromStdString(keptFile));
}

void complainOfKeptFile(const std::string& file, const Program& program)
{
    program.err.line(
        translated(QT_TRANSLATE_NOOP("delve",
                                     "%1 was recorded by older rules and stays as it is; name another "
                                     "file, or begin with --overwrite."))
            .arg(QString::fromStdString(file)));
}

void GameKeeper::keep(qint64 interval)
{
    if (!m_settings.saves || m_isKept || (m_sinceKept.isValid() && m_sinceKept.elapsed() < interval))
        return;
    if (!m_sinceKept.isValid())
        m_hadFile = QFile::exists(QString::fromStdString(m_settings.saveFile));
    m_sinceKept.start();
    // What cannot be written now is told when the game is left.
    m_isKept =
        saveText(QString::fromStdString(m_settings.saveFile), m_text(), table::mostReplayBytes).has_value();
}

bool GameKeeper::save(const QString& file)
{
    if (m_settings.isKept(file.toStdString())) {
        complainOfKeptFile(file.toStdString(), m_program);
        return false;
    }
    if (!m_program.mayWrite(file.toStdString(), table::replayFormat))
        return false;
    const auto saved = saveText(file, m_text(), table::mostReplayBytes);
    if (!saved) {
        m_program.complain(file.toStdString(), saved.error());
        return false;
    }
    m_program.out.line(translated(QT_TRANSLATE_NOOP("delve", "The game is kept in %1.")).arg(file));
    return true;
}

/// Where a game goes whose own place cannot be written any more, so that it is not lost with the program:
/// to the user's folder, or among the files of the moment. Nothing if that cannot be written either.
QString GameKeeper::saveElsewhere(const QString& file)
{
    for (const QString& folder : {QDir::homePath(), QDir::tempPath()}) {
        const QString other = folder + u'/' + QFileInfo(file).fileName();
        const QString free = QFileInfo::exists(other) ? freeFileLike(other) : other;
        if (QFileInfo(folder).isDir() && save(free))
            return free;
    }
    return {};
}

bool GameKeeper::finish(std::size_t actions, bool isOver)
{
    if (m_settings.saves && actions == 0 && m_sinceKept.isValid() && !m_hadFile)
        QFile::remove(QString::fromStdString(m_settings.saveFile)); // all was taken back
    if (!m_settings.saves || actions == 0)
        return true;
    const QString wanted = QString::fromStdString(m_settings.saveFile);
    const QString file = save(wanted) ? wanted : saveElsewhere(wanted);
    if (file.isEmpty())
        return false;
    m_program.out.line(isOver ? translated(QT_TRANSLATE_NOOP("delve", "See it again with: delve replay %1"))
                                    .arg(shellFile(file))
                              : translated(QT_TRANSLATE_NOOP("delve", "Go on with: delve play --resume %1"))
                                    .arg(shellFile(file)));
    return file == wanted;
}

} // namespace delve
