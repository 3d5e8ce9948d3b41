// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/table/batch_file.h"
#include "engine/table/comparison.h"
#include "engine/table/event_log.h"
#include "engine/table/plan_search.h"
#include "engine/table/replay.h"
#include "engine/table/rolls.h"

/// A game of a few rules, to show that what games share is not made for one of them: two racers on a track of
/// numbered spaces. Each draws a charm that only it sees. In its turn a racer walks as many spaces as a die
/// shows, or once as many as its charm. Who is caught up with may push the other back, out of its turn. Who
/// comes to the end first wins.
namespace delve::dicerace {

using table::field;

enum class RacerId : std::int8_t
{
    None = -1
};
inline std::size_t indexOf(RacerId racer)
{
    return std::size_t(int(racer));
}

enum class RollFor : std::uint8_t
{
    Charm,
    Steps
};
constexpr auto fileWords(RollFor)
{
    return std::to_array<EnumName<RollFor>>({{RollFor::Charm, "charm"}, {RollFor::Steps, "steps"}});
}

struct Game
{
    int length = 30;
    std::array<int, 2> starts{}; ///< where the racers begin
    int pushedBy = 3;

    int playerCount() const { return 2; }
    std::string nameOf(RacerId racer) const { return racer == RacerId(0) ? "hare" : "tortoise"; }
    template <typename Id> std::optional<Id> find(const std::string& name) const
    {
        for (const Id racer : {Id(0), Id(1)})
            if (nameOf(racer) == name)
                return racer;
        return std::nullopt;
    }
};

/// A number that is written as the name of a space: "space 7".
struct AsSpace
{};
template <typename Out> void tellAs(AsSpace, Out& out, const Game&, std::int16_t space)
{
    out.text("space " + std::to_string(space));
}
void readAs(AsSpace, const JsonView& json, ReadLog& log, const Game& game, std::int16_t& space);

struct State
{
    static constexpr std::int8_t notDrawn = 0;
    static constexpr std::int8_t played = -1;
    static constexpr std::int8_t hidden = 7;

    std::array<std::int16_t, 2> spaces{};
    std::array<std::int8_t, 2> charms{};
    RacerId racer = RacerId(0);     ///< whose turn it is
    RacerId asked = RacerId::None;  ///< who may push
    RacerId winner = RacerId::None; ///< once it is over
    std::int16_t round = 1;

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("spaces", &State::spaces), field("charms", &State::charms),
                          field("racer", &State::racer), field("asked", &State::asked),
                          field("winner", &State::winner), field("round", &State::round));
    }
    friend bool operator==(const State&, const State&) = default;
};

struct DrawCharm
{
    static constexpr std::string_view name = "draw-charm";
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const DrawCharm&, const DrawCharm&) = default;
};
struct Walk
{
    bool withCharm = false;

    static constexpr std::string_view name = "walk";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("withCharm", &Walk::withCharm));
    }
    friend bool operator==(const Walk&, const Walk&) = default;
};
struct Answer
{
    RacerId pushed = RacerId::None; ///< None: nobody

    static constexpr std::string_view name = "answer";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("pushed", &Answer::pushed));
    }
    friend bool operator==(const Answer&, const Answer&) = default;
};
using Action = std::variant<DrawCharm, Walk, Answer>;
using Actions = std::vector<Action>;

using Rolled = table::Rolled<RollFor, RacerId>;
struct CharmDrawn
{
    RacerId racer = RacerId::None;
    std::int8_t charm = 0;

    static constexpr std::string_view name = "charm-drawn";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("racer", &CharmDrawn::racer), field("charm", &CharmDrawn::charm));
    }
    friend bool operator==(const CharmDrawn&, const CharmDrawn&) = default;
};
struct Moved
{
    RacerId racer = RacerId::None;
    std::int16_t to = 0;
    bool withCharm = false;

    static constexpr std::string_view name = "moved";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("racer", &Moved::racer), field<AsSpace>("to", &Moved::to),
                          field("withCharm", &Moved::withCharm));
    }
    friend bool operator==(const Moved&, const Moved&) = default;
};
/// Whose turn it is and who is asked: nobody is told.
struct TurnPassed
{
    RacerId racer = RacerId::None;
    RacerId asked = RacerId::None;
    std::int16_t round = 1;

    static constexpr std::string_view name = "turn-passed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("racer", &TurnPassed::racer), field("asked", &TurnPassed::asked),
                          field("round", &TurnPassed::round));
    }
    friend bool operator==(const TurnPassed&, const TurnPassed&) = default;
};
using EventBody = std::variant<Rolled, CharmDrawn, Moved, TurnPassed>;
struct Event
{
    std::string_view rule;
    EventBody what;
};
using Events = std::vector<Event>;
bool isBookkeeping(const Event& event);

struct Refusal
{
    std::string_view rule;
    bool isAllowed() const { return rule.empty(); }
};

/// The charm of the other is hidden in it.
struct View
{
    Game game;
    State state;
    RacerId player;
};

