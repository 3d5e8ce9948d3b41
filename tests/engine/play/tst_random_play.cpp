#include "engine/base/dice.h"
#include "engine/dungeon/movement.h"
#include "engine/play/event_log.h"
#include "engine/play/play.h"
#include "engine/play/save_game.h"
#include "engine/play/state_writer.h"
#include "engine/play/tokens.h"
#include "tests/support/packs.h"
#include "tests/support/setup_cases.h"
#include "tests/support/test_registry.h"

#include <set>

using namespace delve;
using namespace delve::play;
using namespace delve::test;

namespace {

/// Reasons why a state cannot be, or nothing.
QString faultOf(const Game& game, const GameState& state)
{
    const Position position(game, state);
    std::vector<Occupant> occupants(state.sizes().squares);
    const auto stand = [&](SquareIndex square, auto id) {
        if (square == noSquare)
            return true;
        Occupant& occupant = occupants[std::size_t(square)];
        const bool isFree = occupant.isNone() && position.board().isPlayable(square);
        occupant = Occupant(id);
        return isFree;
    };
    for (std::size_t i = 0; i < state.figures().size(); ++i) {
        const FigureState& figure = state.figures()[i];
        if (figure.isInside() != (figure.square != noSquare) || !stand(figure.square, FigureId(i)))
            return QStringLiteral("figure %1 stands wrong").arg(i);
        // DMG-13: while others are seen to first, a figure whose dial has ended still stands there.
        const bool waits = std::ranges::any_of(state.tasks(), [](const Packed& task) {
            return std::holds_alternative<Eliminations>(unpack<Task>(task));
        });
        if (figure.isInside() && !waits && position.click(FigureId(i)).eliminated)
            return QStringLiteral("figure %1 should be eliminated").arg(i);
    }
    for (std::size_t i = 0; i < state.chests().size(); ++i)
        if (!stand(state.chests()[i].square, ChestId(i)))
            return QStringLiteral("chest %1 lies wrong").arg(i);
    for (std::size_t i = 0; i < state.tokens().size(); ++i)
        if (!stand(state.tokens()[i].square, TokenId(i)))
            return QStringLiteral("token %1 lies wrong").arg(i);
    for (std::size_t i = 0; i < occupants.size(); ++i)
        if (occupants[i] != state.occupant(SquareIndex(i)))
            return QStringLiteral("square %1 has another occupant").arg(i);
    for (std::size_t i = 0; i < state.chests().size(); ++i) {
        const ChestState& chest = state.chests()[i];
        const bool isOwned = chest.place == ChestPlace::Held || chest.place == ChestPlace::Stored;
        if (isOwned != (chest.owner != PlayerId::None) ||
            (chest.square != noSquare) != (chest.place == ChestPlace::Board) ||
            (isOwned && chest.treasure < 0))
            return QStringLiteral("chest %1 is in no right place").arg(i);
        if (chest.assignedTo != FigureId::None &&
            (chest.place != ChestPlace::Held || !state.figure(chest.assignedTo).isInside() ||
             state.figure(chest.assignedTo).team != chest.owner ||
             !state.figure(chest.assignedTo).has(mark::equipped)))
            return QStringLiteral("chest %1 is assigned wrong").arg(i);
        if ((chest.place == ChestPlace::Stored) != (chest.storedWith != FigureId::None))
            return QStringLiteral("chest %1 is stored wrong").arg(i);
    }
    // CONV-08: a token in play has not been flipped; WAN-13: when nothing is pending none has met a hero.
    for (std::size_t i = 0; i < state.tokens().size(); ++i) {
        const TokenState& token = state.tokens()[i];
        if (token.isInPlay() && token.table >= 0)
            return QStringLiteral("token %1 was seen").arg(i);
        if (token.isInPlay() && state.tasks().empty() && !state.turn().isOver() &&
            heroMetBy(position, TokenId(i)) != FigureId::None)
            return QStringLiteral("token %1 should be converted").arg(i);
    }
    if (state.turn().speed < 0)
        return QStringLiteral("negative speed points");
    return {};
}

/// Experience comes only from what was gained, and chests change hands only as events say.
QString ledgerFault(const GameState& before, const GameState& after, const Events& events)
{
    std::vector<int> gained(before.players().size());
    for (const Event& event : events)
        if (const auto* gain = std::get_if<ExperienceGained>(&event.what))
            gained[indexOf(gain->player)] += gain->points;
    for (std::size_t i = 0; i < gained.size(); ++i)
        if (after.players()[i].experience != before.players()[i].experience + gained[i])
            return QStringLiteral("experience of player %1 from nowhere").arg(i);
    for (std::size_t i = 0; i < before.chests().size(); ++i) {
        const ChestState& was = before.chests()[i];
        const ChestState& is = after.chests()[i];
        if (was.treasure >= 0 && is.treasure != was.treasure)
            return QStringLiteral("chest %1 holds something else").arg(i); // gold is conserved
        if ((was.place == ChestPlace::Stored || was.place == ChestPlace::Removed) && is.place != was.place)
            return QStringLiteral("chest %1 came back").arg(i); // STORE-04, TRAP-30
        if (was.used && !is.used)
            return QStringLiteral("the potion in chest %1 is full again").arg(i);
    }
    return {};
}

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
            else if constexpr (std::is_same_v<Value, Side>)
                bound = 4;
            else if constexpr (std::is_same_v<Value, std::uint32_t>)
                bound = 1 << 14;
            if (field.isSquare)
                bound = int(game.sizes().squares);
            value = static_cast<Value>(random.below(std::uint32_t(bound)));
        });
        return action;
    }
}

