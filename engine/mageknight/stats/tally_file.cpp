// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/tally_file.h"

namespace delve::mageknight::play {

namespace {

using Count = table::Count;
using table::appendCount;
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

std::pair<Tally::Death, Count> readDeath(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Tally::Death death;
    if (const auto square = in.find("square"))
        death.square = SquareIndex(readInteger(*square, log, 0, int(mostSquares) - 1));
    death.cause = in.oneOf<DeathCause>("cause");
    const Count count = readCount(in, "count");
    in.refuseUnknown();
    return {death, count};
}

/// Somebody fell on what is no square of the dungeon.
bool isBeyond(const std::map<Tally::Death, Count>& deaths, std::size_t squares)
{
    return std::ranges::any_of(deaths, [&](const auto& death) {
        return death.first.square != noSquare && std::size_t(death.first.square) >= squares;
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

std::array<JsonStream, 2> StreamedTally::streams()
{
    // Each cause once for each square, and for those that never came in.
    constexpr std::size_t mostDeaths = enumNames<DeathCause>.size() * (mostSquares + 1);
    return {
        streamOf("/tally/visits", mostSquares,
                 [this](const JsonView& value, ReadLog& log) { visits.push_back(readCount(value, log)); }),
        streamOf("/tally/deaths", mostDeaths, [this](const JsonView& value, ReadLog& log) {
            const auto [death, count] = readDeath(value, log);
            if (!deaths.emplace(death, count).second)
                log.fail(value,
                         {QT_TRANSLATE_NOOP("Engine", "expected each of these once, found \"%1\" twice"),
                          {std::string(nameOf(death.cause))}});
        })};
}

Tally readTally(const JsonView& value, ReadLog& log, StreamedTally streamed)
{
    ObjectReader in(value, log);
    Tally tally;
    table::readCounts(in, tally);
    requireStreamed(in, "deaths");
    in.refuseUnknown();
    tally.visits = std::move(streamed.visits);
    tally.deaths = std::move(streamed.deaths);
    if (log.ok() && isBeyond(tally.deaths, tally.visits.size()))
        log.failAt("/tally/deaths",
                   {QT_TRANSLATE_NOOP("Engine", "counts other things than the file names"), {}});
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
