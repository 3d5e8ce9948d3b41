// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/complete/hand_out_turns.h"

#include "engine/mageknight/setup/rules/checks.h"

#include <algorithm>
#include <map>

namespace delve::mageknight {

namespace {

/// How much of the order of the tiles that lay already is kept.
enum class KeptOrder : std::uint8_t
{
    Whole,
    OfEachPlayer,
    Nothing
};

/// Looks for an order of tiles, turn by turn.
class TileOrder
{
public:
    TileOrder(const SetupView& view, std::size_t firstNew, KeptOrder kept)
        : m_view(view), m_firstNew(TileIndex(firstNew)), m_kept(kept), m_isLaid(view.scenario.tiles.size())
    {}

    bool find()
    {
        if (!m_view.central)
            return false;
        return goOn(BitSet(m_view.printed.board.squareCount()));
    }
    /// Without regard for turns: one after the other, as soon as it has a path.
    bool findByPaths()
    {
        if (!m_view.central)
            return false;
        BitSet reached(m_view.printed.board.squareCount());
        layAtOnce(*m_view.central, reached);
        for (const bool areEntrances : {false, true})
            for (std::size_t before = 0; before != m_order.size();) {
                before = m_order.size();
                for (TileIndex tile = 0; tile < TileIndex(m_isLaid.size()); ++tile)
                    if (!m_isLaid[std::size_t(tile)] && (areEntrances || !isEntrance(tile)))
                        layAtOnce(tile, reached);
            }
        return m_order.size() == m_isLaid.size();
    }
    const std::vector<TileIndex>& order() const { return m_order; }

private:
    static constexpr int mostTrials = 4000;

    std::size_t players() const { return m_view.scenario.players.size(); }

    bool goOn(const BitSet& reached)
    {
        const std::size_t turn = m_order.size();
        if (turn == m_isLaid.size())
            return true;
        for (const TileIndex tile : m_view.tilesOf(turn % players())) {
            if (m_isLaid[std::size_t(tile)] || !mayBeNext(tile))
                continue;
            if (++m_trials > mostTrials)
                return false;
            BitSet further = reached;
            m_isLaid[std::size_t(tile)] = true;
            m_order.push_back(tile);
            if (reach(tile, further) && goOn(further))
                return true;
            m_order.pop_back();
            m_isLaid[std::size_t(tile)] = false;
        }
        return false;
    }

    bool isEntrance(TileIndex tile) const
    {
        return std::ranges::find(m_view.entrances, tile) != m_view.entrances.end();
    }

    void layAtOnce(TileIndex tile, BitSet& reached)
    {
        m_isLaid[std::size_t(tile)] = true;
        m_order.push_back(tile);
        if (reach(tile, reached))
            return;
        m_order.pop_back();
        m_isLaid[std::size_t(tile)] = false;
    }

    bool mayBeNext(TileIndex tile) const
    {
        const std::size_t turn = m_order.size();
        if ((turn == 0) != (tile == *m_view.central)) // LAY-07
            return false;
        const bool isLast = turn + players() >= m_isLaid.size();
        const bool isFlagged = m_view.scenario.tiles[std::size_t(tile)].role == TileRole::Entrance;
        if (isFlagged && !isLast) // LAY-10
            return false;
        if (isLast && m_view.kindOf(tile) != TileKind::Hallway)
            return false;
        return tile >= m_firstNew || m_kept == KeptOrder::Nothing || isNextOfKept(tile);
    }

    /// No tile that has to come before it is still to be laid.
    bool isNextOfKept(TileIndex tile) const
    {
        for (TileIndex earlier = 0; earlier < tile; ++earlier)
            if (!m_isLaid[std::size_t(earlier)] &&
                (m_kept == KeptOrder::Whole || m_view.scenario.tiles[std::size_t(earlier)].player ==
                                                   m_view.scenario.tiles[std::size_t(tile)].player))
                return false;
        return true;
    }

    /// LAY-09: adds what has a path now. False if the new tile has none.
    bool reach(TileIndex tile, BitSet& reached) const
    {
        const BoardView& printed = m_view.printed;
        std::vector<SquareIndex> queue;
        const auto enter = [&](SquareIndex zone) {
            if (!reached.test(zone)) {
                reached.set(zone);
                queue.push_back(zone);
            }
        };
        if (m_order.size() == 1) { // a path to any zone of the central chamber is enough
            for (const SquareIndex square : printed.playableSquaresOf(tile))
                reached.set(printed.zones.zoneOf(square));
            return true;
        }
        std::vector<SquareIndex> gates;
        forEachWayOut(printed.map(), tile, [&](SquareIndex zone, SquareIndex other) {
            if (reached.test(other))
                gates.push_back(zone);
        });
        std::ranges::for_each(gates, enter);
        for (std::size_t head = 0; head < queue.size(); ++head)
            forEachNextZone(printed.map(), queue[head], [&](SquareIndex other) {
                if (m_isLaid[std::size_t(printed.board.tileOf(other))])
                    enter(other);
            });
        return !gates.empty();
    }

