// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/complete/fill_gaps.h"

#include <climits>

#include <algorithm>

// What a tile is worth in a gap: the squares it covers, and the parts it joins.

namespace delve::mageknight {

namespace {

/// How far a square is from an area.
int distanceTo(const TileArea& area, Square square)
{
    if (area.position.level != square.level)
        return 40;
    const int right = area.position.x + area.size.width - 1, bottom = area.position.y + area.size.height - 1;
    const int x = std::max({area.position.x - square.x, square.x - right, 0});
    const int y = std::max({area.position.y - square.y, square.y - bottom, 0});
    return std::max(x, y);
}

} // namespace

GapFiller::Lack GapFiller::lackBefore(std::size_t task) const
{
    Lack lack;
    std::ranges::copy_if(m_bareSquares, std::back_inserter(lack.bare),
                         [&](const BareSquare& bare) { return m_table.laid().tileAt(bare.square) < 0; });
    lack.parts = m_table.partsOfTiles();
    lack.partCount = lack.parts.empty() ? 0 : 1 + std::ranges::max(lack.parts);
    lack.isLast = task + 1 == m_tasks.size();
    lack.isLastPlain =
        m_tasks[task].part != Part::Entrance && (lack.isLast || m_tasks[task + 1].part == Part::Entrance);
    addCoversOfNext(task, lack);
    return lack;
}

/// Where only one tile follows that can cover what this one leaves bare, the spots where that can be.
void GapFiller::addCoversOfNext(std::size_t task, Lack& lack) const
{
    constexpr std::size_t mostBare = 64;
    if (lack.isLast || lack.bare.size() > mostBare)
        return;
    const Task& next = m_tasks[task + 1];
    const bool isLastNext = task + 2 == m_tasks.size();
    if (!isLastNext && (next.part == Part::Entrance || m_tasks[task + 2].part != Part::Entrance))
        return;
    for (std::size_t i = 0; i < lack.bare.size(); ++i)
        if (!lack.bare[i].isOfDoor && (isLastNext || !lack.bare[i].opening))
            lack.forNext |= std::uint64_t(1) << i;
    const auto isFree = [&](const TileArea& area) {
        for (int y = 0; y < area.size.height; ++y)
            for (int x = 0; x < area.size.width; ++x)
                if (m_table.laid().tileAt(area.position + Offset{x, y}) >= 0)
                    return false;
        return true;
    };
    const auto addCover = [&](const TileArea& area) {
        Cover cover{area, 0};
        for (std::size_t i = 0; i < lack.bare.size(); ++i) {
            const BareSquare& bare = lack.bare[i];
            // An arrow points out of the tile.
            if (isWithin(bare.square, area.position, area.size) &&
                !(bare.opening && isWithin(neighbour(bare.square, *bare.opening), area.position, area.size)))
                cover.bare |= std::uint64_t(1) << i;
        }
        const bool isKnown = std::ranges::any_of(lack.covers, [&](const Cover& other) {
            return other.area.position == area.position && other.area.size == area.size;
        });
        if (cover.bare != 0 && !isKnown && isFree(area))
            lack.covers.push_back(cover);
    };
    const Size size = sizeOf(next.kind);
    for (const Size turnedSize : {size, rotated(size, Rotation::Quarter)})
        for (const BareSquare& bare : lack.bare)
            for (int y = 0; y < turnedSize.height; ++y)
                for (int x = 0; x < turnedSize.width; ++x)
                    addCover({bare.square + Offset{-x, -y}, turnedSize});
}

/// What it is worth to cover squares of things that are placed already; nothing if these could not stay, or
/// if no later tile could cover the others.
std::optional<int> GapFiller::meritOfCovering(const Task& task, const LaidFace& face, Square position,
                                              const Lack& lack) const
{
    int merit = 0;
    std::uint64_t left = lack.forNext;
    for (std::size_t i = 0; i < lack.bare.size(); ++i) {
        const BareSquare& bare = lack.bare[i];
        if (!isWithin(bare.square, position, face.size)) {
            const bool isForEntrances = bare.opening && !lack.isLast;
            if (!bare.isOfDoor && !isForEntrances && (lack.isLast || lack.isLastPlain))
                return {};
            continue;
        }
        const LocalSquare local{bare.square.x - position.x, bare.square.y - position.y};
        if (face.regionAt(local) < 0 || (bare.opening && !face.isOpen(local, *bare.opening)) ||
            (bare.isOfEntrance && task.kind != TileKind::Hallway))
            return {};
        merit += 300;
        if (left != 0)
            left &= ~(std::uint64_t(1) << i);
    }
    const auto isApart = [&](const TileArea& area) {
        return area.position.level != position.level || area.position.x >= position.x + face.size.width ||
               position.x >= area.position.x + area.size.width ||
               area.position.y >= position.y + face.size.height ||
               position.y >= area.position.y + area.size.height;
    };
    if (left != 0 && std::ranges::none_of(lack.covers, [&](const Cover& cover) {
            return (cover.bare & left) == left && isApart(cover.area);
        }))
        return {};
    return merit;
}

/// How promising it is, INT_MIN if it is of no use.
int GapFiller::meritOf(const Task& task, const Candidate& candidate, const Lack& lack) const
{
    const TileSupply::Kind& kind = m_table.supply()[candidate.kind];
    const LaidFace& face = faceOf(kind.faces, candidate.spot.side, candidate.spot.rotation);
    const Square position = candidate.spot.position;
    const LaidTiles& laid = m_table.laid();
    const auto isCovered = [&](Square square) { return isWithin(square, position, face.size); };
    if (std::ranges::any_of(m_mustStayFree, isCovered))
        return INT_MIN;
    const auto covering = meritOfCovering(task, face, position, lack);
    if (!covering)
        return INT_MIN;
    int merit = *covering + int(m_random->below(m_luck));
    const auto beside = laid.tilesBeside(face, position);
    const TileMeeting meeting = laid.meetingAt(face, position);
    if (task.part == Part::Entrance) {
        if (beside.size() != 1)
            return INT_MIN; // LAY-12
        // MRK-05, CHEST-05, TOK-12: not beside a tile on which something lies.
        if (holdsPieces(beside.front()))
            return INT_MIN;
        return merit - 8 * meeting.deadEnds + 6 * meeting.loose;
    }
    std::vector<int> joined;
    for (const TileIndex tile : beside)
        if (std::ranges::find(joined, lack.parts[std::size_t(tile)]) == joined.end())
            joined.push_back(lack.parts[std::size_t(tile)]);
    // LAY-09: entrances join nothing, so that the last tile before them joins all.
    if (lack.isLastPlain && lack.partCount - int(joined.size()) > m_table.loneLevels())
        return INT_MIN;
    const bool isApart = lack.partCount > 1;
    merit += 100 * int(joined.size());
    // LAY-09: a tile that had no path when it was laid gets one.
    if (beside.size() > 1 && std::ranges::any_of(beside, [&](TileIndex tile) {
            return std::size_t(tile) < m_placed.tiles.size() &&
                   !m_view.paths.hadPathWhenLaid[std::size_t(tile)];
        }))
        merit += 60;
    if (isApart && joined.size() == 1) {
        // Towards what it does not join.
        int nearest = 40;
        for (TileIndex tile = 0; tile < laid.count(); ++tile)
            if (lack.parts[std::size_t(tile)] != joined.front())
                for (const Square corner :
                     {position, position + Offset{face.size.width - 1, face.size.height - 1}})
                    nearest = std::min(nearest, distanceTo(laid.areaOf(tile), corner));
        merit -= 6 * nearest;
    }
    return merit - 5 * meeting.deadEnds + 3 * std::min(meeting.loose, 6) +
           3 * std::min(meeting.crossings, 3) + 20 * (meeting.tiles > 1);
}

} // namespace delve::mageknight
