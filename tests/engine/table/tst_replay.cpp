// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/older_replay.h"
#include "tests/engine/table/dice_race.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dicerace;

using Step = table::ReplayStep<Traits>;

/// A game that is recorded, written, read and gone over again; forged ones are found out.
class TestTableReplay : public QObject
{
    Q_OBJECT

private:
    const Game m_game;

    std::vector<Step> recorded(std::uint64_t seed) const
    {
        std::vector<Step> steps;
        State state = startGame(m_game);
        SeededDice dice(seed);
        Events events;
        Actions legal;
        Random choices(seed);
        while (!isOver(state)) {
            legalActions(m_game, state, legal);
            const Action action = legal[choices.below(std::uint32_t(legal.size()))];
            table::record(m_game, state, action, dice, steps, events);
        }
        return steps;
    }

    std::string written(const std::vector<Step>& steps) const
    {
        std::string text;
        JsonObjectText file(text, 2);
        file.number("rulesVersion", 3);
        table::appendTable(file.key("table"), {false, 0xabc, {"human", "thinker"}});
        table::appendSteps(file, m_game, steps);
        file.close();
        return text;
    }

    Result<std::vector<Step>> readBack(std::string_view text) const
    {
        const auto document = table::parseWithoutSteps(text, {});
        ReadLog log;
        ObjectReader reader(document->root(), log);
        table::readRules(reader, 3);
        const auto table = table::readTable(*reader.require("table"), log, 2);
        if (table != table::PlayTable{false, 0xabc, {"human", "thinker"}})
            log.failAt("/table", {"another table", {}});
        requireStreamed(reader, "actions");
        return log.ok() ? table::readSteps<Traits>(text, {}, m_game) : log.resultOf(std::vector<Step>());
    }

    std::optional<table::ReplayFault> faultIn(const std::vector<Step>& steps) const
    {
        State state;
        return table::replayTo(m_game, steps, steps.size(), state);
    }

    /// The first step that rolls this many dice and leads to a turn of somebody.
    static std::size_t firstWalk(const std::vector<Step>& steps)
    {
        const auto isWalk = [](const Step& step) { return step.action == Action(Walk{false}); };
        return std::size_t(std::ranges::find_if(steps, isWalk) - steps.begin());
    }

private slots:
    void aRecordIsTrueAfterWritingAndReading()
    {
        for (std::uint64_t seed = 1; seed < 20; ++seed) {
            const std::vector<Step> steps = recorded(seed);
            QVERIFY(!faultIn(steps));
            const auto read = readBack(written(steps));
            QVERIFY2(read, read ? "" : inEnglish(read.error()).c_str());
            QVERIFY(*read == steps);
        }
    }

    void forgedStepsAreFound()
    {
        const std::vector<Step> steps = recorded(4);
        const std::size_t walk = firstWalk(steps);
        const auto forged = [&](auto&& change) {
            std::vector<Step> changed = steps;
            change(changed[walk]);
            const auto fault = faultIn(changed);
            return fault && fault->step == walk ? QString::fromStdString(inEnglish(fault->what)) : QString();
        };
        QVERIFY(forged([](Step& step) { step.dice[0] = 7 - step.dice[0]; }).contains("another state"));
        QVERIFY(forged([](Step& step) { step.dice.push_back(1); }).contains("other dice"));
        QVERIFY(forged([](Step& step) { step.dice.clear(); }).contains("other dice"));
        QVERIFY(forged([](Step& step) { step.action = DrawCharm{}; }).contains("RACE-02"));
        QVERIFY(forged([](Step& step) { step.hash ^= 1; }).contains("another state"));
        QVERIFY(forged([](Step& step) { step.told ^= 2; }).contains("do not tell"));
        QVERIFY(forged([](Step&) {}).isEmpty());
    }

    /// What happened is for people to read, and must not lie.
    void aForgedTextIsFound()
    {
        std::string text = written(recorded(4));
        const std::size_t face = text.find("\"first\": ") + 9;
        text[face] = text[face] == '6' ? '5' : '6';
        const auto read = readBack(text);
        QVERIFY(read);
        QVERIFY(inEnglish(faultIn(*read)->what).find("do not tell") != std::string::npos);
    }

    void filesThatMakeNoSenseAreRefused()
    {
        const std::string text = written(recorded(2));
        const auto refused = [&](std::string_view from, std::string_view to) {
            std::string changed = text;
            const std::size_t at = changed.find(from);
            return at != std::string::npos && !readBack(changed.replace(at, from.size(), to));
        };
        QVERIFY(refused("\"seeded\"", "\"loaded\""));
        QVERIFY(refused("0000000000000abc", "0000000000000abg"));
        QVERIFY(refused("\"rulesVersion\": 3", "\"rulesVersion\": 4"));
        QVERIFY(refused("\"dice\": [", "\"dice\": [7, "));
        QVERIFY(refused("\"human\", ", "\"human\", \"random\", "));
    }

    void aGameOfOlderRulesIsTakenAsFarAsItGoes()
    {
        const std::vector<Step> steps = recorded(4);
        const std::string text = written(steps);
        std::vector<Step> taken;
        const auto same = table::followOlder(text, {}, 2, m_game, taken);
        QVERIFY(same && !same->change && taken == steps && same->rest.empty());

        // By rules with a shorter track it ends earlier.
        Game shorter;
        shorter.length = 12;
        taken.clear();
        const auto followed = table::followOlder(text, {}, 2, shorter, taken);
        QVERIFY(followed.has_value());
        const auto& older = *followed;
        QVERIFY(older.change && older.reached == taken.size() && !taken.empty());
        QCOMPARE(older.recorded(), steps.size());
        QVERIFY(inEnglish(*older.change).find("is refused by RACE-05 now") != std::string::npos);
        const auto isTold = [](const table::ToldStep<Traits>& step) {
            return !step.events.empty() && step.events.back().what && step.events.back().rule == "RACE-03";
        };
        QVERIFY(std::ranges::any_of(older.rest, isTold));
        std::vector<Error> warnings;
        table::addRulesWarnings(older, 3, warnings);
        QCOMPARE(warnings.size(), std::size_t(3));
    }
};

DELVE_TEST(TestTableReplay)
#include "tst_replay.moc"
