// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/damage.h"

#include "engine/mageknight/play/artifacts/artifact_use.h"
#include "engine/mageknight/play/artifacts/furniture.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/height.h"
#include "engine/mageknight/play/riding/dismounting.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/sections/section_choice.h"
#include "engine/mageknight/play/treasure/items.h"
#include "engine/mageknight/play/treasure/lost_treasure.h"
#include "engine/mageknight/play/treasure/theft.h"
#include "engine/mageknight/play/turns/ending.h"
#include "engine/mageknight/play/turns/experience.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int skullsOfElimination = 6; // MD-23

} // namespace

void turnToStart(StateWriter& state, FigureId id, int level)
{
    FigureState& figure = state.figure(id);
    figure.clicks = {};
    figure.clicks[0] = std::uint8_t(state.game().startClick(id, level));
    if (state.game().kind(id).isHull())
        forEachSection(id, [&](FigureId section) { turnToStart(state, section, level); });
}

bool isSpent(const Position& position, FigureId figure)
{
    if (isHull(position, figure))
        return skullsOf(position, figure) >= skullsOfElimination;
    if (isSection(position, figure))
        return isSpent(position, position.figure(figure).carrier);
    return position.click(figure).eliminated;
}

namespace {

/// DMG-03: a figure whose dial has ended is eliminated, and CAV-20, CAV-21: its rider seen to first.
void fall(Unfolding& unfolding, FigureId figure, FigureId victor)
{
    const Position position = unfolding.position();
    const FigureId rider = position.figure(figure).load;
    if (rider == FigureId::None)
        return eliminate(unfolding, isHull(position, figure) ? FallRule("MD-23") : FallRule("DMG-03"), figure,
                         victor);
    if (isHull(position, figure) && hasRoomToFall(position, figure))
        return unfolding.later(ThrownOut{rider, figure, victor}); // CHAR-06
    if (!isHull(position, figure) && !isSpent(position, rider) && hasRoomToDismount(position, rider)) {
        unfolding.later(Eliminations{victor, figure});
        return unfolding.later(Dismounting{rider, figure});
    }
    unfolding.later(Eliminations{victor, figure});
    eliminate(unfolding, isSpent(position, rider) ? FallRule("DMG-03") : FallRule("CAV-21"), rider, victor);
}

} // namespace

void dealDamage(Unfolding& unfolding, DamageRule rule, std::span<const Hit> hits, FigureId victor)
{
    for (const Hit& hit : hits) {
        const Position position = unfolding.position();
        if (hit.clicks <= 0 || !position.figure(hit.figure).isInside())
            continue;
        if (isHull(position, hit.figure)) // MD-30
            dealToHull(unfolding, rule, hit, exposureToAll(position, hit.figure), victor);
        else if (!isSection(position, hit.figure) || isActive(position, hit.figure)) // MD-22
            unfolding.emit(rule.id(), FigureDamaged{hit.figure, std::uint8_t(hit.clicks), 0});
    }
    std::vector<FigureId> spent;
    for (const Hit& hit : hits) {
        const Position position = unfolding.position();
        // MD-23: with a section the whole figure goes.
        const FigureId figure =
            isSection(position, hit.figure) ? position.figure(hit.figure).carrier : hit.figure;
        if (position.figure(figure).isInside() && isSpent(position, figure) &&
            !std::ranges::count(spent, figure))
            spent.push_back(figure);
    }
    if (spent.empty())
        return;
    // DMG-13: one after the other, each with all that follows from it; END-04 comes last.
    unfolding.later(CheckEnd{});
    const std::size_t waiting = spent.size() - 1;
    const auto at = [&](std::size_t i) { return i < spent.size() ? spent[i] : FigureId::None; };
    for (std::size_t block = (waiting + 3) / 4; block > 0; --block) {
        const std::size_t first = 4 * block - 3;
        unfolding.later(Eliminations{victor, at(first), at(first + 1), at(first + 2), at(first + 3)});
    }
    fall(unfolding, spent.front(), victor);
}

void dealAbilityDamage(Unfolding& unfolding, DamageRule rule, std::span<const Hit> hits, FigureId victor)
{
    std::vector<Hit> left;
    for (const Hit& hit : hits) {
        if (isHull(unfolding.position(), hit.figure)) { // MD-30, MD-33
            const Position position = unfolding.position();
            dealToHull(unfolding, rule, hit,
                       victor == FigureId::None ? exposureToAll(position, hit.figure)
                                                : exposureToNeighbour(position, hit.figure, victor),
                       victor);
            continue;
        }
        // SA-TOUGHNESS, SA-INVULNERABILITY: ability damage has no floor, it may be reduced to nothing.
        const AbilitySet abilities = abilitiesOf(unfolding.position(), hit.figure);
        const int armour = abilities.has(Ability::Invulnerability) ? 2 : abilities.has(Ability::Toughness);
        if (hit.clicks > armour)
            left.push_back({hit.figure, hit.clicks - armour});
    }
    dealDamage(unfolding, rule, left, victor);
}

