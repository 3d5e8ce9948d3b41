// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/edits/thing.h"

#include <QString>

#include <optional>
#include <vector>

namespace delve::mageknight {

/// A kind of piece that can be put on the map: what the palette lists and the hand carries.
struct Piece
{
    ThingKind kind = ThingKind::Tile;
    ContentId content;              ///< of tiles, doors, markers, artifacts, chests and figures
    Colour colour = Colour::Yellow; ///< of tokens

    friend bool operator==(const Piece&, const Piece&) = default;

    /// A short text that names the piece: "tile:starter/cistern", "token:blue", "exit".
    QString key() const;
    static std::optional<Piece> fromKey(const QString& key);
};

/// Every piece of the content and of the rules, grouped by kind in the order of the setup.
std::vector<Piece> allPieces(const Content& content);

/// What the piece is called, in a language of the packs.
QString pieceName(const Piece& piece, const Content& content, const std::string& language);

/// The piece of which a thing is one.
Piece pieceOf(ThingKind kind, const Thing& thing);

/// How many there are of it; nothing for what has no stock, like notes.
std::optional<int> stockOf(const Piece& piece, const Content& content);
/// How many of it a scenario uses.
int usedIn(const Scenario& scenario, const Piece& piece);

} // namespace delve::mageknight