    const SetupView& m_view;
    TileIndex m_firstNew;
    KeptOrder m_kept;
    std::vector<bool> m_isLaid; ///< by tile
    std::vector<TileIndex> m_order;
    int m_trials = 0;
};

/// Pieces that were there, in their order, and new ones, which are put between them.
template <typename Thing> class PieceTurns
{
public:
    PieceTurns(std::vector<Thing>& things, const std::vector<Thing>& before,
               const std::vector<Player>& players, int each)
        : m_things(things),
          m_old(before),
          m_players(players),
          m_each(each),
          m_isRecorded(before.empty() || arePlayersNamed(before))
    {
        for (const Thing& thing : things)
            if (std::ranges::find(before, thing.id, &Thing::id) == before.end())
                m_new.push_back(thing);
        for (const Thing& thing : m_old)
            ++m_share[thing.player];
    }

    /// `mayBeFirst` tells which of them may be the very first. TOK-06.
    template <typename MayBeFirst> void handOut(MayBeFirst mayBeFirst)
    {
        m_things.clear();
        if (!m_isRecorded) {
            m_things.insert(m_things.end(), m_old.begin(), m_old.end());
            m_things.insert(m_things.end(), m_new.begin(), m_new.end());
            return;
        }
        std::size_t passed = 0;
        for (std::size_t turn = 0; passed < m_players.size() && !(m_old.empty() && m_new.empty()); ++turn) {
            const ThingId& player = m_players[turn % m_players.size()].id;
            passed = place(player, m_things.empty(), mayBeFirst) ? 0 : passed + 1;
        }
        // What is beyond every share stays for the rules to judge.
        m_things.insert(m_things.end(), m_old.begin(), m_old.end());
        for (Thing& thing : m_new) {
            thing.player = m_players[m_things.size() % m_players.size()].id;
            m_things.push_back(thing);
        }
    }

private:
    using Things = std::vector<Thing>;

    template <typename MayBeFirst>
    bool place(const ThingId& player, bool isFirst, const MayBeFirst& mayBeFirst)
    {
        const auto isFit = [&](const Thing& thing) { return !isFirst || mayBeFirst(thing); };
        const bool isInTurn = !m_old.empty() && m_old.front().player == player;
        if (isInTurn && isFit(m_old.front()))
            return take(m_old, m_old.begin());
        if (m_share[player] < m_each)
            if (const auto added = std::ranges::find_if(m_new, isFit); added != m_new.end()) {
                added->player = player;
                ++m_share[player];
                return take(m_new, added);
            }
        const auto isOwn = [&](const Thing& thing) { return thing.player == player; };
        auto own =
            std::ranges::find_if(m_old, [&](const Thing& thing) { return isOwn(thing) && isFit(thing); });
        if (own == m_old.end())
            own = std::ranges::find_if(m_old, isOwn);
        return own != m_old.end() && take(m_old, own);
    }

    bool take(Things& from, typename Things::iterator thing)
    {
        m_things.push_back(*thing);
        from.erase(thing);
        return true;
    }

    Things& m_things;
    Things m_old, m_new;
    const std::vector<Player>& m_players;
    int m_each;
    bool m_isRecorded;
    std::map<ThingId, int> m_share; ///< how many each player has, those still to be put in order included
};

template <typename Thing>
PieceTurns(std::vector<Thing>&, const std::vector<Thing>&, const std::vector<Player>&, int)
    -> PieceTurns<Thing>;

/// MRK-02: doors and markers together have one share. Staircases that join levels belong to the layout.
void handOutSpecialPieces(Scenario& scenario, const Scenario& before)
{
    const auto isRecorded = [](const auto& things) { return things.empty() || arePlayersNamed(things); };
    if (!isRecorded(before.doors) || !isRecorded(before.markers))
        return;
    std::vector<SpecialPiece> placed;
    for (const PlacedDoor& door : before.doors)
        placed.push_back({door.id, door.player});
    for (const PlacedMarker& marker : before.markers)
        if (marker.partner.empty())
            placed.push_back({marker.id, marker.player});
    const auto handOut = [&](auto& things, const auto& known) {
        for (std::size_t i = known.size(); i < things.size(); ++i) {
            things[i].player = placerOfNextPiece(scenario.players, placed).id;
            placed.push_back({things[i].id, things[i].player});
        }
    };
    handOut(scenario.doors, before.doors);
    handOut(scenario.markers, before.markers);
}

} // namespace

bool orderTiles(Scenario& scenario, const Content& content, std::size_t firstNew)
{
    const SetupView view(scenario, content);
    if (!view.isRecorded)
        return false;
    const auto putInto = [&](const std::vector<TileIndex>& order) {
        std::vector<PlacedTile> tiles;
        for (const TileIndex tile : order)
            tiles.push_back(scenario.tiles[std::size_t(tile)]);
        scenario.tiles = std::move(tiles);
    };
    for (const KeptOrder kept : {KeptOrder::Whole, KeptOrder::OfEachPlayer, KeptOrder::Nothing})
        if (TileOrder order(view, firstNew, kept); order.find()) {
            putInto(order.order());
            return true;
        }
    if (TileOrder order(view, firstNew, KeptOrder::Nothing); order.findByPaths())
        putInto(order.order());
    return false;
}

void handOutTurns(Scenario& scenario, const Scenario& before, const SetupView& view)
{
    const auto& players = scenario.players;
    if (players.empty())
        return;
    const auto isAny = [](const auto&) { return true; };
    handOutSpecialPieces(scenario, before);
    constexpr int noLimit = 1000;
    PieceTurns(scenario.artifacts, before.artifacts, players, noLimit).handOut(isAny);
    PieceTurns(scenario.chests, before.chests, players, chestsOfEachPlayer).handOut(isAny);
    std::vector<TileIndex> chestTiles;
    for (const PlacedChest& chest : scenario.chests)
        if (const auto tile = view.tileAt(chest.square))
            chestTiles.push_back(*tile);
    // TOK-06: the first token goes on a tile with a chest.
    const auto isAtAChest = [&](const PlacedToken& token) {
        const auto tile = view.tileAt(token.square);
        return tile && std::ranges::find(chestTiles, *tile) != chestTiles.end();
    };
    PieceTurns(scenario.tokens, before.tokens, players, scenario.options.tokensPlacedPerPlayer)
        .handOut(isAtAChest);
}

} // namespace delve::mageknight
