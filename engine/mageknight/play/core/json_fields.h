// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_text.h"
#include "engine/base/object_reader.h"
#include "engine/mageknight/play/core/game.h"

#include <limits>

namespace delve::mageknight::play {

// Structs with described fields as JSON objects: {"figure": "h0xd", "to": [0, 3, 4]}. Things are written by
// their ids, squares by level, column and row, enums by their words.

template <typename T>
concept HasEnumNames = std::is_enum_v<T> && requires { fileWords(T{}); };

template <typename T>
concept ThingNumber = std::is_same_v<T, PlayerId> || std::is_same_v<T, FigureId> ||
                      std::is_same_v<T, ChestId> || std::is_same_v<T, TokenId> || std::is_same_v<T, DoorId> ||
                      std::is_same_v<T, ArtifactId> || std::is_same_v<T, ArtifactTokenId>;

void appendSquare(std::string& out, const Game& game, SquareIndex square);
SquareIndex readSquare(const JsonView& value, ReadLog& log, const Game& game);

template <typename T> void appendValue(std::string& out, const Game& game, const T& value)
{
    if constexpr (ThingNumber<T>) {
        if (value == T::None)
            out += "null";
        else
            appendJsonString(out, game.nameOf(value));
    } else if constexpr (HasEnumNames<T>) {
        appendJsonString(out, nameOf(value));
    } else if constexpr (std::is_same_v<T, bool>) {
        out += value ? "true" : "false";
    } else if constexpr (std::is_integral_v<T>) {
        appendNumber(out, int(value));
    } else {
        out += '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i > 0)
                out += ", ";
            appendValue(out, game, value[i]);
        }
        out += ']';
    }
}

/// Appends the members of an object that is open already.
template <typename T> void appendFields(JsonObjectText& text, const Game& game, const T& object)
{
    forEachField(object, [&](const auto& field, const auto& value) {
        std::string& out = text.key(field.name);
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, SquareIndex>) {
            if (field.isSquare)
                return appendSquare(out, game, value);
        }
        appendValue(out, game, value);
    });
}

template <typename T> void readValue(const JsonView& json, ReadLog& log, const Game& game, T& value)
{
    if constexpr (ThingNumber<T>) {
        value = T::None;
        if (json.type() == JsonType::Null)
            return;
        const std::string name = readString(json, log, 200);
        if (const auto found = game.find<T>(name))
            value = *found;
        else if (log.ok())
            log.fail(json, {QT_TRANSLATE_NOOP("Engine", "this game has no %1"), {name}});
    } else if constexpr (HasEnumNames<T>) {
        value = readEnum<T>(json, log);
    } else if constexpr (std::is_same_v<T, bool>) {
        value = readBoolean(json, log);
    } else if constexpr (std::is_integral_v<T>) {
        // Numbers in files are at most as large as an int; 32 unsigned bits are only used for small sets.
        const std::int64_t most = std::min<std::int64_t>(std::numeric_limits<T>::max(), INT32_MAX);
        value = T(readInteger(json, log, int(std::numeric_limits<T>::min()), int(most)));
    } else {
        if (!isListOf(json, log, value.size(), value.size()))
            return;
        JsonView element = json.first();
        for (auto& each : value) {
            readValue(element, log, game, each);
            element = element.next();
        }
    }
}

/// What a member means that a file does not have.
enum class Absent : std::uint8_t
{
    IsAFault,
    KeepsDefault ///< the file is older than the member
};

template <typename T>
void readFields(ObjectReader& reader, const Game& game, T& object, Absent absent = Absent::IsAFault)
{
    forEachField(object, [&](const auto& field, auto& value) {
        const auto json = absent == Absent::IsAFault ? reader.require(field.name) : reader.find(field.name);
        if (!json)
            return;
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(value)>, SquareIndex>) {
            if (field.isSquare) {
                value = readSquare(*json, reader.log(), game);
                return;
            }
        }
        readValue(*json, reader.log(), game, value);
    });
}

/// A struct of a variant, with its name under `key`: {"action": "open-door", "door": "d2kp"}.
template <typename Variant>
void appendVariant(std::string& out, const Game& game, std::string_view key, const Variant& variant)
{
    JsonObjectText text(out);
    std::visit(
        [&]<typename T>(const T& object) {
            text.word(key, T::name);
            appendFields(text, game, object);
        },
        variant);
    text.close();
}

template <typename Variant, std::size_t I = 0>
Variant readVariant(ObjectReader& reader, const Game& game, std::string_view key, const std::string& name)
{
    if constexpr (I == std::variant_size_v<Variant>) {
        reader.log().fail(reader.object(),
                          {QT_TRANSLATE_NOOP("Engine", "%1 is no %2"), {name, std::string(key)}});
        return {};
    } else {
        using T = std::variant_alternative_t<I, Variant>;
        if (name != T::name)
            return readVariant<Variant, I + 1>(reader, game, key, name);
        T object;
        readFields(reader, game, object);
        return object;
    }
}

template <typename Variant>
Variant readVariant(const JsonView& json, ReadLog& log, const Game& game, std::string_view key)
{
    ObjectReader reader(json, log);
    const std::string name = reader.string(key, 48);
    Variant variant = readVariant<Variant>(reader, game, key, name);
    reader.refuseUnknown();
    return variant;
}

} // namespace delve::mageknight::play
