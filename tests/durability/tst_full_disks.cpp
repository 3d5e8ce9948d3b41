// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/collection/collection_file.h"
#include "editor/document/autosave.h"
#include "editor/document/save_file.h"
#include "editor/dungeoneer/document/card_map_document.h"
#include "editor/dungeoneer/document/user_sets.h"
#include "editor/mageknight/document/pack_document.h"
#include "editor/mageknight/document/scenario_document.h"
#include "editor/mageknight/document/user_packs.h"
#include "editor/print/calibrations.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "engine/mageknight/content/new_pieces.h"
#include "tests/durability/other_programs.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/small_files.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// A disk that has no room for the whole of a file, for all that the window writes; and for `delve` on a real
/// disk.
class TestFullDisks : public QObject
{
    Q_OBJECT

    QString path(const char* name) const { return m_home->filePath(QString::fromLatin1(name)); }

    std::unique_ptr<QTemporaryDir> m_home;

private slots:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void whatTheWindowWritesStaysAsItWas_data()
    {
        QTest::addColumn<int>("room");
        for (const int room : {0, 1, 100})
            QTest::addRow("%d bytes", room) << room;
    }
    void whatTheWindowWritesStaysAsItWas()
    {
        QFETCH(int, room);
        ScenarioDocument scenario(shippedContent(), sample("standard"));
        QVERIFY(scenario.saveAs(path("mine.scenario.json")));
        const auto made = createPack("Mine", "Somebody", shippedContent(), path("packs").toStdString());
        QVERIFY(made);
        PackDocument pack(*made, path("packs/mine").toStdString());
        const QString collection = path("collection.json");
        QVERIFY(changeCollection(collection, [](Collection& owned) {
            for (int i = 0; i < 100; ++i)
                owned.pieces[ContentId("starter/piece-" + std::to_string(i))] = i;
        }));
        const auto cards = dungeoneer::loadCards(sourceFolder() / "resources/packs");
        const auto map = dungeoneer::loadScenario(
            sourceFolder() / "resources/scenarios/dungeoneer/closing-time.scenario.json");
        QVERIFY(cards && map);
        dungeoneer::CardMapDocument cardMap(*cards, *map);
        QVERIFY(cardMap.saveAs(path("cards.scenario.json")));
        const auto set = dungeoneer::createSet("Ours", "Somebody", *cards, path("packs").toStdString());
        QVERIFY(set);
        const QString printers = path("printers.json");
        const auto calibrate = [&](const char* printer) {
            return changeCalibrations(printers,
                                      [&](Calibrations& all) {
                                          all[{printer, "", "A4"}] = {1, 0, 0};
                                      })
                .has_value();
        };
        QVERIFY(calibrate("Attic"));
        cardMap.markUnsaved();
        scenario.markUnsaved();
        Autosave autosave(scenario, path("copy.1.recovery"));
        QVERIFY(autosave.write());
        pack.push(addPiece(pack.pack(), newPiece(pack.pack(), NewPiece::Chamber, std::string(60, 'x'))), {});
        const auto before = treeOf(m_home->path());
        {
            const SmallFiles limit{rlim_t(room)};
            const auto saved = scenario.save();
            QVERIFY(!saved);
            QVERIFY(std::string_view(saved.error().what.text).find("could not be written") !=
                    std::string_view::npos);
            QVERIFY(!pack.save());
            QVERIFY(!changeCollection(collection, [](Collection& owned) { owned.setSets("starter", 7); }));
            QVERIFY(!autosave.write());
            QVERIFY(!createPack("Other", "Somebody", shippedContent(), path("packs").toStdString()));
            QVERIFY(!saveFile(path("game.save.json"), QByteArray(5000, 'x')));
            QVERIFY(!cardMap.save());
            QVERIFY(!cardMap.saveAs(path("elsewhere.scenario.json")));
            QVERIFY(!dungeoneer::saveSet(*set, path("packs/ours").toStdString()));
            QVERIFY(!dungeoneer::createSet("Other", "Somebody", *cards, path("packs").toStdString()));
            QVERIFY(!dungeoneer::exportSet(*set, path("ours.pack.json")));
            QVERIFY(!calibrate("Cellar"));
        }
        QVERIFY(scenario.isModified() && pack.isModified() && cardMap.isModified());
        QCOMPARE(treeOf(m_home->path()), before);
        // Room again: all of it works as if nothing had been.
        QVERIFY(scenario.save());
        QVERIFY(pack.save());
        QVERIFY(cardMap.save());
        QVERIFY(calibrate("Cellar"));
        QVERIFY(changeCollection(collection, [](Collection& owned) { owned.setSets("starter", 7); }));
    }

