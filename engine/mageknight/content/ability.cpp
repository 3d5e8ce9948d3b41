// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/ability.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr std::size_t abilityCount = enumNames<Ability>.size();

// In the order of the enum.
constexpr std::array<AbilityMark, abilityCount> marks{{
    {Slot::Speed, MarkerColour::Green, MarkerShape::Square, true},     // charge
    {Slot::Speed, MarkerColour::Red, MarkerShape::Square, true},       // quickness
    {Slot::Speed, MarkerColour::Blue, MarkerShape::Square, true},      // magic-levitation
    {Slot::Speed, MarkerColour::Orange, MarkerShape::Square, true},    // flight
    {Slot::Speed, MarkerColour::Yellow, MarkerShape::Square, true},    // aquatic
    {Slot::Speed, MarkerColour::Black, MarkerShape::Square, true},     // stealth
    {Slot::Speed, MarkerColour::Gray, MarkerShape::Square, true},      // bound
    {Slot::Speed, MarkerColour::Red, MarkerShape::Circle, true},       // force-march
    {Slot::Speed, MarkerColour::Blue, MarkerShape::Circle, true},      // nimble
    {Slot::Speed, MarkerColour::Black, MarkerShape::Circle, true},     // ram
    {Slot::Speed, MarkerColour::Orange, MarkerShape::Circle, false},   // frenzy
    {Slot::Speed, MarkerColour::Gray, MarkerShape::Circle, true},      // summon
    {Slot::Attack, MarkerColour::Green, MarkerShape::Square, true},    // healing
    {Slot::Attack, MarkerColour::Red, MarkerShape::Square, true},      // weapon-master
    {Slot::Attack, MarkerColour::Blue, MarkerShape::Square, true},     // magic-blast
    {Slot::Attack, MarkerColour::Orange, MarkerShape::Square, true},   // flame-lightning
    {Slot::Attack, MarkerColour::Yellow, MarkerShape::Square, true},   // shockwave
    {Slot::Attack, MarkerColour::Black, MarkerShape::Square, false},   // vampirism
    {Slot::Attack, MarkerColour::Gray, MarkerShape::Square, true},     // magic-healing
    {Slot::Attack, MarkerColour::Red, MarkerShape::Circle, false},     // venom
    {Slot::Attack, MarkerColour::Blue, MarkerShape::Circle, true},     // sneak-attack
    {Slot::Attack, MarkerColour::Black, MarkerShape::Circle, true},    // sweep
    {Slot::Defense, MarkerColour::Green, MarkerShape::Square, false},  // battle-armor
    {Slot::Defense, MarkerColour::Red, MarkerShape::Square, false},    // pole-arm
    {Slot::Defense, MarkerColour::Blue, MarkerShape::Square, false},   // magic-immunity
    {Slot::Defense, MarkerColour::Orange, MarkerShape::Square, false}, // toughness
    {Slot::Defense, MarkerColour::Yellow, MarkerShape::Square, true},  // defend
    {Slot::Defense, MarkerColour::Black, MarkerShape::Square, true},   // regeneration
    {Slot::Defense, MarkerColour::Gray, MarkerShape::Square, false},   // invulnerability
    {Slot::Defense, MarkerColour::Red, MarkerShape::Circle, true},     // dodge
    {Slot::Defense, MarkerColour::Blue, MarkerShape::Circle, false},   // magic-retaliation
    {Slot::Defense, MarkerColour::Black, MarkerShape::Circle, true},   // limited-invisibility
    {Slot::Defense, MarkerColour::Orange, MarkerShape::Circle, false}, // cursed
    {Slot::Defense, MarkerColour::Gray, MarkerShape::Circle, true},    // terrify
    {Slot::Damage, MarkerColour::Green, MarkerShape::Square, false},   // starting-position
    {Slot::Damage, MarkerColour::Red, MarkerShape::Square, false},     // berserk
    {Slot::Damage, MarkerColour::Blue, MarkerShape::Square, true},     // magic-enhancement
    {Slot::Damage, MarkerColour::Orange, MarkerShape::Square, false},  // battle-fury
    {Slot::Damage, MarkerColour::Yellow, MarkerShape::Square, false},  // demoralized
    {Slot::Damage, MarkerColour::Black, MarkerShape::Square, true},    // necromancy
    {Slot::Damage, MarkerColour::Gray, MarkerShape::Square, false},    // command
    {Slot::Damage, MarkerColour::Red, MarkerShape::Circle, true},      // pierce
    {Slot::Damage, MarkerColour::Blue, MarkerShape::Circle, true},     // magic-freeze
    {Slot::Damage, MarkerColour::Black, MarkerShape::Circle, true},    // magic-confusion
}};

} // namespace

const AbilityMark& markOf(Ability ability)
{
    return marks[std::size_t(ability)];
}

Slot slotOf(Ability ability)
{
    return markOf(ability).slot;
}

std::string ruleOf(Ability ability)
{
    std::string id = "SA-" + std::string(nameOf(ability));
    std::transform(id.begin(), id.end(), id.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; });
    return id;
}

} // namespace delve::mageknight
