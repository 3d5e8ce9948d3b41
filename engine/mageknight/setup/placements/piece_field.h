// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/placements/pillar_effects.h"
#include "engine/mageknight/setup/placements/placement_field.h"
#include "engine/mageknight/setup/validate_setup.h"

namespace delve::mageknight {

/// A piece other than a tile tried out. Most leave the boards as they are, so that one view serves all spots
/// and only what looks at such pieces is asked, about what lies near.
class PieceField : public PlacementField
{
public:
    PieceField(const Scenario& scenario, const Content& content, CarriedPiece piece, EditTrial* edits);

protected:
    std::vector<Spot> spotsToTry() override;
    bool canPut(const Spot& spot) const override;
    std::optional<bool> quickAnswer(const Spot& spot) override;
    Findings findingsThere(const Spot& spot) override;
    Findings refusalsOffTheTable(const Spot& spot) const override;

private:
    /// What taking the piece away adds, if it lay somewhere, and who says that about which thing.
    struct Loss
    {
        const SetupCheck* check;
        std::size_t number = 0; ///< of the thing, for a check of one thing
        Finding finding;
    };

    void findLosses();
    void put(const Spot& spot);
    void findNear();
    bool isChestAround(Square square) const;
    BoardEffect effectOnBoards(const Spot& spot);
    bool isRefusing(const Findings& findings);
    bool isRefusedByCount();
    bool isPieceRefused();
    bool isAnythingElseRefused();
    bool isAskedAgain(const Loss& loss) const;
    bool isAnyLossLeft() const;

    Scenario m_scenario; ///< with the piece in the spot that is tried
    std::size_t m_index = 0;
    std::optional<SetupView> m_view;         ///< of it, its boards without the piece
    std::vector<const SetupCheck*> m_checks; ///< those that look at such pieces
    std::vector<Loss> m_losses;
    std::optional<bool> m_isRefusedByCount;
    std::optional<PillarEffects> m_pillarEffects; ///< for pillars
    std::vector<Square> m_squares;                ///< that it covers in the spot that is tried
    ByKind<ThingNumbers> m_near;                  ///< what it may matter to there
};

} // namespace delve::mageknight
