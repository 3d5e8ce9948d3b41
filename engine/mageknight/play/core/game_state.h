// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/geometry/direction.h"
#include "engine/mageknight/board/bits.h"
#include "engine/mageknight/play/core/described.h"
#include "engine/mageknight/play/core/ids.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

namespace delve::mageknight::play {

/// Where a figure is.
enum class Whereabouts : std::uint8_t
{
    Outside,    ///< START-04: a hero before it enters
    Inside,     ///< on the board
    Left,       ///< END-08: through the exit
    Eliminated, ///< DMG-03: a hero back with its owner
    Pool,       ///< POOL-02: a Mage Spawn that is not on the board
    Disguised,  ///< DG-18: a Changeling that is a chest for now
    Away        ///< EXO-12: a figure that an artifact can bring
};

/// Marks that a figure or token carries for a while.
namespace mark {
inline constexpr std::uint16_t activated = 1;    ///< ACT-03: in this turn
inline constexpr std::uint16_t newcomer = 2;     ///< CONV-17: placed in this turn
inline constexpr std::uint16_t marker = 4;       ///< MULTI-04: the movement marker of games of three and more
inline constexpr std::uint16_t transferring = 8; ///< MRK-08: declared to use the teleport or vortex it is on
inline constexpr std::uint16_t fallen = 16; ///< SA-NECROMANCY: a Mage Spawn that was eliminated in this game
inline constexpr std::uint16_t equipped = 0x4000; ///< TREAS-12: a treasure is assigned to it
inline constexpr std::uint16_t caught = 0x2000;   ///< TRAP-25: a token that a trap concerns
inline constexpr std::uint16_t gifted = 0x1000;   ///< EXO-14: an artifact gave it an ability
inline constexpr std::uint16_t untilTurnEnds = activated | newcomer;
} // namespace mark

/// MD-01: multi-dial figures have four dials.
inline constexpr std::size_t mostDials = 4;

struct FigureState
{
    SquareIndex square = noSquare; ///< of its anchor (BASE-02); noSquare unless inside
    Whereabouts where = Whereabouts::Outside;
    Direction facing = Direction::North;
    PlayerId team = PlayerId::None; ///< None for Mage Spawn
    std::uint8_t level = 0;         ///< DIAL-12; 0 without levels
    std::array<std::uint8_t, mostDials> clicks{};
    std::uint16_t marks = 0;
    std::uint8_t cancelled = 0;         ///< ABIL-04: bit of a slot whose optional ability is off in this turn
    std::uint8_t frozen = 0;            ///< SA-MAGIC-FREEZE: ends of turns until it can be activated again
    FigureId summoned = FigureId::None; ///< DG-09: the figure it summoned, until that is back in the pool
    FigureId touchedBy = FigureId::None; ///< DG-11: whose magic affected it in this activation

    bool isInside() const { return where == Whereabouts::Inside; }
    bool isMageSpawn() const { return team == PlayerId::None; }
    bool has(std::uint16_t which) const { return (marks & which) != 0; }

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("square", &FigureState::square), field("where", &FigureState::where),
                          field("facing", &FigureState::facing), field("team", &FigureState::team),
                          field("level", &FigureState::level), field("clicks", &FigureState::clicks),
                          field("marks", &FigureState::marks), field("cancelled", &FigureState::cancelled),
                          field("frozen", &FigureState::frozen), field("summoned", &FigureState::summoned),
                          field("touchedBy", &FigureState::touchedBy));
    }
    friend bool operator==(const FigureState&, const FigureState&) = default;
};

/// Where a chest is.
enum class ChestPlace : std::uint8_t
{
    Board,
    Held,   ///< TREAS-08: before its player
    Stored, ///< STORE-02
    Removed ///< TRAP-30
};

/// TRAP-05: what is known of the trap of a chest.
enum class TrapStage : std::uint8_t
{
    Untouched,
    Exposed,
    Safe
};

