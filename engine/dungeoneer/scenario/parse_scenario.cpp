// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/scenario/parse_scenario.h"

#include "engine/base/file.h"
#include "engine/base/read_content_id.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/scenario/scenario_limits.h"
#include "engine/scenario/scenario_parts.h"
#include "engine/scenario/thing_reading.h"

#include <algorithm>

namespace delve::dungeoneer {

namespace {

/// What a thing is, as far as others refer to it.
enum ReferenceKind
{
    APlayer,
    ACard,
    ADungeonCard,
    AWildernessCard,
    AnotherThing
};

Message expectedReference(int kind, const JsonView& found)
{
    switch (kind) {
    case APlayer:
        return {QT_TRANSLATE_NOOP("Engine", "expected the id of a player, found %1"), {found.summary()}};
    case ADungeonCard:
        return {QT_TRANSLATE_NOOP("Engine", "expected the id of a card of the Dungeon, found %1"),
                {found.summary()}};
    case AWildernessCard:
        return {QT_TRANSLATE_NOOP("Engine", "expected the id of a card of the Wilderness, found %1"),
                {found.summary()}};
    default:
        return {QT_TRANSLATE_NOOP("Engine", "expected the id of a card on a map, found %1"),
                {found.summary()}};
    }
}

/// A card may be named as one of its map, or as any card.
bool isKind(int found, int wanted)
{
    return found == wanted || (wanted == ACard && (found == ADungeonCard || found == AWildernessCard));
}

Cell readCell(ObjectReader& in)
{
    // DNR-MAP-06: whole cells only.
    constexpr int most = scenario_limits::coordinate;
    Cell cell;
    cell.column = in.integer("column", -most, most);
    cell.row = in.integer("row", -most, most);
    return cell;
}

RuleOptions readOptions(const JsonView& value, ReadLog& log)
{
    RuleOptions options;
    ObjectReader in(value, log);
    visitOptions([&](std::string_view key, auto member) {
        auto& option = options.*member;
        using Option = std::remove_reference_t<decltype(option)>;
        if constexpr (std::is_same_v<Option, bool>)
            option = in.booleanOr(key, option);
        else if constexpr (std::is_same_v<Option, int>)
            option = in.integerOr(key, 0, scenario_limits::roundLimit, option);
        else
            option = in.oneOf<Option>(key, option);
    });
    in.refuseUnknown();
    return options;
}

ContentId readCardId(const JsonView& value, ReadLog& log)
{
    return readQualifiedId(value, log);
}

std::optional<ContentId> cardOr(ObjectReader& in, std::string_view key)
{
    const auto value = in.find(key);
    return value ? std::optional(readQualifiedId(*value, in.log())) : std::nullopt;
}

LeftOutCard readLeftOut(ObjectReader& in)
{
    LeftOutCard leftOut;
    if (const auto card = in.require("card"))
        leftOut.card = readQualifiedId(*card, in.log());
    leftOut.copies = in.integerOr("copies", 1, scenario_limits::copies, 1);
    return leftOut;
}

Player readPlayer(ObjectReader& in, ThingReading& reading)
{
    Player player;
    player.id = reading.newId(in, APlayer);
    player.name = in.string("name", scenario_limits::name);
    player.hero = cardOr(in, "hero");
    player.quests = in.listOr("quests", scenario_limits::quests, readCardId);
    player.hand = in.listOr("hand", scenario_limits::hand, readCardId);
    if (const auto start = in.find("start"))
        player.start = readEnum<MapKind>(*start, in.log());
    return player;
}

Assertion readAssertion(ObjectReader& in, ThingReading& reading)
{
    auto assertion = readAssertedShare<Assertion>(in, hasRounds);
    if (isAboutPlayer(assertion.measure))
        assertion.about = reading.referenceOr(in, "about", APlayer);
    else if (assertion.measure == AssertedMeasure::SpaceEntered)
        assertion.about = reading.referenceOr(in, "about", ACard);
    return assertion;
}

PlacedCard readPlacedCard(ObjectReader& in, ThingReading& reading, MapKind kind)
{
    PlacedCard card;
    card.id = reading.newId(in, kind == MapKind::Dungeon ? ADungeonCard : AWildernessCard);
    card.card = reading.contentId(in, "card");
    card.cell = readCell(in);
    // DNR-MAP-05, DNR-MAP-17: upright or upside down, nothing between.
    card.isTurned = in.booleanOr("turned", false);
    card.isExempt = in.booleanOr("exempt", false);
    return card;
}

PortalLink readPortal(ObjectReader& in, ThingReading& reading)
{
    PortalLink link;
    link.id = reading.newId(in, AnotherThing);
    link.portal = reading.reference(in, "portal", AWildernessCard);
    link.entrance = reading.reference(in, "entrance", ADungeonCard);
    if (const auto marker = in.require("marker")) {
        const bool isLetter = marker->type() == JsonType::String && marker->string().size() == 1 &&
                              marker->string()[0] >= 'A' && marker->string()[0] <= 'Z';
        if (isLetter)
            link.marker = marker->string()[0];
        else
            in.log().fail(*marker, {QT_TRANSLATE_NOOP("Engine", "expected a letter from A to Z, found %1"),
                                    {marker->summary()}});
    }
    return link;
}

Note readNote(ObjectReader& in, ThingReading& reading)
{
    Note note;
    note.id = reading.newId(in, AnotherThing);
    note.map = in.oneOf<MapKind>("map");
    note.cell = readCell(in);
    note.text = in.lines("text", scenario_limits::noteText);
    return note;
}

/// The member "maps": each kind once. DNR-MAP-03.
void readMaps(ObjectReader& in, ThingReading& reading, Scenario& scenario)
{
    const auto value = in.require("maps");
    if (!value)
        return;
    scenario.maps = readList(*value, in.log(), 0, allMapKinds.size(), objectReader([&](ObjectReader& map) {
        const auto kind = map.oneOf<MapKind>("kind");
        scenario.cards(kind) = map.listOr(
            "cells", scenario_limits::cardsOfAMap,
            objectReader([&, kind](ObjectReader& cell) { return readPlacedCard(cell, reading, kind); }));
        return kind;
    }));
    refuseRepeated(*value, in.log(), scenario.maps, "kind",
                   [](MapKind kind) { return std::string(nameOf(kind)); });
    std::ranges::sort(scenario.maps);
}

void readDeal(ObjectReader& in, ThingReading& reading, Scenario& scenario)
{
    if (const auto leftOut = in.find("leftOut")) {
        scenario.leftOut =
            readList(*leftOut, in.log(), 0, scenario_limits::leftOut, objectReader(readLeftOut));
        refuseRepeated(*leftOut, in.log(), scenario.leftOut, "card",
                       [](const LeftOutCard& entry) { return entry.card.text(); });
    }
    scenario.players =
        in.list("players", 0, scenario_limits::players,
                objectReader([&](ObjectReader& player) { return readPlayer(player, reading); }));
    scenario.globalQuest = cardOr(in, "globalQuest");
    reading.leaveThings();
    scenario.assertions =
        in.listOr("assertions", scenario_limits::assertions,
                  objectReader([&](ObjectReader& entry) { return readAssertion(entry, reading); }));
}

Result<Scenario> readMembers(const JsonView& root)
{
    ReadLog log;
    ThingReading reading(log, expectedReference, isKind);
    ObjectReader in(root, log);
    Scenario scenario;
    readScenarioHead(in, scenario);
    if (const auto game = in.require("game"))
        if (game->type() != JsonType::String || game->string() != gameName)
            log.fail(*game, {QT_TRANSLATE_NOOP("Engine", "expected \"%1\", found %2"),
                             {std::string(gameName), game->summary()}});
    scenario.packs = readPackReferences(in);
    scenario.stage = in.oneOf<Stage>("stage");
    if (const auto options = in.find("options"))
        scenario.options = readOptions(*options, log);
    readDeal(in, reading, scenario);
    readMaps(in, reading, scenario);
    const auto list = [&](std::string_view key, std::size_t most, auto readThing) {
        return in.listOr(key, most, objectReader([&, readThing](ObjectReader& thing) {
                             return readThing(thing, reading);
                         }));
    };
    scenario.portals = list("portals", scenario_limits::portals, readPortal);
    scenario.pinnedNotes = list("pinnedNotes", scenario_limits::pinnedNotes, readNote);
    in.refuseUnknown();
    reading.checkReferences();
    return log.resultOf(std::move(scenario));
}

} // namespace

Result<Scenario> readScenario(const JsonView& value)
{
    const auto version = scenarioVersionOf(value);
    if (!version)
        return version.error();
    if (*version != scenarioVersion) // version 1 is the first
        return Error{value.pointer() + "/version",
                     {QT_TRANSLATE_NOOP("Engine", "expected version %1, found %2"),
                      {std::to_string(scenarioVersion), std::to_string(*version)}}};
    return readMembers(value);
}

Result<Scenario> parseScenario(std::string_view text)
{
    const auto document = parseJson(text, scenarioJsonLimits);
    return document ? readScenario(document->root()) : document.error();
}

Result<Scenario> loadScenario(const std::filesystem::path& path)
{
    return readFile(path, scenario_limits::fileBytes).and_then([](std::string&& text) {
        return parseScenario(text);
    });
}

} // namespace delve::dungeoneer
