// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/artifact_piles.h"
#include "engine/mageknight/play/core/game.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/task.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/monsters/neutrals.h"
#include "engine/mageknight/play/turns/turns.h"

namespace delve::mageknight::play {

namespace {

/// BASE-25: where it stands from the start; the piece is settled when all are there.
void standFigure(StateWriter& state, FigureId id, const GameParts::StartingPlace& place)
{
    FigureState& figure = state.figure(id);
    figure.where = Whereabouts::Inside;
    figure.square = state.game().board(0).squareAt(place.square);
    figure.facing = place.facing;
    if (place.side != ArcSide::None)
        figure.marks = std::uint16_t(place.side == ArcSide::Right ? figure.marks | mark::favoursRight
                                                                  : figure.marks & ~mark::favoursRight);
}

void startFigure(StateWriter& state, FigureId id)
{
    const Game& game = state.game();
    const GameParts::FigurePiece& piece = game.parts().figures[indexOf(id)];
    FigureState& figure = state.figure(id);
    figure.team = piece.team;
    // TEAM-09, CONV-18: the dial stands at the starting level, or at the start click.
    // DIAL-12: the level is kept apart from the click on view.
    figure.level = std::uint8_t(piece.kind->hasLevels() ? piece.level : 0);
    turnToStart(state, id, piece.level);
    if (piece.disguised)
        figure.where = Whereabouts::Disguised;
    else if (piece.guest)
        figure.where = Whereabouts::Away;
    else if (piece.team == PlayerId::None)
        figure.where = Whereabouts::Pool; // POOL-02
    else
        figure.where = Whereabouts::Outside; // START-04
    if (piece.kind->arcSide == ArcSide::Right)
        figure.marks |= mark::favoursRight; // FARC-03: until it is turned
    figure.carrier = piece.hull;            // MD-01
    if (piece.mount != FigureId::None) {    // MOUNT-13, PSGR-03
        figure.carrier = piece.mount;
        state.figure(piece.mount).load = id;
    }
    if (piece.team != PlayerId::None)
        figure.facing = opposite(directionOf(game.player(piece.team).entrance.side));
    if (piece.place)
        standFigure(state, id, *piece.place);
}

/// BASE-25, BASE-26: who stands in the dungeon takes its squares; who met nobody is nobody's.
void settleFigures(StateWriter& state)
{
    const Game& game = state.game();
    const auto& pieces = game.parts().figures;
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (pieces[i].place)
            state.settle(FigureId(i));
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (pieces[i].place && pieces[i].place->neutral)
            becomeNeutral(state, FigureId(i));
    if (game.hasNeutrals())
        for (std::size_t i = 0; i < pieces.size(); ++i)
            if (isRoused({game, state.state()}, FigureId(i)))
                evolve(state, FigureRoused{FigureId(i)});
}

/// TITAN-20: the first turn begins with the game.
void noteUnopposedAtStart(StateWriter& state)
{
    for (std::size_t i = 0; i < state.state().figures().size(); ++i)
        if (standsUnopposed({state.game(), state.state()}, FigureId(i)))
            evolve(state, StandsUnopposed{FigureId(i)});
}

} // namespace

GameState startGame(const Game& game)
{
    GameState state(game.sizes());
    StateWriter writer(game, state);
    const Board& board = game.board(0);
    const GameParts& parts = game.parts();
    for (std::size_t i = 0; i < parts.figures.size(); ++i)
        startFigure(writer, FigureId(i));
    for (std::size_t i = 0; i < parts.figures.size(); ++i)
        if (state.figure(FigureId(i)).isRidden())
            writer.bringAlong(FigureId(i)); // CAV-09: the rider's arc is its mount's from the start
    for (std::size_t i = 0; i < parts.chests.size(); ++i) {
        ChestState& chest = writer.chest(ChestId(i));
        chest.square = board.squareAt(parts.chests[i].square);
        chest.facing = parts.chests[i].facing;
        writer.settle(ChestId(i));
    }
    for (std::size_t i = 0; i < parts.tokens.size(); ++i) {
        writer.token(TokenId(i)).square = board.squareAt(parts.tokens[i].square);
        writer.settle(TokenId(i));
    }
    for (std::size_t i = 0; i < parts.artifacts.size(); ++i) {
        writer.artifact(ArtifactId(i)).square = board.squareAt(parts.artifacts[i].square);
        writer.artifact(ArtifactId(i)).turned = parts.artifacts[i].turned;
        writer.settle(ArtifactId(i));
    }
    settleFigures(writer);
    stockArtifacts(writer);
    if (game.options().rollForStart) {
        writer.push(packAs<Task>(StartRoll{})); // START-02
        return state;
    }
    if (usesMovementMarkers(game))
        writer.turn().monsterMaster = PlayerId(0); // MULTI-03: the starting player
    evolve(writer, TurnBegan{PlayerId(0), 1});
    if (game.hasTitans())
        noteUnopposedAtStart(writer);
    return state;
}

} // namespace delve::mageknight::play
