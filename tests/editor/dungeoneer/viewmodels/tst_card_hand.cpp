// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/document/map_templates.h"
#include "editor/dungeoneer/viewmodels/canvas/card_hand.h"
#include "editor/dungeoneer/viewmodels/canvas/map_geometry.h"
#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"
#include "editor/dungeoneer/viewmodels/inspector/map_properties.h"
#include "tests/editor/dungeoneer/render/shipped_sets.h"
#include "tests/support/property.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;
using namespace delve::test;

namespace {

std::vector<ContentId> mapCards()
{
    std::vector<ContentId> ids;
    for (const CardSet& set : shippedCards().sets())
        for (const MapCard& card : set.maps)
            ids.push_back(card.id);
    return ids;
}

} // namespace

class TestCardHand : public QObject
{
    Q_OBJECT

private slots:
    void whatIsLitCausesNoError();
    void aCardOfAnotherSetBringsItAlong();
    void theCardThatIsMovedDoesNotStandInItsOwnWay();
    void cellsAndUnitsAgree();
    void aSetInUseCannotBePutAway();
    void theChanceIsExact();
};

/// Whoever lays cards only where they are lit never breaks a rule.
void TestCardHand::whatIsLitCausesNoError()
{
    const auto cards = mapCards();
    // Everything begins with it.
    const auto entrance =
        std::ranges::find(shippedSet("overdraft").maps, MapCardType::Entrance, &MapCard::type);
    QVERIFY(holds("laid where it is lit, a card causes no error", 25, [&](std::uint64_t seed) {
        Random random(seed);
        CardMapDocument document(shippedCards(), mapTemplates(shippedCards()).front().scenario);
        for (int i = 0; i < 40; ++i) {
            const ContentId& card = i == 0 ? entrance->id : cards[random.below(std::uint32_t(cards.size()))];
            const auto hand = CardHand::ofCard(document, card);
            RC_ASSERT(hand != nullptr);
            if (hand->places().empty() || hand->left() == 0)
                continue;
            const Placement place = hand->places()[random.below(std::uint32_t(hand->places().size()))];
            RC_ASSERT(hand->verdictOn(hand->kind(), place).isLegal());
            RC_ASSERT(document.push(hand->edit(document, hand->kind(), place)));
            RC_ASSERT(countOf(document.findings(), Severity::Error) == 0);
        }
        RC_ASSERT(document.scenario().dungeon.size() > 1);
    }));
}

void TestCardHand::aCardOfAnotherSetBringsItAlong()
{
    CardMapDocument document(shippedCards(), newMap(shippedCards()));
    const CardSet& other = shippedSet("bad-road");
    const auto entrance = std::ranges::find(other.maps, MapCardType::Entrance, &MapCard::type);
    const auto hand = CardHand::ofCard(document, entrance->id);
    QCOMPARE(hand->kind(), MapKind::Wilderness);
    QCOMPARE(hand->places(), std::vector<Placement>{Placement{}});
    QVERIFY(!hand->isLegal(MapKind::Dungeon, {}));
    QCOMPARE(hand->verdictOn(MapKind::Dungeon, {}).fault, PlacementFault::OtherKind);
    QVERIFY(document.push(hand->edit(document, MapKind::Wilderness, {})));
    QCOMPARE(document.scenario().packs.size(), std::size_t(2));
    QCOMPARE(document.scenario().maps.size(), std::size_t(2));
}

void TestCardHand::theCardThatIsMovedDoesNotStandInItsOwnWay()
{
    CardMapDocument document(shippedCards(), mapTemplates(shippedCards()).front().scenario);
    const CardSet& set =
        *shippedCards().setOf(document.scenario().cards(document.scenario().maps.front()).front().card);
    const auto passage = std::ranges::find(set.maps, MapCardType::Passage, &MapCard::type);
    const auto hand = CardHand::ofCard(document, passage->id);
    const Placement first = hand->places().front(), last = hand->places().back();
    QVERIFY(first.cell != last.cell);
    QVERIFY(document.push(hand->edit(document, hand->kind(), first)));
    const ThingId laid = document.scenario().cards(hand->kind()).back().id;
    const auto moved = CardHand::ofPlaced(document, laid);
    QVERIFY(moved->isLegal(hand->kind(), first));
    QVERIFY(moved->isLegal(hand->kind(), last));
    QVERIFY(document.push(moved->edit(document, hand->kind(), last)));
    QCOMPARE(findCard(document.scenario(), laid).card->cell, last.cell);
    QCOMPARE(document.scenario().cards(hand->kind()).size(), std::size_t(2));
}

void TestCardHand::cellsAndUnitsAgree()
{
    for (int column = -3; column <= 3; ++column)
        for (int row = -3; row <= 3; ++row) {
            const Cell cell{column, row};
            QCOMPARE(cellAt(unitsOf(cell).center()), cell);
            QVERIFY(unitsOf(cell).contains(noteSheet(cell)));
        }
    QVERIFY(std::abs(unitsAcross / unitsDown - cardWidth / cardHeight) < 1e-9);
}

void TestCardHand::aSetInUseCannotBePutAway()
{
    CardMapDocument document(shippedCards(), mapTemplates(shippedCards()).front().scenario);
    const std::string used = document.scenario().packs.front().id;
    const QString name = QStringLiteral("set:") + QString::fromStdString(used);
    QCOMPARE(withFact(document, name, QStringLiteral("false")).packs.size(), std::size_t(1));
    CardMapDocument empty(shippedCards(), newMap(shippedCards()));
    const QString first = QStringLiteral("set:") + QString::fromStdString(empty.scenario().packs.front().id);
    QCOMPARE(withFact(empty, first, QStringLiteral("false")).packs.size(), std::size_t(0));
}

/// Counted by hand: every card that is left is tried.
void TestCardHand::theChanceIsExact()
{
    CardMapViewModel map(std::make_unique<CardMapDocument>(shippedCards(), newMap(shippedCards())));
    CardMapDocument& document = map.model();
    const CardSet& set = *shippedCards().set(document.scenario().packs.front().id);
    for (const MapCard& card : set.maps) {
        const auto hand = CardHand::ofCard(document, card.id);
        if (!hand->places().empty())
            document.push(hand->edit(document, hand->kind(), hand->places().front()));
        int left = 0, fitting = 0;
        for (const MapCard& other : set.maps) {
            if (other.type == MapCardType::Entrance)
                continue;
            const auto next = CardHand::ofCard(document, other.id);
            left += next->left();
            fitting += next->places().empty() ? 0 : next->left();
        }
        QCOMPARE(map.cardsLeft(), left);
        QCOMPARE(map.cardsFitting(), fitting);
    }
}

DELVE_TEST(TestCardHand)
#include "tst_card_hand.moc"
