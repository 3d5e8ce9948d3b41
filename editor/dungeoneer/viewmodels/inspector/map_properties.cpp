// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/inspector/map_properties.h"

#include "editor/dungeoneer/text/card_words.h"
#include "editor/dungeoneer/text/map_names.h"
#include "editor/dungeoneer/text/option_words.h"
#include "engine/base/plain_text.h"
#include "engine/dungeoneer/scenario/edits/map_edits.h"
#include "engine/dungeoneer/scenario/edits/thing_edits.h"
#include "engine/dungeoneer/scenario/scenario_limits.h"
#include "engine/dungeoneer/scenario/thing_ids.h"
#include "engine/dungeoneer/setup/portals.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace delve::dungeoneer {

namespace {

using Type = Property::Type;

QString said(const char* text)
{
    return QCoreApplication::translate("CardInspector", text);
}

QString inText(std::string_view word)
{
    return QString::fromUtf8(word.data(), qsizetype(word.size()));
}

QString truth(bool value)
{
    return value ? QStringLiteral("true") : QStringLiteral("false");
}

Property text(const char* name, const char* label, const std::string& value, std::size_t most,
              Type type = Type::Text)
{
    return {.name = QString::fromLatin1(name),
            .label = said(label),
            .section = {},
            .type = type,
            .value = QString::fromStdString(value),
            .most = int(most)};
}

Property number(const char* name, const char* label, int value, int least, int most)
{
    return {.name = QString::fromLatin1(name),
            .label = said(label),
            .section = {},
            .type = Type::Number,
            .value = QString::number(value),
            .least = least,
            .most = most};
}

Property flag(const QString& name, const QString& label, bool value)
{
    return {.name = name, .label = label, .section = {}, .type = Type::Flag, .value = truth(value)};
}

/// The property of one switch, whatever it is made of.
struct OptionProperty
{
    const RuleOptions& options;
    std::vector<Property>& properties;
    QString section;

    template <typename Value, typename Owner> void operator()(const char* key, Value Owner::*member) const
    {
        const Value value = options.*member;
        Property property{.name = QString::fromLatin1(key),
                          .label =
                              QStringLiteral("%1 (%2)").arg(optionWords(key).label, optionWords(key).rule),
                          .section = section};
        if constexpr (std::is_same_v<Value, bool>) {
            property.type = Type::Flag;
            property.value = truth(value);
        } else if constexpr (std::is_same_v<Value, int>) {
            property.type = Type::Number;
            property.value = QString::number(value);
            property.most = scenario_limits::roundLimit;
            property.leastName = optionValueWords(key, "0");
        } else {
            property.type = Type::Choice;
            property.value = inText(nameOf(value));
            for (const auto& [each, word] : enumNames<Value>)
                property.choices.emplace_back(inText(word), optionValueWords(key, word));
        }
        properties.push_back(std::move(property));
    }
};

struct OptionChange
{
    RuleOptions& options;
    const QString& name;
    const QString& value;

