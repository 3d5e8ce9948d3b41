// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"

#include <array>
#include <cstdint>
#include <string>

namespace delve::mageknight {

/// The four values that a dial shows. DIAL-04: range, the fifth combat value, is printed on the base.
enum class Slot : std::uint8_t
{
    Speed,
    Attack,
    Defense,
    Damage
};

constexpr auto fileWords(Slot)
{
    return std::to_array<EnumName<Slot>>({{Slot::Speed, "speed"},
                                          {Slot::Attack, "attack"},
                                          {Slot::Defense, "defense"},
                                          {Slot::Damage, "damage"}});
}

/// The special abilities, in the order of their slots.
enum class Ability : std::uint8_t
{
    Charge,
    Quickness,
    MagicLevitation,
    Flight,
    Aquatic,
    Stealth,
    Bound,
    ForceMarch,
    Nimble,
    Ram,
    Frenzy,
    Summon,
    Healing,
    WeaponMaster,
    MagicBlast,
    FlameLightning,
    Shockwave,
    Vampirism,
    MagicHealing,
    Venom,
    SneakAttack,
    Sweep,
    BattleArmor,
    PoleArm,
    MagicImmunity,
    Toughness,
    Defend,
    Regeneration,
    Invulnerability,
    Dodge,
    MagicRetaliation,
    LimitedInvisibility,
    Cursed,
    Terrify,
    StartingPosition,
    Berserk,
    MagicEnhancement,
    BattleFury,
    Demoralized,
    Necromancy,
    Command,
    Pierce,
    MagicFreeze,
    MagicConfusion,
};

constexpr auto fileWords(Ability)
{
    return std::to_array<EnumName<Ability>>({
        {Ability::Charge, "charge"},
        {Ability::Quickness, "quickness"},
        {Ability::MagicLevitation, "magic-levitation"},
        {Ability::Flight, "flight"},
        {Ability::Aquatic, "aquatic"},
        {Ability::Stealth, "stealth"},
        {Ability::Bound, "bound"},
        {Ability::ForceMarch, "force-march"},
        {Ability::Nimble, "nimble"},
        {Ability::Ram, "ram"},
        {Ability::Frenzy, "frenzy"},
        {Ability::Summon, "summon"},
        {Ability::Healing, "healing"},
        {Ability::WeaponMaster, "weapon-master"},
        {Ability::MagicBlast, "magic-blast"},
        {Ability::FlameLightning, "flame-lightning"},
        {Ability::Shockwave, "shockwave"},
        {Ability::Vampirism, "vampirism"},
        {Ability::MagicHealing, "magic-healing"},
        {Ability::Venom, "venom"},
        {Ability::SneakAttack, "sneak-attack"},
        {Ability::Sweep, "sweep"},
        {Ability::BattleArmor, "battle-armor"},
        {Ability::PoleArm, "pole-arm"},
        {Ability::MagicImmunity, "magic-immunity"},
        {Ability::Toughness, "toughness"},
        {Ability::Defend, "defend"},
        {Ability::Regeneration, "regeneration"},
        {Ability::Invulnerability, "invulnerability"},
        {Ability::Dodge, "dodge"},
        {Ability::MagicRetaliation, "magic-retaliation"},
        {Ability::LimitedInvisibility, "limited-invisibility"},
        {Ability::Cursed, "cursed"},
        {Ability::Terrify, "terrify"},
        {Ability::StartingPosition, "starting-position"},
        {Ability::Berserk, "berserk"},
        {Ability::MagicEnhancement, "magic-enhancement"},
        {Ability::BattleFury, "battle-fury"},
        {Ability::Demoralized, "demoralized"},
        {Ability::Necromancy, "necromancy"},
        {Ability::Command, "command"},
        {Ability::Pierce, "pierce"},
        {Ability::MagicFreeze, "magic-freeze"},
        {Ability::MagicConfusion, "magic-confusion"},
    });
}

enum class MarkerColour : std::uint8_t
{
    Green,
    Red,
    Blue,
    Orange,
    Yellow,
    Black,
    Gray
};
enum class MarkerShape : std::uint8_t
{
    Square,
    Circle
};

/// DIAL-06: the coloured mark on a dial value. Slot, colour and shape together name one ability.
struct AbilityMark
{
    Slot slot = Slot::Speed;
    MarkerColour colour = MarkerColour::Green;
    MarkerShape shape = MarkerShape::Square;
    bool optional = false; ///< SA-G2: its player may leave it out

    friend bool operator==(const AbilityMark&, const AbilityMark&) = default;
};

const AbilityMark& markOf(Ability ability);
Slot slotOf(Ability ability);

/// The rule that states the ability: SA-MAGIC-BLAST.
std::string ruleOf(Ability ability);

} // namespace delve::mageknight
