// SPDX-License-Identifier: GPL-3.0-or-later
// The proof that live legality says what the setup rules say: on finished dungeons with all pieces and on
// broken ones, spot by spot.

#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/setup/added_errors.h"
#include "engine/mageknight/setup/generate/generate_dungeons.h"
#include "engine/mageknight/setup/placements/place_thing.h"
#include "engine/mageknight/setup/placements/placement_field.h"
#include "tests/support/mageknight/broken_scenario.h"
#include "tests/support/mageknight/carried_piece.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_edit.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/mageknight/told_entrances.h"
#include "tests/support/test_registry.h"

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr std::array placeableKinds{ThingKind::Tile,     ThingKind::Door,  ThingKind::Marker,
                                    ThingKind::Artifact, ThingKind::Chest, ThingKind::Token,
                                    ThingKind::Entrance, ThingKind::Exit,  ThingKind::Figure};

/// Judges a spot by the setup rules alone.
bool isLegalByTheRules(const Scenario& scenario, const Content& content, const Findings& before,
                       const CarriedPiece& piece, const Spot& spot)
{
    Scenario after = scenario;
    apply(after, placeThing(scenario, content, piece, spot));
    return std::ranges::none_of(validateSetup(after, content), [&](const Finding& finding) {
        return KnownFindings(before).isAddedBy(idOf(piece.thing), finding) &&
               !isNoMatterOfASpot(finding, after);
    });
}

struct Tally
{
    int legal = 0, refused = 0, wholes = 0;
};

/// A dungeon as its designer has it in hand: finished, or with one more tile welcome.
enum class Stage
{
    Recorded,
    Flagged,
    Unnamed
};

Scenario atStage(Scenario scenario, Stage stage)
{
    if (stage == Stage::Recorded)
        return scenario;
    scenario.options.freeBuild = true;
    for (PlacedTile& tile : scenario.tiles) {
        tile.player = {};
        if (stage == Stage::Unnamed && tile.role == TileRole::Entrance)
            tile.role = TileRole::None;
    }
    return scenario;
}

/// New pieces of all sorts and those that lie.
std::vector<CarriedPiece> piecesFor(const Scenario& scenario, ThingKind kind, Random& random)
{
    const auto oneOf = [&](const auto& list) -> const auto& {
        return list[random.below(std::uint32_t(list.size()))];
    };
    const Pack& pack = starterPack();
    const ThingId player = scenario.players.empty() ? ThingId() : oneOf(scenario.players).id;
    std::vector<CarriedPiece> pieces;
    switch (kind) {
    case ThingKind::Tile:
        for (const TileKind wanted : {TileKind::Chamber, TileKind::Hallway}) {
            std::vector<ContentId> tiles;
            for (const Tile& tile : pack.tiles)
                if (tile.kind == wanted)
                    tiles.push_back(tile.id);
            pieces.push_back(carriedPiece(kind, oneOf(tiles), random.below(2) == 0 ? player : ThingId()));
        }
        break;
    case ThingKind::Door: pieces.push_back(carriedPiece(kind, oneOf(pack.doors).id, player)); break;
    case ThingKind::Marker: pieces.push_back(carriedPiece(kind, oneOf(pack.markers).id, player)); break;
    case ThingKind::Artifact:
        for (const bool pillar : {true, false}) {
            std::vector<ContentId> artifacts;
            for (const ArtifactKind& artifact : pack.artifacts)
                if (isPillar(artifact.artifactClass) == pillar)
                    artifacts.push_back(artifact.id);
            pieces.push_back(carriedPiece(kind, oneOf(artifacts), player));
        }
        break;
    case ThingKind::Chest: pieces.push_back(carriedPiece(kind, oneOf(pack.chests).id, player)); break;
    case ThingKind::Token: pieces.push_back(carriedPiece(kind, {}, player)); break;
    case ThingKind::Figure: {
        std::vector<ContentId> spawn;
        for (const Figure& figure : pack.figures)
            if (figure.role == FigureRole::MageSpawn)
                spawn.push_back(figure.id);
        pieces.push_back(carriedPiece(kind, oneOf(spawn), {}));
        break;
    }
    default:
        if (!player.empty())
            pieces.push_back(carriedPiece(kind, {}, player));
    }
    const std::size_t count = visitList(scenario, kind, [](const auto& list) { return list.size(); });
    if (count > 0)
        pieces.push_back({kind, thingAt(scenario, {kind, random.below(std::uint32_t(count))})});
    return pieces;
}

} // namespace

class TestEverySpot : public QObject
{
    Q_OBJECT

