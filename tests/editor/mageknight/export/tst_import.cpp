// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/export/import_bundle.h"
#include "editor/mageknight/export/import_figures.h"
#include "engine/base/file.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;
namespace fs = std::filesystem;

/// Bundles and lists of figures on their way into the folders of a user.
class TestImport : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    fs::path path(const char* name) const { return fs::path(m_folder->path().toStdString()) / name; }
    QString file(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    /// Everything in the folder, hidden things too.
    QStringList everything() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    void write(const char* name, const QByteArray& bytes) const
    {
        QFile out(file(name));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
    }
    QByteArray read(const char* name) const
    {
        QFile in(file(name));
        return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray("gone");
    }

    static Bundle bundle()
    {
        const auto scenario = loadScenario(sourceFolder() / "resources/scenarios/standard.scenario.json");
        return *makeBundle(*scenario, *packFolders(sourceFolder() / "resources/packs"));
    }

    /// The bundle with other bytes in a pack, and so another hash.
    static Bundle otherBundle()
    {
        Bundle other = bundle();
        BundledPack& pack = other.packs[0];
        std::string& manifest = pack.files[0].text;
        manifest.replace(manifest.find("1.0.0"), 5, "1.0.1");
        pack.version = "1.0.1";
        pack.hash = parsePack(pack)->hash;
        other.scenario.packs[0] = {pack.id, pack.version, pack.hash};
        return other;
    }

    BundleImport options(PackConflict conflict = PackConflict::Refuse) const
    {
        return {file("x.scenario.json"), path("packs"), conflict};
    }

    static constexpr const char* list =
        "name,role,set,collectorNumber,factions,frontArc,range,version,points,dial\n"
        "Mud Rat,mage-spawn,own,1,hollow,90,0,weak,10,8/7/14/1 nimble | x\n"
        "Mud King,mage-spawn,own,2,hollow,90,0,unique,30,8/9/15/2 | 7/8/14/1 | x\n";

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aBundleBringsScenarioAndPacks()
    {
        const auto imported = importBundle(bundle(), Content(), options());
        QVERIFY2(imported.has_value(), imported ? "" : inEnglish(imported.error()).c_str());
        QCOMPARE((*imported)[0].outcome, PackOutcome::Installed);
        const auto content = loadContent(path("packs"));
        QVERIFY(content.has_value());
        QCOMPARE(content->pack("starter")->hash, starterPack().hash);
        QVERIFY(*loadScenario(path("x.scenario.json")) == bundle().scenario);
        QCOMPARE(QDir(file("packs")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("starter")});
    }

    void packsComeWithoutTheScenarioToo()
    {
        BundleImport onlyPacks = options();
        onlyPacks.scenarioFile.clear();
        QVERIFY(importBundle(bundle(), Content(), onlyPacks).has_value());
        QCOMPARE(everything(), QStringList{QStringLiteral("packs")});
        QCOMPARE(loadPack(path("packs/starter"))->hash, starterPack().hash);
    }

    void whatABundleMeetsIsKnownBefore()
    {
        const PackMeeting fresh = meetPacks(bundle(), Content(), path("packs"))[0];
        QVERIFY(fresh.isNew() && !fresh.isConflict());
        QCOMPARE(fresh.name.in("en"), starterPack().name.in("en"));
        const PackMeeting same = meetPacks(bundle(), shippedContent(), path("packs"))[0];
        QVERIFY(same.isSame && !same.isConflict());
        const PackMeeting shipped = meetPacks(otherBundle(), shippedContent(), path("packs"))[0];
        QVERIFY(shipped.isConflict() && !shipped.canBeReplaced);
        QCOMPARE(shipped.installedVersion, std::string("1.0.0"));
        QVERIFY(importBundle(bundle(), Content(), options()).has_value());
        const PackMeeting own = meetPacks(otherBundle(), *loadContent(path("packs")), path("packs"))[0];
        QVERIFY(own.isConflict() && own.canBeReplaced);
    }

    void thePackThatIsThereIsNotTouched()
    {
        const auto imported = importBundle(bundle(), shippedContent(), options());
        QCOMPARE((*imported)[0].outcome, PackOutcome::AlreadyThere);
        QCOMPARE(everything(), QStringList{QStringLiteral("x.scenario.json")});
    }

    void anotherVersionIsAskedAbout()
    {
        const auto refused = importBundle(otherBundle(), shippedContent(), options());
        QVERIFY(!refused);
        QVERIFY(inEnglish(refused.error())
                    .starts_with("starter: another pack of this name is installed, version 1.0.0; the bundle "
                                 "has version 1.0.1."));
        QVERIFY(everything().isEmpty());
        // What comes with the program can be kept, not replaced.
        QVERIFY(!importBundle(otherBundle(), shippedContent(), options(PackConflict::Replace)));
        QVERIFY(everything().isEmpty());
        const auto kept = importBundle(otherBundle(), shippedContent(), options(PackConflict::Keep));
        QCOMPARE((*kept)[0].outcome, PackOutcome::Kept);
        QCOMPARE(everything(), QStringList{QStringLiteral("x.scenario.json")});
    }

    void aPackOfTheUserCanBeReplaced()
    {
        QVERIFY(importBundle(bundle(), Content(), options()).has_value());
        const Content there = *loadContent(path("packs"));
        QVERIFY(!importBundle(otherBundle(), there, options()));
        QCOMPARE(loadPack(path("packs/starter"))->version, std::string("1.0.0"));
        const auto replaced = importBundle(otherBundle(), there, options(PackConflict::Replace));
        QCOMPARE((*replaced)[0].outcome, PackOutcome::Replaced);
        QCOMPARE(loadPack(path("packs/starter"))->version, std::string("1.0.1"));
        QCOMPARE(QDir(file("packs")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(),
                 1);
    }

    void filesOfTheUserBesideAPackStay()
    {
        QVERIFY(importBundle(bundle(), Content(), options()).has_value());
        write("packs/starter/notes.json", "mine");
        fs::create_directories(path("packs/starter/sketches/old"));
        write("packs/starter/sketches/old/hall.svg", "<svg/>");
        fs::create_symlink("notes.json", path("packs/starter/link"));
        std::vector<std::string> parts;
        QVERIFY(loadPack(path("packs/starter"), [&parts](const std::string& name, const std::string&) {
            if (name != packManifestName)
                parts.push_back(name);
        }));
        QVERIFY(!parts.empty());

        Bundle other = otherBundle();
        QVERIFY(importBundle(other, *loadContent(path("packs")), options(PackConflict::Replace)).has_value());
        QCOMPARE(loadPack(path("packs/starter"))->version, std::string("1.0.1"));
        QCOMPARE(read("packs/starter/notes.json"), "mine");
        QCOMPARE(read("packs/starter/sketches/old/hall.svg"), "<svg/>");
        QCOMPARE(fs::read_symlink(path("packs/starter/link")).string(), std::string("notes.json"));
        QCOMPARE(QDir(file("packs/starter")).entryList(QDir::AllEntries | QDir::NoDotAndDotDot).size(),
                 qsizetype(1 + parts.size() + 3));

        // A file of the user that a part would overwrite is asked about.
        BundledPack& pack = other.packs[0];
        std::string& manifest = pack.files[0].text;
        manifest.replace(manifest.find(parts[0]), parts[0].size(), "notes.json");
        std::ranges::find(pack.files, parts[0], &BundledFile::name)->name = "notes.json";
        pack.hash = parsePack(pack)->hash;
        const auto refused = importBundle(other, *loadContent(path("packs")), options(PackConflict::Replace));
        QVERIFY(!refused);
        QVERIFY2(inEnglish(refused.error()).find("notes.json is no part of the pack") != std::string::npos,
                 inEnglish(refused.error()).c_str());
        QCOMPARE(read("packs/starter/notes.json"), "mine");
        QCOMPARE(loadPack(path("packs/starter"))->version, std::string("1.0.1"));
    }

    void whatIsNoPackIsNotReplaced_data()
    {
        QTest::addColumn<QByteArray>("manifest");
        QTest::addColumn<std::string>("reason");
        const std::string noPack = "is no pack.";
        QTest::newRow("a folder without a pack") << QByteArray() << noPack;
        QTest::newRow("the pack of something else") << QByteArray("{\"format\": \"my-pack\"}") << noPack;
        QTest::newRow("a pack of another game")
            << QByteArray("{\"format\": \"delvewright-pack\", \"version\": 1, \"game\": \"dungeoneer\"}")
            << std::string("a pack of another game has this name");
    }
    void whatIsNoPackIsNotReplaced()
    {
        QFETCH(QByteArray, manifest);
        QFETCH(std::string, reason);
        fs::create_directories(path("packs/starter"));
        write("packs/starter/notes.txt", "mine");
        if (!manifest.isEmpty())
            write("packs/starter/pack.json", manifest);
        QVERIFY(!meetPacks(bundle(), Content(), path("packs"))[0].canBeReplaced);
        for (const PackConflict conflict :
             {PackConflict::Replace, PackConflict::Refuse, PackConflict::Keep}) {
            const auto refused = importBundle(bundle(), Content(), options(conflict));
            QVERIFY(!refused);
            QVERIFY2(inEnglish(refused.error()).find(reason) != std::string::npos,
                     inEnglish(refused.error()).c_str());
            QCOMPARE(read("packs/starter/notes.txt"), "mine");
            QVERIFY(!QFile::exists(file("x.scenario.json")));
        }
    }

    void aFileInThePlaceOfAPackIsNotReplaced()
    {
        fs::create_directories(path("packs"));
        write("packs/starter", "mine");
        QVERIFY(!importBundle(bundle(), Content(), options(PackConflict::Replace)));
        QCOMPARE(read("packs/starter"), "mine");
    }

    void aDamagedPackCanBeReplaced()
    {
        QVERIFY(importBundle(bundle(), Content(), options()).has_value());
        write("packs/starter/pack.json", "{\"format\": \"delvewright-pack\", \"version\": 1, ");
        write("packs/starter/notes.txt", "mine");
        for (const auto& entry : QDir(file("packs/starter")).entryList({QStringLiteral("*.json")}))
            if (entry != u"pack.json")
                QFile::remove(file("packs/starter/") + entry);
        QVERIFY(importBundle(bundle(), Content(), options(PackConflict::Replace)).has_value());
        QCOMPARE(loadPack(path("packs/starter"))->hash, starterPack().hash);
        QCOMPARE(read("packs/starter/notes.txt"), "mine");
    }

    void aKeptPackMustHaveWhatTheScenarioUses()
    {
        Pack bare;
        bare.id = "starter";
        bare.version = "0.9.0";
        const Content poor = *Content::combine({bare});
        const auto refused = importBundle(bundle(), poor, options(PackConflict::Keep));
        QVERIFY(!refused);
        QVERIFY(everything().isEmpty());
    }

    void nothingIsLeftWhereTheScenarioCannotBeSaved()
    {
        QVERIFY(importBundle(bundle(), Content(), options()).has_value());
        BundleImport nowhere = options(PackConflict::Replace);
        nowhere.scenarioFile = file("missing/x.scenario.json");
        QVERIFY(!importBundle(otherBundle(), *loadContent(path("packs")), nowhere));
        QCOMPARE(loadPack(path("packs/starter"))->version, std::string("1.0.0"));
        QCOMPARE(QDir(file("packs")).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(),
                 1);
    }

    void aListMakesAPack()
    {
        const auto imported = importFigures(list, "My List", path("mud-folk"), {"Mud Folk", "Me", "CC0"});
        QVERIFY2(imported.has_value(), imported ? "" : inEnglish(imported.error()).c_str());
        QCOMPARE(imported->count, std::size_t(2));
        QVERIFY(imported->isNewPack);
        const auto pack = loadPack(path("mud-folk"));
        QVERIFY2(pack.has_value(), pack ? "" : inEnglish(pack.error()).c_str());
        QCOMPARE(pack->name.in("en"), std::string("Mud Folk"));
        QCOMPARE(pack->figures.size(), std::size_t(2));
        QCOMPARE(pack->figures[1].id.text(), std::string("mud-folk/mud-king"));
    }

    void theSameListAgainReplacesWhatItBrought()
    {
        QVERIFY(importFigures(list, "list", path("mud-folk"), {}).has_value());
        std::string longer = list;
        longer += "Mud Imp,mage-spawn,own,3,hollow,90,0,weak,12,8/7/14/1 | x\n";
        QVERIFY(importFigures(longer, "list", path("mud-folk"), {}).has_value());
        QCOMPARE(loadPack(path("mud-folk"))->figures.size(), std::size_t(3));
        // Another list with figures of the same names is refused, with the line.
        const auto again = importFigures(list, "other", path("mud-folk"), {});
        QVERIFY(!again);
        QVERIFY2(inEnglish(again.error()).starts_with("line "), inEnglish(again.error()).c_str());
        QCOMPARE(loadPack(path("mud-folk"))->figures.size(), std::size_t(3));
        QCOMPARE(QDir(file("mud-folk")).entryList(QDir::Files | QDir::Hidden).size(), 2);
    }

    void aPackKeepsWhatItHad()
    {
        fs::create_directories(path("starter"));
        const Bundle own = bundle();
        for (const BundledFile& each : own.packs[0].files) {
            QFile copy(file("starter/") + QString::fromStdString(each.name));
            QVERIFY(copy.open(QIODevice::WriteOnly));
            copy.write(each.text.data(), qint64(each.text.size()));
        }
        QVERIFY(importFigures(list, "list", path("starter"), {}).has_value());
        const auto pack = loadPack(path("starter"));
        QCOMPARE(pack->figures.size(), starterPack().figures.size() + 2);
        QVERIFY(pack->tiles == starterPack().tiles);
        QVERIFY(pack->hash != starterPack().hash);
    }

    void aFaultyListChangesNothing()
    {
        std::string faulty = list;
        faulty.replace(faulty.find("unique"), 6, "mighty");
        QVERIFY(!importFigures(faulty, "list", path("mud-folk"), {}));
        QVERIFY(everything().isEmpty());
        std::string twice = list;
        twice.replace(twice.find("own,2"), 5, "own,1"); // COMP-04
        const auto refused = importFigures(twice, "list", path("mud-folk"), {});
        QVERIFY(!refused);
        QVERIFY2(inEnglish(refused.error()).starts_with("line 3: expected a collector's number"),
                 inEnglish(refused.error()).c_str());
        QVERIFY(everything().isEmpty());
    }
};

DELVE_TEST(TestImport)
#include "tst_import.moc"
