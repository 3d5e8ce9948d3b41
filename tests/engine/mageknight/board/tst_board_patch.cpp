// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/board/followed_plan.h"
#include "engine/mageknight/board/movement.h"
#include "engine/mageknight/board/path_zones.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/path_regions.h"
#include "tests/support/mageknight/random_edit.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

/// Everything that a board says about a square, in terms that do not depend on the numbers of squares.
struct SquareFacts
{
    Square square;
    Terrain terrain;
    int cost;
    std::array<bool, 8> flags;
    std::array<std::optional<Square>, 8> neighbours;
    std::array<DirectionMask, 7> masks;
    std::array<bool, 8> walls; ///< and exterior openings
    std::array<std::vector<DoorIndex>, 4> doors;
    std::optional<Square> partner;
    std::optional<Square> leap;

    friend bool operator==(const SquareFacts&, const SquareFacts&) = default;
};

SquareFacts factsOf(const Board& board, SquareIndex index)
{
    const auto place = [&](SquareIndex at) {
        return at == noSquare ? std::nullopt : std::optional(board.squareOf(at));
    };
    SquareFacts facts{};
    facts.square = board.squareOf(index);
    facts.terrain = board.terrain(index);
    facts.cost = board.cost(index);
    for (std::size_t bit = 0; bit < 8; ++bit)
        facts.flags[bit] = board.has(index, SquareFlag(1u << bit));
    for (const Direction direction : allDirections)
        facts.neighbours[std::size_t(direction)] = place(board.neighbour(index, direction));
    facts.masks = {board.adjacent(index),  board.steps(index),     board.paths(index),
                   board.sight(index),     board.doorSides(index), board.plainSteps(index),
                   board.otherSteps(index)};
    for (const Side side : allSides) {
        facts.walls[std::size_t(side)] = board.isWall(index, side);
        facts.walls[4 + std::size_t(side)] = board.isExteriorOpening(index, side);
        facts.doors[std::size_t(side)] = board.doorsOn(index, side);
    }
    facts.partner = place(board.staircasePartner(index));
    if (board.stepWords()[index].leaving != 0)
        facts.leap = place(board.stepWords()[index].leap);
    return facts;
}

/// What differs first between two boards, empty where nothing does.
QString difference(const Board& patched, const Board& compiled)
{
    if (patched.tiles().size() != compiled.tiles().size())
        return "number of tiles";
    for (TileIndex tile = 0; tile < TileIndex(compiled.tiles().size()); ++tile) {
        const BoardTile& a = patched.tile(tile);
        const BoardTile& b = compiled.tile(tile);
        if (a.position != b.position || a.size != b.size || a.kind != b.kind || a.role != b.role ||
            a.player != b.player)
            return QString("tile %1").arg(tile);
        for (int i = 0; i < b.squareCount(); ++i) {
            if (patched.tileOf(a.first + i) != tile)
                return QString("owner of square %1 of tile %2").arg(i).arg(tile);
            if (factsOf(patched, a.first + i) != factsOf(compiled, b.first + i))
                return QString("square %1 of tile %2").arg(i).arg(tile);
            const SquareIndex there = patched.squareAt(compiled.squareOf(b.first + i));
            if (there == noSquare || patched.squareOf(there) != compiled.squareOf(b.first + i))
                return QString("place of square %1 of tile %2").arg(i).arg(tile);
        }
    }
    if (!std::ranges::equal(patched.overlaps(), compiled.overlaps()))
        return "overlaps";
    if (patched.exteriorOpenings().size() != compiled.exteriorOpenings().size())
        return "exterior openings";
    if (patched.doors().size() != compiled.doors().size())
        return "number of doors";
    for (std::size_t door = 0; door < compiled.doors().size(); ++door)
        if (patched.doors()[door].isPassage != compiled.doors()[door].isPassage)
            return "doors";
    return {};
}

