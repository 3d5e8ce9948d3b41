// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/event_log.h"
#include "engine/dungeoneer/play/fighting/odds.h"
#include "tests/engine/dungeoneer/play/card_table.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <algorithm>
#include <span>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

/// How the first roll of an action came out.
enum class Came
{
    NoRoll,
    Passed,
    Failed,
    AttackerHit,
    Tie,
    DefenderHit
};

Came outcomeIn(const Events& events)
{
    for (const Event& event : events) {
        if (const auto* threat = std::get_if<ThreatFaced>(&event.what))
            return threat->isPassed ? Came::Passed : Came::Failed;
        if (const auto* combat = std::get_if<CombatFought>(&event.what))
            return combat->attack > combat->defence   ? Came::AttackerHit
                   : combat->attack < combat->defence ? Came::DefenderHit
                                                      : Came::Tie;
    }
    return Came::NoRoll;
}

/// Takes an action and passes until a roll has come out; of a laid Encounter, resolves it.
Came rolled(const Game& game, GameState state, const Action& action, const std::vector<int>& faces)
{
    std::vector<int> script = faces;
    script.resize(200, 3); // what comes after
    ScriptedDice dice(script);
    Events events;
    perform(game, state, action, dice, events);
    if (std::holds_alternative<LayEncounter>(action))
        perform(game, state, ResolveEncounters{}, dice, events);
    for (int i = 0; i < 40 && outcomeIn(events) == Came::NoRoll && !isOver(state); ++i) {
        if (!check(game, state, Pass{}).isAllowed())
            return Came::NoRoll;
        perform(game, state, Pass{}, dice, events);
    }
    return outcomeIn(events);
}

/// All faces of its dice, one after the other: as many come out each way as the odds say.
bool agree(const Game& game, const GameState& state, const Action& action, const RollOdds& odds)
{
    if (const auto* threat = std::get_if<ThreatOdds>(&odds)) {
        int passing = 0;
        for (int face = 1; face <= 6; ++face)
            passing += rolled(game, state, action, {face}) == Came::Passed;
        return passing == threat->passing;
    }
    const auto& combat = std::get<CombatOdds>(odds);
    int hits = 0, ties = 0, taken = 0;
    for (int attack = 1; attack <= 6; ++attack)
        for (int defence = 1; defence <= 6; ++defence) {
            const Came came = rolled(game, state, action, {attack, defence});
            hits += came == Came::AttackerHit;
            ties += came == Came::Tie;
            taken += came == Came::DefenderHit;
        }
    return hits == combat.attackerHits && ties == combat.ties && taken == combat.defenderHits;
}

/// The Threats that are faced, as far as nobody has to choose, once an action is taken and everybody passes.
std::vector<ThreatFaced> facedAfter(const Game& game, GameState state, const Action& action,
                                    const std::vector<int>& faces)
{
    std::vector<int> script = faces;
    script.resize(200, 3);
    ScriptedDice dice(script);
    Events events;
    perform(game, state, action, dice, events);
    if (std::holds_alternative<LayEncounter>(action))
        perform(game, state, ResolveEncounters{}, dice, events);
    for (int i = 0; i < 40 && !isOver(state) && check(game, state, Pass{}).isAllowed(); ++i)
        perform(game, state, Pass{}, dice, events);
    std::vector<ThreatFaced> faced;
    for (const Event& event : events)
        if (const auto* threat = std::get_if<ThreatFaced>(&event.what))
            faced.push_back(*threat);
    return faced;
}

/// A roll that comes after others, which have shown a six: whether it comes to it with each face, and if so,
/// as many succeed as the odds say.
std::optional<bool> laterRollAgrees(const Game& game, const GameState& state, const Action& action,
                                    const std::vector<RollOdds>& odds, std::size_t which)
{
    const auto& told = std::get<ThreatOdds>(odds[which]);
    int passing = 0;
    for (int face = 1; face <= 6; ++face) {
        std::vector<int> faces(which, 6);
        faces.push_back(face);
        const auto faced = facedAfter(game, state, action, faces);
        if (faced.size() <= which || faced[which].why != told.why || faced[which].player != told.roller)
            return std::nullopt;
        passing += faced[which].isPassed;
    }
    return passing == told.passing;
}

