// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/fixes/edit_price.h"

#include "engine/mageknight/scenario/edits/selection.h"

#include <algorithm>
#include <map>

namespace delve::mageknight {

namespace {

/// Whoever placed the things of one list is noted in one go, so a long list costs no more than these.
constexpr int mostOwnersOfAList = 10;

/// Where a thing lies as seen from its tile, however that one is turned.
struct PlaceOnTile
{
    LocalSquare square;
    std::optional<Side> side;

    friend bool operator==(const PlaceOnTile&, const PlaceOnTile&) = default;
};

/// Which way it looks on the table, if it looks anywhere.
std::optional<Side> sideOf(const Thing& thing)
{
    if (const auto* chest = std::get_if<PlacedChest>(&thing))
        return chest->facing;
    if (const auto* arrow = std::get_if<Arrow>(&thing))
        return arrow->edge.side;
    return {};
}

PlaceOnTile placeOnTile(const Thing& thing, const PlacedTile& tile, const Content& content)
{
    const Square square = *squareOf(thing);
    const auto* artifact = std::get_if<PlacedArtifact>(&thing);
    const Size size = artifact ? sizeOnTable(*artifact, content) : Size{1, 1};
    const Size unturned = rotated(sizeOnTable(tile, content), tile.rotation); // there and back is the same
    const LocalSquare first{square.x - tile.position.x, square.y - tile.position.y};
    const LocalSquare a = unrotated(first, unturned, tile.rotation);
    const LocalSquare last{first.x + size.width - 1, first.y + size.height - 1};
    const LocalSquare b = unrotated(last, unturned, tile.rotation);
    std::optional<Side> side = sideOf(thing);
    if (side)
        side = turned(*side, -quartersOf(tile.rotation));
    return {{std::min(a.x, b.x), std::min(a.y, b.y)}, side};
}

bool covers(const PlacedTile& tile, Square square, const Content& content)
{
    const Size size = sizeOnTable(tile, content);
    return tile.position.level == square.level && square.x >= tile.position.x &&
           square.x < tile.position.x + size.width && square.y >= tile.position.y &&
           square.y < tile.position.y + size.height;
}

/// Adds up what an edit does, thing by thing.
class PriceList
{
public:
    PriceList(const Edit& edit, const Content& content) : m_edit(edit), m_content(content) {}

    int total();

private:
    void addThing(const ThingChange& change);
    void addPlayer(const Player& before, const Player& after);
    void addPool(const std::vector<PoolEntry>& before, const std::vector<PoolEntry>& after);
    void addOrder(ThingKind kind);
    void addFacts(const ScenarioFacts& before, const ScenarioFacts& after);
    bool isCarried(const Thing& before, const Thing& after) const;