struct ChestState
{
    SquareIndex square = noSquare;
    ChestPlace place = ChestPlace::Board;
    Side facing = Side::South;
    PlayerId owner = PlayerId::None;
    TrapStage trap = TrapStage::Untouched;
    std::uint8_t trapPosition = 0;        ///< CHEST-01: 0 is the blank
    std::int8_t treasure = -1;            ///< CHEST-04: -1 until somebody learns it
    bool used = false;                    ///< TREAS-18: a potion that was drunk
    std::uint8_t muted = 0;               ///< TREAS-21: bit of a slot whose ability another treasure replaces
    FigureId assignedTo = FigureId::None; ///< TREAS-12
    FigureId storedWith = FigureId::None; ///< STORE-01

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("square", &ChestState::square), field("place", &ChestState::place),
                          field("facing", &ChestState::facing), field("owner", &ChestState::owner),
                          field("trap", &ChestState::trap), field("trapPosition", &ChestState::trapPosition),
                          field("treasure", &ChestState::treasure), field("used", &ChestState::used),
                          field("muted", &ChestState::muted), field("assignedTo", &ChestState::assignedTo),
                          field("storedWith", &ChestState::storedWith));
    }
    friend bool operator==(const ChestState&, const ChestState&) = default;
};

struct TokenState
{
    SquareIndex square = noSquare; ///< noSquare once it was converted (CONV-08)
    std::uint16_t marks = 0;
    std::int16_t table = -1; ///< TOK-02: -1 until it was flipped

    bool isInPlay() const { return square != noSquare; }
    bool has(std::uint16_t which) const { return (marks & which) != 0; }

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(squareField("square", &TokenState::square), field("marks", &TokenState::marks),
                          field("table", &TokenState::table));
    }
    friend bool operator==(const TokenState&, const TokenState&) = default;
};

/// Where an artifact is.
enum class ArtifactPlace : std::uint8_t
{
    Board,
    Carried,  ///< DRESS-17: off the board while a hero moves it
    Destroyed ///< DRESS-12
};

struct ArtifactState
{
    SquareIndex square = noSquare;       ///< its north-west square; noSquare unless on the board
    SquareIndex home = noSquare;         ///< DRESS-19: where it was picked up
    std::array<std::int32_t, 2> queue{}; ///< EXO-05: see artifact_piles.h
    FigureId carrier = FigureId::None;   ///< DRESS-14
    std::uint16_t waiting = 0;           ///< EXO-10: tokens in the queue
    ArtifactPlace place = ArtifactPlace::Board;
    bool turned = false;     ///< ART-06: a quarter turn from the footprint of its kind
    bool homeTurned = false; ///< DRESS-19: as it lay where it was picked up
    bool used = false;       ///< ART-14: in this activation

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(
            squareField("square", &ArtifactState::square), squareField("home", &ArtifactState::home),
            field("queue", &ArtifactState::queue), field("carrier", &ArtifactState::carrier),
            field("waiting", &ArtifactState::waiting), field("place", &ArtifactState::place),
            field("turned", &ArtifactState::turned), field("homeTurned", &ArtifactState::homeTurned),
            field("used", &ArtifactState::used));
    }
    friend bool operator==(const ArtifactState&, const ArtifactState&) = default;
};

/// Where a token of an exotic artifact is.
enum class ArtifactTokenPlace : std::uint8_t
{
    Unseen,   ///< EXO-02: under an artifact or in its pile, nobody knows where
    Returned, ///< EXO-21: at the bottom of its pile until that is mixed
    Revealed, ///< EXO-09: its effects are being resolved
    Given,    ///< EXO-14: before the figure that has its ability
    Owned,    ///< EXO-20: an item before its player
    Drunk,    ///< EXO-20: a potion that was used, until its effect ends
    Lying     ///< EXO-23: an item on the board
};

