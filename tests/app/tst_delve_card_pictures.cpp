// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QImage>
#include <QTemporaryDir>

using namespace delve::test;

/// Pictures of cards and card maps on the command line.
class TestDelveCardPictures : public QObject
{
    Q_OBJECT

private:
    static ProgramRun run(const QString& arguments, const QTemporaryDir& folder)
    {
        return runDelve(arguments.split(u' '), folder.path());
    }

    static ProgramRun make(const QTemporaryDir& folder)
    {
        return run(QStringLiteral(
                       "generate --game dungeoneer --set overdraft --seed 7 --cards 8 -o a.scenario.json"),
                   folder);
    }

private slots:
    void aMapIsDrawnInEveryFormat()
    {
        const QTemporaryDir dir;
        QCOMPARE(make(dir).exitCode, 0);
        QCOMPARE(
            run(QStringLiteral("render a.scenario.json -o a.png --size 63 --style parchment"), dir).exitCode,
            0);
        const QImage png(dir.filePath(QStringLiteral("a.png")));
        QCOMPARE((png.width() - 8) % 63, 0); // whole cards and a margin of 4 mm
        QCOMPARE((png.height() - 8) % 88, 0);
        QCOMPARE(run(QStringLiteral("render a.scenario.json -o a.svg --as-laid"), dir).exitCode, 0);
        QCOMPARE(run(QStringLiteral("render a.scenario.json -o a.pdf --transparent"), dir).exitCode, 0);
        for (const char* name : {"a.svg", "a.pdf"})
            QVERIFY(QFile(dir.filePath(QLatin1String(name))).size() > 10'000);
    }

    void whatOnlyTilesHaveIsRefused()
    {
        const QTemporaryDir dir;
        QCOMPARE(make(dir).exitCode, 0);
        const auto squares = run(QStringLiteral("render a.scenario.json -o a.png --square 64"), dir);
        QCOMPARE(squares.exitCode, 2);
        QVERIFY(squares.err.contains("--square"));
        QVERIFY(squares.err.contains("Dungeoneer"));
        const auto wrong = run(QStringLiteral("render a.scenario.json -o a.doc"), dir);
        QCOMPARE(wrong.exitCode, 2);
        QVERIFY(!QFile::exists(dir.filePath(QStringLiteral("a.doc"))));
    }

    void aSetIsDrawnByIdAndByFolder()
    {
        const QTemporaryDir dir;
        const auto sheet = run(QStringLiteral("pack sheet night-shift -o cards.png --style ink-saver"), dir);
        QCOMPARE(sheet.exitCode, 0);
        const QByteArrayList pages = sheet.out.trimmed().split('\n');
        QCOMPARE(pages.size(), 8);
        for (const QByteArray& page : pages)
            QVERIFY(!QImage(dir.filePath(QString::fromUtf8(page))).isNull());
        const auto folder = run(
            QStringLiteral("pack sheet " DELVE_SOURCE_DIR "/resources/packs/night-shift -o more.png"), dir);
        QCOMPARE(folder.exitCode, 0);
        QCOMPARE(run(QStringLiteral("pack sheet night-shift -o cards.doc"), dir).exitCode, 2);
    }
};

DELVE_TEST(TestDelveCardPictures)
#include "tst_delve_card_pictures.moc"
