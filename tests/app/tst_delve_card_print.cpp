// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/pictures.h"
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>

using namespace delve::test;

namespace {

const QString sample =
    QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/dungeoneer/closing-time.scenario.json");

/// Lets delve keep calibrations in a folder of the test.
class KeptPrinters
{
public:
    explicit KeptPrinters(const QTemporaryDir& folder)
    {
        qputenv("DELVEWRIGHT_PRINTERS", folder.filePath(QStringLiteral("kept/printers.json")).toUtf8());
    }
    ~KeptPrinters() { qunsetenv("DELVEWRIGHT_PRINTERS"); }
};

ProgramRun run(const QString& arguments, const QTemporaryDir& folder)
{
    QStringList words = arguments.split(u' ');
    words.replaceInStrings(QStringLiteral("SAMPLE"), sample);
    return runDelve(words, folder.path());
}

QStringList filesIn(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
}

} // namespace

/// Card maps, cards and calibration sheets on paper, as people ask for them.
class TestDelveCardPrint : public QObject
{
    Q_OBJECT

private slots:
    void everyKindBecomesAFile_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("layout") << "print SAMPLE";
        QTest::newRow("map") << "print SAMPLE --kind map --card-size inch --paper Letter";
        QTest::newRow("cards") << "print SAMPLE --kind cards --deck hero --corners round --radius 2.5";
        QTest::newRow("cutouts") << "print SAMPLE --kind cutouts --no-ruler";
        QTest::newRow("sheet") << "print SAMPLE --kind sheet --notes";
        QTest::newRow("a set") << "print overdraft --deck quest --sheets fold --style ink-saver";
        QTest::newRow("a folder") << "print " DELVE_SOURCE_DIR "/resources/packs/bad-road --kind cutouts";
        QTest::newRow("calibration") << "calibrate sheet --duplex short --paper Letter";
    }

    void everyKindBecomesAFile()
    {
        QFETCH(QString, arguments);
        QTemporaryDir folder;
        const ProgramRun done = run(arguments + QStringLiteral(" -o x.pdf"), folder);
        QVERIFY2(done.exitCode == 0, done.err);
        QVERIFY2(done.err.isEmpty(), done.err);
        QCOMPARE(filesIn(folder), QStringList{QStringLiteral("x.pdf")});
    }

    void whatTheCollectionLacksIsListedAndPrinted()
    {
        QTemporaryDir folder;
        const auto own = [&](const QByteArray& what) {
            QFile file(folder.filePath(QStringLiteral("mine.json")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(R"({"format": "delvewright-collection", "version": 1)" + what + "}");
        };
        const auto ask = [&](const char* arguments) {
            return run(QLatin1String(arguments) + QStringLiteral(" --collection mine.json"), folder);
        };
        own("");
        const ProgramRun all = ask("collection SAMPLE");
        QVERIFY2(all.exitCode == 0 && all.out.contains("has everything"), all.out + all.err);
        const ProgramRun nothing = ask("print SAMPLE --kind cards -o x.pdf");
        QVERIFY2(nothing.exitCode == 2 && nothing.err.contains("the collection has it all"), nothing.err);
        own(R"(, "pieces": {"overdraft/debt-collector": 1})");
        const ProgramRun one = ask("collection SAMPLE");
        QCOMPARE(one.exitCode, 1);
        QVERIFY2(one.out.contains("1 × Debt Collector"), one.out);
        const ProgramRun page = ask("print SAMPLE --kind cards -o x.pdf");
        QVERIFY2(page.exitCode == 0, page.err);
        QVERIFY(filesIn(folder).contains(QStringLiteral("x.pdf")));
        const ProgramRun sets = ask("collection --game dungeoneer");
        QVERIFY2(sets.exitCode == 0 && sets.out.contains("Debt Collector: 1"), sets.out + sets.err);
        const ProgramRun silent = ask("print SAMPLE --kind layout -o y.pdf");
        QVERIFY2(silent.exitCode == 2 && silent.err.contains("--collection does nothing"), silent.err);
    }

    void whatCannotBeDoneIsSaidAndLeavesNothing_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const char* arguments, const char* says) {
            QTest::newRow(name) << QString::fromLatin1(arguments) << QByteArray(says);
        };
        row("kind", "print SAMPLE --kind poster -o x.pdf", "--kind takes one of");
        row("bleed", "print overdraft --bleed 1e9 -o x.pdf",
            "bleed reaches 20 mm beyond the cut lines at most");
        row("gap", "print overdraft --gap 1e300 -o x.pdf", "cards lie 50 mm apart at most");
        row("kind of a set", "print overdraft --kind layout -o x.pdf", "has no map");
        row("paper", "print SAMPLE --kind cards --paper 60x80 -o x.pdf", "60x80 paper is too small");
        row("pawn", "print SAMPLE --kind cutouts --paper 60x60 -o x.pdf", "too small for a pawn");
        row("target", "print SAMPLE -o no/such/folder/x.pdf", "could not be written");
        row("nowhere", "print SAMPLE", "Say where to");
        row("of the other game", "print SAMPLE --square 30 -o x.pdf",
            "--square cannot be used for Dungeoneer");
        row("silent", "print SAMPLE --kind layout --gap 3 -o x.pdf", "--gap does nothing for --kind layout");
        row("negative", "print SAMPLE --kind cards --gap=-1 -o x.pdf", "cannot be negative");
        row("deck", "print SAMPLE --kind cards --deck tarot -o x.pdf", "--deck");
        row("calibration paper", "calibrate sheet --paper A6 -o x.pdf", "too small for a calibration sheet");
        row("one side", "calibrate sheet --duplex none -o x.pdf", "printed on both sides");
        row("not calibrated", "calibrate forget --printer Nobody", "not calibrated");
        row("half a reading", "calibrate set --across1 0 0 --down1 0 0 --across2 0 0", "--down2");
        row("nonsense", "calibrate set --across1 0 0 --down1 0 0 --across2 4 0 --down2 4 0",
            "do not go together");
        row("export", "export SAMPLE -o x.obj", ".dd2vtt");
        row("squares", "export SAMPLE -o x.tmj --square 500", "at most 100");
        row("level", "export SAMPLE -o x.tmj --level 2", "--level cannot be used for Dungeoneer");
    }

    void whatCannotBeDoneIsSaidAndLeavesNothing()
    {
        QFETCH(QString, arguments);
        QFETCH(QByteArray, says);
        QTemporaryDir folder;
        const KeptPrinters printers(folder);
        const ProgramRun done = run(arguments, folder);
        QCOMPARE(done.exitCode, 2);
        QVERIFY2(done.err.contains(says), done.err);
        QStringList files = filesIn(folder);
        files.removeAll(QStringLiteral("kept"));
        QCOMPARE(files, QStringList());
    }

    void whatIsCalibratedIsKeptAndUsedByBothGames()
    {
        QTemporaryDir folder;
        const KeptPrinters printers(folder);
        QVERIFY(run(QStringLiteral("calibrate list"), folder).out.contains("No printer is calibrated"));
        const ProgramRun kept = run(QStringLiteral("calibrate set --printer Attic --across1 1 0.9 --down1 -2 "
                                                   "-0.1 --across2 1 0.9 --down2 -2 -0.1"),
                                    folder);
        QVERIFY2(kept.exitCode == 0, kept.err);
        QVERIFY2(kept.out.contains("0.90 mm to the right, -2.10 mm down"), kept.out);
        QVERIFY(run(QStringLiteral("calibrate list"), folder).out.contains("Attic, A4: 0.90 mm"));
        const auto shifted = [&](const QString& what, const QString& printer) {
            const ProgramRun done = run(what + printer + QStringLiteral(" -o x.pdf"), folder);
            return done.exitCode == 0 && done.out.contains("calibrated to: 0.9 mm");
        };
        const QString attic = QStringLiteral(" --printer Attic");
        QVERIFY(shifted(QStringLiteral("print overdraft --deck hero"), attic));
        QVERIFY(shifted(QStringLiteral("print " DELVE_SOURCE_DIR
                                       "/resources/scenarios/lone-wolf.scenario.json --kind tiles"),
                        attic));
        // Another printer, another tray, another paper: nothing is known of them.
        QVERIFY(!shifted(QStringLiteral("print overdraft --deck hero"), QString()));
        QVERIFY(!shifted(QStringLiteral("print overdraft --deck hero"), attic + QStringLiteral(" --tray 2")));
        QVERIFY(
            !shifted(QStringLiteral("print overdraft --deck hero"), attic + QStringLiteral(" --paper A3")));
        // Nothing is drawn on fronts alone.
        QVERIFY(!shifted(QStringLiteral("print overdraft --deck hero --duplex none"), attic));
        QCOMPARE(run(QStringLiteral("calibrate forget --printer Attic"), folder).exitCode, 0);
        QVERIFY(!shifted(QStringLiteral("print overdraft --deck hero"), attic));
    }

    void aFileOfPrintersThatCannotBeReadIsSaid()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("printers.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}");
        file.close();
        qputenv("DELVEWRIGHT_PRINTERS", file.fileName().toUtf8());
        const ProgramRun done = run(QStringLiteral("print SAMPLE -o x.pdf"), folder);
        qunsetenv("DELVEWRIGHT_PRINTERS");
        QCOMPARE(done.exitCode, 2);
        QVERIFY2(done.err.contains("printers.json"), done.err);
    }

    void cardsBecomePictures()
    {
        QTemporaryDir folder;
        ProgramRun done = run(QStringLiteral("pack cards overdraft -o cards --dpi 40"), folder);
        QVERIFY2(done.exitCode == 0, done.err);
        QCOMPARE(QImage(folder.filePath(QStringLiteral("cards/front-office.png"))).size(), QSize(99, 139));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("cards/back_quest.png"))));
        done = run(QStringLiteral("pack table night-shift -o sheet.png --style ink-saver"), folder);
        QVERIFY2(done.exitCode == 0, done.err);
        QVERIFY2(done.out.contains("sheet-map.png: 10 across, 2 down, 10 cards"), done.out);
        const QImage sheet(folder.filePath(QStringLiteral("sheet-map.png")));
        QVERIFY(sheet.width() <= 4096 && sheet.width() > 4000);
        QCOMPARE(run(QStringLiteral("pack table overdraft -o sheet.jpg"), folder).exitCode, 2);
        QCOMPARE(run(QStringLiteral("pack cards starter -o elsewhere"), folder).exitCode, 2);
    }

    /// All targets are tried before anything is drawn.
    void picturesReplaceNothingButPictures()
    {
        for (const char* arguments :
             {"pack cards overdraft -o . --dpi 36", "pack table overdraft -o sheet.png",
              "pack sheet overdraft -o sheet.png"}) {
            QTemporaryDir folder;
            const char* last = QByteArray(arguments).contains("cards")   ? "back_quest.png"
                               : QByteArray(arguments).contains("table") ? "sheet-tracker.png"
                                                                         : "sheet-8.png";
            QFile somebodys(folder.filePath(QLatin1String(last)));
            QVERIFY(somebodys.open(QIODevice::WriteOnly));
            somebodys.write("Dear diary");
            somebodys.close();
            const ProgramRun done = run(QLatin1String(arguments), folder);
            QCOMPARE(done.exitCode, 2);
            QVERIFY2(done.err.contains("something else lies there already"), done.err);
            QCOMPARE(filesIn(folder), QStringList{QLatin1String(last)});
            QVERIFY(somebodys.open(QIODevice::ReadOnly));
            QCOMPARE(somebodys.readAll(), QByteArray("Dear diary"));
        }
    }

    void mapsGoToOtherPrograms()
    {
        QTemporaryDir folder;
        for (const char* name : {"a.dd2vtt", "b.uvtt", "c.tmj", "d.bundle.json", "e.foundry.json"}) {
            const ProgramRun done = run(QStringLiteral("export SAMPLE -o ") + QLatin1String(name), folder);
            QVERIFY2(done.exitCode == 0, done.err);
            QVERIFY(QFile(folder.filePath(QLatin1String(name))).size() > 1000);
            // Again: only its like is replaced.
            QCOMPARE(run(QStringLiteral("export SAMPLE -o ") + QLatin1String(name), folder).exitCode, 0);
        }
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("c-cards.png"))));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("e.png"))));
    }

    /// The cards alone are drawn: whoever asks for that gets the same file; host and players may want more.
    void mapsOfCardsAreWithoutPiecesUnlessLayersAreNamed()
    {
        QTemporaryDir folder;
        const auto exported = [&](const QString& options) {
            const ProgramRun done = run(QStringLiteral("export SAMPLE -o a.dd2vtt") + options, folder);
            QFile file(folder.filePath(QStringLiteral("a.dd2vtt")));
            return done.exitCode == 0 && file.open(QIODevice::ReadOnly) ? file.readAll() : done.err;
        };
        const QByteArray usual = exported({});
        QVERIFY(usual.size() > 1000);
        QCOMPARE(exported(QStringLiteral(" --no-pieces")), usual);
        QCOMPARE(exported(QStringLiteral(" --layers cards")), usual);
        QVERIFY(exported(QStringLiteral(" --layers cards,crossings")) != usual);
        QVERIFY(exported(QStringLiteral(" --layers tiles")).contains("crossings")); // which it has
        QVERIFY(exported(QStringLiteral(" --layers roof")).contains("roof"));
    }

    void piecesGoIntoAFolderForEachSet()
    {
        QTemporaryDir folder;
        const ProgramRun done = run(QStringLiteral("export SAMPLE --kind pieces -o pieces"), folder);
        QVERIFY2(done.exitCode == 0, done.err);
        const QDir set(folder.filePath(QStringLiteral("pieces/overdraft")));
        QVERIFY(set.exists(QStringLiteral("cards/back_map.png")));
        QVERIFY(set.exists(QStringLiteral("decks/map.png")));
        const QImage front(set.filePath(QStringLiteral("cards/front-office.png")));
        QCOMPARE(front.width(), 744);           // 63 mm at 300 dpi
        QCOMPARE(qAlpha(front.pixel(0, 0)), 0); // round corners
    }
};

DELVE_TEST(TestDelveCardPrint)
#include "tst_delve_card_print.moc"
