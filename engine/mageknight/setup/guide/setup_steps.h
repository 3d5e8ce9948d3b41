// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/setup/guide/setup_standing.h"

namespace delve::mageknight {

// The steps one by one: what is done, wanted, to be done and offered. States are found by standingOf.

/// What the steps look at.
struct GuideInputs
{
    const SetupView& view;
    const TableTalk& talk;

    const Scenario& scenario() const { return view.scenario; }
    bool isEnough(SetupStep step) const { return talk.isEnough[std::size_t(step)]; }
};

/// A step as it stands, and whether there is nothing left to do but to mend errors.
struct StepOutcome
{
    StepStanding standing;
    bool isFinished = false;
};

// team_steps.cpp
StepOutcome standingOfHeroes(const GuideInputs& in);
StepOutcome standingOfMageSpawn(const GuideInputs& in);

// tile_step.cpp
StepOutcome standingOfTiles(const GuideInputs& in);
ThingId placerOfTile(const GuideInputs& in);

// piece_steps.cpp
StepOutcome standingOfSpecialPieces(const GuideInputs& in);
StepOutcome standingOfChests(const GuideInputs& in);
StepOutcome standingOfTokens(const GuideInputs& in);
ThingId placerOfSpecialPiece(const GuideInputs& in);
ThingId placerOfArtifact(const GuideInputs& in);
ThingId placerOfChest(const GuideInputs& in);
ThingId placerOfToken(const GuideInputs& in);

// arrow_step.cpp
StepOutcome standingOfArrows(const GuideInputs& in);

// offered_pieces.cpp
std::vector<OfferedPiece> offeredTiles(const SetupView& view, bool chambers, bool hallways);
std::vector<OfferedPiece> offeredSpecialPieces(const SetupView& view);
std::vector<OfferedPiece> offeredArtifacts(const SetupView& view);
/// CHEST-03: what is left in the chest pool.
std::vector<OfferedPiece> offeredChests(const SetupView& view);
/// TOK-03, TOK-04: what is left in the token pool.
std::vector<OfferedPiece> offeredTokens(const SetupView& view);

} // namespace delve::mageknight
