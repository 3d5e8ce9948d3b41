// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/state_json.h"

#include "engine/mageknight/play/artifacts/artifact_items.h"
#include "engine/mageknight/play/artifacts/artifact_piles.h"
#include "engine/mageknight/play/artifacts/artifacts.h"
#include "engine/mageknight/play/core/json_fields.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/task.h"
#include "engine/mageknight/play/figures/stance.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr std::string_view stateFormat = "delvewright-game";
constexpr int stateVersion = 3;
constexpr int withoutArtifacts = 1; ///< the version in which artifacts were a part of the board alone
/// The last in which all bodies lay straight (PEA-05), nobody rode and gifts were cancelled by their slot.
constexpr int withoutTrails = 2;

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
        tellFields(object, game, piece);
        object.close();
    });
}

template <typename Id, typename Set>
void writeSet(JsonObjectText& text, const Game& game, const GameState& state, std::string_view key, Set set,
              std::size_t count)
{
    std::vector<Id> members;
    for (std::size_t i = 0; i < count; ++i)
        if (state.contains(set, Id(i)))
            members.push_back(Id(i));
    text.member(key, [&](JsonWriter& out) { tellValue(out, game, members); });
}

void writeRubble(JsonObjectText& text, const Game& game, const GameState& state)
{
    std::vector<SquareIndex> rubble;
    for (SquareIndex square = 0; square < SquareIndex(state.sizes().squares); ++square)
        if (state.squares(SquareSet::Rubble).test(square))
            rubble.push_back(square);
    text.list("rubble", rubble, [&](std::string& line, SquareIndex square) {
        JsonWriter out(line);
        tellAs(AsSquare(), out, game, square);
    });
}

