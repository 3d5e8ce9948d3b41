// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/batch_parts.h"

namespace delve::table {

inline constexpr std::string_view formatOfBatch = "delvewright-playtest";
inline constexpr int versionOfBatch = 1;

/// The blocks that were played, as far as they fit the plan, and the game that stands for them.
template <typename File>
void readPlayed(ObjectReader& in, File& file, const std::vector<BlockRange>& done, ReadLog& log)
{
    requireStreamed(in, "done");
    if (log.ok())
        file.state.done = doneOf(done, blocksOf(file.plan), "/done", log);
    if (log.ok())
        file.state.witness = readWitness(in, file.state.done, file.plan.games);
}

/// What was counted is what the file names and what its blocks came to. `isWhole` says whether the lists of
/// the tally are as long as the names.
template <typename File> void checkPlayed(const File& file, bool isWhole, ReadLog& log)
{
    if (log.ok() && !isWhole)
        log.failAt("/tally", {QT_TRANSLATE_NOOP("Engine", "counts other things than the file names"), {}});
    if (log.ok() && !isOfShard(file.plan, file.state.done))
        log.failAt("/done", {QT_TRANSLATE_NOOP("Engine", "has games of other shards"), {}});
    if (log.ok())
        if (auto fault = faultOf(file.state.tally, gamesPlayed(file.plan, file.state.done)))
            log.failAt("/tally", *std::move(fault));
}

/// Reads the batch of a game. `Own` is what the game reads of it in its own way:
///   limits, mostAgents    of the text, and of those who play
///   streams(file)         the lists that are read while the text is
///   readNames(in, file)   what is counted
///   readTally(value, log, file)
///   isWhole(file)         the tally is as long as the names
///   readScenario(value)
template <typename File, typename Own> Result<File> readBatchFile(std::string_view text, Own own)
{
    File file;
    std::vector<BlockRange> done;
    std::vector<JsonStream> streams = own.streams(file);
    streams.push_back(streamOfDone("/done", done));
    const auto document = parseJson(text, Own::limits, streams);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader in(document->root(), log);
    readHeader(in, formatOfBatch, versionOfBatch);
    file.scenarioFile = in.string("scenarioFile", maxTextLength);
    file.identity = in.string("identity", maxTextLength);
    own.readNames(in, file);
    using Agent = typename decltype(file.plan.agents)::value_type;
    readPlan(in, file.plan, Own::mostAgents, readAgentWord<Agent>);
    readPlayed(in, file, done, log);
    if (const auto value = log.ok() ? in.require("tally") : std::nullopt)
        own.readTally(*value, log, file);
    const auto scenarioValue = in.require("scenario");
    checkPlayed(file, log.ok() && own.isWhole(file), log);
    in.refuseUnknown();
    if (!log.ok())
        return log.resultOf(std::move(file));
    auto scenario = own.readScenario(*scenarioValue);
    if (!scenario)
        return scenario.error();
    file.scenario = *std::move(scenario);
    return file;
}

} // namespace delve::table
