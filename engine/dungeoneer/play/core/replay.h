// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/traits.h"
#include "engine/table/replay_file.h"

namespace delve::dungeoneer::play {

/// Raised whenever the same actions and dice would lead to another game than before, and when states get
/// another form.
inline constexpr int rulesVersion = 2;

using ReplayStep = table::ReplayStep<Traits>;
using ToldEvent = table::ToldEvent<Traits>;
using ToldStep = table::ToldStep<Traits>;
using OlderCourse = table::OlderCourse<Traits>;
using table::mostReplayBytes;
using table::PlayTable;
using table::redo;
using table::ReplayFault;
using table::replayFormat;

/// A recorded game, finished or not: a save is a replay with its table. It carries its scenario, with the
/// options that were played, so that it can be watched when the file it was made from is gone.
struct Replay
{
    Scenario scenario;
    std::vector<PackReference> packs; ///< the card sets it was made with
    int rules = rulesVersion;         ///< the version of the rules that made its steps
    std::optional<PlayTable> table;
    std::vector<ReplayStep> steps;
    std::optional<OlderCourse> older; ///< of a game that was read and is older than the rules

    friend bool operator==(const Replay&, const Replay&) = default;
};

/// A game that begins, with what is needed to go over it again.
Replay beginReplay(const Scenario& scenario, const Cards& cards);

/// The game that a replay is of. The sets have to have all its cards.
Result<Game> gameOf(const Replay& replay, std::shared_ptr<const Cards> cards);

/// What is odd about a replay but need not keep it from being true: sets of another version or hash, older
/// rules and how far the game goes by those of today.
std::vector<Error> replayWarnings(const Replay& replay, const Cards& cards);

/// The text of a replay; with the events of each action, for reading.
std::string writeReplay(const Game& game, const Replay& replay);

/// Reads a replay. The error says where the text is wrong, or which card is missing. A game of older rules is
/// taken as far as the rules of today follow it; `rulesNow` is their version.
Result<Replay> parseReplay(std::string_view text, std::shared_ptr<const Cards> cards,
                           int rulesNow = rulesVersion);

/// Lets a state know whose turn it is and where Heroes go, for telling what follows in a game of older rules:
/// the rest of what was recorded need not fit the state.
void followTold(const Game& game, GameState& state, const EventBody& what);

} // namespace delve::dungeoneer::play
