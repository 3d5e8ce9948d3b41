// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/content.h"

#include <algorithm>
#include <set>

namespace delve::mageknight {

namespace {

Error duplicate(const std::string& what)
{
    return {what, {QT_TRANSLATE_NOOP("Engine", "expected this id once in all packs, found it twice"), {}}};
}

template <typename Piece>
const ContentId* firstDuplicate(const std::vector<Piece>& pieces, std::set<ContentId>& seen)
{
    for (const Piece& piece : pieces)
        if (!seen.insert(piece.id).second)
            return &piece.id;
    return nullptr;
}

/// Ids are unique in a pack, whatever they name, so that a word alone says which piece is meant.
Result<void> checkUniqueIds(const Pack& pack)
{
    std::set<ContentId> seen;
    for (const ContentId* id :
         {firstDuplicate(pack.tiles, seen), firstDuplicate(pack.doors, seen),
          firstDuplicate(pack.markers, seen), firstDuplicate(pack.chests, seen),
          firstDuplicate(pack.wanderingTokens, seen), firstDuplicate(pack.artifacts, seen),
          firstDuplicate(pack.artifactTokens, seen), firstDuplicate(pack.figures, seen),
          firstDuplicate(pack.maps, seen)})
        if (id)
            return duplicate(id->text());
    return {};
}

/// COMP-04: the collector's number is unique within its set.
Result<void> checkCollectorNumbers(const Pack& pack)
{
    std::set<std::pair<std::string, int>> numbers;
    for (const Figure& figure : pack.figures)
        if (!numbers.emplace(figure.set, figure.collectorNumber).second)
            return Error{
                figure.id.text(),
                {QT_TRANSLATE_NOOP("Engine", "expected a collector's number of its own in the set %1, found "
                                             "%2 again"),
                 {figure.set, std::to_string(figure.collectorNumber)}}};
    return {};
}

Error unknownPiece(const ContentId& from, const ContentId& to)
{
    return {from.text(),
            {QT_TRANSLATE_NOOP("Engine", "expected a piece of the packs, found %1"), {to.text()}}};
}

} // namespace

template <typename Piece> void Content::addToIndex(Index& index, std::vector<Piece> Pack::*list)
{
    for (std::uint32_t p = 0; p < m_packs.size(); ++p) {
        const auto& pieces = m_packs[p].*list;
        for (std::uint32_t i = 0; i < pieces.size(); ++i)
            index.emplace(pieces[i].id, Place{p, i});
    }
    for (const Pack& pack : m_packs)
        for (const auto& [oldId, newId] : pack.aliases)
            if (const auto found = index.find(newId); found != index.end())
                index.emplace(oldId, found->second);
}

template <typename Piece>
const Piece* Content::find(const Content& content, const Index& index, std::vector<Piece> Pack::*list,
                           const ContentId& id)
{
    const auto found = index.find(id);
    return found == index.end() ? nullptr : &(content.m_packs[found->second.pack].*list)[found->second.index];
}

Result<Content> Content::combine(std::vector<Pack> packs)
{
    std::set<std::string> ids;
    for (const Pack& pack : packs) {
        if (!ids.insert(pack.id).second)
            return duplicate(pack.id);
        if (const auto unique = checkUniqueIds(pack); !unique)
            return unique.error();
        if (const auto unique = checkCollectorNumbers(pack); !unique)
            return unique.error();
    }
    Content content;
    content.m_packs = std::move(packs);
    content.addToIndex(content.m_tiles, &Pack::tiles);
    content.addToIndex(content.m_doors, &Pack::doors);
    content.addToIndex(content.m_markers, &Pack::markers);
    content.addToIndex(content.m_chests, &Pack::chests);
    content.addToIndex(content.m_wanderingTokens, &Pack::wanderingTokens);
    content.addToIndex(content.m_artifacts, &Pack::artifacts);
    content.addToIndex(content.m_artifactTokens, &Pack::artifactTokens);
    content.addToIndex(content.m_figures, &Pack::figures);
    content.addToIndex(content.m_maps, &Pack::maps);

    for (const Pack& pack : content.m_packs) {
        for (const PrintedMap& map : pack.maps)
            for (const PrintedMap::MapSide& side : map.sides)
                for (const PrintedMap::PlacedTile& tile : side.tiles)
                    if (!content.tile(tile.tile))
                        return unknownPiece(map.id, tile.tile);
        for (const Figure& figure : pack.figures)
            if (!figure.passenger.empty() && !content.figure(figure.passenger))
                return unknownPiece(figure.id, figure.passenger);
        for (const ArtifactToken& token : pack.artifactTokens)
            for (const ArtifactToken::Row& row : token.rows)
                for (const TokenEffect& effect : row.effects)
                    if (const auto* hero = std::get_if<effect::PlaceHero>(&effect);
                        hero && !content.figure(hero->figure))
                        return unknownPiece(token.id, hero->figure);
    }
    return content;
}

const Pack* Content::pack(const std::string& id) const
{
    const auto found =
        std::find_if(m_packs.begin(), m_packs.end(), [&](const Pack& pack) { return pack.id == id; });
    return found == m_packs.end() ? nullptr : &*found;
}

const Tile* Content::tile(const ContentId& id) const
{
    return find(*this, m_tiles, &Pack::tiles, id);
}

const DoorKind* Content::door(const ContentId& id) const
{
    return find(*this, m_doors, &Pack::doors, id);
}

const MarkerKind* Content::marker(const ContentId& id) const
{
    return find(*this, m_markers, &Pack::markers, id);
}

const Chest* Content::chest(const ContentId& id) const
{
    return find(*this, m_chests, &Pack::chests, id);
}

const WanderingToken* Content::wanderingToken(const ContentId& id) const
{
    return find(*this, m_wanderingTokens, &Pack::wanderingTokens, id);
}

const ArtifactKind* Content::artifact(const ContentId& id) const
{
    return find(*this, m_artifacts, &Pack::artifacts, id);
}

const ArtifactToken* Content::artifactToken(const ContentId& id) const
{
    return find(*this, m_artifactTokens, &Pack::artifactTokens, id);
}

const Figure* Content::figure(const ContentId& id) const
{
    return find(*this, m_figures, &Pack::figures, id);
}

const PrintedMap* Content::map(const ContentId& id) const
{
    return find(*this, m_maps, &Pack::maps, id);
}

} // namespace delve::mageknight
