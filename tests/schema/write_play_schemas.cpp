// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the JSON Schemas of games from the lists of actions, events and tasks: write_play_schemas FOLDER.
// The shipped schemas must be the same; after a new kind or member run it on schemas/v1.

#include "engine/mageknight/play/core/event.h"
#include "engine/mageknight/play/core/json_fields.h"
#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/core/replay.h"
#include "tests/schema/schema_parts.h"

#include <cstdio>
#include <fstream>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::schemas;

namespace {

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
    Json options;
    addMembers<PlayOptions>(options);
    Json properties = replayHeader(mostPlayers);
    properties["options"] =
        described(object(options, {"rollForStart", "largeSquares", "openCeiling", "standardArcs"}),
                  "What the players agreed on; left out by older games.");
    const Json table = properties["table"]; // behind the options, as files have it
    properties.erase("table");
    properties["table"] = table;
    addCourse(properties);
    return schema("replay", "Delvewright replay", "A recorded game, finished or to be gone on with.",
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
    return schema("events", "Delvewright events", "What happened in a game.", std::move(properties),
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
    return schema("game", "Delvewright game", "How a game stands.", std::move(properties),
                  std::move(definitions));
}

} // namespace

bool delve::schemas::write(const std::string& file, const Json& schema)
{
    std::ofstream out(file, std::ios::binary);
    out << schema.dump(1) << '\n';
    return out.good();
}

int main(int argc, char* argv[])
{
    if (argc != 2) {
        std::fputs("usage: write_play_schemas FOLDER\n", stderr);
        return 2;
    }
    const std::string folder = std::string(argv[1]) + "/";
    const bool good = write(folder + "replay.schema.json", replaySchema()) &&
                      write(folder + "events.schema.json", eventsSchema()) &&
                      write(folder + "game.schema.json", gameSchema()) && writeCardSchemas(folder);
    if (!good)
        std::fprintf(stderr, "%s: cannot be written to\n", argv[1]);
    return good ? 0 : 2;
}
