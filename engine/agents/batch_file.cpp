#include "engine/agents/batch_file.h"

#include "engine/base/json_text.h"
#include "engine/base/object_reader.h"

namespace delve::play {

namespace {

using Count = Tally::Count;

constexpr std::string_view formatOfBatch = "delvewright-playtest";
constexpr int versionOfBatch = 1;
constexpr std::int64_t mostCount = std::int64_t(1) << 53; // what other programs can read exactly
constexpr std::size_t mostThings = 10'000'000;

void appendCount(std::string& out, Count count)
{
    out += std::to_string(count);
}

void appendCounts(std::string& out, const std::vector<Count>& counts)
{
    out += '[';
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (i > 0)
            out += ", ";
        appendCount(out, counts[i]);
    }
    out += ']';
}

void appendTexts(std::string& out, const std::vector<std::string>& texts)
{
    out += '[';
    for (std::size_t i = 0; i < texts.size(); ++i) {
        if (i > 0)
            out += ", ";
        appendJsonString(out, texts[i]);
    }
    out += ']';
}

void appendSeat(std::string& out, const Tally::Seat& seat)
{
    JsonObjectText text(out);
    appendCount(text.key("wins"), seat.wins);
    appendCount(text.key("shared"), seat.shared);
    appendCount(text.key("gold"), seat.gold);
    appendCount(text.key("goldSquared"), seat.goldSquared);
    appendCount(text.key("experience"), seat.experience);
    appendCount(text.key("levels"), seat.levels);
    appendCount(text.key("heroesLost"), seat.heroesLost);
    appendCount(text.key("heroesOut"), seat.heroesOut);
    text.close();
}

void appendTally(std::string& out, const Tally& tally)
{
    JsonObjectText text(out, 4);
    appendCount(text.key("games"), tally.games);
    appendCount(text.key("limited"), tally.limited);
    appendCount(text.key("stopped"), tally.stopped);
    appendCount(text.key("choices"), tally.choices);
    appendCount(text.key("leadChanges"), tally.leadChanges);
    appendCounts(text.key("byRounds"), tally.byRounds);
    text.list("seats", tally.seats, appendSeat);
    text.list("agents", tally.agents, [](std::string& to, const Tally::Record& record) {
        JsonObjectText line(to);
        appendCount(line.key("games"), record.games);
        appendCount(line.key("wins"), record.wins);
        appendCount(line.key("shared"), record.shared);
        line.close();
    });
    text.list("chests", tally.chests, [](std::string& to, const Tally::Chest& chest) {
        JsonObjectText line(to);
        appendCount(line.key("opened"), chest.opened);
        appendCounts(line.key("keptBy"), chest.keptBy);
        line.close();
    });
    appendCounts(text.key("tokensMet"), tally.tokensMet);
    appendCounts(text.key("visits"), tally.visits);
    appendCounts(text.key("eliminations"), tally.eliminations);
    text.close();
}

/// The blocks that were played as [first, last].
std::vector<std::pair<std::size_t, std::size_t>> rangesOf(const std::vector<bool>& done)
{
    std::vector<std::pair<std::size_t, std::size_t>> ranges;
    for (std::size_t i = 0; i < done.size(); ++i) {
        if (!done[i])
            continue;
        if (!ranges.empty() && ranges.back().second + 1 == i)
            ranges.back().second = i;
        else
            ranges.emplace_back(i, i);
    }
    return ranges;
}

Count readCount(const JsonView& value, ReadLog& log)
{
    if (value.type() == JsonType::Integer && value.integer() >= 0 && value.integer() <= mostCount)
        return Count(value.integer());
    log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected a number from %1 to %2, found %3"),
                     {"0", std::to_string(mostCount), value.summary()}});
    return 0;
}

Count readCount(ObjectReader& in, std::string_view key)
{
    const auto value = in.require(key);
    return value ? readCount(*value, in.log()) : 0;
}

std::vector<Count> readCounts(ObjectReader& in, std::string_view key)
{
    return in.list(key, 0, mostThings,
                   [](const JsonView& value, ReadLog& log) { return readCount(value, log); });
}

std::vector<std::string> readTexts(ObjectReader& in, std::string_view key)
{
    return in.list(key, 0, mostThings,
                   [](const JsonView& value, ReadLog& log) { return readString(value, log, maxTextLength); });
}

