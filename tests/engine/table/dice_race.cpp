// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/table/dice_race.h"

#include <algorithm>

namespace delve::dicerace {

namespace {

RacerId other(RacerId racer)
{
    return racer == RacerId(0) ? RacerId(1) : RacerId(0);
}

/// An action while it unfolds: every event changes the state at once.
struct Unfolding
{
    const Game& game;
    State& state;
    Dice& dice;
    Events& out;

    void happen(std::string_view rule, EventBody what)
    {
        out.push_back({rule, std::move(what)});
        evolve(game, state, out.back());
    }
    std::int8_t roll(RollFor what, RacerId by)
    {
        const auto face = std::int8_t(dice.roll({nameOf(what), game.nameOf(by)}));
        happen("RACE-01", Rolled{what, by, face, 0});
        return face;
    }
    void passOn(RacerId asked)
    {
        const RacerId next = asked == RacerId::None ? other(state.racer) : state.racer;
        const bool isNewRound = asked == RacerId::None && next == RacerId(0);
        happen("", TurnPassed{next, asked, std::int16_t(state.round + isNewRound)});
    }

    void carryOut(const DrawCharm&)
    {
        happen("RACE-02", CharmDrawn{state.racer, roll(RollFor::Charm, state.racer)});
        passOn(RacerId::None);
    }
    void carryOut(const Walk& walk)
    {
        const std::size_t place = indexOf(state.racer);
        const int steps = walk.withCharm ? state.charms[place] : roll(RollFor::Steps, state.racer);
        happen("RACE-03", Moved{state.racer, std::int16_t(state.spaces[place] + steps), walk.withCharm});
        const bool isCaught = !isOver(state) && state.spaces[0] == state.spaces[1];
        passOn(isCaught ? other(state.racer) : RacerId::None);
    }
    void carryOut(const Answer& answer)
    {
        if (answer.pushed != RacerId::None) {
            const int space = state.spaces[indexOf(answer.pushed)] - game.pushedBy;
            happen("RACE-04", Moved{answer.pushed, std::int16_t(std::max(space, 0)), false});
        }
        passOn(RacerId::None);
    }
};

struct Evolution
{
    const Game& game;
    State& state;

    void operator()(const Rolled&) {}
    void operator()(const CharmDrawn& drawn) { state.charms[indexOf(drawn.racer)] = drawn.charm; }
    void operator()(const Moved& moved)
    {
        state.spaces[indexOf(moved.racer)] = moved.to;
        if (moved.withCharm)
            state.charms[indexOf(moved.racer)] = State::played;
        if (moved.to >= game.length)
            state.winner = moved.racer;
    }
    void operator()(const TurnPassed& passed)
    {
        state.racer = passed.racer;
        state.asked = passed.asked;
        state.round = passed.round;
    }
};

class Player : public table::Agent<Traits>
{
public:
    Player(Mind mind, std::uint64_t seed) : m_mind(mind), m_seed(seed) {}

