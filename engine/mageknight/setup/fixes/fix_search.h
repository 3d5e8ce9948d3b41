// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/content.h"
#include "engine/mageknight/scenario/thing_ids.h"
#include "engine/mageknight/setup/fixes/fix.h"
#include "engine/mageknight/setup/placements/spot.h"
#include "engine/mageknight/setup/session/edit_trial.h"

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace delve::mageknight {

/// Tries out ways to mend one finding and keeps those that do. The functions by topic use it; they propose in
/// order of preference.
class FixSearch
{
public:
    /// The finding must be one of the trial's scenario.
    FixSearch(EditTrial& edits, const Finding& finding, std::int64_t effort);

    EditTrial& edits;
    const Scenario& scenario;
    const Content& content;
    const Finding& finding;
    const Findings& before;

    /// Keeps the fix if its edit mends the finding; says whether it does.
    bool offer(FixKind kind, const Edit& edit, Concern about);
    /// Keeps the fix if it mends the finding to turn the scenario into `after`; says whether it does.
    bool offer(FixKind kind, const Scenario& after, Concern about);

    /// Of several fixes keeps the one after which the rules find least, if it mends the finding and brings
    /// the number of findings down by `atLeast`.
    bool offerBest(const std::vector<Fix>& choice, int atLeast = 1);

    // What most findings need. Each says whether it found a fix.
    /// The piece turned, flipped or moved to the nearest spot that mends the finding; a tile also to one that
    /// mends more.
    bool move(const ThingId& id);
    /// A changed piece where it lies or in the nearest spot that mends the finding.
    bool placeAnew(FixKind kind, const CarriedPiece& piece, const Concern& about);
    /// A new piece in the first spot that mends the finding.
    bool add(const CarriedPiece& piece);
    /// The pieces moved one after the other, the last first, until the finding is gone.
    bool moveSeveral(const std::vector<ThingId>& ids);
    bool remove(std::span<const ThingId> ids);
    /// Pieces taken away, the last first: so many, then one after the other until the finding is gone.
    bool removeUntilMended(std::vector<ThingId> ids, int atLeast = 1);
    /// A property of one thing changed.
    bool change(FixKind kind, const ThingId& id, const std::function<void(Thing&)>& change, Concern about);
    /// What the players agreed on changed.
    bool agree(const std::string& what, const std::function<void(ScenarioOptions&)>& change,
               std::vector<std::string> args = {});

    /// The thing of a finding, last one first; those that are listed in the scenario.
    std::vector<ThingPlace> placesToBlame() const;
    /// The player that the finding is about, if it is about one.
    const Player* playerToBlame() const;
    ThingId newId() { return m_ids.draw(m_random); }
    bool hasFound() const { return !m_fixes.empty(); }
    /// A fix was found that removes nothing.
    bool hasFoundToKeepAll() const;
    /// Counts what is tried elsewhere than in offer().
    void spend(int tries) { m_effort -= tries * m_cost; }
    /// Counts things that were merely looked at.
    void spendLooks(std::size_t things) { m_effort -= std::int64_t(things) / 64; }
    /// Stops long searches.
    bool isTired() const { return m_effort <= 0; }
    std::int64_t effortLeft() const { return m_effort; }
    /// For whoever tries only the most promising ways, so that nobody takes them for all.
    void leaveOut() { m_hasLeftOut = true; }
    bool hasLeftOut() const { return m_hasLeftOut; }

    std::vector<Fix> take() { return std::move(m_fixes); }

private:
    /// Of all that an edit adds, nothing is the finding again or an error that was not there before.
    bool isNewError(const Finding& error) const;
    bool isAllowed(const Findings& added) const;
    /// The edit removes the finding and adds no error.
    bool isMendedBy(const FindingsChange& change) const;
    std::vector<Spot> nearestFirst(const CarriedPiece& piece, std::vector<Spot> spots) const;
    /// How many of the pieces that lie nowhere a tile would lie under; they tell where it was.
    int strayPiecesUnder(const CarriedPiece& piece, const Spot& spot) const;
    /// What an edit does to the findings; counts what it cost to find out.
    FindingsChange tried(const Edit& edit);
    /// Errors that are left after an edit that was kept.
    int errorsAfter(const Edit& edit);

    const KnownFindings& m_known; ///< what was found before
    int m_alike;                  ///< how many of that are the finding or say the same
    std::vector<Square> m_stray;  ///< squares of pieces that do not lie on a tile, as findings say
    ThingIds m_ids;
    Random m_random;
    std::int64_t m_effort; ///< FixEffort
    std::int64_t m_cost;   ///< of one try
    bool m_hasLeftOut = false;
    std::vector<Fix> m_fixes;
};

/// How many there are too many, by the first two arguments of a finding.
int surplusOf(const Finding& finding);

// The fixes by topic; see the table in fixes_for.cpp.

// tile_fixes.cpp
void mendTile(FixSearch& search);
void mendTileStock(FixSearch& search);
void mendTileNumber(FixSearch& search);
void mendTileKinds(FixSearch& search);

// tile_role_fixes.cpp
void mendCentralChamber(FixSearch& search);
void mendEntranceRole(FixSearch& search);
void mendLastTile(FixSearch& search);
void mendEntranceHallway(FixSearch& search);
void mendPrintedMap(FixSearch& search);

// turn_fixes.cpp
/// What is wrong may come from how a tile is turned: the one that is blamed, or where the blamed piece lies,
/// or one beside it. A tile is not turned for a single piece, which is rather moved.
void turnTilesNearby(FixSearch& search);
/// Any tile, for a finding that would cost a removal otherwise.
void turnAnyTile(FixSearch& search);

// tile_swaps.cpp
/// A tile that the finding is about swapped for any in stock, for a finding that would cost a removal
/// otherwise.
void swapTilesConcerned(FixSearch& search);
/// A tile that the finding names and any other change places, where much is wrong.
void exchangePlaces(FixSearch& search);

// order_fixes.cpp
/// LAY-02, LAY-09, LAY-10: an order in which the tiles can have been laid; the players keep theirs.
bool layInOrder(FixSearch& search);
/// LAY-03, LAY-19: where one player has too many tiles and another too few, a tile changes hands.
bool giveTiles(FixSearch& search);
/// Two tiles change hands, for a finding that would cost a removal otherwise: where owners were mixed up
/// several rules are broken, and none of them names both tiles.
void exchangeTiles(FixSearch& search);
void mendTileOrder(FixSearch& search);
void mendChestOrder(FixSearch& search);
void mendTokenOrder(FixSearch& search);

// gap_fixes.cpp
/// LAY-03, LAY-06, LAY-19: all tiles that are missing, laid where they join what lies apart and carry what
/// lies nowhere, and in the turns of those who lack them. Only for a dungeon that has no other errors.
bool fillGaps(FixSearch& search);

// piece_fixes.cpp
void mendPiece(FixSearch& search);
void mendSurplusPieces(FixSearch& search);
void mendPieceStock(FixSearch& search);
void mendAgreedArtifacts(FixSearch& search);
void mendArtifactKind(FixSearch& search);
void mendTreasure(FixSearch& search);
void mendChangeling(FixSearch& search);
void mendTokenColours(FixSearch& search);
void mendFirstToken(FixSearch& search);
void mendArrowsOfTeams(FixSearch& search);

// staircase_fixes.cpp
void mendTeleport(FixSearch& search);
void mendStaircases(FixSearch& search);
/// MRK-23: staircases that lead nowhere yet joined, or a second one added, so that a tile gets a path.
void joinLevels(FixSearch& search, const PlacedTile& tile);

// figure_fixes.cpp
void mendRider(FixSearch& search);
void mendPointValue(FixSearch& search);
void mendPassenger(FixSearch& search);
void mendEntranceWidth(FixSearch& search);
void mendAdvice(FixSearch& search);
/// Whether the finding is about a figure that stands in the dungeon; then it is mended.
bool mendPlacedFigure(FixSearch& search);

// team_swaps.cpp
/// TEAM-01, TEAM-04: the cheapest choice of figures that are swapped for others and that start at level 1, so
/// that the team has nobody twice and costs no more than was agreed.
bool fitTeam(FixSearch& search, const Player& player);

// team_fixes.cpp
/// The figure of a team that is to blame leaves it; one that stands in the dungeon is taken away.
void mendByDismissing(FixSearch& search);
void mendTeam(FixSearch& search);
void mendLoneWolf(FixSearch& search);
void mendSpawnPool(FixSearch& search);
void mendChestPool(FixSearch& search);

} // namespace delve::mageknight