Tally::Seat readSeat(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Tally::Seat seat;
    seat.wins = readCount(in, "wins");
    seat.shared = readCount(in, "shared");
    seat.gold = readCount(in, "gold");
    seat.goldSquared = readCount(in, "goldSquared");
    seat.experience = readCount(in, "experience");
    seat.levels = readCount(in, "levels");
    seat.heroesLost = readCount(in, "heroesLost");
    seat.heroesOut = readCount(in, "heroesOut");
    in.refuseUnknown();
    return seat;
}

Tally::Record readRecord(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Tally::Record record;
    record.games = readCount(in, "games");
    record.wins = readCount(in, "wins");
    record.shared = readCount(in, "shared");
    in.refuseUnknown();
    return record;
}

Tally::Chest readChest(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Tally::Chest chest;
    chest.opened = readCount(in, "opened");
    chest.keptBy = readCounts(in, "keptBy");
    in.refuseUnknown();
    return chest;
}

AgentChoice readAgent(const JsonView& value, ReadLog& log)
{
    if (value.type() == JsonType::String)
        if (const auto agent = agentNamed(value.string()))
            return *agent;
    log.fail(value,
             {QT_TRANSLATE_NOOP("Engine", "expected one of %1, found %2"), {agentWords(), value.summary()}});
    return {};
}

Tally readTally(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Tally tally;
    tally.games = readCount(in, "games");
    tally.limited = readCount(in, "limited");
    tally.stopped = readCount(in, "stopped");
    tally.choices = readCount(in, "choices");
    tally.leadChanges = readCount(in, "leadChanges");
    tally.byRounds = readCounts(in, "byRounds");
    tally.seats = in.list("seats", 1, mostPlayers, readSeat);
    tally.agents = in.list("agents", 1, mostPlayers, readRecord);
    tally.chests = in.list("chests", 0, mostChests, readChest);
    tally.tokensMet = readCounts(in, "tokensMet");
    tally.visits = readCounts(in, "visits");
    tally.eliminations = readCounts(in, "eliminations");
    in.refuseUnknown();
    return tally;
}

void readDone(ObjectReader& in, std::vector<bool>& done)
{
    in.list("done", 0, mostThings, [&](const JsonView& value, ReadLog& log) {
        const auto ends = readList(value, log, 2, 2, [&](const JsonView& end, ReadLog& inner) {
            return readInteger(end, inner, 0, int(done.size()) - 1);
        });
        for (int i = log.ok() ? ends[0] : 1; log.ok() && i <= ends[1]; ++i)
            done[std::size_t(i)] = true;
        return 0;
    });
}

Error otherBatch()
{
    return {"",
            {QT_TRANSLATE_NOOP("Engine", "belongs to another playtest: scenario, content, agents, seed, "
                                         "number of games and round limit must be the same"),
             {}}};
}

} // namespace

BatchFile newBatch(const Game& game, std::string title, std::string identity, BatchPlan plan)
{
    BatchFile file;
    file.title = std::move(title);
    file.identity = std::move(identity);
    file.roundLimit = game.options().roundLimit;
    for (const GameParts::Team& team : game.parts().teams)
        file.players.push_back(team.name.empty() ? team.id : team.name);
    for (const GameParts::ChestPiece& chest : game.parts().chests)
        file.chests.push_back(chest.id);
    for (const GameParts::TokenPiece& token : game.parts().tokens)
        file.tokens.push_back(token.id);
    file.plan = std::move(plan);
    file.state = startBatch(game, file.plan);
    return file;
}

