// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/tally_file.h"

namespace delve::mageknight::play {

namespace {

using Count = table::Count;
using table::appendCount;
using table::mostCounts;
using table::readCount;

void appendDeath(std::string& out, const std::pair<const Tally::Death, Count>& death)
{
    JsonObjectText text(out);
    if (death.first.square != noSquare)
        text.number("square", int(death.first.square));
    text.name("cause", death.first.cause);
    appendCount(text.key("count"), death.second);
    text.close();
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

void appendTally(std::string& out, const Tally& tally)
{
    JsonObjectText text(out, 4);
    table::appendCounts(text, tally);
    text.list("deaths", tally.deaths, appendDeath);
    text.close();
}

Tally readTally(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Tally tally;
    table::readCounts(in, tally);
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

} // namespace delve::mageknight::play
