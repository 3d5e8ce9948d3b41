// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/dice.h"

#include <pcg_random.hpp>

namespace delve {

namespace {

constexpr int faces = 6;

/// PCG with one stream: its whole state is 64 bits, which we keep ourselves so that it can be saved.
struct Pcg : pcg32_oneseq
{
    static std::uint64_t seeded(std::uint64_t seed) { return Pcg(seed).state_; }

    static std::uint32_t draw(std::uint64_t& state)
    {
        Pcg generator(0);
        generator.state_ = state;
        const std::uint32_t number = generator();
        state = generator.state_;
        return number;
    }

private:
    explicit Pcg(std::uint64_t seed) : pcg32_oneseq(seed) {}
};

} // namespace

int Dice::rollTwo(const RollPurpose& purpose)
{
    const int first = roll(purpose);
    return first + roll(purpose);
}

Random::Random(std::uint64_t seed) : m_state(Pcg::seeded(seed))
{}

Random Random::fromState(std::uint64_t state)
{
    Random random(0);
    random.m_state = state;
    return random;
}

std::uint32_t Random::next()
{
    return Pcg::draw(m_state);
}

std::uint32_t Random::below(std::uint32_t bound)
{
    // Numbers below the threshold would make small results more likely than others; they are drawn again.
    const std::uint32_t threshold = (0u - bound) % bound;
    std::uint32_t number = next();
    while (number < threshold)
        number = next();
    return number % bound;
}

std::uint64_t seedFor(std::uint64_t baseSeed, std::uint64_t index)
{
    // SplitMix64: neighbouring indices give unrelated seeds.
    std::uint64_t mixed = baseSeed + (index + 1) * 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
    return mixed ^ (mixed >> 31);
}

SeededDice SeededDice::fromState(std::uint64_t state)
{
    SeededDice dice(0);
    dice.m_random = Random::fromState(state);
    return dice;
}

int SeededDice::roll(const RollPurpose&)
{
    return 1 + int(m_random.below(faces));
}

int ScriptedDice::roll(const RollPurpose&)
{
    if (m_next == m_faces.size()) {
        m_ranOut = true;
        return 1;
    }
    return m_faces[m_next++];
}

} // namespace delve
