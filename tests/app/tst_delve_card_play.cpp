// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace delve::test;

namespace {

QString cardSample()
{
    return QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/dungeoneer/closing-time.scenario.json");
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QJsonObject json(const QString& path)
{
    return QJsonDocument::fromJson(contents(path)).object();
}

} // namespace

/// delve play and delve replay with cards, as people and scripts run them.
class TestDelveCardPlay : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    int players() const { return int(json(cardSample())["players"].toArray().size()); }

    QStringList seats(const QString& who, int from = 1) const
    {
        QStringList words;
        for (int i = from; i <= players(); ++i)
            words << "--seat" << QStringLiteral("%1=%2").arg(i).arg(who);
        return words;
    }

    ProgramRun play(const QStringList& arguments, const QByteArray& typed = {}) const
    {
        return runDelve(QStringList{"play"} + arguments, m_folder.path(), typed);
    }

    /// The record of a game at random, made once.
    QString wholeGame() const
    {
        QString save = path("whole.save.json");
        if (!QFile::exists(save))
            play(QStringList{cardSample(), "--seed", "11", "--rounds", "6", "--save", save} +
                 seats("random"));
        return save;
    }

private slots:
    void opponentsPlayToTheEnd()
    {
        const ProgramRun run =
            play(QStringList{cardSample(), "--seed", "5", "--rounds", "4", "--save", path("a.save.json")} +
                 seats("steady"));
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(run.err, QByteArray());
        QVERIFY2(run.out.contains("Round 1: the turn of"), run.out);
        QVERIFY2(run.out.contains("DNR-TURN-01"), run.out);
        QVERIFY2(run.out.contains("The game is over:"), run.out);
        QVERIFY2(run.out.contains("delve replay "), run.out);
        // The same seed, the same game.
        QCOMPARE(
            play(QStringList{cardSample(), "--seed", "5", "--rounds", "4", "--save", path("b.save.json")} +
                 seats("steady"))
                .exitCode,
            0);
        QCOMPARE(contents(path("a.save.json")), contents(path("b.save.json")));
    }

    /// The map, the hand, the Quests, the phase and the list are printed; words and numbers act.
    void aPersonIsAskedAndActs()
    {
        const ProgramRun run =
            play(QStringList{cardSample(), "--seed", "3", "--no-save"} + seats("steady", 2),
                 "deal\nhelp\nlegend\nstatus\nquests\nhand\nphase\nmap\nlog\nhint\nask 2\n"
                 "why explore\nend\nquit\n");
        QCOMPARE(run.exitCode, 0);
        for (const char* expected : {"To act:", "@1 @2", "Hand: ", "Quest ", "Dungeonlord Phase", "Glory ",
                                     "* ask 2: Pass until I am attacked", "┌"})
            QVERIFY2(run.out.contains(expected),
                     (QByteArray(expected) + " is missing in\n" + run.out).constData());
        QVERIFY2(run.out.contains("Not possible:"), run.out);
        QVERIFY2(run.out.contains("DNR-"), run.out);
    }

