// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/scenario/bundle.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/mageknight/small_pack.h"
#include "tests/support/test_registry.h"

#include <QTemporaryDir>

#include <fstream>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

Scenario sample()
{
    return *loadScenario(sourceFolder() / "resources/scenarios/standard.scenario.json");
}

Bundle sampleBundle()
{
    return *makeBundle(sample(), *packFolders(sourceFolder() / "resources/packs"));
}

/// The error of a bundle that was changed.
std::string errorOf(const Bundle& bundle)
{
    const auto read = parseBundle(writeBundle(bundle));
    return read ? "no error" : inEnglish(read.error());
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    const auto at = text.find(from);
    return at == std::string::npos ? "not found" : text.replace(at, from.size(), to);
}

/// A pack of one file.
BundledPack packOf(const std::string& id, const std::string& lists)
{
    BundledPack pack{id, "1.0.0", "", {}};
    pack.files.push_back({"pack.json", R"({"format": "delvewright-pack", "version": 1, "id": ")" + id +
                                           R"(", "packVersion": "1.0.0", "name": {"en": "n"},
        "author": "a", "license": "l")" + (lists.empty() ? "" : ", " + lists) +
                                           "}"});
    pack.hash = parsePack(pack)->hash;
    return pack;
}

} // namespace

class TestBundle : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadBack()
    {
        const Bundle bundle = sampleBundle();
        QCOMPARE(bundle.packs.size(), std::size_t(1));
        QCOMPARE(bundle.packs[0].hash, starterPack().hash);
        QCOMPARE(bundle.packs[0].files.front().name, std::string("pack.json"));
        const auto read = parseBundle(writeBundle(bundle));
        QVERIFY2(read.has_value(), read ? "" : inEnglish(read.error()).c_str());
        QVERIFY(*read == bundle);
        QCOMPARE(writeBundle(*read), writeBundle(bundle));
    }

    void theScenarioNamesThePacksItTravelsWith()
    {
        Scenario old = sample();
        old.packs[0].hash = std::string(32, '0');
        const auto bundle = makeBundle(old, *packFolders(sourceFolder() / "resources/packs"));
        QCOMPARE(bundle->scenario.packs[0].hash, starterPack().hash);
        QVERIFY(packWarnings(bundle->scenario, shippedContent()).empty());
    }

    void aPackThatIsNotInstalledIsNamed()
    {
        const auto bundle = makeBundle(sample(), {});
        QVERIFY(!bundle);
        QCOMPARE(inEnglish(bundle.error()), std::string("the pack starter is not installed"));
    }

    void changedFilesAreNoticed()
    {
        Bundle bundle = sampleBundle();
        std::string& text = bundle.packs[0].files[1].text;
        text = replaced(text, "\"stock\": ", "\"stock\":  ");
        QVERIFY2(errorOf(bundle).find("its files were changed") != std::string::npos,
                 errorOf(bundle).c_str());
        QVERIFY(errorOf(bundle).starts_with("/packs/0"));
    }

    void nothingElseTravelsAlong()
    {
        Bundle bundle = sampleBundle();
        bundle.packs[0].files.push_back({"extra.json", "{}"});
        QCOMPARE(errorOf(bundle),
                 std::string("/packs/0: expected each file that pack.json names once, and no other"));
        bundle.packs[0].files.back() = bundle.packs[0].files.front();
        QCOMPARE(errorOf(bundle),
                 std::string("/packs/0: expected each file that pack.json names once, and no other"));
    }

    void aMissingFileIsNamed()
    {
        Bundle bundle = sampleBundle();
        const std::string name = bundle.packs[0].files.back().name;
        bundle.packs[0].files.pop_back();
        QVERIFY2(errorOf(bundle).find(name) != std::string::npos, errorOf(bundle).c_str());
        bundle.packs[0].files.erase(bundle.packs[0].files.begin());
        QCOMPARE(errorOf(bundle), std::string("/packs/0: expected a file pack.json"));
    }

    void theScenarioFindsAllItsContentInside()
    {
        Bundle bundle = sampleBundle();
        bundle.packs.clear();
        QVERIFY2(errorOf(bundle).starts_with("/scenario/packs/0"), errorOf(bundle).c_str());
    }

    void faultsInTheScenarioHaveTheirPlace()
    {
        const std::string text = writeBundle(sampleBundle());
        const auto read = parseBundle(replaced(text, "\"side\": \"a\"", "\"side\": \"c\""));
        QVERIFY(!read);
        QVERIFY2(read.error().where.starts_with("/scenario/tiles/"), read.error().where.c_str());
    }

    void packsThatPacksNeedComeAlong()
    {
        const QTemporaryDir folder;
        const std::filesystem::path packs = folder.path().toStdString();
        const std::string clicks =
            R"([{"speed": 8, "attack": 7, "defense": 14, "damage": 1}, {"eliminated": true}])";
        const auto put = [&](const std::string& id, const std::string& figure) {
            std::filesystem::create_directory(packs / id);
            std::ofstream(packs / id / "pack.json")
                << packOf(id, "\"figures\": [" + figure + "]").files[0].text;
        };
        put("mounts", figureText("horse", clicks));
        put("riders", figureText("knight", clicks, R"("passenger": "mounts/horse")"));
        put("others", figureText("rat", clicks));
        Scenario scenario;
        scenario.levels = {{"one"}};
        scenario.packs = {{"riders", "1.0.0", ""}};
        const auto made = makeBundle(scenario, *packFolders(packs));
        QVERIFY2(made.has_value(), made ? "" : inEnglish(made.error()).c_str());
        QCOMPARE(made->packs.size(), std::size_t(2));
        QCOMPARE(made->packs[1].id, std::string("mounts"));
        QCOMPARE(errorOf(*made), std::string("no error"));
        Bundle without = *made;
        without.packs.pop_back();
        QVERIFY2(errorOf(without).starts_with("/packs: riders/knight"), errorOf(without).c_str());
    }

    void aPackMayComeAlongOnce()
    {
        const BundledPack tiles = packOf("own-tiles", "");
        Bundle bundle = sampleBundle();
        bundle.packs.push_back(tiles); // more than needed is no fault
        QCOMPARE(errorOf(bundle), std::string("no error"));
        bundle.packs.push_back(tiles);
        QVERIFY(errorOf(bundle).starts_with("/packs: own-tiles"));
    }

    void strangeFilesAreRefused_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("error");
        QTest::newRow("empty") << std::string() << std::string("line 1");
        QTest::newRow("scenario") << std::string(R"({"format": "delvewright-scenario", "version": 1})")
                                  << std::string("/format");
        QTest::newRow("newer") << std::string(R"({"format": "delvewright-bundle", "version": 2})")
                               << std::string("/version");
        QTest::newRow("no scenario") << std::string(
                                            R"({"format": "delvewright-bundle", "version": 1, "packs": []})")
                                     << std::string("expected");
        QTest::newRow("scenario as list")
            << std::string(R"({"format": "delvewright-bundle", "version": 1, "scenario": [], "packs": []})")
            << std::string("/scenario");
        QTest::newRow("unknown member")
            << std::string(
                   R"({"format": "delvewright-bundle", "version": 1, "scenario": {}, "packs": [], "more": 1})")
            << std::string("/more");
        QTest::newRow("path as file")
            << std::string(R"({"format": "delvewright-bundle", "version": 1, "scenario": {}, "packs":
                           [{"id": "../x", "version": "1.0.0", "hash": "", "files": []}]})")
            << std::string("/packs/0/id");
    }

    void strangeFilesAreRefused()
    {
        QFETCH(std::string, text);
        QFETCH(std::string, error);
        const auto read = parseBundle(text);
        QVERIFY(!read);
        QVERIFY2(inEnglish(read.error()).find(error) != std::string::npos, inEnglish(read.error()).c_str());
    }

    /// No fault of a file does more than give an error, or change what is only text for people.
    void faultsNeverCrash()
    {
        const std::string text = writeBundle(sampleBundle());
        Random random(7);
        for (int i = 0; i < 150; ++i)
            if (const auto read = parseBundle(withFault(text, random)))
                QVERIFY(read->packs == sampleBundle().packs);
    }
};

DELVE_TEST(TestBundle)
#include "tst_bundle.moc"
