// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/files/write_card_set.h"
#include "engine/dungeoneer/content/new_set.h"
#include "engine/dungeoneer/scenario/bundle.h"
#include "tests/support/test_registry.h"

#include <QTemporaryDir>

#include <fstream>

using namespace delve;
using namespace delve::dungeoneer;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> shippedFolders()
{
    return *packFolders(fs::path(DELVE_SOURCE_DIR) / "resources/packs", gameName);
}

/// A map of both kinds, which names two sets.
Scenario twoMaps()
{
    Scenario scenario;
    scenario.title = "Two maps";
    scenario.packs = {{"overdraft", "1.0.0", std::string(32, '0')}, {"bad-road", "1.0.0", ""}};
    scenario.maps = {MapKind::Dungeon, MapKind::Wilderness};
    const Cards cards = *loadCards(fs::path(DELVE_SOURCE_DIR) / "resources/packs");
    const auto entranceOf = [&](const char* set) { return cards.set(set)->maps.front().id; };
    scenario.dungeon = {{.id = ThingId("a"), .card = entranceOf("overdraft"), .cell = {}}};
    scenario.wilderness = {{.id = ThingId("b"), .card = entranceOf("bad-road"), .cell = {}}};
    return scenario;
}

Bundle sampleBundle()
{
    return *makeBundle(twoMaps(), shippedFolders());
}

/// The error of a bundle that was changed.
std::string errorOf(const Bundle& bundle)
{
    const auto read = parseBundle(writeBundle(bundle));
    return read ? "no error" : inEnglish(read.error());
}

} // namespace

class TestCardBundle : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadBack()
    {
        const Bundle bundle = sampleBundle();
        QCOMPARE(bundle.packs.size(), std::size_t(2));
        QCOMPARE(bundle.packs[0].files.front().name, std::string("pack.json"));
        const auto read = parseBundle(writeBundle(bundle));
        QVERIFY2(read.has_value(), read ? "" : inEnglish(read.error()).c_str());
        QVERIFY(*read == bundle);
        QCOMPARE(writeBundle(*read), writeBundle(bundle));
        // The scenario says which sets it travels with, exactly.
        QCOMPARE(bundle.scenario.packs[0].hash, bundle.packs[0].hash);
        QCOMPARE(bundle.scenario.packs[1].hash, bundle.packs[1].hash);
    }

    void aSetThatIsNotInstalledIsNamed()
    {
        QCOMPARE(inEnglish(makeBundle(twoMaps(), {}).error()),
                 std::string("the pack overdraft is not installed"));
    }

    void changedFilesAreNoticed()
    {
        Bundle bundle = sampleBundle();
        std::string& text = bundle.packs[1].files[0].text;
        text.replace(text.find("\"glory\": 1"), 10, "\"glory\": 2");
        QVERIFY2(errorOf(bundle).starts_with("/packs/1") &&
                     errorOf(bundle).find("its files were changed") != std::string::npos,
                 errorOf(bundle).c_str());
        bundle = sampleBundle();
        bundle.packs[0].hash = std::string(32, 'f');
        QVERIFY2(errorOf(bundle).starts_with("/packs/0"), errorOf(bundle).c_str());
    }

    void nothingElseTravelsAlong()
    {
        Bundle bundle = sampleBundle();
        bundle.packs[0].files.push_back({"extra.json", "{}"});
        QCOMPARE(errorOf(bundle),
                 std::string("/packs/0: expected each file that pack.json names once, and no other"));
    }

    /// Names that would lead out of the folder of a set, or hide in it.
    void hostileNamesAreRefused_data()
    {
        QTest::addColumn<std::string>("name");
        for (const char* name :
             {"../pack.json", "/etc/passwd", "a/b.json", ".hidden.json", "..", "con .json"})
            QTest::newRow(name) << std::string(name);
    }
    void hostileNamesAreRefused()
    {
        QFETCH(std::string, name);
        Bundle bundle = sampleBundle();
        bundle.packs[0].files.push_back({name, "{}"});
        QVERIFY(errorOf(bundle) != "no error");
        bundle = sampleBundle();
        bundle.packs[0].files[0].name = name;
        QVERIFY(errorOf(bundle) != "no error");
        bundle = sampleBundle();
        bundle.packs[0].id = name;
        QVERIFY2(errorOf(bundle).starts_with("/packs/0/id"), errorOf(bundle).c_str());
    }

    void theScenarioFindsAllItsCardsInside()
    {
        Bundle bundle = sampleBundle();
        bundle.packs.pop_back();
        QVERIFY2(errorOf(bundle).starts_with("/scenario/packs/1"), errorOf(bundle).c_str());
        bundle = sampleBundle();
        bundle.scenario.dungeon[0].card = ContentId("overdraft/no-such-card");
        QVERIFY2(errorOf(bundle).starts_with("/scenario/maps/0/cells/0/card"), errorOf(bundle).c_str());
    }

    void faultsInTheScenarioHaveTheirPlace()
    {
        std::string text = writeBundle(sampleBundle());
        text.replace(text.find("\"column\": 0"), 11, "\"column\": 5000");
        QCOMPARE(parseBundle(text).error().where, std::string("/scenario/maps/0/cells/0/column"));
    }

    void aBundleOfTheOtherGameIsRefused()
    {
        std::string text = writeBundle(sampleBundle());
        text.replace(text.find("\"dungeoneer\""), 12, "\"mage-knight-dungeons\"");
        QCOMPARE(parseBundle(text).error().where, std::string("/scenario/game"));
    }

    /// A set whose Quests lead to a card of another needs that one too.
    void setsThatSetsNeedComeAlong()
    {
        const QTemporaryDir folder;
        const fs::path packs = folder.path().toStdString();
        CardSet places = newCardSet("places", "Places", "Test");
        CardSet quests = newCardSet("quests", "Quests", "Test");
        QuestCard quest;
        quest.id = ContentId("quests/go");
        quest.name = {{{"en", "Go"}}};
        quest.criterion = Criterion::Manual;
        quest.manual = {{{"en", "Be there."}}};
        quest.place.card = ContentId("places/crossing");
        quests.quests = {quest};
        for (const CardSet& set : {places, quests}) {
            fs::create_directory(packs / set.id);
            std::ofstream(packs / set.id / "pack.json") << writeCardSet(set);
        }
        Scenario scenario;
        scenario.packs = {{"quests", "1.0.0", ""}};
        const auto made = makeBundle(scenario, *packFolders(packs, gameName));
        QVERIFY2(made.has_value(), made ? "" : inEnglish(made.error()).c_str());
        QCOMPARE(made->packs.size(), std::size_t(2));
        QCOMPARE(made->packs[1].id, std::string("places"));
        QCOMPARE(errorOf(*made), std::string("no error"));
    }
};

DELVE_TEST(TestCardBundle)
#include "tst_card_bundle.moc"