    const Edit& m_edit;
    const Content& m_content;
    int m_price = 0;
    int m_partners = 0;                   ///< staircases that lead elsewhere
    std::map<ThingKind, int> m_newOwners; ///< of the record of each list
    std::vector<ContentId> m_outOfPools, m_intoPools;
};

/// A tile took it along.
bool PriceList::isCarried(const Thing& before, const Thing& after) const
{
    const auto from = squareOf(before), to = squareOf(after);
    return from && to && std::ranges::any_of(m_edit.changes, [&](const ThingChange& change) {
               if (change.kind != ThingKind::Tile || !change.before || !change.after)
                   return false;
               const auto& old = std::get<PlacedTile>(change.before->thing);
               const auto& now = std::get<PlacedTile>(change.after->thing);
               return covers(old, *from, m_content) && covers(now, *to, m_content) &&
                      placeOnTile(before, old, m_content) == placeOnTile(after, now, m_content);
           });
}

/// The dearest of what happens to where and how a piece lies.
int laidAnew(bool isSwapped, bool isMoved, bool isTurned)
{
    return isSwapped ? price::swap : isMoved ? price::move : isTurned ? price::turn : 0;
}

void PriceList::addThing(const ThingChange& change)
{
    const Thing& before = change.before->thing;
    const Thing& after = change.after->thing;
    const bool isCarriedAlong = isCarried(before, after);
    const auto addLaid = [&](bool isSwapped, bool isMoved, bool isTurned) {
        m_price += laidAnew(isSwapped, isMoved && !isCarriedAlong, isTurned && !isCarriedAlong);
    };
    std::visit(
        [&](const auto& old) {
            using T = std::remove_cvref_t<decltype(old)>;
            const T& now = std::get<T>(after);
            if constexpr (std::is_same_v<T, Player>) {
                addPlayer(old, now);
            } else if constexpr (std::is_same_v<T, PlacedTile>) {
                m_price += laidAnew(old.tile != now.tile, old.position != now.position,
                                    old.rotation != now.rotation || old.side != now.side);
                m_price += old.role != now.role || old.replacement != now.replacement ? price::reassign : 0;
            } else if constexpr (std::is_same_v<T, PlacedDoor>) {
                addLaid(old.door != now.door, old.tile != now.tile || old.edge != now.edge, false);
            } else if constexpr (std::is_same_v<T, PlacedMarker>) {
                addLaid(old.marker != now.marker, old.square != now.square, old.face != now.face);
                m_partners += old.partner != now.partner;
            } else if constexpr (std::is_same_v<T, PlacedArtifact>) {
                addLaid(old.artifact != now.artifact, old.square != now.square, old.rotation != now.rotation);
            } else if constexpr (std::is_same_v<T, PlacedChest>) {
                addLaid(old.chest != now.chest, old.square != now.square, old.facing != now.facing);
                m_price += old.treasure != now.treasure ? price::reassign : 0;
            } else if constexpr (std::is_same_v<T, PlacedToken>) {
                addLaid(old.colour != now.colour || old.table != now.table, old.square != now.square, false);
            } else if constexpr (std::is_same_v<T, PlacedFigure>) {
                addLaid(old.figure != now.figure || old.rider != now.rider || old.passenger != now.passenger,
                        old.square != now.square, old.facing != now.facing || old.arcSide != now.arcSide);
                m_price += old.side != now.side || old.player != now.player || old.value != now.value ||
                                   old.heroLevel != now.heroLevel
                               ? price::reassign
                               : 0;
            } else if constexpr (std::is_same_v<T, Arrow>) {
                addLaid(false, old.edge != now.edge, false);
                m_price += old.player != now.player ? price::reassign : 0; // whose it is, not who placed it
            } else {
                addLaid(false, old.square != now.square, false);
            }
            if constexpr (requires { old.player; } && !std::is_same_v<T, Arrow> &&
                          !std::is_same_v<T, PlacedFigure>)
                m_newOwners[change.kind] += old.player != now.player;
        },
        before);
}

void PriceList::addPlayer(const Player& before, const Player& after)
{
    m_price += before.colour != after.colour ? price::reassign : 0;
    for (const TeamMember& member : before.team) {
        const auto kept = std::ranges::find(after.team, member.id, &TeamMember::id);
        m_price += kept == after.team.end()        ? price::remove
                   : kept->figure != member.figure ? price::swap
                   : kept->level != member.level   ? price::reassign
                                                   : 0;
    }
    for (const TeamMember& member : after.team)
        if (std::ranges::find(before.team, member.id, &TeamMember::id) == before.team.end())
            m_price += price::add;
    addPool(before.mageSpawn, after.mageSpawn);
    addPool(before.chests, after.chests);
}

void PriceList::addPool(const std::vector<PoolEntry>& before, const std::vector<PoolEntry>& after)
{
    std::map<ContentId, int> more;
    for (const PoolEntry& entry : before)
        more[entry.kind] -= entry.count;
    for (const PoolEntry& entry : after)
        more[entry.kind] += entry.count;
    for (const auto& [kind, count] : more)
        if (count != 0)
            (count > 0 ? m_intoPools : m_outOfPools).push_back(kind);
}

void PriceList::addOrder(ThingKind kind)
{
    // What stays moves up by as many places as things before it are gone; new things come to the end.
    const auto isOf = [&](const ThingChange& change) { return change.kind == kind && change.before; };
    const bool isReordered = std::ranges::any_of(m_edit.changes, [&](const ThingChange& change) {
        if (!isOf(change) || !change.after)
            return false;
        const auto gone = std::ranges::count_if(m_edit.changes, [&](const ThingChange& other) {
            return isOf(other) && !other.after && other.before->index < change.before->index;
        });
        return change.after->index + std::size_t(gone) != change.before->index;
    });
    m_price += isReordered ? price::reassign : 0;
}

void PriceList::addFacts(const ScenarioFacts& before, const ScenarioFacts& after)
{
    const auto addOption = [&](const auto& old, const auto& now) {
        m_price += old != now ? price::option : 0;
    };
    const ScenarioOptions &old = before.options, &now = after.options;
    addOption(old.buildTotal, now.buildTotal);
    addOption(old.specialPiecesPerPlayer, now.specialPiecesPerPlayer);
    addOption(old.tokensContributedPerPlayer, now.tokensContributedPerPlayer);
    addOption(old.tokensPlacedPerPlayer, now.tokensPlacedPerPlayer);
    addOption(old.toughTokens, now.toughTokens);
    addOption(old.loneWolf, now.loneWolf);
    addOption(old.respectStock, now.respectStock);
    addOption(old.freeBuild, now.freeBuild);
    addOption(old.tilesRanOut, now.tilesRanOut);
    addOption(old.mageKnightWarriors, now.mageKnightWarriors);
    addOption(old.allFigures, now.allFigures);
    addOption(old.largeSquares, now.largeSquares);
    addOption(old.moderated, now.moderated);
    addOption(old.openCeiling, now.openCeiling);
    addOption(old.standardArcs, now.standardArcs);
    addOption(old.artifacts, now.artifacts);
    addOption(old.allowedArtifacts, now.allowedArtifacts);
    addOption(old.artifactsPerPlayer, now.artifactsPerPlayer);
    addOption(old.roundLimit, now.roundLimit);
    addOption(before.map, after.map);
    addOption(before.packs, after.packs);
    const int levels = int(after.levels.size()) - int(before.levels.size());
    m_price += levels > 0 ? levels * price::add : -levels * price::remove;
}

int PriceList::total()
{
    for (const ThingChange& change : m_edit.changes) {
        if (change.before && change.after) {
            addThing(change);
            continue;
        }
        const Thing& thing = change.before ? change.before->thing : change.after->thing;
        const auto* player = std::get_if<Player>(&thing);
        m_price +=
            (change.before ? price::remove : price::add) * (1 + (player ? int(player->team.size()) : 0));
    }
    for (const ThingKind kind : allThingKinds)
        addOrder(kind);
    for (const auto& [kind, owners] : m_newOwners)
        m_price += price::reassign * std::min(owners, mostOwnersOfAList);
    m_price += price::reassign * ((m_partners + 1) / 2); // two who lead to each other are one change
    // A kind that goes and another that comes are swapped; the same one has changed pools.
    std::size_t swapped = 0;
    for (; swapped < std::min(m_outOfPools.size(), m_intoPools.size()); ++swapped)
        m_price += m_outOfPools[swapped] == m_intoPools[swapped] ? price::move : price::swap;
    m_price += int(m_outOfPools.size() - swapped) * price::remove;
    m_price += int(m_intoPools.size() - swapped) * price::add;
    if (m_edit.facts)
        addFacts(m_edit.facts->before, m_edit.facts->after);
    return m_price;
}

} // namespace

int priceOf(const Edit& edit, const Content& content)
{
    return PriceList(edit, content).total();
}

Concessions concessionsIn(const Edit& edit)
{
    Concessions concessions;
    if (!edit.facts)
        return concessions;
    const ScenarioOptions &before = edit.facts->before.options, &after = edit.facts->after.options;
    if (before.buildTotal != after.buildTotal)
        concessions.add(Concession::BuildTotal);
    if (before.respectStock != after.respectStock)
        concessions.add(Concession::Stock);
    if (before.tilesRanOut != after.tilesRanOut)
        concessions.add(Concession::TilesRanOut);
    if (before.freeBuild != after.freeBuild)
        concessions.add(Concession::FreeBuild);
    return concessions;
}

} // namespace delve::mageknight
