#include "engine/play/abilities/cancel.h"

#include "engine/play/artifact_use.h"
#include "engine/play/state_writer.h"
#include "engine/play/unfolding.h"
#include "engine/play/values.h"

namespace delve::play {

namespace {

constexpr std::array slots{Slot::Speed, Slot::Attack, Slot::Defense, Slot::Damage};

/// SA-G2: the active player decides for the own figures and for the monster that is activated.
bool isOwner(const Position& position, FigureId figure)
{
    const FigureState& state = position.figure(figure);
    return state.isMageSpawn() ? position.turn().figure == figure : state.team == position.turn().player;
}

} // namespace

Refusal check(const Position& position, const CancelAbility& action)
{
    if (!position.knows(action.figure))
        return {"ABIL-04"};
    const FigureState& state = position.figure(action.figure);
    if (!state.isInside() || !isOwner(position, action.figure))
        return {"ABIL-04"};
    if ((state.cancelled >> unsigned(action.slot) & 1) != 0)
        return {"ABIL-04"}; // it is off already
    // ABIL-03: only optional abilities that show can be cancelled; EXO-19: or that their token calls
    // optional.
    if (!state.has(mark::equipped | mark::gifted)) {
        const unsigned shown = position.click(action.figure).optionalSlots;
        return (shown >> unsigned(action.slot) & 1) != 0 ? allowed : Refusal{"ABIL-03"};
    }
    const AbilitySet held = heldAbilities(position, action.figure);
    AbilitySet gifts = optionalGifts(position, action.figure);
    for (const Slot slot : slots)
        if (slot != action.slot)
            gifts.remove(abilitiesIn(slot));
    return held.hasAny(optionalAbilities(action.slot)) || held.hasAny(gifts) ? allowed : Refusal{"ABIL-03"};
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
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (position.state().figures()[i].isInside() && isOwner(position, FigureId(i)) &&
            (position.click(FigureId(i)).optionalSlots != 0 ||
             position.figure(FigureId(i)).has(mark::equipped | mark::gifted)))
            for (const Slot slot : slots)
                actions.offer(CancelAbility{FigureId(i), slot});
}

} // namespace delve::play