struct ArtifactTokenState
{
    SquareIndex square = noSquare;    ///< noSquare unless it lies on the board
    FigureId figure = FigureId::None; ///< who has its ability, or to whom the item is assigned (TREAS-12)
    ArtifactTokenPlace place = ArtifactTokenPlace::Unseen;
    PlayerId owner = PlayerId::None; ///< of an item
    std::int16_t row = -1;           ///< EXO-12: of its table, once it was read
    /// TREAS-21: bit of a slot whose ability another treasure replaces; EXO-16: of a token that was given,
    /// bit of an effect whose ability another gift replaces.
    std::uint16_t muted = 0;

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(
            squareField("square", &ArtifactTokenState::square), field("figure", &ArtifactTokenState::figure),
            field("place", &ArtifactTokenState::place), field("owner", &ArtifactTokenState::owner),
            field("row", &ArtifactTokenState::row), field("muted", &ArtifactTokenState::muted));
    }
    friend bool operator==(const ArtifactTokenState&, const ArtifactTokenState&) = default;
};

struct PlayerState
{
    std::int32_t experience = 0; ///< XP-02: one running total for each player
    std::int32_t gold = 0;       ///< from artifacts; that of chests is counted at the end
    std::uint16_t turns = 0;     ///< turns begun
    std::uint8_t gathered = 0;   ///< END-02: a chest was gathered or stolen once
    std::uint8_t levelsDue = 0;  ///< LEVEL-07

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("experience", &PlayerState::experience), field("gold", &PlayerState::gold),
                          field("turns", &PlayerState::turns), field("gathered", &PlayerState::gathered),
                          field("levelsDue", &PlayerState::levelsDue));
    }
    friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

/// Why a game is over.
enum class Ending : std::uint8_t
{
    None,
    EverybodyGone, ///< END-04
    RoundLimit     ///< END-09
};

/// What happened in the activation that goes on.
namespace activation {
inline constexpr std::uint16_t moved = 1;          ///< SPIN-03: a step since the last end of movement
inline constexpr std::uint16_t entered = 2;        ///< at least one square was entered
inline constexpr std::uint16_t attacked = 4;       ///< ACT-07
inline constexpr std::uint16_t finishing = 8;      ///< only turning is left (MRK-09, MRK-12)
inline constexpr std::uint16_t free = 16;          ///< SA-QUICKNESS: it used none of the player's activations
inline constexpr std::uint16_t beganAdjacent = 32; ///< SA-CHARGE, SA-BOUND: next to an opposing figure
inline constexpr std::uint16_t freeAttack = 64;    ///< SA-CHARGE, SA-BOUND: its attack costs nothing
inline constexpr std::uint16_t rammed = 128;       ///< SA-RAM: once per activation
inline constexpr std::uint16_t stopped = 256;      ///< SA-POLE-ARM: the activation ends after the movement
inline constexpr std::uint16_t confused = 512;     ///< SA-MAGIC-CONFUSION: another player's figure is moved
inline constexpr std::uint16_t carried = 1024;     ///< DRESS-20: it has picked up furniture
inline constexpr std::uint16_t boosted = 2048;     ///< SA-CHARGE, SA-BOUND: it uses one of them
inline constexpr std::uint16_t swept = 4096;       ///< EXO-12: a token moves it; it does nothing else
inline constexpr std::uint16_t aloft = 8192;       ///< SA-FLIGHT: it is over something where it cannot stand
inline constexpr std::uint16_t used = 16384; ///< SA-G7: an ability has the whole of it; only turning is left
inline constexpr std::uint16_t onlyTurning = finishing | used;
inline constexpr std::uint16_t answered =
    32768; ///< SA-MAGIC-CONFUSION: it is an answer that moves the figure
} // namespace activation

