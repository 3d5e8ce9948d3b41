// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/card_bits.h"
#include "engine/dungeoneer/play/core/frame.h"

#include <span>
#include <type_traits>

namespace delve::dungeoneer::play {

/// DNR-TURN-02: the five phases of a turn.
enum class Phase : std::uint8_t
{
    Setup,
    Reset,
    Dungeonlord,
    Building,
    Hero,
    Draw,
    Over
};
constexpr auto fileWords(Phase)
{
    return std::to_array<EnumName<Phase>>({{Phase::Setup, "setup"},
                                           {Phase::Reset, "reset"},
                                           {Phase::Dungeonlord, "dungeonlord"},
                                           {Phase::Building, "building"},
                                           {Phase::Hero, "hero"},
                                           {Phase::Draw, "draw"},
                                           {Phase::Over, "over"}});
}

/// How a game ended.
enum class Ending : std::uint8_t
{
    None,
    Quests,    ///< DNR-TURN-05
    LastHero,  ///< DNR-TURN-06
    RoundLimit ///< DNR-TURN-01: undecided
};
constexpr auto fileWords(Ending)
{
    return std::to_array<EnumName<Ending>>({{Ending::None, "none"},
                                            {Ending::Quests, "quests"},
                                            {Ending::LastHero, "last-hero"},
                                            {Ending::RoundLimit, "round-limit"}});
}

/// How far the Encounters of a Dungeonlord Phase have come: DNR-LORD-06.
enum class Batch : std::uint8_t
{
    None,
    Laying,
    Resolving,
    Done
};
constexpr auto fileWords(Batch)
{
    return std::to_array<EnumName<Batch>>({{Batch::None, "none"},
                                           {Batch::Laying, "laying"},
                                           {Batch::Resolving, "resolving"},
                                           {Batch::Done, "done"}});
}

struct TurnState
{
    PlayerId player = PlayerId::None; ///< the active one
    PlayerId first = PlayerId::None;  ///< DNR-GLOSS-09: who has initiative
    PlayerId winner = PlayerId::None;
    Phase phase = Phase::Setup;
    Ending ending = Ending::None;
    Batch batch = Batch::None;
    bool freeAttemptUsed = false; ///< DNR-HERO-14
    bool hasMoved = false;        ///< DNR-DRAW-01
    bool hadMovement = false;     ///< DNR-DOOR-16: at least 1 at some time of this turn
    bool phaseOver = false;       ///< DNR-HERO-11, DNR-TURN-07: the rest of the phase is lost
    std::uint8_t laid = 0;        ///< Encounters laid in this turn
    std::uint8_t unused = 0;
    std::int16_t round = 0;
    std::int16_t nextBottom = 1; ///< order of the next card that goes under a deck
    std::array<std::uint8_t, mostSpaces / 8>
        been{}; ///< DNR-HERO-05: bit n: the active Hero has been in space n

    bool hasBeen(SpaceId space) const { return (been[indexOf(space) / 8] >> (indexOf(space) % 8) & 1) != 0; }

    DNR_MEMBERS(TurnState, player, first, winner, phase, ending, batch, freeAttemptUsed, hasMoved,
                hadMovement, phaseOver, laid, unused, round, nextBottom, been);
};

/// DNR-GLOSS-16.
enum class Tipped : std::uint8_t
{
    No,
    Yes,
    HeldFast ///< untipping needs the Threat again
};
constexpr auto fileWords(Tipped)
{
    return std::to_array<EnumName<Tipped>>(
        {{Tipped::No, "no"}, {Tipped::Yes, "yes"}, {Tipped::HeldFast, "held-fast"}});
}

struct PlayerState
{
    HeroId hero = HeroId::None;
    SpaceId space = SpaceId::None;
    std::int16_t glory = 0;
    std::int16_t peril = 0;
    std::int16_t movement = 0; ///< outside the own turn the saved point: DNR-DRAW-03
    std::int16_t extra = 0;    ///< of it, what a card gave for another player's turn
    std::int16_t life = 0;
    std::int16_t lifeScore = 0;   ///< DNR-HERO-20
    std::int16_t lifeByCards = 0; ///< of it, what cards in play give as long as they are there
    std::int16_t hand = 0;        ///< number of cards, which everybody sees
    std::int16_t escapeValue = 0; ///< DNR-GLOSS-16: of the Threat that holds it fast
    std::int8_t level = 1;
    std::int8_t cusp = -1;    ///< DNR-DOOR-14: the side on whose door it stands
    std::uint8_t attacks = 0; ///< DNR-COMBAT-26: standard attacks begun in this turn
    std::uint8_t completed = 0;
    bool isAlive = true;
    Tipped tipped = Tipped::No;
    Stat escapeStat = Stat::Speed;
    bool abilityUsed = false; ///< DNR-GLOSS-24: of the Hero

