// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/validation/verdict.h"
#include "engine/mageknight/scenario/edits/table_edits.h"
#include "engine/mageknight/scenario/edits/thing_edits.h"
#include "engine/mageknight/setup/validate_setup.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <array>
#include <span>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestVerdict : public QObject
{
    Q_OBJECT

private slots:
    void namesTheRuleThatRefuses();
    void whatIsLegalIsLegal();
    void oldFaultsAreNotBlamedOnTheChange();
    void whatIsMovedTogetherKeepsItsFaults();
    void aLackOfTheWholeIsNoMatterOfTheChange();
    void thingsInOnePlaceOverlap();
    void noThingIsPutOnAnother();
    void twoTeamsDoNotEnterByOneOpening();
};

namespace {

Verdict judge(const Scenario& scenario, const Edit& edit)
{
    return verdictOf(validateSetup(scenario, shippedContent()),
                     validateSetup(applied(scenario, edit), shippedContent()), edit);
}

} // namespace

void TestVerdict::namesTheRuleThatRefuses()
{
    const Scenario& scenario = sample("standard");
    PlacedTile tile = scenario.tiles.front();
    tile.id = ThingId("new");
    const Verdict verdict = judge(scenario, addThing(scenario, ThingKind::Tile, tile));
    QCOMPARE(verdict.kind, Verdict::Kind::Refused);
    QVERIFY(
        std::ranges::any_of(verdict.reasons, [](const Finding& reason) { return reason.rule == "MAP-07"; }));
}

void TestVerdict::whatIsLegalIsLegal()
{
    const Scenario& scenario = sample("standard");
    const Edit edit = addThing(scenario, ThingKind::Note, Note{ThingId("new"), {0, 1, 1}, "look"});
    QCOMPARE(judge(scenario, edit), Verdict{});
}

void TestVerdict::oldFaultsAreNotBlamedOnTheChange()
{
    Scenario scenario = sample("standard");
    scenario.chests.push_back(scenario.chests.front());
    scenario.chests.back().id = ThingId("second"); // on the same square: MAP-26
    QVERIFY(!validateSetup(scenario, shippedContent()).empty());
    const Edit edit = addThing(scenario, ThingKind::Note, Note{ThingId("new"), {0, 1, 1}, "look"});
    QCOMPARE(judge(scenario, edit).kind, Verdict::Kind::Legal);
}

void TestVerdict::whatIsMovedTogetherKeepsItsFaults()
{
    Scenario scenario = sample("standard");
    scenario.tiles.resize(2);
    scenario.tiles[1].position = scenario.tiles[0].position + Offset{1, 0}; // MAP-07
    scenario.chests.clear();                                                // what lay on the others
    scenario.tokens.clear();
    scenario.markers.clear();
    scenario.artifacts.clear();
    scenario.doors.clear();
    scenario.entrances.clear();
    scenario.exits.clear();
    const std::array both{scenario.tiles[0].id, scenario.tiles[1].id};
    QVERIFY(judge(scenario, moveThings(scenario, shippedContent(), both, {3, 0})).kind !=
            Verdict::Kind::Refused);
    // Alone one of them still overlaps the other, in another place.
    const Verdict alone =
        judge(scenario, moveThings(scenario, shippedContent(), std::span(both).first(1), {2, 0}));
    QCOMPARE(alone.kind, Verdict::Kind::Refused);
    QVERIFY(alone.isOverlap());
}

void TestVerdict::aLackOfTheWholeIsNoMatterOfTheChange()
{
    const Finding lack{"CHEST-08", Severity::Warning, {.variant = "no-tile"}};
    const Finding placed{"MRK-14", Severity::Warning, {.things = {ThingId("m")}, .squares = {{0, 1, 1}}}};
    QCOMPARE(verdictOf(Findings{}, Findings{lack}, Edit{}), Verdict{});
    QCOMPARE(verdictOf(Findings{}, Findings{placed}, Edit{}),
             (Verdict{Verdict::Kind::Questionable, {placed}}));
}

void TestVerdict::thingsInOnePlaceOverlap()
{
    QVERIFY((Verdict{Verdict::Kind::Refused, {{"MAP-26", Severity::Error, {}}}}.isOverlap()));
    QVERIFY((!Verdict{Verdict::Kind::Refused, {{"LAY-09", Severity::Error, {}}}}.isOverlap()));
}

/// Whatever is put where something like it lies, or where it would hide another thing.
void TestVerdict::noThingIsPutOnAnother()
{
    const Scenario& scenario = sample("two-hundred"); // it has some of each
    const auto put = [&](ThingKind kind, auto thing) {
        thing.id = ThingId("new");
        const Verdict verdict = judge(scenario, addThing(scenario, kind, thing));
        return verdict.kind == Verdict::Kind::Refused && verdict.isOverlap();
    };
    QVERIFY(put(ThingKind::Tile, scenario.tiles.front()));
    QVERIFY(put(ThingKind::Door, scenario.doors.front()));
    QVERIFY(put(ThingKind::Marker, scenario.markers.front()));
    QVERIFY(put(ThingKind::Chest, scenario.chests.front()));
    QVERIFY(put(ThingKind::Token, scenario.tokens.front()));
    QVERIFY(put(ThingKind::Artifact, scenario.artifacts.front()));
    PlacedToken token = scenario.tokens.front();
    token.square = scenario.chests.front().square;
    QVERIFY(put(ThingKind::Token, token));
    PlacedArtifact artifact = scenario.artifacts.front();
    artifact.square = scenario.chests.front().square;
    QVERIFY(put(ThingKind::Artifact, artifact));
}

/// ENT-06: two arrows at one opening hide each other; two openings of one hallway are only against the rule.
void TestVerdict::twoTeamsDoNotEnterByOneOpening()
{
    const Scenario& scenario = sample("standard");
    Arrow arrow = scenario.entrances[0];
    arrow.edge = scenario.entrances[1].edge;
    const Edit moved = changeThing(scenario, {ThingKind::Entrance, 0}, arrow);
    const Verdict verdict = judge(scenario, moved);
    QCOMPARE(verdict.kind, Verdict::Kind::Refused);
    QVERIFY(verdict.isOverlap());
    QVERIFY((!Verdict{Verdict::Kind::Refused, {{"ENT-06", Severity::Error, {}}}}.isOverlap()));
    QVERIFY((!Verdict{Verdict::Kind::Refused, {{"TOK-14", Severity::Error, {}}}}.isOverlap()));
}

DELVE_TEST(TestVerdict)
#include "tst_verdict.moc"
