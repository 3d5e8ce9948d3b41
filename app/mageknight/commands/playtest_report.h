// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/mageknight/commands/dungeon_program.h"
#include "editor/document/file_lock.h"
#include "editor/mageknight/report/report_formats.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace delve::mageknight {

/// Files that results go to, told apart by their names: .json for the result itself, .csv for a table,
/// .html for a page to read.
class ResultFiles
{
public:
    /// Nothing, and a complaint, if a name ends otherwise or there are two results.
    static std::optional<ResultFiles> of(const std::vector<std::string>& names,
                                         const DungeonProgram& program);

    const std::string& result() const { return m_result; } ///< empty: none wanted

    /// Keeps other programs away from the result as long as this is there. False, and a complaint, if
    /// somebody is writing it already: of two that write one file, one would be lost.
    bool hold(const DungeonProgram& program);

    /// Writes the result. A complaint is printed.
    bool saveResult(const play::BatchFile& batch, const DungeonProgram& program) const;
    /// Writes table and page.
    bool saveReports(const play::BatchFile& batch, const play::Game& game, DungeonProgram& program) const;

private:
    std::string m_result;
    std::vector<std::pair<std::string, ReportFormat>> m_reports;
    std::unique_ptr<FileLock> m_lock;
};

/// What a playtest came to, in words: who won, how long it took, what nobody took or met, and whether it is
/// fair. False if the rules could not be read.
bool printPlaytest(const play::BatchFile& file, const play::Game& game, DungeonProgram& program);

/// The game that was played; without the content it was played with there is none, and that is said.
std::optional<play::Game> gameOf(const play::BatchFile& file, DungeonProgram& program);

/// Whether the sums are such as games of it can have; a complaint is printed.
bool isCountOf(const play::Game& game, const play::BatchFile& file, const DungeonProgram& program);

/// Reads a result; what is wrong is printed.
std::optional<play::BatchFile> readBatchFile(const std::string& file, const DungeonProgram& program);

/// Whether the game that a result tells of comes out the same when it is played again with its seed.
enum class SeedProof
{
    Shown,
    NotKept,    ///< an older program wrote the result
    OlderRules, ///< today it would be another game
    TakesLong,  ///< those who play it think
    Wrong       ///< a complaint is printed
};
SeedProof proveSeed(const std::string& name, const play::BatchFile& file, const play::Game& game,
                    const DungeonProgram& program);

} // namespace delve::mageknight
