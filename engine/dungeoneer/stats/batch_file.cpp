// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/batch_file.h"

#include "engine/base/plain_text.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/dungeoneer/stats/check_tally.h"
#include "engine/scenario/scenario_version.h"

namespace delve::dungeoneer::play {

namespace {

constexpr std::string_view formatOfBatch = "delvewright-playtest";
constexpr int versionOfBatch = 1;
constexpr JsonLimits limitsOfBatch{table::mostBatchBytes, scenarioJsonLimits.values + 1'000'000, 16,
                                   scenarioJsonLimits.stringBytes};

using Names = std::vector<std::string> BatchFile::*;
/// What the tally counts, by name.
constexpr std::array<std::pair<std::string_view, Names>, 5> nameLists{{{"players", &BatchFile::players},
                                                                       {"heroes", &BatchFile::heroes},
                                                                       {"quests", &BatchFile::quests},
                                                                       {"cards", &BatchFile::cards},
                                                                       {"spaces", &BatchFile::spaces}}};

bool haveSameNames(const BatchFile& one, const BatchFile& other)
{
    return std::ranges::all_of(nameLists,
                               [&](const auto& list) { return one.*list.second == other.*list.second; });
}

/// The tally counts what the file names.
bool isWholeBatch(const BatchFile& file)
{
    Tally shape;
    shape.seats.resize(file.players.size());
    shape.orders.resize(file.players.size());
    shape.entrances.resize(file.players.size());
    shape.agents.resize(file.plan.agents.size());
    shape.heroes.resize(file.heroes.size());
    shape.quests.resize(file.quests.size());
    shape.cards.resize(file.cards.size());
    shape.spaces.resize(file.spaces.size());
    return hasShapeOf(file.state.tally, shape);
}

} // namespace

BatchFile newBatch(const Game& game, const Scenario& scenario, const std::string& scenarioFile,
                   std::string identity, BatchPlan plan)
{
    BatchFile file;
    file.scenarioFile = withoutSteering(scenarioFile, TextLines::One); // names of files may hold anything
    file.identity = std::move(identity);
    file.scenario = scenario;
    for (int i = 0; i < game.playerCount(); ++i) {
        const std::string& name = game.playerName(PlayerId(i));
        file.players.push_back(name.empty() ? game.nameOf(PlayerId(i)) : name);
    }
    const PrintedCards printed(game);
    for (std::size_t i = 0; i < printed.heroCount(); ++i)
        file.heroes.push_back(printed.hero(i).id.text());
    for (int i = 0; i < game.questCount(); ++i)
        file.quests.push_back(game.nameOf(QuestId(i)));
    for (std::size_t i = 0; i < printed.cardCount(); ++i)
        file.cards.push_back(printed.card(i).id.text());
    for (int i = 0; i < game.spaceCount(); ++i)
        file.spaces.push_back(game.nameOf(SpaceId(i)));
    file.plan = std::move(plan);
    file.state = startBatch(game, file.plan);
    return file;
}

bool isOfGame(const BatchFile& file, const Game& game)
{
    return haveSameNames(file, newBatch(game, file.scenario, file.scenarioFile, file.identity, file.plan));
}

std::string writeBatch(const BatchFile& file)
{
    std::string out;
    JsonObjectText text(out, 2);
    text.word("format", formatOfBatch);
    text.number("version", versionOfBatch);
    text.text("scenarioFile", file.scenarioFile);
    text.text("identity", file.identity);
    for (const auto& [key, names] : nameLists)
        table::appendInline(text.key(key), file.*names,
                            [](std::string& to, const std::string& name) { appendJsonString(to, name); });
    table::appendPlan(text, file.plan);
    table::appendDone(text.key("done"), file.state.done);
    table::appendWitness(text, file.state.witness);
    JsonObjectText tally(text.key("tally"), 4);
    table::appendCounts(tally, file.state.tally);
    tally.close();
    std::string& scenario = text.key("scenario") += writeScenario(file.scenario);
    if (scenario.back() == '\n')
        scenario.pop_back();
    text.close();
    out += '\n';
    return out;
}

Result<BatchFile> readBatch(std::string_view text)
{
    BatchFile file;
    std::vector<table::BlockRange> done;
    const std::array streams{table::streamOfDone("/done", done)};
    const auto document = parseJson(text, limitsOfBatch, streams);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader in(document->root(), log);
    readHeader(in, formatOfBatch, versionOfBatch);
    file.scenarioFile = in.string("scenarioFile", maxTextLength);
    file.identity = in.string("identity", maxTextLength);
    for (const auto& [key, names] : nameLists)
        file.*names = in.list(key, 1, table::mostCounts, [](const JsonView& value, ReadLog& inner) {
            return readString(value, inner, maxTextLength);
        });
    table::readPlan(in, file.plan, mostPlayers, table::readAgentWord<AgentChoice>);
    requireStreamed(in, "done");
    if (log.ok())
        file.state.done = table::doneOf(done, blocksOf(file.plan), "/done", log);
    if (log.ok())
        file.state.witness = table::readWitness(in, file.state.done, file.plan.games);
    if (const auto value = log.ok() ? in.require("tally") : std::nullopt) {
        ObjectReader tally(*value, log);
        table::readCounts(tally, file.state.tally);
        tally.refuseUnknown();
    }
    const auto scenarioValue = in.require("scenario");
    if (log.ok() && !isWholeBatch(file))
        log.failAt("/tally", {QT_TRANSLATE_NOOP("Engine", "counts other things than the file names"), {}});
    if (log.ok() && !table::isOfShard(file.plan, file.state.done))
        log.failAt("/done", {QT_TRANSLATE_NOOP("Engine", "has games of other shards"), {}});
    if (log.ok())
        if (auto fault = faultOf(file.state.tally, table::gamesPlayed(file.plan, file.state.done)))
            log.failAt("/tally", *std::move(fault));
    in.refuseUnknown();
    if (!log.ok())
        return log.resultOf(std::move(file));
    auto scenario = readScenario(*scenarioValue);
    if (!scenario)
        return scenario.error();
    file.scenario = *std::move(scenario);
    return file;
}

Result<void> addBatch(BatchFile& file, const BatchFile& other)
{
    return table::joinFiles(file, other, haveSameNames(file, other) && file.scenario == other.scenario);
}

Result<void> resumeBatch(BatchFile& file, const BatchFile& before)
{
    return table::resumeFile(file, before);
}

std::vector<std::string> commandOf(const BatchFile& file)
{
    return table::playtestWords(file.scenarioFile, file.plan, file.scenario.options.roundLimit);
}

} // namespace delve::dungeoneer::play
