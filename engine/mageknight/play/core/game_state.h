// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/board/bits.h"
#include "engine/mageknight/play/core/artifact_state.h"
#include "engine/mageknight/play/core/chest_state.h"
#include "engine/mageknight/play/core/figure_state.h"
#include "engine/mageknight/play/core/turn_state.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace delve::mageknight::play {

/// How many there are of each part; fixed for a whole game.
struct StateSizes
{
    std::uint32_t players = 0;
    std::uint32_t figures = 0;
    std::uint32_t chests = 0;
    std::uint32_t tokens = 0;
    std::uint32_t doors = 0;
    std::uint32_t squares = 0;
    std::uint32_t artifacts = 0;
    std::uint32_t artifactTokens = 0;

    friend bool operator==(const StateSizes&, const StateSizes&) = default;
};

/// Sets of things that the state keeps, one bit each.
enum class FigureSet : std::uint8_t
{
    BrokenAway,   ///< BRK-08: the active figure is no longer held by these
    SpinArrivals, ///< SPIN-01: the figures that others may turn to
    SpinOffers,   ///< SPIN-07: the figures that may still turn
    Answering,    ///< RANGE-20, CLOSE-11: the targets of an attack, until each may strike back no more
    Feared,       ///< DG-14: the active figure may not come next to these
    Faced,        ///< DG-14: these it may come next to without another roll
    Group,        ///< CONV-09: the monsters that come together
    Improved,     ///< LEVEL-05: the heroes that one event has improved
    VenomSpread,  ///< SA-VENOM: those that have hurt others at the start of this turn
    Count
};
/// RANGE-09, RANGE-17: what stands on the squares, for lines of fire.
enum class SquareSet : std::uint8_t
{
    Figures,
    Objects,   ///< chests and tokens
    Furniture, ///< DRESS-09: chairs and tables, where nobody stops
    Rubble,    ///< DRESS-13: what is left of those that were destroyed
    Hindering, ///< both: hindering terrain that is not a part of the board
    Count
};
enum class DoorSet : std::uint8_t
{
    Open,   ///< DOOR-07; broken doors are open too
    Broken, ///< DOOR-15
    Count
};

/// Everything that changes during a game, in one block of memory without pointers: copying, comparing and
/// hashing go over its bytes. Only a StateWriter can change it, and only evolve() has one.
class GameState
{
public:
    /// What is still to be done, the last first. Deeper than any chain of rules.
    static constexpr std::size_t mostTasks = 32;

    GameState() = default;
    explicit GameState(const StateSizes& sizes);

    const StateSizes& sizes() const { return part<StateSizes>(Part::Sizes); }
    const TurnState& turn() const { return part<TurnState>(Part::Turn); }
    std::span<const Packed> tasks() const { return {&part<Packed>(Part::Tasks), taskCount()}; }
    std::span<const PlayerState> players() const { return list<PlayerState>(Part::Players, sizes().players); }
    std::span<const FigureState> figures() const { return list<FigureState>(Part::Figures, sizes().figures); }
    std::span<const ChestState> chests() const { return list<ChestState>(Part::Chests, sizes().chests); }
    std::span<const TokenState> tokens() const { return list<TokenState>(Part::Tokens, sizes().tokens); }
    std::span<const ArtifactState> artifacts() const
    {
        return list<ArtifactState>(Part::Artifacts, sizes().artifacts);
    }
    std::span<const ArtifactTokenState> artifactTokens() const
    {
        return list<ArtifactTokenState>(Part::ArtifactTokens, sizes().artifactTokens);
    }

    const PlayerState& player(PlayerId id) const { return (&part<PlayerState>(Part::Players))[indexOf(id)]; }
    const FigureState& figure(FigureId id) const { return (&part<FigureState>(Part::Figures))[indexOf(id)]; }
    const ChestState& chest(ChestId id) const { return (&part<ChestState>(Part::Chests))[indexOf(id)]; }
    const TokenState& token(TokenId id) const { return (&part<TokenState>(Part::Tokens))[indexOf(id)]; }
    const ArtifactState& artifact(ArtifactId id) const
    {
        return (&part<ArtifactState>(Part::Artifacts))[indexOf(id)];
    }
    const ArtifactTokenState& artifactToken(ArtifactTokenId id) const
    {
        return (&part<ArtifactTokenState>(Part::ArtifactTokens))[indexOf(id)];
    }
    Occupant occupant(SquareIndex square) const
    {
        return (&part<Occupant>(Part::Occupants))[std::size_t(square)];
    }