    template <typename Value, typename Owner> void operator()(const char* key, Value Owner::*member) const
    {
        if (name != QLatin1String(key))
            return;
        if constexpr (std::is_same_v<Value, bool>)
            options.*member = value == u"true";
        else if constexpr (std::is_same_v<Value, int>)
            options.*member = value.toInt();
        else if (const auto chosen = fromName<Value>(value.toStdString()))
            options.*member = *chosen;
    }
};

const QString setPrefix = QStringLiteral("set:");

bool names(const ScenarioFacts& facts, const std::string& set)
{
    return std::ranges::find(facts.packs, set, &PackReference::id) != facts.packs.end();
}

/// A set whose cards are dealt or laid cannot be put away.
bool isNeeded(const Scenario& scenario, const Cards& cards, const CardSet& set)
{
    const auto isOfSet = [&](const ContentId& id) { return cards.setOf(id) == &set; };
    for (const MapKind kind : allMapKinds)
        if (std::ranges::any_of(scenario.cards(kind), isOfSet, &PlacedCard::card))
            return true;
    if (scenario.globalQuest && isOfSet(*scenario.globalQuest))
        return true;
    return std::ranges::any_of(scenario.players, [&](const Player& player) {
        return (player.hero && isOfSet(*player.hero)) || std::ranges::any_of(player.quests, isOfSet) ||
               std::ranges::any_of(player.hand, isOfSet);
    });
}

/// DNR-OBST-09: the Entrance of the Dungeon to which a Portal leads, or nowhere.
Property portalProperty(const CardMapDocument& document, const ThingId& portal)
{
    const Scenario& scenario = document.scenario();
    const PortalLink* link = linkOf(scenario, portal);
    Property property{.name = QStringLiteral("portal"),
                      .label = said(QT_TRANSLATE_NOOP("CardInspector", "The Portal leads to (DNR-OBST-09)")),
                      .section = {},
                      .type = Type::Choice,
                      .value = link ? QString::fromStdString(link->entrance.text()) : QString()};
    property.choices.emplace_back(QString(), said(QT_TRANSLATE_NOOP("CardInspector", "nowhere")));
    const ScenarioNames names(scenario, document.cards(), QLocale().name().toStdString());
    for (const ThingId& end : portalEnds(scenario, document.cards()))
        property.choices.emplace_back(QString::fromStdString(end.text()), names.thing(end));
    return property;
}

/// The link that a Portal has goes; a new one comes where it leads somewhere.
Edit withPortal(const Scenario& scenario, const ThingId& portal, const std::string& entrance)
{
    const PortalLink* link = linkOf(scenario, portal);
    if (!entrance.empty()) {
        Random random(scenario.portals.size());
        return linkPortal(scenario, ThingIds(scenario).draw(random), portal, ThingId(entrance));
    }
    return link ? removeThings(scenario, std::span(&link->id, 1)) : Edit();
}

} // namespace

std::vector<Property> factProperties(const CardMapDocument& document)
{
    const Scenario& facts = document.scenario();
    std::vector<Property> properties{
        text("title", QT_TRANSLATE_NOOP("CardInspector", "Title"), facts.title, scenario_limits::title),
        text("author", QT_TRANSLATE_NOOP("CardInspector", "Author"), facts.author, scenario_limits::author),
        text("notes", QT_TRANSLATE_NOOP("CardInspector", "Story and notes"), facts.notes,
             scenario_limits::notes, Type::LongText)};
    Property stage{.name = QStringLiteral("stage"),
                   .label = said(QT_TRANSLATE_NOOP("CardInspector", "How far the map has come")),
                   .section = {},
                   .type = Type::Choice,
                   .value = inText(nameOf(facts.stage))};
    for (const auto& [each, word] : enumNames<Stage>)
        stage.choices.emplace_back(inText(word), wordFor(each));
    properties.push_back(std::move(stage));
    const QString sets = said(QT_TRANSLATE_NOOP("CardInspector", "Sets in use"));
    for (const CardSet& set : document.cards().sets()) {
        properties.push_back(
            flag(setPrefix + QString::fromStdString(set.id), in(set.name), names(facts, set.id)));
        properties.back().section = sets;
    }
    visitOptions(OptionProperty{facts.options, properties,
                                said(QT_TRANSLATE_NOOP("CardInspector", "What the players agreed on"))});
    return properties;
}

ScenarioFacts withFact(const CardMapDocument& document, const QString& name, const QString& value)
{
    ScenarioFacts facts = static_cast<const ScenarioFacts&>(document.scenario());
    if (name == u"title")
        facts.title = withoutSteering(value.toStdString(), TextLines::One);
    else if (name == u"author")
        facts.author = withoutSteering(value.toStdString(), TextLines::One);
    else if (name == u"notes")
        facts.notes = withoutSteering(value.toStdString(), TextLines::Several);
    else if (name == u"stage")
        facts.stage = fromName<Stage>(value.toStdString()).value_or(facts.stage);
    else if (name.startsWith(setPrefix)) {
        const std::string id = name.mid(setPrefix.size()).toStdString();
        const CardSet* set = document.cards().set(id);
        if (set && value == u"true" && !names(facts, id))
            facts.packs.push_back({set->id, set->version, set->hash});
        else if (set && value != u"true" && !isNeeded(document.scenario(), document.cards(), *set))
            std::erase_if(facts.packs, [&](const PackReference& pack) { return pack.id == id; });
    }
    visitOptions(OptionChange{facts.options, name, value});
    return facts;
}

