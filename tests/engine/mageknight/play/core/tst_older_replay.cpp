// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/older_replay.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/saved_games.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Games that were recorded by older rules: those that earlier versions wrote, and forged ones.
class TestOlderReplay : public QObject
{
    Q_OBJECT

private:
    static constexpr int forgedAction = 7;

    /// A game of these rules that says it is of the last ones.
    static QJsonObject olderGame()
    {
        const auto replay =
            parseReplay(savedText(QStringLiteral("rules-3-standard.save.json")), shippedContent());
        if (!replay || replay->steps.size() < std::size_t(forgedAction) + 3)
            qFatal("the game is too short");
        const Game game = *gameOf(*replay, shippedContent());
        QJsonObject json =
            QJsonDocument::fromJson(QByteArray::fromStdString(writeReplay(game, *replay))).object();
        json["rulesVersion"] = rulesVersion - 1;
        return json;
    }

    template <typename Change> static Replay readForged(Change&& change)
    {
        QJsonObject game = olderGame();
        QJsonArray actions = game["actions"].toArray();
        QJsonObject step = actions[forgedAction - 1].toObject();
        change(step);
        actions[forgedAction - 1] = step;
        game["actions"] = actions;
        const auto replay = parseReplay(QJsonDocument(game).toJson().toStdString(), shippedContent());
        if (!replay)
            qFatal("%s", inEnglish(replay.error()).c_str());
        return *replay;
    }

    /// "Action 7 …", after the actions before it were taken and what follows was kept.
    static QString changeIn(const Replay& replay)
    {
        const bool isKept = replay.steps.size() == forgedAction - 1 && replay.older &&
                            replay.older->reached == replay.steps.size() && !replay.older->rest.empty();
        return !isKept                 ? QStringLiteral("opens elsewhere")
               : !replay.older->change ? QStringLiteral("no change")
                                       : QString::fromStdString(inEnglish(*replay.older->change));
    }

    /// The actions taken lead somewhere, and the game goes on and is a game of these rules then.
    static void goOn(Replay replay)
    {
        const Game game = *gameOf(replay, shippedContent());
        GameState state;
        QVERIFY(!replayTo(game, replay, replay.steps.size(), state));
        Random choices(1);
        SeededDice dice(2);
        Actions legal;
        Events events;
        for (int i = 0; i < 25 && !state.turn().isOver(); ++i) {
            legalActions(game, state, legal);
            QVERIFY(!legal.empty());
            record(game, state, legal[choices.below(std::uint32_t(legal.size()))], dice, replay, events);
        }
        const auto again = parseReplay(writeReplay(game, replay), shippedContent());
        QVERIFY2(again, again ? "" : inEnglish(again.error()).c_str());
        QVERIFY(!again->older);
        QCOMPARE(again->rules, rulesVersion);
        QVERIFY(again->steps == replay.steps);
        QVERIFY(replayWarnings(*again, shippedContent()).empty());
    }

private slots:
    void everyFileOfEarlierVersionsOpens_data()
    {
        QTest::addColumn<QString>("name");
        const QDir folder(QStringLiteral(DELVE_SOURCE_DIR "/tests/data/saves"));
        const QStringList files = folder.entryList({QStringLiteral("*.save.json")}, QDir::Files, QDir::Name);
        QVERIFY(files.size() >= 11);
        for (const QString& file : files)
            QTest::newRow(qPrintable(file)) << file;
    }

