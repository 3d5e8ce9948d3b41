// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/pack_edits.h"

#include "engine/base/kebab_case.h"
#include "engine/mageknight/content/figure_list.h"

#include <algorithm>
#include <cassert>
#include <set>

namespace delve::mageknight {

namespace {

/// Calls `use` with the list of a kind.
template <typename SomePack, typename Use> decltype(auto) withList(SomePack& pack, PieceKind kind, Use use)
{
    switch (kind) {
    case PieceKind::Tile: return use(pack.tiles);
    case PieceKind::Door: return use(pack.doors);
    case PieceKind::Marker: return use(pack.markers);
    case PieceKind::Chest: return use(pack.chests);
    case PieceKind::WanderingToken: return use(pack.wanderingTokens);
    case PieceKind::Artifact: return use(pack.artifacts);
    case PieceKind::ArtifactToken: return use(pack.artifactTokens);
    case PieceKind::Figure: return use(pack.figures);
    case PieceKind::Map: break;
    }
    return use(pack.maps);
}

constexpr std::array allPieceKinds{PieceKind::Tile,          PieceKind::Door,           PieceKind::Marker,
                                   PieceKind::Chest,         PieceKind::WanderingToken, PieceKind::Artifact,
                                   PieceKind::ArtifactToken, PieceKind::Figure,         PieceKind::Map};

struct PiecePlace
{
    PieceKind kind;
    std::size_t index;
};

std::optional<PiecePlace> placeOf(const Pack& pack, const ContentId& id)
{
    for (const PieceKind kind : allPieceKinds)
        if (const auto index = withList(pack, kind, [&](const auto& list) -> std::optional<std::size_t> {
                for (std::size_t i = 0; i < list.size(); ++i)
                    if (list[i].id == id)
                        return i;
                return std::nullopt;
            }))
            return PiecePlace{kind, *index};
    return std::nullopt;
}

PackPiece pieceAt(const Pack& pack, PiecePlace place)
{
    return withList(pack, place.kind, [&](const auto& list) { return PackPiece(list[place.index]); });
}

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
    return std::visit([](const auto& one) -> const ContentId& { return one.id; }, piece);
}

const LocalizedText& pieceName(const PackPiece& piece)
{
    return std::visit([](const auto& one) -> const LocalizedText& { return one.name; }, piece);
}

void apply(Pack& pack, const PackEdit& edit)
{
    for (const PieceChange& change : edit.changes)
        withList(pack, change.kind, [&](auto& list) {
            using Kind = typename std::decay_t<decltype(list)>::value_type;
            const auto at = list.begin() + std::ptrdiff_t(change.index);
            if (change.before && change.after)
                *at = std::get<Kind>(*change.after);
            else if (change.after)
                list.insert(at, std::get<Kind>(*change.after));
            else
                list.erase(at);
        });
    if (edit.facts)
        setFacts(pack, edit.facts->second);
}

PackEdit inverted(const PackEdit& edit)
{
    PackEdit back;
    for (auto change = edit.changes.rbegin(); change != edit.changes.rend(); ++change)
        back.changes.push_back({change->kind, change->index, change->after, change->before});
    if (edit.facts)
        back.facts.emplace(edit.facts->second, edit.facts->first);
    return back;
}

PackEdit addPiece(const Pack& pack, PackPiece piece)
{
    assert(!findPiece(pack, idOf(piece)));
    const PieceKind kind = kindOf(piece);
    const std::size_t end = withList(pack, kind, [](const auto& list) { return list.size(); });
    return {.changes = {{kind, end, std::nullopt, std::move(piece)}}};
}

PackEdit changePiece(const Pack& pack, PackPiece piece)
{
    const auto place = placeOf(pack, idOf(piece));
    assert(place && place->kind == kindOf(piece));
    PackPiece before = pieceAt(pack, *place);
    if (before == piece)
        return {};
    return {.changes = {{place->kind, place->index, std::move(before), std::move(piece)}}};
}

PackEdit removePiece(const Pack& pack, const ContentId& id)
{
    const auto place = placeOf(pack, id);
    if (!place)
        return {};
    return {.changes = {{place->kind, place->index, pieceAt(pack, *place), std::nullopt}}};
}

PackEdit changePackFacts(const Pack& pack, const PackFacts& facts)
{
    PackEdit edit;
    if (facts != factsOf(pack))
        edit.facts.emplace(factsOf(pack), facts);
    return edit;
}

PackEdit becomeVersion(const Pack& before, const Pack& after)
{
    PackEdit edit = changePackFacts(before, factsOf(after));
    for (const PieceKind kind : allPieceKinds) {
        const std::vector<PackPiece> old = piecesOf(before, kind);
        const std::vector<PackPiece> now = piecesOf(after, kind);
        if (old == now)
            continue;
        for (std::size_t i = old.size(); i-- > 0;)
            edit.changes.push_back({kind, i, old[i], std::nullopt});
        for (std::size_t i = 0; i < now.size(); ++i)
            edit.changes.push_back({kind, i, std::nullopt, now[i]});
    }
    return edit;
}

std::vector<PackPiece> piecesOf(const Pack& pack, PieceKind kind)
{
    return withList(pack, kind,
                    [](const auto& list) { return std::vector<PackPiece>(list.begin(), list.end()); });
}

std::optional<PackPiece> findPiece(const Pack& pack, const ContentId& id)
{
    const auto place = placeOf(pack, id);
    return place ? std::optional(pieceAt(pack, *place)) : std::nullopt;
}

std::vector<ContentId> changedPieces(const Pack& before, const Pack& after)
{
    std::vector<ContentId> changed;
    for (const PieceKind kind : allPieceKinds) {
        for (const PackPiece& piece : piecesOf(before, kind))
            if (findPiece(after, idOf(piece)) != piece)
                changed.push_back(idOf(piece));
        for (const PackPiece& piece : piecesOf(after, kind))
            if (!placeOf(before, idOf(piece)))
                changed.push_back(idOf(piece));
    }
    return changed;
}

ContentId freeId(const Pack& pack, const std::string& name)
{
    std::string word = kebabCaseOf(name).substr(0, 40);
    while (word.ends_with('-'))
        word.pop_back();
    if (word.empty())
        word = "piece";
    const auto isTaken = [&pack](const ContentId& id) {
        return placeOf(pack, id).has_value() || pack.aliases.contains(id);
    };
    ContentId id(pack.id + "/" + word);
    for (int number = 2; isTaken(id); ++number)
        id = ContentId(pack.id + "/" + word + "-" + std::to_string(number));
    return id;
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
    for (const PieceKind kind : allPieceKinds)
        withList(named, kind, [&](auto& list) {
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
