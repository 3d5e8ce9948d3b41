// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/state_json.h"

#include "engine/dungeoneer/play/core/invariants.h"
#include "engine/dungeoneer/play/core/json_forms.h"

namespace delve::dungeoneer::play {

namespace {

constexpr std::string_view stateFormat = "delvewright-card-game";
constexpr int stateVersion = 1;

/// One object per line, each with its id.
template <typename Id, typename List>
void writePieces(JsonObjectText& text, const Game& game, std::string_view key, const List& list, int count)
{
    int next = 0;
    text.list(key, std::span(list.data(), std::size_t(count)), [&](std::string& out, const auto& piece) {
        JsonObjectText object(out);
        object.text("id", game.nameOf(Id(next++)));
        table::tellFields(object, game, piece);
        object.close();
    });
}

template <typename Id, typename List>
void readPieces(ObjectReader& reader, const Game& game, std::string_view key, List& list, int count)
{
    int next = 0;
    reader.list(key, std::size_t(count), std::size_t(count), [&](const JsonView& json, ReadLog& log) {
        ObjectReader piece(json, log);
        const Id id = Id(next);
        if (const std::string name = piece.string("id", 200); log.ok() && name != game.nameOf(id))
            log.fail(json, {QT_TRANSLATE_NOOP("Engine", "expected %1, found %2"), {game.nameOf(id), name}});
        table::readFields(piece, game, list[std::size_t(next++)]);
        piece.refuseUnknown();
        return 0;
    });
}

template <typename Form, typename T>
void writeStack(JsonObjectText& text, const Game& game, std::string_view key, std::span<const T> list)
{
    text.list(key, list, [&](std::string& line, const T& each) {
        JsonWriter out(line);
        tellAs(Form(), out, game, each);
    });
}

template <typename Form, typename List>
std::uint16_t readStack(ObjectReader& reader, const Game& game, std::string_view key, List& list)
{
    std::size_t next = 0;
    reader.list(key, 0, list.size(), [&](const JsonView& json, ReadLog& log) {
        readAs(Form(), json, log, game, list[next++]);
        return 0;
    });
    return std::uint16_t(next);
}

} // namespace

std::string writeState(const Game& game, const GameState& state)
{
    std::string out;
    JsonObjectText text(out, 2);
    text.word("format", stateFormat);
    text.number("version", stateVersion);
    {
        JsonObjectText turn(text.key("turn"));
        table::tellFields(turn, game, state.turn);
        turn.close();
    }
    writeStack<AsTask, Packed>(text, game, "tasks", state.pending());
    writeStack<AsFrame, Frame>(text, game, "frames", std::span(state.frames.data(), state.frameCount));
    writeStack<AsLasting, Lasting>(text, game, "lasting", state.inForce());
    writePieces<PlayerId>(text, game, "players", state.players, game.playerCount());
    writePieces<QuestId>(text, game, "quests", state.quests, game.questCount());
    writePieces<SpaceId>(text, game, "spaces", state.spaces, game.spaceCount());
    writePieces<CardId>(text, game, "cards", state.cards, game.cardCount());
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
    GameState state;
    for (std::size_t i = std::size_t(game.playerCount()); i < std::size_t(mostPlayers); ++i)
        state.players[i].isAlive = false;
    ObjectReader reader(document->root(), log);
    readHeader(reader, stateFormat, stateVersion);
    if (const auto json = reader.require("turn")) {
        ObjectReader turn(*json, log);
        table::readFields(turn, game, state.turn);
        turn.refuseUnknown();
    }
    state.taskCount = readStack<AsTask>(reader, game, "tasks", state.tasks);
    state.frameCount = readStack<AsFrame>(reader, game, "frames", state.frames);
    state.lastingCount = readStack<AsLasting>(reader, game, "lasting", state.lasting);
    readPieces<PlayerId>(reader, game, "players", state.players, game.playerCount());
    readPieces<QuestId>(reader, game, "quests", state.quests, game.questCount());
    readPieces<SpaceId>(reader, game, "spaces", state.spaces, game.spaceCount());
    readPieces<CardId>(reader, game, "cards", state.cards, game.cardCount());
    reader.refuseUnknown();
    if (log.ok()) {
        const std::string wrong = fillSets(game, state);
        const std::string fault = wrong.empty() ? faultOf(game, state) : wrong;
        if (!fault.empty())
            log.fail(document->root(),
                     {QT_TRANSLATE_NOOP("Engine", "the state of %1 is impossible"), {fault}});
    }
    return log.resultOf(state);
}

} // namespace delve::dungeoneer::play