    DNR_MEMBERS(PlayerState, hero, space, glory, peril, movement, extra, life, lifeScore, lifeByCards, hand,
                escapeValue, level, cusp, attacks, completed, isAlive, tipped, escapeStat, abilityUsed);
};

/// Where an Adventure card is.
enum class Place : std::uint8_t
{
    Deck,
    Discard,
    Hand,
    Declared, ///< played and not yet in effect: DNR-SPECIAL-13 (d)
    Boons,
    Treasures,
    Banes, ///< of the player it afflicts
    Horde,
    Laid,     ///< an Encounter in its space
    Attached, ///< DNR-CARD-09
    Unseen    ///< in views only: in the deck or in the hand of another player
};
constexpr auto fileWords(Place)
{
    return std::to_array<EnumName<Place>>({{Place::Deck, "deck"},
                                           {Place::Discard, "discard"},
                                           {Place::Hand, "hand"},
                                           {Place::Declared, "declared"},
                                           {Place::Boons, "boons"},
                                           {Place::Treasures, "treasures"},
                                           {Place::Banes, "banes"},
                                           {Place::Horde, "horde"},
                                           {Place::Laid, "laid"},
                                           {Place::Attached, "attached"},
                                           {Place::Unseen, "unseen"}});
}

struct CardState
{
    CardId host = CardId::None;     ///< of an Attachment
    SpaceId space = SpaceId::None;  ///< of a laid Encounter: where
    SpaceId marker = SpaceId::None; ///< DNR-GLOSS-18
    std::int16_t wounds = 0;        ///< DNR-TURN-08
    std::int16_t charges = 0;       ///< DNR-TURN-08
    Place place = Place::Deck;
    PlayerId owner = PlayerId::None;      ///< in whose zone it lies
    PlayerId controller = PlayerId::None; ///< DNR-GLOSS-22: who played it
    PlayerId target = PlayerId::None;     ///< of a laid Encounter, and of an Attachment of this batch
    Form form = Form::Melee;              ///< DNR-LORD-09
    std::uint8_t order = 0;               ///< in which laid Encounters happen, from 1
    bool isUsed = false;                  ///< DNR-GLOSS-24: its ability, in this turn
    bool isResolved = false;              ///< of a laid Encounter
    bool isPaid = false;                  ///< DNR-RESET-04: its upkeep, in this turn
    std::uint8_t attacks = 0;             ///< DNR-LORD-11: that a monster has begun in this turn

    DNR_MEMBERS(CardState, host, space, marker, wounds, charges, place, owner, controller, target, form,
                order, isUsed, isResolved, isPaid, attacks);
};

enum class QuestPlace : std::uint8_t
{
    Deck,
    Personal,
    Global,
    Completed,
    Away
};
constexpr auto fileWords(QuestPlace)
{
    return std::to_array<EnumName<QuestPlace>>({{QuestPlace::Deck, "deck"},
                                                {QuestPlace::Personal, "personal"},
                                                {QuestPlace::Global, "global"},
                                                {QuestPlace::Completed, "completed"},
                                                {QuestPlace::Away, "away"}});
}

struct QuestState
{
    SpaceId lies = SpaceId::None;        ///< DNR-QUEST-26: where its component was put down
    SpaceId marker = SpaceId::None;      ///< of an Artifact
    SpaceId attackSpace = SpaceId::None; ///< DNR-SPECIAL-08: where its monster has attacked in this turn
    std::int16_t wounds = 0;             ///< DNR-QUEST-16
    std::int16_t charges = 0;            ///< of an Artifact
    std::int16_t bottom = 0;             ///< DNR-HERO-16: order under the deck; 0: shuffled
    QuestPlace place = QuestPlace::Deck;
    PlayerId owner = PlayerId::None;
    PlayerId carrier = PlayerId::None; ///< DNR-QUEST-25
    PlayerId last = PlayerId::None;    ///< who carried its component last
    bool isFound = false;              ///< DNR-QUEST-10: its Search was passed in this turn
    bool wasTried = false;             ///< DNR-HERO-14 as a switch: in this turn
    bool hasAttacked = false;          ///< DNR-QUEST-16: its monster, in this turn
    bool isUsed = false;               ///< DNR-GLOSS-24: its Artifact, in this turn

