// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/event_log.h"
#include "engine/dungeoneer/play/core/invariants.h"
#include "engine/dungeoneer/play/core/replay.h"
#include "engine/dungeoneer/play/core/state_json.h"
#include "engine/dungeoneer/play/core/view.h"
#include "tests/engine/dungeoneer/play/any_card_game.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <set>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::play;
using namespace delve::dungeoneer::test;

namespace {

int gamesToPlay(int usual)
{
    bool isNumber = false;
    const int games = qEnvironmentVariableIntValue("DELVE_GAMES", &isNumber);
    return isNumber && games > 0 ? games : usual;
}

/// Which effects of cards were done, by the name of the card and the place of the effect.
class EffectsSeen
{
public:
    void note(const Game& game, const Events& events)
    {
        for (const Event& event : events)
            if (const auto* changed = std::get_if<FrameChanged>(&event.what);
                changed != nullptr && changed->frame.kind == FrameKind::Effects && changed->frame.stage > 0)
                m_seen.insert(
                    nameOfEffect(game, changed->frame.list, changed->frame.source, changed->frame.next));
    }
    /// Effects of the Adventure cards of a game that were never done, of those that are done once.
    std::set<std::string> missing(const Game& game) const
    {
        std::set<std::string> left;
        for (int i = 0; i < game.cardCount(); ++i) {
            const AdventureCard& card = game.card(CardId(i));
            noteMissing(game, EffectsOf::Played, i, card.effects, left);
            if (card.activation)
                noteMissing(game, EffectsOf::Activation, i, card.activation->effects, left);
            noteMissing(game, EffectsOf::TrapFailure, i, card.encounter.threat.failure, left);
            noteMissing(game, EffectsOf::TrapSuccess, i, card.encounter.threat.success, left);
            for (const Form form : allForms)
                noteMissing(game, EffectsOf(int(EffectsOf::HitMelee) + int(form)), i, card.hitEffects[form],
                            left);
        }
        return left;
    }

private:
    static std::string nameOfEffect(const Game& game, EffectsOf list, int source, int index)
    {
        // Monsters and cards share their numbers; printed monsters are named by what they stand on.
        const bool isHit =
            list == EffectsOf::HitMelee || list == EffectsOf::HitMagic || list == EffectsOf::HitSpeed;
        const bool isCard = list == EffectsOf::Played || list == EffectsOf::Activation ||
                            list == EffectsOf::TrapFailure || list == EffectsOf::TrapSuccess ||
                            (isHit && source < mostCards);
        const std::string name = isCard ? game.card(CardId(source)).id.text() : std::to_string(source);
        return name + " " + std::string(nameOf(list)) + " " + std::to_string(index);
    }
    void noteMissing(const Game& game, EffectsOf list, int source, const Effects& effects,
                     std::set<std::string>& left) const
    {
        for (std::size_t i = 0; i < effects.size(); ++i) {
            // Dice are rolled again by an action of their own.
            if (effects[i].duration == Duration::WhileInPlay || effects[i].kind == EffectKind::Reroll)
                continue;
            const std::string name = nameOfEffect(game, list, source, int(i));
            if (!m_seen.contains(name))
                left.insert(name);
        }
    }

    std::set<std::string> m_seen;
};

/// Nobody sees the hand of another, and nothing of the deck.
bool hidesWhatItMust(const Game& game, const GameState& state)
{
    for (int i = 0; i < game.playerCount(); ++i) {
        const PlayerView view = viewFor(game, state, PlayerId(i));
        for (int c = 0; c < game.cardCount(); ++c) {
            const CardState& card = state.card(CardId(c));
            const bool isHidden = card.place == play::Place::Deck ||
                                  (card.place == play::Place::Hand && card.owner != PlayerId(i));
            if (isHidden != (view.state.card(CardId(c)).place == play::Place::Unseen))
                return false;
        }
        if (!view.state.deck.isEmpty())
            return false;
    }
    return true;
}

/// An action that is listed and refused, in words; empty if there is none.
QString refusedOf(const Game& game, const GameState& state, const Actions& listed)
{
    for (const Action& action : listed)
        if (const Refusal refusal = check(game, state, action); !refusal.isAllowed())
            return QString(": %1 listed, refused by %2")
                .arg(QString::fromStdString(writeAction(game, action)))
                .arg(QString::fromUtf8(refusal.rule.data(), int(refusal.rule.size())));
    return {};
}

/// All that happens in one game at random, as text.
std::string logOf(const Game& game)
{
    Random choices(7);
    SeededDice dice(8);
    GameState state = startGame(game);
    Actions actions;
    Events events;
    std::string log;
    while (!isOver(state)) {
        legalActions(game, state, actions);
        events.clear();
        perform(game, state, Action(actions[choices.below(std::uint32_t(actions.size()))]), dice, events);
        log += writeTold(game, events);
    }
    return log;
}

/// FNV-1a
std::uint64_t digestOf(std::string_view text)
{
    std::uint64_t digest = 0xcbf29ce484222325u;
    for (const char c : text)
        digest = (digest ^ std::uint8_t(c)) * 0x100000001b3u;
    return digest;
}

} // namespace

