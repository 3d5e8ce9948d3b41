// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/document/piece.h"

#include "editor/mageknight/text/edit_labels.h"
#include "engine/base/enum_names.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace delve::mageknight {

namespace {

constexpr std::array<std::pair<ThingKind, const char*>, 10> kindKeys{{{ThingKind::Tile, "tile"},
                                                                      {ThingKind::Door, "door"},
                                                                      {ThingKind::Marker, "marker"},
                                                                      {ThingKind::Artifact, "artifact"},
                                                                      {ThingKind::Chest, "chest"},
                                                                      {ThingKind::Token, "token"},
                                                                      {ThingKind::Figure, "figure"},
                                                                      {ThingKind::Entrance, "entrance"},
                                                                      {ThingKind::Exit, "exit"},
                                                                      {ThingKind::Note, "note"}}};

QString tokenName(Colour colour)
{
    switch (colour) {
    case Colour::Yellow: return QCoreApplication::translate("Piece", "Weak Token");
    case Colour::Blue: return QCoreApplication::translate("Piece", "Standard Token");
    case Colour::Red: return QCoreApplication::translate("Piece", "Tough Token");
    }
    return {};
}

bool hasContent(ThingKind kind)
{
    return (kind >= ThingKind::Tile && kind <= ThingKind::Chest) || kind == ThingKind::Figure;
}

} // namespace

QString Piece::key() const
{
    const auto name = std::ranges::find(kindKeys, kind, &std::pair<ThingKind, const char*>::first);
    QString key = QString::fromLatin1(name->second);
    if (hasContent(kind))
        key += u':' + QString::fromStdString(content.text());
    else if (kind == ThingKind::Token)
        key += u':' + QString::fromStdString(std::string(delve::nameOf(colour)));
    return key;
}

std::optional<Piece> Piece::fromKey(const QString& key)
{
    const QString word = key.section(u':', 0, 0);
    const std::string rest = key.section(u':', 1).toStdString();
    for (const auto& [kind, name] : kindKeys) {
        if (word != QLatin1String(name))
            continue;
        Piece piece{.kind = kind, .content = {}, .colour = Colour::Yellow};
        if (hasContent(kind))
            piece.content = ContentId(rest);
        if (kind == ThingKind::Token) {
            const auto colour = fromName<Colour>(rest);
            if (!colour)
                return {};
            piece.colour = *colour;
        }
        return piece;
    }
    return {};
}

std::vector<Piece> allPieces(const Content& content)
{
    std::vector<Piece> pieces;
    const auto addAll = [&](ThingKind kind, const auto& list) {
        for (const auto& entry : list)
            pieces.push_back({.kind = kind, .content = entry.id, .colour = Colour::Yellow});
    };
    for (const TileKind wanted : {TileKind::Chamber, TileKind::Hallway})
        for (const Pack& pack : content.packs())
            for (const Tile& tile : pack.tiles)
                if (tile.kind == wanted)
                    pieces.push_back({.kind = ThingKind::Tile, .content = tile.id, .colour = Colour::Yellow});
    for (const Pack& pack : content.packs())
        addAll(ThingKind::Door, pack.doors);
    for (const Pack& pack : content.packs())
        addAll(ThingKind::Marker, pack.markers);
    for (const Pack& pack : content.packs())
        addAll(ThingKind::Artifact, pack.artifacts);
    for (const Pack& pack : content.packs())
        addAll(ThingKind::Chest, pack.chests);
    for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red})
        pieces.push_back({.kind = ThingKind::Token, .content = {}, .colour = colour});
    for (const Pack& pack : content.packs())
        for (const Figure& figure : pack.figures)
            if (!figure.changeling) // DG-20: it lies among the chests
                pieces.push_back({.kind = ThingKind::Figure, .content = figure.id, .colour = Colour::Yellow});
    for (const ThingKind kind : {ThingKind::Entrance, ThingKind::Exit, ThingKind::Note})
        pieces.push_back({.kind = kind, .content = {}, .colour = Colour::Yellow});
    return pieces;
}

