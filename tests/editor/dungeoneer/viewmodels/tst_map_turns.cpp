// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/document/map_templates.h"
#include "editor/dungeoneer/viewmodels/canvas/card_hand.h"
#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"
#include "editor/dungeoneer/viewmodels/panels/card_palette.h"
#include "tests/editor/dungeoneer/render/shipped_sets.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

/// A new map of two players.
std::unique_ptr<CardMapViewModel> freshMap()
{
    return std::make_unique<CardMapViewModel>(
        std::make_unique<CardMapDocument>(shippedCards(), newMap(shippedCards())));
}

ContentId idOf(const QVariant& card)
{
    return ContentId(
        card.toMap().value(QStringLiteral("piece")).toString().mid(qsizetype(strlen("card:"))).toStdString());
}

int placesOf(const QVariant& card)
{
    return card.toMap().value(QStringLiteral("places")).toInt();
}

/// The person who is to move lays the first card of the hand that has a place.
bool layFirst(MapTurns& turns)
{
    for (const QVariant& card : turns.hand())
        if (placesOf(card) > 0)
            return turns.lay(idOf(card), turns.placesOf(idOf(card)).front());
    return false;
}

} // namespace

/// Map in View in the window: hands that are hidden, turns, and the program in seats that nobody holds.
class TestMapTurns : public QObject
{
    Q_OBJECT

private slots:
    void DNR_OPT_02_oneStepTakesThePlaceOfThree();
    void DNR_OPT_07_aPersonAndTheProgramLayTheWholeMap();
    void DNR_OPT_07_cardsComeFromTheHandAlone();
    void handsAreCoveredUntilTheNextPersonHasTheMouse();
    void undoGoesBackToTheTurnBefore();
    void whatWasLaidOtherwiseIsTold();
    void theProgramProposesAndLaysWhatItProposed();
    void nothingIsDealtToOnePlayerOrWithoutAnEntrance();
    void DNR_OPT_09_theEntranceIsChosenBeforeTheDeal();
    void DNR_OPT_06_whichEntranceDecidesIsStated();
    void drawsAtTheStartLieAroundTheEntrance();
};

void TestMapTurns::DNR_OPT_02_oneStepTakesThePlaceOfThree()
{
    const auto map = freshMap();
    MapGuide& guide = *map->guide();
    QCOMPARE(guide.rowCount(), 7);
    QVERIFY(!guide.data(guide.index(4), MapGuide::TurnsRole).toBool());
    map->turns()->agree();
    QVERIFY(map->model().scenario().options.mapInView);
    QCOMPARE(guide.rowCount(), 5);
    QCOMPARE(guide.current(), 4);
    QVERIFY(guide.data(guide.index(4), MapGuide::TurnsRole).toBool());
    QCOMPARE(guide.draw(4), QString());
    map->undo();
    QCOMPARE(guide.rowCount(), 7);
}

void TestMapTurns::DNR_OPT_07_aPersonAndTheProgramLayTheWholeMap()
{
    const auto map = freshMap();
    MapTurns& turns = *map->turns();
    turns.begin();
    QCOMPARE(turns.fault(), QString());
    for (int turn = 0; turn < 40 && !turns.isOver(); ++turn) {
        QVERIFY(turns.personMoves()); // the program has laid at once
        QVERIFY(!turns.isCovered());  // nobody else looks
        QVERIFY(layFirst(turns));
    }
    QVERIFY(turns.isOver());
    QVERIFY(!turns.isGoingOn());
    QCOMPARE(turns.hand(), QVariantList());
    QCOMPARE(map->model().scenario().stage, Stage::Finished);
    QCOMPARE(map->cardCount(), 20);
    QCOMPARE(countOf(map->model().findings(), Severity::Error), 0);
    QCOMPARE(map->guide()->data(map->guide()->index(4), MapGuide::StateRole).toInt(), 2);
}

void TestMapTurns::DNR_OPT_07_cardsComeFromTheHandAlone()
{
    const auto map = freshMap();
    MapTurns& turns = *map->turns();
    turns.begin();
    const QVariantList hand = turns.hand();
    QVERIFY(!hand.isEmpty());
    int held = 0, strange = 0;
    for (const MapCard& card : shippedSet("overdraft").maps) {
        const bool isHeld = std::ranges::any_of(
            hand, [&](const QVariant& own) { return idOf(own) == card.id && placesOf(own) > 0; });
        QCOMPARE(!turns.placesOf(card.id).empty(), isHeld);
        ++(isHeld ? held : strange);
        if (!isHeld) {
            QVERIFY(!turns.lay(card.id, {{1, 0}, false}));
            continue;
        }
        // What is lit is what may be done; elsewhere it says why not.
        const auto places = turns.placesOf(card.id);
        const auto carried = CardHand::ofTurn(map->model(), card.id, places);
        QCOMPARE(carried->places(), places);
        for (int column = -2; column <= 2; ++column)
            for (int row = -2; row <= 2; ++row) {
                const Placement place{{column, row}, false};
                QCOMPARE(carried->verdictOn(card.kind, place).isLegal(),
                         std::ranges::find(places, place) != places.end());
            }
    }
    QVERIFY(held > 0 && strange > 0);
}