int sumOf(const RollTerms& terms)
{
    int sum = 0;
    for (const RollTerm& term : terms)
        sum += term.amount;
    return sum;
}

} // namespace

class TestCardOdds : public QObject
{
    Q_OBJECT

private slots:
    /// Speed 3 and a Treasure with +1 against a door of 7+ that a Helmet makes 6+: 4, so 2 to 6 pass.
    void everyTermHasItsName()
    {
        CardTable table;
        Effect quick = effect(EffectKind::ModifyScore, 1);
        quick.form = Form::Speed;
        Effect careful = effect(EffectKind::ModifyThreat, -1);
        careful.roll = RollKind::Door;
        Effect deft = effect(EffectKind::ModifyRoll, 2);
        deft.roll = RollKind::Trap;
        quick.duration = careful.duration = deft.duration = Duration::WhileInPlay;
        table.lay("Gate[O,O,L7,O]", 0, -2);
        table.give(0, treasure("boots", {quick})).give(0, treasure("helmet", {careful}));
        table.give(0, treasure("gloves", {deft})).start().toHero();
        table.player(0).glory = 9;
        table.put(0, "gate");
        const auto readied = [&](const char* id) {
            return PlayCard{table.card(id), TargetId::None, PlayerId::None, 0, false};
        };
        const Position position(table.game(), table.state);
        const auto odds = [&] {
            return std::get<ThreatOdds>(oddsOf(position, PlayerId(0), Step{Side::South}).front());
        };
        QCOMPARE(odds().passing, 3); // 4 to 6
        for (const char* id : {"boots", "helmet", "gloves"})
            table.act(readied(id));
        const ThreatOdds now = odds();
        QVERIFY(now.score == (RollTerms{{RollTermKind::Printed, 3, SourceId::None},
                                        {RollTermKind::Score, 1, sourceOf(table.card("boots"))}}));
        QVERIFY(now.number == (RollTerms{{RollTermKind::Number, 7, SourceId::None},
                                         {RollTermKind::Change, -1, sourceOf(table.card("helmet"))}}));
        QCOMPARE(now.passing, 5);
        QVERIFY(agree(table.game(), table.state, Step{Side::South}, now));
        QVERIFY(oddsOf(position, PlayerId(0), EndPhase{}).empty()); // no die falls
    }

    /// Melee 2 against Melee 2: 15 of 36 each way, and a tie in the other 6.
    void aFightHasThreeOutcomes()
    {
        CardTable table;
        table.give(0, monster("ogre")).start();
        const Action lay = LayEncounter{table.card("ogre"), PlayerId(1), Form::Melee};
        const auto odds = oddsOf({table.game(), table.state}, PlayerId(0), lay);
        QCOMPARE(odds.size(), 1u);
        const auto& combat = std::get<CombatOdds>(odds.front());
        QCOMPARE(combat.attackerHits, 15);
        QCOMPARE(combat.ties, 6);
        QCOMPARE(combat.defenderHits, 15);
        QVERIFY(agree(table.game(), table.state, lay, odds.front()));
        QCOMPARE(throwsWon(6, 0), 36);
        QCOMPARE(throwsWon(0, 5), 0);
        QCOMPARE(throwsWon(-2, -3), 18); // 4, 3, 2, 1 against 3 and less; 0 beats nobody (DNR-UNI-04)
    }

