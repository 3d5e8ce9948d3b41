// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/game.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace delve::mageknight::play {

/// What hurts a hero that comes to a square.
enum class ThreatKind : std::uint8_t
{
    Token,       ///< it would convert: one blow of every monster that it brings
    TrapAttack,  ///< the trap of a chest would strike it
    TrapMonsters ///< it works on the trap: one blow of every monster that comes out
};

/// One thing that is dangerous on one square.
struct Threat
{
    SquareIndex square = noSquare;
    ThreatKind kind = ThreatKind::Token;
    std::int32_t piece = 0; ///< the token or chest, by its number in the parts
    std::string_view rule;
    double clicks = 0; ///< that are to be expected

    friend bool operator==(const Threat&, const Threat&) = default;
};

/// The defense to calculate with while the scenario has no heroes.
inline constexpr int assumedDefense = 15;

/// How dangerous it is to come to each square.
class DangerMap
{
public:
    DangerMap() = default;
    /// The threats must be in order of their squares.
    DangerMap(std::vector<Threat> threats, std::vector<int> defenses, bool isAssumed)
        : m_threats(std::move(threats)), m_defenses(std::move(defenses)), m_isAssumed(isAssumed)
    {}

    /// All there is on a square: tokens, then traps.
    std::span<const Threat> on(SquareIndex square) const;
    /// All threats there are, in order of squares.
    std::span<const Threat> threats() const { return m_threats; }
    /// The defenses of the heroes; clicks are the mean over all of them.
    std::span<const int> defenses() const { return m_defenses; }
    bool isAssumed() const { return m_isAssumed; } ///< there is no hero: assumedDefense

private:
    std::vector<Threat> m_threats;
    std::vector<int> m_defenses;
    bool m_isAssumed = false;
};

/// The clicks of damage that a hero must expect on each square when it is the first to come there, doors
/// being closed: one blow from in front by every monster that the tokens would bring which it meets there
/// (WAN-05, WAN-06), taken from the whole pool as badly for the hero as CONV-12 allows, over all faces of the
/// token's colour and all rolls; and the traps of chests that reach the square (TRAP-17 to TRAP-21), over the
/// six positions of the dial, where nobody disarms them: the attack, and for whoever stands in front of the
/// chest the monsters. Blows have the plain values of dials and traps.
DangerMap dangerOf(const GameParts& parts, const Board& board, const std::stop_token& stop = {});

} // namespace delve::mageknight::play
