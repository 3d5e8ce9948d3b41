// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/validation/spot_finder.h"
#include "engine/mageknight/setup/placements/place_thing.h"
#include "engine/mageknight/setup/validate_setup.h"
#include "tests/support/mageknight/carried_piece.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestSpotFinder : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithTheSetupRules();
    void knowsWhichSpotsLieAlike();
    void theNearestSpotWithinReachIsFound();
    void numbersOfTheWholeDoNotColourASpot();
    void aPieceWithoutASpotHasAReason();
    void anEmptyTableAndAFullOneAreReasonsToo();
};

/// What is lit is what the judgement of the whole scenario calls legal, for a thing that is moved.
void TestSpotFinder::agreesWithTheSetupRules()
{
    const Scenario& scenario = sample("standard");
    const Findings before = validateSetup(scenario, shippedContent());
    SpotFinder finder;
    finder.pickUp(scenario, shippedContent(), {ThingKind::Token, thingAt(scenario, {ThingKind::Token, 0})});
    QVERIFY(finder.isReady());
    QVERIFY(!finder.legalSpots().empty());
    for (const LegalSpot& legal : finder.legalSpots()) {
        QVERIFY(finder.judge(legal.spot).kind != Verdict::Kind::Refused);
        const Edit edit = finder.edit(legal.spot);
        if (!edit.isEmpty())
            QVERIFY(verdictOf(before, validateSetup(applied(scenario, edit), shippedContent()), edit).kind !=
                    Verdict::Kind::Refused);
    }
    Spot taken;
    taken.square = scenario.chests.front().square; // MAP-26: on a chest
    const Verdict verdict = finder.judge(taken);
    QCOMPARE(verdict.kind, Verdict::Kind::Refused);
    QVERIFY(!verdict.reasons.empty());
}

void TestSpotFinder::knowsWhichSpotsLieAlike()
{
    const Scenario& scenario = sample("standard");
    const ThingPlace place{ThingKind::Chest, 0};
    SpotFinder finder;
    finder.pickUp(scenario, shippedContent(), {ThingKind::Chest, thingAt(scenario, place)});
    const auto alike = finder.legalSpotsLike(spotOf(scenario, shippedContent(), place));
    QVERIFY(!alike.empty());
    QVERIFY(alike.size() < finder.legalSpots().size());
    for (const LegalSpot& legal : alike)
        QCOMPARE(legal.spot.side, scenario.chests.front().facing);
    const ThingPlace door{ThingKind::Door, 0};
    SpotFinder doors;
    doors.pickUp(scenario, shippedContent(), {ThingKind::Door, thingAt(scenario, door)});
    QCOMPARE(doors.legalSpotsLike({}).size(), doors.legalSpots().size()); // the side is a door's place
}

void TestSpotFinder::theNearestSpotWithinReachIsFound()
{
    const std::vector<LegalSpot> spots{
        {{}, {0, QRectF(0, 0, 1, 1)}}, {{}, {0, QRectF(2, 0, 1, 1)}}, {{}, {1, QRectF(1, 0, 1, 1)}}};
    QCOMPARE(nearestSpot(spots, {0.6, 0.5}, 0, 0.5), &spots[0]);
    QCOMPARE(nearestSpot(spots, {2.1, 0.5}, 0, 0.5), &spots[1]);
    QCOMPARE(nearestSpot(spots, {1.5, 0.5}, 0, 0.5), nullptr);
    QCOMPARE(nearestSpot(spots, {1.5, 0.5}, 1, 0.5), &spots[2]);
}

/// LAY-15: with tiles that ran out every tile changes how many are missing, wherever it is laid.
void TestSpotFinder::numbersOfTheWholeDoNotColourASpot()
{
    Scenario scenario = sample("standard");
    scenario.options.tilesRanOut = true;
    scenario.chests.clear();
    scenario.tokens.clear();
    scenario.markers.clear();
    scenario.artifacts.clear();
    scenario.doors.clear();
    scenario.entrances.clear();
    scenario.exits.clear();
    scenario.tiles.pop_back();
    const ThingPlace last{ThingKind::Tile, scenario.tiles.size() - 1};
    const Spot spot = spotOf(scenario, shippedContent(), last);
    const Thing tile = thingAt(scenario, last);
    scenario.tiles.pop_back();
    const Findings before = validateSetup(scenario, shippedContent());
    QVERIFY(std::ranges::any_of(before, [](const Finding& finding) {
        return finding.rule == "LAY-03" && finding.severity == Severity::Warning;
    }));
    SpotFinder finder;
    finder.pickUp(scenario, shippedContent(), {ThingKind::Tile, tile});
    const Verdict verdict = finder.judge(spot);
    for (const Finding& reason : verdict.reasons)
        QVERIFY2(reason.rule != "LAY-03" && reason.rule != "CHEST-08", reason.rule.c_str());
}

void TestSpotFinder::aPieceWithoutASpotHasAReason()
{
    const Scenario& full = sample("standard");
    SpotFinder finder;
    finder.pickUp(full, shippedContent(), {ThingKind::Token, thingAt(full, {ThingKind::Token, 0})});
    QVERIFY(!finder.whyNowhere()); // there are spots
    Scenario scenario = full;      // each player has placed two chests (CHEST-07)
    PlacedChest third = scenario.chests.front();
    third.id = ThingId("third");
    finder.pickUp(scenario, shippedContent(), {ThingKind::Chest, third});
    QVERIFY(finder.legalSpots().empty());
    const auto why = finder.whyNowhere();
    QVERIFY(why.has_value());
    QVERIFY(why->second.severity == Severity::Error);
    QVERIFY(why->second.rule != "MAP-26");
}

/// Also where there is no spot to try, or nothing but what lies there already is in the way.
void TestSpotFinder::anEmptyTableAndAFullOneAreReasonsToo()
{
    const Scenario& full = sample("standard");
    Scenario empty;
    empty.levels = full.levels;
    empty.players = full.players;
    SpotFinder finder;
    const auto whyNot = [&](const Scenario& scenario, ThingKind kind, const Thing& thing) {
        finder.pickUp(scenario, shippedContent(), {kind, thing});
        const auto why = finder.whyNowhere();
        return QString::fromStdString(why ? why->second.rule : "no reason");
    };
    QCOMPARE(whyNot(empty, ThingKind::Chest, full.chests.front()), QStringLiteral("CHEST-11"));
    QCOMPARE(whyNot(empty, ThingKind::Door, full.doors.front()), QStringLiteral("DOOR-02"));
    QCOMPARE(whyNot(empty, ThingKind::Entrance, full.entrances.front()), QStringLiteral("ENT-01"));
}

DELVE_TEST(TestSpotFinder)
#include "tst_spot_finder.moc"
