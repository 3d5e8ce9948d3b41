// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/agents/worths.h"
#include "engine/mageknight/play/fighting/forecast.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

constexpr int worthOfElimination = 150;
constexpr int costOfAnswer = 50;  ///< what may come back
constexpr int worthOfWay = 80;    ///< of a way that somebody bars
constexpr int worthOfHolder = 20; ///< BRK-01: of one that holds the attacker
constexpr int worthOfPrey = 60;   ///< of a hero that is all there is to go for

/// What is gained besides the harm done, by the active figure alone.
int reasonToFight(Weighed& weighed, const Odds& odds)
{
    Prospect& prospect = weighed.prospect;
    const FigureId active = weighed.position().turn().figure;
    if (odds.successes == 0 || active == FigureId::None || !prospect.isMine(active) ||
        !weighed.position().figure(active).isInside())
        return 0;
    if (prospect.isBarredBy(odds.target))
        return worthOfWay;
    const SquareIndex own = prospect.activeSquare();
    const int freedom = isFrontSquare(weighed.position(), odds.target, own) ? worthOfHolder : 0;
    const bool isHero = !weighed.position().figure(odds.target).isMageSpawn();
    return isHero && prospect.pursuit() == Pursuit::Prey ? worthOfPrey : freedom;
}

/// What the odds of one target promise: clicks, and the chance that it falls.
int worthAgainst(Weighed& weighed, const Odds& odds)
{
    if (odds.target == FigureId::None || odds.damage.empty())
        return 0;
    const Position& position = weighed.position();
    const FigureState& target = position.figure(odds.target);
    const int left = clicksLeft(position, odds.target);
    int hundredths = 0;
    int endings = 0;
    for (const Odds::Clicks& row : odds.damage) {
        hundredths += 100 * std::min(row.clicks, left) * row.cases;
        endings += row.clicks >= left ? row.cases : 0;
    }
    hundredths /= odds.of;
    const int ends = endings * 100 / odds.of;
    weighed.tell(FactKind::ExpectedClicks, hundredths);
    weighed.tell(FactKind::ChanceToSucceed, odds.successes * 100 / odds.of);
    if (ends > 0)
        weighed.tell(FactKind::EndsTarget, ends);
    const int worth = hundredths + ends * worthOfElimination / 100;
    if (weighed.prospect.isMine(odds.target)) {
        weighed.tell(FactKind::OwnFigure);
        return -2 * worth - 50;
    }
    // A hero of somebody else counts more than a monster, which is only in the way.
    const int reason = reasonToFight(weighed, odds);
    return reason + (target.isMageSpawn() ? worth * 3 / 4 : worth * 5 / 4);
}

} // namespace

int worthOfAttack(Weighed& weighed, const GameState& state, const Action& action)
{
    // SPIN-01: a target that may turn before the roll will.
    const auto odds = worstOddsOf(weighed.position().game(), state, action);
    if (!odds)
        return 0;
    int worth = worthAgainst(weighed, *odds);
    for (const Odds& other : odds->others)
        worth += worthAgainst(weighed, other);
    return worth;
}

namespace {

int worthOfAttack(Weighed& weighed, const Action& action)
{
    return worthOfAttack(weighed, weighed.position().state(), action);
}

} // namespace

int worthOf(Weighed& weighed, const Attack& action)
{
    return worthOfAttack(weighed, action) - costOfAnswer;
}

int worthOf(Weighed& weighed, const SweepAround& action)
{
    return worthOfAttack(weighed, action) - costOfAnswer;
}

int worthOf(Weighed& weighed, const Shoot& action)
{
    return worthOfAttack(weighed, action) - costOfAnswer / 2;
}

int worthOf(Weighed& weighed, const AimAlso& action)
{
    return worthOfAttack(weighed, action);
}

int worthOf(Weighed&, const Fire&)
{
    return 0;
}

int worthOf(Weighed& weighed, const SendShockwave& action)
{
    return worthOfAttack(weighed, action) - costOfAnswer;
}

int worthOf(Weighed&, const BashDoor&)
{
    return -20;
}

int worthOf(Weighed&, const ShootDoor&)
{
    return -50;
}

int worthOf(Weighed& weighed, const StrikeBlow& action)
{
    return worthOfAttack(weighed, action);
}

int worthOf(Weighed&, const HoldBack&)
{
    return 0;
}

int worthOf(Weighed& weighed, const Answer& action)
{
    return worthOfAttack(weighed, action);
}

int worthOf(Weighed&, const DeclineAnswers&)
{
    return 0;
}

int worthOf(Weighed&, const AnswerTheft& action)
{
    return action.strike ? 50 : 0;
}

int worthOf(Weighed& weighed, const HealFigure& action)
{
    const int wounds = clicksLost(weighed.position(), action.target);
    // Others wait at the stairs.
    const SquareIndex own = weighed.prospect.activeSquare();
    if (own != noSquare && weighed.position().board().has(own, SquareFlag::Staircase))
        return -50;
    return weighed.prospect.isMine(action.target) && wounds > 1 ? 50 * wounds : -50;
}

int worthOf(Weighed&, const PickGift& action)
{
    // Roughly what each spares or brings, the most first.
    constexpr std::array order{Ability::Invulnerability,  Ability::Dodge,       Ability::Toughness,
                               Ability::MagicRetaliation, Ability::BattleArmor, Ability::SneakAttack,
                               Ability::Vampirism,        Ability::Flight,      Ability::Ram,
                               Ability::Aquatic};
    const auto found = std::ranges::find(order, action.ability);
    return int(order.end() - found);
}

} // namespace delve::mageknight::play
