#include "engine/play/game_state.h"

#include <memory>
#include <new>

namespace delve::play {

namespace {

// Bytes are compared and hashed, so nothing in the block may have padding.
template <typename T>
constexpr bool isFlat = std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>;
static_assert(isFlat<StateSizes> && isFlat<TurnState> && isFlat<Packed> && isFlat<PlayerState> &&
              isFlat<FigureState> && isFlat<ChestState> && isFlat<TokenState> && isFlat<ArtifactState> &&
              isFlat<ArtifactTokenState> && isFlat<Occupant>);

/// Hands out room for one part after the other, each beginning at a whole word.
class Measure
{
public:
    std::uint32_t room(std::size_t bytes)
    {
        const std::size_t begin = m_words * sizeof(std::uint64_t);
        m_words += (bytes + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t);
        return std::uint32_t(begin);
    }
    std::size_t words() const { return m_words; }

private:
    std::size_t m_words = 0;
};

} // namespace

GameState::GameState(const StateSizes& sizes)
{
    Measure measure;
    Offsets offsets{};
    measure.room(sizeof(Offsets));
    const auto reserve = [&](Part which, std::size_t bytes) {
        offsets[std::size_t(which)] = measure.room(bytes);
    };
    reserve(Part::Sizes, sizeof(StateSizes));
    reserve(Part::Turn, sizeof(TurnState));
    reserve(Part::TaskCount, sizeof(std::uint64_t));
    reserve(Part::Tasks, mostTasks * sizeof(Packed));
    reserve(Part::Players, sizes.players * sizeof(PlayerState));
    reserve(Part::Figures, sizes.figures * sizeof(FigureState));
    reserve(Part::Chests, sizes.chests * sizeof(ChestState));
    reserve(Part::Tokens, sizes.tokens * sizeof(TokenState));
    reserve(Part::Artifacts, sizes.artifacts * sizeof(ArtifactState));
    reserve(Part::ArtifactTokens, sizes.artifactTokens * sizeof(ArtifactTokenState));
    reserve(Part::FigureSets,
            std::size_t(FigureSet::Count) * wordsFor(sizes.figures) * sizeof(std::uint64_t));
    reserve(Part::DoorSets, std::size_t(DoorSet::Count) * wordsFor(sizes.doors) * sizeof(std::uint64_t));
    reserve(Part::Occupants, sizes.squares * sizeof(Occupant));
    reserve(Part::SquareSets,
            std::size_t(SquareSet::Count) * wordsFor(sizes.squares) * sizeof(std::uint64_t));

    m_block.assign(measure.words(), 0);
    auto* bytes = reinterpret_cast<std::byte*>(m_block.data());
    new (bytes) Offsets(offsets);
    const auto fill = [&](Part which, std::size_t count, auto value) {
        auto* place = reinterpret_cast<decltype(value)*>(bytes + offsets[std::size_t(which)]);
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

} // namespace delve::play
