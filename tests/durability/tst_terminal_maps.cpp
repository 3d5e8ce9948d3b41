// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/parse_scenario.h"
#include "tests/durability/other_programs.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTemporaryDir>

#include <algorithm>
#include <csignal>

using namespace delve;
using namespace delve::mageknight::test;
using namespace delve::test;

/// A map that people lay in turns in the terminal takes an evening: whatever ends the program or stands where
/// it is kept, it costs them no more than a card.
class TestTerminalMaps : public QObject
{
    Q_OBJECT

    QString file(const char* name) const { return m_home->filePath(QString::fromLatin1(name)); }
    QStringList lay(const QString& target) const
    {
        return {QStringLiteral("lay"), file("empty.scenario.json"), QStringLiteral("--deal"),
                QStringLiteral("5"),   QStringLiteral("-o"),        target};
    }
    /// The cards that lie on a map; nothing if it cannot be read.
    static std::vector<std::string> cardsOn(const QString& path)
    {
        const auto map = dungeoneer::loadScenario(path.toStdString());
        std::vector<std::string> cards;
        if (map)
            for (const auto kind : dungeoneer::allMapKinds)
                for (const auto& placed : map->cards(kind))
                    cards.push_back(placed.card.text());
        return cards;
    }
    static bool holdsAll(const std::vector<std::string>& all, const std::vector<std::string>& some)
    {
        return std::ranges::all_of(
            some, [&](const std::string& card) { return std::ranges::count(all, card) > 0; });
    }
    /// Starts to lay and answers so often; returns when the next question is asked.
    static QByteArray layUntil(QProcess& program, const QStringList& words, const QByteArray& answers)
    {
        program.start(QStringLiteral(DELVE_BIN_DIR "/delve"), words);
        program.write(answers);
        QByteArray said;
        while (said.count("sits down") < 1 && program.waitForReadyRead(60'000))
            said += program.readAllStandardOutput();
        return said;
    }

    std::unique_ptr<QTemporaryDir> m_home;

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        QVERIFY(writeEmptyMap(file("empty.scenario.json")));
    }

    void afterAKillItGoesOn()
    {
        const QString target = file("begun.scenario.json");
        QProcess program;
        layUntil(program, lay(target), "1\n1\n"); // the second one is asked to sit down
        QVERIFY(QTest::qWaitFor([&] { return cardsOn(target).size() == 1; }, 20'000));
        QVERIFY(sendSignal(program, SIGKILL));
        QVERIFY(program.waitForFinished(60'000));
        const auto kept = cardsOn(target);
        QCOMPARE(kept.size(), std::size_t(1));
        const ProgramRun on =
            runDelve({QStringLiteral("lay"), target, QStringLiteral("--deal"), QStringLiteral("5"),
                      QStringLiteral("--program"), QStringLiteral("all"), QStringLiteral("-o"), target});
        QVERIFY2(on.exitCode == 0, on.err);
        QVERIFY(holdsAll(cardsOn(target), kept) && cardsOn(target).size() > 10);
        QCOMPARE(runDelve({QStringLiteral("validate"), QStringLiteral("--ready"), target}).exitCode, 0);
        // Nothing is left of the one that was killed.
        QCOMPARE(treeOf(m_home->path()).keys(),
                 (QStringList{QStringLiteral("begun.scenario.json"), QStringLiteral("empty.scenario.json")}));
    }

    void onAFullDiskItIsKeptElsewhere()
    {
        if (!canBeUnlucky)
            QSKIP("the sanitizer stands where this test does");
        QTemporaryDir home;
        const QByteArray before = qgetenv("HOME");
        qputenv("HOME", home.path().toLocal8Bit());
        const QString target = file("laid.scenario.json");
        const QStringList words = lay(target) << QStringLiteral("--program") << QStringLiteral("all");
        int calls = 0;
        QCOMPARE(runUnlucky(words, {QStringLiteral("full"), 0, m_home->path(), false}, &calls).exitCode, 0);
        const QByteArray whole = bytesOf(target);
        QVERIFY(calls > 3 && !whole.isEmpty());
        QVERIFY(QFile::remove(target));
        int rescued = 0;
        for (int call = 1; call <= calls; ++call) {
            const ProgramRun run = runUnlucky(words, {QStringLiteral("full"), call, m_home->path(), false});
            const QStringList elsewhere = QDir(home.path()).entryList(QDir::Files);
            if (!elsewhere.isEmpty()) {
                ++rescued;
                QCOMPARE(run.exitCode, 2);
                QVERIFY2(run.err.contains("laid.scenario.json"), run.err);
                QVERIFY2(run.out.contains(home.filePath(elsewhere.first()).toUtf8()), run.out);
                QCOMPARE(bytesOf(home.filePath(elsewhere.first())), whole);
                QVERIFY(QFile::remove(home.filePath(elsewhere.first())));
            } else {
                // Before anything was laid, or a note of the moment that could not be taken.
                QVERIFY2(run.exitCode == 2 || bytesOf(target) == whole, run.out + run.err);
                QVERIFY2(run.exitCode == 0 || !run.out.contains(" lays "), run.out);
            }
            QFile::remove(target);
        }
        qputenv("HOME", before);
        QVERIFY(rescued > 1);
    }

    void ofTwoWhoLayIntoOneFileOneDoes()
    {
        const QString target = file("shared.scenario.json");
        QProcess first;
        layUntil(first, lay(target), "1\n1\n");
        const ProgramRun second =
            runDelve(lay(target) << QStringLiteral("--program") << QStringLiteral("all"));
        QCOMPARE(second.exitCode, 2);
        QVERIFY2(second.err.contains("another program is writing it"), second.err);
        QVERIFY(!second.out.contains(" lays "));
        QCOMPARE(cardsOn(target).size(), std::size_t(1));
        first.closeWriteChannel();
        QVERIFY(first.waitForFinished(60'000));
        QCOMPARE(first.exitCode(), 1); // people left before the end
        QCOMPARE(cardsOn(target).size(), std::size_t(1));
    }

    void whatAProgramWithoutLocksWroteStays()
    {
        QTemporaryDir home;
        const QByteArray before = qgetenv("HOME");
        qputenv("HOME", home.path().toLocal8Bit());
        const QString target = file("mine.scenario.json");
        QProcess program;
        layUntil(program, lay(target), "1\n1\n");
        QVERIFY(QTest::qWaitFor([&] { return cardsOn(target).size() == 1; }, 20'000));
        const QByteArray theirs = bytesOf(target) + '\n';
        QFile out(target);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(theirs);
        out.close();
        program.write("\n1\n1\n");
        program.closeWriteChannel();
        QVERIFY(program.waitForFinished(60'000));
        qputenv("HOME", before);
        QCOMPARE(program.exitCode(), 2);
        const QByteArray said = program.readAllStandardError();
        QVERIFY2(said.contains("another program has changed the file meanwhile"), said);
        QCOMPARE(bytesOf(target), theirs);
        QCOMPARE(cardsOn(home.filePath(QStringLiteral("mine.scenario.json"))).size(), std::size_t(2));
    }

    void aPlaceThatCannotBeIsToldBeforeTheFirstCard()
    {
        QVERIFY(QDir().mkpath(file("folder")));
        const QByteArray game = "{\"format\": \"delvewright-replay\"}";
        QFile out(file("game.json"));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(game);
        out.close();
        for (const char* target : {"folder", "game.json", "missing/a.scenario.json"}) {
            const ProgramRun run = runDelve(lay(file(target)), {}, "1\n1\n");
            QVERIFY2(run.exitCode == 2, target);
            QCOMPARE(run.out, QByteArray());
            QVERIFY(!run.err.isEmpty());
        }
        QCOMPARE(bytesOf(file("game.json")), game);
    }
};

DELVE_TEST(TestTerminalMaps)
#include "tst_terminal_maps.moc"
