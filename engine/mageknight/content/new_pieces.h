// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/pack_edits.h"

#include <string>

namespace delve::mageknight {

/// What can be made new. Several kinds of pieces begin in more than one way.
enum class NewPiece : std::uint8_t
{
    Chamber,
    Hallway,
    Hero,
    MageSpawn,
    Warrior,
    Chest,
    WanderingToken,
    Artifact,
    ArtifactToken
};

constexpr auto fileWords(NewPiece)
{
    return std::to_array<EnumName<NewPiece>>({{NewPiece::Chamber, "chamber"},
                                              {NewPiece::Hallway, "hallway"},
                                              {NewPiece::Hero, "hero"},
                                              {NewPiece::MageSpawn, "mage-spawn"},
                                              {NewPiece::Warrior, "warrior"},
                                              {NewPiece::Chest, "chest"},
                                              {NewPiece::WanderingToken, "wandering-token"},
                                              {NewPiece::Artifact, "artifact"},
                                              {NewPiece::ArtifactToken, "artifact-token"}});
}

/// A plain piece of this kind for the pack, with an id of its own: readable as it is, to be changed.
PackPiece newPiece(const Pack& pack, NewPiece kind, const std::string& englishName);

/// A pack without content.
Pack newPack(const std::string& id, const std::string& englishName, const std::string& author);

/// The figure in another role, with what the role asks for: levels, or points and version. DIAL-07, POOL-06.
Figure withRole(Figure figure, FigureRole role);
/// POOL-07: the version with its stars and highlight.
Figure withVersion(Figure figure, Version version);
/// MD-01: the figure on another base, with as many dials as that has: four sections, or one.
Figure withBase(Figure figure, BaseShape base);

} // namespace delve::mageknight
