// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/localized_text.h"
#include "engine/dungeoneer/content/cost.h"
#include "engine/dungeoneer/content/door.h"
#include "engine/dungeoneer/content/effect_kind.h"
#include "engine/dungeoneer/content/effect_words.h"
#include "engine/dungeoneer/content/map_card_type.h"

#include <optional>
#include <string>
#include <vector>

namespace delve::dungeoneer {

/// How much: a number, or a word for a number that is known only when the effect happens.
enum class AmountKind : std::uint8_t
{
    Number,
    Paid,    ///< DNR-GLOSS-01: #, what was paid beyond the cost
    Die,     ///< the roll of a die
    HalfDie, ///< DNR-GLOSS-08: 1 to 3
    Melee,   ///< a score of your Hero
    Magic,
    Speed,
    Level, ///< of your Hero
    All    ///< as many as there are
};

/// The words of amounts that are no numbers.
constexpr auto fileWords(AmountKind)
{
    return std::to_array<EnumName<AmountKind>>({{AmountKind::Paid, "#"},
                                                {AmountKind::Die, "die"},
                                                {AmountKind::HalfDie, "halfDie"},
                                                {AmountKind::Melee, "melee"},
                                                {AmountKind::Magic, "magic"},
                                                {AmountKind::Speed, "speed"},
                                                {AmountKind::Level, "level"},
                                                {AmountKind::All, "all"}});
}

struct Amount
{
    AmountKind kind = AmountKind::Number;
    int number = 1; ///< of the kind Number; of the others 1, or -1 where so much is taken away

    friend bool operator==(const Amount&, const Amount&) = default;
};

/// An effect does something only where all that is said here holds.
struct Condition
{
    std::optional<Form> form;           ///< the combat is fought in this form
    std::string category;               ///< the card at issue has it: the monster fought, the Trap rolled for
    std::string terrain;                ///< of the space of whom it concerns: DNR-OBST-08
    std::optional<MapCardType> mapType; ///< of that space: DNR-MAP-04
    int minLevel = 0;                   ///< of your Hero; 0: any
    std::optional<bool> ownTurn;        ///< true: in your turn only; false: never in it (DNR-GLOSS-23)
    bool atMarker = false;              ///< whom it concerns stands in the space with the marker of this card

    bool isEmpty() const { return *this == Condition{}; }

    friend bool operator==(const Condition&, const Condition&) = default;
};

/// A Threat without outcomes of its own: what must be overcome to escape an effect.
struct Escape
{
    Stat stat = Stat::Speed;
    int value = 0;

    friend bool operator==(const Escape&, const Escape&) = default;
};

/// One thing that a card does, precise enough to be done without reading a sentence. Which members matter is
/// said by the kind (effect_shape.h); the others keep their defaults, so that equal effects compare equal.
struct Effect
{
    EffectKind kind = EffectKind::Wound;
    Amount amount;
    Who who = Who::Controller;
    Condition when;
    Duration duration = Duration::Now;
    std::optional<Cost> cost;     ///< whoever it concerns may pay it; otherwise nothing happens
    std::optional<Escape> unless; ///< each of whom it concerns rolls, and escapes by overcoming it
    bool holdsFast = false;       ///< Tip: untipping needs the same Threat again (DNR-GLOSS-16)

    std::optional<Form> form;       ///< the score that ModifyScore changes; none: all three
    std::optional<AttackType> type; ///< of the points that ModifyScore adds: DNR-COMBAT-07
    RollKind roll = RollKind::Any;
    WoundSource source = WoundSource::Any;
    WoundSide side = WoundSide::Taken;
    CardFilter card;
    Limit limit = Limit::Boons;
    Destination to = Destination::Chosen;
    DoorScope doors = DoorScope::OneHere;
    DoorKind door = DoorKind::Locked; ///< what CloseDoor makes of a door; the amount is its Threat number
    Zone from = Zone::Hand;
    Chooser chooser = Chooser::Owner;
    Harm harm = Harm::Wounds;
    bool isRemoval = false; ///< Marker: takes it away instead of putting it somewhere
    LocalizedText text;     ///< of Manual: what the players do

    friend bool operator==(const Effect&, const Effect&) = default;
};

/// Done one after the other.
using Effects = std::vector<Effect>;

} // namespace delve::dungeoneer
