// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/cancel.h"

#include "engine/mageknight/play/abilities/confusion.h"
#include "engine/mageknight/play/artifacts/artifact_use.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/values.h"

namespace delve::mageknight::play {

namespace {

constexpr std::array slots{Slot::Speed, Slot::Attack, Slot::Defense, Slot::Damage};

/// SA-G2: who acts decides for the own figures and for the monster that is activated. SA-MAGIC-CONFUSION: the
/// abilities of a confused one stay on.
class Canceller
{
public:
    explicit Canceller(const Position& position)
        : m_player(actingPlayer(position)),
          m_monster(position.turn().has(activation::confused) ? FigureId::None : position.turn().figure)
    {}

    bool mayCancelFor(FigureId figure, const FigureState& state) const
    {
        return state.isInside() && (state.isMageSpawn() ? figure == m_monster : state.team == m_player);
    }

private:
    PlayerId m_player;
    FigureId m_monster;
};

/// ABIL-03: the slots with optional abilities that show, or that their token calls optional (EXO-19); one bit
/// each.
unsigned optionalSlots(const Position& position, FigureId figure)
{
    if (!position.figure(figure).has(mark::equipped | mark::gifted))
        return position.click(figure).optionalSlots;
    const AbilitySet held = heldAbilities(position, figure);
    const AbilitySet allGifts = optionalGifts(position, figure);
    unsigned optional = 0;
    for (const Slot slot : slots)
        if (held.hasAny(optionalAbilities(slot)))
            optional |= 1u << unsigned(slot);
    if (allGifts == AbilitySet())
        return optional;
    for (const Slot slot : slots) {
        AbilitySet gifts = allGifts;
        for (const Slot other : slots)
            if (other != slot)
                gifts.remove(abilitiesIn(other));
        if (held.hasAny(gifts))
            optional |= 1u << unsigned(slot);
    }
    return optional;
}

/// SA-FLIGHT: nobody is let fall. One bit for the slot that keeps the figure over what it may not stop on.
unsigned slotsInUse(const Position& position, FigureId figure)
{
    const bool isCarried = position.turn().figure == figure && !checkStopping(position).isAllowed() &&
                           hasAbility(position, figure, Ability::Flight);
    return isCarried ? 1u << unsigned(Slot::Speed) : 0;
}

} // namespace

Refusal check(const Position& position, const CancelAbility& action)
{
    if (!position.knows(action.figure) ||
        !Canceller(position).mayCancelFor(action.figure, position.figure(action.figure)))
        return {"ABIL-04"};
    if ((position.figure(action.figure).cancelled >> unsigned(action.slot) & 1) != 0)
        return {"ABIL-04"}; // it is off already
    if ((slotsInUse(position, action.figure) >> unsigned(action.slot) & 1) != 0)
        return {"SA-FLIGHT"};
    const bool isOptional = (optionalSlots(position, action.figure) >> unsigned(action.slot) & 1) != 0;
    return isOptional ? allowed : Refusal{"ABIL-03"};
}

void carryOut(Unfolding& unfolding, const CancelAbility& action)
{
    unfolding.emit("ABIL-04", AbilityCancelled{action.figure, action.slot});
}

void evolve(StateWriter& state, const AbilityCancelled& event)
{
    std::uint8_t& cancelled = state.figure(event.figure).cancelled;
    cancelled = std::uint8_t(cancelled | 1u << unsigned(event.slot));
}

void listCancellations(const Position& position, ActionList& actions)
{
    const auto figures = position.state().figures();
    const Canceller canceller(position);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (!canceller.mayCancelFor(FigureId(i), figures[i]))
            continue;
        const unsigned optional = optionalSlots(position, FigureId(i)) & ~unsigned(figures[i].cancelled) &
                                  ~slotsInUse(position, FigureId(i));
        for (unsigned mask = optional; mask != 0; mask &= mask - 1)
            actions.add(CancelAbility{FigureId(i), Slot(std::countr_zero(mask))});
    }
}

} // namespace delve::mageknight::play
