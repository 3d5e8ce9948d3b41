// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/opening_draws.h"

#include <algorithm>
#include <array>

namespace delve::dungeoneer {

namespace {

/// Passages that are alike for this purpose: on which sides of the Entrance one may lie, upright or turned,
/// and whether the map can go on from it.
struct PassageClass
{
    bool vertical = false;   ///< north or south of the Entrance
    bool horizontal = false; ///< east or west
    bool isDeadEnd = false;  ///< its only door turns to the Entrance
};

PassageClass classOf(const MapCard& card)
{
    const auto isOpen = [&card](Side side) { return !card.door(side).isWall(); };
    const auto open = std::count_if(allSides.begin(), allSides.end(), isOpen);
    return {isOpen(Side::North) || isOpen(Side::South), isOpen(Side::East) || isOpen(Side::West), open <= 1};
}

constexpr std::size_t classCount = 8;

std::size_t numberOf(const PassageClass& passage)
{
    return std::size_t(passage.vertical) * 4 + std::size_t(passage.horizontal) * 2 + passage.isDeadEnd;
}

std::uint64_t waysToDraw(std::uint64_t from, std::uint64_t count)
{
    std::uint64_t ways = 1;
    for (std::uint64_t i = 0; i < count; ++i)
        ways = ways * (from - i) / (i + 1);
    return count > from ? 0 : ways;
}

using Draw = std::array<int, classCount>; ///< how many of each class were drawn

/// Two may lie above and below, two beside; and from one of them at least the map must go on (DNR-MAP-10).
bool canBeLaid(const Draw& draw)
{
    int onlyVertical = 0;
    int onlyHorizontal = 0;
    int walledIn = 0;
    int goingOn = 0;
    for (std::size_t i = 0; i < classCount; ++i) {
        const bool vertical = (i & 4) != 0;
        const bool horizontal = (i & 2) != 0;
        onlyVertical += vertical && !horizontal ? draw[i] : 0;
        onlyHorizontal += horizontal && !vertical ? draw[i] : 0;
        walledIn += !horizontal && !vertical ? draw[i] : 0;
        goingOn += (i & 1) == 0 ? draw[i] : 0;
    }
    return onlyVertical <= 2 && onlyHorizontal <= 2 && walledIn == 0 && goingOn > 0;
}

/// All draws of `left` more cards from the classes that follow.
void countDraws(const Draw& stock, std::size_t next, int left, Draw& draw, std::uint64_t ways,
                OpeningDraws& result)
{
    if (next == classCount) {
        if (left > 0)
            return;
        result.all += ways;
        result.bad += canBeLaid(draw) ? 0 : ways;
        return;
    }
    for (int taken = 0; taken <= std::min(left, stock[next]); ++taken) {
        draw[next] = taken;
        countDraws(stock, next + 1, left - taken, draw,
                   ways * waysToDraw(std::uint64_t(stock[next]), std::uint64_t(taken)), result);
    }
    draw[next] = 0;
}

} // namespace

OpeningDraws openingDraws(std::span<const MapCard> cards)
{
    Draw stock{};
    for (const MapCard& card : cards)
        if (card.type == MapCardType::Passage)
            stock[numberOf(classOf(card))] += card.copies;
    OpeningDraws result;
    Draw draw{};
    countDraws(stock, 0, 4, draw, 1, result);
    return result;
}

std::string percentOf(const OpeningDraws& draws)
{
    constexpr std::uint64_t parts = 10'000;
    if (draws.all == 0)
        return "0.00";
    constexpr std::uint64_t large = 1'000'000'000'000'000; // beyond it the exact product would not fit
    const std::uint64_t share =
        draws.all < large ? (draws.bad * parts + draws.all - 1) / draws.all : draws.bad / (draws.all / parts);
    const std::string rest = std::to_string(share % 100);
    return std::to_string(share / 100) + "." + (rest.size() < 2 ? "0" : "") + rest;
}

} // namespace delve::dungeoneer
