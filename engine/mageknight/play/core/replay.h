// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/event_log.h"
#include "engine/mageknight/play/core/traits.h"
#include "engine/table/replay_file.h"

namespace delve::mageknight::play {

/// Raised whenever the same actions and dice would lead to another game than before, and when states get
/// another form.
inline constexpr int rulesVersion = 6;

using ReplayStep = table::ReplayStep<Traits>;
using ToldEvent = table::ToldEvent<Traits>;
using ToldStep = table::ToldStep<Traits>;
using OlderCourse = table::OlderCourse<Traits>;
using table::eventsRecorded;
using table::mostReplayBytes;
using table::PlayTable;
using table::RecordingDice;
using table::redo;
using table::ReplayFault;
using table::replayFormat;
using table::titleOfReplay;

/// A recorded game, finished or not: a save is a replay with its table. It carries its scenario, so that it
/// can be watched when the file it was made from is gone.
struct Replay
{
    Scenario scenario;
    PlayOptions options;
    std::vector<PackReference> packs; ///< what it was made with
    int rules = rulesVersion;         ///< the version of the rules that made its steps
    std::optional<PlayTable> table;
    std::vector<ReplayStep> steps;
    std::optional<OlderCourse> older; ///< of a game that was read and is older than the rules

    friend bool operator==(const Replay&, const Replay&) = default;
};

/// A game that begins, with what is needed to go over it again.
Replay beginReplay(const Scenario& scenario, const PlayOptions& options, const Content& content);

/// The game that a replay is of. The content has to have all its pieces.
Result<Game> gameOf(const Replay& replay, const Content& content);

/// Takes an action in a game and adds it to its record. Appends what happened to `events`.
void record(const Game& game, GameState& state, const Action& action, Dice& dice, Replay& replay,
            Events& events);

/// Plays the first `count` actions again and leaves the state behind them in `state`. The first action that
/// is refused, or leads to another state than was recorded, is named.
std::optional<ReplayFault> replayTo(const Game& game, const Replay& replay, std::size_t count,
                                    GameState& state, Events* events = nullptr);

/// What is odd about a replay but need not keep it from being true: packs of another version or hash, older
/// rules and how far the game goes by those of today.
std::vector<Error> replayWarnings(const Replay& replay, const Content& content);

/// The text of a replay; with the events of each action, for reading.
std::string writeReplay(const Game& game, const Replay& replay);

/// Reads a replay. The error says where the text is wrong, or which piece of content is missing. A game of
/// older rules is taken as far as the rules of today follow it.
Result<Replay> parseReplay(std::string_view text, const Content& content);

} // namespace delve::mageknight::play
