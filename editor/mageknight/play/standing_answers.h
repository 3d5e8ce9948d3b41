// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_table.h"
#include "engine/mageknight/play/core/play.h"

#include <array>
#include <optional>
#include <vector>

namespace delve::mageknight {

/// The questions that come again and again in this game.
enum class Repeated : std::uint8_t
{
    FreeSpins,   ///< SPIN-01: whether own figures turn to whoever comes
    FreeAttacks, ///< PASS-08: whether they strike whoever passes
    ShotsBack    ///< RANGE-24: whether they shoot back
};
inline constexpr int repeatedQuestions = 3;

/// What the people at a table have said to them once for all.
class StandingAnswers
{
public:
    enum Answer : std::uint8_t
    {
        AskMe,
        Always,
        Never
    };

    explicit StandingAnswers(int players) : m_answers(std::size_t(players)) {}

    Answer of(int player, int question) const
    {
        return m_answers[std::size_t(player)][std::size_t(question)];
    }
    void set(int player, int question, int answer)
    {
        m_answers[std::size_t(player)][std::size_t(question)] = Answer(answer);
    }

    /// The action that a player has chosen for now; nothing if it is to be asked.
    std::optional<play::Action> actionFor(const play::Position& position, const play::Actions& legal,
                                          int player) const;

private:
    std::vector<std::array<Answer, repeatedQuestions>> m_answers;
};

/// The one of them that is asked now.
std::optional<Repeated> repeatedQuestion(const play::Position& position);

/// All of them, in words.
std::vector<PlayedTable::StandingQuestion> repeatedInWords();

} // namespace delve::mageknight
