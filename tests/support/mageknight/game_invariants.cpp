// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/game_invariants.h"

#include "engine/mageknight/play/artifacts/artifact_piles.h"
#include "engine/mageknight/play/artifacts/artifacts.h"
#include "engine/mageknight/play/core/view.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/monsters/neutrals.h"
#include "engine/mageknight/play/monsters/tokens.h"
#include "engine/mageknight/play/moving/movement.h"

#include <algorithm>

namespace delve::mageknight::test {

using namespace delve::mageknight::play;

namespace {

/// One of the events is of this kind and about this thing.
template <typename Kind, typename Id> bool says(const Events& events, Id Kind::*member, Id id)
{
    return std::ranges::any_of(events, [&](const Event& event) {
        const auto* what = std::get_if<Kind>(&event.what);
        return what != nullptr && what->*member == id;
    });
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
            if (figure.isInside() && isNoStop(position, figure.square)) // BASE-05 looks at larger ones
                return QStringLiteral("somebody stopped on an artifact");
    return tokenFault(position);
}

/// BASE-05: every square of its base can be stood on. ART-10: artifacts can be crossed on the way.
bool standsRight(const Position& position, FigureId id)
{
    const FigureState& figure = position.figure(id);
    if (!position.kind(id).isOneSquare())
        return canStand(position, id, {figure.square, figure.facing});
    return position.board().isPlayable(figure.square);
}

} // namespace

QString faultOf(const Game& game, const GameState& state)
{
    const Position position(game, state);
    std::vector<Occupant> occupants(state.sizes().squares);
    // SA-FLIGHT, BASE-05: only in its own activation a figure is over somebody, a chest or a crevasse, and
    // only then does its body not lie straight (PEA-06).
    const bool isOnItsWay = state.turn().has(activation::aloft) || state.turn().isCrooked();
    const FigureId aloft = isOnItsWay ? state.turn().figure : FigureId::None;
    if (state.turn().isCrooked() && (aloft == FigureId::None || !state.figure(aloft).isInside()))
        return QStringLiteral("a body trails behind nobody");
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
        if (figure.isInside() != (figure.square != noSquare))
            return QStringLiteral("figure %1 is nowhere").arg(i);
        // CAV-03: who rides is where its mount is, and nowhere else.
        if (figure.isRidden() && state.figure(figure.load).carrier != FigureId(i))
            return QStringLiteral("figure %1 carries nobody").arg(i);
        if (figure.isAboard()) {
            const FigureState& mount = state.figure(figure.carrier);
            const bool isPart = isSection(position, FigureId(i)); // MD-01
            if (isPart ? !isHull(position, figure.carrier) : mount.load != FigureId(i))
                return QStringLiteral("figure %1 is no part of what carries it").arg(i);
            if (mount.square != figure.square || mount.where != figure.where ||
                mount.facing != figure.facing || mount.team != figure.team)
                return QStringLiteral("figure %1 rides on nothing").arg(i);
        } else if (figure.isInside() && FigureId(i) != aloft) {
            if (!standsRight(position, FigureId(i)))
                return QStringLiteral("figure %1 stands wrong").arg(i);
            bool isFree = true;
            forEachSquareOf(position, FigureId(i), [&](SquareIndex square) {
                isFree = isFree && occupants[std::size_t(square)].isNone();
                occupants[std::size_t(square)] = Occupant(FigureId(i));
            });
            if (!isFree)
                return QStringLiteral("figure %1 overlaps another").arg(i);
        }
        // DIAL-11, MD-22: no dial turns further than its end; MD-01: a hull has none of its own.
        if (figure.clicks[0] > game.kind(FigureId(i)).lastClick() ||
            std::ranges::any_of(figure.clicks.begin() + 1, figure.clicks.end(),
                                [](std::uint8_t click) { return click != 0; }))
            return QStringLiteral("figure %1 has turned its dial too far").arg(i);
        // DMG-13: while others are seen to first, a figure whose dial has ended still stands there.
        const bool waits = std::ranges::any_of(state.tasks(), [](const Packed& task) {
            const Task what = unpack<Task>(task);
            return std::holds_alternative<Eliminations>(what) || std::holds_alternative<ThrownOut>(what);
        });
        if (figure.isInside() && !waits && isSpent(position, FigureId(i)))
            return QStringLiteral("figure %1 should be eliminated").arg(i);
    }
    for (std::size_t i = 0; i < state.chests().size(); ++i)
        if (!stand(state.chests()[i].square, ChestId(i)))
            return QStringLiteral("chest %1 lies wrong").arg(i);
    for (std::size_t i = 0; i < state.tokens().size(); ++i)
        if (!stand(state.tokens()[i].square, TokenId(i)))
            return QStringLiteral("token %1 lies wrong").arg(i);
    if (aloft != FigureId::None && state.figure(aloft).isInside())
        forEachSquareOf(position, aloft, [&](SquareIndex square) {
            if (Occupant& below = occupants[std::size_t(square)]; below.isNone())
                below = Occupant(aloft);
        });
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
    for (std::size_t i = 0; i < state.figures().size(); ++i) {
        const FigureId id = FigureId(i);
        // BASE-26: when nothing is pending nobody neutral has been met.
        if (state.figure(id).has(mark::neutral) &&
            (!state.figure(id).isMageSpawn() || (state.tasks().empty() && isRoused(position, id))))
            return QStringLiteral("figure %1 should not be neutral").arg(i);
        // MOUNT-13: in the pool mount and rider are together.
        const FigureId partner = game.partnerOf(id);
        if (partner != FigureId::None && state.figure(id).where == Whereabouts::Pool &&
            state.figure(partner).where == Whereabouts::Pool && state.figure(id).carrier != partner &&
            state.figure(id).load != partner)
            return QStringLiteral("figure %1 waits in the pool without its partner").arg(i);
    }
    // BASE-04, PEA-06: between activations nobody lies diagonally or crooked.
    for (std::size_t i = 0; i < state.figures().size(); ++i)
        if (!position.kind(FigureId(i)).canFace(state.figures()[i].facing) && state.figures()[i].isInside())
            return QStringLiteral("figure %1 faces diagonally").arg(i);
    if (!state.turn().isActivation() && (state.turn().isCrooked() || state.turn().bounds != 0))
        return QStringLiteral("something is left of an activation");
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

QString viewFault(const Game& game, const GameState& state)
{
    for (int i = 0; i < game.playerCount(); ++i) {
        const PlayerView view = viewFor(game, state, PlayerId(i));
        const GameParts& known = view.game.parts();
        const bool tells =
            std::ranges::any_of(known.chests,
                                [](const auto& chest) { return chest.fixedTreasure.has_value(); }) ||
            std::ranges::any_of(known.tokens, [](const auto& token) { return token.fixedTable.has_value(); });
        if (tells || !(view.state == state))
            return QStringLiteral("player %1 sees a secret").arg(i);
    }
    return {};
}

} // namespace delve::mageknight::test
