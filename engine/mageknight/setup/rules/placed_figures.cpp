// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that stand in the dungeon from the start: whose they are, and whether they stand.

#include "engine/mageknight/board/base_reach.h"
#include "engine/mageknight/scenario/figures_on_board.h"
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

const Player* playerOf(const SetupView& view, const PlacedFigure& placed)
{
    const auto found = std::ranges::find(view.scenario.players, placed.player, &Player::id);
    return found == view.scenario.players.end() ? nullptr : &*found;
}

/// The rules for teams and pools hold for those who stand there already.
void checkSide(const SetupView& view, const PlacedFigure& placed, Report& report)
{
    const Figure& figure = *view.content.figure(placed.figure);
    const ScenarioOptions& options = view.scenario.options;
    const bool isWarrior = figure.role == FigureRole::Warrior;
    const Concern here{.things = {placed.id}, .variant = "placed"};
    if (const Player* player = playerOf(view, placed)) {
        const std::vector<ThingId> things{player->id, placed.id};
        if (figure.role == FigureRole::MageSpawn)
            report.error("TEAM-07", {.things = things});
        if (isWarrior && !options.mageKnightWarriors)
            report.error("MKW-01", {.things = things});
        if (!mayJoinTeam(options, figure))
            report.error("MKW-06", {.things = things});
        return;
    }
    // POOL-01: Heroes are no Mage Spawn.
    if (figure.role == FigureRole::Hero)
        report.error("POOL-01", here);
    if (isWarrior && !options.mageKnightWarriors)
        report.error("MKW-07", here);
    if (!mayJoinPool(options, figure))
        report.error("MKW-06", here);
}

/// Who is on a square already: a chest, token or artifact, or a figure that was placed before.
struct Occupancy
{
    Occupancy(const SetupView& setup) : view(setup), taken(setup.full().board.squareCount())
    {
        for (const PlacedChest& chest : view.scenario.chests)
            take(chest.square);
        for (const PlacedToken& token : view.scenario.tokens)
            take(token.square);
    }

    void take(Square square)
    {
        if (const SquareIndex at = view.full().board.squareAt(square); at != noSquare)
            taken.set(at);
    }

    /// The thing that takes a square.
    ThingId at(Square square, std::size_t before) const
    {
        for (std::size_t i = 0; i < before; ++i)
            for (const Square own : squaresOf(view.scenario.figures[i], view.content, view.scenario.options))
                if (own == square)
                    return view.scenario.figures[i].id;
        if (const auto chest = view.pieces.firstAt(square, ThingKind::Chest))
            return view.scenario.chests[*chest].id;
        if (const auto token = view.pieces.firstAt(square, ThingKind::Token))
            return view.scenario.tokens[*token].id;
        if (const auto artifact = view.pieces.firstAt(square, ThingKind::Artifact))
            return view.scenario.artifacts[*artifact].id;
        return {};
    }

    const SetupView& view;
    BitSet taken;
};

void checkStand(const SetupView& view, std::size_t number, const Occupancy& occupancy, Report& report)
{
    const PlacedFigure& placed = view.scenario.figures[number];
    const BaseQuery query{.base = baseOf(placed, view.content, view.scenario.options),
                          .doors = DoorStates::allClosed(), // as games begin
                          .taken = occupancy.taken.view()};
    const BaseFit fit = fitAtRest(view.full().board, query, placed.square, placed.facing);
    Concern here{.things = {placed.id}, .squares = {fit.edge.square}};
    switch (fit.fault) {
    case BaseFault::None: break;
    case BaseFault::Facing: report.error("BASE-04", here); break;
    case BaseFault::Void:
        here.variant = "void";
        report.error("BASE-05", here);
        break;
    case BaseFault::Blocked:
        here.variant = "blocked";
        report.error("BASE-05", here);
        break;
    case BaseFault::Crevasse: report.error("BASE-06", here); break;
    case BaseFault::Occupied:
        here.variant = "taken";
        here.things = {occupancy.at(fit.edge.square, number), placed.id};
        report.error("BASE-05", here);
        break;
    case BaseFault::Wall:
        here.variant = "wall";
        here.edges = {fit.edge};
        report.error("BASE-05", here);
        break;
    }
}

} // namespace

void checkPlacedFigures(const SetupView& view, Report& report)
{
    if (view.scenario.figures.empty())
        return;
    Occupancy occupancy(view);
    for (std::size_t number = 0; number < view.scenario.figures.size(); ++number) {
        const PlacedFigure& placed = view.scenario.figures[number];
        checkSide(view, placed, report);
        checkStand(view, number, occupancy, report);
        for (const Square square : squaresOf(placed, view.content, view.scenario.options))
            occupancy.take(square);
    }
}

namespace {

/// BASE-08: a figure that leaves none of the tiles it begins on, though a smaller one could go on from there.
std::optional<BaseStop> whatHolds(const SetupView& view, const Figure& figure, BaseShape base,
                                  const std::vector<BaseStand>& stands)
{
    if (base == BaseShape::Round1x1 || stands.empty())
        return {};
    const Board& board = view.full().board;
    std::vector<TileIndex> home;
    for (const BaseStand& stand : stands)
        for (const Offset offset : squaresOf(base, stand.facing))
            home.push_back(board.tileOf(board.squareAt(stand.anchor + offset)));
    const BaseReach reach(
        board, {base, figure.speedType == SpeedType::Wing, figure.isChariot()}, stands,
        [&](SquareIndex square) { return std::ranges::find(home, board.tileOf(square)) == home.end(); });
    if (reach.isEnough())
        return {};
    const auto stops = reach.stops();
    return stops.empty() ? std::nullopt : std::optional(stops.front());
}

/// Either the way is too narrow, or it is wide enough and there is no room to turn.
void warn(const BaseStop& stop, BaseShape base, std::vector<ThingId> things, const char* variant,
          Report& report)
{
    const int width = footprintOf(base).width;
    report.warning("BASE-08", {.things = std::move(things),
                               .squares = {stop.edge.square},
                               .edges = {stop.edge},
                               .args = {std::to_string(width), std::to_string(stop.width)},
                               .variant = stop.width < width ? variant : variant + std::string("-room")});
}

} // namespace

void checkWaysOfLargeFigures(const SetupView& view, Report& report)
{
    const Board& board = view.full().board;
    const ScenarioOptions& options = view.scenario.options;
    for (const Player& player : view.scenario.players)
        for (const Arrow& arrow : view.scenario.entrances) {
            if (arrow.player != player.id)
                continue;
            for (const TeamMember& member : player.team) {
                const Figure& figure = *view.content.figure(member.figure);
                const BaseShape base = baseOn(figure.base, options.largeSquares);
                if (base == BaseShape::Round1x1)
                    continue;
                if (const auto stop = whatHolds(view, figure, base, standsInside(board, base, arrow.edge)))
                    warn(*stop, base, {player.id, member.id}, "team", report);
            }
        }
    for (const PlacedFigure& placed : view.scenario.figures) {
        const Figure& figure = *view.content.figure(placed.figure);
        const BaseShape base = baseOf(placed, view.content, options);
        const BaseQuery query{.base = base, .doors = DoorStates::allOpen()};
        if (!fitAtRest(board, query, placed.square, placed.facing).isFine())
            continue; // BASE-05
        if (const auto stop = whatHolds(view, figure, base, {{placed.square, placed.facing}}))
            warn(*stop, base, {placed.id}, "placed", report);
    }
}

} // namespace delve::mageknight
