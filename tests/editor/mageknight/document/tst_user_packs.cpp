// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/installed_content.h"
#include "editor/mageknight/document/pack_document.h"
#include "editor/mageknight/document/user_packs.h"
#include "engine/base/file.h"
#include "engine/mageknight/content/files/load_pack.h"
#include "engine/mageknight/content/files/write_pack.h"
#include "engine/mageknight/content/new_pieces.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace fs = std::filesystem;

class TestUserPacks : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_home;

    fs::path packs() const { return fs::path(m_home->path().toStdString()) / "packs"; }
    QString file(const char* name) const { return m_home->filePath(QLatin1String(name)); }

    Pack made(const std::string& name) const
    {
        return *createPack(name, "Somebody", shippedContent(), packs());
    }

    static std::string bytesOf(const fs::path& path) { return *readFile(path, maxPackFileBytes); }

private slots:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void aNewPackIsThereToBeRead()
    {
        const Pack pack = made("Hall & Cellar");
        QCOMPARE(pack.id, std::string("hall-cellar"));
        QVERIFY(loadPack(packs() / "hall-cellar"));
        // Another of the same name gets an id of its own; so does one with the name of what is shipped.
        QCOMPARE(made("Hall & Cellar").id, std::string("hall-cellar-2"));
        QCOMPARE(made("Starter").id, std::string("starter-2"));
    }

    /// To put packs together looks at all of them: that is done once for many good ones, and a bad one costs
    /// a few more times, not one for each.
    void manyPacksArePutTogetherOnce()
    {
        qputenv("DELVEWRIGHT_PACKS", packs().c_str());
        for (int i = 0; i < 101; ++i)
            made("Pack " + std::to_string(i));
        const auto good = loadInstalledContent();
        QVERIFY(good && good->leftOut.empty());
        QCOMPARE(good->userFolders.size(), std::size_t(101));
        QCOMPARE(good->combinations, 1);
        fs::copy(packs() / "pack-50", packs() / "zz-again", fs::copy_options::recursive);
        const auto bad = loadInstalledContent();
        qunsetenv("DELVEWRIGHT_PACKS");
        QCOMPARE(bad->leftOut.size(), std::size_t(1));
        QCOMPARE(bad->userFolders.size(), std::size_t(101));
        QVERIFY2(bad->combinations <= 20, std::to_string(bad->combinations).c_str());
    }

    void aCopyOfAPackHasItsPieces()
    {
        const auto copy = duplicatePack(starterPack(), "My Starter", shippedContent(), packs());
        QVERIFY(copy);
        QCOMPARE(copy->tiles.size(), starterPack().tiles.size());
        QCOMPARE(copy->tiles.front().id, ContentId("my-starter/pillared-hall"));
        QVERIFY(Content::combine({starterPack(), *copy}));
    }

    void savingGathersPartsInOneFile()
    {
        const fs::path folder = packs() / "many";
        fs::create_directories(folder);
        for (const auto& entry : fs::directory_iterator(sourceFolder() / "resources/packs/starter"))
            fs::copy(entry.path(), folder / entry.path().filename());
        const auto before = loadPack(folder);
        QVERIFY(before);
        QVERIFY(savePack(*before, folder));
        QCOMPARE(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 1);
        const auto after = loadPack(folder);
        QVERIFY(after);
        QCOMPARE(writePack(*after), writePack(*before));
        // What is canonical already stays as it is, and keeps its hash.
        QVERIFY(savePack(*after, folder));
        QCOMPARE(loadPack(folder)->hash, after->hash);
    }

    void aFolderThatCannotBeWrittenLosesNothing()
    {
        const Pack pack = made("Mine");
        const std::string before = bytesOf(packs() / "mine/pack.json");
        // A folder where the file should be: whoever runs the tests, that cannot be replaced.
        fs::remove(packs() / "mine/pack.json");
        fs::create_directory(packs() / "mine/pack.json");
        QVERIFY(!savePack(pack, packs() / "mine"));
        QVERIFY(fs::is_directory(packs() / "mine/pack.json"));
        fs::remove(packs() / "mine/pack.json");
        QVERIFY(savePack(pack, packs() / "mine"));
        QCOMPARE(bytesOf(packs() / "mine/pack.json"), before);
    }

    void packsTravelInOneFile()
    {
        Pack pack = made("Mine");
        apply(pack, addPiece(pack, newPiece(pack, NewPiece::Chamber, "Room")));
        QVERIFY(savePack(pack, packs() / "mine"));
        QVERIFY(exportPack(*loadPack(packs() / "mine"), file("mine.pack.json")));
        const std::string hash = loadPack(packs() / "mine")->hash;
        QVERIFY(deletePack(packs() / "mine"));
        QVERIFY(!fs::exists(packs() / "mine"));

        const auto arrived =
            importPack(file("mine.pack.json"), PackArrival::Refuse, shippedContent(), packs());
        QVERIFY(arrived);
        QCOMPARE(arrived->id, std::string("mine"));
        QCOMPARE(loadPack(packs() / "mine")->hash, hash); // scenarios that name it know it again
    }

    /// What is written can be read again, and what could not be is not written.
    void aPackGrowsAsFarAsItsReaderGoes()
    {
        Pack pack = made("Mine");
        apply(pack, addPiece(pack, newPiece(pack, NewPiece::Chamber, std::string(60, 'x'))));
        const Tile tile = pack.tiles.front();
        pack.tiles.clear();
        const auto grow = [&](std::size_t tiles) {
            for (std::size_t number = pack.tiles.size(); number < tiles; ++number) {
                Tile& added = pack.tiles.emplace_back(tile);
                added.id = ContentId("mine/t" + std::to_string(number));
            }
        };
        constexpr std::size_t most = 2000; // of tiles in one file
        grow(most);
        const std::string text = writePack(pack);
        QVERIFY(exportPack(pack, file("mine.pack.json")));
        QVERIFY(savePack(pack, packs() / "mine"));
        const auto sent = readPackFile(file("mine.pack.json"));
        const auto kept = loadPack(packs() / "mine");
        QVERIFY2(sent, sent ? "" : inEnglish(sent.error()).c_str());
        QVERIFY2(kept, kept ? "" : inEnglish(kept.error()).c_str());
        QCOMPARE(writePack(*sent), text);
        QCOMPARE(writePack(*kept), text);

        grow(pack.tiles.size() + 1);
        for (const auto& done :
             {exportPack(pack, file("mine.pack.json")), savePack(pack, packs() / "mine")}) {
            QVERIFY(!done);
            QVERIFY2(inEnglish(done.error()).find("/tiles: expected a list") != std::string::npos,
                     inEnglish(done.error()).c_str());
        }
        QCOMPARE(bytesOf(packs() / "mine/pack.json"), text);
        QCOMPARE(*readFile(file("mine.pack.json").toStdString(), maxPackFileBytes), text);
    }

    void anotherPackOfTheNameIsAQuestion()
    {
        Pack pack = made("Mine");
        QVERIFY(exportPack(pack, file("mine.pack.json")));
        pack.author = "Somebody else";
        QVERIFY(savePack(pack, packs() / "mine"));
        const auto content = Content::combine({starterPack(), *loadPack(packs() / "mine")});
        const auto refused = importPack(file("mine.pack.json"), PackArrival::Refuse, *content, packs());
        QVERIFY(!refused);
        QCOMPARE(refused.error().where, std::string("mine"));
        QCOMPARE(loadPack(packs() / "mine")->author, std::string("Somebody else"));
        const auto copy = importPack(file("mine.pack.json"), PackArrival::AsCopy, *content, packs());
        QCOMPARE(copy->id, std::string("mine-2"));
        QVERIFY(importPack(file("mine.pack.json"), PackArrival::Replace, *content, packs()));
        QCOMPARE(loadPack(packs() / "mine")->author, std::string("Somebody"));
        // The very same again changes nothing; what is shipped is never replaced.
        const auto now = Content::combine({starterPack(), *loadPack(packs() / "mine")});
        QVERIFY(importPack(file("mine.pack.json"), PackArrival::Refuse, *now, packs())->wasThere);
        Pack starter = starterPack();
        starter.author = "Nobody";
        QVERIFY(exportPack(starter, file("starter.pack.json")));
        QVERIFY(!importPack(file("starter.pack.json"), PackArrival::Replace, *now, packs()));
    }

    void whatIsNoPackIsRefused()
    {
        QFile broken(file("broken.pack.json"));
        QVERIFY(broken.open(QIODevice::WriteOnly));
        broken.write("{\"format\": \"delvewright-pack\"");
        broken.close();
        QVERIFY(!importPack(broken.fileName(), PackArrival::Refuse, shippedContent(), packs()));
        QVERIFY(!fs::exists(packs()));
    }

    void aDocumentRemembersWhatIsSaved()
    {
        PackDocument document(made("Mine"), packs() / "mine");
        QSignalSpy modified(&document, &PackDocument::modifiedChanged);
        QVERIFY(document.push(addPiece(document.pack(), newPiece(document.pack(), NewPiece::Chamber, "Room")),
                              QStringLiteral("Add")));
        QVERIFY(document.isModified());
        QCOMPARE(modified.count(), 1);
        QVERIFY(document.save());
        QVERIFY(!document.isModified());
        QCOMPARE(loadPack(packs() / "mine")->hash, document.saved().hash);
        document.undoStack().undo();
        QVERIFY(document.isModified());
        QVERIFY(document.pack().tiles.empty());
        QCOMPARE(document.saved().tiles.size(), std::size_t(1));
        document.undoStack().redo();
        QVERIFY(!document.isModified());
        QVERIFY(!document.push({}, QStringLiteral("Nothing")));
    }

    void whatAnotherProgramWroteIsNotOverwritten()
    {
        PackDocument document(made("Mine"), packs() / "mine");
        Pack others = document.pack();
        others.author = "Somebody else";
        QVERIFY(savePack(others, packs() / "mine"));
        QVERIFY(document.push(addPiece(document.pack(), newPiece(document.pack(), NewPiece::Chamber, "Room")),
                              QStringLiteral("Add")));
        const auto refused = document.save();
        QVERIFY(!refused);
        QVERIFY(document.isModified());
        QCOMPARE(loadPack(packs() / "mine")->author, std::string("Somebody else"));
        QVERIFY(loadPack(packs() / "mine")->tiles.empty());
    }
};

DELVE_TEST(TestUserPacks)
#include "tst_user_packs.moc"
