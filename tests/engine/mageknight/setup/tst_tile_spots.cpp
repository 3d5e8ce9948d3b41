// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"
#include "engine/mageknight/setup/added_errors.h"
#include "engine/mageknight/setup/tile_spots.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/mageknight/told_entrances.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <set>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr std::string_view step2[]{"MAP-07", "LAY-21", "LAY-07", "LAY-03", "LAY-06", "LAY-19", "LAY-04",
                                   "LAY-09", "MAP-21", "LAY-10", "LAY-16", "LAY-11", "LAY-12", "LAY-13"};

Findings errorsOfStep2(const Scenario& scenario, const Content& content)
{
    Findings errors;
    for (const Finding& finding : validateSetup(scenario, content))
        if (finding.severity == Severity::Error && std::ranges::find(step2, finding.rule) != std::end(step2))
            errors.push_back(finding);
    return errors;
}

PlacedTile at(PlacedTile tile, const TileSpot& spot)
{
    tile.position = spot.position;
    tile.side = spot.side;
    tile.rotation = spot.rotation;
    return tile;
}

/// The rules of the errors that the setup rules find once the tile lies there.
std::set<std::string> addedRules(const Scenario& scenario, const Findings& before, const PlacedTile& tile,
                                 const Content& content)
{
    Scenario after = scenario;
    after.tiles.push_back(tile);
    std::set<std::string> rules;
    for (const Finding& finding : errorsOfStep2(after, content))
        if (KnownFindings(before).isAddedBy(tile.id, finding) && !isNoMatterOfASpot(finding, after))
            rules.insert(finding.rule);
    return rules;
}

QString text(const std::set<std::string>& rules)
{
    QStringList list;
    for (const std::string& rule : rules)
        list << QString::fromStdString(rule);
    return list.join(u' ');
}

/// A scenario that somebody is building: players, tiles in turn or not, now and then a fault.
class Builder
{
public:
    explicit Builder(std::uint64_t seed) : m_random(seed)
    {
        m_scenario.packs = {{"starter", "1.0.0", ""}};
        m_scenario.levels = {{"Dungeon"}};
        const int players = 1 + int(m_random.below(4));
        for (int i = 0; i < players; ++i) {
            Player& player = m_scenario.players.emplace_back();
            player.id = ThingId("p" + std::to_string(i));
            player.colour = PlayerColour(i);
        }
        m_isRecorded = isOneIn(2);
        m_scenario.options.buildTotal = 100 + 50 * int(m_random.below(3));
        m_scenario.options.tilesRanOut = isOneIn(6);
        m_scenario.options.freeBuild = isOneIn(8);
    }

    const Scenario& scenario() const { return m_scenario; }
    Random& random() { return m_random; }
    bool isOneIn(std::uint32_t n) { return m_random.below(n) == 0; }

    PlacedTile nextTile()
    {
        const auto& tiles = starterPack().tiles;
        PlacedTile tile;
        tile.id = ThingId("t" + std::to_string(m_scenario.tiles.size()));
        tile.tile = tiles[m_random.below(isOneIn(4) ? 3 : std::uint32_t(tiles.size()))].id;
        if (m_isRecorded && !isOneIn(30))
            tile.player = m_scenario.players[m_scenario.tiles.size() % m_scenario.players.size()].id;
        if (m_scenario.tiles.empty() ? !isOneIn(4) : isOneIn(20))
            tile.role = TileRole::Central;
        else if (isOneIn(8))
            tile.role = TileRole::Entrance;
        return tile;
    }

    TileSpot anySpot()
    {
        return {{0, int(m_random.below(40)) - 20, int(m_random.below(40)) - 20},
                TileSide(m_random.below(2)),
                Rotation(m_random.below(4))};
    }

    void lay(const PlacedTile& tile)
    {
        m_scenario.tiles.push_back(tile);
        if (isOneIn(6)) { // a marker on one of its squares, that may cover a crevasse
            PlacedMarker& marker = m_scenario.markers.emplace_back();
            marker.id = ThingId("m" + std::to_string(m_scenario.markers.size()));
            marker.marker = starterPack().markers.front().id;
            marker.square = tile.position + Offset{int(m_random.below(3)), int(m_random.below(3))};
        }
    }

private:
    Random m_random;
    Scenario m_scenario;
    bool m_isRecorded = false;
};

} // namespace

