// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/complete/trial_table.h"
#include "engine/mageknight/setup/finding.h"
#include "engine/mageknight/setup/generate/choice.h"
#include "engine/mageknight/setup/generate/search_budget.h"

#include <map>
#include <optional>
#include <vector>

namespace delve::mageknight {

/// Lays the tiles that a begun dungeon lacks wherever they are missing, also in the middle: a new tile may
/// join parts that lie apart, and comes into the order of placement where it was somebody's turn. What is
/// placed on the tiles stays in force, since every layout is shown to the setup rules.
class GapFiller
{
public:
    /// Scenario, content and supply must outlive it.
    GapFiller(const Scenario& placed, const Content& content, const DungeonWishes& wishes,
              TileSupply& supply);

    /// How widely to look around.
    struct Effort
    {
        std::int64_t nodes = 240;     ///< tiles that are tried
        int nodesOfAnAttempt = 24;    ///< of these before tasks and luck are drawn anew
        std::size_t breadth = 2;      ///< spots of a tile that are tried before going back
        std::size_t breadthAtEnd = 8; ///< those of the last tile
    };

    /// The scenario with all tiles, in an order in which they can have been laid; or nothing.
    std::optional<Scenario> fill(const Effort& effort, Random& random, SearchBudget& budget);

    /// What was found is legal, but nobody can have taken turns like that, or squares are cut off.
    bool isWarned() const { return !m_result; }

    /// The rules that refused the layouts that were found, or else the tiles that were tried.
    const std::set<std::string>& refusals() const;

private:
    using Part = TrialTable::Part;
    using Candidate = TrialTable::Candidate;

    struct Task
    {
        int player = -1; ///< -1 where no record is kept
        Part part = Part::Plain;
        TileKind kind = TileKind::Chamber;
    };

    /// A square of something that is placed, under which no tile lies.
    struct BareSquare
    {
        Square square;
        std::optional<Side> opening = std::nullopt; ///< ENT-01, ENT-03: of an arrow, which is there
        bool isOfEntrance = false;                  ///< ENT-01: of an entrance arrow
        bool isOfDoor = false; ///< which may stand before void, as far as its tile is concerned
    };
    /// Where a tile could cover bare squares.
    struct Cover
    {
        TileArea area;
        std::uint64_t bare = 0; ///< by number in Lack
    };
    /// What is still missing when a task is taken up.
    struct Lack
    {
        std::vector<BareSquare> bare;
        std::vector<int> parts; ///< see TrialTable::partsOfTiles
        int partCount = 0;
        bool isLast = false;       ///< no tile follows
        bool isLastPlain = false;  ///< none but entrances
        std::uint64_t forNext = 0; ///< what the next tile covers, unless this one does
        std::vector<Cover> covers; ///< of the next tile, if it must cover something
    };

    void readPieces();
    bool holdsPieces(TileIndex tile) const;
    Lack lackBefore(std::size_t task) const;
    void addCoversOfNext(std::size_t task, Lack& lack) const;
    std::optional<int> meritOfCovering(const Task& task, const LaidFace& face, Square position,
                                       const Lack& lack) const;
    std::vector<Task> drawTasks(Random& random) const;
    bool goOn(std::size_t task);
    std::vector<Candidate> bestCandidates(std::size_t task);
    int meritOf(const Task& task, const Candidate& candidate, const Lack& lack) const;
    bool judge();
    Scenario withTiles() const;

    const Scenario& m_placed;
    const Content& m_content;
    DungeonWishes m_wishes;
    SetupView m_view;
    bool m_keepsFoundEntrances; ///< no tile is flagged, so that hallways are entrances by their place
    TrialTable m_table;
    std::vector<bool> m_hasPieces; ///< by tile: what MRK-05, CHEST-05 or TOK-12 keep from entrances
    std::vector<BareSquare> m_bareSquares;
    std::vector<Square> m_mustStayFree; ///< ENT-01, ENT-03: before the arrows

    std::vector<Task> m_tasks;
    std::map<std::pair<TileKind, Part>, std::vector<Candidate>>
        m_firstCandidates; ///< known for the first task
    std::optional<Scenario> m_result;
    std::optional<Scenario> m_secondBest; ///< legal, but with a warning about order or squares cut off
    std::set<std::string> m_judged;
    Random* m_random = nullptr;
    std::uint32_t m_luck = 0;
    SearchBudget* m_budget = nullptr;
    Effort m_effort;
    std::int64_t m_nodes = 0;
};

/// Adding pieces can mend it: a token goes to a chest (TOK-06), a chest to its tokens (TOK-09).
bool isMendedByPieces(const Finding& finding);

} // namespace delve::mageknight
