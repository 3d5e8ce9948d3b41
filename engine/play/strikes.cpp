#include "engine/play/strikes.h"

#include "engine/play/damage.h"
#include "engine/play/figures.h"
#include "engine/play/items.h"
#include "engine/play/unfolding.h"
#include "engine/play/values.h"

namespace delve::play {

namespace {

std::optional<BlowOffer> pendingOffer(const Position& position)
{
    const auto task = nextTask(position.state());
    const auto* offer = task ? std::get_if<BlowOffer>(&*task) : nullptr;
    return offer ? std::optional(*offer) : std::nullopt;
}

RollFor rollFor(Blow blow)
{
    switch (blow) {
    case Blow::Attack: return RollFor::Attack;
    case Blow::FreeAttack: return RollFor::FreeAttack;
    case Blow::Counterattack:
    case Blow::PassersAnswer: break;
    }
    return RollFor::Counterattack;
}

/// CMB-05, CON-10, CLOSE-10: who rolls for the striker.
PlayerId rollerOf(const Position& position, Blow blow, FigureId striker, FigureId target)
{
    const bool isOwnAct = blow == Blow::Attack || blow == Blow::PassersAnswer;
    return isOwnAct ? actorOf(position, striker) : deciderFor(position, striker, target);
}

/// ARC-09: the blow comes through the rear arc of its target.
bool isFromBehind(const Position& position, Blow blow, FigureId striker, FigureId target)
{
    if (blow == Blow::FreeAttack)
        return true; // PASS-08: always
    if (blow == Blow::PassersAnswer)
        return false; // PASS-09: never
    return isInRearArc(position, target, striker);
}

} // namespace

int BlowNumbers::needed() const
{
    int needed = defense - attack;
    for (const Modifier& modifier : toDefense())
        needed += modifier.amount;
    for (const Modifier& modifier : toRoll())
        needed -= modifier.amount;
    return needed;
}

BlowNumbers blowNumbers(const Position& position, Blow blow, FigureId striker, FigureId target)
{
    BlowNumbers numbers;
    numbers.attack = dialValue(position, striker, Slot::Attack);
    numbers.defense = dialValue(position, target, Slot::Defense);
    numbers.damage = dialValue(position, striker, Slot::Damage);
    numbers.addToRoll("TREAS-10", itemBonus(position, striker, Slot::Attack));
    numbers.addToDefense("TREAS-10", itemBonus(position, target, Slot::Defense));
    if (isFromBehind(position, blow, striker, target))
        numbers.addToRoll("ARC-09", 1);
    return numbers;
}

void strike(Unfolding& unfolding, Blow blow, FigureId striker, FigureId target)
{
    const BlowNumbers numbers = blowNumbers(unfolding.position(), blow, striker, target);
    const PlayerId roller = rollerOf(unfolding.position(), blow, striker, target);
    const int natural = unfolding.rollTwo("CMB-05", rollFor(blow), roller).total();
    unfolding.emit("CMB-06", BlowStruck{blow, striker, target, numbers.hits(natural)});
    if (natural == 2)
        return sufferCriticalMiss(unfolding, striker);
    if (const int clicks = numbers.clicks(natural); clicks > 0)
        dealDamage(unfolding, "DMG-01", std::array{Hit{target, clicks}}, striker);
}

void sufferCriticalMiss(Unfolding& unfolding, FigureId striker)
{
    // DMG-05: nobody gets experience for it.
    dealDamage(unfolding, "DMG-05", std::array{Hit{striker, 1}}, FigureId::None);
}

bool isTruce(const Position& position, FigureId a, FigureId b)
{
    return position.game().options().loneWolf && !position.figure(a).isMageSpawn() &&
           !position.figure(b).isMageSpawn();
}

void offerFreeAttack(Unfolding& unfolding, FigureId striker, FigureId passer)
{
    const Position position = unfolding.position();
    if (!isDemoralized(position, striker) && !isTruce(position, striker, passer))
        unfolding.later(BlowOffer{Blow::FreeAttack, striker, passer});
}

PlayerId deciderOf(const Position& position, const BlowOffer& offer)
{
    return rollerOf(position, offer.blow, offer.striker, offer.target);
}

void listOptions(const Position&, const BlowOffer&, ActionList& actions)
{
    actions.offer(StrikeBlow{});
    actions.add(HoldBack{});
}

Refusal check(const Position& position, const StrikeBlow&)
{
    const auto offer = pendingOffer(position);
    if (!offer)
        return {"PASS-08"};
    // PASS-09: only if both are still there and the striker is not demoralized.
    const bool isPossible = position.figure(offer->striker).isInside() &&
                            position.figure(offer->target).isInside() &&
                            !isDemoralized(position, offer->striker);
    return isPossible ? allowed : Refusal{"PASS-09"};
}

Refusal check(const Position& position, const HoldBack&)
{
    return pendingOffer(position) ? allowed : Refusal{"PASS-08"};
}

void carryOut(Unfolding& unfolding, const StrikeBlow&)
{
    const BlowOffer offer = *pendingOffer(unfolding.position());
    unfolding.answered();
    // PASS-09: the passer answers, if the free attack was made.
    if (offer.blow == Blow::FreeAttack)
        unfolding.later(BlowOffer{Blow::PassersAnswer, offer.target, offer.striker});
    strike(unfolding, offer.blow, offer.striker, offer.target);
}

void carryOut(Unfolding& unfolding, const HoldBack&)
{
    unfolding.answered();
}

void evolve(StateWriter&, const BlowStruck&)
{}

} // namespace delve::play
