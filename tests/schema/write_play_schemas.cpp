// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the JSON Schemas of games from the lists of actions, events and tasks: write_play_schemas FOLDER.
// The shipped schemas must be the same; after a new kind or member run it on schemas/.

#include "engine/mageknight/play/core/event.h"
#include "engine/mageknight/play/core/json_fields.h"
#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/core/replay.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <fstream>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using Json = nlohmann::ordered_json;

namespace {

Json reference(const std::string& name)
{
    return {{"$ref", "#/definitions/" + name}};
}

Json orNull(Json value)
{
    return {{"anyOf", {std::move(value), {{"type", "null"}}}}};
}

template <typename Enum> Json wordsOf()
{
    Json words = Json::array();
    for (const auto& entry : enumNames<Enum>)
        words.push_back(std::string(entry.second));
    return {{"enum", words}};
}

/// What a member of this type looks like in a file.
template <typename Value> Json typeOf(bool asSquare)
{
    if constexpr (ThingNumber<Value>)
        return reference("thing");
    else if constexpr (HasEnumNames<Value>)
        return wordsOf<Value>();
    else if constexpr (std::is_same_v<Value, bool>)
        return {{"type", "boolean"}};
    else if constexpr (std::is_integral_v<Value>)
        return reference(asSquare ? "square" : "number");
    else
        return {{"type", "array"},
                {"items", typeOf<typename Value::value_type>(false)},
                {"minItems", std::tuple_size_v<Value>},
                {"maxItems", std::tuple_size_v<Value>}};
}

/// Every member has to be there, and no other.
Json object(Json properties, const std::vector<std::string>& optional = {})
{
    Json required = Json::array();
    for (const auto& [name, type] : properties.items())
        if (std::find(optional.begin(), optional.end(), name) == optional.end())
            required.push_back(name);
    return {{"type", "object"},
            {"required", required},
            {"additionalProperties", false},
            {"properties", std::move(properties)}};
}

Json described(Json type, const std::string& description)
{
    type["description"] = description;
    return type;
}

template <typename T> void addMembers(Json& properties)
{
    const auto add = [&](const auto& field) {
        using Value = std::remove_cvref_t<decltype(std::declval<T>().*(field.member))>;
        const std::string name(field.name);
        if constexpr (std::is_same_v<Value, Packed>)
            properties[name] = reference(name);
        else
            properties[name] = described(
                typeOf<Value>(isSquare<decltype(field)>), "The member " + name + " of " + [] {
                    if constexpr (requires { T::name; })
                        return std::string(T::name);
                    else
                        return std::string("this object");
                }() + ".");
    };
    std::apply([&](const auto&... field) { (add(field), ...); }, T::fields());
}

/// One of the structs of a variant, by the word under `key`.
template <typename Variant, std::size_t I = 0>
void addKinds(Json& kinds, const std::string& key, bool hasRule)
{
    if constexpr (I < std::variant_size_v<Variant>) {
        using T = std::variant_alternative_t<I, Variant>;
        Json properties;
        properties[key] = {{"const", std::string(T::name)}, {"description", "The kind."}};
        if (hasRule)
            properties["rule"] = reference("rule");
        addMembers<T>(properties);
        // Members that older games do not have.
        kinds.push_back(object(std::move(properties), {"rule", "leaning", "aside"}));
        addKinds<Variant, I + 1>(kinds, key, hasRule);
    }
}

template <typename Variant>
Json kindsOf(const std::string& key, const std::string& text, bool hasRule = false)
{
    Json kinds = Json::array();
    addKinds<Variant>(kinds, key, hasRule);
    return {{"description", text}, {"anyOf", kinds}};
}

/// A word without control characters; only for short ones, since validators go through them step by step.
Json word(std::size_t most)
{
    return {{"type", "string"}, {"pattern", "^[^\\u0000-\\u001f\\u007f]*$"}, {"maxLength", most}};
}

Json text(std::size_t most, const std::string& description)
{
    constexpr std::size_t mostWithPattern = 200;
    Json json = most <= mostWithPattern ? word(most) : Json{{"type", "string"}, {"maxLength", most}};
    json["description"] = description;
    return json;
}

Json hex(const std::string& description)
{
    return {
        {"type", "string"}, {"pattern", "^[0-9a-f]{16}$"}, {"maxLength", 16}, {"description", description}};
}

Json list(Json items, const std::string& description)
{
    return {{"type", "array"}, {"items", std::move(items)}, {"description", description}};
}

Json commonDefinitions()
{
    Json definitions;
    definitions["thing"] = described(
        orNull(word(200)), "A player, figure, chest, token or door of the game by its id, or nothing.");
    definitions["square"] = described(
        orNull({{"type", "array"}, {"items", {{"type", "integer"}}}, {"minItems", 3}, {"maxItems", 3}}),
        "Level, column and row, or nothing.");
    definitions["number"] = {{"type", "integer"},
                             {"minimum", -2147483648},
                             {"maximum", 2147483647},
                             {"description", "A whole number."}};
    definitions["rule"] = {{"type", "string"},
                           {"pattern", "^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+$"},
                           {"maxLength", 40},
                           {"description", "The rule that it comes from."}};
    return definitions;
}

Json schema(const std::string& title, const std::string& description, Json properties, Json definitions,
            const std::vector<std::string>& optional = {})
{
    Json whole{{"$schema", "http://json-schema.org/draft-07/schema#"},
               {"title", title},
               {"description", description}};
    const Json body = object(std::move(properties), optional);
    for (const auto& [name, value] : body.items())
        whole[name] = value;
    whole["definitions"] = std::move(definitions);
    return whole;
}

Json header(const std::string& format)
{
    Json properties;
    properties["format"] = {{"const", format}, {"description", "The name of the format."}};
    properties["version"] = {{"const", 1}, {"description", "The version of the format."}};
    return properties;
}

void addEvents(Json& definitions)
{
    definitions["action"] = kindsOf<Action>("action", "What a player did.");
    definitions["task"] = kindsOf<Task>("task", "What is still to be done.");
    definitions["event"] = kindsOf<EventBody>("event", "What happened.", true);
}

Json replaySchema()
{
    Json definitions = commonDefinitions();
    addEvents(definitions);
    Json pack;
    pack["id"] = text(48, "The id of the pack.");
    pack["version"] = text(48, "Its version.");
    pack["hash"] = text(64, "The hash of its content.");
    Json options;
    addMembers<PlayOptions>(options);
    Json table;
    table["dice"] = {{"enum", {"seeded", "typed"}},
                     {"description", "Rolled from the seed, or typed by people."}};
    table["seed"] = hex("The seed of the dice.");
    table["seats"] = list(word(48), "Who plays, by player: human, random.");
    table["seats"]["maxItems"] = mostPlayers;
    Json step;
    step["do"] = reference("action");
    step["dice"] = list({{"type", "integer"}, {"minimum", 1}, {"maximum", 6}}, "The dice as they fell.");
    step["hash"] = hex("The hash of the state it led to.");
    step["events"] = list(reference("event"), "What happened, for people to read.");
    Json properties = header("delvewright-replay");
    properties["rulesVersion"] = {{"type", "integer"},
                                  {"minimum", 1},
                                  {"maximum", 1000000},
                                  {"description", "The version of the rules by which it was played."}};
    properties["packs"] = list(object(pack), "The packs with which it was played.");
    properties["packs"]["maxItems"] = 50;
    properties["options"] = described(object(options, {"rollForStart", "largeSquares", "openCeiling"}),
                                      "What the players agreed on; left out by older games.");
    properties["table"] =
        described(object(table), "Who plays and with which dice, for going on with the game.");
    properties["scenario"] = {{"type", "object"},
                              {"description", "The scenario, as scenario.schema.json says."}};
    properties["actions"] = list(object(step, {"events"}), "The actions in order.");
    return schema("Delvewright replay", "A recorded game, finished or to be gone on with.",
                  std::move(properties), std::move(definitions), {"table"});
}

Json eventsSchema()
{
    Json definitions = commonDefinitions();
    addEvents(definitions);
    Json line;
    line["action"] = {{"type", "integer"}, {"minimum", 1}, {"description", "The number of the action."}};
    line["what"] = reference("event");
    Json properties = header("delvewright-events");
    properties["events"] = list(object(line), "All events in order.");
    const auto number = [](const char* description) {
        return Json{{"type", "integer"}, {"minimum", 0}, {"description", description}};
    };
    Json rules;
    rules["recorded"] = number("The version of the rules by which the game was recorded.");
    rules["now"] = number("The version of the rules of this program.");
    rules["reached"] = number("Actions that still lead where they led.");
    rules["actions"] = number("All actions of the file.");
    rules["change"] = text(1000, "Why the next one does not; left out if all do.");
    properties["rules"] =
        described(object(rules, {"change"}), "How a game of older rules fares; left out for others.");
    Json old = line;
    old["what"] = {{"description", "What the file has, in whatever form."}};
    properties["unreached"] = list(object(old), "What the file of a game of older rules tells behind that.");
    return schema("Delvewright events", "What happened in a game.", std::move(properties),
                  std::move(definitions), {"rules", "unreached"});
}

template <typename T> Json pieces(const std::string& description)
{
    Json properties;
    properties["id"] = text(200, "The id of the piece.");
    addMembers<T>(properties);
    return list(object(properties), description);
}

Json gameSchema()
{
    Json definitions = commonDefinitions();
    definitions["task"] = kindsOf<Task>("task", "What is still to be done.");
    Json turn;
    addMembers<TurnState>(turn);
    Json properties = header("delvewright-game");
    properties["version"]["const"] = 3;
    properties["turn"] = described(object(turn), "Whose turn it is, and the activation in it.");
    properties["tasks"] = list(reference("task"), "What is still to be done, the last first.");
    properties["tasks"]["maxItems"] = GameState::mostTasks;
    properties["players"] = pieces<PlayerState>("The players in order.");
    properties["figures"] = pieces<FigureState>("Heroes and monsters.");
    properties["chests"] = pieces<ChestState>("The chests.");
    properties["tokens"] = pieces<TokenState>("The wandering tokens.");
    properties["artifacts"] = pieces<ArtifactState>("The artifacts, in the order in which they were placed.");
    properties["artifactTokens"] = pieces<ArtifactTokenState>(
        "The tokens of exotic artifacts; those that nobody has seen are all alike.");
    properties["rubble"] = list(typeOf<SquareIndex>(true), "The squares on which furniture was destroyed.");
    for (const char* set : {"openDoors", "brokenDoors", "brokenAway", "spinArrivals", "spinOffers",
                            "answering", "feared", "faced", "group", "improved", "venomSpread"})
        properties[set] = list(reference("thing"), std::string("The set ") + set + " of the state.");
    return schema("Delvewright game", "How a game stands.", std::move(properties), std::move(definitions));
}

bool write(const std::string& file, const Json& schema)
{
    std::ofstream out(file, std::ios::binary);
    out << schema.dump(1) << '\n';
    return out.good();
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc != 2) {
        std::fputs("usage: write_play_schemas FOLDER\n", stderr);
        return 2;
    }
    const std::string folder = std::string(argv[1]) + "/";
    const bool good = write(folder + "replay.schema.json", replaySchema()) &&
                      write(folder + "events.schema.json", eventsSchema()) &&
                      write(folder + "game.schema.json", gameSchema());
    if (!good)
        std::fprintf(stderr, "%s: cannot be written to\n", argv[1]);
    return good ? 0 : 2;
}
