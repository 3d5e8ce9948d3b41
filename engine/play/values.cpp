#include "engine/play/values.h"

#include "engine/play/items.h"

namespace delve::play {

namespace {

/// The optional abilities of each slot. SA-G2: only these can be cancelled.
AbilitySet optionalIn(Slot slot)
{
    AbilitySet set;
    for (const auto& [ability, name] : enumNames<Ability>)
        if (slotOf(ability) == slot && markOf(ability).optional)
            set.add(ability);
    return set;
}

} // namespace

AbilitySet abilitiesOf(const Position& position, FigureId figure)
{
    // ABIL-01: those that show in the slot.
    // TREAS-20: one that a treasure gives replaces the figure's own.
    AbilitySet abilities = withItems(position, figure, position.click(figure).abilities);
    // ABIL-04: without those that are cancelled for this turn.
    if (const std::uint8_t cancelled = position.figure(figure).cancelled; cancelled != 0)
        for (unsigned slot = 0; slot < 4; ++slot)
            if ((cancelled >> slot & 1) != 0)
                abilities.remove(optionalIn(Slot(slot)));
    return abilities;
}

bool isDemoralized(const Position& position, FigureId figure)
{
    return hasAbility(position, figure, Ability::Demoralized);
}

int speedOf(const Position& position, FigureId figure)
{
    return dialValue(position, figure, Slot::Speed) + itemBonus(position, figure, Slot::Speed); // TREAS-10
}

} // namespace delve::play