void TestMapTurns::handsAreCoveredUntilTheNextPersonHasTheMouse()
{
    const auto map = freshMap();
    MapTurns& turns = *map->turns();
    turns.setPerson(1, true);
    turns.begin();
    QVERIFY(turns.isCovered());
    QCOMPARE(turns.hand(), QVariantList());
    const QString first = turns.mover();
    turns.uncover();
    QVERIFY(!turns.hand().isEmpty());
    QVERIFY(layFirst(turns));
    QVERIFY(turns.mover() != first);
    QVERIFY(turns.isCovered());
    QCOMPARE(turns.hand(), QVariantList());
    for (const MapCard& card : shippedSet("overdraft").maps)
        QVERIFY(turns.placesOf(card.id).empty());
    turns.uncover();
    QVERIFY(layFirst(turns));
    QVERIFY(turns.isCovered()); // the first one had looked before, and looks again
    // A seat that is given to the program needs no cover.
    turns.setPerson(turns.mover().endsWith(u'1') ? 0 : 1, false);
    QVERIFY(!turns.personMoves() && !turns.isCovered());
    QCOMPARE(turns.hand(), QVariantList());
}

void TestMapTurns::undoGoesBackToTheTurnBefore()
{
    const auto map = freshMap();
    MapTurns& turns = *map->turns();
    turns.setPerson(1, true);
    turns.begin();
    const QString first = turns.mover();
    turns.uncover();
    const QVariantList hand = turns.hand();
    QVERIFY(layFirst(turns));
    QCOMPARE(map->cardCount(), 1);
    map->undo();
    QCOMPARE(map->cardCount(), 0);
    QCOMPARE(turns.mover(), first);
    QCOMPARE(turns.hand(), hand);
    map->redo();
    QVERIFY(turns.mover() != first);
    QCOMPARE(turns.fault(), QString());
}

void TestMapTurns::whatWasLaidOtherwiseIsTold()
{
    const auto map = freshMap();
    MapTurns& turns = *map->turns();
    turns.begin();
    for (int turn = 0; turn < 3; ++turn)
        QVERIFY(layFirst(turns));
    // A card that is turned away from where it was laid: these turns never were.
    const auto& laid = map->model().scenario().dungeon;
    map->selection()->set({laid[laid.size() - 2].id});
    map->commands()->nudge(30, 30);
    QVERIFY(!turns.isGoingOn());
    QVERIFY(turns.fault().contains(QStringLiteral("deal 1")));
    map->undo();
    QCOMPARE(turns.fault(), QString());
    QVERIFY(turns.isGoingOn());
    // The cards are put away and dealt again by their number: it goes on where it was.
    const QVariantList hand = turns.hand();
    turns.end();
    QVERIFY(!turns.isGoingOn());
    turns.begin();
    QCOMPARE(turns.hand(), hand);
    turns.setDeal(2);
    QVERIFY(turns.deal() == 2 && turns.hand() != hand);
}

void TestMapTurns::theProgramProposesAndLaysWhatItProposed()
{
    const auto map = freshMap();
    MapTurns& turns = *map->turns();
    turns.setLaysAtOnce(false);
    turns.setPerson(0, false);
    turns.begin();
    QVERIFY(!turns.personMoves());
    int others = 0;
    while (!turns.isOver()) {
        const auto proposed = turns.proposed();
        QVERIFY(proposed.has_value());
        QVERIFY(!turns.proposal().isEmpty());
        turns.proposeOther();
        others += turns.proposed() != proposed;
        const auto other = *turns.proposed();
        const ContentId id = turns.idOf(other.card);
        turns.layProposed();
        const PlacedCard& last = map->model().scenario().dungeon.back();
        QCOMPARE(last.card, id);
        QCOMPARE(last.cell, other.placement.cell);
        QCOMPARE(last.isTurned, other.placement.isTurned);
    }
    QVERIFY(others > 5);
    QCOMPARE(countOf(map->model().findings(), Severity::Error), 0);
}

namespace {

/// A new map of two players with these sets.
std::unique_ptr<CardMapViewModel> freshMapOf(std::initializer_list<const char*> sets)
{
    Scenario scenario = newMap(shippedCards());
    scenario.packs.clear();
    scenario.maps.clear();
    for (const char* id : sets) {
        const CardSet& set = shippedSet(id);
        scenario.packs.push_back({set.id, set.version, set.hash});
        if (std::ranges::find(scenario.maps, set.mapKind) == scenario.maps.end())
            scenario.maps.push_back(set.mapKind);
    }
    return std::make_unique<CardMapViewModel>(
        std::make_unique<CardMapDocument>(shippedCards(), std::move(scenario)));
}

} // namespace

