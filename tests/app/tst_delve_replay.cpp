// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/run_program.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace delve::test;

/// delve replay: true games, and files that are broken, cut or forged.
class TestDelveReplay : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QByteArray m_text;

    QString file() const { return m_folder.filePath(QStringLiteral("game.save.json")); }

    static QByteArray contents(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    ProgramRun replayOf(const QByteArray& text, const QStringList& options = {}) const
    {
        QFile changed(m_folder.filePath(QStringLiteral("changed.json")));
        if (!changed.open(QIODevice::WriteOnly) || changed.write(text) != text.size())
            return {};
        changed.close();
        return runDelve(QStringList{"replay", "changed.json"} + options, m_folder.path());
    }

    QByteArray errorOf(const QByteArray& text, int exitCode) const
    {
        const ProgramRun run = replayOf(text);
        return run.exitCode == exitCode ? run.err
                                        : "exit code " + QByteArray::number(run.exitCode) + ' ' + run.err;
    }

    /// The game with one of its actions changed.
    template <typename Change> QByteArray forged(int action, Change&& change) const
    {
        QJsonObject game = QJsonDocument::fromJson(m_text).object();
        QJsonArray actions = game["actions"].toArray();
        QJsonObject step = actions[action - 1].toObject();
        change(step);
        actions[action - 1] = step;
        game["actions"] = actions;
        return QJsonDocument(game).toJson();
    }

    /// The game with all of its actions changed.
    template <typename Change> QByteArray forgedThroughout(Change&& change) const
    {
        QJsonObject game = QJsonDocument::fromJson(m_text).object();
        QJsonArray actions = game["actions"].toArray();
        for (int i = 0; i < actions.size(); ++i) {
            QJsonObject step = actions[i].toObject();
            change(step);
            actions[i] = step;
        }
        game["actions"] = actions;
        return QJsonDocument(game).toJson();
    }

    /// The number of the first action for which dice were rolled.
    int firstRoll() const
    {
        const QJsonArray actions = QJsonDocument::fromJson(m_text).object()["actions"].toArray();
        for (int i = 0; i < actions.size(); ++i)
            if (!actions[i]["dice"].toArray().isEmpty())
                return i + 1;
        return 0;
    }

private slots:
    void initTestCase()
    {
        const QString sample = QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/standard.scenario.json");
        runDelve({"play", sample, "--seat", "1=random", "--seat", "2=random", "--seed", "11", "--rounds", "6",
                  "--save", file()});
        m_text = contents(file());
        QVERIFY(m_text.size() > 10'000);
    }

    void stopsAndShowsAnyMoment()
    {
        const QJsonArray actions = QJsonDocument::fromJson(m_text).object()["actions"].toArray();
        const ProgramRun stop = runDelve({"replay", file(), "--stop", "12"});
        QCOMPARE(stop.exitCode, 0);
        QVERIFY(stop.out.contains("12 actions gone over, all as they were recorded"));
        QVERIFY(stop.out.contains("After action 12: state " + actions[11]["hash"].toString().toLatin1()));
        QVERIFY(
            runDelve({"replay", file(), "--stop", "0"}).out.contains("Round 1, The Lamp Guild is to act."));
        const ProgramRun board = runDelve({"replay", file(), "--stop", "12", "--dump", "board", "--ascii"});
        QVERIFY(board.out.contains("+---"));
        QVERIFY(runDelve({"replay", file(), "--stop", "12", "--dump", "state"}).out.contains("experience"));
        const ProgramRun log = runDelve({"replay", file(), "--stop", "12", "--dump", "log"});
        QVERIFY(log.out.contains("  12  "));
        QVERIFY(!log.out.contains("  13  "));
    }

    void dumpsForScripts()
    {
        const ProgramRun state = runDelve({"replay", file(), "--stop", "12", "--dump", "state", "--json"});
        QCOMPARE(QJsonDocument::fromJson(state.out).object()["format"].toString(),
                 QStringLiteral("delvewright-game"));
        const ProgramRun log = runDelve({"replay", file(), "--stop", "12", "--dump", "log", "--json"});
        const QJsonObject events = QJsonDocument::fromJson(log.out).object();
        QCOMPARE(events["format"].toString(), QStringLiteral("delvewright-events"));
        QCOMPARE(events["events"].toArray().last()["action"].toInt(), 12);
    }

    void brokenTextsAreRefused()
    {
        QVERIFY(errorOf("", 2).startsWith("error: changed.json: "));
        const QByteArray cut = errorOf(m_text.left(m_text.size() / 2), 2);
        QVERIFY2(cut.startsWith("error: changed.json: line "), cut);
        QCOMPARE(cut.count('\n'), 1);
        QVERIFY(errorOf("[]", 2).contains("expected an object"));
        QByteArray text = m_text;
        QCOMPARE(errorOf(text.replace("\"delvewright-replay\"", "\"delvewright-scenario\""), 2).count('\n'),
                 1);
        text = m_text;
        QCOMPARE(errorOf(text.replace("\"rulesVersion\": 6", "\"rulesVersion\": 7"), 2),
                 QByteArray("error: changed.json: /rulesVersion: the game was recorded by version 7 of the "
                            "rules, this is "
                            "6: a newer program is needed\n"));
        QCOMPARE(runDelve({"replay", m_folder.filePath("none.json")}).exitCode, 2);
    }

    void forgedMembersAreRefused()
    {
        const auto withMember = [&](const char* name, const QJsonValue& value) {
            return forged(2, [&](QJsonObject& step) { step[QLatin1String(name)] = value; });
        };
        QVERIFY(errorOf(withMember("dice", QJsonArray{7}), 2).contains("/actions/1/dice/0: expected"));
        QCOMPARE(errorOf(withMember("hash", "xyz"), 2).count('\n'), 1);
        QCOMPARE(errorOf(withMember("hash", "zzzzzzzzzzzzzzzz"), 2),
                 QByteArray("error: changed.json: /actions/1/hash: expected 16 hexadecimal digits\n"));
        QVERIFY(errorOf(withMember("bonus", 1), 2).contains("/actions/1"));
        QVERIFY(errorOf(withMember("do", QJsonObject{{"action", "win"}}), 2)
                    .contains("/actions/1/do: win is no action"));
        QVERIFY(errorOf(withMember("do", QJsonObject{{"action", "activate"}, {"figure", "nobody"}}), 2)
                    .contains("/actions/1/do/figure: this game has no nobody"));
    }

    void theFirstForgedActionIsNamed()
    {
        const QByteArray hash =
            errorOf(forged(9, [](QJsonObject& step) { step["hash"] = "0123456789abcdef"; }), 1);
        QVERIFY2(
            hash.startsWith("error: changed.json: action 9 (") &&
                hash.contains("): the action leads to another state: the same happens; recorded is state "
                              "0123456789abcdef, now it is "),
            hash);
        QCOMPARE(hash.count('\n'), 1);
        const int roll = firstRoll();
        QVERIFY(roll > 0);
        const QByteArray more =
            errorOf(forged(roll, [](QJsonObject& step) { step["dice"] = QJsonArray{}; }), 1);
        QVERIFY2(
            more.startsWith("error: changed.json: action " + QByteArray::number(roll) + " (") &&
                more.endsWith("): other dice are rolled than were recorded: dice are rolled, and none are "
                              "recorded\n"),
            more);
        const QByteArray fewer = errorOf(forged(roll,
                                                [](QJsonObject& step) {
                                                    QJsonArray dice = step["dice"].toArray();
                                                    dice.append(3);
                                                    step["dice"] = dice;
                                                }),
                                         1);
        QVERIFY2(fewer.contains("): other dice are rolled than were recorded: of the recorded dice "), fewer);
        const QByteArray illegal = errorOf(forged(4,
                                                  [](QJsonObject& step) {
                                                      step["do"] = QJsonObject{{"action", "leave"}};
                                                  }),
                                           1);
        QVERIFY2(illegal.contains("action 4 (Leave the dungeon): the action is refused by "), illegal);
        // The same file cannot be gone on with, and the action has the same number.
        const ProgramRun resumed = runDelve({"play", "--resume", "changed.json"}, m_folder.path());
        QCOMPARE(resumed.exitCode, 1);
        QVERIFY2(resumed.err.startsWith("error: changed.json: action 4: "), resumed.err);
    }

    void otherFacesOfTheDiceAreNoticed()
    {
        // Whether or not they lead to another state.
        for (const int more : {1, 2, 3, 4, 5}) {
            const int roll = firstRoll();
            const QByteArray error = errorOf(forged(roll,
                                                    [&](QJsonObject& step) {
                                                        QJsonArray dice = step["dice"].toArray();
                                                        dice[0] = (dice[0].toInt() - 1 + more) % 6 + 1;
                                                        step["dice"] = dice;
                                                    }),
                                             1);
            QVERIFY2(error.startsWith("error: changed.json: action " + QByteArray::number(roll) + " ("),
                     error);
        }
        // What is told to have happened cannot be changed either.
        const QByteArray told =
            errorOf(forged(5, [](QJsonObject& step) { step["events"] = QJsonArray{}; }), 1);
        QVERIFY2(told.contains("): the dice do not tell what was recorded to have happened: now this happens "
                               "as well: \""),
                 told);
        QCOMPARE(told.count('\n'), 1);
    }

    void theEventThatDiffersIsTold()
    {
        const auto withEvents = [&](auto&& change) {
            return errorOf(forged(5,
                                  [&](QJsonObject& step) {
                                      QJsonArray events = step["events"].toArray();
                                      change(events);
                                      step["events"] = events;
                                  }),
                           1);
        };
        const QByteArray rule = withEvents([](QJsonArray& events) {
            QJsonObject first = events[0].toObject();
            first["rule"] = "DOOR-07";
            events[0] = first;
        });
        QVERIFY2(rule.contains(": recorded is \"") && rule.contains("\" (DOOR-07), now happens \""), rule);
        const QByteArray more = withEvents([](QJsonArray& events) { events.append(events[0]); });
        QVERIFY2(more.contains(": recorded is \"") && more.endsWith("), which does not happen now\n"), more);
        const QByteArray unknown = withEvents([](QJsonArray& events) {
            events[0] = QJsonObject{{"event", "whistled"}, {"rule", "ACT-01"}};
        });
        QVERIFY2(unknown.contains("recorded is {") && unknown.contains("whistled"), unknown);
    }

    void onlyWhatWasComparedIsProved()
    {
        const int count = int(QJsonDocument::fromJson(m_text).object()["actions"].toArray().size());
        const QByteArray all = QByteArray::number(count);
        const QByteArray proved = " action(s) gone over, all as they were recorded";
        const auto plain = [](QByteArray text) { return text.replace("action(s)", "actions"); };
        const ProgramRun truth = replayOf(m_text);
        QCOMPARE(truth.exitCode, 0);
        QVERIFY2(truth.out.contains(plain(all + proved)) && !truth.out.contains("Not proved"), truth.out);

        const auto told = [&](const QByteArray& text, int states, int events) {
            const ProgramRun run = replayOf(text);
            const QByteArray missing = "Not proved: " + QByteArray::number(states) +
                                       " of them have no state to compare with, and " +
                                       QByteArray::number(events) + " do not tell what happened.";
            return run.exitCode == 0 && !run.out.contains("all as they were recorded") &&
                   run.out.contains(plain(all + " action(s) gone over, all allowed by the rules")) &&
                   run.out.contains(missing);
        };
        const auto withoutHash = [](QJsonObject& step) { step["hash"] = "0000000000000000"; };
        const auto withoutEvents = [](QJsonObject& step) { step.remove("events"); };
        QVERIFY(told(forgedThroughout(withoutHash), count, 0));
        QVERIFY(told(forgedThroughout(withoutEvents), 0, count));
        QVERIFY(told(forged(7, withoutHash), 1, 0));
        QVERIFY(told(forged(count, withoutEvents), 0, 1));
        QVERIFY(told(forgedThroughout([&](QJsonObject& step) {
                         withoutHash(step);
                         withoutEvents(step);
                     }),
                     count, count));
        // As far as was gone over.
        const ProgramRun before = replayOf(forged(7, withoutHash), {"--stop", "6"});
        QVERIFY2(before.out.contains("all as they were recorded"), before.out);
        // A state that is not told at all is no replay of ours.
        QVERIFY(errorOf(forgedThroughout([](QJsonObject& step) { step.remove("hash"); }), 2)
                    .contains("/actions/0: expected a member \"hash\""));
    }

    void diceAreProvedByTheirSeed()
    {
        const auto withTable = [&](const auto& change) {
            QJsonObject replay = QJsonDocument::fromJson(m_text).object();
            QJsonObject table = replay["table"].toObject();
            change(table);
            replay["table"] = table;
            return QJsonDocument(replay).toJson();
        };
        const ProgramRun truth = replayOf(m_text);
        QVERIFY2(truth.out.contains("The dice are those of seed "), truth.out);
        const ProgramRun other = replayOf(
            withTable([](QJsonObject& table) { table["seed"] = QStringLiteral("00000000075bcd15"); }));
        QVERIFY2(!other.out.contains("The dice are those"), other.out);
        QVERIFY2(other.out.contains("Not proved: the dice. Action ") &&
                     other.out.contains(" is the first whose dice are not those of seed 123456789."),
                 other.out);
        const ProgramRun typed =
            replayOf(withTable([](QJsonObject& table) { table["dice"] = QStringLiteral("typed"); }));
        QVERIFY2(typed.out.contains("Not proved: the dice, which people rolled and typed."), typed.out);
        // Whoever leaves out what tells the seed does not get away with it.
        QJsonObject replay = QJsonDocument::fromJson(m_text).object();
        replay.remove("table");
        const ProgramRun without = replayOf(QJsonDocument(replay).toJson());
        QCOMPARE(without.exitCode, 0);
        QVERIFY2(without.out.contains("Not proved: the dice. The file does not say of which seed they are."),
                 without.out);
    }

    void whereNothingIsGoneOverNothingIsProved()
    {
        const ProgramRun none = replayOf(m_text, {"--stop", "0"});
        QCOMPARE(none.exitCode, 0);
        QVERIFY2(none.out.contains(": no action was gone over, and nothing is proved"), none.out);
        QVERIFY2(!none.out.contains("recorded") && !none.out.contains("dice"), none.out);
    }

    void whoForgesMoreProvesLess()
    {
        // Dice that were changed are noticed by the states alone, and by the events alone.
        const int roll = firstRoll();
        const auto otherDice = [](QJsonObject& step) {
            QJsonArray dice = step["dice"].toArray();
            dice[0] = dice[0].toInt() % 6 + 1;
            step["dice"] = dice;
        };
        QVERIFY(errorOf(forged(roll,
                               [&](QJsonObject& step) {
                                   otherDice(step);
                                   step["hash"] = "0000000000000000";
                               }),
                        1)
                    .contains("action " + QByteArray::number(roll) + " ("));
        // Without either nothing is claimed of them.
        const ProgramRun blind = replayOf(forged(roll,
                                                 [&](QJsonObject& step) {
                                                     otherDice(step);
                                                     step["hash"] = "0000000000000000";
                                                     step.remove("events");
                                                 }),
                                          {"--stop", QString::number(roll)});
        QVERIFY2(!blind.out.contains("all as they were recorded"), blind.out);
        // Another action in the place of one that was taken.
        const QByteArray action = errorOf(forged(9,
                                                 [&](QJsonObject& step) {
                                                     step["do"] = QJsonObject{{"action", "give-up"}};
                                                 }),
                                          1);
        QVERIFY2(action.startsWith("error: changed.json: action 9 ("), action);
    }

    void anotherScenarioIsNoticed()
    {
        QJsonObject game = QJsonDocument::fromJson(m_text).object();
        QJsonObject scenario = game["scenario"].toObject();
        // A chest less: another dungeon than the one that was played.
        QJsonArray chests = scenario["chests"].toArray();
        chests.removeLast();
        scenario["chests"] = chests;
        game["scenario"] = scenario;
        const QByteArray fewer = errorOf(QJsonDocument(game).toJson(), 1);
        QVERIFY2(fewer.startsWith("error: changed.json: action 1 (") && fewer.count('\n') == 1, fewer);
        // One that has none of the pieces that the actions name.
        QFile other(QStringLiteral(DELVE_SOURCE_DIR "/resources/scenarios/six-tiles.scenario.json"));
        QVERIFY(other.open(QIODevice::ReadOnly));
        game["scenario"] = QJsonDocument::fromJson(other.readAll()).object();
        const QByteArray swapped = errorOf(QJsonDocument(game).toJson(), 2);
        QVERIFY2(swapped.startsWith("error: changed.json: /actions/") && swapped.count('\n') == 1, swapped);
    }

    void aBranchNeverOverwritesUnasked()
    {
        const auto branchTo = [&](const QString& output, const QStringList& more = {}) {
            return runDelve(QStringList{"replay", file(), "--branch", "3", "-o", output} + more,
                            m_folder.path());
        };
        const ProgramRun refused = branchTo(file());
        QCOMPARE(refused.exitCode, 2);
        QCOMPARE(refused.err, file().toUtf8() + " is there already; --overwrite writes in its place.\n");
        QCOMPARE(contents(file()), m_text);
        QCOMPARE(branchTo(QStringLiteral("b.json")).exitCode, 0);
        QCOMPARE(branchTo(QStringLiteral("b.json")).exitCode, 2);
        QCOMPARE(branchTo(QStringLiteral("b.json"), {"--overwrite"}).exitCode, 0);
    }

    void otherPacksAreWarnedOf()
    {
        QJsonObject game = QJsonDocument::fromJson(m_text).object();
        QJsonArray packs = game["packs"].toArray();
        QJsonObject pack = packs[0].toObject();
        pack["hash"] = "00000000000000000000000000000000";
        packs[0] = pack;
        game["packs"] = packs;
        const ProgramRun run = replayOf(QJsonDocument(game).toJson());
        QCOMPARE(run.exitCode, 0);
        const char* expected = "warning: changed.json: /packs/0/hash: expected pack \"starter\" as it was";
        QVERIFY2(run.err.contains(expected), run.err);
    }

    void wrongOptionsAreNamed()
    {
        const auto errorWith = [&](const QStringList& options) {
            const ProgramRun run = runDelve(QStringList{"replay", file()} + options, m_folder.path());
            return run.exitCode == 2 ? run.err : "exit code " + QByteArray::number(run.exitCode);
        };
        QVERIFY(errorWith({"--stop", "99999"}).startsWith("There is no action 99999; the game has "));
        QVERIFY(errorWith({"--stop=-1"}).startsWith("There is no action -1; the game has "));
        QCOMPARE(errorWith({"--branch", "3"}), QByteArray("--branch needs -o, the file to write.\n"));
        QCOMPARE(errorWith({"-o", "x.json"}), QByteArray("-o is for --branch.\n"));
        QCOMPARE(errorWith({"--dump", "board", "--json"}),
                 QByteArray("--json is for --dump state and --dump log.\n"));
        QVERIFY(errorWith({"--dump", "everything"}).contains("--dump"));
    }
};

DELVE_TEST(TestDelveReplay)
#include "tst_delve_replay.moc"
