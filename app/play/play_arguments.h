// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/game_keeper.h"
#include "editor/play/table_setup.h"
#include "engine/base/result.h"
#include "engine/table/replay.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace delve {

/// What people say to `delve play`.
struct PlayArguments
{
    std::string file;
    std::string resume;
    std::vector<std::string> seats;
    std::string dice; ///< empty: as the save has it, or by the seed
    std::optional<std::uint64_t> seed;
    std::optional<int> rounds;
    std::string script;
    std::string save;
    bool rollForStart = false;
    bool noSave = false;
    bool overwrite = false;
    bool ascii = false;
};

/// Whether they go together; what does not is printed.
bool areSensible(const PlayArguments& arguments, const Program& program);

/// Who can sit on a seat: whether a word is known, and all of them in a row.
struct SeatWords
{
    std::function<bool(const std::string&)> isKnown;
    std::string all;
};

/// What the command line says about who plays and with which dice goes before what a save says. False, with
/// the reason printed, if it cannot be so. `goesOn`: actions have been taken before.
bool setTable(table::PlayTable& table, const PlayArguments& arguments, std::size_t players, bool goesOn,
              const SeatWords& words, const Program& program);

/// Sets the table of a game that begins or goes on.
template <typename Replay>
bool setTableOf(Replay& replay, const PlayArguments& arguments, const SeatWords& words,
                const Program& program)
{
    if (!replay.table)
        replay.table = table::PlayTable{false, anySeed(), {}};
    return setTable(*replay.table, arguments, replay.scenario.players.size(), !replay.steps.empty(), words,
                    program);
}

/// Where and how the game is kept, and the lines that are typed first. `read`: the file that it goes on from
/// or begins with, before it was read. `older`: rules of before recorded it, and so many actions are not
/// reached any more. Nothing, with the reason printed, if it cannot be kept so.
std::optional<PlaySettings> settingsOf(const PlayArguments& arguments, const FileBefore& read,
                                       std::optional<std::size_t> older, const Program& program);

/// Says what is wrong with a game that was kept. Actions are counted from 1, as delve replay does.
void complainOfGame(const std::string& file, const Error& error, const Program& program);

/// The first lines of a game: its title, its dice, when it ends, what was played before.
void greet(const QString& title, const table::PlayTable& table, int roundLimit, const char* rule,
           std::size_t actions, const Program& program);

} // namespace delve