void resume(Unfolding& unfolding, const Eliminations& task)
{
    if (task.second != FigureId::None)
        unfolding.later(Eliminations{task.victor, task.second, task.third, task.fourth});
    // CAV-21: whoever fell with its mount is gone already.
    if (unfolding.position().figure(task.first).isInside())
        fall(unfolding, task.first, task.victor);
}

void eliminate(Unfolding& unfolding, FallRule rule, FigureId figure, FigureId victor)
{
    const FigureState before = unfolding.position().figure(figure);
    // XP-02: asked before, as a summoned figure is nobody's any more in the pool (DG-08).
    const bool isVictory = victor != FigureId::None && areOpposing(unfolding.position(), victor, figure);
    unfolding.emit(rule.id(), FigureEliminated{figure});
    dropLoad(unfolding, figure, before.square); // DRESS-19
    returnGifts(unfolding, figure);             // EXO-18
    if (isVictory)
        unfolding.later(Reward{victor, figure});
    if (before.isMageSpawn())
        return;
    // DMG-12, LOSE-10: whatever the cause. LOSE-04: a hero that never came in falls at its entrance.
    const SquareIndex entrance = unfolding.game().player(before.team).entrance.square;
    loseTreasure(unfolding, before.team, before.isInside() ? before.square : entrance);
    dropLootOf(unfolding, figure);
}

void heal(Unfolding& unfolding, std::string_view rule, FigureId figure, int clicks)
{
    // SA-INVULNERABILITY: it cannot be healed.
    if (hasAbility(unfolding.position(), figure, Ability::Invulnerability))
        return;
    const int possible = clicksLost(unfolding.position(), figure);
    if (const int healed = std::min(clicks, possible); healed > 0)
        unfolding.emit(rule, FigureHealed{figure, std::uint8_t(healed), 0});
}

void evolve(StateWriter& state, const FigureDamaged& event)
{
    std::uint8_t& click = state.figure(event.figure).clicks[event.dial];
    // DMG-03: further clicks are ignored.
    const int last = state.game().kind(event.figure).lastClick();
    click = std::uint8_t(std::min(click + event.clicks, last));
}

void evolve(StateWriter& state, const FigureHealed& event)
{
    std::uint8_t& click = state.figure(event.figure).clicks[event.dial];
    click = std::uint8_t(click - event.clicks);
}

void evolve(StateWriter& state, const FigureEliminated& event)
{
    unassignAllOf(state, event.figure); // DMG-12
    state.lift(event.figure);
    part(state, event.figure);
    FigureState& figure = state.figure(event.figure);
    const FigureId active = state.turn().figure;
    if (active == event.figure) {
        state.turn().trail = state.turn().trailEnd = noSquare;
    } else if (active != FigureId::None && !state.game().kind(active).isOneSquare()) {
        // PEA-10, TITAN-06: a base that lay over it has the squares to itself now.
        state.settle(active);
        noteHeight(state);
    }
    figure.square = noSquare;
    figure.marks = std::uint16_t(figure.marks & ~mark::transferring);
    figure.touchedBy = FigureId::None;
    state.set(FigureSet::BrokenAway, event.figure, false);
    if (state.game().parts().figures[indexOf(event.figure)].team != PlayerId::None) {
        figure.where = Whereabouts::Eliminated;
        state.bringAlong(event.figure); // MD-23
        return;
    }
    returnToPool(state, event.figure);
    figure.marks |= mark::fallen;
}

namespace {

void sitOn(StateWriter& state, FigureId rider, FigureId mount)
{
    state.figure(rider).carrier = mount;
    state.figure(mount).load = rider;
    state.bringAlong(mount);
}

} // namespace

void returnToPool(StateWriter& state, FigureId id)
{
    const GameParts::FigurePiece& piece = state.game().parts().figures[indexOf(id)];
    FigureState& figure = state.figure(id);
    figure.where = piece.guest ? Whereabouts::Away : Whereabouts::Pool;
    figure.marks = std::uint16_t(figure.marks & mark::fallen);
    if (piece.kind->arcSide == ArcSide::Right)
        figure.marks |= mark::favoursRight; // FARC-03
    state.set(FigureSet::Group, id, false);
    figure.team = PlayerId::None;
    figure.cancelled = 0;
    figure.frozen = 0;
    turnToStart(state, id, piece.level);
    if (state.game().kind(id).isHull()) {
        state.bringAlong(id);
        forEachSection(id, [&](FigureId section) {
            state.figure(section).marks = 0;
            state.figure(section).cancelled = 0;
            state.figure(section).touchedBy = FigureId::None;
        });
    }
    // MOUNT-13: in the pool mount and rider wait for each other.
    if (const FigureId partner = state.game().partnerOf(id);
        partner != FigureId::None && state.figure(partner).where == Whereabouts::Pool)
        piece.mount == partner ? sitOn(state, id, partner) : sitOn(state, partner, id);
    // DG-09: whoever summoned it may summon again.
    for (FigureState& other : state.figures())
        if (other.summoned == id)
            other.summoned = FigureId::None;
}

} // namespace delve::mageknight::play
