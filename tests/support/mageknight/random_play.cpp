// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/random_play.h"

#include "engine/mageknight/play/core/event_log.h"
#include "engine/mageknight/play/core/questions.h"
#include "engine/mageknight/play/core/state_json.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/figures/stance.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "tests/support/mageknight/game_invariants.h"
#include "tests/support/mageknight/random_player.h"

#include <QStringList>

namespace delve::mageknight::test {

using namespace delve::mageknight::play;

namespace {

/// Actions that may or may not be legal.
template <std::size_t I = 0> Action anyAction(Random& random, const Game& game, std::size_t which)
{
    if constexpr (I == std::variant_size_v<Action>) {
        return EndTurn{};
    } else {
        if (which != I)
            return anyAction<I + 1>(random, game, which);
        std::variant_alternative_t<I, Action> action;
        forEachField(action, [&](const auto& field, auto& value) {
            using Value = std::remove_reference_t<decltype(value)>;
            int bound = 2;
            if constexpr (std::is_same_v<Value, Direction>)
                bound = 8;
            else if constexpr (std::is_same_v<Value, FigureId>)
                bound = int(game.sizes().figures) + 1;
            else if constexpr (std::is_same_v<Value, DoorId>)
                bound = int(game.sizes().doors) + 1;
            else if constexpr (std::is_same_v<Value, TokenId>)
                bound = int(game.sizes().tokens) + 1;
            else if constexpr (std::is_same_v<Value, ChestId>)
                bound = int(game.sizes().chests) + 1;
            else if constexpr (std::is_same_v<Value, ArtifactId>)
                bound = int(game.sizes().artifacts) + 1;
            else if constexpr (std::is_same_v<Value, ArtifactTokenId>)
                bound = int(game.sizes().artifactTokens) + 1;
            else if constexpr (std::is_same_v<Value, Side> || std::is_same_v<Value, Slot>)
                bound = 4;
            else if constexpr (std::is_same_v<Value, Ability>)
                bound = int(enumNames<Ability>.size());
            else if constexpr (std::is_same_v<Value, std::uint32_t>)
                bound = 1 << 14;
            if constexpr (isSquare<decltype(field)>)
                bound = int(game.sizes().squares);
            if constexpr (std::is_same_v<Value, Leaning>)
                bound = 3;
            value = static_cast<Value>(random.below(std::uint32_t(bound)));
        });
        return action;
    }
}

/// A game at random that is looked at after every action.
class WatchedGame
{
public:
    WatchedGame(const Game& game, std::uint64_t seed, PlayTally& tally)
        : m_game(game),
          m_tally(tally),
          m_others(seedFor(seed, 1)),
          m_seed(seedFor(seed, 2)),
          m_player(seedFor(seed, 6), purposeOf(seed)),
          m_dice(m_seed),
          m_start(livelyStart(game, m_others)),
          m_state(m_start)
    {}

    QString play(bool thorough);

private:
    /// From those who do anything at all to those who hardly ever forget what they came for.
    static int purposeOf(std::uint64_t seed) { return std::array{0, 50, 80, 90}[seed % 4]; }

    QString listFault();
    QString dutyFault() const;
    void act();
    QString fileFault(const GameState& before) const;
    QString replayFault() const;
    void count();
    QString text(const Action& action) const { return QString::fromStdString(writeAction(m_game, action)); }