    bool contains(FigureSet set, FigureId id) const { return BitView(words(set)).test(std::int32_t(id)); }
    bool contains(DoorSet set, DoorId id) const { return BitView(words(set)).test(std::int32_t(id)); }
    BitView squares(SquareSet set) const { return BitView(words(set)); }
    /// Calls `visit(square)` for the squares of a set among `count` squares that begin with `first`.
    template <typename Visit>
    void forEachSquare(SquareSet set, SquareIndex first, int count, Visit&& visit) const
    {
        const std::uint64_t* all = words(set);
        // A tile has seldom more than 64 squares, which then come as one word.
        for (; count > 0; first += 64, count -= 64) {
            const std::size_t word = std::size_t(first) / 64;
            const int shift = int(first % 64);
            std::uint64_t bits = all[word] >> shift;
            if (shift > 0 && shift + count > 64)
                bits |= all[word + 1] << (64 - shift);
            if (count < 64)
                bits &= ~(~std::uint64_t(0) << count);
            for (; bits != 0; bits &= bits - 1)
                visit(first + SquareIndex(std::countr_zero(bits)));
        }
    }
    /// Calls `visit(figure)` for the figures of a set, in their order.
    template <typename Visit> void forEachFigure(FigureSet set, Visit&& visit) const
    {
        const std::uint64_t* all = words(set);
        for (std::size_t word = 0; word < wordsFor(sizes().figures); ++word)
            for (std::uint64_t bits = all[word]; bits != 0; bits &= bits - 1)
                visit(FigureId(word * 64 + std::size_t(std::countr_zero(bits))));
    }
    bool isEmpty(FigureSet set) const
    {
        const std::uint64_t* first = words(set);
        return std::all_of(first, first + wordsFor(sizes().figures),
                           [](std::uint64_t word) { return word == 0; });
    }
    /// DOOR-06, DOOR-11: for questions to the board.
    DoorStates doors() const { return DoorStates::open(BitView(words(DoorSet::Open))); }

    std::span<const std::uint64_t> block() const { return m_block; }
    friend bool operator==(const GameState&, const GameState&) = default;

private:
    friend class StateWriter;

    enum class Part : std::uint8_t
    {
        Sizes,
        Turn,
        TaskCount,
        Tasks,
        Players,
        Figures,
        Chests,
        Tokens,
        Artifacts,
        ArtifactTokens,
        FigureSets,
        DoorSets,
        Occupants,
        SquareSets,
        Count
    };
    /// The block begins with the offsets of its parts in bytes.
    using Offsets = std::array<std::uint32_t, std::size_t(Part::Count)>;

    /// Where the parts lie, one after the other, each beginning at a whole word.
    struct Layout
    {
        Offsets offsets{};
        std::size_t words = (sizeof(Offsets) + 7) / 8;

        constexpr void add(Part which, std::size_t bytes)
        {
            offsets[std::size_t(which)] = std::uint32_t(8 * words);
            words += (bytes + 7) / 8;
        }
    };
    /// The parts that are as large in every game come first: what is asked most often needs no look at the
    /// offsets.
    static constexpr Part lastFixed = Part::Tasks;
    static constexpr Layout fixedLayout()
    {
        Layout layout;
        layout.add(Part::Sizes, sizeof(StateSizes));
        layout.add(Part::Turn, sizeof(TurnState));
        layout.add(Part::TaskCount, sizeof(std::uint64_t));
        layout.add(Part::Tasks, mostTasks * sizeof(Packed));
        return layout;
    }

    template <typename T> const T& part(Part which) const
    {
        static constexpr Offsets fixed = fixedLayout().offsets;
        const auto* bytes = reinterpret_cast<const std::byte*>(m_block.data());
        const auto& offsets = which <= lastFixed ? fixed : *reinterpret_cast<const Offsets*>(bytes);
        return *reinterpret_cast<const T*>(bytes + offsets[std::size_t(which)]);
    }
    template <typename T> std::span<const T> list(Part which, std::size_t count) const
    {
        return {&part<T>(which), count};
    }
    std::size_t taskCount() const { return part<std::uint64_t>(Part::TaskCount); }
    static std::size_t wordsFor(std::size_t bits) { return (bits + 63) / 64; }
    const std::uint64_t* words(FigureSet set) const
    {
        return &part<std::uint64_t>(Part::FigureSets) + std::size_t(set) * wordsFor(sizes().figures);
    }
    const std::uint64_t* words(DoorSet set) const
    {
        return &part<std::uint64_t>(Part::DoorSets) + std::size_t(set) * wordsFor(sizes().doors);
    }

    const std::uint64_t* words(SquareSet set) const
    {
        return &part<std::uint64_t>(Part::SquareSets) + std::size_t(set) * wordsFor(sizes().squares);
    }

    std::vector<std::uint64_t> m_block;
};

} // namespace delve::mageknight::play
