// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/guide/setup_steps.h"
#include "engine/mageknight/setup/guide/turns.h"
#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

ThingId placerAfter(const GuideInputs& in, std::size_t placed, std::size_t most)
{
    const auto& players = in.scenario().players;
    return players.empty() || placed >= most ? ThingId() : playerInTurn(players, placed).id;
}

bool isLaterStepBegun(const Scenario& scenario, SetupStep step)
{
    const bool hasArrows = !scenario.entrances.empty() || !scenario.exits.empty();
    const bool hasTokens = !scenario.tokens.empty();
    switch (step) {
    case SetupStep::SpecialPieces: return hasArrows || hasTokens || !scenario.chests.empty();
    case SetupStep::Chests: return hasArrows || hasTokens;
    case SetupStep::Tokens: return hasArrows;
    default: return false;
    }
}

/// A step of pieces of which there may be fewer: all are placed, somebody said it is enough, or the players
/// went on.
void finish(const GuideInputs& in, StepOutcome& outcome)
{
    StepStanding& standing = outcome.standing;
    const bool isFull = standing.done >= standing.wanted;
    outcome.isFinished =
        isFull || in.isEnough(standing.step) || isLaterStepBegun(in.scenario(), standing.step);
    standing.mayBeEnough = !outcome.isFinished;
}

std::size_t mostSpecialPieces(const GuideInputs& in)
{
    return std::size_t(in.scenario().options.specialPiecesPerPlayer * in.view.playerCount());
}

} // namespace

ThingId placerOfSpecialPiece(const GuideInputs& in)
{
    const auto placed = countedSpecialPieces(in.view);
    const auto& players = in.scenario().players;
    return players.empty() || placed.size() >= mostSpecialPieces(in) ? ThingId()
                                                                     : placerOfNextPiece(players, placed).id;
}

ThingId placerOfArtifact(const GuideInputs& in)
{
    const auto& each = in.scenario().options.artifactsPerPlayer;
    const std::size_t placed = in.scenario().artifacts.size();
    return placerAfter(in, placed, each ? std::size_t(*each * in.view.playerCount()) : placed + 1);
}

ThingId placerOfChest(const GuideInputs& in)
{
    return placerAfter(in, in.scenario().chests.size(), owedChests(in.view).owed);
}

ThingId placerOfToken(const GuideInputs& in)
{
    TokenTurns turns(in.scenario().players);
    for (const PlacedToken& token : in.scenario().tokens)
        turns.place(token.player);
    for (int pass = 0; pass < in.talk.passes; ++pass)
        turns.pass();
    const auto next = turns.next();
    if (!next)
        return {};
    // TOK-05, TOK-13: three, or the agreed number.
    return std::ranges::count(in.scenario().tokens, *next, &PlacedToken::player) <
                   in.scenario().options.tokensPlacedPerPlayer
               ? *next
               : ThingId();
}

StepOutcome standingOfSpecialPieces(const GuideInputs& in)
{
    StepOutcome outcome;
    StepStanding& standing = outcome.standing;
    standing.step = SetupStep::SpecialPieces;
    standing.done = int(countedSpecialPieces(in.view).size());
    standing.wanted = int(mostSpecialPieces(in));
    standing.isMost = true;
    finish(in, outcome);
    const bool isFull = standing.done >= standing.wanted;
    // ART-02: artifacts come when markers and doors are down.
    const auto artifacts = isFull ? offeredArtifacts(in.view) : std::vector<OfferedPiece>();
    standing.task = !isFull             ? TaskKind::PlaceSpecialPiece
                    : artifacts.empty() ? TaskKind::Nothing
                                        : TaskKind::PlaceArtifact;
    standing.pieces = isFull ? artifacts : offeredSpecialPieces(in.view);
    if (in.talk.takesTurns) {
        standing.turn = isFull ? placerOfArtifact(in) : placerOfSpecialPiece(in);
        standing.isDrawn = true; // MRK-02, ART-02
    }
    return outcome;
}

StepOutcome standingOfChests(const GuideInputs& in)
{
    StepOutcome outcome;
    StepStanding& standing = outcome.standing;
    standing.step = SetupStep::Chests;
    const OwedChests numbers = owedChests(in.view);
    standing.done = int(in.scenario().chests.size());
    standing.wanted = int(numbers.owed);
    standing.isMost = true;
    finish(in, outcome);
    // CHEST-02: as many chests in the pool as figures in the team.
    const auto lacking = std::ranges::find_if(in.scenario().players,
                                              [](const Player& player) { return missingChests(player) > 0; });
    if (lacking != in.scenario().players.end()) {
        standing.task = TaskKind::FillChestPool;
        standing.about = lacking->id;
        outcome.isFinished = false;
    } else if (numbers.inPool == 0 && standing.done == 0) {
        standing.task = TaskKind::FillChestPool;
        outcome.isFinished = in.isEnough(SetupStep::Chests);
    } else if (numbers.tiles == 0) {
        standing.task = TaskKind::NoTileForChest; // CHEST-08
        if (!in.view.areAllTilesLaid && !in.isEnough(SetupStep::Chests))
            outcome.isFinished = in.scenario().options.tilesRanOut; // tiles still to come may hold one
    } else if (standing.done < standing.wanted) {
        standing.task = TaskKind::PlaceChest;
    }
    // CHEST-07: whoever's turn it is must place while pool and tiles last.
    standing.mayBeEnough =
        !outcome.isFinished && lacking == in.scenario().players.end() && standing.done >= standing.wanted;
    if (standing.done < standing.wanted)
        standing.pieces = offeredChests(in.view);
    if (in.talk.takesTurns) {
        standing.turn = placerAfter(in, std::size_t(standing.done), numbers.owed);
        standing.isDrawn = true; // CHEST-03
    }
    return outcome;
}

StepOutcome standingOfTokens(const GuideInputs& in)
{
    StepOutcome outcome;
    StepStanding& standing = outcome.standing;
    standing.step = SetupStep::Tokens;
    standing.done = int(in.scenario().tokens.size());
    standing.wanted = in.scenario().options.tokensPlacedPerPlayer * in.view.playerCount();
    standing.isMost = true;
    finish(in, outcome);
    if (in.talk.takesTurns) {
        standing.turn = placerOfToken(in);
        standing.mayPass = !standing.turn.empty(); // TOK-07
        if (standing.turn.empty() && in.view.playerCount() > 0)
            outcome.isFinished = true; // everybody passed
    }
    if (standing.done < standing.wanted && !(in.talk.takesTurns && standing.turn.empty())) {
        // TOK-06: the first one goes on a tile with a chest, if there is one.
        standing.task = standing.done == 0 && canTokenJoinAChest(in.view) ? TaskKind::PlaceFirstToken
                                                                          : TaskKind::PlaceToken;
        standing.pieces = offeredTokens(in.view);
    }
    return outcome;
}

} // namespace delve::mageknight
