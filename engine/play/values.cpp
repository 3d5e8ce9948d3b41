#include "engine/play/values.h"

#include "engine/play/items.h"

namespace delve::play {

namespace {

/// Abilities by slot, looked up often.
struct SlotSets
{
    std::array<AbilitySet, 4> all{};
    std::array<AbilitySet, 4> optional{};
    AbilitySet everyOptional;

    SlotSets()
    {
        for (const auto& [ability, name] : enumNames<Ability>) {
            const AbilityMark& mark = markOf(ability);
            all[std::size_t(mark.slot)].add(ability);
            if (mark.optional) {
                optional[std::size_t(mark.slot)].add(ability);
                everyOptional.add(ability);
            }
        }
    }
};

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
    return slotSets().optional[std::size_t(slot)];
}

AbilitySet abilitiesInEffect(const Position& position, FigureId figure)
{
    // ABIL-01: those that show in the slot.
    // TREAS-20: one that a treasure gives replaces the figure's own.
    AbilitySet abilities = position.click(figure).abilities;
    if (position.figure(figure).has(mark::equipped))
        abilities = withItems(position, figure, abilities);
    // ABIL-04: without those that are cancelled for this turn.
    if (const std::uint8_t cancelled = position.figure(figure).cancelled; cancelled != 0)
        for (unsigned slot = 0; slot < 4; ++slot)
            if ((cancelled >> slot & 1) != 0)
                abilities.remove(optionalAbilities(Slot(slot)));
    // SA-DEMORALIZED: it does not use its own optional abilities.
    if (abilities.has(Ability::Demoralized) && position.game().options().demoralizedOnlyMoves)
        abilities.remove(slotSets().everyOptional);
    return abilities;
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
    return position.kind(figure).figure().range;
}

bool isSwimmer(const Position& position, FigureId figure)
{
    return position.kind(figure).figure().speedType == SpeedType::Wave ||
           hasAbility(position, figure, Ability::Aquatic);
}

bool isFlyer(const Position& position, FigureId figure)
{
    return position.kind(figure).figure().speedType == SpeedType::Wing ||
           hasAbility(position, figure, Ability::Flight);
}

int speedOf(const Position& position, FigureId figure)
{
    return dialValue(position, figure, Slot::Speed) + itemBonus(position, figure, Slot::Speed); // TREAS-10
}

} // namespace delve::play
