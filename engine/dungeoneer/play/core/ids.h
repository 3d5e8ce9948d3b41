// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/geometry/direction.h"

#include <cstddef>
#include <cstdint>

namespace delve::dungeoneer::play {

// Things of a game are numbers. Copies of a card are cards of their own.

enum class PlayerId : std::int8_t
{
    None = -1
};
/// A Hero card.
enum class HeroId : std::int16_t
{
    None = -1
};
/// An Adventure card.
enum class CardId : std::int16_t
{
    None = -1
};
enum class QuestId : std::int16_t
{
    None = -1
};
/// DNR-GLOSS-20: a space is a Map card, whether it is laid or not.
enum class SpaceId : std::int16_t
{
    None = -1
};

template <typename Id> constexpr std::size_t indexOf(Id id)
{
    return std::size_t(int(id));
}

inline constexpr int mostPlayers = 4; ///< DNR-SETUP-01
/// A game has at most so many of each; more is refused at the start.
inline constexpr int mostCards = 448;
inline constexpr int mostQuests = 96;
inline constexpr int mostSpaces = 160;

/// A monster: an Encounter, or one printed on a Quest or on a Map card (DNR-COMBAT-24).
enum class MonsterId : std::int16_t
{
    None = -1
};
constexpr MonsterId monsterOf(CardId card)
{
    return MonsterId(int(card));
}
constexpr MonsterId monsterOf(QuestId quest)
{
    return MonsterId(mostCards + int(quest));
}
constexpr MonsterId monsterOf(SpaceId space)
{
    return MonsterId(mostCards + mostQuests + int(space));
}
constexpr CardId cardOf(MonsterId monster)
{
    return int(monster) < mostCards ? CardId(int(monster)) : CardId::None;
}
constexpr QuestId questOf(MonsterId monster)
{
    const int number = int(monster) - mostCards;
    return number >= 0 && number < mostQuests ? QuestId(number) : QuestId::None;
}
constexpr SpaceId spaceOf(MonsterId monster)
{
    const int number = int(monster) - mostCards - mostQuests;
    return number >= 0 ? SpaceId(number) : SpaceId::None;
}

/// What has an ability: a card in the Inventory, an Artifact, or the Hero of a player.
enum class SourceId : std::int16_t
{
    None = -1
};
constexpr SourceId sourceOf(CardId card)
{
    return SourceId(int(card));
}
constexpr SourceId sourceOf(QuestId quest)
{
    return SourceId(mostCards + int(quest));
}
constexpr SourceId sourceOf(PlayerId player)
{
    return SourceId(mostCards + mostQuests + int(player));
}
constexpr CardId cardOf(SourceId source)
{
    return int(source) < mostCards ? CardId(int(source)) : CardId::None;
}
constexpr QuestId questOf(SourceId source)
{
    const int number = int(source) - mostCards;
    return number >= 0 && number < mostQuests ? QuestId(number) : QuestId::None;
}
constexpr PlayerId heroOf(SourceId source)
{
    const int number = int(source) - mostCards - mostQuests;
    return number >= 0 ? PlayerId(number) : PlayerId::None;
}

/// DNR-GLOSS-04: what a player points at.
enum class TargetId : std::int32_t
{
    None = -1
};
enum class TargetSort : std::uint8_t
{
    None,
    Hero,
    Monster,
    Space,
    Door,
    Card ///< one that is answered, or that an Attachment is put on
};
inline constexpr int targetRange = 1 << 16;

constexpr TargetId targetOf(TargetSort sort, int number)
{
    return TargetId(int(sort) * targetRange + number);
}
constexpr TargetId targetOf(PlayerId player)
{
    return targetOf(TargetSort::Hero, int(player));
}
constexpr TargetId targetOf(MonsterId monster)
{
    return targetOf(TargetSort::Monster, int(monster));
}
constexpr TargetId targetOf(SpaceId space)
{
    return targetOf(TargetSort::Space, int(space));
}
constexpr TargetId targetOf(SpaceId space, Side side)
{
    return targetOf(TargetSort::Door, int(space) * 4 + int(side));
}
constexpr TargetId targetOf(CardId card)
{
    return targetOf(TargetSort::Card, int(card));
}
constexpr TargetSort sortOf(TargetId target)
{
    return int(target) < 0 ? TargetSort::None : TargetSort(int(target) / targetRange);
}
constexpr int numberOf(TargetId target)
{
    return int(target) % targetRange;
}
constexpr PlayerId playerAt(TargetId target)
{
    return sortOf(target) == TargetSort::Hero ? PlayerId(numberOf(target)) : PlayerId::None;
}
constexpr MonsterId monsterAt(TargetId target)
{
    return sortOf(target) == TargetSort::Monster ? MonsterId(numberOf(target)) : MonsterId::None;
}
/// The space itself, or the one whose door it is.
constexpr SpaceId spaceAt(TargetId target)
{
    switch (sortOf(target)) {
    case TargetSort::Space: return SpaceId(numberOf(target));
    case TargetSort::Door: return SpaceId(numberOf(target) / 4);
    default: return SpaceId::None;
    }
}
constexpr Side sideAt(TargetId target)
{
    return Side(numberOf(target) % 4);
}
constexpr CardId cardAt(TargetId target)
{
    return sortOf(target) == TargetSort::Card ? CardId(numberOf(target)) : CardId::None;
}

} // namespace delve::dungeoneer::play
