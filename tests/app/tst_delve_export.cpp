// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/packs.h"
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>

using namespace delve::mageknight::test;
using namespace delve::test;

/// delve render, export and import as a user calls them.
class TestDelveExport : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    const QString m_sample = QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/two-levels.scenario.json");

    ProgramRun delve(const QStringList& arguments) const { return runDelve(arguments, m_folder->path()); }
    QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    QByteArray bytesOf(const QString& name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    static QStringList words(const char* line) { return QString::fromLatin1(line).split(u' '); }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("DELVEWRIGHT_PACKS", m_folder->filePath(QStringLiteral("packs")).toLocal8Bit());
    }
    void cleanupTestCase() { qunsetenv("DELVEWRIGHT_PACKS"); }

    void rendersEveryKindOfPicture()
    {
        for (const char* name : {"x.png", "x.svg", "x.pdf"}) {
            const ProgramRun run =
                delve(QStringList{QStringLiteral("render"), m_sample} +
                      words("--square 20 --style ink-saver -o") + QStringList{QString::fromLatin1(name)});
            QVERIFY2(run.exitCode == 0, run.err);
            QCOMPARE(run.out, QByteArray(name) + '\n');
            QVERIFY(run.err.isEmpty());
        }
        QCOMPARE(QImage(m_folder->filePath(QStringLiteral("x.png"))).pixelColor(0, 0), QColor(Qt::white));
        QVERIFY(bytesOf(QStringLiteral("x.svg")).contains("<g id=\"tiles\""));
        QVERIFY(bytesOf(QStringLiteral("x.pdf")).startsWith("%PDF"));
    }

    void levelsAndLayersCanBeChosen()
    {
        const auto render = [&](const char* options) {
            const ProgramRun run = delve(QStringList{QStringLiteral("render"), m_sample} + words(options) +
                                         words("--square 16 -o x.png"));
            return run.exitCode == 0 ? QImage(m_folder->filePath(QStringLiteral("x.png"))) : QImage();
        };
        const QImage upper = render("--level 1");
        const QImage lower = render("--level 2");
        QVERIFY(!upper.isNull() && !lower.isNull());
        QVERIFY(upper != lower);
        QVERIFY(render("--layers tiles,doors") != upper);
        QVERIFY(render("--no-grid") != upper);
        QVERIFY(render("--transparent").hasAlphaChannel());
        const ProgramRun none =
            delve(QStringList{QStringLiteral("render"), m_sample} + words("--level 3 -o y.png"));
        QCOMPARE(none.exitCode, 2);
        QCOMPARE(none.err, QByteArray("There is no level 3; the scenario has levels 1 to 2.\n"));
    }

    void refusalsLeaveNothing_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QByteArray>("says");
        QTest::newRow("kind") << "render SAMPLE -o x.gif" << QByteArray("PNG, SVG or PDF");
        QTest::newRow("folder") << "render SAMPLE -o missing/x.png" << QByteArray("Nothing was changed");
        QTest::newRow("square") << "render SAMPLE --square 0 -o x.png" << QByteArray("--square");
        QTest::newRow("style") << "render SAMPLE --style cubist -o x.png" << QByteArray("cubist");
        QTest::newRow("layer") << "render SAMPLE --layers tiles,roof -o x.png" << QByteArray("roof");
        QTest::newRow("layer of cards")
            << "export SAMPLE --layers tiles,portals -o x.dd2vtt" << QByteArray("no layer \"portals\"");
        QTest::newRow("export kind") << "export SAMPLE -o x.doc" << QByteArray(".dd2vtt");
        QTest::newRow("no scenario") << "export missing.json -o x.tmj" << QByteArray("expected a file");
        QTest::newRow("tiled size") << "export SAMPLE --square 900 -o x.tmj"
                                    << QByteArray("at most 256 pixels");
        QTest::newRow("foundry size")
            << "export SAMPLE --square 49 -o x.foundry.json" << QByteArray("at least 50 pixels");
        QTest::newRow("import kind") << "import SAMPLE" << QByteArray("Only bundles");
        QTest::newRow("import nothing") << "import x.bundle.json" << QByteArray("expected a file");
        QTest::newRow("no pack") << "import x.csv" << QByteArray("--pack");
    }

    void refusalsLeaveNothing()
    {
        QFETCH(QString, arguments);
        QFETCH(QByteArray, says);
        const ProgramRun run = delve(arguments.replace(QStringLiteral("SAMPLE"), m_sample).split(u' '));
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(says), run.err);
        QVERIFY(files().isEmpty());
    }

    void aFullDiskLeavesNothing_data()
    {
        QTest::addColumn<QString>("command");
        for (const char* command :
             {"render SAMPLE -o x.png", "render SAMPLE -o x.svg", "render SAMPLE -o x.pdf",
              "export SAMPLE -o x.dd2vtt", "export SAMPLE -o x.tmj", "export SAMPLE -o x.bundle.json"})
            QTest::newRow(command) << QString::fromLatin1(command);
    }

    void aFullDiskLeavesNothing()
    {
        QFETCH(QString, command);
        // A limit on the size of files looks like a full disk to the program.
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start(QStringLiteral("/bin/sh"),
                      {QStringLiteral("-c"), QStringLiteral("trap '' XFSZ; ulimit -f 8; exec %1/delve %2")
                                                 .arg(QStringLiteral(DELVE_BIN_DIR),
                                                      command.replace(QStringLiteral("SAMPLE"), m_sample))});
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 2);
        const QByteArray complaint = process.readAllStandardError();
        QVERIFY2(complaint.contains("could not be written"), complaint);
        QVERIFY2(files().isEmpty(), qPrintable(files().join(u' ')));
    }

    void stoppedWorkLeavesNothing()
    {
        // Far too large to be finished before it is stopped.
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start(QStringLiteral(DELVE_BIN_DIR "/delve"),
                      QStringList{QStringLiteral("render"), m_sample} + words("--square 2000 -o x.png"));
        QVERIFY(!process.waitForFinished(1500));
        process.terminate();
        QVERIFY(process.waitForFinished(60'000));
        QVERIFY(process.exitCode() != 0);
        QVERIFY(process.readAllStandardOutput().isEmpty());
        QVERIFY(files().isEmpty());
    }

    void exportsForOtherPrograms()
    {
        const ProgramRun uvtt =
            delve(QStringList{QStringLiteral("export"), m_sample} + words("--square 10 -o x.dd2vtt"));
        QVERIFY2(uvtt.exitCode == 0, uvtt.err);
        QVERIFY(bytesOf(QStringLiteral("x.dd2vtt")).contains("line_of_sight"));
        const ProgramRun tiled =
            delve(QStringList{QStringLiteral("export"), m_sample} + words("--square 10 -o x.tmj"));
        QVERIFY2(tiled.exitCode == 0, tiled.err);
        QVERIFY(tiled.out.endsWith("x.tmj\n"));
        QVERIFY(files().contains(QStringLiteral("x-faces.png")));
    }

    void playersDoNotSeeWhatWaitsForThem_data()
    {
        QTest::addColumn<QString>("ending");
        for (const char* ending : {"foundry.json", "dd2vtt", "uvtt"})
            QTest::newRow(ending) << QString::fromLatin1(ending);
    }
    void playersDoNotSeeWhatWaitsForThem()
    {
        QFETCH(QString, ending);
        // Foundry shows a picture that lies beside the file, the others have it in it.
        const auto picture = [&](const char* options) {
            const ProgramRun run = delve(QStringList{QStringLiteral("export"), m_sample} + words(options) +
                                         QStringList{QStringLiteral("--square"), QStringLiteral("50"),
                                                     QStringLiteral("-o"), QStringLiteral("y.") + ending});
            if (run.exitCode != 0 || ending == u"foundry.json")
                return QImage(m_folder->filePath(QStringLiteral("y.png")));
            const QJsonObject table =
                QJsonDocument::fromJson(bytesOf(QStringLiteral("y.") + ending)).object();
            return QImage::fromData(QByteArray::fromBase64(table["image"].toString().toLatin1()));
        };
        const QImage usual = picture("--level 1"), tiles = picture("--layers tiles");
        QVERIFY(!usual.isNull());
        QCOMPARE(usual, tiles);
        QCOMPARE(picture("--no-pieces"), tiles);
        QVERIFY(picture("--layers tiles,chests") != tiles); // whoever asks for it gets it
        const ProgramRun both = delve(QStringList{QStringLiteral("export"), m_sample} +
                                      words("--no-pieces --layers tiles -o z.dd2vtt"));
        QVERIFY(both.exitCode != 0);
        QVERIFY(!files().contains(QStringLiteral("z.dd2vtt")));
    }

    void allLevelsInOneGo()
    {
        const ProgramRun one =
            delve(QStringList{QStringLiteral("export"), m_sample} + words("--square 10 -o x.uvtt"));
        QVERIFY2(one.out.contains("--all-levels"), one.out);
        const ProgramRun all = delve(QStringList{QStringLiteral("export"), m_sample} +
                                     words("--square 10 --all-levels -o x.uvtt"));
        QVERIFY2(all.exitCode == 0, all.err);
        QVERIFY2(all.out.endsWith("x-1.uvtt\nx-2.uvtt\n"), all.out);
        QVERIFY(all.out.contains("the same corner"));
        const ProgramRun tiled =
            delve(QStringList{QStringLiteral("export"), m_sample} + words("--all-levels -o x.tmj"));
        QVERIFY(tiled.exitCode != 0);
        QVERIFY(!files().contains(QStringLiteral("x.tmj")));
    }

    void piecesGoIntoAFolder()
    {
        const ProgramRun run = delve(QStringList{QStringLiteral("export"), m_sample} +
                                     words("--kind pieces --square 20 -o pieces"));
        QVERIFY2(run.exitCode == 0, run.err);
        const QDir folder(m_folder->filePath(QStringLiteral("pieces")));
        QCOMPARE(folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot),
                 (QStringList{QStringLiteral("cards"), QStringLiteral("counters"), QStringLiteral("decks"),
                              QStringLiteral("tiles"), QStringLiteral("tokens")}));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("counters/ember-forge-front.png"))));
        // Again: pictures replace pictures, and nothing else.
        QCOMPARE(delve(QStringList{QStringLiteral("export"), m_sample} +
                       words("--kind pieces --square 20 -o pieces"))
                     .exitCode,
                 0);
        write(QStringLiteral("pieces/counters/ember-forge-front.png"), "my own notes");
        QVERIFY(delve(QStringList{QStringLiteral("export"), m_sample} +
                      words("--kind pieces --square 20 -o pieces"))
                    .exitCode != 0);
        QCOMPARE(bytesOf(QStringLiteral("pieces/counters/ember-forge-front.png")),
                 QByteArray("my own notes"));
    }

    void wholeSquaresAroundAPicture()
    {
        const auto sizeWith = [&](const char* options) {
            delve(QStringList{QStringLiteral("render"), m_sample} + words(options) +
                  words("--square 16 -o x.png"));
            return QImage(m_folder->filePath(QStringLiteral("x.png"))).size();
        };
        const QSize none = sizeWith("--margin 0");
        QCOMPARE(none.width() % 16, 0);
        QCOMPARE(sizeWith("--margin 3"), none + QSize(96, 96));
    }

    void aBundleComesBackAsItWent()
    {
        QCOMPARE(delve(QStringList{QStringLiteral("export"), m_sample} + words("-o x.bundle.json")).exitCode,
                 0);
        const ProgramRun run = delve(words("import x.bundle.json"));
        QVERIFY2(run.exitCode == 0, run.err);
        QCOMPARE(run.out, QByteArray("x.scenario.json\npack starter 1.0.0: already there\n"));
        QFile sample(m_sample);
        QVERIFY(sample.open(QIODevice::ReadOnly));
        QCOMPARE(bytesOf(QStringLiteral("x.scenario.json")), sample.readAll());
        // A second time it would overwrite what may have been changed since.
        const ProgramRun again = delve(words("import x.bundle.json"));
        QCOMPARE(again.exitCode, 2);
        QVERIFY(again.err.contains("say with -o"));
        const ProgramRun elsewhere =
            delve(words("import x.bundle.json -o y.scenario.json --pack-folder own"));
        QVERIFY2(elsewhere.exitCode == 0, elsewhere.err);
        QVERIFY(elsewhere.out.endsWith("pack starter 1.0.0: installed\n"));
        QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("own/starter/pack.json"))));
    }

    void figuresOfAListAreThereAtOnce()
    {
        write(QStringLiteral("rats.csv"),
              "name;role;set;collectorNumber;factions;frontArc;range;version;points;dial\r\n"
              "Mud Rat;mage-spawn;own;1;hollow;90;0;weak;10;8/7/14/1 nimble | x\r\n");
        const ProgramRun run = delve(words("import rats.csv --pack mud-folk"));
        QVERIFY2(run.exitCode == 0, run.err);
        QVERIFY(run.out.endsWith("figures-rats.json: 1 figure\n"));
        QVERIFY(delve(words("pack info mud-folk")).out.contains("mud-folk/mud-rat"));
        write(QStringLiteral("rats.csv"), bytesOf(QStringLiteral("rats.csv")).replace(";90;", ";95;"));
        const ProgramRun wrong = delve(words("import rats.csv --pack mud-folk"));
        QCOMPARE(wrong.exitCode, 2);
        QCOMPARE(wrong.err,
                 QByteArray("error: rats.csv: line 2, frontArc: expected 90, 135, 180, 270 or 360, "
                            "found 95\n"));
    }

    void aBrokenPackOfTheUserIsLeftOut()
    {
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("packs/odd")));
        write(QStringLiteral("packs/odd/pack.json"), "{}");
        const ProgramRun run = delve(words("pack list"));
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.out.startsWith("starter"));
        QVERIFY2(run.err.startsWith("warning: a pack is left out: "), run.err);
    }
};

DELVE_TEST(TestDelveExport)
#include "tst_delve_export.moc"
