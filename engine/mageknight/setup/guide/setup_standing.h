// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/setup/finding.h"
#include "engine/mageknight/setup/setup_view.h"

#include <array>
#include <optional>
#include <span>
#include <vector>

namespace delve::mageknight {

/// START-01: the steps of the setup, in their order.
enum class SetupStep : std::uint8_t
{
    Heroes,
    Tiles,
    SpecialPieces,
    Chests,
    Tokens,
    MageSpawn,
    Arrows,
    Start
};

inline constexpr std::array allSetupSteps{SetupStep::Heroes, SetupStep::Tiles,  SetupStep::SpecialPieces,
                                          SetupStep::Chests, SetupStep::Tokens, SetupStep::MageSpawn,
                                          SetupStep::Arrows, SetupStep::Start};

/// What the players settle at the table and no file records.
struct TableTalk
{
    bool takesTurns = false; ///< pieces are placed in turn, and it is recorded who places them
    int passes = 0;          ///< TOK-07: how many passed since the last token was placed
    bool hasRolled = false;  ///< START-02: who begins was rolled, which is done once
    std::array<bool, allSetupSteps.size()> isEnough{}; ///< "no more pieces in this step"

    friend bool operator==(const TableTalk&, const TableTalk&) = default;
};

/// What has to be done next in a step; editor/text has the sentence of each.
enum class TaskKind : std::uint8_t
{
    AddPlayers,
    ChooseHeroes, ///< the player
    LayMap,       ///< LAY-01
    LayCentral,   ///< LAY-07
    NameCentral,  ///< LAY-07: tiles lie there, none is the central chamber
    LayTile,
    LayChamber,  ///< LAY-04: the rest has to be chambers
    LayEntrance, ///< LAY-10: the last tile
    PlaceSpecialPiece,
    PlaceArtifact,
    FillChestPool, ///< CHEST-02: the player
    NoTileForChest,
    PlaceChest,
    PlaceFirstToken, ///< TOK-06
    PlaceToken,
    FillSpawnPool,   ///< POOL-03, POOL-04: the player
    ChooseEntrance,  ///< the team
    ChooseExit,      ///< the team
    ExitAtEntrance,  ///< ENT-05: the team
    Mend,            ///< there are errors
    FinishTheOthers, ///< the setup is not done yet
    Play,
    Nothing
};

/// A piece that a step needs, and how many of it there are.
struct OfferedPiece
{
    ThingKind kind = ThingKind::Tile;
    ContentId content;              ///< of tiles, doors, markers, artifacts and chests
    Colour colour = Colour::Yellow; ///< of tokens
    std::optional<int> left;        ///< nothing where there is no stock

    friend bool operator==(const OfferedPiece&, const OfferedPiece&) = default;
};

enum class StepState : std::uint8_t
{
    Waiting, ///< an earlier step comes first, though nobody has to keep to that
    Current,
    Done,
    Wrong ///< a rule is broken
};

/// Where one step stands.
struct StepStanding
{
    SetupStep step = SetupStep::Heroes;
    StepState state = StepState::Waiting;
    int done = 0;
    int wanted = 0;
    bool isMost = false;      ///< `wanted` is a limit: fewer are legal
    bool mayBeEnough = false; ///< the players may leave it at that
    TaskKind task = TaskKind::Nothing;
    ThingId about; ///< the player or team that the task names
    ThingId turn;  ///< who is to place or choose, if turns are taken
    /// START-02: the players may roll for who begins.
    bool mayRoll = false;
    /// TOK-07: whoever's turn it is may pass.
    bool mayPass = false;
    /// MRK-02, ART-02, CHEST-03: the piece is drawn, not chosen, if turns are taken.
    bool isDrawn = false;
    std::vector<OfferedPiece> pieces;
    Findings problems; ///< errors and what is missing

    friend bool operator==(const StepStanding&, const StepStanding&) = default;
};

struct SetupStanding
{
    std::array<StepStanding, allSetupSteps.size()> steps;
    SetupStep current = SetupStep::Heroes;

    const StepStanding& of(SetupStep step) const { return steps[std::size_t(step)]; }
};

/// Where the setup stands. `findings` are those of the view's scenario.
SetupStanding standingOf(const SetupView& view, const Findings& findings, const TableTalk& talk);

/// The step in which a finding is mended.
SetupStep stepOf(const Finding& finding);

/// Who places the next thing of a kind: nobody if turns are not taken, or if all are placed. For arrows the
/// team whose arrow it is, be it chosen by another player (ENT-02).
ThingId placerOf(const SetupView& view, ThingKind kind, const TableTalk& talk);

/// The part that a tile has if it is laid now: LAY-07 the first chamber is the central one; LAY-10 if turns
/// are taken the last hallway of a player is an entrance.
TileRole roleOfNextTile(const SetupView& view, TileKind kind, const TableTalk& talk);

/// One of the pieces, as chance has it: every single one is equally likely. Nothing if there is none.
std::optional<OfferedPiece> drawPiece(std::span<const OfferedPiece> pieces, Random& random);

} // namespace delve::mageknight
