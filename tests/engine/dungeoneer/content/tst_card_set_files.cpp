// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/files/write_card_set.h"
#include "tests/support/dungeoneer/random_set.h"
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

/// What is written is read back, and written in one way only.
class TestCardSetFiles : public QObject
{
    Q_OBJECT

private:
    static Result<CardSet> read(const std::string& text)
    {
        return parseCardSet(text, [](const std::string& name) -> Result<std::string> {
            return Error{name, {"no parts here", {}}};
        });
    }

    static void compare(const CardSet& a, const CardSet& b)
    {
        QVERIFY(a.maps == b.maps);
        QVERIFY(a.heroes == b.heroes);
        QVERIFY(a.adventures == b.adventures);
        QVERIFY(a.quests == b.quests);
        QVERIFY(a.trackers == b.trackers);
        QVERIFY(a.cutouts == b.cutouts);
        QVERIFY(a.categories == b.categories);
        QVERIFY(a.terrains == b.terrains);
        QVERIFY(a.symbol == b.symbol && a.size == b.size && a.decks == b.decks && a.mapKind == b.mapKind);
        QVERIFY(a.aliases == b.aliases && a.name == b.name && a.description == b.description);
    }

private slots:
    void randomSetsComeBackAsTheyWere()
    {
        for (std::uint64_t seed = 1; seed <= 200; ++seed) {
            const CardSet set = randomSet(seed);
            const std::string text = writeCardSet(set);
            const auto again = read(text);
            QVERIFY2(again.has_value(), again ? "" : inEnglish(again.error()).c_str());
            compare(set, *again);
            QCOMPARE(writeCardSet(*again), text);
        }
    }

    void theGameMustBeNamed()
    {
        std::string text = smallSetText();
        QVERIFY(read(text).has_value());
        text.replace(text.find("\"dungeoneer\""), 12, "\"mage-knight-dungeons\"");
        QCOMPARE(inEnglish(read(text).error()),
                 std::string("pack.json: /game: expected \"dungeoneer\", found \"mage-knight-dungeons\""));
    }

    void partsAreReadLikeTheManifest()
    {
        CardSet set = smallSet();
        std::string manifest = writeCardSet(set);
        manifest.replace(manifest.find("  \"symbol\""), 0, "  \"parts\": [\"more.json\"],\n");
        const std::string part = R"({"format": "delvewright-pack-part", "version": 1, "game": "dungeoneer",
            "terrains": [{"id": "lava", "name": {"en": "Lava"}}]})";
        const auto read =
            parseCardSet(manifest, [&](const std::string&) -> Result<std::string> { return part; });
        QCOMPARE(read->terrains.size(), std::size_t(1));
        QVERIFY(read->hash != TestCardSetFiles::read(writeCardSet(set))->hash);
    }

    void cardsAreFoundByTheirIdsAndOldIds()
    {
        CardSet set = smallSet();
        set.aliases = {{ContentId("small/old-room"), ContentId("small/room")}};
        const auto cards = Cards::combine({set});
        QVERIFY(cards->map(ContentId("small/room")));
        QCOMPARE(cards->map(ContentId("small/old-room")), cards->map(ContentId("small/room")));
        QCOMPARE(cards->setOf(ContentId("small/monster"))->id, std::string("small"));
        QVERIFY(cards->hero(ContentId("small/hero-a")) && !cards->hero(ContentId("small/room")));
        QCOMPARE(inEnglish(Cards::combine({set, set}).error()),
                 std::string("small: expected this id once in all packs, found it twice"));
    }

    void shippedSetsAreWrittenCanonically()
    {
        const auto cards = loadCards(cardsSourceFolder() / "resources/packs");
        QVERIFY2(cards.has_value(), cards ? "" : inEnglish(cards.error()).c_str());
        QCOMPARE(cards->sets().size(), std::size_t(3));
        for (const CardSet& set : cards->sets()) {
            const auto text =
                readManifestFile(cardsSourceFolder() / "resources/packs" / set.id, PackFileListener{});
            QCOMPARE(QString::fromStdString(writeCardSet(set)), QString::fromStdString(*text));
        }
    }
};

DELVE_TEST(TestCardSetFiles)
#include "tst_card_set_files.moc"