    DNR_MEMBERS(QuestState, lies, marker, attackSpace, wounds, charges, bottom, place, owner, carrier, last,
                isFound, wasTried, hasAttacked, isUsed);
};

enum class SpacePlace : std::uint8_t
{
    Deck,
    Laid,
    Held, ///< DNR-OPT-03: by a player
    Away
};
constexpr auto fileWords(SpacePlace)
{
    return std::to_array<EnumName<SpacePlace>>({{SpacePlace::Deck, "deck"},
                                                {SpacePlace::Laid, "laid"},
                                                {SpacePlace::Held, "held"},
                                                {SpacePlace::Away, "away"}});
}

/// What became of a door in this turn.
enum class DoorChange : std::uint8_t
{
    Printed,
    Opened,
    Locked,
    Trapped
};
constexpr auto fileWords(DoorChange)
{
    return std::to_array<EnumName<DoorChange>>({{DoorChange::Printed, "printed"},
                                                {DoorChange::Opened, "opened"},
                                                {DoorChange::Locked, "locked"},
                                                {DoorChange::Trapped, "trapped"}});
}

struct SpaceState
{
    std::array<SpaceId, 4> beside{SpaceId::None, SpaceId::None, SpaceId::None, SpaceId::None};
    std::int16_t column = 0;
    std::int16_t row = 0;
    std::int16_t bottom = 0;                 ///< DNR-BUILD-02: order under the deck; 0: shuffled
    std::int16_t wounds = 0;                 ///< of its monster
    std::array<std::int8_t, 4> doorValues{}; ///< of doors that a card closed
    std::array<DoorChange, 4> doors{};       ///< by side as it lies: DNR-RESET-01
    SpacePlace place = SpacePlace::Deck;
    PlayerId owner = PlayerId::None; ///< who holds it
    bool isTurned = false;
    bool hasAttacked = false; ///< DNR-COMBAT-24: its monster met the active Hero in this turn

    DNR_MEMBERS(SpaceState, beside, column, row, bottom, wounds, doorValues, doors, place, owner, isTurned,
                hasAttacked);
};

/// An effect that holds for a while though its card need not be in play: DNR-RESET-03.
struct Lasting
{
    std::int16_t source = -1; ///< of the list of effects, see EffectsOf
    std::int16_t index = 0;   ///< of the effect in its list
    std::int16_t amount = 0;
    MonsterId monster = MonsterId::None; ///< whom it concerns, if it is a monster
    CardId against = CardId::None;       ///< DNR-SPECIAL-03: only against this card
    EffectsOf list = EffectsOf::Played;
    PlayerId controller = PlayerId::None;
    PlayerId player = PlayerId::None; ///< whom it concerns
    Duration duration = Duration::ThisTurn;

    DNR_MEMBERS(Lasting, source, index, amount, monster, against, list, controller, player, duration);
};

/// All that changes in a game, in one block without gaps: equal games have equal bytes.
struct GameState
{
    static constexpr std::size_t mostTasks = 64;
    static constexpr std::size_t mostFrames = 24;
    static constexpr std::size_t mostLasting = 48;

    // What `place` of each card says, as sets that can be walked over.
    std::array<CardBits, mostPlayers> hands{}, boons{}, treasures{}, banes{}, hordes{};
    CardBits deck, discard, laid, attached;

    std::array<Packed, mostTasks> tasks{};
    std::array<Frame, mostFrames> frames{};
    std::array<PlayerState, mostPlayers> players{};
    std::array<QuestState, mostQuests> quests{};
    std::array<SpaceState, mostSpaces> spaces{};
    std::array<CardState, mostCards> cards{};
    std::array<Lasting, mostLasting> lasting{};
    TurnState turn;
    std::uint16_t taskCount = 0;
    std::uint16_t frameCount = 0;
    std::uint16_t lastingCount = 0;
    std::array<std::uint16_t, 3> unused{}; ///< so that the block has no gaps

    PlayerState& player(PlayerId id) { return players[indexOf(id)]; }
    const PlayerState& player(PlayerId id) const { return players[indexOf(id)]; }
    CardState& card(CardId id) { return cards[indexOf(id)]; }
    const CardState& card(CardId id) const { return cards[indexOf(id)]; }
    QuestState& quest(QuestId id) { return quests[indexOf(id)]; }
    const QuestState& quest(QuestId id) const { return quests[indexOf(id)]; }
    SpaceState& space(SpaceId id) { return spaces[indexOf(id)]; }
    const SpaceState& space(SpaceId id) const { return spaces[indexOf(id)]; }

    /// The set that the cards of a place belong to, or nothing for those that are on their way.
    CardBits* bitsOf(Place place, PlayerId owner);
    const CardBits* bitsOf(Place place, PlayerId owner) const;

    std::span<const Packed> pending() const { return {tasks.data(), taskCount}; }
    std::span<const Lasting> inForce() const { return {lasting.data(), lastingCount}; }
    bool hasFrame() const { return frameCount > 0; }
    /// What is being resolved now.
    const Frame& frame() const { return frames[std::size_t(frameCount) - 1]; }
    Frame& frame() { return frames[std::size_t(frameCount) - 1]; }

    bool isOver() const { return turn.phase == Phase::Over; }

    friend bool operator==(const GameState&, const GameState&) = default;
};

static_assert(std::has_unique_object_representations_v<GameState>);
static_assert(std::is_trivially_copyable_v<GameState>);

} // namespace delve::dungeoneer::play
