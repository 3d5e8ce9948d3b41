// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/content/chest.h"

#include <variant>
#include <vector>

namespace delve::mageknight {

/// ART-17: exotic artifacts carry tokens, the others are dungeon dressing.
enum class ArtifactClass : std::uint8_t
{
    Exotic,
    AncientPillar,
    AllSeeingPillar,
    Chair,
    Table
};

constexpr auto fileWords(ArtifactClass)
{
    return std::to_array<EnumName<ArtifactClass>>({{ArtifactClass::Exotic, "exotic"},
                                                   {ArtifactClass::AncientPillar, "ancient-pillar"},
                                                   {ArtifactClass::AllSeeingPillar, "all-seeing-pillar"},
                                                   {ArtifactClass::Chair, "chair"},
                                                   {ArtifactClass::Table, "table"}});
}

/// DRESS-02, DRESS-06: both kinds of pillars are blocking terrain.
constexpr bool isPillar(ArtifactClass artifactClass)
{
    return artifactClass == ArtifactClass::AncientPillar || artifactClass == ArtifactClass::AllSeeingPillar;
}

struct ArtifactKind
{
    ContentId id;
    LocalizedText name;
    LocalizedText text;
    ArtifactClass artifactClass = ArtifactClass::Exotic;
    Size footprint{1, 1};
    std::array<int, 3> tokens{}; ///< by colour; EXO-05: what is put under an exotic artifact
    int stock = 0;

    int tokensOf(Colour colour) const { return tokens[std::size_t(colour)]; }

    friend bool operator==(const ArtifactKind&, const ArtifactKind&) = default;
};

/// EXO-12: what a token can do. A closed set that packs combine.
namespace effect {

struct Attack
{
    int attack = 0;
    int damage = 0;
    friend bool operator==(const Attack&, const Attack&) = default;
};
struct GrantAbility
{
    Ability ability = Ability::Charge;
    bool optional = false; ///< EXO-19: also where the ability itself is not
    friend bool operator==(const GrantAbility&, const GrantAbility&) = default;
};
struct GrantItem
{
    Item item;
    friend bool operator==(const GrantItem&, const GrantItem&) = default;
};
struct Heal
{
    int clicks = 0;
    friend bool operator==(const Heal&, const Heal&) = default;
};
struct Harm
{
    int clicks = 0;
    friend bool operator==(const Harm&, const Harm&) = default;
};
struct GainGold
{
    int amount = 0;
    friend bool operator==(const GainGold&, const GainGold&) = default;
};
struct LoseGold
{
    int amount = 0;
    friend bool operator==(const LoseGold&, const LoseGold&) = default;
};
struct Move
{
    int speed = 0;
    friend bool operator==(const Move&, const Move&) = default;
};
struct PlaceItem
{
    Item item;
    friend bool operator==(const PlaceItem&, const PlaceItem&) = default;
};
struct PlaceHero
{
    ContentId figure;
    friend bool operator==(const PlaceHero&, const PlaceHero&) = default;
};
struct PlaceMageSpawn
{
    int count = 0;
    int maxPoints = 0;
    friend bool operator==(const PlaceMageSpawn&, const PlaceMageSpawn&) = default;
};
struct Refresh
{
    friend bool operator==(const Refresh&, const Refresh&) = default;
};

} // namespace effect

using TokenEffect =
    std::variant<effect::Attack, effect::GrantAbility, effect::GrantItem, effect::Heal, effect::Harm,
                 effect::GainGold, effect::LoseGold, effect::Move, effect::PlaceItem, effect::PlaceHero,
                 effect::PlaceMageSpawn, effect::Refresh>;

struct ArtifactToken
{
    struct Row
    {
        int from = 2;
        int to = 12;
        LocalizedText text;
        std::vector<TokenEffect> effects;

        friend bool operator==(const Row&, const Row&) = default;
    };

    ContentId id;
    LocalizedText name;
    Colour colour = Colour::Yellow;
    int stock = 0;
    std::vector<Row> rows; ///< together they cover the totals 2 to 12 once, in order

    friend bool operator==(const ArtifactToken&, const ArtifactToken&) = default;
};

} // namespace delve::mageknight
