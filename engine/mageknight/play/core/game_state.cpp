// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/core/game_state.h"

#include <memory>
#include <new>

namespace delve::mageknight::play {

namespace {

// Bytes are compared and hashed, so nothing in the block may have padding.
template <typename T>
constexpr bool isFlat = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;
static_assert(isFlat<StateSizes> && isFlat<TurnState> && isFlat<Packed> && isFlat<PlayerState> &&
              isFlat<FigureState> && isFlat<ChestState> && isFlat<TokenState> && isFlat<ArtifactState> &&
              isFlat<ArtifactTokenState> && isFlat<Occupant>);

} // namespace

GameState::GameState(const StateSizes& sizes)
{
    Layout layout = fixedLayout();
    layout.add(Part::Players, sizes.players * sizeof(PlayerState));
    layout.add(Part::Figures, sizes.figures * sizeof(FigureState));
    layout.add(Part::Chests, sizes.chests * sizeof(ChestState));
    layout.add(Part::Tokens, sizes.tokens * sizeof(TokenState));
    layout.add(Part::Artifacts, sizes.artifacts * sizeof(ArtifactState));
    layout.add(Part::ArtifactTokens, sizes.artifactTokens * sizeof(ArtifactTokenState));
    layout.add(Part::FigureSets,
               std::size_t(FigureSet::Count) * wordsFor(sizes.figures) * sizeof(std::uint64_t));
    layout.add(Part::DoorSets, std::size_t(DoorSet::Count) * wordsFor(sizes.doors) * sizeof(std::uint64_t));
    layout.add(Part::Occupants, sizes.squares * sizeof(Occupant));
    layout.add(Part::SquareSets,
               std::size_t(SquareSet::Count) * wordsFor(sizes.squares) * sizeof(std::uint64_t));

    m_block.assign(layout.words, 0);
    auto* bytes = reinterpret_cast<std::byte*>(m_block.data());
    new (bytes) Offsets(layout.offsets);
    const auto fill = [&](Part which, std::size_t count, auto value) {
        auto* place = reinterpret_cast<decltype(value)*>(bytes + layout.offsets[std::size_t(which)]);
        std::uninitialized_fill_n(place, count, value);
    };
    fill(Part::Sizes, 1, sizes);
    fill(Part::Turn, 1, TurnState{});
    fill(Part::Tasks, mostTasks, Packed{});
    fill(Part::Players, sizes.players, PlayerState{});
    fill(Part::Figures, sizes.figures, FigureState{});
    fill(Part::Chests, sizes.chests, ChestState{});
    fill(Part::Tokens, sizes.tokens, TokenState{});
    fill(Part::Artifacts, sizes.artifacts, ArtifactState{});
    fill(Part::ArtifactTokens, sizes.artifactTokens, ArtifactTokenState{});
    fill(Part::Occupants, sizes.squares, Occupant{});
}

} // namespace delve::mageknight::play
