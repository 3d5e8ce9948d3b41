// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/json_text.h"
#include "engine/base/object_reader.h"
#include "engine/table/described.h"

#include <algorithm>
#include <concepts>
#include <limits>
#include <optional>

namespace delve::table {

// Structs with described fields as JSON objects: {"figure": "h0xd", "to": [0, 3, 4]}. Things of a game are
// written by their names, enums by their words. `Out` is a JsonWriter, or a JsonHasher for who needs no text.
//
// A field with a form of the game's own is written and read by two functions beside that form:
//
//     template <typename Out> void tellAs(AsSquare, Out& out, const Game& game, SquareIndex value);
//     void readAs(AsSquare, const JsonView& json, ReadLog& log, const Game& game, SquareIndex& value);

template <typename T>
concept HasEnumNames = std::is_enum_v<T> && requires { fileWords(T{}); };

/// A number of something that has a name in this game: a player, a piece. None is written as null.
template <typename T, typename Game>
concept NamesThingOf = std::is_enum_v<T> && requires(const Game& game, T value, const std::string& name) {
    T::None;
    {
        game.nameOf(value)
    } -> std::convertible_to<std::string_view>;
    {
        game.template find<T>(name)
    } -> std::same_as<std::optional<T>>;
};

template <typename Out, typename Game, typename T> void tellValue(Out& out, const Game& game, const T& value)
{
    if constexpr (NamesThingOf<T, Game>) {
        if (value == T::None)
            out.null();
        else
            out.text(game.nameOf(value));
    } else if constexpr (HasEnumNames<T>) {
        out.text(nameOf(value));
    } else if constexpr (std::is_same_v<T, bool>) {
        out.flag(value);
    } else if constexpr (std::is_integral_v<T>) {
        out.number(int(value));
    } else {
        out.list(value, [&](Out& element, const auto& each) { tellValue(element, game, each); });
    }
}

/// Tells the members of an object that is open already: a JsonObjectText, or what Out::object() hands over.
template <typename Object, typename Game, typename T>
void tellFields(Object& out, const Game& game, const T& object)
{
    forEachField(object, [&]<typename Field>(const Field& field, const auto& value) {
        out.member(field.name, [&](auto& member) {
            if constexpr (hasForm<Field, UsualForm>)
                tellValue(member, game, value);
            else
                tellAs(typename Field::Form(), member, game, value);
        });
    });
}

/// A struct of a variant, with its name under `key`: {"action": "open-door", "door": "d2kp"}.
template <typename Out, typename Game, typename Variant>
void tellVariant(Out& out, const Game& game, std::string_view key, const Variant& variant)
{
    out.object([&](auto& object) {
        std::visit(
            [&]<typename T>(const T& what) {
                object.word(key, T::name);
                tellFields(object, game, what);
            },
            variant);
    });
}

template <typename Game, typename T>
void readValue(const JsonView& json, ReadLog& log, const Game& game, T& value)
{
    if constexpr (NamesThingOf<T, Game>) {
        value = T::None;
        if (json.type() == JsonType::Null)
            return;
        const std::string name = readString(json, log, 200);
        if (const auto found = game.template find<T>(name))
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

template <typename Game, typename T>
void readFields(ObjectReader& reader, const Game& game, T& object, Absent absent = Absent::IsAFault)
{
    forEachField(object, [&]<typename Field>(const Field& field, auto& value) {
        const auto json = absent == Absent::IsAFault ? reader.require(field.name) : reader.find(field.name);
        if (!json)
            return;
        if constexpr (hasForm<Field, UsualForm>)
            readValue(*json, reader.log(), game, value);
        else
            readAs(typename Field::Form(), *json, reader.log(), game, value);
    });
}

/// The struct of a variant that has this name, with the members that the reader finds.
template <typename Variant, std::size_t I = 0, typename Game>
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
        // A struct that has got members since older files were written says so.
        constexpr bool hasYoungMembers = requires { T::hasYoungMembers; };
        readFields(reader, game, object, hasYoungMembers ? Absent::KeepsDefault : Absent::IsAFault);
        return object;
    }
}

template <typename Variant, typename Game>
Variant readVariant(const JsonView& json, ReadLog& log, const Game& game, std::string_view key)
{
    ObjectReader reader(json, log);
    const std::string name = reader.string(key, 48);
    Variant variant = readVariant<Variant>(reader, game, key, name);
    reader.refuseUnknown();
    return variant;
}

} // namespace delve::table
