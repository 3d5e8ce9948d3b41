// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/enum_names.h"
#include "engine/mageknight/content/ability.h"

#include <optional>

namespace delve::mageknight::play {

/// SA-G12: what an attack is. It has one form at most; other abilities are added to it.
enum class AttackForm : std::uint8_t
{
    Plain,
    WeaponMaster,
    Sweep,
    MagicBlast,
    FlameLightning,
    Shockwave,
    MagicFreeze,
    MagicConfusion,
    Healing,
    MagicHealing,
    LongShot,        ///< LONG-01: at double range
    IndirectShot,    ///< INDIR-01: over everything in between
    LongIndirectShot ///< LONG-03: both
};

/// LONG-01: the range value counts twice.
constexpr bool isLongShot(AttackForm form)
{
    return form == AttackForm::LongShot || form == AttackForm::LongIndirectShot;
}

/// INDIR-02: nothing stops the line.
constexpr bool isIndirectShot(AttackForm form)
{
    return form == AttackForm::IndirectShot || form == AttackForm::LongIndirectShot;
}

/// The ability that a form comes from; nothing for attacks that need none.
constexpr std::optional<Ability> abilityOf(AttackForm form)
{
    switch (form) {
    case AttackForm::Plain:
    case AttackForm::LongShot:
    case AttackForm::IndirectShot:
    case AttackForm::LongIndirectShot: break;
    case AttackForm::WeaponMaster: return Ability::WeaponMaster;
    case AttackForm::Sweep: return Ability::Sweep;
    case AttackForm::MagicBlast: return Ability::MagicBlast;
    case AttackForm::FlameLightning: return Ability::FlameLightning;
    case AttackForm::Shockwave: return Ability::Shockwave;
    case AttackForm::MagicFreeze: return Ability::MagicFreeze;
    case AttackForm::MagicConfusion: return Ability::MagicConfusion;
    case AttackForm::Healing: return Ability::Healing;
    case AttackForm::MagicHealing: return Ability::MagicHealing;
    }
    return std::nullopt;
}

/// SA-G9: the form is a magic ability: its name contains the word.
constexpr bool isMagicForm(AttackForm form)
{
    return form == AttackForm::MagicBlast || form == AttackForm::MagicFreeze ||
           form == AttackForm::MagicConfusion || form == AttackForm::MagicHealing;
}

/// HEAL-01: the target is helped, not hurt.
constexpr bool isHealingForm(AttackForm form)
{
    return form == AttackForm::Healing || form == AttackForm::MagicHealing;
}

constexpr auto fileWords(AttackForm)
{
    return std::to_array<EnumName<AttackForm>>({{AttackForm::Plain, "plain"},
                                                {AttackForm::WeaponMaster, "weapon-master"},
                                                {AttackForm::Sweep, "sweep"},
                                                {AttackForm::MagicBlast, "magic-blast"},
                                                {AttackForm::FlameLightning, "flame-lightning"},
                                                {AttackForm::Shockwave, "shockwave"},
                                                {AttackForm::MagicFreeze, "magic-freeze"},
                                                {AttackForm::MagicConfusion, "magic-confusion"},
                                                {AttackForm::Healing, "healing"},
                                                {AttackForm::MagicHealing, "magic-healing"},
                                                {AttackForm::LongShot, "long-shot"},
                                                {AttackForm::IndirectShot, "indirect-shot"},
                                                {AttackForm::LongIndirectShot, "long-indirect-shot"}});
}

} // namespace delve::mageknight::play