class TestRandomCardGames : public QObject
{
    Q_OBJECT

private slots:
    void everyGameKeepsItsInvariants()
    {
        const int games = gamesToPlay(40);
        AnyCardGame any;
        std::array<int, 4> endings{};
        std::size_t actionsTaken = 0;
        EffectsSeen effects;
        for (int i = 0; i < games; ++i) {
            const std::uint64_t seed = seedFor(4711, std::uint64_t(i));
            const Game game = any.ofSeed(seed);
            GameState state = startGame(game);
            SeededDice dice(seed);
            Random random(seedFor(seed, 1));
            Actions actions;
            Events events;
            std::vector<table::ReplayStep<Traits>> steps;
            const auto where = [&] { return QString("game %1, step %2").arg(i).arg(steps.size()); };
            while (!isOver(state) && steps.size() < 20'000) {
                legalActions(game, state, actions);
                QVERIFY2(!actions.empty(), qPrintable(where()));
                const QString refused = refusedOf(game, state, actions);
                QVERIFY2(refused.isEmpty(), qPrintable(where() + refused));
                const Action action = actions[random.below(std::uint32_t(actions.size()))];
                const GameState before = state;
                events.clear();
                table::record<Traits>(game, state, action, dice, steps, events);
                effects.note(game, events);
                const std::string fault = faultOf(game, state);
                QVERIFY2(
                    fault.empty(),
                    qPrintable(where() + ", " + QString::fromStdString(writeAction(game, action) + fault)));
                // In some games after each action, in the others now and then.
                const bool isThorough = i % 10 == 0;
                if (isThorough || steps.size() % 50 == 0) {
                    GameState again = before;
                    for (const Event& event : events)
                        evolve(game, again, event);
                    QVERIFY2(again == state, qPrintable(where()));
                    QVERIFY2(hidesWhatItMust(game, state), qPrintable(where()));
                }
                if (steps.size() % (isThorough ? 5 : 50) == 0) {
                    const auto read = parseState(game, writeState(game, state));
                    QVERIFY2(bool(read), "state as JSON");
                    QVERIFY2(*read == state, qPrintable(where()));
                }
            }
            GameState again; // with the dice as they fell
            QVERIFY2(!table::replayTo<Traits>(game, steps, steps.size(), again), qPrintable(where()));
            QVERIFY2(again == state, qPrintable(where()));
            actionsTaken += steps.size();
            QVERIFY2(isOver(state), qPrintable(QString("game %1 has no end").arg(i)));
            ++endings[std::size_t(outcomeOf(game, state).ending)];
        }
        qInfo("%d games, %zu actions; quests %d, last Hero %d, round limit %d", games, actionsTaken,
              endings[1], endings[2], endings[3]);
        QCOMPARE(endings[0], 0);
        const auto all = shippedCards(AnyCardGame::combinations.back());
        const std::set<std::string> never = effects.missing(gameOf(freshScenario(*all, 2), all));
        for (const std::string& effect : never)
            qInfo("never done: %s", effect.c_str());
        constexpr int enoughForAll = 1000;
        constexpr std::size_t rare = 12; // of some 180, in so few games
        QVERIFY(never.size() <= (games >= enoughForAll ? 0 : rare));
    }

    void sameSeedSameBytesInEveryBuild()
    {
        // It holds all builds to the same events. After an intended change of the rules, of what is said
        // about them or of the shipped sets, renew it.
        const std::uint64_t golden = 0xd4224c7a680fff95;
        const auto cards = shippedCards({"overdraft", "bad-road"});
        Scenario scenario = freshScenario(*cards, 3);
        scenario.options.roundLimit = 12;
        const Game game = gameOf(scenario, cards);
        const std::string log = logOf(game);
        QVERIFY(log == logOf(game));
        QCOMPARE(QString::number(digestOf(log), 16), QString::number(golden, 16));
    }
};

DELVE_TEST(TestRandomCardGames)
#include "tst_random_card_games.moc"
