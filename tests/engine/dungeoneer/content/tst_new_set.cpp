// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/files/write_card_set.h"
#include "engine/dungeoneer/content/new_set.h"
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

class TestNewSet : public QObject
{
    Q_OBJECT

private:
    static Result<CardSet> readBack(const CardSet& set)
    {
        return parseCardSet(writeCardSet(set), [](const std::string& name) -> Result<std::string> {
            return Error{name, {"no parts here", {}}};
        });
    }

private slots:
    void aNewSetBreaksNoRule()
    {
        const CardSet set = newCardSet("mine", "Écart", "Me");
        QCOMPARE(checkSet(set), SetFindings{});
        QCOMPARE(set.symbol, std::string("É"));
        const auto read = readBack(set);
        QVERIFY2(read.has_value(), read ? "" : inEnglish(read.error()).c_str());
        QCOMPARE(countsOf(*read).maps, 5);
    }

    /// All that names a card of the set follows it: Quests, pawns and old ids too.
    void aRenamedSetHoldsTogether()
    {
        CardSet set = smallSet();
        set.aliases = {{ContentId("small/old-room"), ContentId("small/room")}};
        set.quests[0].from = set.quests[1].place;
        const CardSet copy = renamedSet(set, "larger");
        QCOMPARE(copy.maps[1].id, ContentId("larger/room"));
        QCOMPARE(copy.quests[0].place.card, ContentId("larger/room"));
        QCOMPARE(copy.quests[0].from->card, ContentId("larger/room"));
        QCOMPARE(copy.cutouts[0].pawns[0], ContentId("larger/hero-a"));
        QCOMPARE(copy.aliases.begin()->first, ContentId("larger/old-room"));
        QVERIFY(writeCardSet(copy).find("small") == std::string::npos ||
                writeCardSet(copy).find("small/") == std::string::npos);
        QCOMPARE(checkSet(copy).size(), checkSet(set).size());
        QVERIFY(Cards::combine({smallSet(), renamedSet(smallSet(), "larger")}).has_value());
    }
};

DELVE_TEST(TestNewSet)
#include "tst_new_set.moc"