/// Whose turn it is, and the activation in it.
struct TurnState
{
    std::uint16_t round = 1;
    PlayerId player{0};
    Ending ending = Ending::None;
    std::int8_t activationsLeft = 0;
    PlayerId monsterMaster = PlayerId::None; ///< MULTI-03: in games of three and more
    std::uint8_t masterTurns = 0;            ///< MULTI-08: turns of its own that the holder has finished
    std::uint8_t activationsUsed = 0;
    FigureId figure = FigureId::None;    ///< the one that is activated
    TokenId token = TokenId::None;       ///< or the token
    std::int16_t speed = 0;              ///< ACT-13: speed points left
    std::uint16_t flags = 0;             ///< of namespace activation
    SquareIndex cameFrom = noSquare;     ///< ART-10: where it goes back to if it cannot stop
    FigureId confuser = FigureId::None;  ///< SA-MAGIC-CONFUSION: whose attack moves the active figure
    std::uint8_t spawnActivations = 0;   ///< SA-COMMAND: of those left, for Mage Spawn only
    std::uint8_t spawnCommandRolled = 0; ///< SA-COMMAND: once per turn
    std::uint32_t vortices = 0;          ///< MRK-16: quarter turns of the vortex tiles, two bits each

    bool isActivation() const { return figure != FigureId::None || token != TokenId::None; }
    bool has(std::uint16_t flag) const { return (flags & flag) != 0; }
    bool isOver() const { return ending != Ending::None; }

    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(
            field("round", &TurnState::round), field("player", &TurnState::player),
            field("ending", &TurnState::ending), field("activationsLeft", &TurnState::activationsLeft),
            field("monsterMaster", &TurnState::monsterMaster), field("masterTurns", &TurnState::masterTurns),
            field("activationsUsed", &TurnState::activationsUsed), field("figure", &TurnState::figure),
            field("token", &TurnState::token), field("speed", &TurnState::speed),
            field("flags", &TurnState::flags), squareField("cameFrom", &TurnState::cameFrom),
            field("confuser", &TurnState::confuser), field("spawnActivations", &TurnState::spawnActivations),
            field("spawnCommandRolled", &TurnState::spawnCommandRolled),
            field("vortices", &TurnState::vortices));
    }
    friend bool operator==(const TurnState&, const TurnState&) = default;
};

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

constexpr auto fileWords(Whereabouts)
{
    return std::to_array<EnumName<Whereabouts>>({{Whereabouts::Outside, "outside"},
                                                 {Whereabouts::Inside, "inside"},
                                                 {Whereabouts::Left, "left"},
                                                 {Whereabouts::Eliminated, "eliminated"},
                                                 {Whereabouts::Pool, "pool"},
                                                 {Whereabouts::Disguised, "disguised"},
                                                 {Whereabouts::Away, "away"}});
}

constexpr auto fileWords(ChestPlace)
{
    return std::to_array<EnumName<ChestPlace>>({{ChestPlace::Board, "board"},
                                                {ChestPlace::Held, "held"},
                                                {ChestPlace::Stored, "stored"},
                                                {ChestPlace::Removed, "removed"}});
}

constexpr auto fileWords(TrapStage)
{
    return std::to_array<EnumName<TrapStage>>(
        {{TrapStage::Untouched, "untouched"}, {TrapStage::Exposed, "exposed"}, {TrapStage::Safe, "safe"}});
}

constexpr auto fileWords(ArtifactPlace)
{
    return std::to_array<EnumName<ArtifactPlace>>({{ArtifactPlace::Board, "board"},
                                                   {ArtifactPlace::Carried, "carried"},
                                                   {ArtifactPlace::Destroyed, "destroyed"}});
}

constexpr auto fileWords(ArtifactTokenPlace)
{
    return std::to_array<EnumName<ArtifactTokenPlace>>({{ArtifactTokenPlace::Unseen, "unseen"},
                                                        {ArtifactTokenPlace::Returned, "returned"},
                                                        {ArtifactTokenPlace::Revealed, "revealed"},
                                                        {ArtifactTokenPlace::Given, "given"},
                                                        {ArtifactTokenPlace::Owned, "owned"},
                                                        {ArtifactTokenPlace::Drunk, "drunk"},
                                                        {ArtifactTokenPlace::Lying, "lying"}});
}

constexpr auto fileWords(Ending)
{
    return std::to_array<EnumName<Ending>>({{Ending::None, "none"},
                                            {Ending::EverybodyGone, "everybody-gone"},
                                            {Ending::RoundLimit, "round-limit"}});
}

} // namespace delve::mageknight::play
