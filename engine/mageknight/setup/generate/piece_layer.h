// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/scenario/thing_ids.h"
#include "engine/mageknight/setup/finding.h"
#include "engine/mageknight/setup/generate/choice.h"
#include "engine/mageknight/setup/generate/ground.h"
#include "engine/mageknight/setup/generate/wishes.h"

#include <functional>
#include <map>
#include <vector>

namespace delve::mageknight {

/// Puts the pieces of Steps 3 to 5 and 7 on a dungeon whose tiles lie: it proposes where, best first, and
/// moves on what the setup rules find fault with. The rules themselves are asked, never repeated here.
class PieceLayer
{
public:
    PieceLayer(Scenario& scenario, const Content& content, const DungeonWishes& wishes, Random& random,
               ThingIds& ids);

    /// Adds all that the wishes ask for and that is not there yet, each piece at its best spot.
    void layAll();
    /// Moves every added piece that a finding blames to its next spot, or drops it where none is left. False
    /// if no finding blames any of them.
    bool mend(const Findings& findings);

private:
    enum class Kind : std::uint8_t
    {
        Door,
        Marker,
        Artifact,
        Chest,
        Token,
        Entrance,
        Exit
    };
    /// A square and, where the piece has a direction or lies on an edge, one of its sides.
    struct Spot
    {
        Square square;
        Side side = Side::North;
        int merit = 0;
    };
    struct Piece
    {
        Kind kind;
        ThingId id;
        std::vector<Spot> spots; ///< still to be tried, the best last
    };

    // piece_layer.cpp
    void add(Kind kind, ThingId id, std::vector<Spot> spots);
    void put(const Piece& piece, const Spot& spot);
    void drop(const Piece& piece);
    void nameTurns();
    int luck() { return int(m_random.below(8)); }
    std::vector<Spot> squaresOf(TileIndex tile, const std::function<int(SquareIndex)>& merit) const;
    Square mirrored(Square square) const;

    // lay_special_pieces.cpp
    void laySpecialPieces();
    void layDoors(int count);
    std::vector<Spot> doorSpots();
    int squaresBehind(SquareIndex square, Side side, int& chests) const;
    void layMarkers(int count);
    /// MRK-14: the kind of the only teleport that lies, if there is just one.
    const MarkerKind* loneTeleport() const;
    void layArtifacts(int count);

    // lay_chests.cpp
    void layChests(int count);
    /// Where a chest would stand on each tile, the best spot last.
    using ChestSpots = std::map<TileIndex, std::vector<Spot>>;
    std::vector<TileIndex> chooseChestTiles(const ChestSpots& spots, int count);
    int meritOfChests(const std::vector<TileIndex>& tiles, const ChestSpots& spots) const;
    std::vector<Spot> chestSpotsOn(TileIndex tile);

    // lay_tokens.cpp
    /// What a token is there for.
    enum class Duty : std::uint8_t
    {
        Guard,  ///< a chest
        Keeper, ///< a door, a marker or an artifact
        Sentry, ///< a crossroads
        Roamer
    };
    struct Post
    {
        TileIndex tile = 0;
        Duty duty = Duty::Roamer;
    };
    void layTokens(int count);
    std::vector<Post> choosePosts(int count);
    Duty dutyOn(TileIndex tile) const;
    std::vector<Colour> chooseColours(const std::vector<Post>& posts);
    std::vector<Spot> tokenSpotsOn(TileIndex tile);

    // lay_arrows.cpp
    void layArrows();
    void layExits();

    Scenario& m_scenario;
    const Content& m_content;
    const DungeonWishes& m_wishes;
    Random& m_random;
    ThingIds& m_ids;
    const Scenario m_bare; ///< as it was before
    const SetupView m_view;
    Ground m_ground;
    std::vector<Piece> m_pieces;
};

} // namespace delve::mageknight
