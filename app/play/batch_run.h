// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/progress_line.h"
#include "app/play/result_files.h"
#include "editor/report/verdict.h"
#include "engine/base/file.h"
#include "engine/table/batch_parts.h"

#include <QElapsedTimer>

#include <algorithm>
#include <atomic>
#include <span>

namespace delve {

// What the commands that play a scenario many times do alike in all games. A game has a `File` of a batch
// (with identity, plan and state) and beside it writeBatch(), addBatch(), resumeBatch() and isComplete().

/// A text in the colour of how it is meant.
QString inTone(const Terminal& out, Tone tone, const QString& text);

/// Whether the game that a result tells of comes out the same when it is played again with its seed.
enum class SeedProof
{
    Shown,
    NotKept,    ///< an older program wrote the result
    OlderRules, ///< today it would be another game
    TakesLong,  ///< those who play it think
    Wrong       ///< a complaint is printed
};

/// What playing single games again has shown, and no more.
void printProofOfSeed(std::span<const SeedProof> proofs, std::uint64_t seed, const Program& program);

namespace batch_run {

inline constexpr qint64 pauseBetweenCheckpoints = 2000; ///< milliseconds

void complainOfSeed(const std::string& name, std::uint64_t seed, std::uint64_t game, const Program& program);
void complainOfOldResult(const std::string& name, const Program& program);
void complainOfMissingGames(std::uint64_t played, std::uint64_t wanted, const Program& program);

} // namespace batch_run

/// Reads a result with the game's own reader; what is wrong is printed.
template <typename File>
std::optional<File> readResult(const std::string& name, Result<File> (*read)(std::string_view),
                               const Program& program)
{
    auto batch =
        readFile(name, table::mostBatchBytes).and_then([&](std::string&& text) { return read(text); });
    if (!batch) {
        program.complain(name, batch.error());
        return std::nullopt;
    }
    return *std::move(batch);
}

template <typename File, typename Game>
SeedProof proveSeed(const std::string& name, const File& file, const Game& game, int rulesVersion,
                    const Program& program)
{
    const auto& witness = file.state.witness;
    if (!witness)
        return SeedProof::NotKept;
    if (table::isOfOlderRules(file.identity, rulesVersion))
        return SeedProof::OlderRules;
    if (std::ranges::any_of(file.plan.agents, [](const auto& agent) { return agent.playouts > 0; }))
        return SeedProof::TakesLong;
    if (table::isWitnessTrue(game, file.plan, *witness))
        return SeedProof::Shown;
    batch_run::complainOfSeed(name, file.plan.seed, witness->game, program);
    return SeedProof::Wrong;
}

/// Takes up what the file of a result already has, if `isTrue` of it; complaints are printed.
template <typename File, typename IsTrue>
bool takeUp(File& batch, const std::string& name, bool resume, Result<File> (*read)(std::string_view),
            IsTrue&& isTrue, const Program& program)
{
    if (name.empty() || !isThere(name))
        return true;
    if (!resume) {
        batch_run::complainOfOldResult(name, program);
        return false;
    }
    const auto before = readResult<File>(name, read, program);
    if (!before)
        return false;
    if (const auto resumed = resumeBatch(batch, *before); !resumed) {
        program.complain(name, resumed.error());
        return false;
    }
    return isTrue(*before);
}

/// Plays what is left. False if the user stopped it or the checkpoint could not be written.
template <typename File, typename Game>
bool playOn(File& batch, const Game& game, int threads, const ResultFiles& files, const Program& program)
{
    ProgressLine line(translated(QT_TRANSLATE_NOOP("delve", "Playing")));
    const Progress progress = line.progress();
    std::atomic<bool> stop = false;
    QElapsedTimer sinceCheckpoint; // not running before the first one, which is written at once
    bool isSaved = true;
    using State = decltype(batch.state);
    const auto keep = [&](const State& state) {
        const double done = double(state.tally.games + state.tally.stopped);
        if (!progress(done / double(gamesOf(batch.plan))))
            stop = true;
        if (sinceCheckpoint.isValid() && sinceCheckpoint.elapsed() < batch_run::pauseBetweenCheckpoints)
            return;
        isSaved = files.saveResult(writeBatch(batch), program);
        stop = stop || !isSaved;
        sinceCheckpoint.start();
    };
    table::runBatch(game, batch.plan, batch.state,
                    {.threads = threads, .stop = &stop, .progress = keep, .isEnough = {}});
    return isSaved && isComplete(batch);
}

/// Results added up, with the game they are of and what was shown of their seeds.
template <typename File, typename Game> struct AddedResults
{
    File sum;
    Game game;
    std::vector<SeedProof> proofs;
};

/// Adds up results. `gameOf` makes the game of the first, or complains. Nothing, and a complaint, for files
/// that cannot be read, are not true, or do not belong together.
template <typename File, typename GameOf>
auto addUp(const std::vector<std::string>& names, Result<File> (*read)(std::string_view), GameOf&& gameOf,
           int rulesVersion, const Program& program)
{
    using Game = typename std::invoke_result_t<GameOf, const File&>::value_type;
    std::optional<AddedResults<File, Game>> added;
    for (const std::string& name : names) {
        auto batch = readResult<File>(name, read, program);
        if (!batch)
            return std::optional<AddedResults<File, Game>>();
        const bool isFirst = !added;
        if (isFirst) {
            auto game = gameOf(*batch);
            if (!game)
                return std::optional<AddedResults<File, Game>>();
            added.emplace(*batch, *std::move(game));
        } else if (const auto joined = addBatch(added->sum, *batch); !joined) {
            program.complain(name, joined.error());
            return std::optional<AddedResults<File, Game>>();
        }
        added->proofs.push_back(proveSeed(name, *batch, added->game, rulesVersion, program));
        if (added->proofs.back() == SeedProof::Wrong)
            return std::optional<AddedResults<File, Game>>();
    }
    return added;
}

/// Whether no game is missing from a sum; a complaint is printed.
template <typename File> bool isWholeSum(const File& sum, const Program& program)
{
    if (!isComplete(sum))
        batch_run::complainOfMissingGames(sum.state.tally.games, sum.plan.games, program);
    return isComplete(sum);
}

} // namespace delve
