// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/random_scenario.h"
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>

#include <csignal>

using namespace delve::mageknight::test;
using namespace delve::test;

/// delve print, as people call it.
class TestDelvePrint : public QObject
{
    Q_OBJECT

private:
    static QString sample()
    {
        return QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/lone-wolf.scenario.json");
    }

    static QStringList filesIn(const QTemporaryDir& folder)
    {
        return QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

    static QByteArray info(const QString& file)
    {
        QProcess process;
        process.start(QStringLiteral("pdfinfo"), {file});
        process.waitForFinished();
        return process.readAllStandardOutput();
    }

private slots:
    void everyKindBecomesAFile_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"poster", "tiles", "overview", "sheet", "counters"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }

    void everyKindBecomesAFile()
    {
        QFETCH(QString, kind);
        QTemporaryDir folder;
        const ProgramRun run =
            runDelve({QStringLiteral("print"), sample(), QStringLiteral("--kind"), kind,
                      QStringLiteral("--paper"), QStringLiteral("Letter"), QStringLiteral("--style"),
                      QStringLiteral("ink-saver"), QStringLiteral("-o"), QStringLiteral("x.pdf")},
                     folder.path());
        QVERIFY2(run.exitCode == 0, run.err);
        QVERIFY2(run.err.isEmpty(), run.err);
        QCOMPARE(filesIn(folder), QStringList{QStringLiteral("x.pdf")});
        const QByteArray about = info(folder.filePath(QStringLiteral("x.pdf")));
        QVERIFY2(about.contains("612 x 792") || about.contains("792 x 612"), about);
    }

    void coverFiguresAndInkCanBeChosen()
    {
        QTemporaryDir folder;
        const auto print = [&](const char* options, const char* file) {
            const ProgramRun run = runDelve(QStringList{QStringLiteral("print"), sample()} +
                                                QString::fromLatin1(options).split(u' ') +
                                                QStringList{QStringLiteral("-o"), QString::fromLatin1(file)},
                                            folder.path());
            return run.exitCode == 0 ? info(folder.filePath(QString::fromLatin1(file))) : run.err;
        };
        const auto pagesOf = [](const QByteArray& about) {
            const qsizetype at = about.indexOf("Pages:");
            return at < 0 ? -1 : about.mid(at + 6, 20).trimmed().split('\n').front().trimmed().toInt();
        };
        const int all = pagesOf(print("--style ink-saver", "a.pdf"));
        QVERIFY(all > 1);
        QCOMPARE(pagesOf(print("--style ink-saver --no-cover --grey", "b.pdf")), all - 1);
        for (const char* figures : {"discs", "standees", "none"})
            QVERIFY(pagesOf(print(
                        qPrintable(
                            QStringLiteral("--kind counters --figures %1").arg(QString::fromLatin1(figures))),
                        "c.pdf")) > 0);
    }

    void theStyleIsHeeded()
    {
        QTemporaryDir folder;
        for (const char* style : {"full-colour", "ink-saver"}) {
            const ProgramRun run = runDelve(
                {QStringLiteral("print"), sample(), QStringLiteral("--kind"), QStringLiteral("overview"),
                 QStringLiteral("--style"), QString::fromLatin1(style), QStringLiteral("--preview"),
                 QString::fromLatin1(style), QStringLiteral("--preview-dpi"), QStringLiteral("40")},
                folder.path());
            QVERIFY2(run.exitCode == 0, run.err);
        }
        const QImage colour(folder.filePath(QStringLiteral("full-colour/page-001.png")));
        const QImage ink(folder.filePath(QStringLiteral("ink-saver/page-001.png")));
        QVERIFY(!colour.isNull());
        QVERIFY(colour != ink);
    }

    void thePreviewHasAPictureForEachPage()
    {
        QTemporaryDir folder;
        const ProgramRun run =
            runDelve({QStringLiteral("print"), sample(), QStringLiteral("--kind"), QStringLiteral("sheet"),
                      QStringLiteral("--paper"), QStringLiteral("A5"), QStringLiteral("--preview"),
                      QStringLiteral("pages"), QStringLiteral("--preview-dpi"), QStringLiteral("50"),
                      QStringLiteral("-o"), QStringLiteral("x.pdf")},
                     folder.path());
        QVERIFY2(run.exitCode == 0, run.err);
        const auto pictures = QDir(folder.filePath(QStringLiteral("pages"))).entryList(QDir::Files).size();
        QVERIFY(pictures > 1);
        QVERIFY(info(folder.filePath(QStringLiteral("x.pdf")))
                    .contains("Pages:           " + QByteArray::number(pictures)));
        QCOMPARE(QImage(folder.filePath(QStringLiteral("pages/page-001.png"))).size(), QSize(291, 413)); // A5
    }

