// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/effect_shape.h"
#include "engine/dungeoneer/content/new_cards.h"

namespace delve::dungeoneer {

namespace {

/// What the amount becomes where another rule holds.
Amount fittingAmount(Amount amount, AmountRule rule)
{
    const bool isNumber = amount.kind == AmountKind::Number;
    switch (rule) {
    case AmountRule::None: return {};
    case AmountRule::ThreatNumber:
        return isNumber && amount.number >= leastThreat && amount.number <= mostThreat
                   ? amount
                   : Amount{AmountKind::Number, 6};
    case AmountRule::Count:
    case AmountRule::CountOrAll:
        amount.number = isNumber && amount.number > 0 && amount.number <= mostOfAnEffect ? amount.number : 1;
        break;
    case AmountRule::Change:
        if (!isNumber)
            amount.number = amount.number < 0 ? -1 : 1;
        else if (amount.number == 0 || amount.number > mostOfAnEffect || amount.number < -mostOfAnEffect)
            amount.number = 1;
        break;
    }
    if (amount.kind == AmountKind::All && rule != AmountRule::CountOrAll)
        return {};
    return amount;
}

} // namespace

Effect withEffectKind(const Effect& effect, EffectKind kind)
{
    const EffectShape& shape = shapeOf(kind);
    Effect next;
    next.kind = kind;
    next.when = effect.when;
    next.cost = effect.cost;
    next.amount = effect.kind == EffectKind::ModifyScore && effect.type && effect.amount.number == 0 &&
                          kind == EffectKind::ModifyScore
                      ? effect.amount // points of an attack type that do not change the score
                      : fittingAmount(effect.amount, shape.amount);
    next.duration = shape.allows(effect.duration) ? effect.duration : shape.usualDuration();
    if (shape.has(EffectPart::Who))
        next.who = effect.who;
    if (shape.has(EffectPart::Who) && next.duration == Duration::Now)
        next.unless = effect.unless;
    if (shape.has(EffectPart::HoldsFast))
        next.holdsFast = effect.holdsFast;
    if (shape.has(EffectPart::Form)) {
        next.form = effect.form;
        next.type = effect.type;
    }
    if (shape.has(EffectPart::Roll))
        next.roll = effect.roll;
    if (kind == EffectKind::ModifyThreat && effect.roll != RollKind::Trap &&
        effect.roll != RollKind::Obstacle && effect.roll != RollKind::Door && effect.roll != RollKind::Quest)
        next.roll = RollKind::Any;
    if (shape.has(EffectPart::Harm))
        next.harm = effect.harm;
    if (shape.has(EffectPart::Source) && next.harm == Harm::Wounds)
        next.source = effect.source;
    if (shape.has(EffectPart::Side))
        next.side = effect.side;
    if (shape.has(EffectPart::Card))
        next.card = effect.card;
    if (shape.has(EffectPart::Limit))
        next.limit = effect.limit;
    if (shape.has(EffectPart::Removal))
        next.isRemoval = effect.isRemoval;
    if (shape.has(EffectPart::To) && !next.isRemoval)
        next.to = effect.to;
    if (shape.has(EffectPart::Doors))
        next.doors = effect.doors;
    if (shape.has(EffectPart::Door))
        next.door = effect.door == DoorKind::Trapped ? DoorKind::Trapped : DoorKind::Locked;
    if (shape.has(EffectPart::From)) {
        next.from = effect.from;
        next.chooser = effect.chooser;
    }
    if (shape.has(EffectPart::Text))
        next.text =
            effect.text.byLanguage.empty()
                ? LocalizedText{{{"en", "What the players do."}, {"it", "Che cosa fanno i giocatori."}}}
                : effect.text;
    return next;
}

Effect newEffect(EffectKind kind)
{
    return withEffectKind({}, kind);
}

} // namespace delve::dungeoneer