/// A start with half of the monsters of the pool on the board, anywhere, so that random games meet each
/// other. Heroes may leave at once in every other game, so that these come to an end early.
GameState livelyStart(const Game& game, Random& random)
{
    GameState state = startGame(game);
    for (std::size_t i = 0; i < state.figures().size(); ++i) {
        if (state.figures()[i].where != Whereabouts::Pool || i % 2 == 0)
            continue;
        const Board& board = game.board(state);
        const SquareIndex square = SquareIndex(random.below(std::uint32_t(board.squareCount())));
        if (board.isPlayable(square) && !board.has(square, SquareFlag::NoStop) &&
            state.occupant(square).isNone())
            evolve(game, state, {"CONV-08", FigurePlaced{FigureId(i), square, Direction(random.below(8))}});
    }
    StateWriter writer(game, state);
    const bool mayLeave = random.below(2) == 0;
    for (int player = 0; mayLeave && player < game.playerCount(); ++player)
        writer.player(PlayerId(player)).gathered = 1;
    return state;
}

struct Tally
{
    int games = 0;
    int actions = 0;
    int limited = 0;
    std::set<std::string_view> events;
};

/// Plays a whole game at random and looks at everything on the way. `thorough`: also saving, loading and
/// replaying after every action.
QString playAtRandom(const Game& game, std::uint64_t seed, bool thorough, Tally& tally)
{
    Random choices(seedFor(seed, 1));
    SeededDice dice(seedFor(seed, 2));
    GameState state = livelyStart(game, choices);
    Actions actions;
    Events events;
    ++tally.games;
    for (int i = 0; i < 100'000; ++i) {
        legalActions(game, state, actions);
        if (state.turn().isOver()) {
            tally.limited += state.turn().ending == Ending::RoundLimit;
            return actions.empty() ? QString() : QStringLiteral("actions after the end");
        }
        if (actions.empty())
            return QStringLiteral("nobody can act");
        for (const Action& action : actions)
            if (!check(game, state, action).isAllowed())
                return QStringLiteral("listed, but refused: ") +
                       QString::fromStdString(writeAction(game, action));
        const Action other = anyAction(choices, game, choices.below(std::variant_size_v<Action>));
        const bool isListed = std::ranges::count(actions, other) > 0;
        if (isListed != check(game, state, other).isAllowed())
            return QStringLiteral("list and check disagree: ") +
                   QString::fromStdString(writeAction(game, other));

        // Giving up would make all games short.
        if (actions.size() > 1)
            std::erase_if(actions, [](const Action& a) { return std::holds_alternative<GiveUp>(a); });
        const Action chosen = actions[choices.below(std::uint32_t(actions.size()))];
        const GameState before = state;
        events.clear();
        perform(game, state, chosen, dice, events);
        ++tally.actions;
        if (const QString fault = faultOf(game, state); !fault.isEmpty())
            return fault + u' ' + QString::fromStdString(writeAction(game, chosen));
        for (const Event& event : events)
            std::visit([&]<typename T>(const T&) { tally.events.insert(T::name); }, event.what);
        if (const QString fault = ledgerFault(before, state, events); !fault.isEmpty())
            return fault + u' ' + QString::fromStdString(writeAction(game, chosen));
        if (!thorough && i % 50 != 0)
            continue;
        GameState replayed = before;
        for (const Event& event : events)
            evolve(game, replayed, event);
        if (!(replayed == state))
            return QStringLiteral("the events lead elsewhere");
        const auto loaded = parseState(game, writeState(game, state));
        if (!loaded)
            return QString::fromStdString(inEnglish(loaded.error()));
        if (!(*loaded == state) || hashOf(*loaded) != hashOf(state))
            return QStringLiteral("saving loses something");
    }
    return QStringLiteral("no end");
}

