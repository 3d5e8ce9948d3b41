// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dungeoneer/play/core/action.h"
#include "engine/dungeoneer/play/fighting/threats.h"

#include <variant>
#include <vector>

namespace delve::dungeoneer::play {

// What will be rolled, before it is: exactly what the rules add up, with every number named. Cards that
// somebody may still play are not among them.

/// What a number of a roll is.
enum class RollTermKind : std::uint8_t
{
    Printed, ///< a score as the card says, of a Hero for its Level; Life or Level where a Threat asks for it
    Score,   ///< an effect that changes the score
    Floor,   ///< DNR-UNI-04: what lifts a score or a number to 0
    Bonus,   ///< an effect that changes the roll
    Boost,   ///< DNR-QUEST-13: paid for
    Number,  ///< that the Threat asks for
    Change,  ///< an effect that changes the number
    Risk     ///< DNR-OBST-06
};
constexpr auto fileWords(RollTermKind)
{
    using enum RollTermKind;
    return std::to_array<EnumName<RollTermKind>>({{Printed, "printed"},
                                                  {Score, "score"},
                                                  {Floor, "floor"},
                                                  {Bonus, "bonus"},
                                                  {Boost, "boost"},
                                                  {Number, "number"},
                                                  {Change, "change"},
                                                  {Risk, "risk"}});
}

struct RollTerm
{
    RollTermKind kind = RollTermKind::Printed;
    int amount = 0;
    SourceId source = SourceId::None; ///< the card, Quest or Hero whose effect it is

    friend bool operator==(const RollTerm&, const RollTerm&) = default;
};
using RollTerms = std::vector<RollTerm>;

/// DNR-THREAT-02: a die and the score against the number.
struct ThreatOdds
{
    PlayerId roller = PlayerId::None;
    ThreatFor why = ThreatFor::Door;
    Stat stat = Stat::Speed;
    RollTerms score;  ///< what is added to the die
    RollTerms number; ///< what has to be reached
    int added = 0;    ///< the sum of the one
    int needed = 0;   ///< and of the other
    int passing = 0;  ///< faces of six
};

/// DNR-COMBAT-09: two dice and two scores.
struct CombatOdds
{
    TargetId attacker = TargetId::None;
    TargetId defender = TargetId::None;
    Form form = Form::Melee;
    RollTerms attack;
    RollTerms defence;
    int attackAdded = 0;
    int defenceAdded = 0;
    int attackerHits = 0; ///< throws of 36
    int ties = 0;
    int defenderHits = 0;
};

using RollOdds = std::variant<ThreatOdds, CombatOdds>;

ThreatOdds threatOdds(const Position& position, const Frame& threat);
CombatOdds combatOdds(const Position& position, const Frame& combat);

/// What an action has somebody roll, one after the other, as far as it is certain to come to it: of several
/// forms that a Dungeonlord may choose, each. Empty where no die falls.
std::vector<RollOdds> oddsOf(const Position& position, PlayerId player, const Action& action);

/// Throws of 36 in which the first side is higher, by what each adds to its die: DNR-COMBAT-10.
int throwsWon(int added, int addedByOther);

} // namespace delve::dungeoneer::play
