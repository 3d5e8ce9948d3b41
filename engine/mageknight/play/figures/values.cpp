// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/values.h"

#include "engine/mageknight/play/artifacts/artifact_use.h"
#include "engine/mageknight/play/artifacts/artifacts.h"
#include "engine/mageknight/play/riding/units.h"
#include "engine/mageknight/play/sections/passengers.h"
#include "engine/mageknight/play/treasure/items.h"

namespace delve::mageknight::play {

namespace {

constexpr AbilitySet barredByLoad{Ability::Bound,       Ability::Charge,  Ability::Nimble, Ability::Quickness,
                                  Ability::SneakAttack, Ability::Stealth, Ability::Sweep};
constexpr AbilitySet barredByPillar{Ability::SneakAttack, Ability::Stealth, Ability::LimitedInvisibility};

/// Abilities by slot, looked up often.
struct SlotSets
{
    std::array<AbilitySet, 4> all{};
    std::array<AbilitySet, 16> optional{}; ///< of several slots, which are the bits of the place

    SlotSets()
    {
        for (const auto& [ability, name] : enumNames<Ability>) {
            const AbilityMark& mark = markOf(ability);
            all[std::size_t(mark.slot)].add(ability);
            for (unsigned slots = 0; slots < optional.size(); ++slots)
                if (mark.optional && (slots >> unsigned(mark.slot) & 1) != 0)
                    optional[slots].add(ability);
        }
    }
};

constexpr std::size_t everySlot = 15;

const SlotSets& slotSets()
{
    static const SlotSets sets;
    return sets;
}

} // namespace

AbilitySet abilitiesIn(Slot slot)
{
    return slotSets().all[std::size_t(slot)];
}

AbilitySet optionalAbilities(Slot slot)
{
    return slotSets().optional[std::size_t(1) << unsigned(slot)];
}

AbilitySet heldAbilities(const Position& position, FigureId figure)
{
    // ABIL-01: those that show in the slot.
    const AbilitySet shown = position.click(figure).abilities;
    // TREAS-20: one that a treasure gives replaces the figure's own.
    return position.figure(figure).has(mark::equipped) ? withItems(position, figure, shown) : shown;
}

AbilitySet abilitiesInEffect(const Position& position, FigureId figure)
{
    AbilitySet abilities = heldAbilities(position, figure);
    // ABIL-04: without those that are cancelled for this turn.
    const FigureState& state = position.figure(figure);
    abilities.remove(slotSets().optional[state.cancelled & everySlot]);
    if (state.has(mark::gifted)) {
        // EXO-15: one that an artifact gave replaces both; EXO-16: but not while another gift replaces it.
        abilities = withGifts(position, figure, abilities);
        abilities.remove(silentGifts(position, figure));
    }
    // SA-DEMORALIZED: it does not use its own optional abilities.
    if (abilities.has(Ability::Demoralized) && position.game().options().demoralizedOnlyMoves)
        abilities.remove(slotSets().optional[everySlot]);
    // DRESS-20: a load bars these up to the end of the activation.
    if (position.turn().has(activation::carried) && position.turn().figure == figure)
        abilities.remove(barredByLoad);
    // PSGR-06: a passenger has no use for those on its speed.
    if (isPassenger(position, figure))
        abilities.remove(abilitiesIn(Slot::Speed));
    // PROF-03: a rider with a lance does not use Weapon Master.
    if (hasProficiency(position, figure, Proficiency::Impale))
        abilities.remove({Ability::WeaponMaster});
    // DRESS-07: an all-seeing pillar lets nobody hide on its tile.
    if (isWatched(position, figure))
        abilities.remove(barredByPillar);
    return abilities;
}

bool shrugsOff(const Position& position, FigureId figure, Ability ability)
{
    // TITAN-16: those of the list that a dungeon knows.
    constexpr AbilitySet ignored{Ability::Terrify,       Ability::Venom,       Ability::Healing,
                                 Ability::MagicHealing,  Ability::MagicFreeze, Ability::MagicLevitation,
                                 Ability::MagicConfusion};
    const BaseShape base = position.kind(figure).base();
    return (base == BaseShape::Titan2x2 || isMultiDialBase(base)) && ignored.has(ability);
}

bool isDemoralized(const Position& position, FigureId figure)
{
    return hasAbility(position, figure, Ability::Demoralized);
}

bool isConfinedToMoving(const Position& position, FigureId figure)
{
    return position.game().options().demoralizedOnlyMoves && isDemoralized(position, figure);
}

int rangeOf(const Position& position, FigureId figure)
{
    return position.kind(figure).range();
}

namespace {

/// CAV-13: abilities of mount and rider alike move the unit; MD-32: those of any active section.
bool movesWith(const Position& position, FigureId figure, Ability ability)
{
    const FigureState& state = position.figure(figure);
    // MD-32: what one active section has of these, all have.
    if (const FigureId hull = pieceOf(position, figure); isHull(position, hull)) {
        bool found = false;
        forEachSection(hull, [&](FigureId section) { found |= hasAbility(position, section, ability); });
        return found;
    }
    return hasAbility(position, figure, ability) ||
           (state.isRidden() && hasAbility(position, state.load, ability));
}

} // namespace

bool isSwimmer(const Position& position, FigureId figure)
{
    return swims(position.kind(figure).speedType(),
                 [&](Ability ability) { return movesWith(position, figure, ability); });
}

bool isFlyer(const Position& position, FigureId figure)
{
    return flies(position.kind(figure).speedType(),
                 [&](Ability ability) { return movesWith(position, figure, ability); });
}

int speedOf(const Position& position, FigureId figure)
{
    int speed = dialValue(position, figure, Slot::Speed);
    if (isHull(position, figure)) // MD-07: the sum of the active sections, and the bonus once
        forEachSection(figure, [&](FigureId section) { speed += dialValue(position, section, Slot::Speed); });
    return speed + itemBonus(position, figure, Slot::Speed); // TREAS-10
}

} // namespace delve::mageknight::play
