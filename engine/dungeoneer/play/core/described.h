// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/ids.h"
#include "engine/table/described.h"

// A struct that names its members in one line: DNR_DESCRIBED(OpenDoor, "open-door", door, side).
#define DNR_FIELD(Type, member) ::delve::table::field(#member, &Type::member)
#define DNR_FIELDS_0(Type)
#define DNR_FIELDS_1(Type, a) DNR_FIELD(Type, a)
#define DNR_FIELDS_2(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_1(Type, __VA_ARGS__)
#define DNR_FIELDS_3(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_2(Type, __VA_ARGS__)
#define DNR_FIELDS_4(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_3(Type, __VA_ARGS__)
#define DNR_FIELDS_5(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_4(Type, __VA_ARGS__)
#define DNR_FIELDS_6(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_5(Type, __VA_ARGS__)
#define DNR_FIELDS_7(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_6(Type, __VA_ARGS__)
#define DNR_FIELDS_8(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_7(Type, __VA_ARGS__)
#define DNR_FIELDS_9(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_8(Type, __VA_ARGS__)
#define DNR_FIELDS_10(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_9(Type, __VA_ARGS__)
#define DNR_FIELDS_11(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_10(Type, __VA_ARGS__)
#define DNR_FIELDS_12(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_11(Type, __VA_ARGS__)
#define DNR_FIELDS_13(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_12(Type, __VA_ARGS__)
#define DNR_FIELDS_14(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_13(Type, __VA_ARGS__)
#define DNR_FIELDS_15(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_14(Type, __VA_ARGS__)
#define DNR_FIELDS_16(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_15(Type, __VA_ARGS__)
#define DNR_FIELDS_17(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_16(Type, __VA_ARGS__)
#define DNR_FIELDS_18(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_17(Type, __VA_ARGS__)
#define DNR_FIELDS_19(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_18(Type, __VA_ARGS__)
#define DNR_FIELDS_20(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_19(Type, __VA_ARGS__)
#define DNR_FIELDS_21(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_20(Type, __VA_ARGS__)
#define DNR_FIELDS_22(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_21(Type, __VA_ARGS__)
#define DNR_FIELDS_23(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_22(Type, __VA_ARGS__)
#define DNR_FIELDS_24(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_23(Type, __VA_ARGS__)
#define DNR_FIELDS_25(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_24(Type, __VA_ARGS__)
#define DNR_FIELDS_26(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_25(Type, __VA_ARGS__)
#define DNR_FIELDS_27(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_26(Type, __VA_ARGS__)
#define DNR_FIELDS_28(Type, a, ...) DNR_FIELD(Type, a), DNR_FIELDS_27(Type, __VA_ARGS__)
#define DNR_PICK(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, aa, bb, N,    \
                 ...)                                                                                        \
    N
#define DNR_FIELDS(Type, ...)                                                                                \
    DNR_PICK(__VA_ARGS__ __VA_OPT__(, ) DNR_FIELDS_28, DNR_FIELDS_27, DNR_FIELDS_26, DNR_FIELDS_25,          \
             DNR_FIELDS_24, DNR_FIELDS_23, DNR_FIELDS_22, DNR_FIELDS_21, DNR_FIELDS_20, DNR_FIELDS_19,       \
             DNR_FIELDS_18, DNR_FIELDS_17, DNR_FIELDS_16, DNR_FIELDS_15, DNR_FIELDS_14, DNR_FIELDS_13,       \
             DNR_FIELDS_12, DNR_FIELDS_11, DNR_FIELDS_10, DNR_FIELDS_9, DNR_FIELDS_8, DNR_FIELDS_7,          \
             DNR_FIELDS_6, DNR_FIELDS_5, DNR_FIELDS_4, DNR_FIELDS_3, DNR_FIELDS_2, DNR_FIELDS_1,             \
             DNR_FIELDS_0)                                                                                   \
    (Type __VA_OPT__(, ) __VA_ARGS__)

/// The members of a part of the state.
#define DNR_MEMBERS(Type, ...)                                                                               \
    template <typename = void> static constexpr auto fields()                                                \
    {                                                                                                        \
        return std::tuple(DNR_FIELDS(Type, __VA_ARGS__));                                                    \
    }                                                                                                        \
    friend bool operator==(const Type&, const Type&) = default

/// The members of an action, event or task, with its word in files.
#define DNR_DESCRIBED(Type, word, ...)                                                                       \
    static constexpr std::string_view name = word;                                                           \
    DNR_MEMBERS(Type, __VA_ARGS__)

namespace delve::dungeoneer::play {

using table::field;
using table::kindIn;
using table::pack;
using table::packAs;
using table::Packed;
using table::unpack;
using table::unpackAs;

/// Numbers of pack(Task), and a Frame, that are written as what they are.
struct AsTask
{};
struct AsFrame
{};

} // namespace delve::dungeoneer::play
