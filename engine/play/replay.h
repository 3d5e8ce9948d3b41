#pragma once

#include "engine/base/dice.h"
#include "engine/play/event.h"
#include "engine/play/play.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace delve::play {

/// Raised whenever the same actions and dice would lead to another game than before.
inline constexpr int rulesVersion = 1;

/// One action of a recorded game, the dice as they fell and the state it led to.
struct ReplayStep
{
    Action action;
    std::vector<int> dice;
    std::uint64_t hash = 0;

    friend bool operator==(const ReplayStep&, const ReplayStep&) = default;
};

/// A recorded game. It carries its scenario, so that it can be watched when the file it was made from is
/// gone.
struct Replay
{
    Scenario scenario;
    PlayOptions options;
    std::vector<ReplayStep> steps;

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

/// Plays the first `count` actions again and leaves the state behind them in `state`. The first action that
/// is refused, or leads to another state than was recorded, is named.
std::optional<ReplayFault> replayTo(const Game& game, const Replay& replay, std::size_t count,
                                    GameState& state, Events* events = nullptr);

/// The text of a replay; with the events of each action, for reading.
std::string writeReplay(const Game& game, const Replay& replay, const Content& content);

/// Reads a replay. The error says where the text is wrong, or which piece of content is missing.
Result<Replay> parseReplay(std::string_view text, const Content& content);

} // namespace delve::play
