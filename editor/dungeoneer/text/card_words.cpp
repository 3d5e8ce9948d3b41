// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/card_words.h"

#include "editor/dungeoneer/text/card_speech.h"
#include "editor/dungeoneer/text/quantity_text.h"
#include "engine/dungeoneer/content/terrains.h"

#include <QCoreApplication>

#include <map>

namespace delve::dungeoneer {

namespace {

QString said(const char* text)
{
    return cardSpeech(text);
}

/// "%1 (%2)" where a category is asked for.
QString withCategory(const CardSet& set, const QString& cards, const CardFilter& filter)
{
    if (filter.category.empty())
        return cards;
    return said(QT_TRANSLATE_NOOP("Card", "%1 (%2)")).arg(cards, categoryName(set, filter.category));
}

} // namespace

QString in(const LocalizedText& text)
{
    return cardSpeech(text);
}

QString wordFor(Form form)
{
    switch (form) {
    case Form::Melee: return said(QT_TRANSLATE_NOOP("Card", "Melee"));
    case Form::Magic: return said(QT_TRANSLATE_NOOP("Card", "Magic"));
    case Form::Speed: break;
    }
    return said(QT_TRANSLATE_NOOP("Card", "Speed"));
}

QString wordFor(Stat stat)
{
    switch (stat) {
    case Stat::Melee: return wordFor(Form::Melee);
    case Stat::Magic: return wordFor(Form::Magic);
    case Stat::Speed: return wordFor(Form::Speed);
    case Stat::Life: return said(QT_TRANSLATE_NOOP("Card", "Life"));
    case Stat::Level: break;
    }
    return said(QT_TRANSLATE_NOOP("Card", "Level"));
}

QString wordFor(AdventureKind kind)
{
    switch (kind) {
    case AdventureKind::Boon: return said(QT_TRANSLATE_NOOP("Card", "Boon"));
    case AdventureKind::Treasure: return said(QT_TRANSLATE_NOOP("Card", "Treasure"));
    case AdventureKind::Bane: return said(QT_TRANSLATE_NOOP("Card", "Bane"));
    case AdventureKind::Encounter: break;
    }
    return said(QT_TRANSLATE_NOOP("Card", "Encounter"));
}

QString wordFor(CardUse use)
{
    switch (use) {
    case CardUse::Dungeonlord: return said(QT_TRANSLATE_NOOP("Card", "Dungeonlord Phase"));
    case CardUse::Hero: return said(QT_TRANSLATE_NOOP("Card", "Hero Phase"));
    case CardUse::Response: return said(QT_TRANSLATE_NOOP("Card", "Response"));
    case CardUse::Anytime: break;
    }
    return said(QT_TRANSLATE_NOOP("Card", "Anytime"));
}

QString wordFor(CardDuration duration)
{
    switch (duration) {
    case CardDuration::Permanent: return said(QT_TRANSLATE_NOOP("Card", "Permanent"));
    case CardDuration::Instant: return said(QT_TRANSLATE_NOOP("Card", "Instant"));
    case CardDuration::Monster: return said(QT_TRANSLATE_NOOP("Card", "Monster"));
    case CardDuration::Attachment: break;
    }
    return said(QT_TRANSLATE_NOOP("Card", "Attachment"));
}

QString wordFor(Criterion criterion)
{
    switch (criterion) {
    case Criterion::Chance: return said(QT_TRANSLATE_NOOP("Card", "Chance"));
    case Criterion::Slay: return said(QT_TRANSLATE_NOOP("Card", "Slay"));
    case Criterion::Threat: return said(QT_TRANSLATE_NOOP("Card", "Threat"));
    case Criterion::Sacrifice: return said(QT_TRANSLATE_NOOP("Card", "Sacrifice"));
    case Criterion::Escort: return said(QT_TRANSLATE_NOOP("Card", "Escort"));
    case Criterion::Manual: break;
    }
    return said(QT_TRANSLATE_NOOP("Card", "Special"));
}

QString wordFor(DoorKind door, MapKind map)
{
    const bool isDungeon = map == MapKind::Dungeon;
    switch (door) {
    case DoorKind::Open: return said(QT_TRANSLATE_NOOP("Card", "Open"));
    case DoorKind::Locked:
        return isDungeon ? said(QT_TRANSLATE_NOOP("Card", "Locked"))
                         : said(QT_TRANSLATE_NOOP("Card", "Lost"));
    case DoorKind::Trapped:
        return isDungeon ? said(QT_TRANSLATE_NOOP("Card", "Trapped"))
                         : said(QT_TRANSLATE_NOOP("Card", "Treacherous"));
    case DoorKind::Wall: break;
    }
    return isDungeon ? said(QT_TRANSLATE_NOOP("Card", "Wall"))
                     : said(QT_TRANSLATE_NOOP("Card", "Impassable"));
}

QString wordFor(MapCardType type, MapKind map)
{
    const bool isDungeon = map == MapKind::Dungeon;
    switch (type) {
    case MapCardType::Entrance: return said(QT_TRANSLATE_NOOP("Card", "Entrance"));
    case MapCardType::Passage:
        return isDungeon ? said(QT_TRANSLATE_NOOP("Card", "Passage"))
                         : said(QT_TRANSLATE_NOOP("Card", "Road"));
    case MapCardType::Room: break;
    }
    return isDungeon ? said(QT_TRANSLATE_NOOP("Card", "Room")) : said(QT_TRANSLATE_NOOP("Card", "Site"));
}

QString categoryName(const CardSet& set, const std::string& id)
{
    const Category* category = findCategory(set, id);
    return category ? in(category->name) : QString::fromStdString(id);
}

QString categoryPlural(const CardSet& set, const std::string& id)
{
    const Category* category = findCategory(set, id);
    return category ? in(category->plural) : QString::fromStdString(id);
}

QString terrainName(const CardSet& set, const std::string& id)
{
    static const std::map<std::string, const char*, std::less<>> names{
        {"arctic", QT_TRANSLATE_NOOP("Card", "Arctic")}, {"desert", QT_TRANSLATE_NOOP("Card", "Desert")},
        {"forest", QT_TRANSLATE_NOOP("Card", "Forest")}, {"mountain", QT_TRANSLATE_NOOP("Card", "Mountain")},
        {"plains", QT_TRANSLATE_NOOP("Card", "Plains")}, {"swamp", QT_TRANSLATE_NOOP("Card", "Swamp")},
        {"urban", QT_TRANSLATE_NOOP("Card", "Urban")},   {"water", QT_TRANSLATE_NOOP("Card", "Water")}};
    if (const auto known = names.find(id); known != names.end())
        return said(known->second);
    for (const Terrain& terrain : set.terrains)
        if (terrain.id == id)
            return in(terrain.name);
    return QString::fromStdString(id);
}

QString cardsWord(const CardSet& set, const CardFilter& filter)
{
    static constexpr const char* words[] = {
        QT_TRANSLATE_NOOP("Card", "cards"),      QT_TRANSLATE_NOOP("Card", "Boons"),
        QT_TRANSLATE_NOOP("Card", "Treasures"),  QT_TRANSLATE_NOOP("Card", "Banes"),
        QT_TRANSLATE_NOOP("Card", "Encounters"), QT_TRANSLATE_NOOP("Card", "monsters"),
        QT_TRANSLATE_NOOP("Card", "Traps")};
    return withCategory(set, said(words[std::size_t(filter.sort)]), filter);
}

QString oneCardWord(const CardSet& set, const CardFilter& filter)
{
    static constexpr const char* words[] = {
        QT_TRANSLATE_NOOP("Card", "a card"),       QT_TRANSLATE_NOOP("Card", "a Boon"),
        QT_TRANSLATE_NOOP("Card", "a Treasure"),   QT_TRANSLATE_NOOP("Card", "a Bane"),
        QT_TRANSLATE_NOOP("Card", "an Encounter"), QT_TRANSLATE_NOOP("Card", "a monster"),
        QT_TRANSLATE_NOOP("Card", "a Trap")};
    return withCategory(set, said(words[std::size_t(filter.sort)]), filter);
}

QString costWords(const CardSet& set, const Cost& cost)
{
    const Amount amount{AmountKind::Number, cost.value};
    QString words;
    switch (cost.resource) {
    case Resource::None: return {};
    case Resource::Glory: words = quantityOf(Unit::Glory, amount); break;
    case Resource::Peril: words = quantityOf(Unit::Peril, amount); break;
    case Resource::Movement: words = quantityOf(Unit::Movement, amount); break;
    case Resource::Life: words = quantityOf(Unit::Life, amount); break;
    case Resource::Charge: words = quantityOf(Unit::Charges, amount); break;
    case Resource::DiscardCard:
        words =
            cost.card == CardFilter{}
                ? quantityOf(Unit::HandCards, amount)
                : said(QT_TRANSLATE_NOOP("Card", "%1 × %2")).arg(cost.value).arg(oneCardWord(set, cost.card));
        break;
    }
    return cost.isVariable ? said(QT_TRANSLATE_NOOP("Card", "%1 + #")).arg(words) : words;
}

QString payWords(const CardSet& set, const Cost& cost)
{
    const QString what = costWords(set, cost);
    if (cost.resource == Resource::DiscardCard)
        return said(QT_TRANSLATE_NOOP("Card", "discard %1")).arg(what);
    if (cost.resource == Resource::Charge)
        return said(QT_TRANSLATE_NOOP("Card", "remove %1")).arg(what);
    return said(QT_TRANSLATE_NOOP("Card", "pay %1")).arg(what);
}

QString mayPayWords(const CardSet& set, const Cost& cost)
{
    const QString what = costWords(set, cost);
    if (cost.resource == Resource::DiscardCard)
        return said(QT_TRANSLATE_NOOP("Card", "you may discard %1")).arg(what);
    if (cost.resource == Resource::Charge)
        return said(QT_TRANSLATE_NOOP("Card", "you may remove %1")).arg(what);
    return said(QT_TRANSLATE_NOOP("Card", "you may pay %1")).arg(what);
}

QString threatWords(Stat stat, int value)
{
    return said(QT_TRANSLATE_NOOP("Card", "%1 Threat %2+")).arg(wordFor(stat), QString::number(value));
}

} // namespace delve::dungeoneer
