// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/table/dice_race.h"
#include "tests/support/test_registry.h"

using namespace delve;
using namespace delve::dicerace;

/// Structs that name their members: written, read, hashed and packed, for a game that nobody thought of.
class TestDescribed : public QObject
{
    Q_OBJECT

private:
    static std::string textOf(const State& state)
    {
        std::string text;
        JsonWriter(text).object([&](auto& object) { table::tellFields(object, Game{}, state); });
        return text;
    }

    static Result<State> stateIn(std::string_view text, table::Absent absent = table::Absent::IsAFault)
    {
        const auto document = parseJson(text);
        if (!document)
            return document.error();
        ReadLog log;
        ObjectReader reader(document->root(), log);
        State state;
        table::readFields(reader, Game{}, state, absent);
        reader.refuseUnknown();
        return log.resultOf(state);
    }

    static Result<Action> actionIn(std::string_view text)
    {
        const auto document = parseJson(text);
        if (!document)
            return document.error();
        ReadLog log;
        const Action action = readAction(document->root(), log, Game{});
        return log.resultOf(action);
    }

private slots:
    void aStructIsWrittenAndReadByItsNames()
    {
        State state;
        state.spaces = {12, 7};
        state.charms = {State::played, 4};
        state.racer = RacerId(1);
        const std::string text = textOf(state);
        QCOMPARE(QString::fromStdString(text),
                 QStringLiteral("{\"spaces\": [12, 7], \"charms\": [-1, 4], \"racer\": \"tortoise\", "
                                "\"asked\": null, \"winner\": null, \"round\": 1}"));
        QVERIFY(*stateIn(text) == state);
    }

    void aFormOfTheGamesOwnIsUsed()
    {
        const Events events{{"RACE-03", Moved{RacerId(0), 9, true}}, {"", TurnPassed{}}};
        const std::string told = writeTold(Game{}, events);
        QCOMPARE(QString::fromStdString(told),
                 QStringLiteral("[{\"event\": \"moved\", \"rule\": \"RACE-03\", \"racer\": \"hare\", "
                                "\"to\": \"space 9\", \"withCharm\": true}]"));
        const auto document = parseJson(told);
        const auto read = readEvent(document->root().first(), Game{});
        QVERIFY(read && *read == EventBody(Moved{RacerId(0), 9, true}));
        const auto forged = parseJson("{\"event\": \"moved\", \"racer\": \"hare\", \"to\": \"space 99\", "
                                      "\"withCharm\": true}");
        QVERIFY(!readEvent(forged->root(), Game{}));
    }

    void whatIsWrongIsNamed()
    {
        const auto errorOf = [](const auto& result) {
            return result ? QString() : QString::fromStdString(inEnglish(result.error()));
        };
        QVERIFY(errorOf(actionIn("{\"action\": \"answer\", \"pushed\": \"snail\"}")).contains("no snail"));
        QVERIFY(errorOf(actionIn("{\"action\": \"fly\"}")).contains("fly is no action"));
        QVERIFY(errorOf(actionIn("{\"action\": \"walk\", \"withCharm\": 3}")).startsWith("/withCharm"));
        QVERIFY(!actionIn("{\"action\": \"walk\"}"));
        QVERIFY(!actionIn("{\"action\": \"walk\", \"withCharm\": true, \"by\": 1}"));
        QVERIFY(*actionIn("{\"action\": \"walk\", \"withCharm\": true}") == Action(Walk{true}));
    }

    void anOlderFileMayLackMembers()
    {
        QVERIFY(!stateIn("{\"round\": 4}"));
        const auto state = stateIn("{\"round\": 4}", table::Absent::KeepsDefault);
        QVERIFY(state && state->round == 4 && state->racer == RacerId(0));
    }

    void everyActionComesBackFromItsNumbers()
    {
        for (const Action& action :
             {Action(DrawCharm{}), Action(Walk{true}), Action(Walk{false}), Action(Answer{RacerId(1)})}) {
            const table::Packed packed = table::pack(action);
            QCOMPARE(packed.kind, std::int32_t(action.index()));
            QVERIFY(table::unpack<Action>(packed) == action);
        }
        QVERIFY(table::pack(Action(Walk{true})) != table::pack(Action(Walk{false})));
        QVERIFY(table::unpackAs<Answer>(table::packAs<Action>(Answer{RacerId(1)})).pushed == RacerId(1));
    }

    void aHashIsThatOfTheText()
    {
        const Events events{{"RACE-01", Rolled{RollFor::Steps, RacerId(1), 5, 0}},
                            {"RACE-03", Moved{RacerId(1), 5, false}},
                            {"", TurnPassed{}}};
        const auto document = parseJson(writeTold(Game{}, events));
        QCOMPARE(hashOfTold(Game{}, events), hashOfJson(document->root()));
    }
};

DELVE_TEST(TestDescribed)
#include "tst_described.moc"
