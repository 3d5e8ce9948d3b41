// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/batch_file.h"

#include <array>

namespace delve::table {

namespace {

std::vector<BlockRange> rangesOf(const BlockSet& done)
{
    std::vector<BlockRange> ranges;
    for (int i = 0; i < int(done.size()); ++i) {
        if (!done.contains(std::uint64_t(i)))
            continue;
        if (!ranges.empty() && ranges.back().last + 1 == i)
            ranges.back().last = i;
        else
            ranges.push_back({i, i});
    }
    return ranges;
}

static_assert(mostCounts == std::size_t(mostChoices) + 1);
constexpr int mostBlocks = int((mostBatchGames + gamesPerBlock - 1) / gamesPerBlock);

BlockRange readRange(const JsonView& value, ReadLog& log)
{
    const auto ends = readList(value, log, 2, 2, [](const JsonView& end, ReadLog& inner) {
        return readInteger(end, inner, 0, mostBlocks - 1);
    });
    return log.ok() ? BlockRange{ends[0], ends[1]} : BlockRange{};
}

} // namespace

void appendDone(std::string& out, const BlockSet& done)
{
    appendInline(out, rangesOf(done), [](std::string& to, const BlockRange& range) {
        appendInline(to, std::array{Count(range.first), Count(range.last)}, appendCount);
    });
}

JsonStream streamOfDone(std::string_view pointer, std::vector<BlockRange>& ranges)
{
    return streamOf(pointer, std::size_t(mostBlocks), [&ranges](const JsonView& value, ReadLog& log) {
        const BlockRange range = readRange(value, log);
        const int next = ranges.empty() ? 0 : ranges.back().last + 1;
        if (log.ok() && (range.first < next || range.last < range.first))
            log.fail(value,
                     {QT_TRANSLATE_NOOP("Engine", "expected ranges in order that do not meet, found %1"),
                      {"[" + std::to_string(range.first) + ", " + std::to_string(range.last) + "]"}});
        ranges.push_back(range);
    });
}

BlockSet doneOf(const std::vector<BlockRange>& ranges, std::uint64_t blocks, std::string_view pointer,
                ReadLog& log)
{
    BlockSet done(blocks);
    if (!ranges.empty() && std::uint64_t(ranges.back().last) >= blocks) {
        const auto beyond = std::ranges::find_if(
            ranges, [&](const BlockRange& range) { return std::uint64_t(range.last) >= blocks; });
        log.failAt(std::string(pointer) + "/" + std::to_string(beyond - ranges.begin()) + "/1",
                   {QT_TRANSLATE_NOOP("Engine", "expected a whole number from %1 to %2, found %3"),
                    {"0", std::to_string(blocks - 1), std::to_string(beyond->last)}});
        return done;
    }
    for (const BlockRange& range : ranges)
        for (int block = range.first; block <= range.last; ++block)
            done.add(std::uint64_t(block));
    return done;
}

void appendWitness(JsonObjectText& text, const std::optional<GameWitness>& witness)
{
    if (!witness)
        return;
    JsonObjectText object(text.key("witness"));
    appendCount(object.key("game"), witness->game + 1);
    appendCount(object.key("hash"), witness->hash);
    object.close();
}

std::optional<GameWitness> readWitness(ObjectReader& in, const BlockSet& done, std::uint64_t games)
{
    const auto value = in.find("witness");
    if (!value)
        return std::nullopt;
    ObjectReader object(*value, in.log());
    const auto game = std::uint64_t(object.integer("game", 1, int(games))) - 1;
    const Count hash = readCount(object, "hash");
    object.refuseUnknown();
    if (in.log().ok() && !done.contains(game / gamesPerBlock))
        in.log().failAt("/witness/game",
                        {QT_TRANSLATE_NOOP("Engine", "expected a game that was played, found %1"),
                         {std::to_string(game + 1)}});
    return GameWitness{game, hash};
}

Result<void> joinDone(BlockSet& done, const BlockSet& others, std::uint64_t games)
{
    if (const auto twice = done.firstShared(others))
        return Error{"",
                     {QT_TRANSLATE_NOOP("Engine", "games %1 to %2 were counted already"),
                      {std::to_string(*twice * gamesPerBlock + 1),
                       std::to_string(std::min((*twice + 1) * gamesPerBlock, games))}}};
    done.add(others);
    return {};
}

} // namespace delve::table