/// Where a tile may be laid, asked without trying it on the whole scenario.
class TestTileSpots : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheSetupRules()
    {
        const Content& content = shippedContent();
        int legal = 0, refused = 0;
        std::map<std::string, int> seen;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Builder builder(seed);
            for (int step = 0; step < 14; ++step) {
                const PlacedTile tile = builder.nextTile();
                TileSpots spots(builder.scenario(), content, tile);
                const Findings before = errorsOfStep2(builder.scenario(), content);
                const auto compare = [&](const TileSpot& spot) {
                    const auto refusals = spots.refusals(spot);
                    const auto expected = addedRules(builder.scenario(), before, at(tile, spot), content);
                    const std::set<std::string> said(refusals.begin(), refusals.end());
                    for (const std::string& rule : said)
                        ++seen[rule];
                    ++(expected.empty() ? legal : refused);
                    if (said.contains("MAP-07")) // squares that two tiles claim have no single owner
                        return expected.contains("MAP-07");
                    if (said != expected)
                        qWarning("seed %d, step %d: said %s, found %s", int(seed), step,
                                 qPrintable(text(said)), qPrintable(text(expected)));
                    return said == expected;
                };
                const auto all = spots.legalSpots();
                QVERIFY(std::ranges::is_sorted(all));
                for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / 6) {
                    QVERIFY(spots.refusals(all[i]).empty());
                    QVERIFY(compare(all[i]));
                }
                // Places that touch the dungeon are the ones where rules are broken.
                for (int probe = 0; probe < 8; ++probe) {
                    TileSpot spot = builder.anySpot();
                    if (const auto& laid = builder.scenario().tiles; !laid.empty() && probe > 1)
                        spot.position =
                            laid[builder.random().below(std::uint32_t(laid.size()))].position +
                            Offset{int(builder.random().below(13)) - 6, int(builder.random().below(13)) - 6};
                    QVERIFY(compare(spot));
                    // Whatever is legal and joined to the dungeon is listed.
                    if (spots.refusals(spot).empty() && builder.scenario().tiles.size() > 0) {
                        const LaidTiles laid{SetupView(builder.scenario(), content).printed.board};
                        const bool isJoined = laid.wouldHavePath(
                            makeLaidFace(
                                rotated(content.tile(tile.tile)->face(spot.side).layout, spot.rotation)),
                            spot.position);
                        QCOMPARE(std::ranges::binary_search(all, spot), isJoined);
                    }
                }
                const bool isCareless = builder.isOneIn(12);
                if (!isCareless && all.empty())
                    continue;
                builder.lay(at(tile, isCareless ? builder.anySpot()
                                                : all[builder.random().below(std::uint32_t(all.size()))]));
            }
        }
        qInfo("%d legal and %d refused spots compared", legal, refused);
        QVERIFY(legal > 500 && refused > 3000);
        for (const char* rule : {"MAP-07", "LAY-09", "LAY-11", "LAY-12", "LAY-13", "LAY-10", "LAY-21"})
            QVERIFY2(seen[rule] > 0, rule);
    }

    void tilesOnOtherLevelsAreReachedByStairs()
    {
        const Scenario& scenario = sample("two-levels");
        PlacedTile tile = scenario.tiles.back();
        tile.id = ThingId("new");
        Scenario before = scenario;
        before.tiles.pop_back();
        TileSpots spots(before, shippedContent(), tile);
        QVERIFY(spots.refusals({scenario.tiles.back().position, tile.side, tile.rotation}).empty());
        const auto all = spots.legalSpots();
        const Findings errors = errorsOfStep2(before, shippedContent());
        for (const TileSpot& spot : all)
            QCOMPARE(text(addedRules(before, errors, at(tile, spot), shippedContent())), QString());
        QVERIFY(std::ranges::any_of(all, [](const TileSpot& spot) { return spot.position.level == 0; }));
        QVERIFY(std::ranges::any_of(all, [](const TileSpot& spot) { return spot.position.level == 1; }));
    }

    void aPrintedMapTakesNoTiles()
    {
        Scenario scenario = sample("standard");
        scenario.map = MapReference{starterPack().maps.front().id, TileSide::A};
        PlacedTile tile = scenario.tiles.back();
        tile.id = ThingId("new");
        TileSpots spots(scenario, shippedContent(), tile);
        QVERIFY(spots.legalSpots().empty());
        QCOMPARE(spots.refusals({{0, 100, 100}, TileSide::A, Rotation::None}).front(), std::string("MAP-25"));
    }

    void turnedFacesAreWhatTheBoardSays()
    {
        for (const Tile& tile : starterPack().tiles) {
            const LaidFaces faces = makeLaidFaces(tile);
            for (const TileSide side : {TileSide::A, TileSide::B})
                for (const Rotation rotation : allRotations)
                    QVERIFY2(faceOf(faces, side, rotation) ==
                                 makeLaidFace(rotated(tile.face(side).layout, rotation)),
                             tile.id.text().c_str());
        }
    }

    void tilesAreLaidAndTakenAway()
    {
        const LaidFaces faces = makeLaidFaces(starterPack().tiles.front());
        LaidTiles laid;
        laid.push(faces[0], TileKind::Chamber, {0, 0, 0});
        laid.setCentral(0);
        Random random(5);
        const auto places = laid.placesFor(faces[1]);
        QVERIFY(!places.empty());
        for (const Square place : places) {
            laid.push(faces[1], TileKind::Chamber, place);
            QVERIFY(laid.hasPath(1));
            QCOMPARE(laid.adjacentTiles(0), std::vector<TileIndex>{1});
            QCOMPARE(laid.tileAt(place), 1);
            QVERIFY(!laid.isFree(faces[0], place));
            laid.pop();
            QCOMPARE(laid.tileAt(place), -1);
            QVERIFY(laid.adjacentTiles(0).empty());
            QCOMPARE(laid.placesFor(faces[1]), places);
        }
    }

    /// LAY-16 counts what roles tell; it says nothing of the spot of a tile whose role is told later.
    void aCountOfToldEntrancesRefusesNoSpot()
    {
        Scenario scenario = sample("standard");
        for (PlacedTile& tile : scenario.tiles)
            tile.player = {};
        PlacedTile last = scenario.tiles.back();
        scenario.tiles.pop_back();
        scenario.doors.clear();
        scenario.markers.clear();
        QCOMPARE(last.role, TileRole::Entrance);
        last.role = TileRole::None;
        TileSpots spots(scenario, shippedContent(), last);
        const TileSpot spot{last.position, last.side, last.rotation};
        QVERIFY(spots.refusals(spot).empty());
        QVERIFY(spots.isLegal(spot));
        scenario.tiles.push_back(last); // it is found nevertheless
        const auto findings = validateSetup(scenario, shippedContent());
        QVERIFY(std::ranges::any_of(findings, [](const Finding& finding) {
            return finding.rule == "LAY-16" && finding.severity == Severity::Error;
        }));
    }

    void aRingOfTilesClosesItsCourt()
    {
        // Eight open rooms around a court: its square is void, but nobody can leave through it.
        DrawnDungeon dungeon;
        for (const auto& [x, y] : {std::pair(0, 0), {5, 0}, {10, 0}, {0, 5}, {10, 5}, {0, 10}, {10, 10}})
            dungeon.tile(room(), x, y);
        LaidTiles laid{SetupView(dungeon.scenario, dungeon.content()).printed.board};
        QVERIFY(laid.isOutside({0, 7, 7}));
        const LaidFace face = makeLaidFace(FaceLayout({5, 5}));
        laid.push(face, TileKind::Chamber, {0, 5, 10});
        QVERIFY(!laid.isOutside({0, 7, 7}));
        QVERIFY(laid.isOutside({0, -1, 7}));
        laid.pop();
        QVERIFY(laid.isOutside({0, 7, 7}));
    }
};

DELVE_TEST(TestTileSpots)
#include "tst_tile_spots.moc"
