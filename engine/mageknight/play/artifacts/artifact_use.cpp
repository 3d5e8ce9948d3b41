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

/// Calls `visit(effect, isSilent)` for the abilities that tokens have given a figure.
template <typename Visit> void forEachGift(const Position& position, FigureId figure, Visit&& visit)
{
    if (!position.figure(figure).has(mark::gifted))
        return;
    forEachGiven(position.game(), position.state().artifactTokens(),
                 [&](const ArtifactTokenState& token, std::uint16_t bit, const effect::GrantAbility& gift) {
                     if (token.figure == figure)
                         visit(gift, (token.muted & bit) != 0);
                 });
}

} // namespace

AbilitySet withGifts(const Position& position, FigureId figure, AbilitySet own)
{
    // EXO-15: artifact before item and dial.
    forEachGift(position, figure, [&](const effect::GrantAbility& gift, bool) {
        own.remove(abilitiesIn(slotOf(gift.ability)));
    });
    // EXO-16: two on one value are both kept.
    forEachGift(position, figure, [&](const effect::GrantAbility& gift, bool) { own.add(gift.ability); });
    return own;
}

AbilitySet silentGifts(const Position& position, FigureId figure)
{
    AbilitySet silent;
    forEachGift(position, figure, [&](const effect::GrantAbility& gift, bool isSilent) {
        if (isSilent)
            silent.add(gift.ability);
    });
    return silent;
}

AbilitySet optionalGifts(const Position& position, FigureId figure)
{
    AbilitySet optional;
    forEachGift(position, figure, [&](const effect::GrantAbility& gift, bool) {
        if (gift.optional)
            optional.add(gift.ability);
    });
    return optional;
}

void returnGifts(Unfolding& unfolding, FigureId figure)
{
    for (std::size_t i = 0; i < unfolding.state().artifactTokens().size(); ++i)
        if (const ArtifactTokenState& token = unfolding.state().artifactTokens()[i];
            token.place == ArtifactTokenPlace::Given && token.figure == figure)
            returnToken(unfolding, "EXO-18", ArtifactTokenId(i));
}

Refusal check(const Position& position, const UseArtifact& action)
{
    const FigureId figure = position.turn().figure;
    // ART-13: only figures of a Heroic Team.
    if (figure == FigureId::None || !position.figure(figure).isInside() ||
        position.figure(figure).isMageSpawn())
        return {"ART-13"};
    // ART-17: dungeon dressing has no tokens.
    if (!position.knows(action.artifact) ||
        position.game().kind(action.artifact).artifactClass != ArtifactClass::Exotic)
        return {"ART-17"};
    if (isSaddled(position, figure))
        return {"CAV-15"};
    if (isConfinedToMoving(position, figure))
        return {"SA-DEMORALIZED"};
    if (isQuickActivation(position))
        return {"SA-QUICKNESS"};
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
