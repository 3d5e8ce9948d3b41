// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>

using namespace delve::test;

/// Maps of Dungeoneer on the command line.
class TestDelveCards : public QObject
{
    Q_OBJECT

private:
    static ProgramRun run(const QString& arguments, const QTemporaryDir& folder)
    {
        return runDelve(arguments.split(u' '), folder.path());
    }

    static QByteArray bytesOf(const QTemporaryDir& folder, const char* name)
    {
        QFile file(folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static void replace(const QTemporaryDir& folder, const char* name, const QByteArray& old,
                        const QByteArray& with)
    {
        QByteArray text = bytesOf(folder, name);
        QVERIFY(text.contains(old));
        text.replace(text.indexOf(old), old.size(), with);
        QFile file(folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    /// The name of the card that was laid last.
    static QByteArray anyRoom(const QTemporaryDir& folder)
    {
        const QByteArray text = bytesOf(folder, "a.scenario.json");
        const qsizetype begin = text.lastIndexOf("\"overdraft/") + qsizetype(strlen("\"overdraft/"));
        return text.mid(begin, text.indexOf('"', begin) - begin);
    }

    static constexpr const char* generate =
        "generate --game dungeoneer --set overdraft --seed 7 --stage %1 -o %2";

private slots:
    void aMapIsMadeAndJudged()
    {
        const QTemporaryDir dir;
        for (const char* stage : {"starting", "growing", "finished"}) {
            QCOMPARE(run(QString::fromLatin1(generate).arg(QLatin1String(stage),
                                                           QStringLiteral("a.scenario.json")),
                         dir)
                         .exitCode,
                     0);
            const auto verdict = run(QStringLiteral("validate --ready --schema a.scenario.json"), dir);
            QCOMPARE(verdict.err, QByteArray());
            QCOMPARE(verdict.exitCode, 0);
            QVERIFY(verdict.out.endsWith("a.scenario.json: legal\n"));
            QCOMPARE(run(QStringLiteral("format --check a.scenario.json"), dir).exitCode, 0);
        }
        const auto info = run(QStringLiteral("info a.scenario.json"), dir);
        QCOMPARE(info.exitCode, 0);
        QVERIFY(info.out.contains("Dungeoneer, finished map"));
    }

    void aFaultIsNamedAndMended()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QString::fromLatin1(generate).arg(QStringLiteral("growing"),
                                                       QStringLiteral("a.scenario.json")),
                     dir)
                     .exitCode,
                 0);
        replace(dir, "a.scenario.json", "\"column\": 0, \"row\": -1", "\"column\": 40, \"row\": 40");
        const auto verdict = run(QStringLiteral("validate a.scenario.json"), dir);
        QCOMPARE(verdict.exitCode, 1);
        QVERIFY(verdict.out.contains("DNR-MAP-08"));
        QVERIFY(verdict.out.contains("fix: "));
        const auto mended = run(QStringLiteral("fix --all a.scenario.json"), dir);
        QCOMPARE(mended.exitCode, 0);
        QCOMPARE(run(QStringLiteral("validate --ready a.scenario.json"), dir).exitCode, 0);
    }

    void manyFaultsOfAKindAreCounted()
    {
        const QTemporaryDir dir;
        const QString made =
            QString::fromLatin1(generate).arg(QStringLiteral("growing"), QStringLiteral("a.scenario.json"));
        QCOMPARE(run(made, dir).exitCode, 0);
        QByteArray scattered = "\"cells\": [";
        for (int i = 0; i < 300; ++i)
            scattered += "{\"id\": \"x" + QByteArray::number(1000 + i) + "\", \"card\": \"overdraft/" +
                         anyRoom(dir) + "\", \"column\": " + QByteArray::number(-60 + 2 * (i % 60)) +
                         ", \"row\": " + QByteArray::number(20 + 2 * (i / 60)) + "},\n";
        replace(dir, "a.scenario.json", "\"cells\": [", scattered);
        const auto verdict = run(QStringLiteral("validate a.scenario.json"), dir);
        QCOMPARE(verdict.exitCode, 1);
        QVERIFY2(verdict.out.contains("more of this rule; --all lists them"), verdict.err + verdict.out);
        const auto all = run(QStringLiteral("validate --all a.scenario.json"), dir);
        QVERIFY(!all.out.contains("--all lists them"));
        QVERIFY(all.out.count("DNR-MAP-08") > verdict.out.count("DNR-MAP-08"));
    }

    void whatWasBegunIsCompleted()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QString::fromLatin1(generate).arg(QStringLiteral("starting"),
                                                       QStringLiteral("a.scenario.json")),
                     dir)
                     .exitCode,
                 0);
        replace(dir, "a.scenario.json", "\"stage\": \"starting\"", "\"stage\": \"growing\"");
        QCOMPARE(run(QStringLiteral("complete a.scenario.json --cards 15 -o b.scenario.json"), dir).exitCode,
                 0);
        QCOMPARE(bytesOf(dir, "b.scenario.json").count("\"column\""), 15);
        QCOMPARE(run(QStringLiteral("validate --ready b.scenario.json"), dir).exitCode, 0);
    }

    void aMissingSetIsUnreadable()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QString::fromLatin1(generate).arg(QStringLiteral("growing"),
                                                       QStringLiteral("a.scenario.json")),
                     dir)
                     .exitCode,
                 0);
        replace(dir, "a.scenario.json", "\"id\": \"overdraft\"", "\"id\": \"lost-and-found\"");
        const auto verdict = run(QStringLiteral("validate a.scenario.json"), dir);
        QCOMPARE(verdict.exitCode, 2);
        QVERIFY(verdict.err.contains("lost-and-found"));
    }

    void wishesThatCannotHoldAreRefused()
    {
        const QTemporaryDir dir;
        const auto loops = run(
            QStringLiteral("generate --game dungeoneer --stage starting --loops 9 -o a.scenario.json"), dir);
        QCOMPARE(loops.exitCode, 1);
        QVERIFY(loops.err.contains("ways round: 0, wished for: 9 at least"));
        QVERIFY(bytesOf(dir, "a.scenario.json").isEmpty());
        QCOMPARE(
            run(QStringLiteral("generate --game dungeoneer --cards 99 -o a.scenario.json"), dir).exitCode, 2);
        QCOMPARE(
            run(QStringLiteral("generate --game dungeoneer --chests 2 -o a.scenario.json"), dir).exitCode, 2);
    }

    void inItalian()
    {
        const QTemporaryDir dir;
        QCOMPARE(run(QString::fromLatin1(generate).arg(QStringLiteral("growing"),
                                                       QStringLiteral("a.scenario.json")),
                     dir)
                     .exitCode,
                 0);
        replace(dir, "a.scenario.json", "\"column\": 0, \"row\": -1", "\"column\": 40, \"row\": 40");
        const auto verdict = runDelve({QStringLiteral("validate"), QStringLiteral("a.scenario.json")},
                                      dir.path(), {}, QStringLiteral("it_IT.UTF-8"));
        QVERIFY(verdict.out.contains("lontana dalla mappa"));
        QVERIFY2(verdict.out.contains("40 a sud, 40 a est"), verdict.out);
    }
};

DELVE_TEST(TestDelveCards)
#include "tst_delve_cards.moc"
