#pragma once

#include "engine/base/enum_names.h"
#include "engine/play/moments.h"

namespace delve::play {

class StateWriter;

/// What dice are rolled for.
enum class RollFor : std::uint8_t
{
    BreakAway,
    Attack,
    Counterattack,
    FreeAttack,
    Clicks,       ///< SA-WEAPON-MASTER, SA-MAGIC-BLAST: one die of damage
    Dodge,        ///< SA-DODGE
    Freeze,       ///< SA-MAGIC-FREEZE
    Healing,      ///< SA-HEALING, SA-MAGIC-HEALING
    Regeneration, ///< SA-REGENERATION
    Necromancy,   ///< SA-NECROMANCY
    Command,      ///< SA-COMMAND
    Terrify       ///< DG-14
};

/// Dice as they fell. COMP-05: one die or two.
struct Rolled
{
    RollFor what = RollFor::BreakAway;
    PlayerId by = PlayerId::None;
    std::int8_t first = 0;
    std::int8_t second = 0; ///< 0 for a single die

    int total() const { return first + second; }

    static constexpr std::string_view name = "rolled";
    static constexpr auto fields()
    {
        return std::tuple(field("what", &Rolled::what), field("by", &Rolled::by),
                          field("first", &Rolled::first), field("second", &Rolled::second));
    }
    friend bool operator==(const Rolled&, const Rolled&) = default;
};

inline void evolve(StateWriter&, const Rolled&)
{} // dice change nothing by themselves

} // namespace delve::play

namespace delve {

template <>
inline constexpr auto enumNames<play::RollFor> =
    std::to_array<EnumName<play::RollFor>>({{play::RollFor::BreakAway, "break-away"},
                                            {play::RollFor::Attack, "attack"},
                                            {play::RollFor::Counterattack, "counterattack"},
                                            {play::RollFor::FreeAttack, "free-attack"},
                                            {play::RollFor::Clicks, "clicks"},
                                            {play::RollFor::Dodge, "dodge"},
                                            {play::RollFor::Freeze, "freeze"},
                                            {play::RollFor::Healing, "healing"},
                                            {play::RollFor::Regeneration, "regeneration"},
                                            {play::RollFor::Necromancy, "necromancy"},
                                            {play::RollFor::Command, "command"},
                                            {play::RollFor::Terrify, "terrify"}});

} // namespace delve
