#include "engine/play/odds.h"

#include "engine/play/breakaway.h"
#include "engine/play/close_combat.h"
#include "engine/play/task.h"

#include <algorithm>

namespace delve::play {

namespace {

/// In how many of the 36 falls of two dice this total comes up.
constexpr int waysOf(int total)
{
    return 6 - (total > 7 ? total - 7 : 7 - total);
}

Odds oddsOfBlow(const BlowNumbers& numbers)
{
    Odds odds;
    odds.selfHarm = waysOf(2);
    for (int total = 2; total <= 12; ++total) {
        if (numbers.hits(total))
            odds.successes += waysOf(total);
        const int clicks = numbers.clicks(total);
        const auto known = std::ranges::find(odds.damage, clicks, &Odds::Clicks::clicks);
        if (known != odds.damage.end())
            known->cases += waysOf(total);
        else
            odds.damage.push_back({clicks, waysOf(total)});
    }
    std::ranges::sort(odds.damage, {}, &Odds::Clicks::clicks);
    odds.modifiers.assign(numbers.toRoll().begin(), numbers.toRoll().end());
    for (const Modifier& modifier : numbers.toDefense())
        odds.modifiers.push_back({modifier.rule, -modifier.amount});
    return odds;
}

std::optional<Odds> oddsFor(const Position& position, const Attack& action)
{
    return oddsOfBlow(blowNumbers(position, Blow::Attack, position.turn().figure, action.target));
}

std::optional<Odds> oddsFor(const Position& position, const BashDoor& action)
{
    Odds odds = oddsOfBlow(numbersAgainstDoor(position, action.door));
    odds.damage.clear(); // DOOR-14: damage is not counted
    return odds;
}

std::optional<Odds> oddsFor(const Position& position, const StrikeBlow&)
{
    const auto task = nextTask(position.state());
    const auto* offer = task ? std::get_if<BlowOffer>(&*task) : nullptr;
    if (offer == nullptr)
        return std::nullopt;
    return oddsOfBlow(blowNumbers(position, offer->blow, offer->striker, offer->target));
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
    for (int total = std::max(2, disarmNeeds(position, action.chest, action.slow)); total <= 12; ++total)
        odds.successes += waysOf(total);
    if (action.slow)
        odds.modifiers.push_back({"TRAP-10", 2});
    return odds;
}

std::optional<Odds> oddsFor(const Position& position, const Steal& action)
{
    const BlowNumbers numbers = theftNumbers(position, position.turn().figure, action.target);
    Odds odds;
    for (int total = std::max(2, numbers.needed()); total <= 12; ++total)
        odds.successes += waysOf(total);
    odds.modifiers.assign(numbers.toRoll().begin(), numbers.toRoll().end());
    for (const Modifier& modifier : numbers.toDefense())
        odds.modifiers.push_back({modifier.rule, -modifier.amount});
    return odds;
}

std::optional<Odds> oddsFor(const Position& position, const AnswerTheft& action)
{
    const auto task = nextTask(position.state());
    const auto* answer = task ? std::get_if<TheftAnswer>(&*task) : nullptr;
    if (answer == nullptr || !action.strike)
        return std::nullopt;
    return oddsOfBlow(blowNumbers(position, Blow::Counterattack, answer->target, answer->thief));
}

/// All others roll nothing.
template <typename Other> std::optional<Odds> oddsFor(const Position&, const Other&)
{
    return std::nullopt;
}

} // namespace

std::optional<Odds> oddsOf(const Game& game, const GameState& state, const Action& action)
{
    return std::visit([&](const auto& what) { return oddsFor({game, state}, what); }, action);
}

} // namespace delve::play
