// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/effect_text.h"

#include "editor/dungeoneer/text/card_speech.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/effect_phrases.h"
#include "editor/dungeoneer/text/quantity_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace delve::dungeoneer {

namespace {

QString tell(const char* text)
{
    return cardSpeech(text);
}

QString tellCount(const char* text, int count)
{
    return cardSpeech(text, count);
}

/// One sentence for "you", one for a third person, who is %1; what else goes in is %2 and %3.
struct TwoForms
{
    const char* you;
    const char* they;
};

QString inForm(const TwoForms& forms, const Effect& effect, const QString& second = {},
               const QString& third = {})
{
    QString text = isYou(effect.who) ? tell(forms.you) : tell(forms.they).replace("%1", personOf(effect.who));
    return text.replace("%2", second).replace("%3", third);
}

QString gainText(const Effect& effect, Unit unit)
{
    const QString quantity = quantityOf(unit, effect.amount);
    if (effect.amount.number < 0)
        return inForm({QT_TRANSLATE_NOOP("Card", "Lose %2"), QT_TRANSLATE_NOOP("Card", "%1 loses %2")},
                      effect, quantity);
    return inForm({QT_TRANSLATE_NOOP("Card", "Gain %2"), QT_TRANSLATE_NOOP("Card", "%1 gains %2")}, effect,
                  quantity);
}

QString gainLifeText(const Effect& effect)
{
    if (effect.duration == Duration::WhileInPlay)
        return inForm({QT_TRANSLATE_NOOP("Card", "%2 Life"), QT_TRANSLATE_NOOP("Card", "%1 has %2 Life")},
                      effect, changeOf(effect.amount));
    return inForm(
        {QT_TRANSLATE_NOOP("Card", "Gain %2 for good"), QT_TRANSLATE_NOOP("Card", "%1 gains %2 for good")},
        effect, quantityOf(Unit::Life, effect.amount));
}

QString scoreText(const Effect& effect)
{
    QString score = effect.form ? wordFor(*effect.form) : tell(QT_TRANSLATE_NOOP("Card", "to all scores"));
    if (effect.type == AttackType::Standard)
        score = tell(QT_TRANSLATE_NOOP("Card", "%1 (standard attack)")).arg(score);
    return inForm({QT_TRANSLATE_NOOP("Card", "%2 %3"), QT_TRANSLATE_NOOP("Card", "%1 has %2 %3")}, effect,
                  changeOf(effect.amount), score);
}

QString woundChangeText(const Effect& effect)
{
    const bool isDealt = effect.side == WoundSide::Dealt;
    const bool isNext = effect.duration == Duration::NextRoll;
    const TwoForms taken =
        isNext ? TwoForms{QT_TRANSLATE_NOOP("Card", "The next time you take wounds%2, take %3"),
                          QT_TRANSLATE_NOOP("Card", "The next time %1 takes wounds%2, it is %3")}
               : TwoForms{QT_TRANSLATE_NOOP("Card", "Each time you take wounds%2, take %3"),
                          QT_TRANSLATE_NOOP("Card", "Each time %1 takes wounds%2, it is %3")};
    const TwoForms dealt =
        isNext ? TwoForms{QT_TRANSLATE_NOOP("Card", "The next time you deal wounds%2, deal %3"),
                          QT_TRANSLATE_NOOP("Card", "The next time %1 deals wounds%2, it is %3")}
               : TwoForms{QT_TRANSLATE_NOOP("Card", "Each time you deal wounds%2, deal %3"),
                          QT_TRANSLATE_NOOP("Card", "Each time %1 deals wounds%2, it is %3")};
    const QString source = sourceWords(effect.source);
    return inForm(isDealt ? dealt : taken, effect, source.isEmpty() ? source : ' ' + source,
                  moreOrLess(effect.amount));
}

QString rerollText(const Effect& effect)
{
    const QString dice = tellCount(QT_TRANSLATE_N_NOOP("Card", "%n die (dice)"), effect.amount.number);
    const QString which = effect.roll == RollKind::Any ? dice : dice + " (" + rollsWord(effect.roll) + ')';
    return inForm({QT_TRANSLATE_NOOP("Card", "Reroll %2; the second result stands"),
                   QT_TRANSLATE_NOOP("Card", "%1 rerolls %2; the second result stands")},
                  effect, which);
}

QString rollText(const Effect& effect)
{
    const QString rolls =
        effect.duration == Duration::NextRoll ? nextRollWord(effect.roll) : toRollsWord(effect.roll);
    return inForm({QT_TRANSLATE_NOOP("Card", "%2 %3"), QT_TRANSLATE_NOOP("Card", "%1 has %2 %3")}, effect,
                  changeOf(effect.amount), rolls);
}

QString takenCards(const CardSet& set, const Effect& effect)
{
    QString cards = quantityOf(unitOf(effect.from), effect.amount);
    if (!effect.card.category.empty())
        cards += " (" + categoryName(set, effect.card.category) + ')';
    else if (effect.card.sort != CardSort::Any && effect.from != Zone::Boons &&
             effect.from != Zone::Treasures)
        cards += " (" + cardsWord(set, {effect.card.sort, {}}) + ')';
    if (isYou(effect.who))
        return effect.chooser == Chooser::Chance ? cards + chooserWords(effect.chooser) : cards;
    // Nobody chooses in a hand of others: a card is drawn from it.
    const bool isDrawn = effect.chooser == Chooser::Controller && effect.from == Zone::Hand;
    return cards + chooserWords(isDrawn ? Chooser::Chance : effect.chooser);
}

QString doorsText(const Effect& effect)
{
    const bool opens = effect.kind == EffectKind::OpenDoor;
    const bool isAll = effect.doors == DoorScope::AllHere;
    const QString doors = doorsWords(effect.doors, isYou(effect.who));
    if (opens)
        return (isAll ? tell(QT_TRANSLATE_NOOP("Card", "%1 count as Open"))
                      : tell(QT_TRANSLATE_NOOP("Card", "%1 counts as Open")))
            .arg(doors);
    const bool isLocked = effect.door == DoorKind::Locked;
    const char* text = isAll ? (isLocked ? QT_TRANSLATE_NOOP("Card", "%1, where Open, count as Locked %2+")
                                         : QT_TRANSLATE_NOOP("Card", "%1, where Open, count as Trapped %2+"))
                             : (isLocked ? QT_TRANSLATE_NOOP("Card", "%1, if Open, counts as Locked %2+")
                                         : QT_TRANSLATE_NOOP("Card", "%1, if Open, counts as Trapped %2+"));
    return tell(text).arg(doors).arg(effect.amount.number);
}

QString preventText(const Effect& effect)
{
    if (effect.harm != Harm::Wounds)
        return harmText(effect);
    const QString source = sourceWords(effect.source);
    const QString what = quantityOf(Unit::Wounds, effect.amount) + (source.isEmpty() ? source : ' ' + source);
    return inForm({QT_TRANSLATE_NOOP("Card", "Avoid %2"), QT_TRANSLATE_NOOP("Card", "%1 avoids %2")}, effect,
                  what);
}

QString extraAttackText(const Effect& effect)
{
    const bool isYours = isYou(effect.who);
    const bool isLasting = effect.duration == Duration::WhileInPlay;
    const char* you = isLasting
                          ? QT_TRANSLATE_N_NOOP("Card", "You may start %n more standard attack(s) each turn")
                          : QT_TRANSLATE_N_NOOP("Card", "You may start %n more standard attack(s)");
    const char* they = isLasting
                           ? QT_TRANSLATE_N_NOOP("Card", "%1 may start %n more standard attack(s) each turn")
                           : QT_TRANSLATE_N_NOOP("Card", "%1 may start %n more standard attack(s)");
    return tellCount(isYours ? you : they, effect.amount.number).replace("%1", personOf(effect.who));
}

QString markerText(const Effect& effect)
{
    if (effect.isRemoval)
        return tell(QT_TRANSLATE_NOOP("Card", "Remove the marker of this card"));
    return tell(QT_TRANSLATE_NOOP("Card", "Put a marker on this card and its twin %1"))
        .arg(destinationWords(effect.to));
}

QString costChangeText(const CardSet& set, const Effect& effect)
{
    return inForm({QT_TRANSLATE_NOOP("Card", "%2 cost %3"), QT_TRANSLATE_NOOP("Card", "For %1, %2 cost %3")},
                  effect, cardsWord(set, effect.card), moreOrLess(effect.amount));
}

QString threatChangeText(const Effect& effect)
{
    return inForm({QT_TRANSLATE_NOOP("Card", "%2 to the Threat numbers %3 you face"),
                   QT_TRANSLATE_NOOP("Card", "%2 to the Threat numbers %3 that %1 faces")},
                  effect, changeOf(effect.amount), ofThreatsWord(effect.roll));
}

/// The sentence without its beginning, its end and its full stop.
QString bodyOf(const CardSet& set, const Effect& effect)
{
    switch (effect.kind) {
    case EffectKind::Wound:
        return inForm({QT_TRANSLATE_NOOP("Card", "Take %2"), QT_TRANSLATE_NOOP("Card", "%1 takes %2")},
                      effect, quantityOf(Unit::Wounds, effect.amount));
    case EffectKind::RecoverLife:
        return inForm({QT_TRANSLATE_NOOP("Card", "Recover %2"), QT_TRANSLATE_NOOP("Card", "%1 recovers %2")},
                      effect, quantityOf(Unit::Life, effect.amount));
    case EffectKind::GainLife: return gainLifeText(effect);
    case EffectKind::Glory: return gainText(effect, Unit::Glory);
    case EffectKind::Peril: return gainText(effect, Unit::Peril);
    case EffectKind::Movement: return gainText(effect, Unit::Movement);
    case EffectKind::Level:
        return inForm({QT_TRANSLATE_NOOP("Card", "Advance %2"), QT_TRANSLATE_NOOP("Card", "%1 advances %2")},
                      effect, quantityOf(Unit::Levels, effect.amount));
    case EffectKind::Tip:
        return inForm(
            {QT_TRANSLATE_NOOP("Card", "Your Hero is tipped"), QT_TRANSLATE_NOOP("Card", "%1 is tipped")},
            effect);
    case EffectKind::Untip:
        return inForm(
            {QT_TRANSLATE_NOOP("Card", "Untip your Hero"), QT_TRANSLATE_NOOP("Card", "%1 is untipped")},
            effect);
    case EffectKind::ModifyScore: return scoreText(effect);
    case EffectKind::ModifyRoll: return rollText(effect);
    case EffectKind::Reroll: return rerollText(effect);
    case EffectKind::ModifyThreat: return threatChangeText(effect);
    case EffectKind::ModifyWounds: return woundChangeText(effect);
    case EffectKind::ModifyCost: return costChangeText(set, effect);
    case EffectKind::ModifyLimit:
        return inForm({QT_TRANSLATE_NOOP("Card", "%2 %3"), QT_TRANSLATE_NOOP("Card", "For %1, %2 %3")},
                      effect, changeOf(effect.amount), toLimitWord(effect.limit));
    case EffectKind::Relocate:
        return tell(QT_TRANSLATE_NOOP("Card", "Put %1 %2"))
            .arg(heroOf(effect.who), destinationWords(effect.to));
    case EffectKind::Move:
        return tellCount(QT_TRANSLATE_N_NOOP("Card", "Move %1 up to %n space(s)"), effect.amount.number)
            .replace("%1", heroOf(effect.who));
    case EffectKind::OpenDoor:
    case EffectKind::CloseDoor: return doorsText(effect);
    case EffectKind::PlaceMap:
        return tellCount(QT_TRANSLATE_N_NOOP("Card", "Draw and place %n Map card(s)"), effect.amount.number);
    case EffectKind::TurnMap: return tell(QT_TRANSLATE_NOOP("Card", "Turn the chosen Map card upside down"));
    case EffectKind::RemoveMap:
        return tell(
            QT_TRANSLATE_NOOP("Card", "Put the chosen Map card, if no Hero is on it, under its deck"));
    case EffectKind::Draw:
        return inForm({QT_TRANSLATE_NOOP("Card", "Draw %2"), QT_TRANSLATE_NOOP("Card", "%1 draws %2")},
                      effect, quantityOf(Unit::AdventureCards, effect.amount));
    case EffectKind::Discard:
        return inForm({QT_TRANSLATE_NOOP("Card", "Discard %2"), QT_TRANSLATE_NOOP("Card", "%1 discards %2")},
                      effect, takenCards(set, effect));
    case EffectKind::ReturnToHand:
        return inForm({QT_TRANSLATE_NOOP("Card", "Take back into your hand %2"),
                       QT_TRANSLATE_NOOP("Card", "%1 takes back into the hand %2")},
                      effect, takenCards(set, effect));
    case EffectKind::Steal:
        return tell(QT_TRANSLATE_NOOP("Card", "%1 gives you %2"))
            .arg(personOf(effect.who), takenCards(set, effect));
    case EffectKind::Cancel:
        return tell(QT_TRANSLATE_NOOP("Card", "Cancel %1 played against you"))
            .arg(oneCardWord(set, effect.card));
    case EffectKind::ExtraAttack: return extraAttackText(effect);
    case EffectKind::Prevent: return preventText(effect);
    case EffectKind::Marker: return markerText(effect);
    case EffectKind::Charge:
        return tell(QT_TRANSLATE_NOOP("Card", "Put %1 on this card"))
            .arg(quantityOf(Unit::Charges, effect.amount));
    case EffectKind::Manual: break;
    }
    return in(effect.text);
}

/// What holds only for this turn says so, unless the next roll is named already.
QString ending(const Effect& effect)
{
    QString text;
    if (effect.duration == Duration::ThisTurn)
        text += ' ' + tell(QT_TRANSLATE_NOOP("Card", "this turn"));
    if (effect.duration == Duration::NextRoll && effect.kind == EffectKind::ModifyScore)
        text += ' ' + tell(QT_TRANSLATE_NOOP("Card", "for the next roll"));
    if (!effect.unless)
        return text;
    const QString threat = threatWords(effect.unless->stat, effect.unless->value);
    return text + (isYou(effect.who) ? tell(QT_TRANSLATE_NOOP("Card", ", unless you overcome a %1"))
                                     : tell(QT_TRANSLATE_NOOP("Card", ", unless the Hero overcomes a %1")))
                      .arg(threat);
}

QString joined(const QStringList& leads, QString body)
{
    if (leads.isEmpty())
        return capital(body);
    return capital(leads.join(QStringLiteral(", "))) + QStringLiteral(": ") + small(body);
}

} // namespace

