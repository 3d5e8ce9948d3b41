#include "engine/play/abilities/cancel.h"

#include "engine/play/artifact_use.h"
#include "engine/play/state_writer.h"
#include "engine/play/unfolding.h"
#include "engine/play/values.h"

namespace delve::play {

namespace {

constexpr std::array slots{Slot::Speed, Slot::Attack, Slot::Defense, Slot::Damage};

/// SA-G2: the active player decides for the own figures and for the monster that is activated.
bool mayCancelFor(const TurnState& turn, FigureId figure, const FigureState& state)
{
    return state.isInside() && (state.isMageSpawn() ? turn.figure == figure : state.team == turn.player);
}

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

/// SA-FLIGHT: nobody is let fall. One bit for the slot that keeps the figure in the air.
unsigned slotsInUse(const Position& position, FigureId figure)
{
    const bool isAloft = position.turn().has(activation::aloft) && position.turn().figure == figure;
    return isAloft ? 1u << unsigned(Slot::Speed) : 0;
}

} // namespace

Refusal check(const Position& position, const CancelAbility& action)
{
    if (!position.knows(action.figure) ||
        !mayCancelFor(position.turn(), action.figure, position.figure(action.figure)))
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
    const TurnState& turn = position.turn();
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (!mayCancelFor(turn, FigureId(i), figures[i]))
            continue;
        const unsigned optional = optionalSlots(position, FigureId(i)) & ~unsigned(figures[i].cancelled) &
                                  ~slotsInUse(position, FigureId(i));
        for (unsigned mask = optional; mask != 0; mask &= mask - 1)
            actions.add(CancelAbility{FigureId(i), Slot(std::countr_zero(mask))});
    }
}

} // namespace delve::play