void TestMapTurns::DNR_OPT_09_theEntranceIsChosenBeforeTheDeal()
{
    QVERIFY(freshMap()->turns()->entrances().isEmpty()); // there is but one
    for (const int entrance : {1, 2}) {
        const auto map = freshMapOf({"overdraft", "night-shift"});
        MapTurns& turns = *map->turns();
        turns.setLaysAtOnce(false);
        const auto choices = turns.entrances();
        QCOMPARE(choices.size(), 1);
        QCOMPARE(choices.front().toMap().value(QStringLiteral("names")).toStringList(),
                 (QStringList{QStringLiteral("By chance"), QStringLiteral("Front Office"),
                              QStringLiteral("Staff Entrance")}));
        turns.chooseEntrance(0, entrance);
        QCOMPARE(turns.entrances().front().toMap().value(QStringLiteral("chosen")).toInt(), entrance);
        turns.setPerson(0, false);
        turns.begin();
        turns.layProposed();
        QCOMPARE(map->model().scenario().dungeon.front().card,
                 ContentId(entrance == 1 ? "overdraft/front-office" : "night-shift/staff-entrance"));
        QVERIFY(turns.isGoingOn());
    }
}

void TestMapTurns::DNR_OPT_06_whichEntranceDecidesIsStated()
{
    QVERIFY(freshMap()->turns()->deciders().isEmpty());
    for (const MapKind kind : allMapKinds) {
        const auto map = freshMapOf({"overdraft", "bad-road"});
        MapTurns& turns = *map->turns();
        turns.setLaysAtOnce(false);
        turns.setPerson(0, false);
        QCOMPARE(turns.deciders(), (QStringList{QStringLiteral("Dungeon"), QStringLiteral("Wilderness")}));
        turns.setDecider(int(kind));
        QCOMPARE(turns.decider(), int(kind));
        turns.begin();
        turns.layProposed();
        QCOMPARE(map->model().scenario().cards(kind).size(), std::size_t(1));
        QVERIFY(turns.isGoingOn());
    }
}

void TestMapTurns::nothingIsDealtToOnePlayerOrWithoutAnEntrance()
{
    Scenario scenario = newMap(shippedCards());
    scenario.players.pop_back();
    CardMapDocument lonely(shippedCards(), scenario);
    MapTurns turns(lonely);
    QVERIFY(turns.fault().contains(QStringLiteral("DNR-SETUP-01")));
    turns.begin();
    QVERIFY(!turns.isGoingOn());
    scenario = newMap(shippedCards());
    scenario.packs.clear();
    CardMapDocument bare(shippedCards(), scenario);
    MapTurns nobody(bare);
    QVERIFY(nobody.fault().contains(QStringLiteral("DNR-SETUP-15")));
    nobody.begin();
    QVERIFY(!nobody.isGoingOn());
}

/// DNR-SETUP-16: whatever is drawn in the step of the four Passages, and whichever of the places it asks for
/// is taken, all four sides are filled.
void TestMapTurns::drawsAtTheStartLieAroundTheEntrance()
{
    for (int seed = 1; seed <= 60; ++seed) {
        const auto map = freshMap();
        MapGuide& guide = *map->guide();
        guide.seedDraws(seed);
        Random random(std::uint64_t(seed) + 1000);
        QStringList drawn;
        for (int draw = 0; draw < 5; ++draw) {
            QCOMPARE(guide.current(), draw == 0 ? 4 : 5);
            const QString key = draw == 0 ? guide.drawEntrance() : guide.draw(5);
            QVERIFY(!key.isEmpty());
            drawn << key;
            const auto hand =
                CardHand::ofCard(map->model(), ContentId(key.mid(qsizetype(strlen("card:"))).toStdString()));
            auto places = guide.wantedPlaces(hand->card());
            QCOMPARE(places.empty(), draw == 0);
            if (places.empty())
                places = hand->places();
            for (const Placement& place : places)
                QVERIFY(hand->isLegal(MapKind::Dungeon, place));
            const Placement place = places[random.below(std::uint32_t(places.size()))];
            QVERIFY(map->model().push(hand->edit(map->model(), MapKind::Dungeon, place)));
        }
        QCOMPARE(guide.current(), 6);
        QCOMPARE(guide.draw(5), QString());
        QCOMPARE(countOf(map->model().findings(), Severity::Error), 0);
        // The same number draws the same cards.
        if (seed == 1) {
            const auto again = freshMap();
            again->guide()->seedDraws(seed);
            QCOMPARE(again->guide()->drawEntrance(), drawn.front());
        }
    }
}

DELVE_TEST(TestMapTurns)
#include "tst_map_turns.moc"
