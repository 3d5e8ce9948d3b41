// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/odds.h"

#include "engine/mageknight/content/two_dice.h"
#include "engine/mageknight/play/artifacts/furniture_shots.h"
#include "engine/mageknight/play/artifacts/gift_choice.h"
#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/core/task.h"
#include "engine/mageknight/play/fighting/close_combat.h"
#include "engine/mageknight/play/fighting/declared_stroke.h"
#include "engine/mageknight/play/moving/breakaway.h"
#include "engine/mageknight/play/sections/section_choice.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

void addClicks(Odds& odds, int clicks, int cases)
{
    if (cases == 0)
        return;
    const auto known = std::ranges::find(odds.damage, clicks, &Odds::Clicks::clicks);
    if (known != odds.damage.end())
        known->cases += cases;
    else
        odds.damage.push_back({clicks, cases});
}

/// CMB-05, CMB-06: what a total of two dice is compared with.
void addComparison(Odds& odds, const BlowNumbers& numbers)
{
    odds.attack = numbers.attack;
    for (const Modifier& modifier : numbers.toRoll())
        odds.attack += modifier.amount;
    odds.needed = numbers.needed();
    odds.defense = odds.attack + odds.needed;
}

} // namespace

Odds oddsOfBlow(const BlowNumbers& numbers)
{
    const int dieFaces = numbers.rollsClicks ? 6 : 1;
    const int dodgeFaces = numbers.canDodge ? 6 : 1;
    const int hitFaces = numbers.canDodge ? facesWithoutDodge : 1;
    Odds odds;
    addComparison(odds, numbers);
    odds.damage.reserve(16); // seldom more, so that it grows in one go
    odds.of = 36 * dieFaces * dodgeFaces;
    odds.selfHarm = waysOf(2) * dieFaces * dodgeFaces;
    for (int total = 2; total <= 12; ++total) {
        const int ways = waysOf(total);
        if (!numbers.hits(total)) {
            addClicks(odds, 0, ways * dieFaces * dodgeFaces);
            continue;
        }
        odds.successes += ways * dieFaces * hitFaces;
        for (int die = 1; die <= dieFaces; ++die)
            addClicks(odds, numbers.clicks(total, die), ways * hitFaces);
        addClicks(odds, 0, ways * dieFaces * (dodgeFaces - hitFaces));
    }
    std::ranges::sort(odds.damage, {}, &Odds::Clicks::clicks);
    odds.modifiers.assign(numbers.toRoll().begin(), numbers.toRoll().end());
    for (const Modifier& modifier : numbers.toDefense())
        odds.modifiers.push_back({modifier.rule, -modifier.amount});
    for (const Modifier& modifier : numbers.toDamage())
        odds.modifiers.push_back(modifier);
    if (numbers.reduction.modifier.amount != 0)
        odds.modifiers.push_back(numbers.reduction.modifier);
    if (numbers.canDodge)
        odds.modifiers.push_back({"SA-DODGE", 0});
    return odds;
}

double expectedClicks(const Odds& odds)
{
    int clicks = 0;
    for (const Odds::Clicks& outcome : odds.damage)
        clicks += outcome.clicks * outcome.cases;
    return double(clicks) / odds.of;
}

