// SPDX-License-Identifier: GPL-3.0-or-later
// What can be wrong with figures of several squares or dials.

#include "engine/mageknight/board/board.h"
#include "engine/mageknight/scenario/figures_on_board.h"
#include "engine/mageknight/scenario/thing_ids.h"
#include "tests/support/mageknight/broken_scenario.h"
#include "tests/support/mageknight/packs.h"

#include <algorithm>

namespace delve::mageknight::test {

namespace {

ContentId beast(const char* name)
{
    return ContentId(std::string("menagerie/") + name);
}

/// Names the pack and agrees on all that would be found besides.
void openToAll(Scenario& scenario)
{
    if (std::ranges::find(scenario.packs, "menagerie", &PackReference::id) == scenario.packs.end())
        scenario.packs.push_back({"menagerie", "1.0.0", ""});
    scenario.options.mageKnightWarriors = true;
    scenario.options.allFigures = true;
}

/// Another figure in the last team, with the point value that is usual.
TeamMember& enlist(Scenario& scenario, Random& random, const char* name)
{
    openToAll(scenario);
    const Figure& figure = *shippedContent().figure(beast(name));
    const PlacedFigure usual = placedFigure(figure, shippedContent());
    return scenario.players.back().team.emplace_back(
        TeamMember{drawThingId(random, scenario), figure.id, usual.heroLevel, usual.rider, usual.value, {}});
}

/// Another figure in the middle of the first chamber.
PlacedFigure& stand(Scenario& scenario, Random& random, const char* name)
{
    openToAll(scenario);
    PlacedFigure figure = placedFigure(*shippedContent().figure(beast(name)), shippedContent());
    figure.id = drawThingId(random, scenario);
    figure.square = scenario.tiles.front().position + Offset{2, 2};
    scenario.figures.push_back(figure);
    return scenario.figures.back();
}

/// The first square of this terrain, or the corner of the first tile.
Square squareOf(const Scenario& scenario, Terrain terrain)
{
    const Board board = compileBoard(scenario, contentForFaults());
    for (SquareIndex square = 0; square < board.squareCount(); ++square)
        if (board.terrain(square) == terrain)
            return board.squareOf(square);
    return scenario.tiles.front().position;
}

void addToPool(Scenario& scenario, PoolEntry entry)
{
    openToAll(scenario);
    scenario.players.front().mageSpawn.push_back(std::move(entry));
}

} // namespace

std::vector<Fault> largeFigureFaults()
{
    return {
        {"mount without rider",
         [](Scenario& s, Random& r) { enlist(s, r, "cinderhoof-charger").rider = {}; }},
        {"rider without the symbol",
         [](Scenario& s, Random& r) { enlist(s, r, "cinderhoof-charger").rider = beast("fen-outrider"); }},
        {"titan without a value",
         [](Scenario& s, Random& r) { enlist(s, r, "gatewarden-colossus").value.reset(); }},
        {"dragon without a value",
         [](Scenario& s, Random& r) { enlist(s, r, "vesharra-ember-below").value.reset(); }},
        {"passenger of nothing",
         [](Scenario& s, Random& r) {
             const ThingId friendly = enlist(s, r, "sump-ferryman").id;
             enlist(s, r, "powder-monk").chariot = friendly;
         }},
        {"passenger on hooves",
         [](Scenario& s, Random&) {
             addToPool(s, {beast("bone-chariot"), 1, {}, beast("thornback-boar"), 67});
         }},
        {"titan in the pool",
         [](Scenario& s, Random&) {
             addToPool(s, {beast("drowned-bishop"), 1, {}, {}, 85});
         }},
        {"stone thrower in the pool",
         [](Scenario& s, Random&) {
             addToPool(s, {beast("gromb-stonethrower"), 1, {}, {}, 72});
         }},
        {"dragon at the entrance", [](Scenario& s, Random& r) { enlist(s, r, "vesharra-ember-below"); }},
        {"titan facing a corner",
         [](Scenario& s, Random& r) { stand(s, r, "gatewarden-colossus").facing = Direction::NorthEast; }},
        {"titan over the rim",
         [](Scenario& s, Random& r) {
             stand(s, r, "gatewarden-colossus").square = s.tiles.front().position + Offset{0, -9};
         }},
        {"bird over a crevasse",
         [](Scenario& s, Random& r) {
             const Square crevasse = squareOf(s, Terrain::Crevasse);
             stand(s, r, "dune-strider").square = crevasse;
         }},
        {"dragon in a room", [](Scenario& s, Random& r) { stand(s, r, "vesharra-ember-below"); }},
        {"hero among monsters", [](Scenario& s, Random& r) { stand(s, r, "isaut-long-lance"); }},
        {"monster of a team",
         [](Scenario& s, Random& r) {
             PlacedFigure& figure = stand(s, r, "hall-gargoyle");
             figure.side = FigureSide::Team;
             figure.player = s.players.front().id;
         }},
    };
}

} // namespace delve::mageknight::test