QString pieceName(const Piece& piece, const Content& content, const std::string& language)
{
    const auto named = [&](const auto* found) {
        return found ? QString::fromStdString(found->name.in(language))
                     : QString::fromStdString(piece.content.text());
    };
    switch (piece.kind) {
    case ThingKind::Tile: return named(content.tile(piece.content));
    case ThingKind::Door: return named(content.door(piece.content));
    case ThingKind::Marker: return named(content.marker(piece.content));
    case ThingKind::Artifact: return named(content.artifact(piece.content));
    case ThingKind::Chest: // DG-20: or a Changeling that looks like one
        return content.figure(piece.content) ? named(content.figure(piece.content))
                                             : named(content.chest(piece.content));
    case ThingKind::Token: return tokenName(piece.colour);
    case ThingKind::Figure: return named(content.figure(piece.content));
    default: return kindInWords(piece.kind);
    }
}

Piece pieceOf(ThingKind kind, const Thing& thing)
{
    Piece piece{.kind = kind, .content = {}, .colour = Colour::Yellow};
    if (const auto* tile = std::get_if<PlacedTile>(&thing))
        piece.content = tile->tile;
    else if (const auto* door = std::get_if<PlacedDoor>(&thing))
        piece.content = door->door;
    else if (const auto* marker = std::get_if<PlacedMarker>(&thing))
        piece.content = marker->marker;
    else if (const auto* artifact = std::get_if<PlacedArtifact>(&thing))
        piece.content = artifact->artifact;
    else if (const auto* chest = std::get_if<PlacedChest>(&thing))
        piece.content = chest->chest;
    else if (const auto* token = std::get_if<PlacedToken>(&thing))
        piece.colour = token->colour;
    else if (const auto* figure = std::get_if<PlacedFigure>(&thing))
        piece.content = figure->figure;
    return piece;
}

std::optional<int> stockOf(const Piece& piece, const Content& content)
{
    const auto stock = [](const auto* found) { return found ? std::optional(found->stock) : std::nullopt; };
    switch (piece.kind) {
    case ThingKind::Tile: return stock(content.tile(piece.content));
    case ThingKind::Door: return stock(content.door(piece.content));
    case ThingKind::Marker: return stock(content.marker(piece.content));
    case ThingKind::Artifact: return stock(content.artifact(piece.content));
    case ThingKind::Chest: return stock(content.chest(piece.content));
    default: return {};
    }
}

int usedIn(const Scenario& scenario, const Piece& piece)
{
    const auto countIf = [](const auto& list, const auto& isIt) {
        return int(std::ranges::count_if(list, isIt));
    };
    switch (piece.kind) {
    case ThingKind::Tile:
        return countIf(scenario.tiles, [&](const auto& t) { return t.tile == piece.content; });
    case ThingKind::Door:
        return countIf(scenario.doors, [&](const auto& t) { return t.door == piece.content; });
    case ThingKind::Marker:
        return countIf(scenario.markers, [&](const auto& t) { return t.marker == piece.content; });
    case ThingKind::Artifact:
        return countIf(scenario.artifacts, [&](const auto& t) { return t.artifact == piece.content; });
    case ThingKind::Chest:
        return countIf(scenario.chests, [&](const auto& t) { return t.chest == piece.content; });
    case ThingKind::Token:
        return countIf(scenario.tokens, [&](const auto& t) { return t.colour == piece.colour; });
    case ThingKind::Figure:
        return countIf(scenario.figures, [&](const auto& t) { return t.figure == piece.content; });
    case ThingKind::Entrance: return int(scenario.entrances.size());
    case ThingKind::Exit: return int(scenario.exits.size());
    case ThingKind::Note: return int(scenario.pinnedNotes.size());
    case ThingKind::Player: break;
    }
    return 0;
}

} // namespace delve::mageknight