    void everyFileOfEarlierVersionsOpens()
    {
        QFETCH(const QString, name);
        const std::string text = savedText(name);
        const QJsonObject file = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
        const auto replay = parseReplay(text, shippedContent());
        QVERIFY2(replay, replay ? "" : inEnglish(replay.error()).c_str());
        QVERIFY(replay->older);
        QCOMPARE(replay->older->rules, file["rulesVersion"].toInt());
        QVERIFY(replay->older->rules < rulesVersion);
        QCOMPARE(replay->older->reached, replay->steps.size());
        QCOMPARE(int(replay->older->recorded()), int(file["actions"].toArray().size()));
        QCOMPARE(replay->older->change.has_value(), !replay->older->rest.empty());
        qInfo("%zu of %zu actions%s", replay->older->reached, replay->older->recorded(),
              replay->older->change ? (": " + inEnglish(*replay->older->change)).c_str() : "");
        // It says so.
        std::vector<std::string> said;
        for (const Error& warning : replayWarnings(*replay, shippedContent()))
            said.push_back(inEnglish(warning));
        const std::string sentence = "The rules have changed since this game was recorded, from version " +
                                     std::to_string(replay->older->rules) + " to version " +
                                     std::to_string(rulesVersion) + ".";
        QVERIFY(std::ranges::find(said, sentence) != said.end());
        // What follows can be read.
        for (std::size_t i = 0; i < replay->older->rest.size(); ++i) {
            const ToldStep& step = replay->older->rest[i];
            const QJsonObject recorded =
                file["actions"].toArray()[int(replay->older->reached + i)].toObject();
            QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(step.action)).object(),
                     recorded["do"].toObject());
            QCOMPARE(int(step.events.size()), int(recorded["events"].toArray().size()));
            for (const ToldEvent& event : step.events)
                QVERIFY2(event.what, event.json.c_str()); // so far all of them have a sentence
        }
        goOn(*replay);
    }

    void allHoldsWhereNothingThatMattersChanged()
    {
        const auto replay = parseReplay(QJsonDocument(olderGame()).toJson().toStdString(), shippedContent());
        QVERIFY(replay && replay->older && !replay->older->change && replay->older->rest.empty());
        const auto warnings = replayWarnings(*replay, shippedContent());
        QCOMPARE(warnings.size(), 2u);
        QCOMPARE(inEnglish(warnings[1]), std::string("All its actions still lead where they led."));
    }

    void anActionThatIsRefusedNowEndsIt()
    {
        const Replay replay = readForged([](QJsonObject& step) {
            step["do"] = QJsonObject{{"action", "decline-answers"}};
        });
        QCOMPARE(changeIn(replay), QStringLiteral("Action 7 is refused by TURN-01 now."));
        const auto warnings = replayWarnings(replay, shippedContent());
        QCOMPARE(warnings.size(), 3u);
        QCOMPARE(inEnglish(warnings[2]), "The game goes on after action 6 of " +
                                             std::to_string(replay.older->recorded()) +
                                             ". What followed stays in the file and can be read in the log.");
        QCOMPARE(replay.older->rest.front().action, std::string(R"({"action": "decline-answers"})"));
        goOn(replay);
    }

    void anActionThatLeadsElsewhereNowEndsIt()
    {
        // Another value, one fact more, one fewer, another kind.
        const auto withEvents = [](auto&& change) {
            return readForged([&](QJsonObject& step) {
                QJsonArray events = step["events"].toArray();
                if (events.isEmpty())
                    qFatal("nothing happens in action 7");
                change(events);
                step["events"] = events;
            });
        };
        const QString expected = QStringLiteral("Something else comes of action 7 now.");
        const QJsonObject door{{"event", "turn-ended"}, {"rule", "TURN-03"}, {"player", "p1"}};
        QCOMPARE(changeIn(withEvents([&](QJsonArray& events) { events.append(door); })), expected);
        QCOMPARE(changeIn(withEvents([](QJsonArray& events) { events.removeLast(); })), expected);
        QCOMPARE(changeIn(withEvents([&](QJsonArray& events) { events[0] = door; })), expected);
        QCOMPARE(changeIn(withEvents([](QJsonArray& events) { events[0] = 3; })), expected);
        const Replay value = withEvents([](QJsonArray& events) {
            QJsonObject last = events.last().toObject();
            for (const QString& key : last.keys())
                if (key != u"event" && key != u"rule")
                    last[key] = QJsonValue();
            events[events.size() - 1] = last;
        });
        QCOMPARE(changeIn(value), expected);
        goOn(value);
    }

    void otherDiceEndIt()
    {
        QCOMPARE(changeIn(readForged([](QJsonObject& step) {
                     step["dice"] = QJsonArray{1, 2, 3};
                 })),
                 QStringLiteral("Other dice are rolled for action 7 now."));
    }

    void whatIsNotKnownAnyMoreIsKeptAsItIs()
    {
        const Replay action = readForged([](QJsonObject& step) {
            step["do"] = QJsonObject{{"action", "dance"}};
        });
        QCOMPARE(changeIn(action), QStringLiteral("Action 7 has a form that is no longer known."));
        const Replay event = readForged([](QJsonObject& step) {
            step["events"] = QJsonArray{QJsonObject{{"event", "danced"}, {"rule", "DANCE-01"}}, 5};
        });
        QCOMPARE(changeIn(event), QStringLiteral("Something else comes of action 7 now."));
        const auto& told = event.older->rest.front().events;
        QCOMPARE(told.size(), 2u);
        QVERIFY(!told[0].what);
        QCOMPARE(told[0].rule, std::string("DANCE-01"));
        QCOMPARE(told[0].json, std::string(R"({"event": "danced", "rule": "DANCE-01"})"));
        QVERIFY(!told[1].what);
        goOn(action);
    }

    /// A rule that is told more exactly, or a member more, is no other course.
    void aNewFormOfTheSameFactIsNoChange()
    {
        const auto replay = readForged([](QJsonObject& step) {
            QJsonArray events = step["events"].toArray();
            QJsonObject first = events[0].toObject();
            first["rule"] = "OLD-01";
            first["gone"] = true;
            events[0] = first;
            step["events"] = events;
        });
        QVERIFY(!replay.older->change);
        const auto silent = readForged([](QJsonObject& step) { step.remove("events"); });
        QVERIFY(!silent.older->change);
    }

    void anOptionThatCameLaterKeepsItsDefault()
    {
        QJsonObject game = olderGame();
        QJsonObject options = game["options"].toObject();
        options.remove("rollForStart");
        game["options"] = options;
        const auto older = parseReplay(QJsonDocument(game).toJson().toStdString(), shippedContent());
        QVERIFY2(older, older ? "" : inEnglish(older.error()).c_str());
        QVERIFY(!older->options.rollForStart);
        game["rulesVersion"] = rulesVersion; // a game of today has all of them
        QVERIFY(!parseReplay(QJsonDocument(game).toJson().toStdString(), shippedContent()));
    }

    void aBrokenFileIsStillRefused()
    {
        QJsonObject game = olderGame();
        QJsonArray actions = game["actions"].toArray();
        actions[3] = QJsonObject{{"do", 5}};
        game["actions"] = actions;
        QVERIFY(!parseReplay(QJsonDocument(game).toJson().toStdString(), shippedContent()));
    }
};

DELVE_TEST(TestOlderReplay)
#include "tst_older_replay.moc"
