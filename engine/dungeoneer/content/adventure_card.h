// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/content/ability.h"
#include "engine/dungeoneer/content/card.h"
#include "engine/dungeoneer/content/monster.h"
#include "engine/dungeoneer/content/threat.h"

namespace delve::dungeoneer {

/// DNR-CARD-14, with the colours of their borders: blue, gold, grey, red (DNR-CARD-15).
enum class AdventureKind : std::uint8_t
{
    Boon,
    Treasure,
    Bane,
    Encounter
};

constexpr auto fileWords(AdventureKind)
{
    return std::to_array<EnumName<AdventureKind>>({{AdventureKind::Boon, "boon"},
                                                   {AdventureKind::Treasure, "treasure"},
                                                   {AdventureKind::Bane, "bane"},
                                                   {AdventureKind::Encounter, "encounter"}});
}

/// DNR-CARD-03: when a card may be played.
enum class CardUse : std::uint8_t
{
    Dungeonlord,
    Hero,
    Response,
    Anytime
};

constexpr auto fileWords(CardUse)
{
    return std::to_array<EnumName<CardUse>>({{CardUse::Dungeonlord, "dungeonlord"},
                                             {CardUse::Hero, "hero"},
                                             {CardUse::Response, "response"},
                                             {CardUse::Anytime, "anytime"}});
}

/// DNR-CARD-05: how long it stays in play.
enum class CardDuration : std::uint8_t
{
    Permanent,
    Instant,
    Monster,
    Attachment
};

constexpr auto fileWords(CardDuration)
{
    return std::to_array<EnumName<CardDuration>>({{CardDuration::Permanent, "permanent"},
                                                  {CardDuration::Instant, "instant"},
                                                  {CardDuration::Monster, "monster"},
                                                  {CardDuration::Attachment, "attachment"}});
}

/// DNR-ENC-01: what an Encounter is.
enum class EncounterForm : std::uint8_t
{
    Monster,
    Trap,
    Attachment
};

constexpr auto fileWords(EncounterForm)
{
    return std::to_array<EnumName<EncounterForm>>({{EncounterForm::Monster, "monster"},
                                                   {EncounterForm::Trap, "trap"},
                                                   {EncounterForm::Attachment, "attachment"}});
}

/// DNR-ENC-03, DNR-ENC-04: whom an Encounter strikes.
enum class Scope : std::uint8_t
{
    Target, ///< usual for monsters
    Space   ///< usual for Traps
};

constexpr auto fileWords(Scope)
{
    return std::to_array<EnumName<Scope>>({{Scope::Target, "target"}, {Scope::Space, "space"}});
}

enum class Whose : std::uint8_t
{
    Own,
    Opponent,
    Any
};

constexpr auto fileWords(Whose)
{
    return std::to_array<EnumName<Whose>>(
        {{Whose::Own, "own"}, {Whose::Opponent, "opponent"}, {Whose::Any, "any"}});
}

/// DNR-CARD-09: what an Attachment may be put on.
struct AttachTo
{
    CardFilter card;
    Whose whose = Whose::Own;

    friend bool operator==(const AttachTo&, const AttachTo&) = default;
};

/// What only Treasures have.
struct TreasureFacts
{
    std::string slot;          ///< DNR-TREAS-04: the category that is readied once only; empty: none
    int charges = 0;           ///< DNR-TURN-08: tokens it begins with
    bool discardOnUse = false; ///< DNR-TREAS-06: potions and the like
    int storage = 0;           ///< DNR-TREAS-07: places for further Treasures

    friend bool operator==(const TreasureFacts&, const TreasureFacts&) = default;
};

/// What only Encounters have.
struct EncounterFacts
{
    EncounterForm form = EncounterForm::Monster;
    MonsterStats monster; ///< of monsters
    Threat threat;        ///< of Traps
    Scope scope = Scope::Target;

    friend bool operator==(const EncounterFacts&, const EncounterFacts&) = default;
};

/// A card of the Adventure deck. Its stat banner is made from its effects (stat_banner.h): DNR-CARD-12.
struct AdventureCard : CardHead
{
    AdventureKind kind = AdventureKind::Boon;
    Cost cost; ///< DNR-CARD-02, its Value: Glory or Peril
    CardUse use = CardUse::Hero;
    CardDuration duration = CardDuration::Permanent;
    std::vector<std::string> categories; ///< DNR-CARD-11, the first is the main one
    Targeting target;
    bool mayIncludeOwnHero = false; ///< DNR-BANE-05
    Effects effects;                ///< when it is played, or while it lies in play
    HitEffects hitEffects;
    Cost upkeep;                       ///< DNR-RESET-04
    std::optional<Ability> activation; ///< DNR-SPECIAL-04
    std::optional<AttachTo> attachTo;  ///< of Attachments
    TreasureFacts treasure;
    EncounterFacts encounter;

    bool isMonster() const
    {
        return kind == AdventureKind::Encounter && encounter.form == EncounterForm::Monster;
    }
    bool isTrap() const { return kind == AdventureKind::Encounter && encounter.form == EncounterForm::Trap; }

    friend bool operator==(const AdventureCard&, const AdventureCard&) = default;
};

} // namespace delve::dungeoneer
