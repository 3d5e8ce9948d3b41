// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/artifact_use.h"

#include "engine/mageknight/play/abilities/activation_uses.h"
#include "engine/mageknight/play/artifacts/artifact_piles.h"
#include "engine/mageknight/play/artifacts/artifacts.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/given_tokens.h"
#include "engine/mageknight/play/riding/units.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int useCost = 4; // EXO-07

/// EXO-06: one of its squares is adjacent and in the front arc.
bool isAhead(const Position& position, FigureId figure, ArtifactId artifact)
{
    bool isAhead = false;
    forEachSquareOf(position, figure, [&](SquareIndex own) {
        forEachAdjacentSquare(position, own, [&](Direction, SquareIndex next) {
            if (isFrontSquare(position, figure, next))
                forEachSquareOf(position, artifact, [&](SquareIndex square) { isAhead |= square == next; });
        });
    });
    return isAhead;
}

/// EXO-09: one of the tokens of this colour that nobody has seen.
ArtifactTokenId drawToken(Unfolding& unfolding, Colour colour, PlayerId player)
{
    const Position position = unfolding.position();
    const std::size_t count = std::size_t(unseenOf(position, colour));
    std::size_t left = unfolding.draw("EXO-09", RollFor::ArtifactToken, player, count);
    for (std::size_t i = 0; i < position.state().artifactTokens().size(); ++i) {
        const ArtifactTokenId token = ArtifactTokenId(i);
        if (position.state().artifactToken(token).place == ArtifactTokenPlace::Unseen &&
            position.game().kind(token).colour == colour && left-- == 0)
            return token;
    }
    assert(false);
    return ArtifactTokenId::None;
}

/// EXO-12: a table with a single row needs no roll.
int readRow(Unfolding& unfolding, const ArtifactToken& token, PlayerId player)
{
    if (token.rows.size() == 1)
        return 0;
    const int total = unfolding.rollTwo("EXO-12", RollFor::ArtifactRow, player).total();
    const auto row = std::ranges::find_if(
        token.rows, [&](const ArtifactToken::Row& each) { return total >= each.from && total <= each.to; });
    return int(row - token.rows.begin());
}

} // namespace

AbilitySet withGifts(const Position& position, FigureId figure, AbilitySet own)
{
    AbilitySet gifts;
    forEachGiftOf(position, figure,
                  [&](const ArtifactTokenState&, std::uint8_t, const effect::GrantAbility& gift) {
                      own.remove(abilitiesIn(slotOf(gift.ability))); // EXO-15: artifact before item and dial
                      gifts.add(gift.ability);
                  });
    own.add(gifts); // EXO-16: two on one value are both kept
    return own;
}

AbilitySet silentGifts(const Position& position, FigureId figure)
{
    AbilitySet silent;
    forEachGiftOf(position, figure,
                  [&](const ArtifactTokenState& token, std::uint8_t bit, const effect::GrantAbility& gift) {
                      if (((token.muted | token.cancelled) & bit) != 0)
                          silent.add(gift.ability);
                  });
    return silent;
}

void returnGifts(Unfolding& unfolding, FigureId figure)
{
    for (std::size_t i = 0; i < unfolding.state().artifactTokens().size(); ++i)
        if (const ArtifactTokenState& token = unfolding.state().artifactTokens()[i];
            token.place == ArtifactTokenPlace::Given && token.figure == figure)
            returnToken(unfolding, "EXO-18", ArtifactTokenId(i));
}

Refusal checkHandlesArtifacts(const Position& position)
{
    const FigureId figure = position.turn().figure;
    // ART-13: only figures of a Heroic Team.
    if (figure == FigureId::None || position.figure(figure).isMageSpawn())
        return {"ART-13"};
    if (!position.figure(figure).isInside())
        return {"START-04"};
    return checkFreeHands(position, figure);
}

Refusal check(const Position& position, const UseArtifact& action)
{
    if (const Refusal refusal = checkHandlesArtifacts(position); !refusal.isAllowed())
        return refusal;
    const FigureId figure = position.turn().figure;
    // ART-17: dungeon dressing has no tokens.
    if (!position.knows(action.artifact) ||
        position.game().kind(action.artifact).artifactClass != ArtifactClass::Exotic)
        return {"ART-17"};
    if (isHull(position, figure))
        return {"MD-31"}; // what artifacts do to a figure they would do to a dial
    if (!isAhead(position, figure, action.artifact))
        return {"EXO-06"};
    if (position.state().artifact(action.artifact).used)
        return {"ART-14"};
    if (position.state().artifact(action.artifact).waiting == 0)
        return {"EXO-10"};
    return position.turn().speed >= useCost ? allowed : Refusal{"EXO-07"};
}

void carryOut(Unfolding& unfolding, const UseArtifact& action)
{
    const FigureId figure = unfolding.turn().figure;
    const PlayerId player = unfolding.position().figure(figure).team;
    unfolding.spend("EXO-07", useCost);
    const Colour colour = waitingAt(unfolding.state().artifact(action.artifact), 0);
    const ArtifactTokenId token = drawToken(unfolding, colour, player);
    unfolding.emit("EXO-09", ArtifactTokenDrawn{action.artifact, figure, token});
    const int row = readRow(unfolding, unfolding.game().kind(token), player);
    unfolding.emit("EXO-12", ArtifactRowRead{token, std::int16_t(row)});
    unfolding.later(TokenEffects{token, action.artifact, figure, 0, std::int16_t(row)});
}

void listArtifactUses(const Position& position, ActionList& actions)
{
    const FigureId figure = position.turn().figure;
    if (figure == FigureId::None || !position.figure(figure).isInside())
        return;
    forEachArtifactBeside(position, figure,
                          [&](ArtifactId artifact) { actions.offer(UseArtifact{artifact}); });
}

void evolve(StateWriter& state, const ArtifactTokenDrawn& event)
{
    ArtifactState& artifact = state.artifact(event.artifact);
    artifact.used = true;
    takeFirst(artifact);
    state.artifactToken(event.token).place = ArtifactTokenPlace::Revealed;
}

void evolve(StateWriter& state, const ArtifactRowRead& event)
{
    state.artifactToken(event.token).row = event.row;
}

void evolve(StateWriter& state, const AbilityGranted& event)
{
    ArtifactTokenState& token = state.artifactToken(event.token);
    token.place = ArtifactTokenPlace::Given;
    token.figure = event.figure;
    state.figure(event.figure).marks |= mark::gifted;
}

} // namespace delve::mageknight::play
