// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>
#include <ranges>
#include <set>
#include <unordered_map>

namespace delve::mageknight {

namespace {

const ArtifactKind& kindOf(const SetupView& view, std::size_t artifact)
{
    return *view.content.artifact(view.scenario.artifacts[artifact].artifact);
}

/// MAP-11: the square has a side in an entryway one edge wide.
bool isInNarrowEntryway(const SetupView& view, Square square, TileIndex tile)
{
    const BoardTile& laid = view.marked.board.tile(tile);
    const FaceLayout& layout = view.marked.board.layout(tile);
    const LocalSquare here{square.x - laid.position.x, square.y - laid.position.y};
    const auto isEntry = [&](LocalSquare at, Side side) {
        const auto [x, y] = at;
        if (x < 0 || y < 0 || x >= laid.size.width || y >= laid.size.height)
            return false;
        const auto [dx, dy] = offsetOf(side);
        const bool isBorder =
            x + dx < 0 || y + dy < 0 || x + dx >= laid.size.width || y + dy >= laid.size.height;
        return isBorder && view.marked.isPlayable(laid.position + Offset{x, y}) &&
               !layout.hasWall({at, side});
    };
    return std::ranges::any_of(allSides, [&](Side side) {
        const auto [dx, dy] = offsetOf(turned(side, 1));
        return isEntry(here, side) && !isEntry({here.x + dx, here.y + dy}, side) &&
               !isEntry({here.x - dx, here.y - dy}, side);
    });
}

/// MAP-12: the square has a side in a crossing to another tile that is one edge wide, as the tiles lie.
bool isInNarrowCrossing(const SetupView& view, Square square, TileIndex tile)
{
    const Board& board = view.marked.board;
    const auto crossings = view.marked.graph.crossingsOf(tile);
    const auto isCrossed = [&](Square at, Side side, TileIndex beyond) {
        const BoardEdge edge{board.squareAt(at), side};
        return std::ranges::any_of(crossings, [&](const Crossing& crossing) {
            return crossing.edge == edge && board.tileOf(crossing.beyond) == beyond;
        });
    };
    return std::ranges::any_of(crossings, [&](const Crossing& crossing) {
        const Side side = crossing.edge.side;
        const TileIndex beyond = board.tileOf(crossing.beyond);
        return crossing.edge.square == board.squareAt(square) &&
               !isCrossed(neighbour(square, turned(side, 1)), side, beyond) &&
               !isCrossed(neighbour(square, turned(side, -1)), side, beyond);
    });
}

/// Why a pillar may not stand on a square, in a word, or nothing. DRESS-03.
std::string placeForbiddenToPillars(const SetupView& view, Square square, TileIndex tile)
{
    if (view.kindOf(tile) == TileKind::Hallway)
        return "hallway";
    if (!view.pieces.at(square, ThingKind::Door).empty() || isInNarrowEntryway(view, square, tile))
        return "doorway";
    if (isInNarrowCrossing(view, square, tile))
        return "crossing";
    if (std::ranges::any_of(allSides, [&](Side side) {
            return view.marked.isExteriorOpening({square, side});
        }))
        return "entrance";
    return {};
}

/// What is placed of each kind, in the order of the first of them.
std::vector<std::pair<const ArtifactKind*, std::vector<ThingId>>> artifactsByKind(const SetupView& view)
{
    std::vector<std::pair<const ArtifactKind*, std::vector<ThingId>>> kinds;
    std::unordered_map<const ArtifactKind*, std::size_t> places; // only looked up
    for (std::size_t i = 0; i < view.scenario.artifacts.size(); ++i) {
        const ArtifactKind* kind = &kindOf(view, i);
        const auto [known, isNew] = places.try_emplace(kind, kinds.size());
        if (isNew)
            kinds.push_back({kind, {}});
        kinds[known->second].second.push_back(view.scenario.artifacts[i].id);
    }
    return kinds;
}

} // namespace

void checkAgreedArtifacts(const SetupView& view, Report& report)
{
    const ScenarioOptions& options = view.scenario.options;
    const auto& artifacts = view.scenario.artifacts;
    if (view.playerCount() > 0 && options.artifactsPerPlayer) {
        const int most = *options.artifactsPerPlayer * view.playerCount();
        // ART-02: no more than the agreed number for each player.
        if (int(artifacts.size()) > most)
            report.error("ART-02", {.things = idsOf(artifacts),
                                    .args = {std::to_string(artifacts.size()), std::to_string(most)}});
    }
    // ART-01: only where artifacts were agreed.
    if (!options.artifacts && !artifacts.empty())
        report.error("ART-01", {.things = idsOf(artifacts), .variant = "none"});
    if (options.allowedArtifacts.empty())
        return;
    for (const auto& [kind, alike] : artifactsByKind(view)) {
        int most = 0;
        for (const AllowedArtifact& allowed : options.allowedArtifacts)
            if (view.content.artifact(allowed.artifact) == kind)
                most = allowed.most;
        // ART-01: of each kind no more than the agreed list allows.
        if (int(alike.size()) > most)
            report.error("ART-01",
                         {.things = alike, .args = {std::to_string(alike.size()), std::to_string(most)}});
    }
}

void checkArtifactKinds(const SetupView& view, std::size_t number, Report& report)
{
    const ArtifactKind& kind = kindOf(view, number);
    const std::vector<ThingId> me{view.scenario.artifacts[number].id};
    const int squares = kind.footprint.width * kind.footprint.height;
    const auto is = [&](ArtifactClass artifactClass) { return kind.artifactClass == artifactClass; };
    if (is(ArtifactClass::Table)) {
        // DRESS-11: a table covers 1 x 2 squares.
        if (squares != 2)
            report.error("DRESS-11", {.things = me, .variant = "size"});
    } else if (!is(ArtifactClass::Exotic) && squares != 1) {
        // DRESS-02, DRESS-10: pillars and chairs cover one square.
        report.error(is(ArtifactClass::Chair) ? "DRESS-10" : "DRESS-02", {.things = me});
    }
    // DRESS-01: dungeon dressing never has tokens.
    if (!is(ArtifactClass::Exotic) && kind.tokens != std::array<int, 3>{})
        report.error("DRESS-01", {.things = me});
}

namespace {

/// What lies in a square of an artifact besides it, of artifacts those placed before. Of a crowd the first
/// few of each kind are named: each of thousands would name all others.
std::vector<ThingId> lyingWith(const SetupView& view, std::size_t artifact, Square square)
{
    constexpr std::size_t mostNamed = 8;
    std::vector<ThingId> things;
    const auto add = [&](ThingKind kind, const auto& list) {
        for (const auto& entry : view.pieces.at(square, kind) | std::views::take(mostNamed))
            if (kind != ThingKind::Artifact || entry.number < artifact)
                things.push_back(list[entry.number].id);
    };
    add(ThingKind::Marker, view.scenario.markers);
    add(ThingKind::Chest, view.scenario.chests);
    add(ThingKind::Token, view.scenario.tokens);
    add(ThingKind::Artifact, view.scenario.artifacts);
    return things;
}

} // namespace

void checkArtifactPlacement(const SetupView& view, std::size_t number, Report& report)
{
    const ThingId& id = view.scenario.artifacts[number].id;
    const std::vector<Square> squares = view.squaresOfArtifact(number);
    // ART-03: not in a starting hallway or its chamber; one square is enough.
    if (std::ranges::any_of(squares, [&](Square square) { return view.isOnStartingTile(square); }))
        report.error("ART-03", {.things = {id}, .squares = squares});
    std::vector<Square> unplayable = squares;
    std::erase_if(unplayable, [&](Square square) { return view.marked.isPlayable(square); });
    // ART-04, ART-06: every square is a playable square of a tile.
    if (!unplayable.empty())
        report.error("ART-04", {.things = {id}, .squares = unplayable});
    for (const Square square : squares) {
        std::vector<ThingId> things = lyingWith(view, number, square);
        // ART-07, ART-12: no marker, chest, token or second artifact in its square.
        if (!things.empty()) {
            things.insert(things.begin(), id);
            report.error("ART-07", {.things = things, .squares = {square}});
        }
    }
}

void checkArtifactFootprints(const SetupView& view, std::size_t number, Report& report)
{
    const auto squares = view.squaresOfArtifact(number);
    for (const Square square : squares)
        for (const Side side : {Side::East, Side::South}) {
            const Square other = neighbour(square, side);
            if (std::ranges::find(squares, other) == squares.end() || !view.marked.isPlayable(square) ||
                !view.marked.isPlayable(other))
                continue;
            const SquareIndex index = view.marked.board.squareAt(square);
            const bool isTable = kindOf(view, number).artifactClass == ArtifactClass::Table;
            // ART-06, DRESS-11: no wall and no door, open or closed, inside the footprint.
            if (view.marked.board.isWall(index, side) || view.firstDoorOn({square, side}))
                report.error(isTable ? "DRESS-11" : "ART-06", {.things = {view.scenario.artifacts[number].id},
                                                               .squares = {square, other},
                                                               .edges = {{square, side}}});
        }
}

void checkPillarPlacement(const SetupView& view, std::size_t number, Report& report)
{
    if (!view.plan.artifacts[number].isPillar)
        return;
    for (const Square square : view.squaresOfArtifact(number)) {
        const auto tile = view.tileAt(square);
        if (!tile)
            continue;
        // DRESS-03, DRESS-06: not in a hallway, a doorway or an entrance.
        if (const std::string place = placeForbiddenToPillars(view, square, *tile); !place.empty())
            report.error("DRESS-03", {.things = {view.scenario.artifacts[number].id},
                                      .squares = {square},
                                      .variant = place,
                                      .isStricter = place == "crossing"});
    }
}

namespace {

/// The pillars from whose squares one could step into several parts of what they part, or else into the part
/// that is cut off; all of them where only diagonal steps past pillars are lost (MAP-16).
std::vector<ThingId> closingPillars(const SetupView& view, const std::vector<std::int32_t>& regions,
                                    std::int32_t cutOff)
{
    std::vector<ThingId> parting, touching, all;
    for (std::size_t i = 0; i < view.scenario.artifacts.size(); ++i) {
        if (!view.plan.artifacts[i].isPillar)
            continue;
        all.push_back(view.scenario.artifacts[i].id);
        std::set<std::int32_t> beside;
        for (const Square square : view.squaresOfArtifact(i))
            if (const SquareIndex index = view.marked.board.squareAt(square);
                index != noSquare && view.marked.board.isPlayable(index))
                forEachPathStep(view.marked.board, index, [&](SquareIndex next) {
                    if (view.full().board.isPlayable(next))
                        beside.insert(regions[std::size_t(view.full().zones.zoneOf(next))]);
                });
        if (beside.contains(cutOff))
            (beside.size() > 1 ? parting : touching).push_back(all.back());
    }
    return !parting.empty() ? parting : !touching.empty() ? touching : all;
}

} // namespace

void checkPillars(const SetupView& view, Report& report)
{
    if (!view.hasPillars())
        return;
    const BoardView& after = view.full();
    const auto regionsBefore = regionsOfZones(view.marked.map());
    const auto regionsAfter = regionsOfZones(after.map());
    std::vector<std::int32_t> regionOf(regionsBefore.size(), -1);
    for (TileIndex tile = 0; tile < TileIndex(view.scenario.tiles.size()); ++tile)
        for (const SquareIndex square : after.playableSquaresOf(tile)) {
            const auto before = std::size_t(regionsBefore[std::size_t(view.marked.zones.zoneOf(square))]);
            const std::int32_t region = regionsAfter[std::size_t(after.zones.zoneOf(square))];
            // DRESS-04, DRESS-06, DRESS-22: pillars part nothing that was joined; furniture never does.
            if (regionOf[before] >= 0 && regionOf[before] != region) {
                report.error("DRESS-04", {.things = closingPillars(view, regionsAfter, region),
                                          .squares = {after.board.squareOf(square)}});
                return;
            }
            regionOf[before] = region;
        }
}

void checkArtifactTokens(const SetupView& view, Report& report)
{
    std::array<int, 3> wanted{}, supply{};
    for (std::size_t i = 0; i < view.scenario.artifacts.size(); ++i)
        for (std::size_t colour = 0; colour < wanted.size(); ++colour)
            wanted[colour] += kindOf(view, i).tokens[colour];
    for (const PackReference& reference : view.scenario.packs)
        if (const Pack* pack = view.content.pack(reference.id))
            for (const ArtifactToken& token : pack->artifactTokens)
                supply[std::size_t(token.colour)] += token.stock;
    for (const auto& [colour, name] : enumNames<Colour>)
        // EXO-05: the recipes ask for no more tokens of a colour than there are.
        if (const auto i = std::size_t(colour); wanted[i] > supply[i])
            report.warning("EXO-05", {.things = idsOf(view.scenario.artifacts),
                                      .args = {std::to_string(wanted[i]), std::string(name),
                                               std::to_string(supply[i])}});
}

} // namespace delve::mageknight