    /// What asks for the place of a roll asks for the one that is entered: +2 against Threats in Passages
    /// only does not help on the way into a Room, and helps on the way out of it.
    void aRollIsMadeWhereItHappens()
    {
        CardTable table;
        Effect careful = effect(EffectKind::ModifyRoll, 2);
        careful.roll = RollKind::Threat;
        careful.duration = Duration::WhileInPlay;
        careful.when.mapType = MapCardType::Passage;
        table.give(0, treasure("whistle", {careful}));
        table.map("den").obstacles = {{ObstacleKind::Spikes, Stat::Speed, 8, {}}};
        table.map("north").obstacles = {{ObstacleKind::Pit, Stat::Speed, 8, {}}};
        table.start().toHero();
        table.player(0).glory = 9;
        table.act(PlayCard{table.card("whistle"), TargetId::None, PlayerId::None, 0, false});
        const Position position(table.game(), table.state);
        const auto passing = [&](const Action& action) {
            const auto odds = oddsOf(position, PlayerId(0), action);
            const auto& threat = std::get<ThreatOdds>(odds.front());
            return agree(table.game(), table.state, action, odds.front()) ? threat.passing : -1;
        };
        table.put(0, "ent");                     // into a Passage
        QCOMPARE(passing(Step{Side::North}), 4); // Speed 3 and 2 against 8: 3 to 6
        table.put(0, "east");                    // into a Room
        QCOMPARE(passing(Step{Side::East}), 2);  // 5 and 6
    }

    /// Whoever may escape what a space does is told the odds of that, too.
    void escapesOnEntryAreRolls()
    {
        CardTable table;
        Effect mud = effect(EffectKind::Tip);
        mud.unless = Escape{Stat::Speed, 5};
        table.map("north").onEntry = {mud};
        table.start().toHero();
        const auto odds = oddsOf({table.game(), table.state}, PlayerId(0), Step{Side::North});
        QCOMPARE(odds.size(), 1u);
        QCOMPARE(std::get<ThreatOdds>(odds.front()).passing, 5); // 2 to 6
        QVERIFY(agree(table.game(), table.state, Step{Side::North}, odds.front()));
    }

    /// In the middle of random games: what is said before is what all faces of the dice give.
    void theDiceAgreeEverywhere()
    {
        int threats = 0, combats = 0, later = 0;
        for (const char* set : {"overdraft", "night-shift", "bad-road"}) {
            const auto cards = shippedCards({set});
            const Game game = gameOf(freshScenario(*cards, 2), cards);
            for (std::uint64_t seed = 1; seed <= 12; ++seed) {
                GameState state = startGame(game);
                int moments = 0;
                playRandomly(game, state, seed, [&](const GameState& now) {
                    if (++moments % 5 != 0 || playerToAct(game, now) == PlayerId::None)
                        return false;
                    Actions actions;
                    legalActions(game, now, actions);
                    for (const Action& action : actions) {
                        const Position position(game, now);
                        const auto odds = oddsOf(position, playerToAct(game, now), action);
                        if (odds.empty() ||
                            (std::holds_alternative<LayEncounter>(action) && now.turn.batch != Batch::None))
                            continue;
                        if (const auto* combat = std::get_if<CombatOdds>(&odds.front())) {
                            if (odds.size() > 1) // the Dungeonlord chooses the form
                                continue;
                            combats += combat->attackerHits + combat->ties + combat->defenderHits == 36;
                        } else {
                            const auto& threat = std::get<ThreatOdds>(odds.front());
                            threats += sumOf(threat.score) == threat.added;
                        }
                        if (!agree(game, now, action, odds.front()))
                            qFatal("%s, seed %d, moment %d", set, int(seed), moments);
                        for (std::size_t i = 1; i < odds.size(); ++i) {
                            const bool areThreats =
                                std::ranges::all_of(std::span(odds).first(i + 1), [](const RollOdds& each) {
                                    return std::holds_alternative<ThreatOdds>(each);
                                });
                            const auto agrees = areThreats ? laterRollAgrees(game, now, action, odds, i)
                                                           : std::optional<bool>();
                            later += agrees.has_value();
                            if (agrees && !*agrees)
                                qFatal("%s, seed %d, moment %d, roll %d: %s", set, int(seed), moments,
                                       int(i) + 1, writeAction(game, action).c_str());
                        }
                    }
                    return moments > 250;
                });
            }
        }
        qInfo("%d Threats and %d fights, and %d rolls after others", threats, combats, later);
        QVERIFY(later > 10);
        QVERIFY(threats > 50);
        QVERIFY(combats > 50);
    }
};

DELVE_TEST(TestCardOdds)
#include "tst_card_odds.moc"
