// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/artifacts/artifact_items.h"
#include "engine/mageknight/play/artifacts/artifact_piles.h"
#include "engine/mageknight/play/artifacts/artifact_use.h"
#include "engine/mageknight/play/artifacts/artifacts.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/spawn.h"
#include "engine/mageknight/play/moving/spin.h"
#include "engine/mageknight/play/treasure/sprung_trap.h"

#include <algorithm>

// EXO-12: what tokens do, one effect after the other.

namespace delve::mageknight::play {

namespace {

/// What an effect needs to know.
struct Occasion
{
    ArtifactTokenId token = ArtifactTokenId::None;
    ArtifactId artifact = ArtifactId::None;
    FigureId figure = FigureId::None; ///< who used the artifact and is still in the dungeon
    PlayerId player = PlayerId::None;
};

/// EXO-17: an artifact has given it this ability before.
bool hasGained(const Position& position, FigureId figure, Ability ability)
{
    return withGifts(position, figure, {}).has(ability);
}

/// OBJ-02: any square of the artifact is behind the figure.
bool strikesFromBehind(const Position& position, ArtifactId artifact, FigureId target)
{
    bool isBehind = false;
    bool isBeside = false;
    forEachSquareOf(position, artifact, [&](SquareIndex square) {
        if (!isSquareBeside(position, square, target))
            return;
        isBehind = isBeside ? isBehind && comesFromBehind(position, target, square)
                            : comesFromBehind(position, target, square);
        isBeside = true;
    });
    return isBehind;
}

void take(Unfolding& unfolding, const Occasion& occasion, const effect::Attack& effect)
{
    BlowNumbers numbers = objectNumbers(unfolding.position(), effect.attack, effect.damage, occasion.figure);
    if (strikesFromBehind(unfolding.position(), occasion.artifact, occasion.figure))
        numbers.addToRoll("OBJ-02", 1);
    // EXO-13, OBJ-03: the opponent rolls; OBJ-06: nobody answers and nobody is the victor.
    const PlayerId roller = opponentOf(unfolding.game(), occasion.player);
    const int natural = unfolding.rollTwo("EXO-13", RollFor::ArtifactAttack, roller).total();
    unfolding.emit("EXO-13", ArtifactStruck{occasion.artifact, occasion.figure, numbers.hits(natural)});
    dealDamage(unfolding, "EXO-13", std::array{Hit{occasion.figure, numbers.clicks(natural)}},
               FigureId::None);
}

void take(Unfolding& unfolding, const Occasion& occasion, const effect::GrantAbility& effect)
{
    // EXO-17: the same ability once only.
    if (!hasGained(unfolding.position(), occasion.figure, effect.ability))
        unfolding.emit("EXO-14", AbilityGranted{occasion.token, occasion.figure});
}

void take(Unfolding& unfolding, const Occasion& occasion, const effect::GrantItem&)
{
    unfolding.emit("EXO-20", ItemGranted{occasion.token, occasion.player});
}

void take(Unfolding& unfolding, const Occasion& occasion, const effect::Heal& effect)
{
    heal(unfolding, "EXO-12", occasion.figure, effect.clicks);
}

void take(Unfolding& unfolding, const Occasion& occasion, const effect::Harm& effect)
{
    dealDamage(unfolding, "EXO-12", std::array{Hit{occasion.figure, effect.clicks}}, FigureId::None);
}

void take(Unfolding& unfolding, const Occasion& occasion, const effect::GainGold& effect)
{
    unfolding.emit("EXO-12", GoldChanged{occasion.player, std::int16_t(effect.amount)});
}

void take(Unfolding& unfolding, const Occasion& occasion, const effect::LoseGold& effect)
{
    // Only what artifacts gave can be lost; the gold of chests is in the chests.
    const int lost = std::min(effect.amount, int(unfolding.state().player(occasion.player).gold));
    if (lost > 0)
        unfolding.emit("EXO-12", GoldChanged{occasion.player, std::int16_t(-lost)});
}

void take(Unfolding&, const Occasion&, const effect::Move&)
{} // comes when all others are done

void take(Unfolding& unfolding, const Occasion& occasion, const effect::PlaceItem&)
{
    const SquareIndex square = nearestOpen(unfolding.position(), occasion.figure, true);
    if (square != noSquare)
        unfolding.emit("EXO-23", ItemPlaced{occasion.token, square});
}

/// EXO-23, BASE-05: the nearest place where the guest can lie.
Stance stanceOfGuest(const Position& position, FigureId guest, FigureId host)
{
    if (position.kind(guest).isOneSquare())
        return {nearestOpen(position, host, false), position.figure(host).facing};
    return nearestStance(position, guest, position.figure(host).square);
}

void take(Unfolding& unfolding, const Occasion& occasion, const effect::PlaceHero& effect)
{
    const Position position = unfolding.position();
    const auto& pieces = position.game().parts().figures;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        const FigureId guest = FigureId(i);
        if (position.figure(guest).where != Whereabouts::Away || pieces[i].kind->id != effect.figure)
            continue;
        const Stance stance = stanceOfGuest(position, guest, occasion.figure);
        if (stance.anchor == noSquare)
            return;
        unfolding.emit("EXO-12", GuestJoined{guest, occasion.player});
        unfolding.emit("EXO-23", FigurePlaced{guest, stance.anchor, stance.facing});
        return unfolding.later(GuestFacing{guest});
    }
}

void take(Unfolding& unfolding, const Occasion& occasion, const effect::PlaceMageSpawn& effect)
{
    unfolding.later(
        ArtifactSpawn{occasion.figure, std::uint8_t(effect.count), std::int16_t(effect.maxPoints)});
}

void take(Unfolding& unfolding, const Occasion& occasion, const effect::Refresh&)
{
    // EXO-25: the token itself goes back before the piles are mixed.
    returnToken(unfolding, "EXO-25", occasion.token);
    refreshArtifacts(unfolding);
}

/// EXO-08, EXO-21: the token goes back unless somebody keeps it, and the activation ends.
void finishToken(Unfolding& unfolding, const TokenEffects& task, const std::vector<TokenEffect>& effects)
{
    if (unfolding.state().artifactToken(task.token).place == ArtifactTokenPlace::Revealed)
        returnToken(unfolding, "EXO-21", task.token);
    if (!unfolding.position().figure(task.figure).isInside())
        return; // its activation ends by itself
    int speed = 0;
    for (const TokenEffect& effect : effects)
        if (const auto* move = std::get_if<effect::Move>(&effect))
            speed += move->speed;
    if (speed > 0)
        return unfolding.emit("EXO-12", ExtraMoveBegan{std::int16_t(speed)});
    endActivation(unfolding);
}

} // namespace

