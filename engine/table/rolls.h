// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"
#include "engine/table/described.h"

#include <utility>
#include <vector>

namespace delve::table {

// Dice as events tell them. `Purpose` is an enum of what a game rolls for, `Player` the number of a player.

/// Dice as they fell, one or two.
template <typename Purpose, typename Player> struct Rolled
{
    Purpose what{};
    Player by = Player::None;
    std::int8_t first = 0;
    std::int8_t second = 0; ///< 0 for a single die

    int total() const { return first + second; }

    static constexpr std::string_view name = "rolled";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("what", &Rolled::what), field("by", &Rolled::by),
                          field("first", &Rolled::first), field("second", &Rolled::second));
    }
    friend bool operator==(const Rolled&, const Rolled&) = default;
};

/// One of several things was drawn at random; the dice that were needed for it are not told apart.
template <typename Purpose, typename Player> struct Drawn
{
    Purpose what{};
    Player by = Player::None;
    std::uint16_t of = 0;
    std::uint16_t result = 0; ///< from 0

    static constexpr std::string_view name = "drawn";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("what", &Drawn::what), field("by", &Drawn::by), field("of", &Drawn::of),
                          field("result", &Drawn::result));
    }
    friend bool operator==(const Drawn&, const Drawn&) = default;
};

/// One of `count` things, all equally likely, as a number from 0. It is made with dice, so that people at the
/// table can make it too; a single thing needs none.
std::size_t drawOneOf(std::size_t count, Dice& dice, const RollPurpose& purpose);

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

} // namespace delve::table
