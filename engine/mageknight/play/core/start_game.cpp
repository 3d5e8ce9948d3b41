// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/artifact_piles.h"
#include "engine/mageknight/play/core/game.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/task.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/turns/turns.h"

namespace delve::mageknight::play {

namespace {

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
    stockArtifacts(writer);
    if (game.options().rollForStart) {
        writer.push(packAs<Task>(StartRoll{})); // START-02
        return state;
    }
    if (usesMovementMarkers(game))
        writer.turn().monsterMaster = PlayerId(0); // MULTI-03: the starting player
    evolve(writer, TurnBegan{PlayerId(0), 1});
    return state;
}

} // namespace delve::mageknight::play