void resume(Unfolding& unfolding, const TokenEffects& task)
{
    // The row is kept in the task, since a token that went back has none.
    const std::vector<TokenEffect>& effects =
        unfolding.game().kind(task.token).rows[std::size_t(task.row)].effects;
    if (task.next >= effects.size() || !unfolding.position().figure(task.figure).isInside())
        return finishToken(unfolding, task, effects);
    unfolding.later(
        TokenEffects{task.token, task.artifact, task.figure, std::uint8_t(task.next + 1), task.row});
    const Occasion occasion{task.token, task.artifact, task.figure,
                            unfolding.position().figure(task.figure).team};
    std::visit([&](const auto& effect) { take(unfolding, occasion, effect); }, effects[task.next]);
}

void resume(Unfolding& unfolding, const ArtifactSpawn& task)
{
    const Position position = unfolding.position();
    if (task.count == 0 || !position.figure(task.figure).isInside())
        return;
    const SquareIndex square = nearestOpen(position, task.figure, false);
    if (square == noSquare)
        return unfolding.emit("CONV-10", NoRoomForMonsters{task.count});
    unfolding.later(ArtifactSpawn{task.figure, std::uint8_t(task.count - 1), task.points});
    unfolding.later(GreetGroup{});
    // EXO-23: chosen and turned by the opponent, one by one.
    const PlayerId opponent = opponentOf(unfolding.game(), position.figure(task.figure).team);
    callMonsters(unfolding, opponent, {1, task.points}, PointCap::Firm, square, FigureId::None);
}

PlayerId deciderOf(const Position& position, const GuestFacing&)
{
    return position.turn().player;
}

void listOptions(const Position& position, const GuestFacing& choice, ActionList& actions)
{
    listFacings(choice.figure, position, actions);
}

void evolve(StateWriter& state, const GoldChanged& event)
{
    state.player(event.player).gold += event.amount;
}

void evolve(StateWriter&, const ArtifactStruck&)
{}

void evolve(StateWriter& state, const GuestJoined& event)
{
    FigureState& figure = state.figure(event.figure);
    figure.team = event.player;
    figure.marks |= mark::newcomer;
}

void evolve(StateWriter& state, const ExtraMoveBegan& event)
{
    state.turn().speed = event.speed;
    state.turn().flags |= activation::swept;
}

} // namespace delve::mageknight::play
