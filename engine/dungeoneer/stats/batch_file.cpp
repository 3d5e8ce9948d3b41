// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/stats/batch_file.h"

#include "engine/base/plain_text.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/dungeoneer/stats/check_tally.h"
#include "engine/scenario/scenario_version.h"
#include "engine/table/read_batch.h"

namespace delve::dungeoneer::play {

namespace {

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

/// What this game has in a file of a batch.
struct OwnParts
{
    static constexpr JsonLimits limits = limitsOfBatch;
    static constexpr std::size_t mostAgents = mostPlayers;

    static std::vector<JsonStream> streams(BatchFile&) { return {}; }
    static void readNames(ObjectReader& in, BatchFile& file)
    {
        for (const auto& [key, names] : nameLists)
            file.*names = in.list(key, 1, table::mostCounts, [](const JsonView& value, ReadLog& log) {
                return readString(value, log, maxTextLength);
            });
    }
    static void readTally(const JsonView& value, ReadLog& log, BatchFile& file)
    {
        ObjectReader tally(value, log);
        table::readCounts(tally, file.state.tally);
        tally.refuseUnknown();
    }
    static bool isWhole(const BatchFile& file) { return isWholeBatch(file); }
    static auto readScenario(const JsonView& value) { return dungeoneer::readScenario(value); }
};

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
    text.word("format", table::formatOfBatch);
    text.number("version", table::versionOfBatch);
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
    return table::readBatchFile<BatchFile>(text, OwnParts{});
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
