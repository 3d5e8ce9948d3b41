// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace delve {

/// What a die is rolled for and by whom, so that logs, scripts and people at the table can tell.
struct RollPurpose
{
    std::string_view what;
    std::string_view by;
};

/// The only source of chance in the engine: dice of six sides.
class Dice
{
public:
    virtual ~Dice() = default;

    /// One die, 1 to 6.
    virtual int roll(const RollPurpose& purpose) = 0;

    /// The sum of two dice, 2 to 12.
    int rollTwo(const RollPurpose& purpose);
};

/// Random numbers from 64 bits of state, equal on every machine. Faces and indices are computed by
/// our own integer code, since the standard distributions differ between libraries.
class Random
{
public:
    explicit Random(std::uint64_t seed);
    static Random fromState(std::uint64_t state);

    std::uint64_t state() const { return m_state; }
    std::uint32_t next();

    /// A number from 0 to bound - 1, every one equally likely. bound must not be 0.
    std::uint32_t below(std::uint32_t bound);

private:
    std::uint64_t m_state = 0;
};

/// The seed of game `index` in a batch: independent streams, whatever the number of threads.
std::uint64_t seedFor(std::uint64_t baseSeed, std::uint64_t index);

/// Dice from a seed; the state can be saved with a game and restored.
class SeededDice final : public Dice
{
public:
    explicit SeededDice(std::uint64_t seed) : m_random(seed) {}
    static SeededDice fromState(std::uint64_t state);

    std::uint64_t state() const { return m_random.state(); }
    int roll(const RollPurpose& purpose) override;

private:
    Random m_random;
};

/// Dice that show given faces, for tests and replays. Rolling past the end is a fault of the caller;
/// ranOut() tells, and the die then shows 1.
class ScriptedDice final : public Dice
{
public:
    ScriptedDice(std::initializer_list<int> faces) : m_faces(faces) {}
    explicit ScriptedDice(std::vector<int> faces) : m_faces(std::move(faces)) {}

    int roll(const RollPurpose& purpose) override;
    bool allUsed() const { return m_next == m_faces.size() && !m_ranOut; }
    bool ranOut() const { return m_ranOut; }

private:
    std::vector<int> m_faces;
    std::size_t m_next = 0;
    bool m_ranOut = false;
};

} // namespace delve
