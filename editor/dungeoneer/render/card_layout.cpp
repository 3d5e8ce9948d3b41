// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_layout.h"

#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/text/card_words.h"

namespace delve::dungeoneer {

namespace {

constexpr double largestName = 4.5;
constexpr double largestType = 2.85;
constexpr double smallestType = 2.12;

/// What stands before a colon says when or for what; it is printed bold.
int leadOf(const QString& text)
{
    constexpr qsizetype longest = 44;
    const qsizetype colon = text.indexOf(u':');
    const bool isOneSentence = !text.left(colon).contains(QStringLiteral(". "));
    return colon >= 0 && colon <= longest && isOneSentence ? int(colon) + 1 : 0;
}

std::vector<Paragraph> paragraphsOf(const QStringList& texts)
{
    std::vector<Paragraph> paragraphs;
    for (const QString& text : texts)
        paragraphs.push_back({text, leadOf(text)});
    return paragraphs;
}

LaidText layOutIn(const TextAreas& areas, const CardText& text, std::vector<Paragraph> rules,
                  bool isNameCentred = true)
{
    LaidText laid;
    laid.areas = areas;
    laid.name = setName(text.name, areas.name, Letters::Name, largestName, smallestName,
                        isNameCentred ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignVCenter);
    if (!laid.name.fits)
        laid.overflow.push_back(CardPart::Name);
    if (!areas.type.isEmpty()) {
        laid.type =
            setName(text.type, areas.type, Letters::Strong, largestType, smallestType, Qt::AlignCenter, 1);
        if (!laid.type.fits)
            laid.overflow.push_back(CardPart::Type);
    }
    if (!areas.rules.isEmpty()) {
        laid.rules = setRules(rules, text.flavour, areas.rules, largestRuleText, smallestRuleText);
        if (!laid.rules.fits)
            laid.overflow.push_back(CardPart::Rules);
    }
    if (!areas.turned.isEmpty()) {
        std::vector<Paragraph> turned = paragraphsOf(text.turned);
        turned.front().strong = int(turned.front().text.size()); // the name of the Artifact
        laid.turned = setRules(turned, {}, areas.turned, largestRuleText * 0.85, smallestRuleText);
        if (!laid.turned.fits)
            laid.overflow.push_back(CardPart::Turned);
    }
    return laid;
}

QRectF between(double top, double bottom)
{
    return {6.2, top, cardWidth - 12.4, bottom - top};
}

constexpr QRectF mapName(9, 16.6, 45, 7.4);
constexpr QRectF mapType(10, 24.2, 43, 3.2);

/// The plate of a Map card lies below its northern door; its rules above its southern one.
TextAreas mapAreas(const CardText& text)
{
    TextAreas areas;
    areas.name = mapName;
    areas.type = mapType;
    if (text.rules.isEmpty() && text.flavour.isEmpty())
        return areas;
    const double top = text.rules.isEmpty() ? 66.2 : text.rules.size() > 2 ? 55.5 : 60;
    areas.rules = QRectF(10, top, 43, 75.2 - top);
    return areas;
}

} // namespace

QRectF mapNamePlate()
{
    return mapName.united(mapType).adjusted(-2.4, -0.9, 2.4, 0.8);
}

LaidText layOut(const CardSet& set, const MapCard& card)
{
    const CardText text = cardText(set, card);
    return layOutIn(mapAreas(text), text, paragraphsOf(text.rules));
}

LaidText layOut(const CardSet& set, const HeroCard& card)
{
    const CardText text = cardText(set, card);
    std::vector<Paragraph> rules = paragraphsOf(text.rules);
    if (!rules.empty()) // it begins with the name of the ability and a full stop
        rules.front().strong = int(in(card.ability.name).size()) + 1;
    return layOutIn({.name = QRectF(11, 4.9, 41, 8.2),
                     .type = QRectF(6, 47.2, 51, 4.2),
                     .rules = between(54, 79),
                     .turned = {}},
                    text, std::move(rules));
}

LaidText layOut(const CardSet& set, const AdventureCard& card)
{
    const CardText text = cardText(set, card);
    return layOutIn({.name = QRectF(17.2, 4.9, 38.4, 8.2),
                     .type = QRectF(6, 46.6, 51, 4.2),
                     .rules = between(53.4, 79),
                     .turned = {}},
                    text, paragraphsOf(text.rules));
}

LaidText layOut(const CardSet& set, const QuestCard& card)
{
    const CardText text = cardText(set, card);
    TextAreas areas{.name = QRectF(11.4, 4.9, 40.2, 8.2),
                    .type = QRectF(6, 40.6, 51, 4.2),
                    .rules = between(47.4, 79),
                    .turned = {}};
    if (!text.turned.isEmpty()) {
        areas.type.moveTop(34.6);
        areas.rules = between(41.4, 65);
        areas.turned = QRectF(13, 67.6, cardWidth - 26, 14.8);
    }
    return layOutIn(areas, text, paragraphsOf(text.rules));
}

LaidText layOut(const CardSet& set, const TrackerCard& card)
{
    const CardText text = cardText(set, card);
    // The reminder is printed on the back.
    return layOutIn(
        {.name = QRectF(8, 4.9, 47, 8.2), .type = {}, .rules = QRectF(10, 20, 43, 60), .turned = {}}, text,
        paragraphsOf(text.rules));
}

LaidText layOut(const CardSet& set, const CutoutCard& card)
{
    const CardText text = cardText(set, card);
    return layOutIn({.name = QRectF(8, 4.4, 47, 6.4), .type = {}, .rules = {}, .turned = {}}, text, {});
}

std::vector<CardPart> overflowOf(const CardSet& set, const AnyCard& card)
{
    return std::visit([&](const auto* which) { return layOut(set, *which).overflow; }, card);
}

QRectF sceneOf(const AnyCard& card)
{
    QRectF scene = cardInside();
    if (std::holds_alternative<const HeroCard*>(card))
        scene.setBottom(46.8);
    else if (std::holds_alternative<const AdventureCard*>(card))
        scene.setBottom(46.2);
    else if (const auto* quest = std::get_if<const QuestCard*>(&card))
        scene.setBottom((*quest)->artifact ? 34.2 : 40.2);
    return scene;
}

} // namespace delve::dungeoneer