    /// Whoever keeps what is printed must not take the half for the whole.
    void whatIsPrintedArrivesOrIsMissed_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, const char* line, int code) {
            QTest::newRow(name) << QString::fromLatin1(line) << code;
        };
        row("a disk", "\"$0\" schema scenario > kept.json", 0);
        row("a full disk", "\"$0\" schema scenario > /dev/full", 2);
        row("a full disk, little to print", "\"$0\" --version > /dev/full", 2);
        row("a full disk, help", "\"$0\" --help > /dev/full", 2);
        row("closed", "\"$0\" schema scenario >&-", 2);
        // Who reads no further has what he wanted.
        row("a reader who went",
            "trap '' PIPE; { sleep 0.3; \"$0\" rules; echo $? > code; } | true; "
            "exit $(cat code)",
            0);
    }
    void whatIsPrintedArrivesOrIsMissed()
    {
        QFETCH(QString, line);
        QFETCH(int, code);
        QProcess shell;
        shell.setWorkingDirectory(m_home->path());
        shell.start(QStringLiteral("/bin/sh"),
                    {QStringLiteral("-c"), line, QStringLiteral(DELVE_BIN_DIR "/delve")});
        QVERIFY(shell.waitForFinished(60'000));
        const QByteArray said = shell.readAllStandardError();
        QVERIFY2(shell.exitCode() == code, said);
        QCOMPARE(said.contains("Not everything that was printed could be written"), code == 2);
    }

    void delveOnADiskThatIsFull()
    {
        const QString disk = path("disk");
        QVERIFY(QDir().mkpath(disk));
        QProcess mount;
        mount.start(QStringLiteral("mount"), {"-t", "tmpfs", "-o", "size=96k", "tmpfs", disk});
        if (!mount.waitForFinished() || mount.exitCode() != 0)
            QSKIP("a small disk can be mounted only by root");
        const auto unmount = qScopeGuard([&] { QProcess::execute(QStringLiteral("umount"), {disk}); });
        const QString scenario = disk + QStringLiteral("/mine.scenario.json");
        QVERIFY(QFile::copy(
            QString::fromStdString((sourceFolder() / "resources/scenarios/standard.scenario.json").string()),
            scenario));
        QFile filler(disk + QStringLiteral("/filler"));
        QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
        while (filler.write(QByteArray(4096, 'x')) == 4096) {
        }
        filler.close();
        QVERIFY(QDir().mkpath(disk + QStringLiteral("/packs")));
        const auto before = treeOf(disk);
        const QString cards = QString::fromStdString(
            (sourceFolder() / "resources/scenarios/dungeoneer/closing-time.scenario.json").string());
        const QString empty = path("empty.scenario.json");
        QVERIFY(writeEmptyMap(empty));
        const auto source = [](const char* name) {
            return QString::fromStdString((sourceFolder() / name).string());
        };
        const auto in = [&](const char* name) { return disk + u'/' + QString::fromLatin1(name); };
        for (const QStringList& command :
             {QStringList{"generate", "-o", scenario},
              QStringList{"render", scenario, "-o", in("map.png")},
              QStringList{"render", scenario, "-o", in("map.svg")},
              QStringList{"print", scenario, "--kind", "sheet", "-o", in("sheet.pdf")},
              QStringList{"export", scenario, "-o", in("a.bundle.json")},
              QStringList{"playtest", scenario, "--games", "1", "--rounds", "1", "-o", in("result.json")},
              QStringList{"pack", "new", "Mine"},
              QStringList{"pack", "copy", "overdraft", "mine"},
              QStringList{"generate", "--game", "dungeoneer", "--set", "overdraft", "-o",
                          in("c.scenario.json")},
              QStringList{"render", cards, "-o", in("cards.png")},
              QStringList{"print", cards, "--kind", "layout", "-o", in("cards.pdf")},
              QStringList{"export", cards, "-o", in("cards.bundle.json")},
              QStringList{"export", cards, "-o", in("cards.tmj")},
              QStringList{"export", cards, "-o", in("cards.uvtt")},
              QStringList{"pack", "export", "overdraft", "-o", in("cards.pack.json")},
              QStringList{"pack", "sheet", "overdraft", "-o", in("sheet.png")},
              QStringList{"pack", "cards", "overdraft", "-o", in("pictures")},
              QStringList{"calibrate", "sheet", "-o", in("sheet.pdf")},
              QStringList{"lay", empty, "--program", "all", "-o", in("laid.scenario.json")},
              QStringList{"complete", scenario, "-o", in("whole.scenario.json")},
              QStringList{"complete", cards, "-o", in("whole.scenario.json")},
              QStringList{"merge", source("tests/data/results/skirmish.json"), "-o", in("sum.json")},
              QStringList{"merge", source("tests/data/results/skirmish.json"), "-o", in("sum.html")},
              QStringList{"replay", source("tests/data/replays/lone-wolf.save.json"), "--branch", "2", "-o",
                          in("branch.save.json")},
              QStringList{"replay", source("tests/data/card-replays/begun.save.json"), "--keep-as-test",
                          in("a.kept.json")},
              QStringList{"pack", "copy", "starter", "mine"},
              QStringList{"pack", "sheet", "starter", "-o", in("sheet.png")},
              QStringList{"pack", "table", "overdraft", "-o", in("table.png")},
              QStringList{"pack", "export", "overdraft", "-o", in("cards.csv")},
              QStringList{"export", scenario, "-o", in("a.tmj")},
              QStringList{"export", scenario, "-o", in("a.dd2vtt")},
              QStringList{"export", scenario, "-o", in("a.foundry.json")},
              QStringList{"export", scenario, "--kind", "pieces", "-o", in("pieces")},
              QStringList{"print", scenario, "--kind", "sheet", "--preview", in("pages")},
              QStringList{"playtest", cards, "--games", "1", "-o", in("result.json")},
              QStringList{"play", cards, "--seat", "1=random", "--save", in("a.save.json")},
              QStringList{"tour", "--out", in("tour")}}) {
            qputenv("DELVEWRIGHT_PACKS", (disk + QStringLiteral("/packs")).toLocal8Bit());
            const ProgramRun run = runDelve(command);
            qunsetenv("DELVEWRIGHT_PACKS");
            QVERIFY2(run.exitCode == 2, qPrintable(command.join(u' ')));
            QVERIFY2(run.err.contains("error: ") || run.err.contains("space"), run.err);
            QVERIFY2(treeOf(disk).keys() == before.keys(),
                     qPrintable(command.join(u' ') + u'\n' + treeOf(disk).keys().join(u' ')));
            QCOMPARE(bytesOf(scenario), before[QStringLiteral("mine.scenario.json")]);
        }
    }
};

DELVE_TEST(TestFullDisks)
#include "tst_full_disks.moc"