QString effectText(const CardSet& set, const Effect& effect)
{
    if (effect.kind == EffectKind::Manual)
        return in(effect.text);
    QStringList leads = conditionLeads(set, effect.when);
    if (effect.cost)
        leads << mayPayWords(set, *effect.cost);
    QString text = joined(leads, bodyOf(set, effect) + ending(effect)) + '.';
    if (effect.holdsFast)
        text += ' ' + tell(QT_TRANSLATE_NOOP("Card", "Untipping needs this Threat to be overcome again."));
    return text;
}

QString effectsText(const CardSet& set, const Effects& effects)
{
    QStringList sentences;
    for (const Effect& effect : effects)
        sentences << effectText(set, effect);
    return sentences.join(' ');
}

QString targetText(const Targeting& target)
{
    return targetWords(target);
}

QString abilityText(const CardSet& set, const Ability& ability)
{
    return activationText(set, ability, false);
}

QString activationText(const CardSet& set, const Ability& ability, bool isDiscarded)
{
    QStringList leads;
    if (ability.oncePerTurn)
        leads << tell(QT_TRANSLATE_NOOP("Card", "once per turn"));
    if (isDiscarded)
        leads << tell(QT_TRANSLATE_NOOP("Card", "discard this card"));
    if (!ability.cost.isFree())
        leads << payWords(set, ability.cost);
    if (const QString target = targetWords(ability.target); !target.isEmpty())
        leads << target;
    return joined(leads, effectsText(set, ability.effects));
}

} // namespace delve::dungeoneer
