// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/generate/choice.h"
#include "engine/mageknight/setup/generate/layout_guidance.h"
#include "engine/mageknight/setup/generate/search_budget.h"
#include "engine/mageknight/setup/generate/tile_supply.h"
#include "engine/mageknight/setup/laid_tiles.h"
#include "engine/mageknight/setup/tile_spots.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace delve::mageknight {

/// A tile that is still to be laid.
struct TileTask
{
    int player = -1; ///< who lays it; -1 where no record is kept (LAY-20)
    TileRole role = TileRole::None;
    TileKind kind = TileKind::Chamber;
    bool isMirror = false; ///< the same tile as the task before, opposite across the central chamber
};

/// What was laid for a task.
struct TileLaid
{
    std::size_t kind = 0; ///< in the supply
    TileSpot spot;
};

/// Lays tiles one after the other by the rules of Step 2, and takes them back where it cannot go on.
class LayoutSearch
{
public:
    /// How a search goes about it.
    enum class Thoroughness : std::uint8_t
    {
        Lively,    ///< tries a few promising spots, for variety
        Exhaustive ///< leaves out no spot, to find a way where there is one
    };

    /// `laid` and `supply` are used for trials and left as they were. `entrances` are those among the tiles
    /// that lie already.
    LayoutSearch(LaidTiles& laid, TileSupply& supply, const DungeonWishes& wishes,
                 std::vector<TileIndex> entrances, std::vector<TileTask> tasks);

    /// What is laid for all tasks in order, or nothing. `nodes` limits the tiles tried in this attempt.
    std::optional<std::vector<TileLaid>> find(Thoroughness thoroughness, std::int64_t nodes, Random& random,
                                              SearchBudget& budget);

    /// Whether the last search, which found nothing, proves that there is no layout.
    bool isProven() const { return m_isProven; }
    /// The rules that refused whatever was tried for the first task that could not be fulfilled.
    const std::set<std::string>& refusals() const { return m_refusals; }

private:
    struct Candidate
    {
        std::size_t kind = 0;
        TileSpot spot;
        int merit = 0;
    };

    bool goOn(std::size_t task);
    bool canAnythingBeLaid() const;
    std::vector<Candidate> candidatesFor(std::size_t task);
    void addSampled(std::size_t task, std::vector<Candidate>& candidates);
    void addAll(std::size_t task, std::vector<Candidate>& candidates);
    void addMirrored(std::size_t task, std::vector<Candidate>& candidates);
    void addPlaces(std::size_t task, std::size_t kind, TileSide side, Rotation rotation, std::size_t most,
                   std::vector<Candidate>& candidates);
    int weightOf(std::size_t kind, std::size_t task) const;
    int meritOf(const TileTask& task, const LaidFace& face, Square position);
    bool isSound(TileIndex newest, const TileTask& task);
    bool refuse(std::size_t task, const char* rule);
    void lay(std::size_t task, const Candidate& candidate);
    void takeBack();

    LaidTiles& m_laid;
    TileSupply& m_supply;
    const DungeonWishes& m_wishes;
    LayoutGuidance m_guidance;
    std::vector<TileIndex> m_entrances;
    std::vector<TileTask> m_tasks;
    std::vector<TileLaid> m_found;

    Thoroughness m_thoroughness = Thoroughness::Lively;
    Random* m_random = nullptr;
    SearchBudget* m_budget = nullptr;
    std::int64_t m_nodes = 0;
    bool m_isProven = false;
    std::size_t m_deepest = 0;
    std::set<std::string> m_refusals;
};

} // namespace delve::mageknight