    void plainCharactersDrawTheMap()
    {
        const ProgramRun run =
            play(QStringList{cardSample(), "--seed", "3", "--no-save", "--ascii"} + seats("steady", 2),
                 "deal\nmap\nquit\n");
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.contains("+---"), run.out);
        QVERIFY(!run.out.contains("┌"));
    }

    /// Two people at one keyboard: the other sits down before cards are shown, and a hand is never printed
    /// for the wrong one.
    void handsAreHiddenBetweenPeople()
    {
        QByteArray typed = "deal\n\n";
        for (int i = 0; i < 60; ++i)
            typed += "1\n\n";
        const ProgramRun run =
            play(QStringList{cardSample(), "--seed", "9", "--no-save", "--rounds", "3"} + seats("random", 3),
                 typed);
        QVERIFY2(run.out.contains("sits down; Enter shows the cards."), run.out);
        // What somebody draws is told by number only.
        QVERIFY2(QRegularExpression(" draws [0-9]+ cards?\\.").match(QString::fromUtf8(run.out)).hasMatch(),
                 run.out);
    }

    void aGameIsKeptAndGoneOnWith()
    {
        const QString save = path("kept.save.json");
        const ProgramRun first =
            play(QStringList{cardSample(), "--seed", "4", "--save", save} + seats("steady", 2),
                 "deal\nend\nquit\n");
        QCOMPARE(first.exitCode, 0);
        const int before = int(json(save)["actions"].toArray().size());
        QVERIFY(before >= 2);
        const ProgramRun second = play({"--resume", save}, "back\nquit\n");
        QCOMPARE(second.exitCode, 0);
        QVERIFY2(second.out.contains("have been taken before."), second.out);
        QVERIFY2(second.out.contains("taken back."), second.out);
        const ProgramRun third = play({"--resume", save}, "end\nquit\n");
        QCOMPARE(third.exitCode, 0);
        QVERIFY(int(json(save)["actions"].toArray().size()) >= before);
        QCOMPARE(runDelve({"replay", save}, m_folder.path()).exitCode, 0);
    }

    /// Real dice are typed; what is drawn from decks is not asked for.
    void diceAreTyped()
    {
        const QString save = path("typed.save.json");
        const ProgramRun run = play(
            QStringList{cardSample(), "--dice", "typed", "--seed", "2", "--save", save} + seats("steady", 2),
            "deal\n3\n5\n2\n6\n1\n4\nquit\n");
        QVERIFY2(run.out.contains("rolls a die for initiative:"), run.out);
        QVERIFY2(!run.out.contains("rolls a die for an Adventure card"), run.out);
        const ProgramRun proof = runDelve({"replay", save}, m_folder.path());
        QCOMPARE(proof.exitCode, 0);
        QVERIFY2(proof.out.contains("Not proved: the dice, which people rolled and typed."), proof.out);
    }

    void whatDoesNotGoTogetherIsRefused()
    {
        QCOMPARE(play({cardSample(), "--roll-for-start"}).exitCode, 2);
        QVERIFY(play({cardSample(), "--seat", "9=steady"}).err.contains("--seat 9=steady: expected N=WHO"));
        QVERIFY(play({cardSample(), "--seat", "1=nobody"}).err.contains("WHO one of human, random"));
        QCOMPARE(play({cardSample(), "--resume", wholeGame()}).exitCode, 2);
    }

    void aRecordIsGoneOver()
    {
        const ProgramRun run = runDelve({"replay", wholeGame()}, m_folder.path());
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.contains("gone over, all as they were recorded"), run.out);
        QVERIFY2(run.out.contains("The dice are those of seed 11."), run.out);
        const ProgramRun board =
            runDelve({"replay", wholeGame(), "--stop", "5", "--dump", "board"}, m_folder.path());
        QVERIFY2(board.out.contains("┌"), board.out);
        const ProgramRun log = runDelve({"replay", wholeGame(), "--dump", "log"}, m_folder.path());
        QVERIFY2(log.out.contains("   1  Deal the cards"), log.out.left(500));
        const ProgramRun events =
            runDelve({"replay", wholeGame(), "--dump", "log", "--json"}, m_folder.path());
        QVERIFY(QJsonDocument::fromJson(events.out).object()["events"].toArray().size() > 100);
        const ProgramRun state =
            runDelve({"replay", wholeGame(), "--dump", "state", "--json"}, m_folder.path());
        QCOMPARE(QJsonDocument::fromJson(state.out).object()["format"].toString(), "delvewright-card-game");
        QCOMPARE(runDelve({"replay", wholeGame(), "--stop", "99999"}, m_folder.path()).exitCode, 2);
    }

    void aRecordBranchesOff()
    {
        const QString branch = path("branch.save.json");
        const ProgramRun run =
            runDelve({"replay", wholeGame(), "--branch", "7", "-o", branch}, m_folder.path());
        QCOMPARE(run.exitCode, 0);
        QCOMPARE(json(branch)["actions"].toArray().size(), 7);
        QCOMPARE(play({"--resume", branch, "--no-save"}, "quit\n").exitCode, 0);
    }

    void aRecordIsKeptAsATest()
    {
        const QString test = path("game.kept.json");
        const QStringList keep{"replay", wholeGame(), "--stop", "7", "--keep-as-test", test};
        const ProgramRun run = runDelve(keep, m_folder.path());
        QCOMPARE(run.exitCode, 0);
        QVERIFY2(run.out.contains("7 actions kept as a test"), run.out);
        QCOMPARE(json(test)["steps"].toArray().size(), 7);
        QVERIFY(!json(test)["steps"].toArray().last().toObject()["expect"].toArray().isEmpty());
        // Nothing is written over unasked, and never over something else.
        QVERIFY(runDelve(keep, m_folder.path()).err.contains("--overwrite writes in its place."));
        const ProgramRun over =
            runDelve({"replay", wholeGame(), "--overwrite", "--keep-as-test", wholeGame()}, m_folder.path());
        QCOMPARE(over.exitCode, 2);
        QVERIFY2(over.err.contains("something else lies there already"), over.err);
    }

    /// A forged record is found out, with the action.
    void aForgedRecordIsNamed()
    {
        QByteArray forged = contents(wholeGame());
        const int at = int(forged.indexOf("\"hash\": \"", forged.indexOf("\"actions\"")) + 9);
        forged[at] = forged[at] == '0' ? '1' : '0';
        QFile file(path("forged.save.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(forged) == forged.size());
        file.close();
        const ProgramRun run = runDelve({"replay", file.fileName()}, m_folder.path());
        QCOMPARE(run.exitCode, 1);
        QVERIFY2(run.err.contains("action 1 (Deal the cards): the action leads to another state"), run.err);
        // A name that looks like marks in a sentence stays as it is.
        QVERIFY(QFile::rename(path("forged.save.json"), path("%3 %2.save.json")));
        QCOMPARE(runDelve({"replay", "%3 %2.save.json"}, m_folder.path()).err.trimmed(),
                 QByteArray(
                     "error: %3 %2.save.json: action 1 (Deal the cards): the action leads to another state"));
    }

    void onlyWhatWasComparedIsProved_data()
    {
        QTest::addColumn<QStringList>("leftOut"); // of each action
        QTest::addColumn<QString>("said");
        QTest::newRow("states") << QStringList{"hash"}
                                << "Not proved: %1 of them have no state to compare with, and 0 do not tell "
                                   "what happened.";
        QTest::newRow("events") << QStringList{"events"}
                                << "Not proved: 0 of them have no state to compare with, and %1 do not tell "
                                   "what happened.";
        QTest::newRow("states and events")
            << QStringList{"hash", "events"}
            << "Not proved: %1 of them have no state to compare with, and %1 do not tell what happened.";
        QTest::newRow("table") << QStringList()
                               << "Not proved: the dice. The file does not say of which seed they are.";
    }
    void onlyWhatWasComparedIsProved()
    {
        QFETCH(QStringList, leftOut);
        QFETCH(QString, said);
        QJsonObject replay = json(wholeGame());
        QJsonArray actions = replay["actions"].toArray();
        for (QJsonValueRef value : actions) {
            QJsonObject action = value.toObject();
            if (leftOut.contains("hash"))
                action["hash"] = "0000000000000000";
            if (leftOut.contains("events"))
                action.remove("events");
            value = action;
        }
        replay["actions"] = actions;
        if (leftOut.isEmpty())
            replay.remove("table");
        QFile file(path("forged.save.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(replay).toJson()) > 0);
        file.close();
        const ProgramRun run = runDelve({"replay", file.fileName()}, m_folder.path());
        QVERIFY2(run.exitCode == 0, run.err);
        QVERIFY2(run.out.contains(said.arg(actions.size()).toUtf8()), run.out);
        QCOMPARE(run.out.contains("all as they were recorded"), leftOut.isEmpty());
        const ProgramRun none = runDelve({"replay", file.fileName(), "--stop", "0"}, m_folder.path());
        QVERIFY2(none.out.contains(": no action was gone over, and nothing is proved"), none.out);
    }

    void itSpeaksItalian()
    {
        const ProgramRun run =
            runDelve(QStringList{"play", cardSample(), "--seed", "3", "--no-save"} + seats("steady", 2),
                     m_folder.path(), "deal\nhand\nquit\n", QStringLiteral("it_IT.UTF-8"));
        QVERIFY2(run.out.contains("Distribuisci le carte"), run.out);
        QVERIFY2(run.out.contains("Mano: "), run.out);
        QVERIFY2(!run.out.contains("Hand: "), run.out);
    }
};

DELVE_TEST(TestDelveCardPlay)
#include "tst_delve_card_play.moc"
