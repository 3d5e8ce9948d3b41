// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/stats/tally_file.h"

namespace delve::mageknight::play {

namespace {

using Count = Tally::Count;

template <typename T> void appendMember(JsonObjectText& text, std::string_view name, const T& value);

template <typename T> void appendMembers(JsonObjectText& text, const T& counted)
{
    forEachField(counted,
                 [&](const auto& field, const auto& value) { appendMember(text, field.name, value); });
}

template <typename T> void appendMember(JsonObjectText& text, std::string_view name, const T& value)
{
    if constexpr (std::is_same_v<T, Count>)
        appendCount(text.key(name), value);
    else if constexpr (std::is_same_v<T, std::vector<Count>>)
        appendInline(text.key(name), value, appendCount);
    else
        text.list(name, value, [](std::string& out, const typename T::value_type& one) {
            JsonObjectText part(out);
            appendMembers(part, one);
            part.close();
        });
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

/// How many parts of a kind there may be.
template <typename T> constexpr std::pair<std::size_t, std::size_t> limitsOf = {1, mostPlayers};
template <> constexpr std::pair<std::size_t, std::size_t> limitsOf<Tally::Chest> = {0, mostChests};

template <typename T> void readMember(ObjectReader& in, std::string_view name, T& value);

template <typename T> void readMembers(ObjectReader& in, T& counted)
{
    forEachField(counted, [&](const auto& field, auto& value) { readMember(in, field.name, value); });
}

template <typename T> void readMember(ObjectReader& in, std::string_view name, T& value)
{
    if constexpr (std::is_same_v<T, Count>) {
        value = readCount(in, name);
    } else if constexpr (std::is_same_v<T, std::vector<Count>>) {
        value = in.list(name, 0, mostCounts, readCountValue);
    } else {
        using Part = typename T::value_type;
        value =
            in.list(name, limitsOf<Part>.first, limitsOf<Part>.second, [](const JsonView& one, ReadLog& log) {
                ObjectReader reader(one, log);
                Part part;
                readMembers(reader, part);
                reader.refuseUnknown();
                return part;
            });
    }
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
    appendMembers(text, tally);
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
    readMembers(in, tally);
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
