#include "engine/sim/tally_file.h"

namespace delve::play {

namespace {

using Count = Tally::Count;

void appendCounts(std::string& out, const std::vector<Count>& counts)
{
    appendInline(out, counts, appendCount);
}

void appendSeat(std::string& out, const Tally::Seat& seat)
{
    JsonObjectText text(out);
    appendCount(text.key("wins"), seat.wins);
    appendCount(text.key("limitWins"), seat.limitWins);
    appendCount(text.key("shared"), seat.shared);
    appendCount(text.key("gold"), seat.gold);
    appendCount(text.key("goldSquared"), seat.goldSquared);
    appendCount(text.key("experience"), seat.experience);
    appendCount(text.key("levels"), seat.levels);
    appendCount(text.key("heroesLost"), seat.heroesLost);
    appendCount(text.key("heroesOut"), seat.heroesOut);
    appendCount(text.key("fell"), seat.fell);
    appendCounts(text.key("byReach"), seat.byReach);
    appendCounts(text.key("byTaking"), seat.byTaking);
    text.close();
}

void appendRecord(std::string& out, const Tally::Record& record)
{
    JsonObjectText text(out);
    appendCount(text.key("games"), record.games);
    appendCount(text.key("wins"), record.wins);
    appendCount(text.key("shared"), record.shared);
    appendCount(text.key("gold"), record.gold);
    appendCount(text.key("goldSquared"), record.goldSquared);
    text.close();
}

void appendChest(std::string& out, const Tally::Chest& chest)
{
    JsonObjectText text(out);
    appendCount(text.key("opened"), chest.opened);
    appendCount(text.key("sprung"), chest.sprung);
    appendCount(text.key("taken"), chest.taken);
    appendCounts(text.key("keptBy"), chest.keptBy);
    text.close();
}

void appendDeath(std::string& out, const std::pair<const Tally::Death, Count>& death)
{
    JsonObjectText text(out);
    if (death.first.square != noSquare)
        text.number("square", int(death.first.square));
    text.name("cause", death.first.cause);
    appendCount(text.key("count"), death.second);
    text.close();
}

Count readCountValue(const JsonView& value, ReadLog& log)
{
    if (value.type() == JsonType::Integer && value.integer() >= 0 && value.integer() <= mostCount)
        return Count(value.integer());
    log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected a number from %1 to %2, found %3"),
                     {"0", std::to_string(mostCount), value.summary()}});
    return 0;
}

std::vector<Count> readCounts(ObjectReader& in, std::string_view key)
{
    return in.list(key, 0, mostCounts, readCountValue);
}

Tally::Seat readSeat(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Tally::Seat seat;
    seat.wins = readCount(in, "wins");
    seat.limitWins = readCount(in, "limitWins");
    seat.shared = readCount(in, "shared");
    seat.gold = readCount(in, "gold");
    seat.goldSquared = readCount(in, "goldSquared");
    seat.experience = readCount(in, "experience");
    seat.levels = readCount(in, "levels");
    seat.heroesLost = readCount(in, "heroesLost");
    seat.heroesOut = readCount(in, "heroesOut");
    seat.fell = readCount(in, "fell");
    seat.byReach = readCounts(in, "byReach");
    seat.byTaking = readCounts(in, "byTaking");
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
    record.gold = readCount(in, "gold");
    record.goldSquared = readCount(in, "goldSquared");
    in.refuseUnknown();
    return record;
}

Tally::Chest readChest(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Tally::Chest chest;
    chest.opened = readCount(in, "opened");
    chest.sprung = readCount(in, "sprung");
    chest.taken = readCount(in, "taken");
    chest.keptBy = readCounts(in, "keptBy");
    in.refuseUnknown();
    return chest;
}

void readDeaths(ObjectReader& in, Tally& tally)
{
    in.list("deaths", 0, mostCounts, [&](const JsonView& value, ReadLog& log) {
        ObjectReader death(value, log);
        Tally::Death key;
        if (const auto square = death.find("square"))
            key.square = SquareIndex(readInteger(*square, log, 0, int(tally.visits.size()) - 1));
        key.cause = death.oneOf<DeathCause>("cause");
        tally.deaths[key] += readCount(death, "count");
        death.refuseUnknown();
        return 0;
    });
}

} // namespace

void appendCount(std::string& out, Count count)
{
    out += std::to_string(count);
}

void appendTally(std::string& out, const Tally& tally)
{
    JsonObjectText text(out, 4);
    appendCount(text.key("games"), tally.games);
    appendCount(text.key("limited"), tally.limited);
    appendCount(text.key("stopped"), tally.stopped);
    appendCount(text.key("turns"), tally.turns);
    appendCount(text.key("choices"), tally.choices);
    appendCount(text.key("leadChanges"), tally.leadChanges);
    appendCounts(text.key("byRounds"), tally.byRounds);
    appendCounts(text.key("byChoices"), tally.byChoices);
    appendCounts(text.key("byLeadChanges"), tally.byLeadChanges);
    text.list("seats", tally.seats, appendSeat);
    text.list("entrances", tally.entrances, appendRecord);
    text.list("agents", tally.agents, appendRecord);
    text.list("chests", tally.chests, appendChest);
    appendCounts(text.key("tokensMet"), tally.tokensMet);
    appendCounts(text.key("visits"), tally.visits);
    text.list("deaths", tally.deaths, appendDeath);
    text.close();
}

Count readCount(ObjectReader& in, std::string_view key)
{
    const auto value = in.require(key);
    return value ? readCountValue(*value, in.log()) : 0;
}

Tally readTally(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Tally tally;
    tally.games = readCount(in, "games");
    tally.limited = readCount(in, "limited");
    tally.stopped = readCount(in, "stopped");
    tally.turns = readCount(in, "turns");
    tally.choices = readCount(in, "choices");
    tally.leadChanges = readCount(in, "leadChanges");
    tally.byRounds = readCounts(in, "byRounds");
    tally.byChoices = readCounts(in, "byChoices");
    tally.byLeadChanges = readCounts(in, "byLeadChanges");
    tally.seats = in.list("seats", 1, mostPlayers, readSeat);
    tally.entrances = in.list("entrances", 1, mostPlayers, readRecord);
    tally.agents = in.list("agents", 1, mostPlayers, readRecord);
    tally.chests = in.list("chests", 0, mostChests, readChest);
    tally.tokensMet = readCounts(in, "tokensMet");
    tally.visits = readCounts(in, "visits");
    readDeaths(in, tally);
    in.refuseUnknown();
    return tally;
}

bool hasShapeOf(const Tally& tally, const Tally& other)
{
    const auto hasPlayers = [&](const Tally::Chest& chest) {
        return chest.keptBy.size() == other.seats.size();
    };
    return tally.seats.size() == other.seats.size() && tally.entrances.size() == other.entrances.size() &&
           tally.agents.size() == other.agents.size() && tally.chests.size() == other.chests.size() &&
           std::ranges::all_of(tally.chests, hasPlayers) &&
           tally.tokensMet.size() == other.tokensMet.size() && tally.visits.size() == other.visits.size();
}

} // namespace delve::play
