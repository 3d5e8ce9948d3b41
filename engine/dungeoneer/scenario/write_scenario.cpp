// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/write_scenario.h"

#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/scenario/scenario_parts.h"

namespace delve::dungeoneer {

namespace {

// Members are appended in the order in which the reader asks for them.

void appendOptions(std::string& out, const RuleOptions& options)
{
    JsonObjectText object(out, 4);
    const RuleOptions usual;
    visitOptions([&](std::string_view key, auto member) {
        const auto value = options.*member;
        using Option = std::remove_cvref_t<decltype(value)>;
        if (value == usual.*member)
            return; // files say only what is special about them
        if constexpr (std::is_same_v<Option, bool>)
            object.flag(key, value);
        else if constexpr (std::is_same_v<Option, int>)
            object.number(key, value);
        else
            object.name(key, value);
    });
    object.close();
}

void appendWord(std::string& out, const ContentId& id)
{
    appendJsonString(out, id.text());
}

void appendLeftOut(std::string& out, const LeftOutCard& leftOut)
{
    JsonObjectText object(out);
    object.word("card", leftOut.card.text());
    if (leftOut.copies != 1)
        object.number("copies", leftOut.copies);
    object.close();
}

void appendPlayer(std::string& out, const Player& player)
{
    JsonObjectText object(out, 6);
    object.word("id", player.id.text());
    object.text("name", player.name);
    if (player.hero)
        object.word("hero", player.hero->text());
    appendIfAny(object, "quests", player.quests, appendWord);
    appendIfAny(object, "hand", player.hand, appendWord);
    if (player.start)
        object.name("start", *player.start);
    object.close();
}

void writeCell(JsonObjectText& object, Cell cell)
{
    object.number("column", cell.column);
    object.number("row", cell.row);
}

void appendPlacedCard(std::string& out, const PlacedCard& card)
{
    JsonObjectText object(out);
    object.word("id", card.id.text());
    object.word("card", card.card.text());
    writeCell(object, card.cell);
    if (card.isTurned)
        object.flag("turned", true);
    if (card.isExempt)
        object.flag("exempt", true);
    object.close();
}

void appendPortal(std::string& out, const PortalLink& link)
{
    JsonObjectText object(out);
    object.word("id", link.id.text());
    object.word("portal", link.portal.text());
    object.word("entrance", link.entrance.text());
    object.word("marker", std::string_view(&link.marker, 1));
    object.close();
}

void appendNote(std::string& out, const Note& note)
{
    JsonObjectText object(out);
    object.word("id", note.id.text());
    object.name("map", note.map);
    writeCell(object, note.cell);
    object.text("text", note.text);
    object.close();
}

} // namespace

std::string writeScenario(const Scenario& scenario)
{
    std::string out;
    JsonObjectText object(out, 2);
    appendScenarioHead(object, scenario, gameName);
    object.name("stage", scenario.stage);
    if (scenario.options != RuleOptions())
        appendOptions(object.key("options"), scenario.options);
    appendIfAny(object, "leftOut", scenario.leftOut, appendLeftOut);
    object.list("players", scenario.players, appendPlayer);
    if (scenario.globalQuest)
        object.word("globalQuest", scenario.globalQuest->text());
    appendIfAny(object, "assertions", scenario.assertions, appendAssertion<AssertedMeasure>);
    object.list("maps", scenario.maps, [&scenario](std::string& text, MapKind kind) {
        JsonObjectText map(text, 6);
        map.name("kind", kind);
        appendIfAny(map, "cells", scenario.cards(kind), appendPlacedCard);
        map.close();
    });
    appendIfAny(object, "portals", scenario.portals, appendPortal);
    appendIfAny(object, "pinnedNotes", scenario.pinnedNotes, appendNote);
    object.close();
    out += '\n';
    return out;
}

} // namespace delve::dungeoneer