    /// Compares so many of the spots that a field would try, all if there are fewer.
    static bool agrees(const Scenario& scenario, const Content& content, const CarriedPiece& piece,
                       std::size_t most, Tally& tally)
    {
        const auto field = placementField(scenario, content, piece);
        const Findings before = validateSetup(scenario, content);
        std::vector<Spot> spots = field->candidates();
        const std::size_t step = 1 + spots.size() / most;
        for (std::size_t i = 0; i < spots.size(); i += step) {
            const bool isLegal = isLegalByTheRules(scenario, content, before, piece, spots[i]);
            ++(isLegal ? tally.legal : tally.refused);
            if (field->isLegal(spots[i]) == isLegal)
                continue;
            const auto& [square, side, rotation, tileSide, face, facing] = spots[i];
            qWarning(
                "%s of kind %d at (%d, %d, %d), side %d, rotation %d, face %d/%d, facing %d should be %s",
                idOf(piece.thing).text().c_str(), int(piece.kind), square.level, square.x, square.y,
                int(side), int(rotation), int(tileSide), int(face), int(facing),
                isLegal ? "legal" : "refused");
            for (const Finding& reason : field->whyNot(spots[i]))
                qWarning("refused by %s", reason.rule.c_str());
            return false;
        }
        tally.wholes += field->scenariosJudged();
        return true;
    }

    static int seeds(int usual)
    {
        const int count = qEnvironmentVariableIntValue("DELVEWRIGHT_PLACEMENT_SEEDS");
        return count > 0 ? count : usual;
    }

private slots:
    void ofFinishedDungeons_data()
    {
        QTest::addColumn<int>("kind");
        for (const ThingKind kind : placeableKinds)
            QTest::newRow(qPrintable(QString::number(int(kind)))) << int(kind);
    }

    void ofFinishedDungeons()
    {
        QFETCH(int, kind);
        Tally tally;
        for (int seed = 1; seed <= seeds(3); ++seed) {
            DungeonWishes wishes;
            wishes.players = 2 + seed % 3;
            wishes.artifacts = 4;
            wishes.flavour = TerrainFlavour(seed % 6);
            const auto made = generateDungeons(shippedContent(), wishes, std::uint64_t(seed), 1, {});
            QVERIFY(!made.proposals.empty());
            for (const Stage stage : {Stage::Recorded, Stage::Flagged, Stage::Unnamed}) {
                const Scenario scenario = atStage(made.proposals.front().scenario, stage);
                Random random(std::uint64_t(seed * 8 + kind));
                for (const CarriedPiece& piece : piecesFor(scenario, ThingKind(kind), random))
                    QVERIFY2(agrees(scenario, shippedContent(), piece, 150, tally),
                             qPrintable(QStringLiteral("seed %1, stage %2").arg(seed).arg(int(stage))));
            }
        }
        qInfo("%d legal, %d refused; the whole scenario was judged %d times", tally.legal, tally.refused,
              tally.wholes);
        QVERIFY(tally.legal + tally.refused > 20);
    }

    void ofBrokenScenarios_data() { ofFinishedDungeons_data(); }

    void ofBrokenScenarios()
    {
        QFETCH(int, kind);
        Tally tally;
        for (int seed = 1; seed <= seeds(30); ++seed) {
            Random random(std::uint64_t(seed * 8 + kind));
            Scenario scenario = atStage(brokenScenario(std::uint64_t(seed)), Stage(seed % 3));
            for (int edits = int(random.below(4)); edits > 0; --edits) {
                Scenario after = scenario;
                apply(after, randomEdit(scenario, contentForFaults(), random));
                after.map.reset();
                if (checkReferences(after, contentForFaults()).empty())
                    scenario = std::move(after);
            }
            for (const CarriedPiece& piece : piecesFor(scenario, ThingKind(kind), random))
                QVERIFY2(agrees(scenario, contentForFaults(), piece, 16, tally),
                         qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
        qInfo("%d legal, %d refused; the whole scenario was judged %d times", tally.legal, tally.refused,
              tally.wholes);
        QVERIFY(tally.refused > 20);
    }

    /// What the canvas asks when a piece is picked up must not look at the whole scenario spot by spot.
    void fewSpotsNeedTheWholeScenario()
    {
        const Scenario scenario = atStage(sample("three-players"), Stage::Flagged);
        for (const ThingKind kind : placeableKinds) {
            Random random(1);
            for (const CarriedPiece& piece : piecesFor(scenario, kind, random)) {
                if (kind == ThingKind::Tile && indexOf(scenario, piece))
                    continue;
                const auto field = placementField(scenario, shippedContent(), piece);
                const auto candidates = int(field->candidates().size());
                field->legalSpots();
                qInfo("kind %d: %d of %d spots", int(kind), field->scenariosJudged(), candidates);
                QVERIFY(field->scenariosJudged() <= candidates / 40);
            }
        }
    }
};

DELVE_TEST(TestEverySpot)
#include "tst_every_spot.moc"