    void onlyMissingTilesArePrinted()
    {
        QTemporaryDir folder;
        const auto printMissing = [&](const QByteArray& collection) {
            QFile file(folder.filePath(QStringLiteral("mine.json")));
            if (file.open(QIODevice::WriteOnly))
                file.write(R"({"format": "delvewright-collection", "version": 1)" + collection + "}");
            file.close();
            return runDelve({QStringLiteral("print"), sample(), QStringLiteral("--kind"),
                             QStringLiteral("tiles"), QStringLiteral("--style"), QStringLiteral("ink-saver"),
                             QStringLiteral("-o"), QStringLiteral("x.pdf"), QStringLiteral("--collection"),
                             QStringLiteral("mine.json")},
                            folder.path());
        };
        const ProgramRun none = printMissing("");
        QCOMPARE(none.exitCode, 2);
        QVERIFY2(none.err.contains("no tile is missing"), none.err);
        QCOMPARE(filesIn(folder), QStringList{QStringLiteral("mine.json")});

        const ProgramRun all = printMissing(R"(, "sets": {"starter": 0})");
        QVERIFY2(all.exitCode == 0, all.err);
        QVERIFY(filesIn(folder).contains(QStringLiteral("x.pdf")));

        const ProgramRun broken = printMissing(R"(, "pieces": {"starter/cistern": -1})");
        QCOMPARE(broken.exitCode, 2);
        QVERIFY2(broken.err.contains("/pieces/starter~1cistern"), broken.err);
    }

    void whatIsLackingIsListed()
    {
        QTemporaryDir folder;
        const auto ask = [&](const QByteArray& collection) {
            QFile file(folder.filePath(QStringLiteral("mine.json")));
            if (file.open(QIODevice::WriteOnly))
                file.write(R"({"format": "delvewright-collection", "version": 1)" + collection + "}");
            file.close();
            return runDelve({QStringLiteral("collection"), sample(), QStringLiteral("--collection"),
                             QStringLiteral("mine.json")},
                            folder.path());
        };
        const ProgramRun all = ask(R"(, "sets": {"starter": 9})");
        QVERIFY2(all.exitCode == 0, all.err);
        QVERIFY(all.out.contains("has everything"));
        const ProgramRun none = ask(R"(, "sets": {"starter": 0})");
        QCOMPARE(none.exitCode, 1);
        QVERIFY2(none.out.contains("lacks:"), none.out);
    }

    void aCollectionThatIsNotThereIsAnError()
    {
        QTemporaryDir folder;
        const ProgramRun run =
            runDelve({QStringLiteral("print"), sample(), QStringLiteral("-o"), QStringLiteral("x.pdf"),
                      QStringLiteral("--collection"), QStringLiteral("nobodys.json")},
                     folder.path());
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("nobodys.json"), run.err);
        QCOMPARE(filesIn(folder), QStringList());
    }

    void whatCannotBeDoneIsSaidAndLeavesNothing_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* name, const QStringList& options, const char* says) {
            QTest::newRow(name) << options << QByteArray(says);
        };
        row("paper", {QStringLiteral("--paper"), QStringLiteral("0x0")}, "cannot be printed on");
        row("unknown paper", {QStringLiteral("--paper"), QStringLiteral("B52")}, "no paper size");
        row("square", {QStringLiteral("--square"), QStringLiteral("300")}, "larger than the page");
        row("margin", {QStringLiteral("--margin"), QStringLiteral("100")}, "leave no room");
        row("correction", {QStringLiteral("--correction"), QStringLiteral("twice")}, "no correction");
        row("kind", {QStringLiteral("--kind"), QStringLiteral("banner")}, "--kind");
        row("folder", {QStringLiteral("-o"), QStringLiteral("no/such/folder/x.pdf")}, "could not be written");
    }

    void whatCannotBeDoneIsSaidAndLeavesNothing()
    {
        QFETCH(QStringList, options);
        QFETCH(QByteArray, says);
        QTemporaryDir folder;
        QStringList arguments{QStringLiteral("print"), sample()};
        if (!options.contains(QStringLiteral("-o")))
            arguments << QStringLiteral("-o") << QStringLiteral("x.pdf");
        const ProgramRun run = runDelve(arguments + options, folder.path());
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(says), run.err);
        QCOMPARE(filesIn(folder), QStringList());
    }

    void anInterruptedJobLeavesNothing()
    {
        QTemporaryDir source;
        QFile file(source.filePath(QStringLiteral("large.scenario.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(delve::mageknight::writeScenario(
            largeScenario(4000, piecesOf(shippedContent()))))); // thousands of pages
        file.close();
        QTemporaryDir folder;
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(
            QStringLiteral(DELVE_BIN_DIR "/delve"),
            {QStringLiteral("print"), file.fileName(), QStringLiteral("-o"), QStringLiteral("x.pdf")});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY_WITH_TIMEOUT(process.bytesAvailable() > 0, 60'000); // it says what it will do, and begins
        QVERIFY2(sendSignal(process, SIGINT), "it was over before it could be interrupted");
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("cancelled"));
        QCOMPARE(filesIn(folder), QStringList());
    }
};

DELVE_TEST(TestDelvePrint)
#include "tst_delve_print.moc"
