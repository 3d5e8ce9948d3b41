// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/square_map.h"
#include "engine/table/described.h"

namespace delve::mageknight::play {

using table::field;
using table::forEachField;
using table::kindIn;
using table::pack;
using table::packAs;
using table::Packed;
using table::unpack;
using table::unpackAs;

/// A number that is written as the coordinates of a square.
struct AsSquare
{};
/// Numbers of pack(Task), and of pack(Action), that are written as what they stand for.
struct AsTask
{};
struct AsAction
{};

template <typename Owner> constexpr auto squareField(std::string_view name, SquareIndex Owner::*member)
{
    return field<AsSquare>(name, member);
}

/// The member is a square: for `field` of forEachField().
template <typename Field> inline constexpr bool isSquare = table::hasForm<Field, AsSquare>;

} // namespace delve::mageknight::play
