// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/opening_draws.h"
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

class TestOpeningDraws : public QObject
{
    Q_OBJECT

private:
    static std::vector<MapCard> passages(int crosses, int vertical, int horizontal, int deadEnds = 0)
    {
        std::vector<MapCard> cards{mapCard("cross", MapCardType::Passage, {"O", "O", "O", "O"}),
                                   mapCard("vertical", MapCardType::Passage, {"O", "W", "L5", "W"}),
                                   mapCard("horizontal", MapCardType::Passage, {"W", "O", "W", "T5"}),
                                   mapCard("end", MapCardType::Passage, {"W", "W", "O", "W"})};
        cards[0].copies = crosses;
        cards[1].copies = vertical;
        cards[2].copies = horizontal;
        cards[3].copies = deadEnds;
        return cards;
    }

    /// Whether four cards can be laid, by trying every order and both rotations.
    static bool canBeLaidByTrying(std::vector<const MapCard*> drawn)
    {
        std::sort(drawn.begin(), drawn.end());
        do {
            bool fits = true;
            bool goesOn = false;
            for (const Side side : allSides) { // the card on this side of the Entrance
                const MapCard& card = *drawn[std::size_t(side)];
                bool fitsHere = false;
                for (const int turn : {0, 2}) { // upright the opposite side faces the Entrance
                    const auto facing = std::size_t((int(side) + 2 + turn) % 4);
                    if (card.doors[facing].isWall())
                        continue;
                    fitsHere = true;
                    for (std::size_t other = 0; other < 4; ++other)
                        goesOn = goesOn || (other != facing && !card.doors[other].isWall());
                }
                fits = fits && fitsHere;
            }
            if (fits && goesOn)
                return true;
        } while (std::next_permutation(drawn.begin(), drawn.end()));
        return false;
    }

    static OpeningDraws byTrying(const std::vector<MapCard>& kinds)
    {
        std::vector<const MapCard*> cards;
        for (const MapCard& card : kinds)
            cards.insert(cards.end(), std::size_t(card.copies), &card);
        OpeningDraws draws;
        for (std::size_t a = 0; a < cards.size(); ++a)
            for (std::size_t b = a + 1; b < cards.size(); ++b)
                for (std::size_t c = b + 1; c < cards.size(); ++c)
                    for (std::size_t d = c + 1; d < cards.size(); ++d) {
                        ++draws.all;
                        draws.bad += !canBeLaidByTrying({cards[a], cards[b], cards[c], cards[d]});
                    }
        return draws;
    }

private slots:
    void DNR_SETUP_16_badDrawsAreCountedExactly()
    {
        // Three straight Passages of nine: the three of them with any of the six others.
        QCOMPARE(openingDraws(passages(6, 3, 0)), (OpeningDraws{6, 126}));
        QCOMPARE(openingDraws(passages(5, 2, 2)), (OpeningDraws{0, 126}));
        QCOMPARE(openingDraws(passages(3, 0, 0)), (OpeningDraws{0, 0}));
        QCOMPARE(openingDraws(passages(0, 4, 0)), (OpeningDraws{1, 1}));
        // DNR-MAP-10: four dead ends would close the map.
        QCOMPARE(openingDraws(passages(1, 0, 0, 4)), byTrying(passages(1, 0, 0, 4)));
    }

    void countingAgreesWithTrying()
    {
        for (int crosses = 0; crosses <= 3; ++crosses)
            for (int vertical = 0; vertical <= 4; ++vertical)
                for (int horizontal = 0; horizontal <= 3; ++horizontal) {
                    const auto cards = passages(crosses, vertical, horizontal, 2);
                    QCOMPARE(openingDraws(cards), byTrying(cards));
                }
    }

    void DNR_SETUP_16_findingsOfTheEntranceAndTheDraws()
    {
        CardSet set = smallSet();
        QCOMPARE(findingsOf(set, "DNR-SETUP-16"), SetFindings{});
        set.maps[0].doors[2].kind = DoorKind::Wall;
        QCOMPARE(findingsOf(set, "DNR-SETUP-16"), (SetFindings{{"DNR-SETUP-16",
                                                                Severity::Error,
                                                                ContentId("small/entrance"),
                                                                {"the Entrance has a Wall", {}}}}));
        set = smallSet();
        set.maps[2].copies = 6;
        set.maps.push_back(mapCard("straight", MapCardType::Passage, {"O", "W", "O", "W"}));
        set.maps.back().copies = 3;
        QCOMPARE(findingsOf(set, "DNR-SETUP-16"),
                 (SetFindings{{"DNR-SETUP-16",
                               Severity::Warning,
                               {},
                               {"%1 of %2 draws of four Passages or Roads cannot be laid around the Entrance "
                                "(%3 %)",
                                {"6", "126", "4.77"}}}}));
        set.maps[2].copies = 1;
        set.maps.back().copies = 4;
        set.maps[2].type = MapCardType::Room;
        QCOMPARE(findingsOf(set, "DNR-SETUP-16"),
                 (SetFindings{{"DNR-SETUP-16",
                               Severity::Error,
                               {},
                               {"no four Passages or Roads can lie around the Entrance", {}}}}));
    }
};

DELVE_TEST(TestOpeningDraws)
#include "tst_opening_draws.moc"