template <typename T> const Action* firstOf(const Actions& actions)
{
    const auto found =
        std::ranges::find_if(actions, [](const Action& a) { return std::holds_alternative<T>(a); });
    return found == actions.end() ? nullptr : &*found;
}

/// Where the heroes of a player want to go: before the chests, and with one of them to the exit.
std::vector<SquareIndex> goalsOf(const Position& position, PlayerId player)
{
    if (position.state().player(player).gathered != 0)
        return {position.game().player(player).exit.square};
    std::vector<SquareIndex> goals;
    for (const ChestState& chest : position.state().chests())
        if (chest.place == ChestPlace::Board)
            if (const SquareIndex front = position.board().neighbour(chest.square, chest.facing);
                front != noSquare && position.board().isPlayable(front))
                goals.push_back(front);
    return goals;
}

/// The step of the active hero that brings it nearest to its goals, if one brings it nearer.
const Action* stepToGoal(const Position& position, const Actions& actions)
{
    const FigureId hero = position.turn().figure;
    if (hero == FigureId::None || !position.figure(hero).isInside() || position.figure(hero).isMageSpawn())
        return nullptr;
    const std::vector<SquareIndex> goals = goalsOf(position, position.figure(hero).team);
    if (goals.empty())
        return nullptr;
    MoveField field;
    field.search(position.board(), goals);
    const SquareIndex here = position.figure(hero).square;
    int least = field.cost(here);
    const Action* best = nullptr;
    for (const Action& action : actions)
        if (const auto* step = std::get_if<Step>(&action); step != nullptr && !step->use)
            if (const int cost = field.cost(position.board().neighbour(here, step->direction));
                cost < least) {
                least = cost;
                best = &action;
            }
    return best;
}

