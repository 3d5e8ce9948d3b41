// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/collection/ownable_pieces.h"
#include "engine/mageknight/scenario/scenario.h"

#include <vector>

namespace delve::mageknight {

enum class NeedKind : std::uint8_t
{
    Tile,
    Door,
    Marker,
    Artifact,
    Chest,
    Token,
    Figure
};

/// A piece that a scenario is played with, and how many of it.
struct NeededPiece
{
    NeedKind kind = NeedKind::Tile;
    ContentId piece;
    int count = 0;

    friend bool operator==(const NeededPiece&, const NeededPiece&) = default;
};

/// The face of each wandering token. TOK-02: one without a table has a random one; on paper those of its
/// colour are dealt in turn, since nobody knows which is which when they lie face down. None where the packs
/// hold none.
std::vector<const WanderingToken*> dealtTokens(const Scenario& scenario, const Content& content);

/// Everything a scenario needs on the table that can be owned, by kind and then in the order in which it
/// first occurs. Pieces that no pack knows are left out.
std::vector<NeededPiece> neededPieces(const Scenario& scenario, const Content& content);

/// What of it is not owned; the counts say how many are missing.
std::vector<NeededPiece> lackingPieces(const Scenario& scenario, const Content& content,
                                       const OwnedPieces& owned);

} // namespace delve::mageknight
