// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/scenario.h"
#include "engine/mageknight/setup/laid_tiles.h"
#include "engine/mageknight/setup/setup_view.h"

#include <optional>
#include <string>
#include <vector>

namespace delve::mageknight {

/// One way to lay a tile.
struct TileSpot
{
    Square position; ///< of its north-west square after rotation
    TileSide side = TileSide::A;
    Rotation rotation = Rotation::None;

    friend constexpr bool operator==(const TileSpot&, const TileSpot&) = default;
    friend constexpr std::strong_ordering operator<=>(const TileSpot&, const TileSpot&) = default;
};

/// What the dungeon is like with a tile in some spot.
struct TileJoin
{
    std::vector<TileIndex> adjacent;  ///< MAP-18: the tiles it joins, markers being there
    std::vector<TileIndex> entrances; ///< MAP-21
    std::vector<Edge> closed;         ///< MAP-14: openings that are not open to the outside any more
};

/// Where one tile may be laid next by the rules of Step 2. A spot is legal exactly if laying the tile there
/// adds no error of these rules (isAddedBy). Scenario and content must outlive it and stay as they are.
class TileSpots
{
public:
    /// `tile` names the kind of tile, who lays it and the part it shall have; its spot is of no interest.
    /// Like the scenario it must pass checkReferences. Printed maps take no tiles (MAP-25).
    TileSpots(const Scenario& scenario, const Content& content, const PlacedTile& tile);
    /// Saves compiling the scenario where a view of it is at hand.
    TileSpots(const SetupView& view, const PlacedTile& tile);
    /// A tile that is moved and keeps its place in the order of placement: the view is of the rest, without
    /// it and what lies on it. `whole` has it somewhere and must be without errors. Only legality is told,
    /// not which rules refuse a spot.
    TileSpots(const SetupView& rest, const PlacedTile& tile, const Scenario& whole);

    /// All legal spots that are joined to a laid tile, in order; for the first tile the origin.
    std::vector<TileSpot> legalSpots();
    /// All spots that are free and joined to a laid tile, whatever else refuses them; in order.
    std::vector<TileSpot> joinedSpots() const;
    bool isLegal(const TileSpot& spot);
    /// The rules that refuse a spot, none if it is legal. Of tiles that overlap only that is said.
    std::vector<std::string> refusals(const TileSpot& spot);
    /// What comes of laying the tile there; nothing where that is not legal. `openings` are exterior openings
    /// of the laid tiles.
    std::optional<TileJoin> joinIfLegal(const TileSpot& spot, std::span<const Edge> openings);
    /// LAY-09: whether every tile had a path when it was laid, a tile that is moved lying there. Nothing
    /// where the order of placement must be gone through to know it.
    std::optional<bool> hadPathsWhenLaid(const TileSpot& spot);
    const LaidFace& faceIn(const TileSpot& spot) const { return faceOf(m_faces, spot.side, spot.rotation); }

private:
    enum class FaultKind : std::uint8_t
    {
        NoOpening,
        NoPath,
        Connection,
        MarkerConnection
    };
    /// What is wrong with an entrance hallway.
    struct Fault
    {
        FaultKind kind = FaultKind::NoOpening;
        TileIndex entrance = 0;
        std::vector<TileIndex> adjacent; ///< where the connection is the fault

        friend bool operator==(const Fault&, const Fault&) = default;
    };
    /// Which tiles are entrances. MAP-21.
    struct Entrances
    {
        bool areFound = false; ///< neither recorded nor flagged, so that the layout tells
        std::vector<TileIndex> named;
        std::vector<TileIndex> uncertain; ///< LAY-19: those of them that may still become other tiles
    };

    std::vector<TileIndex> entrancesOf(const Entrances& entrances) const;
    std::vector<Fault> faultsOf(const Entrances& entrances, const std::vector<TileIndex>& tiles) const;
    std::string ruleOf(const Fault& fault) const;
    void readLayout(const SetupView& view);
    bool leavesEntrancesAlone(const LaidFace& face, Square position) const;
    /// Calls `refuse` with every rule that refuses the spot, as long as it returns true, and where the tile
    /// had to be laid to know it, then `visit` with the entrances there are with it.
    template <typename Refuse, typename Visit>
    void judge(const TileSpot& spot, Refuse refuse, Visit visitLaid);

    PlacedTile m_tile;
    TileKind m_kind;
    LaidFaces m_faces;
    LaidTiles m_laid;                  ///< as printed
    std::optional<LaidTiles> m_marked; ///< with markers, where there are any
    Entrances m_before, m_after;
    std::vector<Fault> m_faultsBefore;
    bool m_isRecorded = false; ///< LAY-20, with the new tile
    bool m_isFinished = false; ///< LAY-16, with the new tile
    int m_missingBefore = 0;   ///< LAY-16: entrance hallways that were lacking without it
    int m_players = 0;
    bool m_becomesCentral = false;
    bool m_isBystander = false; ///< the new tile changes nothing about entrances it does not touch
    bool m_isAnyCutOff = false; ///< LAY-09: without the tile some other one has no path
    std::vector<std::string> m_everywhere;
    /// Of a tile that is moved, where the order of placement is recorded: its place in it, and whether all
    /// others had a path when they were laid without it.
    std::optional<TileIndex> m_order;
    bool m_hadPathsWithout = true;
};

} // namespace delve::mageknight
