// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/generate/tile_supply.h"
#include "engine/mageknight/setup/laid_tiles.h"
#include "engine/mageknight/setup/setup_view.h"
#include "engine/mageknight/setup/tile_spots.h"

#include <set>
#include <string>
#include <vector>

namespace delve::mageknight {

/// The tiles of a begun dungeon on the table, and more of them laid on trial in any order. Parts of the
/// dungeon may lie apart until tiles join them.
class TrialTable
{
public:
    /// View and supply must outlive it; the supply is left as it was. `entrances` must stay ways in. Levels
    /// without staircases to the others (levelsApart) may still get some.
    TrialTable(const SetupView& view, TileSupply& supply, std::vector<TileIndex> entrances);

    /// A tile of the supply and where it could lie.
    struct Candidate
    {
        std::size_t kind = 0;
        TileSpot spot;
        int merit = 0;
    };
    enum class Part : std::uint8_t
    {
        Plain,
        Central,
        Entrance
    };

    /// All ways to lay a tile of this kind next, in a fixed order, without merit.
    std::vector<Candidate> candidatesFor(TileKind kind, Part part) const;
    /// False, and nothing laid, if a rule of Step 2 refuses it for good: what is laid later cannot mend it.
    bool lay(const Candidate& candidate, Part part);
    void takeBack();

    /// LAY-09: whether everything hangs together.
    bool isWhole() const;
    /// The number of the part that each tile belongs to.
    std::vector<int> partsOfTiles() const;
    /// How many levels have no staircases to the others yet.
    int loneLevels() const { return m_levelsApart; }

    const LaidTiles& laid() const { return m_laid; }
    const TileSupply& supply() const { return m_supply; }
    const std::vector<Candidate>& found() const { return m_found; }

    /// These rules refuse nothing from now on.
    void waive(const std::set<std::string>& rules) { m_waived = rules; }
    /// The rules that refused something.
    const std::set<std::string>& refusals() const { return m_refusals; }
    bool refuse(const char* rule);

private:
    bool isSound(TileIndex newest);

    TileSupply& m_supply;
    LaidTiles m_laid;
    int m_levelsApart;
    std::vector<std::pair<TileIndex, TileIndex>> m_stairs; ///< MRK-23: tiles joined by staircases
    std::vector<TileIndex> m_entrances;
    std::vector<Candidate> m_found;
    std::set<std::string> m_waived, m_refusals;
};

} // namespace delve::mageknight
