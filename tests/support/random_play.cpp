#include "tests/support/random_play.h"

#include "engine/play/artifact_piles.h"
#include "engine/play/artifacts.h"
#include "engine/play/event_log.h"
#include "engine/play/movement.h"
#include "engine/play/save_game.h"
#include "engine/play/spawn.h"
#include "engine/play/state_writer.h"
#include "engine/play/tokens.h"

namespace delve::test {

using namespace delve::play;

namespace {

/// One of the events is of this kind and about this thing.
template <typename Kind, typename Id> bool says(const Events& events, Id Kind::*member, Id id)
{
    return std::ranges::any_of(events, [&](const Event& event) {
        const auto* what = std::get_if<Kind>(&event.what);
        return what != nullptr && what->*member == id;
    });
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
            else if constexpr (std::is_same_v<Value, ArtifactId>)
                bound = int(game.sizes().artifacts) + 1;
            else if constexpr (std::is_same_v<Value, ArtifactTokenId>)
                bound = int(game.sizes().artifactTokens) + 1;
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

/// EXO-05, EXO-25: every token is in one place, and under the artifacts lie no more than nobody has seen.
QString tokenFault(const Position& position)
{
    const GameState& state = position.state();
    for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red}) {
        int waiting = 0;
        for (const ArtifactState& artifact : state.artifacts())
            waiting += waitingOf(artifact, colour);
        if (waiting > unseenOf(position, colour))
            return QStringLiteral("more tokens lie under artifacts than there are");
    }
    const bool isResolving = std::ranges::any_of(state.tasks(), [](const Packed& task) {
        return std::holds_alternative<TokenEffects>(unpack<Task>(task));
    });
    for (std::size_t i = 0; i < state.artifactTokens().size(); ++i) {
        const ArtifactTokenState& token = state.artifactTokens()[i];
        const bool isLying = token.place == ArtifactTokenPlace::Lying;
        const bool isFree = token.place <= ArtifactTokenPlace::Returned;
        if (isLying != (token.square != noSquare) ||
            (token.place == ArtifactTokenPlace::Revealed && !isResolving) ||
            (isFree &&
             (token.row != -1 || token.figure != FigureId::None || token.owner != PlayerId::None)) ||
            (token.place == ArtifactTokenPlace::Given && !state.figure(token.figure).has(mark::gifted)))
            return QStringLiteral("artifact token %1 is in no right place").arg(i);
    }
    for (std::size_t i = 0; i < state.figures().size(); ++i) {
        const bool isGifted = state.figures()[i].has(mark::gifted);
        const bool hasGift =
            std::ranges::any_of(state.artifactTokens(), [&](const ArtifactTokenState& token) {
                return token.place == ArtifactTokenPlace::Given && token.figure == FigureId(i);
            });
        // EXO-18: an eliminated figure has none, one that has left keeps them.
        if (isGifted != hasGift || (isGifted && state.figures()[i].where == Whereabouts::Eliminated))
            return QStringLiteral("figure %1 has abilities of no token").arg(i);
    }
    for (const PlayerState& player : state.players())
        if (player.gold < 0)
            return QStringLiteral("negative gold");
    return {};
}

/// DRESS: furniture stands on squares of its own, or somebody carries it who moves now.
QString artifactFault(const Position& position)
{
    const GameState& state = position.state();
    std::vector<bool> covered(state.sizes().squares);
    for (std::size_t i = 0; i < state.artifacts().size(); ++i) {
        const ArtifactId id = ArtifactId(i);
        const ArtifactState& artifact = state.artifacts()[i];
        const bool isCarried = artifact.place == ArtifactPlace::Carried;
        if ((artifact.square != noSquare) != (artifact.place == ArtifactPlace::Board) ||
            isCarried != (artifact.carrier != FigureId::None) ||
            (isCarried && artifact.carrier != state.turn().figure) ||
            (artifact.used && !state.turn().isActivation() && state.tasks().empty()))
            return QStringLiteral("artifact %1 is in no right place").arg(i);
        bool lies = true;
        forEachSquareOf(position, id, [&](SquareIndex square) {
            lies = lies && square != noSquare && !covered[std::size_t(square)] &&
                   !state.occupant(square).isChest();
            if (lies && position.game().isFurniture(id))
                lies = position.board().isPlayable(square);
            if (lies)
                covered[std::size_t(square)] = true;
        });
        if (!lies)
            return QStringLiteral("artifact %1 lies wrong").arg(i);
    }
    for (SquareIndex square = 0; square < SquareIndex(state.sizes().squares); ++square) {
        const ArtifactId artifact = artifactOn(position, square);
        const bool isFurniture = artifact != ArtifactId::None && position.game().isFurniture(artifact);
        const bool isRubble = state.squares(SquareSet::Rubble).test(square);
        if (state.squares(SquareSet::Furniture).test(square) != isFurniture || (isFurniture && isRubble) ||
            state.squares(SquareSet::Hindering).test(square) != (isFurniture || isRubble))
            return QStringLiteral("square %1 has other furniture").arg(square);
    }
    // ART-10: between two activations nobody stands on an artifact.
    if (!state.turn().isActivation() && state.tasks().empty())
        for (const FigureState& figure : state.figures())
            if (figure.isInside() && isNoStop(position, figure.square))
                return QStringLiteral("somebody stopped on an artifact");
    return tokenFault(position);
}

} // namespace

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
    return artifactFault(position);
}

QString ledgerFault(const GameState& before, const GameState& after, const Events& events)
{
    std::vector<int> gold(before.players().size());
    for (const Event& event : events)
        if (const auto* change = std::get_if<GoldChanged>(&event.what))
            gold[indexOf(change->player)] += change->amount;
    for (std::size_t i = 0; i < gold.size(); ++i)
        if (after.players()[i].gold != before.players()[i].gold + gold[i])
            return QStringLiteral("gold of player %1 from nowhere").arg(i);
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
        if (was.treasure < 0 && is.treasure >= 0 &&
            !says<ChestOpened>(events, &ChestOpened::chest, ChestId(i)))
            return QStringLiteral("chest %1 was known before anybody opened it").arg(i);
    }
    for (std::size_t i = 0; i < before.tokens().size(); ++i)
        if (before.tokens()[i].table < 0 && after.tokens()[i].table >= 0 &&
            !says<TokenFlipped>(events, &TokenFlipped::token, TokenId(i)))
            return QStringLiteral("token %1 was known before anybody flipped it").arg(i);
    return {};
}

GameState livelyStart(const Game& game, Random& random)
{
    GameState state = startGame(game);
    for (std::size_t i = 0; i < state.figures().size(); ++i) {
        if (state.figures()[i].where != Whereabouts::Pool || i % 2 == 0)
            continue;
        const Board& board = game.board(state);
        const SquareIndex square = SquareIndex(random.below(std::uint32_t(board.squareCount())));
        if (isFreeToPut({game, state}, square))
            evolve(game, state, {"CONV-08", FigurePlaced{FigureId(i), square, Direction(random.below(8))}});
    }
    StateWriter writer(game, state);
    const bool mayLeave = random.below(2) == 0;
    for (int player = 0; mayLeave && player < game.playerCount(); ++player)
        writer.player(PlayerId(player)).gathered = 1;
    return state;
}

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
            return QStringLiteral("nobody can act: ") + QString::fromStdString(writeState(game, state));
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
        for (const Event& event : events) {
            std::visit([&]<typename T>(const T&) { tally.events.insert(T::name); }, event.what);
            tally.rules.insert(event.rule);
        }
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

} // namespace delve::test