    std::size_t choose(const View& view, std::span<const Action> legal, std::uint64_t moment,
                       table::Weighing<Traits>* why) override
    {
        if (why != nullptr)
            for (const Action& action : legal)
                why->candidates.push_back(
                    {action, 0, {{FactKind::StepsAhead, view.state.spaces[0] - view.state.spaces[1]}}});
        if (m_mind == Mind::Anyhow)
            return Random(seedFor(m_seed, moment)).below(std::uint32_t(legal.size()));
        if (m_mind == Mind::Walker)
            return 0;
        m_search.run(view, legal, seedFor(m_seed, moment), {200, m_stop});
        return m_search.best();
    }
    void stopOn(const std::atomic<bool>* stop) override { m_stop = stop; }

private:
    Mind m_mind;
    std::uint64_t m_seed;
    const std::atomic<bool>* m_stop = nullptr;
    Search m_search;
};

std::vector<std::uint64_t> winsIn(const std::vector<Tally::Place>& places)
{
    std::vector<std::uint64_t> wins;
    for (const Tally::Place& place : places)
        wins.push_back(place.wins);
    return wins;
}

} // namespace

void readAs(AsSpace, const JsonView& json, ReadLog& log, const Game& game, std::int16_t& space)
{
    const std::string text = readString(json, log, 20);
    for (space = 0; space <= game.length + 6; ++space)
        if (text == "space " + std::to_string(space))
            return;
    log.fail(json, {"expected a space of the track", {}});
}

State startGame(const Game& game)
{
    State state;
    state.spaces = {std::int16_t(game.starts[0]), std::int16_t(game.starts[1])};
    return state;
}

bool isOver(const State& state)
{
    return state.winner != RacerId::None;
}

int roundOf(const State& state)
{
    return state.round;
}

RacerId playerToAct(const Game&, const State& state)
{
    if (isOver(state))
        return RacerId::None;
    return state.asked != RacerId::None ? state.asked : state.racer;
}

void legalActions(const Game& game, const State& state, Actions& out)
{
    out.clear();
    for (const Action& action :
         Actions{DrawCharm{}, Walk{false}, Walk{true}, Answer{state.racer}, Answer{RacerId::None}})
        if (check(game, state, action).isAllowed())
            out.push_back(action);
}

Refusal check(const Game&, const State& state, const Action& action)
{
    const std::int8_t charm = state.charms[indexOf(state.racer)];
    const bool isAnswer = std::holds_alternative<Answer>(action);
    if (isOver(state) || isAnswer != (state.asked != RacerId::None))
        return {"RACE-05"};
    if (isAnswer)
        return {std::get<Answer>(action).pushed == state.asked ? "RACE-04" : ""};
    if (std::holds_alternative<DrawCharm>(action) != (charm == State::notDrawn))
        return {"RACE-02"};
    const auto* walk = std::get_if<Walk>(&action);
    return {walk != nullptr && walk->withCharm && charm == State::played ? "RACE-03" : ""};
}

void perform(const Game& game, State& state, const Action& action, Dice& dice, Events& out)
{
    Unfolding unfolding{game, state, dice, out};
    std::visit([&](const auto& what) { unfolding.carryOut(what); }, action);
}

void evolve(const Game& game, State& state, const Event& event)
{
    std::visit(Evolution{game, state}, event.what);
}

View viewFor(const Game& game, const State& state, RacerId racer)
{
    View view{game, state, racer};
    std::int8_t& charm = view.state.charms[indexOf(other(racer))];
    if (charm != State::notDrawn && charm != State::played)
        charm = State::hidden;
    return view;
}

RacerId outcomeOf(const Game&, const State& state)
{
    return state.winner;
}

std::uint64_t hashOf(const State& state)
{
    JsonHasher hasher;
    hasher.object([&](auto& object) { table::tellFields(object, Game{}, state); });
    return hasher.hash();
}

bool isBookkeeping(const Event& event)
{
    return std::holds_alternative<TurnPassed>(event.what);
}

std::string writeAction(const Game& game, const Action& action)
{
    std::string text;
    JsonWriter out(text);
    table::tellVariant(out, game, "action", action);
    return text;
}

Action readAction(const JsonView& json, ReadLog& log, const Game& game)
{
    return table::readVariant<Action>(json, log, game, "action");
}

std::string writeTold(const Game& game, const Events& events)
{
    std::string text;
    JsonWriter out(text);
    table::tellEvents(out, game, events);
    return text;
}

std::uint64_t hashOfTold(const Game& game, const Events& events)
{
    return table::hashOfEvents(game, events);
}

std::optional<EventBody> readEvent(const JsonView& json, const Game& game)
{
    return table::readEventBody<EventBody>(json, game);
}

void Plans::imagine(const View& view, Dice& dice, State& state)
{
    state = view.state;
    std::int8_t& charm = state.charms[indexOf(other(view.player))];
    if (charm == State::hidden)
        charm = std::int8_t(dice.roll({"charm", "imagined"}));
}

std::array<int, 2> Plans::standingsOf(const Game&, const State& state)
{
    return {state.winner == RacerId(0) ? table::surely : 0, state.winner == RacerId(1) ? table::surely : 0};
}

std::unique_ptr<table::Agent<Traits>> makeAgent(Mind mind, std::uint64_t seed)
{
    return std::make_unique<Player>(mind, seed);
}

std::string_view wordOf(Mind mind)
{
    return nameOf(mind);
}

Mind readMind(const JsonView& json, ReadLog& log)
{
    return readEnum<Mind>(json, log);
}

void Watch::observe(const State&, const Events& events)
{
    for (const Event& event : events)
        if (const auto* moved = std::get_if<Moved>(&event.what))
            m_record.charms += moved->withCharm;
}

Record Watch::finish(const State& end, const table::MatchResult<Traits>& result)
{
    m_record.winner = end.winner;
    m_record.rounds = result.rounds;
    return m_record;
}

Tally Tally::forGame(const Game& game, std::size_t agents)
{
    Tally tally;
    tally.seats.resize(std::size_t(game.playerCount()));
    tally.starts.resize(std::size_t(game.playerCount()));
    tally.winsOfAgents.resize(agents);
    return tally;
}

void Tally::add(const Record& record, std::span<const std::size_t> agents,
                std::span<const std::size_t> startAt)
{
    const std::size_t winner = indexOf(record.winner);
    ++games;
    rounds += Count(record.rounds);
    charms += Count(record.charms);
    ++winsOfAgents[agents[winner]];
    for (Place* place : {&seats[winner], &starts[startAt[winner]]}) {
        ++place->wins;
        table::countIn(place->byRounds, record.rounds);
    }
}

std::vector<std::uint64_t> winsBySeat(const Tally& tally)
{
    return winsIn(tally.seats);
}

std::vector<std::uint64_t> winsByEntrance(const Tally& tally)
{
    return winsIn(tally.starts);
}

Game withRotatedEntrances(const Game& game, std::size_t places)
{
    Game rotated = game;
    for (std::size_t i = 0; i < 2; ++i)
        rotated.starts[i] = game.starts[(i + places) % 2];
    return rotated;
}

std::vector<table::Measured<Measure>> measuresOf(const Record& record)
{
    return {{Measure::Won, 0, record.winner == RacerId(0) ? 100 : 0},
            {Measure::Won, 1, record.winner == RacerId(1) ? 100 : 0},
            {Measure::Rounds, -1, record.rounds},
            {Measure::Charms, -1, record.charms}};
}

} // namespace delve::dicerace
