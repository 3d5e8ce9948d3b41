// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"

#include <QElapsedTimer>

#include <functional>
#include <string>

namespace delve {

/// How a game in the terminal is shown and kept.
struct PlaySettings
{
    bool ascii = false;
    std::string saveFile; ///< where the game is kept as it goes on
    std::string keptFile; ///< of older rules: it is not written to, since what follows there would be lost
    bool saves = true;
    QStringList script;

    bool isKept(const std::string& file) const;
};

/// Says that a file of older rules is not written to.
void complainOfKeptFile(const std::string& file, const Program& program);

/// Keeps a game in its file as it goes on, so that whatever ends the program costs a moment of it and no
/// more.
class GameKeeper
{
public:
    /// `text` is the game as a file has it, up to the moment that is looked at.
    GameKeeper(const PlaySettings& settings, const Program& program, std::function<std::string()> text)
        : m_settings(settings), m_program(program), m_text(std::move(text))
    {}

    /// Something was done, or taken back.
    void noteChange() { m_isKept = false; }
    /// Keeps it, unless that was done within so many milliseconds, or nothing was done since.
    void keep(qint64 interval);
    /// Writes it where somebody wants it, and says so; false, with the reason, if it cannot be.
    bool save(const QString& file);
    /// The game is left, with so many actions. False if it could not be kept where it should be.
    bool finish(std::size_t actions, bool isOver);

private:
    QString saveElsewhere(const QString& file);

    const PlaySettings& m_settings;
    const Program& m_program;
    std::function<std::string()> m_text;
    QElapsedTimer m_sinceKept;
    bool m_hadFile = false; ///< there was one before this game was kept
    bool m_isKept = true;   ///< nothing was done since
};

} // namespace delve
