// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <variant>

namespace delve::table {

// Actions, events, tasks and the parts of a state are plain structs that name their members:
//
//     struct OpenDoor
//     {
//         DoorId door = DoorId::None;
//
//         static constexpr std::string_view name = "open-door";
//         template <typename = void> static constexpr auto fields() { return std::tuple(field("door",
//         &OpenDoor::door)); }
//     };
//
// Saving, logging, replaying and packing go by these names, so a new one needs no code for any of them.

/// The form of most members in files: their type says it all.
struct UsualForm
{};

/// One member: its name in files, where it is, and the form in which it is written there. A form of a game's
/// own (a number that stands for a square, say) is a type for which the game has, beside it, what
/// described_json.h asks for.
template <typename Owner, typename Value, typename FormOfValue = UsualForm> struct Field
{
    using Form = FormOfValue;

    std::string_view name;
    Value Owner::*member;
};

template <typename Form = UsualForm, typename Owner, typename Value>
constexpr auto field(std::string_view name, Value Owner::*member)
{
    return Field<Owner, Value, Form>{name, member};
}

/// Whether a field, as `forEachField` hands it over, has this form.
template <typename Field, typename Form>
inline constexpr bool hasForm = std::is_same_v<typename std::remove_cvref_t<Field>::Form, Form>;

/// Calls `visit(field, value)` for each member.
template <typename T, typename Visit> constexpr void forEachField(T& object, Visit&& visit)
{
    std::apply([&](const auto&... field) { (visit(field, object.*(field.member)), ...); },
               std::remove_const_t<T>::fields());
}

/// A struct of a variant as numbers, for the flat state: which one it is and its members in order.
struct Packed
{
    static constexpr std::size_t most = 5;

    std::int32_t kind = -1;
    std::array<std::int32_t, most> values{};

    friend bool operator==(const Packed&, const Packed&) = default;
};

/// The members of a struct from its numbers.
template <typename T> T unpackAs(const Packed& packed)
{
    T object;
    std::size_t next = 0;
    forEachField(object, [&](const auto&, auto& value) {
        value = static_cast<std::remove_reference_t<decltype(value)>>(packed.values[next++]);
    });
    return object;
}

/// Which struct of a variant this is, as Packed::kind has it.
template <typename T, typename Variant, std::size_t I = 0> constexpr std::int32_t kindIn()
{
    if constexpr (std::is_same_v<T, std::variant_alternative_t<I, Variant>>)
        return std::int32_t(I);
    else
        return kindIn<T, Variant, I + 1>();
}

/// A struct as one of a variant, in numbers.
template <typename Variant, typename T> Packed packAs(const T& object)
{
    static_assert(std::tuple_size_v<decltype(T::fields())> <= Packed::most);
    Packed packed;
    packed.kind = kindIn<T, Variant>();
    std::size_t next = 0;
    forEachField(object,
                 [&](const auto&, auto value) { packed.values[next++] = static_cast<std::int32_t>(value); });
    return packed;
}

template <typename Variant> Packed pack(const Variant& variant)
{
    return std::visit([](const auto& object) { return packAs<Variant>(object); }, variant);
}

template <typename Variant> Variant unpack(const Packed& packed)
{
    return []<std::size_t... I>(const Packed& numbers, std::index_sequence<I...>) {
        using Make = Variant (*)(const Packed&);
        static constexpr std::array<Make, sizeof...(I)> makes{[](const Packed& those) -> Variant {
            return unpackAs<std::variant_alternative_t<I, Variant>>(those);
        }...};
        const auto kind = std::size_t(numbers.kind);
        assert(kind < makes.size());
        return kind < makes.size() ? makes[kind](numbers) : Variant();
    }(packed, std::make_index_sequence<std::variant_size_v<Variant>>());
}

} // namespace delve::table
