// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/game_keeper.h"

#include "editor/text/shell_words.h"
#include "engine/table/replay_file.h"

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

GameKeeper::GameKeeper(const PlaySettings& settings, const Program& program,
                       std::function<std::string()> text)
    : m_settings(settings),
      m_program(program),
      m_work({std::move(text), table::replayFormat, table::mostReplayBytes,
              QT_TRANSLATE_NOOP("delve", "The game is kept in %1.")},
             settings.own.get(), program)
{}

bool GameKeeper::save(const QString& file)
{
    if (!m_settings.isKept(file.toStdString()))
        return m_work.save(file);
    complainOfKeptFile(file.toStdString(), m_program);
    return false;
}

bool GameKeeper::finish(std::size_t actions, bool isOver)
{
    if (!m_settings.own)
        return true;
    if (actions == 0) {
        m_work.discard(); // all was taken back
        return true;
    }
    const QString file = m_work.saveSomewhere();
    if (file.isEmpty())
        return false;
    m_program.out.line(isOver ? translated(QT_TRANSLATE_NOOP("delve", "See it again with: delve replay %1"))
                                    .arg(shellFile(file))
                              : translated(QT_TRANSLATE_NOOP("delve", "Go on with: delve play --resume %1"))
                                    .arg(shellFile(file)));
    return file == m_settings.own->path();
}

} // namespace delve
