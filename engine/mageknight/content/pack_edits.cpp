// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/pack_edits.h"

#include "engine/mageknight/content/figure_list.h"

#include <cassert>
#include <set>

namespace delve::mageknight {

namespace {

int freeCollectorNumber(const Pack& pack, const std::string& set)
{
    std::set<int> taken;
    for (const Figure& figure : pack.figures)
        if (figure.set == set)
            taken.insert(figure.collectorNumber);
    int number = 1;
    while (taken.contains(number))
        ++number;
    return number;
}

} // namespace

PackFacts factsOf(const Pack& pack)
{
    return {pack.version, pack.name, pack.description, pack.author, pack.license};
}

void setFacts(Pack& pack, PackFacts facts)
{
    pack.version = std::move(facts.version);
    pack.name = std::move(facts.name);
    pack.description = std::move(facts.description);
    pack.author = std::move(facts.author);
    pack.license = std::move(facts.license);
}

const ContentId& idOf(const PackPiece& piece)
{
    return idOfPiece(piece);
}

const LocalizedText& pieceName(const PackPiece& piece)
{
    return std::visit([](const auto& one) -> const LocalizedText& { return one.name; }, piece);
}

void apply(Pack& pack, const PackEdit& edit)
{
    applyEdit(pack, edit);
}

PackEdit inverted(const PackEdit& edit)
{
    return invertedEdit(edit);
}

PackEdit addPiece(const Pack& pack, PackPiece piece)
{
    assert(!findPiece(pack, idOf(piece)));
    return additionOf<PackEdit>(pack, std::move(piece));
}

PackEdit changePiece(const Pack& pack, PackPiece piece)
{
    assert(placeOfPiece(pack, idOf(piece)));
    return changeOfPiece<PackEdit>(pack, std::move(piece));
}

PackEdit removePiece(const Pack& pack, const ContentId& id)
{
    return removalOf<PackEdit>(pack, id);
}

PackEdit changePackFacts(const Pack& pack, const PackFacts& facts)
{
    return changeOfFacts<PackEdit>(pack, facts);
}

PackEdit becomeVersion(const Pack& before, const Pack& after)
{
    return versionEdit<PackEdit>(before, after);
}

std::vector<PackPiece> piecesOf(const Pack& pack, PieceKind kind)
{
    return piecesOfKind<PackPiece>(pack, std::size_t(kind));
}

std::optional<PackPiece> findPiece(const Pack& pack, const ContentId& id)
{
    const auto place = placeOfPiece(pack, id);
    return place ? std::optional(pieceAtPlace<PackPiece>(pack, *place)) : std::nullopt;
}

std::vector<ContentId> changedPieces(const Pack& before, const Pack& after)
{
    return differingPieces<PackPiece>(before, after);
}

ContentId freeId(const Pack& pack, const std::string& name)
{
    return freePieceId(pack, name, "piece");
}

PackPiece copiedInto(const Pack& pack, PackPiece piece, const ContentId& id)
{
    std::visit([&id](auto& one) { one.id = id; }, piece);
    if (auto* figure = std::get_if<Figure>(&piece))
        figure->collectorNumber = freeCollectorNumber(pack, figure->set); // COMP-04
    return piece;
}

Pack renamed(const Pack& pack, const std::string& id)
{
    Pack named = pack;
    named.id = id;
    const std::string own = pack.id + "/";
    const auto follow = [&](ContentId& piece) {
        if (piece.text().starts_with(own))
            piece = ContentId(id + "/" + piece.text().substr(own.size()));
    };
    forEachList(named, [&](std::size_t, auto& list) {
        for (auto& piece : list)
            follow(piece.id);
    });
    named.aliases.clear();
    for (const auto& [before, now] : pack.aliases) {
        std::pair<ContentId, ContentId> alias(before, now);
        follow(alias.first);
        follow(alias.second);
        named.aliases.insert(std::move(alias));
    }
    for (Figure& figure : named.figures)
        follow(figure.passenger);
    for (PrintedMap& map : named.maps)
        for (PrintedMap::MapSide& side : map.sides)
            for (PrintedMap::PlacedTile& tile : side.tiles)
                follow(tile.tile);
    for (ArtifactToken& token : named.artifactTokens)
        for (ArtifactToken::Row& row : token.rows)
            for (TokenEffect& effect : row.effects)
                if (auto* hero = std::get_if<effect::PlaceHero>(&effect))
                    follow(hero->figure);
    return named;
}

} // namespace delve::mageknight
