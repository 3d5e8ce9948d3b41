// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/replay.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <QDirIterator>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

std::shared_ptr<const Cards> shipped()
{
    static const auto cards = shippedCards({"overdraft", "bad-road", "night-shift"});
    return cards;
}

/// A game of random actions, recorded.
Replay recorded(const Scenario& scenario, std::uint64_t seed, int actions)
{
    Replay replay = beginReplay(scenario, *shipped());
    replay.table = PlayTable{false, seed, {"human", "random"}};
    const Game game = *gameOf(replay, shipped());
    GameState state = startGame(game);
    Random choices(seedFor(seed, 1));
    SeededDice dice(seed);
    Actions legal;
    Events events;
    for (int i = 0; i < actions && !isOver(state); ++i) {
        legalActions(game, state, legal);
        table::record(game, state, Action(legal[choices.below(std::uint32_t(legal.size()))]), dice,
                      replay.steps, events);
    }
    return replay;
}

std::string textOf(const Replay& replay)
{
    return writeReplay(*gameOf(replay, shipped()), replay);
}

std::optional<ReplayFault> faultIn(const Replay& replay)
{
    GameState state;
    return table::replayTo(*gameOf(replay, shipped()), replay.steps, replay.steps.size(), state);
}

} // namespace

/// Recorded games of cards.
class TestCardReplay : public QObject
{
    Q_OBJECT

private:
    static Replay whole()
    {
        static const Replay replay = recorded(freshScenario(*shippedCards({"overdraft"}), 2), 5, 120);
        return replay;
    }

private slots:
    /// Random games of all sets and numbers of players come back as they were, and are true.
    void aGameIsTrueAfterWritingAndReading()
    {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            const std::vector<std::string> sets[] = {
                {"overdraft"}, {"bad-road"}, {"overdraft", "night-shift"}};
            const Scenario scenario = freshScenario(*shippedCards(sets[seed % 3]), 2 + int(seed % 3));
            const Replay replay = recorded(scenario, seed, 150);
            const std::string text = textOf(replay);
            const auto read = parseReplay(text, shipped());
            QVERIFY2(read, read ? "" : inEnglish(read.error()).c_str());
            QVERIFY(*read == replay);
            QVERIFY(!faultIn(*read));
            QCOMPARE(textOf(*read), text);
        }
    }

    /// Hashes, dice, actions and what was told hold a game together: whatever is changed is noticed.
    void whatIsForgedIsNamed()
    {
        Replay replay = whole();
        const auto faultAt = [](Replay forged, std::size_t step) {
            const auto fault = faultIn(forged);
            return fault && fault->step == step ? fault->what.text : std::string("no fault there");
        };
        Replay other = replay;
        other.steps[4].hash ^= 1;
        QCOMPARE(faultAt(other, 4), std::string("the action leads to another state"));
        other = replay;
        other.steps[0].dice.push_back(3);
        QCOMPARE(faultAt(other, 0), std::string("other dice are rolled than were recorded"));
        other = replay;
        other.steps[7].told ^= 1;
        QCOMPARE(faultAt(other, 7), std::string("the dice do not tell what was recorded to have happened"));
        other = replay;
        other.steps[3].action = Deal{};
        QCOMPARE(faultAt(other, 3), std::string("the action is refused by %1"));
    }

    void readingIsStrict_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("where");
        QTest::newRow("format") << "delvewright-replay"
                                << "delvewright-reply"
                                << "/format";
        QTest::newRow("version") << "\"version\": 1,\n"
                                 << "\"version\": 2,\n"
                                 << "/version";
        QTest::newRow("newer rules") << "\"rulesVersion\": 2"
                                     << "\"rulesVersion\": 99"
                                     << "/rulesVersion";
        QTest::newRow("unknown member") << "\"packs\""
                                        << "\"pucks\": [], \"packs\""
                                        << "/pucks";
        QTest::newRow("dice") << "\"dice\": \"seeded\""
                              << "\"dice\": \"loaded\""
                              << "/table/dice";
        QTest::newRow("unknown action") << "\"action\": \"deal\""
                                        << "\"action\": \"cheat\""
                                        << "/actions/0/do";
        QTest::newRow("other game") << "\"game\": \"dungeoneer\""
                                    << "\"game\": \"chess\""
                                    << "/scenario/game";
        QTest::newRow("missing set") << "\"overdraft\""
                                     << "\"overdrift\""
                                     << "/scenario/packs";
    }
    void readingIsStrict()
    {
        QFETCH(QString, what);
        QFETCH(QString, by);
        QFETCH(QString, where);
        static const std::string text = textOf(whole());
        std::string changed = text;
        // The set is named twice: as what was played with, and in the scenario.
        const auto from = where.startsWith("/scenario/packs") ? changed.find("\"scenario\"") : 0;
        const auto at = changed.find(what.toStdString(), from);
        QVERIFY2(at != std::string::npos, qPrintable(what));
        changed.replace(at, std::size_t(what.size()), by.toStdString());
        const auto read = parseReplay(changed, shipped());
        QVERIFY(!read);
        QVERIFY2(QString::fromStdString(read.error().where).startsWith(where), read.error().where.c_str());
    }

    /// Every file in tests/data/broken/card-replays is refused; NAME.error says how the reason begins.
    void brokenFilesAreRefused()
    {
        int count = 0;
        QDirIterator files(QStringLiteral(DELVE_SOURCE_DIR "/tests/data/broken/card-replays"),
                           {"*.save.json"});
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            QFile expected(file.fileName().replace(".save.json", ".error"));
            QVERIFY2(expected.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            const auto read = parseReplay(file.readAll().toStdString(), shipped());
            QVERIFY2(!read, qPrintable(file.fileName()));
            const QString reason = QString::fromStdString(inEnglish(read.error()));
            QVERIFY2(reason.startsWith(QString::fromUtf8(expected.readAll()).trimmed()),
                     qPrintable(file.fileName() + ": " + reason));
            ++count;
        }
        QCOMPARE(count, 17);
    }

    /// A game of older rules opens, goes as far as the rules of today follow it, and keeps the rest.
    void anOlderGameGoesAsFarAsItHolds()
    {
        const Replay replay = whole();
        const std::string text = textOf(replay);
        const auto same = parseReplay(text, shipped(), rulesVersion + 1);
        QVERIFY2(same, same ? "" : inEnglish(same.error()).c_str());
        QVERIFY(same->older);
        QCOMPARE(same->older->reached, replay.steps.size());
        QVERIFY(!same->older->change);
        QVERIFY(!faultIn(*same));
        // What was told of the fortieth action is no longer what comes of it.
        std::string changed = text;
        std::size_t at = changed.find("\"actions\"");
        for (int i = 0; i < 40; ++i)
            at = changed.find("{\"do\"", at + 1);
        const std::size_t event = changed.find("\"events\": [", at);
        const bool isFirst = changed[event + 11] == ']';
        changed.insert(event + 11, std::string(R"({ "event": "doors-painted", "colour": "blue" })") +
                                       (isFirst ? "" : ", "));
        const auto older = parseReplay(changed, shipped(), rulesVersion + 1);
        QVERIFY2(older, older ? "" : inEnglish(older.error()).c_str());
        QCOMPARE(older->steps.size(), std::size_t(39));
        QCOMPARE(older->older->rest.size(), replay.steps.size() - 39);
        QVERIFY(older->older->change);
        const auto warnings = replayWarnings(*older, *shipped());
        QVERIFY(warnings.size() >= 3);
    }

    /// What was kept by an earlier program can still be gone over, as far as today's rules follow it.
    void aGameOfTheFirstRulesOpens()
    {
        QFile file(
            QStringLiteral(DELVE_SOURCE_DIR "/tests/data/card-replays/rules-1-closing-time.save.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string text = file.readAll().toStdString();
        const auto read = parseReplay(text, shipped());
        QVERIFY2(read, read ? "" : inEnglish(read.error()).c_str());
        QVERIFY(read->older);
        QCOMPARE(read->older->rules, 1);
        QVERIFY(!read->steps.empty());
        QVERIFY(!faultIn(*read));
        QVERIFY(!replayWarnings(*read, *shipped()).empty());
    }

    /// Sets of another version or hash are told.
    void otherSetsAreWarnedOf()
    {
        Replay replay = whole();
        QVERIFY(replayWarnings(replay, *shipped()).empty());
        replay.packs[0].hash = "0123";
        QCOMPARE(replayWarnings(replay, *shipped()).size(), std::size_t(1));
    }

    void itsTitleNeedsNoCards()
    {
        QCOMPARE(*table::titleOfReplay(textOf(whole())), std::string("Fresh"));
        QVERIFY(table::eventsRecorded(textOf(whole()), 0).find("hero-dealt") != std::string::npos);
    }
};

DELVE_TEST(TestCardReplay)
#include "tst_card_replay.moc"