namespace {

/// One roll against all of them; the first is the one aimed at.
std::optional<Odds> oddsOfStroke(const Position& position, const Stroke& stroke,
                                 std::span<const StrokeTarget> targets)
{
    std::optional<Odds> odds;
    for (const StrokeTarget& target : targets) {
        Odds one = oddsOfBlow(blowNumbers(position, stroke, target));
        one.target = target.figure;
        if (odds)
            odds->others.push_back(std::move(one));
        else
            odds = std::move(one);
    }
    return odds;
}

std::optional<Odds> oddsFor(const Position& position, const AimAlso& action)
{
    const auto aiming = pending<Aiming>(position);
    if (!aiming)
        return std::nullopt;
    const int targets = int(targetsAimedAt(position).size()) + 1;
    return oddsOfStroke(position, {Blow::Shot, position.turn().figure, aiming->form, targets},
                        std::array{StrokeTarget{action.target}});
}

std::optional<Odds> oddsFor(const Position& position, const ShootDoor& action)
{
    Odds odds = oddsOfBlow(numbersOfDoorShot(position, action.door, action.form));
    odds.damage.clear(); // DOOR-14: damage is not counted
    return odds;
}

std::optional<Odds> oddsFor(const Position& position, const ShootFurniture& action)
{
    const Stroke stroke{Blow::Shot, position.turn().figure, AttackForm::FlameLightning};
    Odds odds = oddsOfBlow(numbersAgainstFurniture(position, stroke, action.artifact, false));
    odds.damage.clear(); // DRESS-12: one hit is enough
    for (const StrokeTarget& target : bystandersOf(position, stroke.striker, action.artifact)) {
        Odds& other = odds.others.emplace_back(oddsOfBlow(blowNumbers(position, stroke, target)));
        other.target = target.figure;
    }
    return odds;
}

std::optional<Odds> oddsFor(const Position& position, const BashDoor& action)
{
    Odds odds = oddsOfBlow(numbersAgainstDoor(position, action.door));
    odds.damage.clear(); // DOOR-14: damage is not counted
    return odds;
}

std::optional<Odds> oddsFor(const Position& position, const HealFigure& action)
{
    const Blow blow = action.form == AttackForm::MagicHealing ? Blow::Shot : Blow::Attack;
    auto odds = oddsOfStroke(position, {blow, position.turn().figure, action.form},
                             std::array{StrokeTarget{action.target}});
    odds->damage.clear();
    return odds;
}

std::optional<Odds> oddsFor(const Position& position, const BreakAway&)
{
    Odds odds;
    odds.of = 6;
    odds.successes = 6 - breakAwayFailsUpTo(position, position.turn().figure);
    return odds;
}

std::optional<Odds> oddsFor(const Position& position, const DisarmTrap& action)
{
    Odds odds;
    odds.needed = disarmNeeds(position, action.chest, action.slow);
    for (int total = std::max(2, odds.needed); total <= 12; ++total)
        odds.successes += waysOf(total);
    if (action.slow)
        odds.modifiers.push_back({"TRAP-10", 2});
    return odds;
}

std::optional<Odds> oddsFor(const Position& position, const Steal& action)
{
    const BlowNumbers numbers = theftNumbers(position, position.turn().figure, action.target);
    Odds odds;
    addComparison(odds, numbers);
    for (int total = std::max(2, numbers.needed()); total <= 12; ++total)
        odds.successes += waysOf(total);
    odds.modifiers.assign(numbers.toRoll().begin(), numbers.toRoll().end());
    for (const Modifier& modifier : numbers.toDefense())
        odds.modifiers.push_back({modifier.rule, -modifier.amount});
    return odds;
}

/// Blows at figures; all others roll nothing.
template <typename Other> std::optional<Odds> oddsFor(const Position& position, const Other& action)
{
    const auto declared = strokeOf(position, action);
    return declared ? oddsOfStroke(position, declared->stroke, declared->targets) : std::nullopt;
}

/// EXO-16: gifts are picked before the roll, by whoever has them and as serves that player best.
std::optional<Odds> oddsAfterPick(const Game& game, const GameState& state, const Action& action,
                                  const GiftClash& clash)
{
    const Position position(game, state);
    std::optional<Odds> best;
    Actions picks;
    ActionList list(position, picks, std::size_t(-1));
    const GiftChoice choice = choiceOf(clash);
    listOptions(position, choice, list);
    for (const Action& pick : picks) {
        GameState picked = state;
        evolve(game, picked,
               {"EXO-16", GiftPicked{clash.figure, std::get<PickGift>(pick).ability, choice.among}});
        auto odds = oddsOf(game, picked, action);
        const bool isBetter =
            !best || (clash.slot == Slot::Attack) == (expectedClicks(*odds) > expectedClicks(*best));
        if (isBetter)
            best = std::move(odds);
    }
    return best;
}

/// MD-20, MD-42, MD-43: a section is named before the roll, by whoever may and as serves that player best.
std::optional<Odds> oddsAfterNaming(const Game& game, const GameState& state, const Action& action,
                                    const SectionChoice& choice)
{
    const Position position(game, state);
    const bool isAttackers = choice.player == playerToAct(game, state);
    std::optional<Odds> best;
    forEachSection(choice.hull, [&](FigureId section) {
        if ((choice.sections & maskOfSection(position, section)) == 0)
            return;
        GameState named = state;
        evolve(game, named, {"MD-42", SectionNamed{section}});
        auto odds = oddsOf(game, named, action);
        if (odds && (!best || isAttackers == (expectedClicks(*odds) > expectedClicks(*best))))
            best = std::move(odds);
    });
    return best;
}

} // namespace

std::optional<Odds> oddsOf(const Game& game, const GameState& state, const Action& action)
{
    const Position position(game, state);
    if (game.hasSections() && strikesFigures(action))
        if (const auto declared = strokeOf(position, action))
            if (const auto choice = sectionToName(position, *declared))
                return oddsAfterNaming(game, state, action, *choice);
    if (strikesFigures(action) && areGiftsOut(position))
        if (const auto declared = strokeOf(position, action))
            if (const auto clash = clashOf(position, *declared))
                return oddsAfterPick(game, state, action, *clash);
    return std::visit([&](const auto& what) { return oddsFor(position, what); }, action);
}

} // namespace delve::mageknight::play
