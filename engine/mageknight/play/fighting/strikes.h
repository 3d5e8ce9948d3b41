// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/rolls.h"
#include "engine/mageknight/play/core/timing.h"
#include "engine/mageknight/play/fighting/attack_form.h"

#include <array>
#include <span>

namespace delve::mageknight::play {

class Unfolding;
class StateWriter;
class ActionList;

// CMB, ARC, DMG-04 to DMG-07: one blow, from the roll to its damage. Attacks, counterattacks and free attacks
// are made of blows.

/// The occasions of a blow.
enum class Blow : std::uint8_t
{
    Attack,        ///< CMB-01: the one attack of an activation
    Counterattack, ///< CLOSE-06
    FreeAttack,    ///< PASS-08
    PassersAnswer, ///< PASS-09
    Shot,          ///< RANGE-01: the attack of an activation, at what is not adjacent
    ReturnShot     ///< RANGE-24
};

constexpr bool isRanged(Blow blow)
{
    return blow == Blow::Shot || blow == Blow::ReturnShot;
}

/// The blow answers another one.
constexpr bool isAnswer(Blow blow)
{
    return blow == Blow::Counterattack || blow == Blow::PassersAnswer || blow == Blow::ReturnShot;
}

/// A blow before the dice: who strikes, on which occasion and how.
struct Stroke
{
    Blow blow = Blow::Attack;
    FigureId striker = FigureId::None;
    AttackForm form = AttackForm::Plain;
    int targets = 1; ///< RANGE-23: how many were declared
};

/// A figure whose defense the roll of a stroke is compared with.
struct StrokeTarget
{
    FigureId figure = FigureId::None;
    bool isBystander = false; ///< SA-G14: caught by the area, not aimed at

    friend bool operator==(const StrokeTarget&, const StrokeTarget&) = default;
};

/// Something that changes a roll or a value, by the rule that gives it.
struct Modifier
{
    std::string_view rule;
    int amount = 0;

    friend bool operator==(const Modifier&, const Modifier&) = default;
};

/// The numbers of a blow before the dice are rolled; every modifier has its rule, so that odds can name it.
class BlowNumbers
{
public:
    int attack = 0;           ///< CMB-05: the value of the dial
    int defense = 0;          ///< CMB-06: the value of the dial
    int damage = 0;           ///< DMG-01: clicks of a hit, without a critical one
    bool rollsClicks = false; ///< SA-WEAPON-MASTER, SA-MAGIC-BLAST: one die of clicks instead
    bool isHarmless = false;  ///< a hit does something else than damage
    bool canDodge = false;    ///< SA-DODGE

    /// SA-G11: what takes off clicks, and how many it leaves at least.
    struct Reduction
    {
        Modifier modifier;
        int floor = 0;
    };
    Reduction reduction;

    void addToDamage(std::string_view rule, int amount) { add(m_toDamage, m_damageCount, {rule, amount}); }
    std::span<const Modifier> toDamage() const { return {m_toDamage.data(), m_damageCount}; }
    void addToRoll(std::string_view rule, int amount) { add(m_toRoll, m_rollCount, {rule, amount}); }
    void addToDefense(std::string_view rule, int amount) { add(m_toDefense, m_defenseCount, {rule, amount}); }
    std::span<const Modifier> toRoll() const { return {m_toRoll.data(), m_rollCount}; }
    std::span<const Modifier> toDefense() const { return {m_toDefense.data(), m_defenseCount}; }

    /// CMB-06: the total of the dice that is enough. A natural 2 never is, a natural 12 always.
    int needed() const;
    /// DMG-04, DMG-06.
    bool hits(int natural) const { return natural == 12 || (natural != 2 && natural >= needed()); }
    /// SA-G11, DMG-07: clicks that a roll deals; `die` is that of rollsClicks.
    int clicks(int natural, int die = 0) const;

private:
    static constexpr std::size_t most = 12;
    using List = std::array<Modifier, most>;
    static void add(List& list, std::size_t& count, Modifier modifier)
    {
        assert(count < most);
        if (modifier.amount != 0)
            list[count++] = modifier;
    }

    List m_toRoll{};
    List m_toDefense{};
    List m_toDamage{};
    std::size_t m_damageCount = 0;
    std::size_t m_rollCount = 0;
    std::size_t m_defenseCount = 0;
};

/// All that counts for a stroke at a target as they stand now. CMB-07.
BlowNumbers blowNumbers(const Position& position, const Stroke& stroke, const StrokeTarget& target);

/// A blow was struck.
struct BlowStruck
{
    Blow blow = Blow::Attack;
    FigureId striker = FigureId::None;
    FigureId target = FigureId::None;
    bool hit = false;

    static constexpr std::string_view name = "blow-struck";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("blow", &BlowStruck::blow), field("striker", &BlowStruck::striker),
                          field("target", &BlowStruck::target), field("hit", &BlowStruck::hit));
    }
    friend bool operator==(const BlowStruck&, const BlowStruck&) = default;
};