/// What a player does who wants gold and no fight; sometimes something else, so that nobody is stuck.
Action choosePurposefully(const Position& position, const Actions& actions, Random& random)
{
    const Action any = actions[random.below(std::uint32_t(actions.size()))];
    if (random.below(6) == 0 && !std::holds_alternative<GiveUp>(any))
        return any;
    for (const Action* wish :
         {firstOf<Leave>(actions), firstOf<OpenChest>(actions), firstOf<DisarmTrap>(actions),
          firstOf<ExposeTrap>(actions), firstOf<StoreTreasure>(actions), firstOf<AssignTreasure>(actions),
          firstOf<Enter>(actions), stepToGoal(position, actions), firstOf<OpenDoor>(actions),
          firstOf<BreakAway>(actions), firstOf<Attack>(actions)})
        if (wish != nullptr)
            return *wish;
    for (const Action& action : actions)
        if (const auto* activate = std::get_if<Activate>(&action);
            activate != nullptr && !position.figure(activate->figure).isMageSpawn())
            return action;
    if (const Action* end = firstOf<EndTurn>(actions))
        return *end;
    return std::holds_alternative<GiveUp>(any) ? actions.front() : any;
}

Game gameOf(const std::string& name, int roundLimit)
{
    Scenario scenario = sample(name);
    scenario.options.roundLimit = roundLimit;
    auto game = makeGame(scenario, shippedContent());
    if (!game)
        qFatal("%s: %s", name.c_str(), inEnglish(game.error()).c_str());
    return *std::move(game);
}

} // namespace

/// Whole games at random, with everything checked that must always hold.
class TestRandomPlay : public QObject
{
    Q_OBJECT

private slots:
    void everySampleCanBePlayed_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"lone-wolf", "six-tiles", "standard", "three-players", "two-hundred", "two-levels"})
            QTest::newRow(name) << name;
    }

    void everySampleCanBePlayed()
    {
        QFETCH(QString, name);
        const Game game = gameOf(name.toStdString(), 40);
        Tally tally;
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            const QString fault = playAtRandom(game, seed, seed == 0, tally);
            QVERIFY2(fault.isEmpty(), qPrintable(QStringLiteral("seed %1: %2").arg(seed).arg(fault)));
        }
        QVERIFY(tally.events.contains("blow-struck"));
        QVERIFY(tally.events.contains("spin-offered"));
        qInfo("%s: %d games, %d actions, %d by the round limit, %d kinds of events, state of %d bytes",
              qPrintable(name), tally.games, tally.actions, tally.limited, int(tally.events.size()),
              int(startGame(game).block().size_bytes()));
    }

    void END_05_heroesThatWantGoldCarryItOut()
    {
        const Game game = gameOf("standard", 150);
        int ended = 0;
        int carried = 0;
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            Random choices(seedFor(seed, 3));
            SeededDice dice(seedFor(seed, 4));
            GameState state = startGame(game);
            Actions actions;
            Events events;
            while (!state.turn().isOver()) {
                legalActions(game, state, actions);
                const GameState before = state;
                events.clear();
                perform(game, state, choosePurposefully({game, state}, actions, choices), dice, events);
                const QString fault = faultOf(game, state) + ledgerFault(before, state, events);
                QVERIFY2(fault.isEmpty(), qPrintable(fault));
            }
            const Outcome outcome = outcomeOf(game, state);
            ended += outcome.ending == Ending::EverybodyGone;
            for (const int gold : outcome.gold)
                carried += gold;
        }
        qInfo("%d of 6 games ended by themselves, %d gold carried out", ended, carried);
        QVERIFY(ended > 0);
        QVERIFY(carried > 0);
    }

    void sameSeedSameGame()
    {
        const Game game = gameOf("standard", 6);
        const auto run = [&] {
            Random choices(7);
            SeededDice dice(8);
            GameState state = startGame(game);
            Actions actions;
            Events events;
            std::string log;
            while (!state.turn().isOver()) {
                legalActions(game, state, actions);
                events.clear();
                perform(game, state, actions[choices.below(std::uint32_t(actions.size()))], dice, events);
                for (const Event& event : events)
                    log += writeEvent(game, event);
            }
            return log;
        };
        QCOMPARE(run(), run());
    }
};

DELVE_TEST(TestRandomPlay)
#include "tst_random_play.moc"
