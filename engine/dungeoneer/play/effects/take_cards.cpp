// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/unfolding.h"
#include "engine/dungeoneer/play/effects/do_effect.h"

// Cards that effects take: discarded, returned, stolen.

namespace delve::dungeoneer::play {

namespace {

const Effect& effectUnderWay(const Position& position)
{
    const Frame& frame = position.state().frame();
    return position.game().effects(frame.list, frame.source)[std::size_t(frame.next)];
}

Place placeOf(Zone zone)
{
    switch (zone) {
    case Zone::Boons: return Place::Boons;
    case Zone::Treasures: return Place::Treasures;
    case Zone::Banes: return Place::Banes;
    case Zone::Horde: return Place::Horde;
    case Zone::Hand:
    case Zone::DiscardPile: break;
    }
    return Place::Hand;
}

void takeCard(Unfolding& unfolding, const Effect& effect, PlayerId victim, CardId card)
{
    const PlayerId controller = unfolding.frame().controller;
    switch (effect.kind) {
    case EffectKind::Discard: return discardCard(unfolding, "DNR-GLOSS-15", card);
    case EffectKind::ReturnToHand: return moveCard(unfolding, "DNR-UNI-01", card, Place::Hand, victim);
    default: return moveCard(unfolding, "DNR-UNI-01", card, placeOf(effect.from), controller);
    }
}

} // namespace

void takeCards(Unfolding& unfolding, const Frame& frame, const Effect& effect, PlayerId victim)
{
    const bool isOwnDoing = frame.controller == victim;
    const Harm harm = effect.kind == EffectKind::Steal ? Harm::Steal : Harm::Discard;
    if (effect.kind != EffectKind::ReturnToHand && !isOwnDoing &&
        isPrevented(unfolding, victim, harm, issueOf(frame)))
        return;
    const CardBits pool = cardsIn(unfolding.position(), effect.from, victim, effect.card);
    const int there = pool.count();
    int count = std::min<int>(frame.amount, there);
    if (count <= 0)
        return;
    if (count == there)
        return pool.forEach([&](CardId card) { takeCard(unfolding, effect, victim, card); });
    // A hand that nobody may look at is drawn from.
    const bool isBlind = effect.chooser == Chooser::Chance ||
                         (effect.chooser == Chooser::Controller && effect.from == Zone::Hand && !isOwnDoing);
    if (!isBlind) {
        const PlayerId chooser = effect.chooser == Chooser::Controller ? frame.controller : victim;
        return unfolding.later(CardChoice{chooser, victim, std::int16_t(count)});
    }
    for (; count > 0; --count) {
        const CardBits left = cardsIn(unfolding.position(), effect.from, victim, effect.card);
        std::size_t skip = unfolding.draw(RollFor::Card, victim, std::size_t(left.count()));
        CardId drawn = CardId::None;
        left.forEach([&](CardId card) {
            if (skip-- == 0)
                drawn = card;
        });
        takeCard(unfolding, effect, victim, drawn);
    }
}

CardBits choosableCards(const Position& position)
{
    const auto choice = pending<CardChoice>(position);
    if (!choice)
        return {};
    const Effect& effect = effectUnderWay(position);
    return cardsIn(position, effect.from, choice->victim, effect.card);
}

Refusal check(const Position& position, PlayerId, const ChooseCard& action)
{
    return action.card != CardId::None && choosableCards(position).has(action.card) ? allowed
                                                                                    : Refusal{"DNR-GLOSS-15"};
}

void carryOut(Unfolding& unfolding, PlayerId, const ChooseCard& action)
{
    CardChoice choice = *pending<CardChoice>(unfolding.position());
    unfolding.answered();
    takeCard(unfolding, effectUnderWay(unfolding.position()), choice.victim, action.card);
    --choice.left;
    if (choice.left > 0)
        unfolding.later(choice);
}

} // namespace delve::dungeoneer::play
