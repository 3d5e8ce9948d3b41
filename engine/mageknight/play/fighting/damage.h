// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/timing.h"

#include <array>
#include <span>
#include <string_view>

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;

// DMG, HEAL: dials that turn, and figures that are eliminated.

struct FigureDamaged
{
    FigureId figure = FigureId::None;
    std::uint8_t clicks = 0;
    std::uint8_t dial = 0; ///< MD-01: a section is a figure with one dial, so always the first

    static constexpr std::string_view name = "figure-damaged";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FigureDamaged::figure), field("clicks", &FigureDamaged::clicks),
                          field("dial", &FigureDamaged::dial));
    }
    friend bool operator==(const FigureDamaged&, const FigureDamaged&) = default;
};

struct FigureHealed
{
    FigureId figure = FigureId::None;
    std::uint8_t clicks = 0;
    std::uint8_t dial = 0; ///< MD-01: a section is a figure with one dial, so always the first

    static constexpr std::string_view name = "figure-healed";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FigureHealed::figure), field("clicks", &FigureHealed::clicks),
                          field("dial", &FigureHealed::dial));
    }
    friend bool operator==(const FigureHealed&, const FigureHealed&) = default;
};

/// DMG-03: removed from the dungeon; a Mage Spawn goes back to the pool (POOL-10).
struct FigureEliminated
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "figure-eliminated";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &FigureEliminated::figure));
    }
    friend bool operator==(const FigureEliminated&, const FigureEliminated&) = default;
};

/// DMG-13: more figures whose dials have ended, to be eliminated one after the other; None where there are no
/// more.
struct Eliminations
{
    FigureId victor = FigureId::None;
    FigureId first = FigureId::None;
    FigureId second = FigureId::None;
    FigureId third = FigureId::None;
    FigureId fourth = FigureId::None;

    static constexpr std::string_view name = "eliminations";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("victor", &Eliminations::victor), field("first", &Eliminations::first),
                          field("second", &Eliminations::second), field("third", &Eliminations::third),
                          field("fourth", &Eliminations::fourth));
    }
};

void resume(Unfolding& unfolding, const Eliminations& task);
void evolve(StateWriter& state, const FigureDamaged& event);
void evolve(StateWriter& state, const FigureHealed& event);
void evolve(StateWriter& state, const FigureEliminated& event);

/// POOL-10: back in the pool with its dial reset; DG-08: and a Mage Spawn again.
void returnToPool(StateWriter& state, FigureId figure);

/// DMG-03: the dial has come to its end; DMG-13: the figure may still wait to be removed. MD-23: of a hull
/// and its sections, six skulls show in all.
bool isSpent(const Position& position, FigureId figure);

/// TEAM-09, LEVEL-03: the dial of the figure shows what it shows at the start of this level; MD-07: of a hull
/// those of all sections.
void turnToStart(StateWriter& state, FigureId figure, int level);

/// Clicks that one attack, trap or effect deals to a figure.
struct Hit
{
    FigureId figure = FigureId::None;
    int clicks = 0;
};

/// What clicks of damage come from.
enum class DamageSource : std::uint8_t
{
    Blow,    ///< an attack, or an answer to one
    OwnMiss, ///< DMG-05: the attacker's own critical miss
    Trap,
    Artifact,
    Ability ///< outside an attack: venom, ramming
};

/// The rule by which damage is dealt, and where it comes from. A rule that is not listed does not compile.
class DamageRule
{
public:
    consteval DamageRule(const char* rule) : m_rule(rule)
    {
        if (find(rule) == nullptr)
            throw "list the rule below";
    }
    std::string_view id() const { return m_rule; }
    /// Its place in the list, for tasks; and the rule that has it.
    std::uint8_t place() const { return std::uint8_t(find(m_rule) - rows.data()); }
    static DamageRule at(std::uint8_t place) { return DamageRule(rows[place < rows.size() ? place : 0]); }
    /// What the damage of a FigureDamaged with this rule came from.
    static DamageSource sourceOf(std::string_view rule) { return find(rule)->source; }

private:
    struct Row
    {
        std::string_view rule;
        DamageSource source;
    };
    static constexpr std::array<Row, 16> rows{{{"DMG-01", DamageSource::Blow},
                                               {"DMG-05", DamageSource::OwnMiss},
                                               {"OBJ-02", DamageSource::Trap},
                                               {"TRAP-26", DamageSource::Trap},
                                               {"EXO-12", DamageSource::Artifact},
                                               {"EXO-13", DamageSource::Artifact},
                                               {"DG-11", DamageSource::Ability},
                                               {"SA-MAGIC-RETALIATION", DamageSource::Ability},
                                               {"SA-POLE-ARM", DamageSource::Ability},
                                               {"SA-RAM", DamageSource::Ability},
                                               {"SA-VENOM", DamageSource::Ability},
                                               {"SPD-05", DamageSource::Ability},
                                               {"CAV-23", DamageSource::Ability},
                                               {"EXPL-01", DamageSource::Blow},
                                               {"PSGR-16", DamageSource::Blow},
                                               {"CHAR-06", DamageSource::Ability}}};

    explicit constexpr DamageRule(const Row& row) : m_rule(row.rule) {}

    static constexpr const Row* find(std::string_view rule)
    {
        for (const Row& row : rows)
            if (row.rule == rule)
                return &row;
        return nullptr;
    }

    std::string_view m_rule;
};

/// DMG-13: first all clicks to every figure, then what follows from each elimination, in this order.
/// `victor` is the figure that dealt them, None where nobody did (XP-02, XP-08).
void dealDamage(Unfolding& unfolding, DamageRule rule, std::span<const Hit> hits, FigureId victor);

/// SA-G8: clicks that an ability deals outside an attack, less what armour takes off.
void dealAbilityDamage(Unfolding& unfolding, DamageRule rule, std::span<const Hit> hits, FigureId victor);

/// What a figure falls by.
enum class FallCause : std::uint8_t
{
    Damage,  ///< clicks have ended its dial
    Mount,   ///< it sat on a mount that fell
    Chariot, ///< a war machine is broken
    Desertion
};

/// The rule by which a figure is eliminated, and what it falls by. A rule that is not listed does not
/// compile.
class FallRule
{
public:
    consteval FallRule(const char* rule) : m_rule(rule)
    {
        if (find(rule) == nullptr)
            throw "list the rule below";
    }
    std::string_view id() const { return m_rule; }
    /// What a FigureEliminated with this rule came from.
    static FallCause causeOf(std::string_view rule) { return find(rule)->cause; }

private:
    struct Row
    {
        std::string_view rule;
        FallCause cause;
    };
    static constexpr std::array<Row, 4> rows{{{"DMG-03", FallCause::Damage},
                                              {"CAV-21", FallCause::Mount},
                                              {"MD-23", FallCause::Chariot},
                                              {"END-09", FallCause::Desertion}}};

    static constexpr const Row* find(std::string_view rule)
    {
        for (const Row& row : rows)
            if (row.rule == rule)
                return &row;
        return nullptr;
    }

    std::string_view m_rule;
};

/// Takes a figure out of the game; its treasure, experience and levels follow (LOSE, XP, LEVEL). Whether the
/// game is over is looked at by CheckEnd, which the caller has put on the agenda.
void eliminate(Unfolding& unfolding, FallRule rule, FigureId figure, FigureId victor);

/// HEAL-02: turns a dial back, at most to the start of the current level. Not for hulls: see dealToHull.
void heal(Unfolding& unfolding, std::string_view rule, FigureId figure, int clicks);

} // namespace delve::mageknight::play