/// A blow that its player may leave out.
struct BlowOffer
{
    Blow blow = Blow::FreeAttack;
    FigureId striker = FigureId::None;
    FigureId target = FigureId::None;

    static constexpr std::string_view name = "blow-offer";
    static constexpr bool isDecision = true;
    static constexpr std::string_view rule = "PASS-08";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("blow", &BlowOffer::blow), field("striker", &BlowOffer::striker),
                          field("target", &BlowOffer::target));
    }
};

/// SA-DODGE: a hit is undone.
struct AttackDodged
{
    FigureId figure = FigureId::None;

    static constexpr std::string_view name = "attack-dodged";
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("figure", &AttackDodged::figure));
    }
    friend bool operator==(const AttackDodged&, const AttackDodged&) = default;
};

struct StrikeBlow
{
    AttackForm form = AttackForm::Plain; ///< SA-G13: Weapon Master or none
    // CAV-14, CAV-17: the other one of the unit that strikes, or of the unit that is struck; None: the one
    // that the offer names.
    FigureId by = FigureId::None;
    FigureId at = FigureId::None;

    static constexpr std::string_view name = "strike-blow";
    static constexpr Timing timing = Timing::Answer;
    static constexpr bool hasYoungMembers = true; // by and at
    template <typename = void> static constexpr auto fields()
    {
        return std::tuple(field("form", &StrikeBlow::form), field("by", &StrikeBlow::by),
                          field("at", &StrikeBlow::at));
    }
    friend bool operator==(const StrikeBlow&, const StrikeBlow&) = default;
};

struct HoldBack
{
    static constexpr std::string_view name = "hold-back";
    static constexpr Timing timing = Timing::Answer;
    template <typename = void> static constexpr auto fields() { return std::tuple(); }
    friend bool operator==(const HoldBack&, const HoldBack&) = default;
};

/// The offer as it is taken, with those of the units that were chosen.
BlowOffer takenBy(const BlowOffer& offer, const StrikeBlow& action);
/// By what the blow is offered.
std::string_view ruleOf(const BlowOffer& offer);
Refusal check(const Position& position, const StrikeBlow& action);
Refusal check(const Position& position, const HoldBack&);
void carryOut(Unfolding& unfolding, const StrikeBlow& action);
void carryOut(Unfolding& unfolding, const HoldBack&);
void evolve(StateWriter& state, const BlowStruck&);
void evolve(StateWriter& state, const AttackDodged&);
PlayerId deciderOf(const Position& position, const BlowOffer& offer);
void listOptions(const Position& position, const BlowOffer& offer, ActionList& actions);

/// CMB-13 (5) to (7): one roll, compared with every target, and what follows from it. RANGE-22.
void strike(Unfolding& unfolding, const Stroke& stroke, std::span<const StrokeTarget> targets);
/// The roll of an attack alone, for attacks that are compared with doors too; settleStroke does the rest.
int rollToHit(Unfolding& unfolding, const Stroke& stroke, FigureId aimedAt);
/// Compares a roll with every target, and what follows. Returns whether anybody was hit and did not dodge.
bool settleStroke(Unfolding& unfolding, const Stroke& stroke, std::span<const StrokeTarget> targets,
                  int natural);
/// SA-SNEAK-ATTACK: a close combat attack from a square in the target's rear arc, by one who has the ability.
bool sneaksUp(const Position& position, const Stroke& stroke, FigureId target);
/// SA-MAGIC-ENHANCEMENT: an enhancer stands beside the shooter, and nobody concerned is immune.
bool isEnhanced(const Position& position, const Stroke& stroke, FigureId target);
/// The form can be used: it is none, or its ability works for this figure.
bool hasForm(const Position& position, FigureId figure, AttackForm form);
/// The form can be used by a figure with these working abilities.
inline bool hasForm(AbilitySet abilities, AttackForm form)
{
    const auto ability = abilityOf(form);
    return !ability || abilities.has(*ability);
}
/// DMG-04, DMG-05: a natural 2 costs the one who rolled it a click at once.
void sufferCriticalMiss(Unfolding& unfolding, FigureId striker);
/// PASS-08: the figure that was passed may strike at the passer.
void offerFreeAttack(Unfolding& unfolding, FigureId striker, FigureId passer);
/// LONE-05: heroes do not fight those of other players in a Lone Wolf game. Whoever serves a hero is not
/// spared by it.
bool isTruce(const Position& position, FigureId a, FigureId b);

constexpr auto fileWords(Blow)
{
    return std::to_array<EnumName<Blow>>({{Blow::Attack, "attack"},
                                          {Blow::Counterattack, "counterattack"},
                                          {Blow::FreeAttack, "free-attack"},
                                          {Blow::PassersAnswer, "passers-answer"},
                                          {Blow::Shot, "shot"},
                                          {Blow::ReturnShot, "return-shot"}});
}

} // namespace delve::mageknight::play
