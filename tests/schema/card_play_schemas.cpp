// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON Schemas of games of cards, from the lists of actions, events and tasks.

#include "engine/dungeoneer/play/core/json_forms.h"
#include "engine/dungeoneer/play/core/replay.h"
#include "tests/schema/schema_parts.h"

namespace delve::schemas {

namespace {

using namespace dungeoneer::play;

/// What a member of this type looks like in a file.
template <typename Value> Json typeOfCards()
{
    if constexpr (table::NamesThingOf<Value, Game>)
        return reference("thing");
    else if constexpr (table::HasEnumNames<Value>)
        return wordsOf<Value>();
    else if constexpr (std::is_same_v<Value, bool>)
        return {{"type", "boolean"}};
    else if constexpr (std::is_integral_v<Value>)
        return reference("number");
    else if constexpr (std::is_enum_v<Value>)
        return {{"type", "string"}, {"maxLength", 40}};
    else
        return {{"type", "array"},
                {"items", typeOfCards<typename Value::value_type>()},
                {"minItems", std::tuple_size_v<Value>},
                {"maxItems", std::tuple_size_v<Value>}};
}

template <typename T> std::string ownerOf()
{
    if constexpr (requires { T::name; })
        return std::string(T::name);
    else
        return "this object";
}

template <typename T> void addCardMembers(Json& properties)
{
    const auto add = [&](const auto& field) {
        using Value = std::remove_cvref_t<decltype(std::declval<T>().*(field.member))>;
        const std::string name(field.name);
        if constexpr (std::is_same_v<Value, Packed> || std::is_same_v<Value, Frame> ||
                      std::is_same_v<Value, Lasting>)
            properties[name] = reference(name);
        else
            properties[name] =
                described(typeOfCards<Value>(), "The member " + name + " of " + ownerOf<T>() + ".");
    };
    std::apply([&](const auto&... field) { (add(field), ...); }, T::fields());
}

template <typename T> Json membersOf(const std::string& description)
{
    Json properties;
    addCardMembers<T>(properties);
    return described(object(std::move(properties)), description);
}

/// One of the structs of a variant, by the word under `key`.
template <typename Variant> Json kindsOfCards(const std::string& key, const std::string& text, bool hasRule)
{
    Json kinds = Json::array();
    const auto add = [&]<typename T>(const T&) {
        Json properties;
        properties[key] = {{"const", std::string(T::name)}, {"description", "The kind."}};
        if (hasRule)
            properties["rule"] = reference("rule");
        addCardMembers<T>(properties);
        kinds.push_back(object(std::move(properties), {"rule"}));
    };
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (add(std::variant_alternative_t<I, Variant>{}), ...);
    }(std::make_index_sequence<std::variant_size_v<Variant>>());
    return {{"description", text}, {"anyOf", kinds}};
}

Json cardDefinitions()
{
    Json definitions;
    definitions["thing"] =
        described(orNull(word(200)), "A player, Hero, card, Quest, space or target of the game by its name, "
                                     "or nothing.");
    definitions["number"] = {{"type", "integer"},
                             {"minimum", -2147483648},
                             {"maximum", 2147483647},
                             {"description", "A whole number."}};
    definitions["rule"] = {{"type", "string"},
                           {"pattern", "^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$"},
                           {"maxLength", 40},
                           {"description", "The rule that it comes from."}};
    definitions["task"] = kindsOfCards<Task>("task", "What is still to be done.", false);
    definitions["frame"] = membersOf<Frame>("What is being resolved.");
    definitions["lasting"] = membersOf<Lasting>("An effect that holds for a while.");
    return definitions;
}

Json cardReplaySchema()
{
    Json definitions = cardDefinitions();
    definitions["action"] = kindsOfCards<Action>("action", "What a player did.", false);
    definitions["event"] = kindsOfCards<EventBody>("event", "What happened.", true);
    Json properties = replayHeader(mostPlayers);
    addCourse(properties);
    return schema("card-replay", "Delvewright replay of cards",
                  "A recorded game of Dungeoneer, finished or to be gone on with.", std::move(properties),
                  std::move(definitions), {"table"});
}

Json cardEventsSchema()
{
    Json definitions = cardDefinitions();
    definitions["event"] = kindsOfCards<EventBody>("event", "What happened.", true);
    Json line;
    line["action"] = {{"type", "integer"}, {"minimum", 1}, {"description", "The number of the action."}};
    line["what"] = reference("event");
    Json properties = header("delvewright-events");
    properties["game"] = {{"const", "dungeoneer"}, {"description", "The game."}};
    properties["events"] = list(object(line), "All events in order.");
    return schema("card-events", "Delvewright events of cards", "What happened in a game of Dungeoneer.",
                  std::move(properties), std::move(definitions));
}

template <typename T> Json piecesOfCards(const std::string& description)
{
    Json properties;
    properties["id"] = text(200, "The name of the piece.");
    addCardMembers<T>(properties);
    return list(object(properties), description);
}

Json cardGameSchema()
{
    Json properties = header("delvewright-card-game");
    properties["turn"] = membersOf<TurnState>("Whose turn it is, and its phase.");
    properties["tasks"] = list(reference("task"), "What is still to be done, the last first.");
    properties["tasks"]["maxItems"] = GameState::mostTasks;
    properties["frames"] = list(reference("frame"), "What is being resolved, the last first.");
    properties["frames"]["maxItems"] = GameState::mostFrames;
    properties["lasting"] = list(reference("lasting"), "Effects that hold for a while.");
    properties["lasting"]["maxItems"] = GameState::mostLasting;
    properties["players"] = piecesOfCards<PlayerState>("The players in order.");
    properties["quests"] = piecesOfCards<QuestState>("The Quests.");
    properties["spaces"] = piecesOfCards<SpaceState>("The Map cards.");
    properties["cards"] = piecesOfCards<CardState>("The Adventure cards.");
    return schema("card-game", "Delvewright game of cards", "How a game of Dungeoneer stands.",
                  std::move(properties), cardDefinitions());
}

} // namespace

bool writeCardSchemas(const std::string& folder)
{
    return write(folder + "card-replay.schema.json", cardReplaySchema()) &&
           write(folder + "card-events.schema.json", cardEventsSchema()) &&
           write(folder + "card-game.schema.json", cardGameSchema());
}

} // namespace delve::schemas
