// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/game_scene.h"

#include "editor/mageknight/text/play/play_words.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/scenario/edits/edit.h"
#include "engine/mageknight/scenario/edits/table_edits.h"

#include <unordered_map>

namespace delve::mageknight {

using namespace play;

namespace {

template <typename Pieces> std::unordered_map<std::string, std::size_t> placesOf(const Pieces& pieces)
{
    std::unordered_map<std::string, std::size_t> places;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        places.emplace(pieces[i].id, i);
    return places;
}

/// Gives every thing of a list its place in the game; `put` says no for what is not on the board.
template <typename Things, typename Pieces, typename Put>
void putAll(Things& things, const Pieces& pieces, Put put)
{
    const auto places = placesOf(pieces);
    std::erase_if(things, [&](auto& thing) {
        const auto found = places.find(thing.id.text());
        return found != places.end() && !put(thing, found->second);
    });
}

void turnVortexTiles(Scenario& scene, const Content& content, const Game& game, std::uint32_t vortices)
{
    for (std::size_t i = 0; i < game.vortexTiles().size(); ++i) {
        const int quarters = int(vortices >> (2 * i) & 3);
        const ThingId tile = scene.tiles[std::size_t(game.vortexTiles()[i])].id;
        if (quarters != 0)
            apply(scene, turnThings(scene, content, std::vector{tile}, quarters));
    }
}

/// The middle of a base: of all its squares.
QPointF centreOf(const Position& position, FigureId id)
{
    QPointF sum;
    int count = 0;
    forEachSquareOf(position, id, [&](SquareIndex index) {
        const Square square = position.board().squareOf(index);
        sum += QPointF(square.x + 0.5, square.y + 0.5);
        ++count;
    });
    return sum / count;
}

/// Two letters, or of those that have a name in common one and the number that tells them apart.
QString lettersOf(FigureId id, const PlayWords& words)
{
    const QString letters = initialsOf(words.kindOf(id));
    return words.numberOf(id) > 0 ? letters.left(1) + QString::number(words.numberOf(id)) : letters;
}

constexpr double waitingScale = 0.8;
constexpr double riderScale = 0.7;

/// Where the hero with this place in the queue waits: beyond the arrow, two in a row.
QPointF waitingPlace(const Board& board, const BoardEdge& entrance, int place)
{
    const Square square = board.squareOf(entrance.square);
    const Offset out = offsetOf(entrance.side);
    const QPointF outward(out.dx, out.dy);
    const QPointF along(out.dy, out.dx);
    const double row = 1.95 + waitingScale * (place / 2);
    return QPointF(square.x + 0.5, square.y + 0.5) + outward * row +
           along * (place % 2 == 0 ? -0.5 : 0.5) * waitingScale;
}

} // namespace

std::optional<PlayerColour> colourOf(const Scenario& scenario, const Game& game, PlayerId player)
{
    if (player != PlayerId::None)
        for (const Player& candidate : scenario.players)
            if (candidate.id.text() == game.nameOf(player))
                return candidate.colour;
    return std::nullopt;
}

Scenario sceneOf(const Scenario& start, const Content& content, const Game& game, const GameState& state)
{
    Scenario scene = start;
    turnVortexTiles(scene, content, game, state.turn().vortices);
    const Board& board = game.board(state);
    const GameParts& parts = game.parts();
    putAll(scene.chests, parts.chests, [&](PlacedChest& placed, std::size_t i) {
        const ChestState& chest = state.chests()[i];
        if (chest.place != ChestPlace::Board || chest.square == noSquare)
            return false;
        placed.square = board.squareOf(chest.square);
        placed.facing = chest.facing;
        return true;
    });
    putAll(scene.tokens, parts.tokens, [&](PlacedToken& placed, std::size_t i) {
        const TokenState& token = state.tokens()[i];
        if (token.isInPlay())
            placed.square = board.squareOf(token.square);
        return token.isInPlay();
    });
    putAll(scene.artifacts, parts.artifacts, [&](PlacedArtifact& placed, std::size_t i) {
        const ArtifactState& artifact = state.artifacts()[i];
        if (artifact.place != ArtifactPlace::Board || artifact.square == noSquare)
            return false;
        placed.square = board.squareOf(artifact.square);
        placed.rotation = artifact.turned ? Rotation::Quarter : Rotation::None;
        return true;
    });
    scene.figures.clear();     // they move: figuresSeen() has them
    scene.pinnedNotes.clear(); // what the designer wrote is not for the players
    return scene;
}

std::vector<SeenFigure> figuresSeen(const Scenario& scenario, const PlayerView& view, const PlayWords& words)
{
    const Position position(view.game, view.state);
    const Board& board = position.board();
    std::vector<SeenFigure> seen;
    std::vector<int> waiting(std::size_t(view.game.playerCount()), 0);
    for (std::size_t i = 0; i < view.state.figures().size(); ++i) {
        const FigureId id = FigureId(i);
        const FigureState& figure = view.state.figure(id);
        const bool waits = figure.where == Whereabouts::Outside && !figure.isMageSpawn();
        if ((!figure.isInside() && !waits) || (waits && figure.isAboard()) || isSection(position, id))
            continue; // MD-01: sections are drawn with their hull
        const Figure& kind = position.kind(id).figure();
        SeenFigure entry;
        entry.id = id;
        entry.look = {lettersOf(id, words),
                      colourOf(scenario, view.game, figure.team),
                      figure.isMageSpawn() ? kind.highlight : std::nullopt,
                      position.kind(id).base(), // BASE-21
                      figure.facing,
                      kind.frontArc,
                      position.kind(id).favoursSide() ? figure.side() : ArcSide::None, // FARC-03
                      figure.has(mark::activated),
                      figure.has(mark::neutral)};
        entry.clicksLeft = clicksLeft(position, id);
        entry.clicks = entry.clicksLeft + clicksLost(position, id);
        if (isHull(position, id))
            forEachSection(id, [&](FigureId section) { // MD-01: all dials together
                entry.clicksLeft += clicksLeft(position, section);
                entry.clicks += clicksLeft(position, section) + clicksLost(position, section);
            });
        if (waits) {
            const BoardEdge& entrance = view.game.player(figure.team).entrance;
            entry.level = board.levelOf(entrance.square);
            entry.centre = waitingPlace(board, entrance, waiting[indexOf(figure.team)]++);
            entry.scale = waitingScale;
            entry.look.facing = directionOf(opposite(entrance.side));
        } else {
            entry.level = board.levelOf(figure.square);
            entry.centre = centreOf(position, id);
            if (figure.isAboard()) { // CAV-03: in the saddle, on the base of its mount
                entry.look.base = view.game.kind(id).base();
                entry.scale = riderScale;
            }
        }
        seen.push_back(std::move(entry));
    }
    return seen;
}

} // namespace delve::mageknight