std::string writeBatch(const BatchFile& file)
{
    std::string out;
    JsonObjectText text(out, 2);
    text.word("format", formatOfBatch);
    text.number("version", versionOfBatch);
    text.text("title", file.title);
    text.text("identity", file.identity);
    text.number("roundLimit", file.roundLimit);
    appendTexts(text.key("players"), file.players);
    appendTexts(text.key("chests"), file.chests);
    appendTexts(text.key("tokens"), file.tokens);
    std::vector<std::string> agents;
    for (const AgentChoice& agent : file.plan.agents)
        agents.push_back(wordOf(agent));
    appendTexts(text.key("agents"), agents);
    appendCount(text.key("seed"), file.plan.seed);
    appendCount(text.key("games"), file.plan.games);
    appendCount(text.key("shard"), file.plan.shard + 1);
    appendCount(text.key("shards"), file.plan.shards);
    std::string& done = text.key("done");
    done += '[';
    for (bool isFirst = true; const auto& [first, last] : rangesOf(file.state.done)) {
        done += isFirst ? "[" : ", [";
        isFirst = false;
        appendCount(done, first);
        done += ", ";
        appendCount(done, last);
        done += ']';
    }
    done += ']';
    appendTally(text.key("tally"), file.state.tally);
    text.close();
    out += '\n';
    return out;
}

Result<BatchFile> readBatch(std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader in(document->root(), log);
    readHeader(in, formatOfBatch, versionOfBatch);
    BatchFile file;
    file.title = in.string("title", maxTextLength);
    file.identity = in.string("identity", maxTextLength);
    file.roundLimit = in.integer("roundLimit", 0, 10'000);
    file.players = readTexts(in, "players");
    file.chests = readTexts(in, "chests");
    file.tokens = readTexts(in, "tokens");
    file.plan.agents = in.list("agents", 1, mostPlayers, readAgent);
    file.plan.seed = readCount(in, "seed");
    file.plan.games = std::uint64_t(in.integer("games", 1, int(mostBatchGames)));
    file.plan.shards = std::uint64_t(in.integer("shards", 1, 10'000));
    file.plan.shard = std::uint64_t(in.integer("shard", 1, int(file.plan.shards))) - 1;
    if (log.ok()) {
        file.state.done.resize((file.plan.games + gamesPerBlock - 1) / gamesPerBlock);
        readDone(in, file.state.done);
    }
    if (const auto tally = log.ok() ? in.require("tally") : std::nullopt)
        file.state.tally = readTally(*tally, log);
    const Tally& tally = file.state.tally;
    if (log.ok() &&
        (tally.seats.size() != file.players.size() || tally.chests.size() != file.chests.size() ||
         tally.tokensMet.size() != file.tokens.size() || tally.agents.size() != file.plan.agents.size()))
        log.failAt("/tally", {QT_TRANSLATE_NOOP("Engine", "counts other things than the file names"), {}});
    if (log.ok())
        in.refuseUnknown();
    return log.resultOf(std::move(file));
}

Result<void> addBatch(BatchFile& file, const BatchFile& other)
{
    BatchPlan mine = file.plan;
    BatchPlan others = other.plan;
    mine.shard = others.shard = 0;
    mine.shards = others.shards = 1;
    const Tally& tally = file.state.tally;
    const Tally& more = other.state.tally;
    const bool fits = file.players == other.players && file.chests == other.chests &&
                      file.tokens == other.tokens && tally.visits.size() == more.visits.size() &&
                      tally.eliminations.size() == more.eliminations.size();
    if (!(mine == others) || file.identity != other.identity || file.roundLimit != other.roundLimit || !fits)
        return otherBatch();
    for (std::size_t i = 0; i < file.state.done.size(); ++i)
        if (file.state.done[i] && other.state.done[i])
            return Error{"",
                         {QT_TRANSLATE_NOOP("Engine", "games %1 to %2 were counted already"),
                          {std::to_string(i * gamesPerBlock + 1),
                           std::to_string(std::min((i + 1) * gamesPerBlock, mine.games))}}};
    for (std::size_t i = 0; i < file.state.done.size(); ++i)
        file.state.done[i] = file.state.done[i] || other.state.done[i];
    file.state.tally.add(more);
    file.plan = mine; // parts of different shards are parts of the whole
    return {};
}

Result<void> resumeBatch(BatchFile& file, const BatchFile& before)
{
    const BatchPlan plan = file.plan;
    if (!(before.plan == plan))
        return otherBatch();
    const Result<void> added = addBatch(file, before);
    file.plan = plan;
    return added;
}

bool isComplete(const BatchFile& file)
{
    for (std::size_t i = 0; i < file.state.done.size(); ++i)
        if (!file.state.done[i] && i % file.plan.shards == file.plan.shard)
            return false;
    return true;
}

} // namespace delve::play