State startGame(const Game& game);
bool isOver(const State& state);
int roundOf(const State& state);
RacerId playerToAct(const Game& game, const State& state);
void legalActions(const Game& game, const State& state, Actions& out);
Refusal check(const Game& game, const State& state, const Action& action);
void perform(const Game& game, State& state, const Action& action, Dice& dice, Events& out);
void evolve(const Game& game, State& state, const Event& event);
View viewFor(const Game& game, const State& state, RacerId racer);
RacerId outcomeOf(const Game& game, const State& state);
std::uint64_t hashOf(const State& state);

std::string writeAction(const Game& game, const Action& action);
Action readAction(const JsonView& json, ReadLog& log, const Game& game);
std::string writeTold(const Game& game, const Events& events);
std::uint64_t hashOfTold(const Game& game, const Events& events);
std::optional<EventBody> readEvent(const JsonView& json, const Game& game);

enum class FactKind : std::uint8_t
{
    StepsAhead
};

struct Traits
{
    using Game = dicerace::Game;
    using State = dicerace::State;
    using Action = dicerace::Action;
    using Actions = dicerace::Actions;
    using EventBody = dicerace::EventBody;
    using Events = dicerace::Events;
    using Player = RacerId;
    using View = dicerace::View;
    using Outcome = RacerId;
    using FactKind = dicerace::FactKind;
};
static_assert(table::PlayableGame<Traits> && table::RecordedGame<Traits>);

/// Each legal action is a plan; the usual one is the first. Playouts go to the end.
struct Plans
{
    using Traits = dicerace::Traits;
    using Plan = Action;

    const Game& begin(const View& view) { return view.game; }
    void list(const View&, std::span<const Action> legal, std::vector<Plan>& out)
    {
        out.assign(legal.begin(), legal.end());
    }
    /// The charm of the other may be any.
    void imagine(const View& view, Dice& dice, State& state);
    void follow(const Plan& plan, table::Playout<Traits>& playout) { playout.act(plan); }
    std::size_t usualChoice(const View&, std::span<const Action>) { return 0; }
    bool isDeepEnough(const State& state) { return isOver(state); }
    std::array<int, 2> standingsOf(const Game& game, const State& state);
};
using Search = table::PlanSearch<Plans>;

enum class Mind : std::uint8_t
{
    Walker,  ///< walks, and pushes when it can
    Thinker, ///< plays it out in its head
    Anyhow   ///< chooses at random
};
constexpr auto fileWords(Mind)
{
    return std::to_array<EnumName<Mind>>(
        {{Mind::Walker, "walker"}, {Mind::Thinker, "thinker"}, {Mind::Anyhow, "anyhow"}});
}
std::unique_ptr<table::Agent<Traits>> makeAgent(Mind mind, std::uint64_t seed);
std::string_view wordOf(Mind mind);
Mind readMind(const JsonView& json, ReadLog& log);

struct Record
{
    RacerId winner = RacerId::None;
    int rounds = 0;
    int charms = 0; ///< that were played
};

class Watch
{
public:
    explicit Watch(const Game&) {}
    void observe(const State& after, const Events& events);
    Record finish(const State& end, const table::MatchResult<Traits>& result);

private:
    Record m_record;
};

struct Tally
{
    using Count = table::Count;

    struct Place
    {
        Count wins = 0;
        table::Histogram byRounds; ///< games that it won, by their length

        static constexpr std::size_t fewest = 1;
        static constexpr std::size_t most = 2;
        template <typename = void> static constexpr auto fields()
        {
            return std::tuple(field("wins", &Place::wins), field("byRounds", &Place::byRounds));
        }
        friend bool operator==(const Place&, const Place&) = default;
    };

    Count games = 0;
    Count stopped = 0;
    Count rounds = 0;
    Count charms = 0;
    std::vector<Place> seats;        ///< by racer
    std::vector<Place> starts;       ///< by where it began
    std::vector<Count> winsOfAgents; ///< by agent

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("games", &Tally::games), field("stopped", &Tally::stopped),
                          field("rounds", &Tally::rounds), field("charms", &Tally::charms),
                          field("seats", &Tally::seats), field("starts", &Tally::starts),
                          field("winsOfAgents", &Tally::winsOfAgents));
    }

    static Tally forGame(const Game& game, std::size_t agents);
    void add(const Record& record, std::span<const std::size_t> agents, std::span<const std::size_t> starts);
    void add(const Tally& other) { table::addCounts(*this, other); }
    friend bool operator==(const Tally&, const Tally&) = default;
};
std::vector<std::uint64_t> winsBySeat(const Tally& tally);
std::vector<std::uint64_t> winsByEntrance(const Tally& tally);
Game withRotatedEntrances(const Game& game, std::size_t places);

enum class Measure : std::uint8_t
{
    Won,
    Rounds,
    Charms
};
std::vector<table::Measured<Measure>> measuresOf(const Record& record);

struct BatchTraits
{
    using Played = Traits;
    using AgentChoice = Mind;
    using Watch = dicerace::Watch;
    using Record = dicerace::Record;
    using Tally = dicerace::Tally;
    using Measure = dicerace::Measure;
};
static_assert(table::ComparedGame<BatchTraits>);

} // namespace delve::dicerace
