// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/load_pack.h"
#include "tests/support/broken_files.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/small_pack.h"
#include "tests/support/test_registry.h"

#include <QTemporaryDir>

#include <filesystem>
#include <fstream>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;
namespace fs = std::filesystem;

/// Every folder below tests/data/broken/packs is a pack that cannot be read; expected.txt says why.
class TestBrokenPacks : public QObject
{
    Q_OBJECT

private:
    static std::string errorOf(const fs::path& folder)
    {
        auto pack = loadPack(folder);
        if (!pack) {
            std::string error = inEnglish(pack.error());
            const std::string path = folder.string() + "/";
            if (error.starts_with(path))
                error.erase(0, path.size());
            return error;
        }
        const auto content = Content::combine({*std::move(pack)});
        return content ? "no error" : inEnglish(content.error());
    }

private slots:
    void isRefusedWithAReason_data() { addBrokenFolders(brokenFolder("packs"), 12); }

    void isRefusedWithAReason()
    {
        QFETCH(QString, folder);
        QCOMPARE(QString::fromStdString(errorOf(folder.toStdString()) + "\n"),
                 expectedIn(folder + "/expected.txt"));
    }

    void aLinkOutOfTheFolderIsRefused()
    {
        QTemporaryDir temporary;
        const fs::path folder = temporary.path().toStdString();
        fs::create_directories(folder / "pack");
        std::ofstream(folder / "secret.json") << R"({"format": "delvewright-pack-part", "version": 1})";
        std::ofstream(folder / "pack/pack.json") << packText(R"("parts": ["tiles.json"])");
        fs::create_symlink(folder / "secret.json", folder / "pack/tiles.json");
        QCOMPARE(errorOf(folder / "pack"),
                 std::string("tiles.json: expected a file of the pack, found a link"));
    }

    void twoPacksOfOneIdAreRefused()
    {
        const auto twice = Content::combine({*smallPack(""), *smallPack("")});
        QCOMPARE(inEnglish(twice.error()),
                 std::string("small: expected this id once in all packs, found it twice"));
    }

    void renamedIdsStayReadable()
    {
        auto pack = smallPack(R"("aliases": {"old-room": "room"}, "tiles": [)" +
                              tileText("room", "chamber", openChamber()) + "]");
        const auto content = Content::combine({*std::move(pack)});
        QVERIFY(content->tile(ContentId("small/old-room")));
        QCOMPARE(content->tile(ContentId("small/old-room")), content->tile(ContentId("small/room")));
        QVERIFY(!content->tile(ContentId("small/other")));
    }

    void theHashNoticesEveryByte()
    {
        const auto pack = smallPack("");
        auto text = packText("");
        QCOMPARE(pack->hash.size(), std::size_t(32));
        QCOMPARE(smallPack("")->hash, pack->hash);
        text.replace(text.find("Test"), 4, "Tess");
        const auto changed =
            parsePack(text, [](const std::string&) -> Result<std::string> { return Error{}; });
        QVERIFY(changed->hash != pack->hash);
    }

    void allPacksOfAFolderAreLoaded()
    {
        QVERIFY(loadContent(sourceFolder() / "resources/packs").has_value());
        const auto nowhere = loadContent(sourceFolder() / "resources/nothing-here");
        QVERIFY(inEnglish(nowhere.error()).ends_with("expected a folder of content packs"));
    }
};

DELVE_TEST(TestBrokenPacks)
#include "tst_broken_packs.moc"
