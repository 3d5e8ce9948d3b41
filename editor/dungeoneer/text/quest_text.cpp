// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/card_speech.h"
#include "editor/dungeoneer/text/card_text.h"
#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/effect_phrases.h"
#include "editor/dungeoneer/text/effect_text.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

namespace {

QString state(const char* text)
{
    return cardSpeech(text);
}

QString chanceText(const CardSet& set, const Chance& chance)
{
    const QString roll = state(QT_TRANSLATE_NOOP("Card", "Pay 1 Movement and roll %1+.")).arg(chance.target);
    if (chance.boost.isFree())
        return roll;
    return roll + ' ' +
           state(QT_TRANSLATE_NOOP("Card", "+%1 per payment (%2)."))
               .arg(chance.bonus)
               .arg(costWords(set, chance.boost));
}

QString priceText(const CardSet& set, const std::vector<Cost>& price)
{
    QStringList costs;
    for (const Cost& cost : price)
        costs << costWords(set, cost);
    return state(QT_TRANSLATE_NOOP("Card", "Price: %1.")).arg(costs.join(QStringLiteral(", ")));
}

QStringList criterionTexts(const CardSet& set, const QuestCard& card)
{
    switch (card.criterion) {
    case Criterion::Chance: return {chanceText(set, card.chance)};
    case Criterion::Slay:
        return QStringList{state(QT_TRANSLATE_NOOP("Card", "Defeat: %1.")).arg(in(card.slay->name))}
               << hitTexts(set, card.slay->hitEffects);
    case Criterion::Threat: {
        QStringList texts{state(QT_TRANSLATE_NOOP("Card", "Overcome a %1."))
                              .arg(threatWords(card.threat->stat, card.threat->value))};
        if (!card.threat->failure.empty())
            texts << state(QT_TRANSLATE_NOOP("Card", "Failure: %1"))
                         .arg(small(effectsText(set, card.threat->failure)));
        if (!card.threat->success.empty())
            texts << state(QT_TRANSLATE_NOOP("Card", "Success: %1"))
                         .arg(small(effectsText(set, card.threat->success)));
        return texts;
    }
    case Criterion::Sacrifice: return {priceText(set, card.price)};
    case Criterion::Escort:
        return {state(QT_TRANSLATE_NOOP("Card", "Carry here: %2 (found in: %1)."))
                    .arg(placeName(set, *card.from), in(card.component))};
    case Criterion::Manual: break;
    }
    return {in(card.manual)};
}

} // namespace

QString placeName(const CardSet& set, const Place& place)
{
    switch (place.by) {
    case PlaceKind::Card:
        for (const MapCard& card : set.maps)
            if (card.id == place.card)
                return in(card.name);
        return QString::fromStdString(place.card.text());
    case PlaceKind::Type:
        return state(QT_TRANSLATE_NOOP("Card", "any space of the type %1"))
            .arg(wordFor(place.type, set.mapKind));
    case PlaceKind::Terrain: break;
    }
    return state(QT_TRANSLATE_NOOP("Card", "any space of %1 Terrain")).arg(terrainName(set, place.terrain));
}

CardText cardText(const CardSet& set, const QuestCard& card)
{
    CardText text;
    text.name = in(card.name);
    text.flavour = card.flavour.byLanguage.empty() ? QString() : in(card.flavour);
    QStringList type{wordFor(card.criterion)};
    if (card.search)
        type << state(QT_TRANSLATE_NOOP("Card", "Search"));
    if (!card.ongoing.empty())
        type << state(QT_TRANSLATE_NOOP("Card", "Effect"));
    if (card.artifact)
        type << state(QT_TRANSLATE_NOOP("Card", "Artifact"));
    text.type = state(QT_TRANSLATE_NOOP("Card", "Quest: %1")).arg(type.join(QStringLiteral(", ")));
    text.rules << state(QT_TRANSLATE_NOOP("Card", "Place: %1.")).arg(placeName(set, card.place));
    if (card.search)
        text.rules << state(QT_TRANSLATE_NOOP("Card", "Search: overcome a %1 first."))
                          .arg(threatWords(card.search->stat, card.search->value));
    text.rules << criterionTexts(set, card);
    if (!card.ongoing.empty())
        text.rules << state(QT_TRANSLATE_NOOP("Card", "While in play: %1"))
                          .arg(small(effectsText(set, card.ongoing)));
    if (!card.firstAttemptFree && card.criterion != Criterion::Chance)
        text.rules << state(QT_TRANSLATE_NOOP("Card", "The first attempt costs 1 Movement, too."));
    if (!card.reward.empty())
        text.rules
            << state(QT_TRANSLATE_NOOP("Card", "Reward: %1")).arg(small(effectsText(set, card.reward)));
    if (card.artifact)
        text.turned << in(card.artifact->name) << abilityText(set, *card.artifact);
    return text;
}

} // namespace delve::dungeoneer
