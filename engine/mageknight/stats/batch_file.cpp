// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/batch_file.h"

#include "engine/mageknight/scenario/migrate_scenario.h"
#include "engine/mageknight/scenario/read_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/mageknight/stats/check_tally.h"
#include "engine/mageknight/stats/tally_file.h"
#include "engine/table/read_batch.h"

namespace delve::mageknight::play {

namespace {

using table::appendInline;
using table::mostCounts;

/// What grows with the dungeon and the number of games is streamed, so that little more than the scenario has
/// to lie in memory.
constexpr JsonLimits limitsOfBatch{table::mostBatchBytes, scenarioJsonLimits.values + 1'000'000, 16,
                                   scenarioJsonLimits.stringBytes};

void appendTexts(std::string& out, const std::vector<std::string>& texts)
{
    appendInline(out, texts, [](std::string& to, const std::string& text) { appendJsonString(to, text); });
}

void appendSquare(std::string& out, const Square& square)
{
    appendInline(out, std::array{square.level, square.x, square.y}, appendNumber);
}

std::vector<std::string> readTexts(ObjectReader& in, std::string_view key)
{
    return in.list(key, 0, mostCounts,
                   [](const JsonView& value, ReadLog& log) { return readString(value, log, maxTextLength); });
}

Square readSquare(const JsonView& value, ReadLog& log)
{
    const auto numbers = readList(value, log, 3, 3, [](const JsonView& number, ReadLog& inner) {
        return readInteger(number, inner, -2'000, 2'000);
    });
    return log.ok() ? Square{numbers[0], numbers[1], numbers[2]} : Square{};
}

/// The tally counts what the file names.
bool isWhole(const BatchFile& file)
{
    Tally shape;
    shape.seats.resize(file.players.size());
    shape.entrances.resize(file.entrances.size());
    shape.agents.resize(file.plan.agents.size());
    shape.chests.resize(file.chests.size());
    shape.tokensMet.resize(file.tokens.size());
    shape.visits.resize(file.squares.size());
    return hasShapeOf(file.state.tally, shape) && file.entrances.size() == file.players.size();
}

/// What this game has in a file of a batch.
struct OwnParts
{
    static constexpr JsonLimits limits = limitsOfBatch;
    static constexpr std::size_t mostAgents = mostPlayers;

    StreamedTally tally{};

    std::vector<JsonStream> streams(BatchFile& file)
    {
        auto [visits, deaths] = tally.streams();
        std::vector<JsonStream> lists;
        lists.push_back(std::move(visits));
        lists.push_back(std::move(deaths));
        lists.push_back(streamOf("/squares", mostSquares, [&file](const JsonView& value, ReadLog& log) {
            file.squares.push_back(readSquare(value, log));
        }));
        return lists;
    }
    static void readNames(ObjectReader& in, BatchFile& file)
    {
        file.players = readTexts(in, "players");
        file.entrances = readTexts(in, "entrances");
        file.chests = readTexts(in, "chests");
        file.tokens = readTexts(in, "tokens");
        requireStreamed(in, "squares");
    }
    void readTally(const JsonView& value, ReadLog& log, BatchFile& file)
    {
        file.state.tally = play::readTally(value, log, std::move(tally));
    }
    static bool isWhole(const BatchFile& file) { return play::isWhole(file); }
    static auto readScenario(const JsonView& value) { return mageknight::readScenario(value); }
};

const std::string& arrowOf(const Scenario& scenario, const std::string& player)
{
    static const std::string none;
    for (const Arrow& arrow : scenario.entrances)
        if (arrow.player.text() == player)
            return arrow.id.text();
    return none;
}

} // namespace

BatchFile newBatch(const Game& game, const Scenario& scenario, const std::string& scenarioFile,
                   std::string identity, BatchPlan plan)
{
    BatchFile file;
    file.scenarioFile = withoutSteering(scenarioFile, TextLines::One); // names of files may hold anything
    file.identity = std::move(identity);
    file.scenario = scenario;
    for (const GameParts::Team& team : game.parts().teams) {
        file.players.push_back(team.name.empty() ? team.id : team.name);
        file.entrances.push_back(arrowOf(scenario, team.id));
    }
    for (const GameParts::ChestPiece& chest : game.parts().chests)
        file.chests.push_back(chest.id);
    for (const GameParts::TokenPiece& token : game.parts().tokens)
        file.tokens.push_back(token.id);
    const Board& board = game.board(std::uint32_t(0));
    for (SquareIndex square = 0; square < board.squareCount(); ++square)
        file.squares.push_back(board.squareOf(square));
    file.plan = std::move(plan);
    file.state = startBatch(game, file.plan);
    return file;
}

bool isOfGame(const BatchFile& file, const Game& game)
{
    const BatchFile there = newBatch(game, file.scenario, file.scenarioFile, file.identity, file.plan);
    return file.players == there.players && file.entrances == there.entrances &&
           file.chests == there.chests && file.tokens == there.tokens && file.squares == there.squares;
}

std::string writeBatch(const BatchFile& file)
{
    std::string out;
    JsonObjectText text(out, 2);
    text.word("format", table::formatOfBatch);
    text.number("version", table::versionOfBatch);
    text.text("scenarioFile", file.scenarioFile);
    text.text("identity", file.identity);
    appendTexts(text.key("players"), file.players);
    appendTexts(text.key("entrances"), file.entrances);
    appendTexts(text.key("chests"), file.chests);
    appendTexts(text.key("tokens"), file.tokens);
    table::appendPlan(text, file.plan);
    table::appendDone(text.key("done"), file.state.done);
    table::appendWitness(text, file.state.witness);
    appendInline(text.key("squares"), file.squares, appendSquare);
    appendTally(text.key("tally"), file.state.tally);
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
    return table::joinFiles(file, other,
                            file.players == other.players && file.entrances == other.entrances &&
                                file.chests == other.chests && file.tokens == other.tokens &&
                                file.squares == other.squares && file.scenario == other.scenario);
}

Result<void> resumeBatch(BatchFile& file, const BatchFile& before)
{
    return table::resumeFile(file, before);
}

std::vector<std::string> commandOf(const BatchFile& file)
{
    return table::playtestWords(file.scenarioFile, file.plan, file.scenario.options.roundLimit.value_or(0));
}

} // namespace delve::mageknight::play
