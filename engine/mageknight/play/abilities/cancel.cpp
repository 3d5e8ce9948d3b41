// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/abilities/cancel.h"

#include "engine/mageknight/play/abilities/confusion.h"
#include "engine/mageknight/play/artifacts/artifact_use.h"
#include "engine/mageknight/play/core/state_writer.h"
#include "engine/mageknight/play/core/unfolding.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/monsters/given_tokens.h"

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

/// EXO-15: the slots that gifts take up; one bit each.
unsigned slotsOfGifts(const Position& position, FigureId figure)
{
    const AbilitySet gifts = withGifts(position, figure, {});
    unsigned taken = 0;
    for (const Slot slot : slots)
        if (gifts.hasAny(abilitiesIn(slot)))
            taken |= 1u << unsigned(slot);
    return taken;
}

/// ABIL-03: the slots with optional abilities that show, or that come with a treasure; one bit each.
unsigned optionalSlots(const Position& position, FigureId figure)
{
    if (!position.figure(figure).has(mark::equipped | mark::gifted))
        return position.click(figure).optionalSlots;
    const AbilitySet held = heldAbilities(position, figure);
    unsigned optional = 0;
    for (const Slot slot : slots)
        if (held.hasAny(optionalAbilities(slot)))
            optional |= 1u << unsigned(slot);
    return optional & ~slotsOfGifts(position, figure);
}

/// SA-FLIGHT: nobody is let fall who flies over what it may not stop on.
bool isKeptByFlight(const Position& position, FigureId figure)
{
    return position.turn().figure == figure && !checkStopping(position).isAllowed() &&
           hasAbility(position, figure, Ability::Flight);
}

/// Why a gift may not be cancelled by whoever decides for its figure; `bit` is its own among those of the
/// token.
Refusal checkGift(const Position& position, const ArtifactTokenState& token, std::uint8_t bit,
                  const effect::GrantAbility& gift)
{
    if ((token.cancelled & bit) != 0)
        return {"ABIL-04"}; // it is off already
    if (gift.ability == Ability::Flight && isKeptByFlight(position, token.figure))
        return {"SA-FLIGHT"};
    // EXO-19: its token may call it optional, too.
    return gift.optional || markOf(gift.ability).optional ? allowed : Refusal{"ABIL-03"};
}

} // namespace

Refusal check(const Position& position, const CancelAbility& action)
{
    if (!position.knows(action.figure) ||
        !Canceller(position).mayCancelFor(action.figure, position.figure(action.figure)))
        return {"ABIL-04"};
    const auto isIn = [&](unsigned set) { return (set >> unsigned(action.slot) & 1) != 0; };
    if (isIn(slotsOfGifts(position, action.figure)))
        return {"EXO-15"}; // another one is in its place
    if (isIn(position.figure(action.figure).cancelled))
        return {"ABIL-04"}; // it is off already
    if (action.slot == Slot::Speed && isKeptByFlight(position, action.figure))
        return {"SA-FLIGHT"};
    return isIn(optionalSlots(position, action.figure)) ? allowed : Refusal{"ABIL-03"};
}

Refusal check(const Position& position, const CancelGift& action)
{
    if (!position.knows(action.figure) ||
        !Canceller(position).mayCancelFor(action.figure, position.figure(action.figure)))
        return {"ABIL-04"};
    Refusal refusal{"EXO-14"}; // no artifact gave it this one
    forEachGiftOf(position, action.figure,
                  [&](const ArtifactTokenState& token, std::uint8_t bit, const effect::GrantAbility& gift) {
                      if (gift.ability == action.ability)
                          refusal = checkGift(position, token, bit, gift);
                  });
    return refusal;
}

void carryOut(Unfolding& unfolding, const CancelAbility& action)
{
    unfolding.emit("ABIL-04", AbilityCancelled{action.figure, action.slot});
}

void carryOut(Unfolding& unfolding, const CancelGift& action)
{
    unfolding.emit("ABIL-04", GiftCancelled{action.figure, action.ability});
}

void evolve(StateWriter& state, const AbilityCancelled& event)
{
    std::uint8_t& cancelled = state.figure(event.figure).cancelled;
    cancelled = std::uint8_t(cancelled | 1u << unsigned(event.slot));
}

void evolve(StateWriter& state, const GiftCancelled& event)
{
    // EXO-16: each of several on one value is cancelled for itself.
    forEachGiven(state.game(), state.artifactTokens(),
                 [&](ArtifactTokenState& token, std::uint8_t bit, const effect::GrantAbility& gift) {
                     if (token.figure == event.figure && gift.ability == event.ability)
                         token.cancelled = std::uint8_t(token.cancelled | bit);
                 });
}

void listCancellations(const Position& position, ActionList& actions)
{
    const auto figures = position.state().figures();
    const Canceller canceller(position);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const FigureId figure = FigureId(i);
        if (!canceller.mayCancelFor(figure, figures[i]))
            continue;
        unsigned optional = optionalSlots(position, figure) & ~unsigned(figures[i].cancelled);
        if (isKeptByFlight(position, figure))
            optional &= ~(1u << unsigned(Slot::Speed));
        for (unsigned mask = optional; mask != 0; mask &= mask - 1)
            actions.add(CancelAbility{figure, Slot(std::countr_zero(mask))});
        forEachGiftOf(
            position, figure,
            [&](const ArtifactTokenState& token, std::uint8_t bit, const effect::GrantAbility& gift) {
                if (checkGift(position, token, bit, gift).isAllowed())
                    actions.add(CancelGift{figure, gift.ability});
            });
    }
}

} // namespace delve::mageknight::play
