// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/mageknight/play/core/event.h"
#include "engine/mageknight/play/core/play.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace delve::mageknight::play {

/// Raised whenever the same actions and dice would lead to another game than before, and when states get
/// another form.
inline constexpr int rulesVersion = 4;

/// One action of a recorded game, the dice as they fell and the state it led to.
struct ReplayStep
{
    Action action;
    std::vector<int> dice;
    std::uint64_t hash = 0;
    std::uint64_t told =
        0; ///< of what was written down to have happened, the dice among it; 0 if nothing was

    friend bool operator==(const ReplayStep&, const ReplayStep&) = default;
};

/// Who plays and with which dice, for going on with a game that was put aside.
struct PlayTable
{
    bool typedDice = false;         ///< people roll and type what they see
    std::uint64_t seed = 0;         ///< of the dice otherwise; faces are counted from its beginning
    std::vector<std::string> seats; ///< "human", "random", by player

    friend bool operator==(const PlayTable&, const PlayTable&) = default;
};

/// What a file says to have happened, where the rules of today need not make the same of it.
struct ToldEvent
{
    std::string json; ///< as the file has it
    std::string rule;
    std::optional<EventBody> what; ///< nothing if it has a form that is no longer known

    friend bool operator==(const ToldEvent&, const ToldEvent&) = default;
};

/// An action that the rules of today do not reach.
struct ToldStep
{
    std::string action; ///< as the file has it, in JSON
    std::vector<ToldEvent> events;

    friend bool operator==(const ToldStep&, const ToldStep&) = default;
};

/// How a game that older rules recorded fares by those of today.
struct OlderCourse
{
    int rules = 0;                 ///< the version by which it was recorded
    std::size_t reached = 0;       ///< actions that lead where they led
    std::optional<Message> change; ///< why the next one does not; nothing if all do
    std::vector<ToldStep> rest; ///< what follows, for reading; it stays in its file and is not written again

    std::size_t recorded() const { return reached + rest.size(); }

    friend bool operator==(const OlderCourse&, const OlderCourse&) = default;
};

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

/// Passes dice through and remembers how they fell.
class RecordingDice final : public Dice
{
public:
    explicit RecordingDice(Dice& dice) : m_dice(dice) {}

    int roll(const RollPurpose& purpose) override
    {
        m_faces.push_back(m_dice.roll(purpose));
        return m_faces.back();
    }
    /// The faces since the last time somebody asked.
    std::vector<int> take() { return std::exchange(m_faces, {}); }

private:
    Dice& m_dice;
    std::vector<int> m_faces;
};

/// The hash of events as a replay tells them. Other dice can lead to the same state, but not to these.
std::uint64_t hashOfTold(const Game& game, const Events& events);

/// A game that begins, with what is needed to go over it again.
Replay beginReplay(const Scenario& scenario, const PlayOptions& options, const Content& content);

/// The game that a replay is of. The content has to have all its pieces.
Result<Game> gameOf(const Replay& replay, const Content& content);

/// Takes an action in a game and adds it to its record. Appends what happened to `events`.
void record(const Game& game, GameState& state, const Action& action, Dice& dice, Replay& replay,
            Events& events);

/// Where a replay stops being true, counted from the first action.
struct ReplayFault
{
    std::size_t step = 0;
    Message what;
};

/// Takes a recorded action again. The fault, if it is refused, or if other things happen or it leads to
/// another state than was recorded.
std::optional<Message> redo(const Game& game, const ReplayStep& step, GameState& state,
                            Events* events = nullptr);

/// Plays the first `count` actions again and leaves the state behind them in `state`. The first action that
/// is refused, or leads to another state than was recorded, is named.
std::optional<ReplayFault> replayTo(const Game& game, const Replay& replay, std::size_t count,
                                    GameState& state, Events* events = nullptr);

/// What is odd about a replay but need not keep it from being true: packs of another version or hash, older
/// rules and how far the game goes by those of today.
std::vector<Error> replayWarnings(const Replay& replay, const Content& content);

/// The largest file that is read.
inline constexpr std::size_t mostReplayBytes = 256u << 20;
inline constexpr std::size_t mostReplaySteps = 1'000'000;

/// The text of a replay; with the events of each action, for reading.
std::string writeReplay(const Game& game, const Replay& replay);

/// Reads a replay. The error says where the text is wrong, or which piece of content is missing. A game of
/// older rules is taken as far as the rules of today follow it.
Result<Replay> parseReplay(std::string_view text, const Content& content);

} // namespace delve::mageknight::play
