// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/work_keeper.h"

#include <functional>
#include <memory>
#include <string>

namespace delve {

/// How a game in the terminal is shown and kept.
struct PlaySettings
{
    bool ascii = false;
    std::string saveFile; ///< where the game is kept as it goes on
    std::string keptFile; ///< of older rules: it is not written to, since what follows there would be lost
    std::unique_ptr<OwnFile> own; ///< the same file, which nobody else plays into; none if nothing is kept
    QStringList script;

    bool isKept(const std::string& file) const;
};

/// Says that a file of older rules is not written to.
void complainOfKeptFile(const std::string& file, const Program& program);

/// Keeps a game in its file as it goes on.
class GameKeeper
{
public:
    /// `text` is the game as a file has it, up to the moment that is looked at.
    GameKeeper(const PlaySettings& settings, const Program& program, std::function<std::string()> text);

    void noteChange() { m_work.noteChange(); }
    void keep(qint64 interval) { m_work.keep(interval); }
    /// See WorkKeeper. Never into the file that older rules wrote.
    bool save(const QString& file);
    /// The game is left, with so many actions. False if it could not be kept where it should be.
    bool finish(std::size_t actions, bool isOver);

private:
    const PlaySettings& m_settings;
    const Program& m_program;
    WorkKeeper m_work;
};

} // namespace delve