    const Game& m_game;
    PlayTally& m_tally;
    Random m_others;
    std::uint64_t m_seed;
    RandomPlayer m_player;
    SeededDice m_dice;
    GameState m_start;
    GameState m_state;
    Actions m_actions;
    Events m_events;
    Actions m_taken;
};

QString WatchedGame::play(bool thorough)
{
    ++m_tally.games;
    for (int i = 0; i < 100'000; ++i) {
        legalActions(m_game, m_state, m_actions);
        if (m_state.turn().isOver()) {
            count();
            return m_actions.empty() ? replayFault() : QStringLiteral("actions after the end");
        }
        const GameState before = m_state;
        QString fault = listFault() + dutyFault();
        if (fault.isEmpty()) {
            act();
            fault = faultOf(m_game, m_state) + ledgerFault(before, m_state, m_events) +
                    viewFault(m_game, m_state);
        }
        if (fault.isEmpty() && (thorough || i % 50 == 0))
            fault = fileFault(before);
        if (!fault.isEmpty())
            return m_taken.empty() ? fault : fault + u' ' + text(m_taken.back());
    }
    return QStringLiteral("no end");
}

/// Every listed action passes the check, and what is not listed does not.
QString WatchedGame::listFault()
{
    if (m_actions.empty())
        return QStringLiteral("nobody can act: ") + QString::fromStdString(writeState(m_game, m_state));
    for (const Action& action : m_actions)
        if (!check(m_game, m_state, action).isAllowed())
            return QStringLiteral("listed, but refused: ") + text(action);
    // One of any kind, and one of a kind that is possible now, which often only just fails.
    const std::size_t kinds[] = {m_others.below(std::variant_size_v<Action>),
                                 m_actions[m_others.below(std::uint32_t(m_actions.size()))].index()};
    for (const std::size_t kind : kinds) {
        const Action other = anyAction(m_others, m_game, kind);
        const auto listed = std::ranges::count(m_actions, other);
        if (listed > 1)
            return QStringLiteral("listed twice: ") + text(other);
        if ((listed == 1) != check(m_game, m_state, other).isAllowed())
            return QStringLiteral("list and check disagree: ") + text(other);
        if (const QString fault = unaskedAnswerFault(m_game, m_state, other); !fault.isEmpty())
            return fault + text(other);
    }
    return {};
}

/// START-05, START-09: who could enter if it were activated keeps the turn from ending and is not passed
/// over, and once it is active it enters.
QString WatchedGame::dutyFault() const
{
    if (m_state.turn().isActivation() || !m_state.tasks().empty())
        return {};
    for (const Action& action : m_actions) {
        const auto* activate = std::get_if<Activate>(&action);
        if (activate == nullptr || m_state.figure(activate->figure).where != Whereabouts::Outside)
            continue;
        GameState after = m_state;
        SeededDice dice(m_seed);
        Events events;
        perform(m_game, after, action, dice, events);
        if (after.turn().figure != activate->figure || !after.tasks().empty())
            continue; // a token on the entrance has become something else
        Actions next;
        legalActions(m_game, after, next);
        const bool canEnter = std::ranges::any_of(next, [](const Action& each) {
            return std::holds_alternative<Enter>(each) || std::holds_alternative<PassThrough>(each);
        });
        if (canEnter && (check(m_game, m_state, EndTurn{}).isAllowed() ||
                         check(m_game, m_state, Pass{activate->figure}).isAllowed() ||
                         check(m_game, after, EndActivation{}).isAllowed()))
            return QStringLiteral("need not enter: ") + text(action);
        if (!canEnter && !check(m_game, after, EndActivation{}).isAllowed())
            return QStringLiteral("cannot enter and must: ") + text(action);
    }
    return {};
}

void WatchedGame::act()
{
    m_taken.push_back(m_player.choose({m_game, m_state}, m_actions));
    m_events.clear();
    perform(m_game, m_state, m_taken.back(), m_dice, m_events);
    ++m_tally.actions;
    for (const Event& event : m_events) {
        std::visit([&]<typename T>(const T&) { m_tally.events.insert(T::name); }, event.what);
        m_tally.rules.insert(event.rule);
    }
}

/// Saving and loading lose nothing, and the events alone lead to the same state.
QString WatchedGame::fileFault(const GameState& before) const
{
    GameState replayed = before;
    for (const Event& event : m_events)
        evolve(m_game, replayed, event);
    if (!(replayed == m_state))
        return QStringLiteral("the events lead elsewhere");
    const auto loaded = parseState(m_game, writeState(m_game, m_state));
    if (!loaded)
        return QString::fromStdString(inEnglish(loaded.error()));
    if (!(*loaded == m_state) || hashOf(*loaded) != hashOf(m_state))
        return QStringLiteral("saving loses something");
    return {};
}

/// The same actions with the same dice make the same game.
QString WatchedGame::replayFault() const
{
    GameState again = m_start;
    SeededDice dice(m_seed);
    Events events;
    for (const Action& action : m_taken) {
        events.clear();
        perform(m_game, again, action, dice, events);
    }
    return again == m_state ? QString() : QStringLiteral("the same actions lead elsewhere");
}

void WatchedGame::count()
{
    const Outcome outcome = outcomeOf(m_game, m_state);
    m_tally.limited += outcome.ending == Ending::RoundLimit;
    m_tally.won += !outcome.winners.empty() && std::ranges::max(outcome.gold) > 0;
    m_tally.left += std::ranges::any_of(
        m_state.figures(), [](const FigureState& figure) { return figure.where == Whereabouts::Left; });
}

} // namespace

GameState livelyStart(const Game& game, Random& random)
{
    GameState state = startGame(game);
    for (std::size_t i = 0; i < state.figures().size(); ++i) {
        if (state.figures()[i].where != Whereabouts::Pool || state.figures()[i].isAboard() || i % 2 == 0)
            continue;
        const Board& board = game.board(state);
        const SquareIndex square = SquareIndex(random.below(std::uint32_t(board.squareCount())));
        if (!isFreeToPut({game, state}, square))
            continue;
        const Stance stance{square, Direction(random.below(8))};
        if (canStand({game, state}, FigureId(i), stance))
            evolve(game, state, {"CONV-08", FigurePlaced{FigureId(i), stance.anchor, stance.facing}});
    }
    StateWriter writer(game, state);
    const bool mayLeave = random.below(2) == 0;
    for (int player = 0; mayLeave && player < game.playerCount(); ++player)
        writer.player(PlayerId(player)).gathered = 1;
    return state;
}

QString unaskedAnswerFault(const Game& game, const GameState& state, const Action& action)
{
    const bool isUnasked = std::visit(
        [&]<typename T>(const T&) {
            const auto tasks = state.tasks();
            return T::timing == Timing::Answer && (tasks.empty() || !answers<T>(tasks.back().kind));
        },
        action);
    if (!isUnasked || state.turn().isOver())
        return {};
    const Refusal refusal = check(game, state, action);
    const bool isAnyAsked = pendingDecision({game, state}).has_value();
    const Refusal expected = isAnyAsked ? check(game, state, EndTurn{}) : Refusal{"TURN-01"};
    return refusal == expected ? QString()
                               : QStringLiteral("refused by %1 and not by %2: ")
                                     .arg(QLatin1StringView(refusal.rule), QLatin1StringView(expected.rule));
}

QString playAtRandom(const Game& game, std::uint64_t seed, bool thorough, PlayTally& tally)
{
    return WatchedGame(game, seed, tally).play(thorough);
}

QString summary(const PlayTally& tally)
{
    return QStringLiteral(
               "%1 games, %2 actions; %3 by the round limit, %4 with heroes that left, %5 won with gold; "
               "%6 kinds of events, %7 rules")
        .arg(tally.games)
        .arg(tally.actions)
        .arg(tally.limited)
        .arg(tally.left)
        .arg(tally.won)
        .arg(tally.events.size())
        .arg(tally.rules.size());
}

void reportReached(const PlayTally& tally)
{
    const auto print = [](const char* what, const std::set<std::string_view>& names) {
        QStringList list;
        for (const std::string_view name : names)
            if (!name.empty())
                list << QString::fromUtf8(name.data(), qsizetype(name.size()));
        qInfo("reached %s: %s", what, qPrintable(list.join(u' ')));
    };
    print("events", tally.events);
    print("rules", tally.rules);
}

} // namespace delve::mageknight::test