std::vector<Property> thingProperties(const CardMapDocument& document, const ThingId& id)
{
    const Scenario& scenario = document.scenario();
    const auto cell = [](std::vector<Property>& properties, Cell at) {
        properties.push_back(number("column",
                                    QT_TRANSLATE_NOOP("CardInspector", "Column, east of the Entrance"),
                                    at.column, -mostCellsAway, mostCellsAway));
        properties.push_back(number("row", QT_TRANSLATE_NOOP("CardInspector", "Row, south of the Entrance"),
                                    at.row, -mostCellsAway, mostCellsAway));
    };
    std::vector<Property> properties;
    if (const FoundCard found = findCard(scenario, id)) {
        Property card{.name = QStringLiteral("card"),
                      .label = said(QT_TRANSLATE_NOOP("CardInspector", "Card")),
                      .section = {},
                      .type = Type::Choice,
                      .value = QString::fromStdString(found.card->card.text())};
        const MapCard* own = document.cards().map(found.card->card);
        const SetupTable* table = document.table();
        for (const PackReference& pack : scenario.packs)
            if (const CardSet* set = document.cards().set(pack.id))
                for (const MapCard& other : set->maps) {
                    const int number = table ? table->deck().numberOf(other.id) : -1;
                    const bool isLeft = number >= 0 && table->stock().left(CardNumber(number)) > 0;
                    if (&other == own || (isLeft && other.kind == found.map))
                        card.choices.emplace_back(
                            QString::fromStdString(other.id.text()),
                            QStringLiteral("%1 (%2)").arg(in(other.name), wordFor(other.type, other.kind)));
                }
        if (own)
            card.value = QString::fromStdString(own->id.text());
        properties.push_back(std::move(card));
        properties.push_back(flag(QStringLiteral("turned"),
                                  said(QT_TRANSLATE_NOOP("CardInspector", "Upside down (DNR-MAP-05)")),
                                  found.card->isTurned));
        cell(properties, found.card->cell);
        properties.push_back(
            flag(QStringLiteral("exempt"),
                 said(QT_TRANSLATE_NOOP("CardInspector",
                                        "Beside the Entrance because there was no other place (DNR-MAP-07)")),
                 found.card->isExempt));
        if (found.map == MapKind::Wilderness && isPortal(*found.card, document.cards()))
            properties.push_back(portalProperty(document, id));
        const auto& cards = scenario.cards(found.map);
        properties.push_back(number("order", QT_TRANSLATE_NOOP("CardInspector", "Laid as number"),
                                    int(found.card - cards.data()) + 1, 1, int(cards.size())));
    }
    for (const Note& note : scenario.pinnedNotes)
        if (note.id == id) {
            properties.push_back(text("text", QT_TRANSLATE_NOOP("CardInspector", "Text"), note.text,
                                      scenario_limits::noteText, Type::LongText));
            cell(properties, note.cell);
        }
    return properties;
}

Edit withThingProperty(const Scenario& scenario, const Cards& cards, const ThingId& id, const QString& name,
                       const QString& value)
{
    const auto place = findThing(scenario, id);
    if (!place)
        return {};
    if (name == u"card")
        return swapCard(scenario, cards, id, ContentId(value.toStdString()));
    if (name == u"portal")
        return withPortal(scenario, id, value.toStdString());
    if (name == u"order")
        return reorderThing(scenario, *place, std::size_t(value.toInt() - 1));
    const auto moved = [&](Cell& cell) {
        if (name == u"column")
            cell.column = value.toInt();
        else if (name == u"row")
            cell.row = value.toInt();
    };
    Thing thing = thingAt(scenario, *place);
    if (auto* card = std::get_if<PlacedCard>(&thing)) {
        const Cell before = card->cell;
        moved(card->cell);
        card->isExempt = card->isExempt && card->cell == before; // it was about the place where it lay
        if (name == u"turned")
            card->isTurned = value == u"true";
        else if (name == u"exempt")
            card->isExempt = value == u"true";
    } else if (auto* note = std::get_if<Note>(&thing)) {
        moved(note->cell);
        if (name == u"text")
            note->text = withoutSteering(value.toStdString(), TextLines::Several);
    }
    return changeThing(scenario, *place, std::move(thing));
}

} // namespace delve::dungeoneer
