#include "engine/play/save_game.h"

#include "engine/play/json_fields.h"
#include "engine/play/state_writer.h"
#include "engine/play/task.h"

namespace delve::play {

namespace {

constexpr std::string_view stateFormat = "delvewright-game";
constexpr int stateVersion = 1;

/// The sets of figures and their names in files.
constexpr auto figureSets =
    std::to_array<std::pair<FigureSet, std::string_view>>({{FigureSet::BrokenAway, "brokenAway"},
                                                           {FigureSet::SpinArrivals, "spinArrivals"},
                                                           {FigureSet::SpinOffers, "spinOffers"},
                                                           {FigureSet::Answering, "answering"},
                                                           {FigureSet::Feared, "feared"},
                                                           {FigureSet::Faced, "faced"},
                                                           {FigureSet::Group, "group"},
                                                           {FigureSet::Improved, "improved"},
                                                           {FigureSet::VenomSpread, "venomSpread"}});
static_assert(figureSets.size() == std::size_t(FigureSet::Count));

/// One object per line, each with its id.
template <typename Id, typename List>
void writeList(JsonObjectText& text, const Game& game, std::string_view key, const List& list)
{
    int next = 0;
    text.list(key, list, [&](std::string& out, const auto& piece) {
        JsonObjectText object(out);
        object.text("id", game.nameOf(Id(next++)));
        appendFields(object, game, piece);
        object.close();
    });
}

template <typename Id, typename Set>
void writeSet(JsonObjectText& text, const Game& game, const GameState& state, std::string_view key, Set set,
              std::size_t count)
{
    std::string& out = text.key(key);
    out += '[';
    bool isFirst = true;
    for (std::size_t i = 0; i < count; ++i) {
        if (!state.contains(set, Id(i)))
            continue;
        if (!isFirst)
            out += ", ";
        isFirst = false;
        appendValue(out, game, Id(i));
    }
    out += ']';
}

template <typename Id, typename Change>
void readPieces(ObjectReader& reader, const Game& game, std::string_view key, std::size_t count,
                Change&& change)
{
    int next = 0;
    reader.list(key, count, count, [&](const JsonView& json, ReadLog& log) {
        ObjectReader piece(json, log);
        const Id id = Id(next++);
        if (const std::string name = piece.string("id", 200); log.ok() && name != game.nameOf(id))
            log.fail(json, {QT_TRANSLATE_NOOP("Engine", "expected %1, found %2"), {game.nameOf(id), name}});
        readFields(piece, game, change(id));
        piece.refuseUnknown();
        return 0;
    });
}

template <typename Id, typename Set>
void readSet(ObjectReader& reader, StateWriter& state, std::string_view key, Set set, std::size_t count)
{
    reader.list(key, 0, count, [&](const JsonView& json, ReadLog& log) {
        Id id = Id::None;
        readValue(json, log, state.game(), id);
        if (id != Id::None)
            state.set(set, id, true);
        return 0;
    });
}

/// Clicks and levels that the dials have; a square for everything that stands on one, and for nothing else.
void checkFigures(StateWriter& state, const JsonView& root, ReadLog& log)
{
    const auto wrong = [&](const std::string& name) {
        if (log.ok())
            log.fail(root, {QT_TRANSLATE_NOOP("Engine", "the state of %1 is impossible"), {name}});
    };
    const Game& game = state.game();
    for (std::uint32_t i = 0; i < state.state().sizes().figures; ++i) {
        const FigureId id = FigureId(i);
        const FigureState& figure = state.figure(id);
        const bool fits = figure.clicks[0] <= game.kind(id).lastClick(0) && figure.level <= 5 &&
                          figure.isInside() == (figure.square != noSquare) &&
                          (figure.square == noSquare || state.state().occupant(figure.square).isNone());
        if (!fits)
            return wrong(game.nameOf(id));
        state.settle(id);
    }
    const auto settle = [&](auto id, SquareIndex square) {
        if (square == noSquare)
            return;
        if (!state.state().occupant(square).isNone())
            return wrong(game.nameOf(id));
        state.settle(id);
    };
    for (std::uint32_t i = 0; i < state.state().sizes().chests; ++i)
        settle(ChestId(i), state.chest(ChestId(i)).square);
    for (std::uint32_t i = 0; i < state.state().sizes().tokens; ++i)
        settle(TokenId(i), state.token(TokenId(i)).square);
}

} // namespace

std::string writeState(const Game& game, const GameState& state)
{
    const StateSizes& sizes = state.sizes();
    std::string out;
    JsonObjectText text(out, 2);
    text.word("format", stateFormat);
    text.number("version", stateVersion);
    {
        JsonObjectText turn(text.key("turn"));
        appendFields(turn, game, state.turn());
        turn.close();
    }
    text.list("tasks", state.tasks(), [&](std::string& line, const Packed& packed) {
        appendVariant(line, game, "task", unpack<Task>(packed));
    });
    writeList<PlayerId>(text, game, "players", state.players());
    writeList<FigureId>(text, game, "figures", state.figures());
    writeList<ChestId>(text, game, "chests", state.chests());
    writeList<TokenId>(text, game, "tokens", state.tokens());
    writeSet<DoorId>(text, game, state, "openDoors", DoorSet::Open, sizes.doors);
    writeSet<DoorId>(text, game, state, "brokenDoors", DoorSet::Broken, sizes.doors);
    for (const auto& [set, name] : figureSets)
        writeSet<FigureId>(text, game, state, name, set, sizes.figures);
    text.close();
    out += '\n';
    return out;
}

Result<GameState> parseState(const Game& game, std::string_view text)
{
    const auto document = parseJson(text);
    if (!document)
        return document.error();
    ReadLog log;
    GameState state(game.sizes());
    StateWriter writer(game, state);
    const StateSizes sizes = game.sizes();
    ObjectReader reader(document->root(), log);
    readHeader(reader, stateFormat, stateVersion);
    if (const auto json = reader.require("turn")) {
        ObjectReader turn(*json, log);
        readFields(turn, game, writer.turn());
        turn.refuseUnknown();
        if (writer.turn().vortices >> (2 * game.vortexTiles().size()) != 0)
            log.fail(*json,
                     {QT_TRANSLATE_NOOP("Engine", "expected no more vortices than the board has"), {}});
    }
    reader.list("tasks", 0, GameState::mostTasks, [&](const JsonView& json, ReadLog& list) {
        writer.push(pack(readVariant<Task>(json, list, game, "task")));
        return 0;
    });
    readPieces<PlayerId>(reader, game, "players", sizes.players,
                         [&](PlayerId id) -> auto& { return writer.player(id); });
    readPieces<FigureId>(reader, game, "figures", sizes.figures,
                         [&](FigureId id) -> auto& { return writer.figure(id); });
    readPieces<ChestId>(reader, game, "chests", sizes.chests,
                        [&](ChestId id) -> auto& { return writer.chest(id); });
    readPieces<TokenId>(reader, game, "tokens", sizes.tokens,
                        [&](TokenId id) -> auto& { return writer.token(id); });
    readSet<DoorId>(reader, writer, "openDoors", DoorSet::Open, sizes.doors);
    readSet<DoorId>(reader, writer, "brokenDoors", DoorSet::Broken, sizes.doors);
    for (const auto& [set, name] : figureSets)
        readSet<FigureId>(reader, writer, name, set, sizes.figures);
    reader.refuseUnknown();
    if (log.ok())
        checkFigures(writer, document->root(), log);
    return log.resultOf(std::move(state));
}

} // namespace delve::play
