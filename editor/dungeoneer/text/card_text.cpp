// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/card_text.h"

#include "editor/dungeoneer/text/card_speech.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/effect_phrases.h"
#include "editor/dungeoneer/text/effect_text.h"
#include "editor/dungeoneer/text/quantity_text.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

namespace {

QString print(const char* text)
{
    return cardSpeech(text);
}

CardText headOf(const CardHead& card)
{
    CardText text;
    text.name = in(card.name);
    text.flavour = card.flavour.byLanguage.empty() ? QString() : in(card.flavour);
    return text;
}

QString joinedCategories(const CardSet& set, const std::vector<std::string>& categories)
{
    QStringList names;
    for (const std::string& category : categories)
        names << categoryName(set, category);
    return names.join(QStringLiteral(", "));
}

QString attachText(const CardSet& set, const AttachTo& attach)
{
    const QString card = oneCardWord(set, attach.card);
    switch (attach.whose) {
    case Whose::Own: return print(QT_TRANSLATE_NOOP("Card", "Attach it to %1 of your own.")).arg(card);
    case Whose::Opponent:
        return print(QT_TRANSLATE_NOOP("Card", "Attach it to %1 of an opponent.")).arg(card);
    case Whose::Any: break;
    }
    return print(QT_TRANSLATE_NOOP("Card", "Attach it to %1 of any player.")).arg(card);
}

QStringList treasureTexts(const TreasureFacts& treasure)
{
    QStringList texts;
    if (treasure.storage > 0)
        texts << cardSpeech(QT_TRANSLATE_N_NOOP("Card", "Holds %n Treasure(s)."), treasure.storage);
    if (treasure.charges > 0)
        texts << cardSpeech(QT_TRANSLATE_N_NOOP("Card", "Comes with %n charge(s)."), treasure.charges);
    return texts;
}

QStringList threatTexts(const CardSet& set, const Threat& threat)
{
    QStringList texts{threatWords(threat.stat, threat.value) + '.'};
    if (!threat.failure.empty())
        texts << print(QT_TRANSLATE_NOOP("Card", "Failure: %1")).arg(small(effectsText(set, threat.failure)));
    if (!threat.success.empty())
        texts << print(QT_TRANSLATE_NOOP("Card", "Success: %1")).arg(small(effectsText(set, threat.success)));
    return texts;
}

/// What is chosen is said before the effect, except where every card of its kind chooses a Hero.
QString playedText(const CardSet& set, const AdventureCard& card)
{
    const QString effects = effectsText(set, card.effects);
    const bool isUsual = card.target.kind == TargetKind::Hero && card.target.reach == Reach::Anywhere &&
                         card.kind == AdventureKind::Bane;
    const QString target = targetText(card.target);
    return isUsual || target.isEmpty() ? effects : capital(target) + QStringLiteral(": ") + small(effects);
}

} // namespace

QStringList hitTexts(const CardSet& set, const HitEffects& hits)
{
    QStringList texts;
    for (const Form form : allForms)
        if (!hits[form].empty())
            texts << print(QT_TRANSLATE_NOOP("Card", "Hit (%1): %2"))
                         .arg(wordFor(form), small(effectsText(set, hits[form])));
    return texts;
}

CardText cardText(const CardSet& set, const MapCard& card)
{
    CardText text = headOf(card);
    text.type = wordFor(card.type, card.kind);
    for (const std::string& terrain : card.terrain)
        text.type += QStringLiteral(", ") + terrainName(set, terrain);
    if (!card.onEntry.empty())
        text.rules
            << print(QT_TRANSLATE_NOOP("Card", "On entering: %1")).arg(small(effectsText(set, card.onEntry)));
    if (!card.monster)
        return text;
    text.rules << print(QT_TRANSLATE_NOOP("Card", "Monster: %1.")).arg(in(card.monster->name))
               << hitTexts(set, card.monster->hitEffects);
    if (!card.monster->reward.empty())
        text.rules << print(QT_TRANSLATE_NOOP("Card", "Reward: %1"))
                          .arg(small(effectsText(set, card.monster->reward)));
    return text;
}

CardText cardText(const CardSet& set, const HeroCard& card)
{
    CardText text = headOf(card);
    QStringList words;
    for (const LocalizedText* word : {&card.ancestry, &card.profession})
        if (!word->byLanguage.empty())
            words << in(*word);
    text.type = words.join(QStringLiteral(", "));
    const QString name = in(card.ability.name);
    const bool isClosed = name.endsWith('?') || name.endsWith('!') || name.endsWith('.');
    text.rules << name + (isClosed ? QStringLiteral(" ") : QStringLiteral(". ")) +
                      abilityText(set, card.ability);
    return text;
}

CardText cardText(const CardSet& set, const AdventureCard& card)
{
    CardText text = headOf(card);
    const QString sort = card.isTrap() ? print(QT_TRANSLATE_NOOP("Card", "Trap")) : wordFor(card.duration);
    const QString categories = joinedCategories(set, card.categories);
    text.type = wordFor(card.kind) + QStringLiteral(", ") + sort;
    if (categories != sort) // a Trap that is a Trap says it once
        text.type += QStringLiteral(": ") + categories;
    if (card.attachTo)
        text.rules << attachText(set, *card.attachTo);
    if (!card.effects.empty())
        text.rules << playedText(set, card);
    if (card.mayIncludeOwnHero)
        text.rules << print(QT_TRANSLATE_NOOP("Card", "Your own Hero may be among them."));
    if (card.isTrap())
        text.rules << threatTexts(set, card.encounter.threat);
    if (card.isTrap() && card.encounter.scope == Scope::Target)
        text.rules << print(QT_TRANSLATE_NOOP("Card", "It strikes the target only."));
    text.rules << hitTexts(set, card.hitEffects) << treasureTexts(card.treasure);
    if (card.activation)
        text.rules << activationText(set, *card.activation, card.treasure.discardOnUse);
    if (!card.upkeep.isFree())
        text.rules << print(QT_TRANSLATE_NOOP("Card", "Upkeep: %1.")).arg(costWords(set, card.upkeep));
    return text;
}

CardText cardText(const CardSet&, const TrackerCard& card)
{
    CardText text = headOf(card);
    text.type = print(QT_TRANSLATE_NOOP("Card", "Tracker"));
    if (!card.backText.byLanguage.empty())
        text.rules = in(card.backText).split('\n');
    return text;
}

CardText cardText(const CardSet&, const CutoutCard& card)
{
    CardText text = headOf(card);
    text.type = print(QT_TRANSLATE_NOOP("Card", "Cut-outs"));
    return text;
}

} // namespace delve::dungeoneer