template <typename Id, typename Change>
void readPieces(ObjectReader& reader, const Game& game, std::string_view key, std::size_t count,
                Change&& change, Absent absent = Absent::IsAFault)
{
    int next = 0;
    reader.list(key, count, count, [&](const JsonView& json, ReadLog& log) {
        ObjectReader piece(json, log);
        const Id id = Id(next++);
        if (const std::string name = piece.string("id", 200); log.ok() && name != game.nameOf(id))
            log.fail(json, {QT_TRANSLATE_NOOP("Engine", "expected %1, found %2"), {game.nameOf(id), name}});
        readFields(piece, game, change(id), absent);
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

/// What a file of version 1 says nothing of is as it was at the start.
void beginWithPieces(StateWriter& state)
{
    const GameState start = startGame(state.game());
    std::ranges::copy(start.figures(), state.figures().begin());
    std::ranges::copy(start.artifacts(), state.artifacts().begin());
    std::ranges::copy(start.artifactTokens(), state.artifactTokens().begin());
}

/// Version 1 had no figures that artifacts bring, and named Changelings after their chests.
void readOldFigures(ObjectReader& reader, StateWriter& state)
{
    const Game& game = state.game();
    reader.list("figures", 0, state.state().sizes().figures, [&](const JsonView& json, ReadLog& log) {
        ObjectReader piece(json, log);
        const std::string name = piece.string("id", 200);
        const auto id = game.find<FigureId>(name);
        if (id)
            readFields(piece, game, state.figure(*id), Absent::KeepsDefault);
        else if (log.ok())
            log.fail(json, {QT_TRANSLATE_NOOP("Engine", "this game has no %1"), {name}});
        piece.refuseUnknown();
        return 0;
    });
}

void readRubble(ObjectReader& reader, StateWriter& state)
{
    reader.list("rubble", 0, state.state().sizes().squares, [&](const JsonView& json, ReadLog& log) {
        SquareIndex square = noSquare;
        readAs(AsSquare(), json, log, state.game(), square);
        if (log.ok() && square != noSquare)
            state.setRubble(square, true);
        return 0;
    });
}

bool liesOnBoard(StateWriter& state, ArtifactId id)
{
    bool lies = true;
    forEachSquareOf({state.game(), state.state()}, id,
                    [&](SquareIndex square) { lies = lies && square != noSquare; });
    return lies;
}

/// Artifacts that stand on the board or are carried, queues that their recipes allow, tokens where they can
/// be.
bool areArtifactsPossible(StateWriter& state, std::string& name)
{
    const Game& game = state.game();
    for (std::uint32_t i = 0; i < state.state().sizes().artifacts; ++i) {
        const ArtifactId id = ArtifactId(i);
        const ArtifactState& artifact = state.artifact(id);
        name = game.nameOf(id);
        const bool isCarried = artifact.place == ArtifactPlace::Carried;
        if ((artifact.square != noSquare) != (artifact.place == ArtifactPlace::Board) ||
            isCarried != (artifact.carrier != FigureId::None) || isCarried != (artifact.home != noSquare) ||
            (artifact.place != ArtifactPlace::Board && !game.isFurniture(id)) ||
            !isPossibleQueue(game, id, artifact) || !liesOnBoard(state, id))
            return false;
        state.settle(id);
    }
    for (std::uint32_t i = 0; i < state.state().sizes().artifactTokens; ++i) {
        const ArtifactTokenId id = ArtifactTokenId(i);
        const ArtifactTokenState& token = state.artifactToken(id);
        name = game.nameOf(id);
        const bool isKept = token.place > ArtifactTokenPlace::Revealed;
        const bool isItem = token.place >= ArtifactTokenPlace::Owned;
        const bool hasRow = token.row >= 0 && std::size_t(token.row) < game.kind(id).rows.size();
        if ((token.square != noSquare) != (token.place == ArtifactTokenPlace::Lying) || (isKept && !hasRow) ||
            (isItem && itemOf({game, state.state()}, id) == nullptr) ||
            (token.place == ArtifactTokenPlace::Given) != (token.figure != FigureId::None && !isItem))
            return false;
    }
    return true;
}

/// BASE-05: all squares of its base are on the board and free.
bool isRoomFor(StateWriter& state, FigureId id)
{
    const FigureState& figure = state.figure(id);
    const Position position(state.game(), state.state());
    if (!position.kind(id).canFace(figure.facing))
        return false;
    bool isRoom = true;
    forEachSquareAt(position.board(), position.kind(id), {figure.square, figure.facing},
                    [&](SquareIndex square, Offset) {
                        isRoom = isRoom && square != noSquare && position.state().occupant(square).isNone();
                    });
    return isRoom;
}

/// CAV-03: who rides sits on what it can ride, and is where that is.
bool sitsRight(StateWriter& state, FigureId id)
{
    const FigureState& figure = state.figure(id);
    if (figure.isRidden() && state.figure(figure.load).carrier != id)
        return false;
    if (!figure.isAboard()) // MD-01: sections always are
        return state.game().parts().figures[indexOf(id)].hull == FigureId::None;
    const FigureState& mount = state.figure(figure.carrier);
    const Game& game = state.game();
    const FigureId hull = game.parts().figures[indexOf(id)].hull;
    const bool isInPlace = hull != FigureId::None ? figure.carrier == hull
                                                  : mount.load == id && (game.canRide(id, figure.carrier) ||
                                                                         game.canBoard(id, figure.carrier));
    return isInPlace && !figure.isRidden() && figure.where == mount.where && figure.square == mount.square &&
           figure.facing == mount.facing && figure.team == mount.team;
}

/// Clicks and levels that the dials have; a square for everything that stands on one, and for nothing else.
void checkFigures(StateWriter& state, const JsonView& root, ReadLog& log)
{
    const auto wrong = [&](const std::string& name) {
        if (log.ok())
            log.fail(root, {QT_TRANSLATE_NOOP("Engine", "the state of %1 is impossible"), {name}});
    };
    const Game& game = state.game();
    // SA-FLIGHT: who flies over somebody leaves them the square.
    // PEA-10: so does a body that trails over them.
    const bool isOnItsWay = state.turn().has(activation::aloft) || state.turn().isCrooked();
    const FigureId aloft = isOnItsWay ? state.turn().figure : FigureId::None;
    for (std::uint32_t i = 0; i < state.state().sizes().figures; ++i)
        if (!sitsRight(state, FigureId(i)))
            return wrong(game.nameOf(FigureId(i)));
    for (std::uint32_t i = 0; i < state.state().sizes().figures; ++i) {
        const FigureId id = FigureId(i);
        const FigureState& figure = state.figure(id);
        const bool isFree =
            figure.square == noSquare || id == aloft || figure.isAboard() || isRoomFor(state, id);
        // BASE-26: only a Mage Spawn that stands there from the start.
        const bool mayBeNeutral = game.hasNeutrals() && figure.isInside() && figure.isMageSpawn();
        if (figure.has(mark::neutral) && !mayBeNeutral)
            return wrong(game.nameOf(id));
        const bool fits = figure.clicks[0] <= game.kind(id).lastClick() && figure.level <= 5 &&
                          figure.isInside() == (figure.square != noSquare);
        if (!fits || !isFree)
            return wrong(game.nameOf(id));
        if (id != aloft)
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
    if (aloft != FigureId::None)
        state.settle(aloft);
    if (std::string name; log.ok() && !areArtifactsPossible(state, name))
        wrong(name);
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
        tellFields(turn, game, state.turn());
        turn.close();
    }
    text.list("tasks", state.tasks(), [&](std::string& line, const Packed& packed) {
        JsonWriter task(line);
        tellVariant(task, game, "task", unpack<Task>(packed));
    });
    writeList<PlayerId>(text, game, "players", state.players());
    writeList<FigureId>(text, game, "figures", state.figures());
    writeList<ChestId>(text, game, "chests", state.chests());
    writeList<TokenId>(text, game, "tokens", state.tokens());
    writeList<ArtifactId>(text, game, "artifacts", state.artifacts());
    writeList<ArtifactTokenId>(text, game, "artifactTokens", state.artifactTokens());
    writeRubble(text, game, state);
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
    const int version = readHeader(reader, stateFormat, withoutArtifacts, stateVersion);
    const bool isOld = version == withoutArtifacts;
    if (isOld)
        beginWithPieces(writer);
    const Absent absent = version <= withoutTrails ? Absent::KeepsDefault : Absent::IsAFault;
    if (const auto json = reader.require("turn")) {
        ObjectReader turn(*json, log);
        readFields(turn, game, writer.turn(), absent);
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
    if (isOld)
        readOldFigures(reader, writer);
    else
        readPieces<FigureId>(
            reader, game, "figures", sizes.figures, [&](FigureId id) -> auto& { return writer.figure(id); },
            absent);
    readPieces<ChestId>(reader, game, "chests", sizes.chests,
                        [&](ChestId id) -> auto& { return writer.chest(id); });
    readPieces<TokenId>(reader, game, "tokens", sizes.tokens,
                        [&](TokenId id) -> auto& { return writer.token(id); });
    if (!isOld) {
        readPieces<ArtifactId>(reader, game, "artifacts", sizes.artifacts,
                               [&](ArtifactId id) -> auto& { return writer.artifact(id); });
        readPieces<ArtifactTokenId>(
            reader, game, "artifactTokens", sizes.artifactTokens,
            [&](ArtifactTokenId id) -> auto& { return writer.artifactToken(id); }, absent);
        readRubble(reader, writer);
    }
    readSet<DoorId>(reader, writer, "openDoors", DoorSet::Open, sizes.doors);
    readSet<DoorId>(reader, writer, "brokenDoors", DoorSet::Broken, sizes.doors);
    for (const auto& [set, name] : figureSets)
        readSet<FigureId>(reader, writer, name, set, sizes.figures);
    reader.refuseUnknown();
    if (log.ok())
        checkFigures(writer, document->root(), log);
    return log.resultOf(std::move(state));
}

} // namespace delve::mageknight::play
