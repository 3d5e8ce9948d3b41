// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/kept/kept_game.h"

#include "engine/dungeoneer/play/core/json_forms.h"
#include "engine/dungeoneer/play/kept/expectation.h"
#include "engine/dungeoneer/play/kept/position_change.h"

namespace delve::dungeoneer::play {

namespace {

constexpr int mostQuietActions = 2'000; ///< on the way to a moment

/// What changes least: to go on, or else the first that is possible.
Action quietest(const Game& game, const GameState& state)
{
    for (const Action& quiet : {Action(EndPhase{}), Action(Pass{}), Action(SaveMovement{false}),
                                Action(DiscardOne{}), Action(StopMoving{})})
        if (check(game, state, quiet).isAllowed())
            return quiet;
    Actions one;
    legalActions(game, state, one, 1);
    return one.front();
}

bool isThere(const Game& game, const GameState& state, const GoTo& to)
{
    return state.turn.player == to.player && state.turn.phase == to.phase &&
           playerToAct(game, state) == to.player && check(game, state, EndPhase{}).isAllowed();
}

/// A kept game while it is gone over.
class KeptRun
{
public:
    explicit KeptRun(const Game& game) : m_game(game), m_state(startGame(game)) {}

    std::optional<Message> take(const KeptStep& step)
    {
        m_last.clear();
        std::optional<Message> fault;
        if (step.goTo)
            fault = goTo(*step.goTo);
        if (!step.change.empty())
            fault = change(step.change);
        if (step.what)
            fault = act(step);
        for (std::size_t i = 0; !fault && i < step.expect.size(); ++i)
            fault = look(step.expect[i]);
        return fault;
    }

private:
    std::optional<Message> goTo(const GoTo& to)
    {
        ScriptedDice ones{};
        for (int i = 0; i < mostQuietActions && !isOver(m_state); ++i) {
            if (isThere(m_game, m_state, to))
                return std::nullopt;
            m_last.clear();
            perform(m_game, m_state, quietest(m_game, m_state), ones, m_last);
        }
        return Message{QT_TRANSLATE_NOOP("Engine", "the game does not come to the %1 phase of %2"),
                       {std::string(nameOf(to.phase)), m_game.nameOf(to.player)}};
    }

    std::optional<Message> change(const std::string& text)
    {
        const auto document = parseJson(text);
        if (!document)
            return document.error().what;
        ReadLog log;
        changePosition(m_game, m_state, document->root(), log);
        const auto read = log.resultOf(0);
        return read ? std::nullopt : std::optional(read.error().what);
    }

    std::optional<Message> act(const KeptStep& step)
    {
        return table::redo(m_game, ReplayStep{*step.what, step.dice, 0, 0}, m_state, &m_last);
    }

    std::optional<Message> look(const std::string& expectation) const
    {
        const auto document = parseJson(expectation);
        return document ? unmet(m_game, m_state, m_last, document->root()) : document.error().what;
    }

    const Game& m_game;
    GameState m_state;
    Events m_last;
};

/// How somebody stands, as an expectation.
std::string standingOf(const Game& game, const GameState& state, PlayerId id)
{
    const PlayerState& player = state.player(id);
    std::string text;
    JsonObjectText object(text);
    object.text("player", game.nameOf(id));
    JsonObjectText has(object.key("has"));
    has.member("space", [&](JsonWriter& out) { table::tellValue(out, game, player.space); });
    has.number("life", player.life);
    has.number("glory", player.glory);
    has.number("peril", player.peril);
    has.number("level", player.level);
    has.number("hand", player.hand);
    has.number("completed", player.completed);
    has.close();
    object.close();
    return text;
}

void expectStandings(const Game& game, const GameState& state, KeptStep& step)
{
    for (int i = 0; i < game.playerCount(); ++i)
        step.expect.push_back(standingOf(game, state, PlayerId(i)));
    std::string asked;
    JsonObjectText object(asked);
    object.member("asked", [&](JsonWriter& out) { table::tellValue(out, game, playerToAct(game, state)); });
    object.close();
    step.expect.push_back(std::move(asked));
}

void expectEnd(const Game& game, const GameState& state, const Events& events, KeptStep& step)
{
    std::string turn;
    JsonObjectText object(turn);
    JsonObjectText members(object.key("turn"));
    members.name("phase", state.turn.phase);
    members.name("ending", state.turn.ending);
    members.member("winner", [&](JsonWriter& out) { table::tellValue(out, game, state.turn.winner); });
    members.number("round", state.turn.round);
    members.close();
    object.close();
    step.expect.push_back(std::move(turn));
    if (const std::string told = writeTold(game, events); told != "[]")
        step.expect.push_back("{\"tells\": " + told + "}");
}

} // namespace

std::optional<KeptFault> faultIn(const Game& game, const KeptGame& kept)
{
    KeptRun run(game);
    for (std::size_t i = 0; i < kept.steps.size(); ++i)
        if (auto fault = run.take(kept.steps[i]))
            return KeptFault{i, *std::move(fault)};
    return std::nullopt;
}

KeptGame keepAsTest(const Game& game, const Replay& replay, std::size_t count, std::string about)
{
    KeptGame kept;
    kept.about = std::move(about);
    kept.scenario = replay.scenario;
    GameState state = startGame(game);
    count = std::min(count, replay.steps.size());
    for (std::size_t i = 0; i < count; ++i) {
        const PlayerId active = state.turn.player;
        const int round = state.turn.round;
        Events events;
        redo(game, replay.steps[i], state, &events);
        KeptStep step;
        step.what = replay.steps[i].action;
        step.dice = replay.steps[i].dice;
        const bool isLast = i + 1 == count;
        if (isLast || state.turn.player != active || state.turn.round != round)
            expectStandings(game, state, step);
        if (isLast)
            expectEnd(game, state, events, step);
        kept.steps.push_back(std::move(step));
    }
    return kept;
}

} // namespace delve::dungeoneer::play
