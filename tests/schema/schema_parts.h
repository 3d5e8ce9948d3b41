// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

// What the schemas of games are made of, whatever the game.

namespace delve::schemas {

using Json = nlohmann::ordered_json;

inline Json reference(const std::string& name)
{
    return {{"$ref", "#/definitions/" + name}};
}

inline Json orNull(Json value)
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

/// Every member has to be there, and no other.
inline Json object(Json properties, const std::vector<std::string>& optional = {})
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

inline Json described(Json type, const std::string& description)
{
    type["description"] = description;
    return type;
}

/// A word without control characters; only for short ones, since validators go through them step by step.
inline Json word(std::size_t most)
{
    return {{"type", "string"}, {"pattern", "^[^\\u0000-\\u001f\\u007f]*$"}, {"maxLength", most}};
}

inline Json text(std::size_t most, const std::string& description)
{
    constexpr std::size_t mostWithPattern = 200;
    Json json = most <= mostWithPattern ? word(most) : Json{{"type", "string"}, {"maxLength", most}};
    json["description"] = description;
    return json;
}

inline Json hex(const std::string& description)
{
    return {
        {"type", "string"}, {"pattern", "^[0-9a-f]{16}$"}, {"maxLength", 16}, {"description", description}};
}

inline Json list(Json items, const std::string& description)
{
    return {{"type", "array"}, {"items", std::move(items)}, {"description", description}};
}

/// What all files may say of themselves.
inline Json schemaName()
{
    return text(200, "Which schema describes this file, for editors that help while one writes; the programs "
                     "read past it.");
}

/// A whole schema; `name` is that of its file.
inline Json schema(const std::string& name, const std::string& title, const std::string& description,
                   Json properties, Json definitions, std::vector<std::string> optional = {})
{
    Json whole{{"$schema", "http://json-schema.org/draft-07/schema#"},
               {"$id", "https://delvewright.example/schemas/v1/" + name + ".schema.json"},
               {"title", title},
               {"description", description}};
    properties["$schema"] = schemaName();
    optional.push_back("$schema");
    const Json body = object(std::move(properties), optional);
    for (const auto& [key, value] : body.items())
        whole[key] = value;
    whole["definitions"] = std::move(definitions);
    return whole;
}

inline Json header(const std::string& format)
{
    Json properties;
    properties["format"] = {{"const", format}, {"description", "The name of the format."}};
    properties["version"] = {{"const", 1}, {"description", "The version of the format."}};
    return properties;
}

/// What the file of a recorded game begins with.
inline Json replayHeader(int mostSeats)
{
    Json pack;
    pack["id"] = text(48, "The id of the pack.");
    pack["version"] = text(48, "Its version.");
    pack["hash"] = text(64, "The hash of its content.");
    Json properties = header("delvewright-replay");
    properties["rulesVersion"] = {{"type", "integer"},
                                  {"minimum", 1},
                                  {"maximum", 1000000},
                                  {"description", "The version of the rules by which it was played."}};
    properties["packs"] = list(object(pack), "The packs with which it was played.");
    properties["packs"]["maxItems"] = 50;
    Json table;
    table["dice"] = {{"enum", {"seeded", "typed"}},
                     {"description", "Rolled from the seed, or typed by people."}};
    table["seed"] = hex("The seed of the dice.");
    table["seats"] = list(word(48), "Who plays, by player: human, random.");
    table["seats"]["maxItems"] = mostSeats;
    properties["table"] =
        described(object(table), "Who plays and with which dice, for going on with the game.");
    return properties;
}

/// The scenario and the actions, behind what a game has between.
inline void addCourse(Json& properties)
{
    Json step;
    step["do"] = reference("action");
    step["dice"] = list({{"type", "integer"}, {"minimum", 1}, {"maximum", 6}}, "The dice as they fell.");
    step["hash"] = hex("The hash of the state it led to.");
    step["events"] = list(reference("event"), "What happened, for people to read.");
    properties["scenario"] = {{"type", "object"},
                              {"description", "The scenario, as scenario.schema.json says."}};
    properties["actions"] = list(object(step, {"events"}), "The actions in order.");
}

/// Writes a schema; false if it cannot be written.
bool write(const std::string& file, const Json& schema);

/// The schemas of Dungeoneer.
bool writeCardSchemas(const std::string& folder);

} // namespace delve::schemas
