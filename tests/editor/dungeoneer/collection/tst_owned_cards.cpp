// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/collection/collection_file.h"
#include "editor/dungeoneer/collection/owned_cards.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

const ContentId collector("overdraft/debt-collector"); ///< two of them are in each set
const ContentId boardroom("overdraft/boardroom");

int countOf(const OwnedPieces& pieces, const ContentId& id)
{
    const auto found = pieces.find(id);
    return found == pieces.end() ? 0 : found->second;
}

} // namespace

/// The cards that somebody owns, and what a scenario needs of them.
class TestOwnedCards : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const Cards> m_cards = shippedCards({"overdraft", "bad-road"});

    static Scenario bank()
    {
        return *loadScenario(
            std::string(DELVE_SOURCE_DIR "/resources/scenarios/dungeoneer/closing-time.scenario.json"));
    }

private slots:
    void everybodyOwnsOneOfEachShippedSet()
    {
        const OwnedPieces owned = ownedCards(Collection(), *m_cards);
        QCOMPARE(owned.at(collector), 2);
        int all = 0;
        for (const auto& [card, count] : owned)
            all += count;
        QCOMPARE(all, 220);
    }

    void setsAndSingleCardsAreCounted()
    {
        Collection collection;
        collection.setSets("overdraft", 3);
        collection.setOwned(boardroom, 1, 0);
        const OwnedPieces owned = ownedCards(collection, *m_cards);
        QCOMPARE(owned.at(collector), 6);
        QCOMPARE(owned.at(boardroom), 0);
        QCOMPARE(owned.at(ContentId("bad-road/cutout-1")), 1);
    }

    void aScenarioNeedsItsSetsButWhatIsLeftOut()
    {
        Scenario scenario = bank();
        OwnedPieces needed = neededCards(scenario, *m_cards);
        QCOMPARE(countOf(needed, collector), 2);
        QCOMPARE(countOf(needed, boardroom), 1);
        QCOMPARE(countOf(needed, ContentId("bad-road/cutout-1")), 0); // another set
        scenario.leftOut.push_back({boardroom, 1});
        needed = neededCards(scenario, *m_cards);
        QCOMPARE(countOf(needed, boardroom), 0);
        QVERIFY(!needed.contains(boardroom));
    }

    void whatIsLackingIsTheDifference()
    {
        const OwnedPieces needed = neededCards(bank(), *m_cards);
        QVERIFY(lackingOf(needed, ownedCards(Collection(), *m_cards)).empty());
        Collection collection;
        collection.setOwned(collector, 2, 1);
        QCOMPARE(lackingOf(needed, ownedCards(collection, *m_cards)), (OwnedPieces{{collector, 1}}));
        collection.setSets("overdraft", 0);
        const OwnedPieces lacking = lackingOf(needed, ownedCards(collection, *m_cards));
        QCOMPARE(lacking.at(collector), 1); // the exception stays
        QCOMPARE(lacking.size(), needed.size());
    }

    /// Pieces of both games share a file, and files from before there were cards are read as ever.
    void bothGamesShareAFile()
    {
        const auto before = parseCollection(
            R"({"format": "delvewright-collection", "version": 1, "sets": {"starter": 2}, "pieces": {"starter/cistern": 5}})");
        QVERIFY(before);
        QCOMPARE(before->setsOf("overdraft"), 1);
        Collection both = *before;
        both.setSets("overdraft", 2);
        both.setOwned(collector, 2, 7);
        const auto again = parseCollection(writeCollection(both));
        QVERIFY(again);
        QVERIFY(*again == both);
        QCOMPARE(again->setsOf("starter"), 2);
        QCOMPARE(ownedCards(*again, *m_cards).at(collector), 7);
    }
};

DELVE_TEST(TestOwnedCards)
#include "tst_owned_cards.moc"
