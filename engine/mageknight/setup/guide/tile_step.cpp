// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/tile_tasks.h"
#include "engine/mageknight/setup/guide/setup_steps.h"
#include "engine/mageknight/setup/guide/turns.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

bool isAnythingOnTiles(const Scenario& scenario)
{
    return !scenario.doors.empty() || !scenario.artifacts.empty() || !scenario.chests.empty() ||
           !scenario.tokens.empty() || !scenario.figures.empty() || !scenario.entrances.empty() ||
           !scenario.exits.empty();
}

/// LAY-19: six tiles of two players are a whole dungeon as soon as the players go on or say so.
bool isLeftAtSix(const GuideInputs& in)
{
    return in.view.isSixTiles && in.scenario().tiles.size() == 6 &&
           (in.isEnough(SetupStep::Tiles) || isAnythingOnTiles(in.scenario()));
}

/// LAY-03, LAY-06, LAY-19: how many tiles each player lays. A dungeon of two players that is still growing
/// is not taken for one of six tiles.
int tilesEach(const GuideInputs& in)
{
    return isLeftAtSix(in) ? 3 : tilesOfEachPlayer(in.scenario().options.buildTotal);
}

/// What is still to be laid, in turn order, and whose turn it is.
struct Shares
{
    std::vector<TileShare> list;
    std::optional<std::size_t> next;

    int sum(int TileShare::*number) const
    {
        int total = 0;
        for (const TileShare& share : list)
            total += share.*number;
        return total;
    }
};

Shares sharesOf(const GuideInputs& in)
{
    const Scenario& scenario = in.scenario();
    Shares shares{tileShares(scenario, in.view.content, tilesEach(in)), {}};
    std::size_t laid = scenario.tiles.size();
    if (in.view.isRecorded) { // LAY-02: to the left of whoever laid the last one
        const auto last = std::ranges::find(scenario.players, scenario.tiles.back().player, &Player::id);
        laid = std::size_t(last - scenario.players.begin()) + 1;
    }
    if (!shares.list.empty())
        shares.next = shareInTurn(shares.list, laid);
    return shares;
}

/// The kinds that the next tile may have: LAY-04, LAY-07, LAY-10.
TaskKind taskOf(const GuideInputs& in, const Shares& shares)
{
    const bool isByPlayer = in.talk.takesTurns && shares.next && shares.list.size() > 1;
    TileShare share;
    if (isByPlayer) {
        share = shares.list[*shares.next];
    } else {
        share = {-1, shares.sum(&TileShare::tiles), shares.sum(&TileShare::chambers),
                 shares.sum(&TileShare::entrances)};
        if (!in.view.isRecorded) // LAY-20: whatever looks like an entrance is one
            share.entrances =
                std::clamp(in.view.playerCount() - int(in.view.entrances.size()), 0, share.tiles);
    }
    if (share.tiles <= share.entrances)
        return TaskKind::LayEntrance;
    if (share.tiles - share.entrances <= share.chambers)
        return TaskKind::LayChamber;
    return TaskKind::LayTile;
}

} // namespace

ThingId placerOfTile(const GuideInputs& in)
{
    const auto& players = in.scenario().players;
    if (players.empty() || in.view.isMap())
        return {};
    const Shares shares = sharesOf(in);
    if (!shares.next)
        return {};
    const int player = shares.list[*shares.next].player;
    return player < 0 ? playerInTurn(players, in.scenario().tiles.size()).id
                      : players[std::size_t(player)].id;
}

StepOutcome standingOfTiles(const GuideInputs& in)
{
    StepOutcome outcome;
    StepStanding& standing = outcome.standing;
    const Scenario& scenario = in.scenario();
    standing.done = int(scenario.tiles.size());
    if (in.view.isMap()) {
        const PrintedMap& map = *in.view.content.map(scenario.map->map);
        standing.wanted = int(map.side(scenario.map->side).tiles.size());
        outcome.isFinished = standing.done >= standing.wanted;
        standing.task = outcome.isFinished ? TaskKind::Nothing : TaskKind::LayMap;
        return outcome;
    }
    standing.wanted = tilesEach(in) * in.view.playerCount();
    // LAY-15: tiles ran out. LAY-23: players may agree on another number.
    const bool mayBeFewer = scenario.options.tilesRanOut || scenario.options.freeBuild;
    standing.mayBeEnough = !isLeftAtSix(in) && standing.done < standing.wanted && standing.done > 0 &&
                           (mayBeFewer || (in.view.isSixTiles && standing.done == 6));
    const bool isLaid = in.view.playerCount() > 0 &&
                        (standing.done >= standing.wanted || (mayBeFewer && in.isEnough(SetupStep::Tiles)));
    if (scenario.tiles.empty())
        standing.task = TaskKind::LayCentral;
    else if (!in.view.central)
        standing.task = TaskKind::NameCentral;
    else if (!isLaid)
        standing.task = taskOf(in, sharesOf(in));
    else
        outcome.isFinished = true;
    const bool isPlacing = !isLaid && in.view.playerCount() > 0;
    const bool onlyChambers = standing.task == TaskKind::LayCentral || standing.task == TaskKind::LayChamber;
    if (isPlacing)
        standing.pieces = offeredTiles(in.view, standing.task != TaskKind::LayEntrance, !onlyChambers);
    return outcome;
}

TileRole roleOfNextTile(const SetupView& view, TileKind kind, const TableTalk& talk)
{
    if (view.isMap())
        return TileRole::None;
    // LAY-07: the chamber that is laid first is the central one.
    if (view.scenario.tiles.empty())
        return kind == TileKind::Chamber ? TileRole::Central : TileRole::None;
    const GuideInputs in{view, talk};
    // LAY-10, LAY-11: the last hallway of a player is an entrance.
    if (talk.takesTurns && kind == TileKind::Hallway && view.playerCount() > 0 &&
        taskOf(in, sharesOf(in)) == TaskKind::LayEntrance)
        return TileRole::Entrance;
    return TileRole::None;
}

} // namespace delve::mageknight