std::vector<Outside> outsideOf(const BoardPlan& plan)
{
    std::vector<TileArea> covered;
    for (TileIndex tile = 0; tile < TileIndex(plan.tiles.size()); ++tile)
        covered.push_back(plan.areaOf(tile));
    std::vector<Outside> levels;
    for (int level = 0; level < maxBoardLevels; ++level)
        levels.emplace_back(covered, level);
    return levels;
}

} // namespace

/// Boards that follow edits are those that would have been compiled.
class TestBoardPatch : public QObject
{
    Q_OBJECT

private slots:
    void patchedBoardsAreLikeCompiledOnes_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"standard", "two-levels", "three-players", "large", "random"})
            QTest::newRow(name) << QString(name);
    }

    void patchedBoardsAreLikeCompiledOnes()
    {
        QFETCH(QString, name);
        const Content& content = shippedContent();
        Random random(11);
        Scenario scenario;
        if (name == "large")
            scenario = largeScenario(60, piecesOf(content));
        else if (name == "random")
            scenario = randomScenario(random, 30, piecesOf(content));
        else
            scenario = *loadScenario(sourceFolder() / "resources/scenarios" /
                                     (name.toStdString() + ".scenario.json"));
        const std::array options{BoardOptions{.printedTerrainOnly = true, .withoutDoors = true},
                                 BoardOptions{.withoutPillars = true}, BoardOptions{}};
        FollowedPlan plan(scenario, content);
        std::vector<Board> boards;
        std::vector<TileGraph> graphs;
        std::vector<PathZones> zones;
        for (const BoardOptions& option : options) {
            boards.push_back(compileBoard(plan.plan(), option));
            graphs.emplace_back(boards.back());
            zones.emplace_back(boards.back());
        }
        for (int step = 0; step < 150; ++step) {
            const Edit edit = randomEdit(scenario, content, random);
            apply(scenario, edit);
            const PlanChange change = plan.follow(scenario, edit);
            const PlanPart part(plan.plan(), change);
            const std::vector<Outside> outside = outsideOf(plan.plan());
            std::vector<TileIndex> all;
            for (TileIndex tile = 0; tile < change.tiles.count; ++tile)
                all.push_back(tile);
            for (std::size_t i = 0; i < boards.size(); ++i) {
                patchBoard(boards[i], plan.plan(), change, part, options[i]);
                patchOpenings(boards[i], all, outside);
                const Board compiled = compileBoard(planBoard(scenario, content), options[i]);
                const QString wrong = difference(boards[i], compiled);
                QVERIFY2(wrong.isEmpty(), qPrintable(QString("step %1, board %2, %3: %4")
                                                         .arg(step)
                                                         .arg(i)
                                                         .arg(int(edit.name))
                                                         .arg(wrong)));
                graphs[i].renumber(change.tiles);
                graphs[i].update(boards[i], part.renewed());
                zones[i].update(boards[i], part.renewed());
                checkZones({boards[i], graphs[i], zones[i]}, compiled);
                if (QTest::currentTestFailed())
                    return;
            }
        }
    }

private:
    /// Zones tell of the same regions as the squares do, and the graph of the same tiles.
    void checkZones(const ZoneMap& map, const Board& compiled)
    {
        const TileGraph graph(compiled);
        for (TileIndex tile = 0; tile < TileIndex(compiled.tiles().size()); ++tile)
            QVERIFY(std::ranges::equal(map.graph.links(tile), graph.links(tile)));
        const auto ofSquares = pathRegions(compiled);
        const auto ofZones = regionsOfZones(map);
        std::map<std::int32_t, std::int32_t> same, back;
        for (SquareIndex square = 0; square < compiled.squareCount(); ++square) {
            if (!compiled.isPlayable(square))
                continue;
            const SquareIndex zone = map.zones.zoneOf(map.board.squareAt(compiled.squareOf(square)));
            const std::int32_t here = ofSquares[std::size_t(square)], there = ofZones[std::size_t(zone)];
            QCOMPARE(same.try_emplace(here, there).first->second, there);
            QCOMPARE(back.try_emplace(there, here).first->second, here);
        }
    }
};

DELVE_TEST(TestBoardPatch)
#include "tst_board_patch.moc"
