// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/forecast.h"

#include "engine/base/dice.h"
#include "engine/mageknight/play/abilities/flight.h"
#include "engine/mageknight/play/abilities/terrify.h"
#include "engine/mageknight/play/artifacts/gift_choice.h"
#include "engine/mageknight/play/core/play.h"
#include "engine/mageknight/play/fighting/answers.h"
#include "engine/mageknight/play/fighting/declaration.h"
#include "engine/mageknight/play/fighting/ranged_combat.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/moving/well_faced.h"
#include "engine/mageknight/play/treasure/theft.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// Dice with which everybody overcomes fear (DG-14); the others do not matter here.
class BoldDice final : public Dice
{
public:
    int roll(const RollPurpose& purpose) override { return purpose.what == nameOf(RollFor::Terrify) ? 6 : 1; }
};

template <typename... Kinds> bool isAny(const Action& action)
{
    return (std::holds_alternative<Kinds>(action) || ...);
}

/// Those whom the odds are about.
std::vector<FigureId> targetsOf(const Odds& odds)
{
    std::vector<FigureId> targets;
    if (odds.target != FigureId::None)
        targets.push_back(odds.target);
    for (const Odds& other : odds.others)
        if (other.target != FigureId::None)
            targets.push_back(other.target);
    return targets;
}

/// SA-G14: bystanders do not answer.
bool isAimedAtFirstAlone(const Action& action)
{
    const auto* shot = std::get_if<Shoot>(&action);
    return shot && shot->form == AttackForm::FlameLightning;
}

Reply replyTo(const Position& position, const Action& action, const Odds& odds)
{
    const FigureId active = position.turn().figure;
    if (const auto* theft = std::get_if<Steal>(&action))
        return mayAnswerTheft(position, theft->target, active) ? Reply::May : Reply::None;
    if (isAny<StrikeBlow>(action)) {
        const auto offer = pending<BlowOffer>(position);
        return offer && offer->blow == Blow::FreeAttack && !isDemoralized(position, offer->target)
                   ? Reply::May
                   : Reply::None;
    }
    const bool isClose = isAny<Attack, SweepAround>(action);
    if (!isClose && !isAny<Shoot, Fire, SendShockwave, ShootAhead>(action))
        return Reply::None;
    std::vector<FigureId> targets = targetsOf(odds);
    if (isAimedAtFirstAlone(action))
        targets.resize(1);
    const bool isAnswered = std::ranges::any_of(
        targets, [&](FigureId target) { return canAnswer(position, target, active, !isClose); });
    return !isAnswered ? Reply::None : isClose ? Reply::Must : Reply::May;
}

/// The better one for who rolls.
bool isBetter(const Forecast& a, const Forecast& b)
{
    if (!a.odds || !b.odds)
        return a.odds.has_value();
    const auto left = std::int64_t(a.odds->successes) * b.odds->of;
    const auto right = std::int64_t(b.odds->successes) * a.odds->of;
    return left != right ? left > right : expectedClicks(*a.odds) > expectedClicks(*b.odds);
}

/// What happens between the declaring of an action and its carrying out, with those turning who shall.
class LeadUp
{
public:
    LeadUp(const Game& game, const Action& action, std::span<const FigureId> turning)
        : m_game(game), m_action(action), m_turning(turning)
    {}

    /// Calls `visit(state)` with each state in which the action can come up, as its own player chooses.
    template <typename Visit> void follow(const GameState& declared, Visit&& visit)
    {
        m_events.clear();
        GameState state = declared;
        go(state, m_action);
        goOn(state, visit);
    }

    /// What has happened on the way to the state that is visited.
    const Events& happened() const { return m_events; }

private:
    void go(GameState& state, const Action& action)
    {
        performUpToDeclared(m_game, state, action, m_dice, m_events);
    }

    template <typename Visit> void goOn(GameState& state, Visit&& visit)
    {
        const auto decision = pendingDecision({m_game, state});
        if (!decision || state.turn().isOver()) {
            if (pending<DeclaredAction>({m_game, state}))
                evolve(m_game, state, {"", TaskTaken{}});
            return visit(state);
        }
        Actions options;
        legalActions(m_game, state, options);
        if (std::holds_alternative<FreeSpins>(decision->task)) {
            go(state, chosenSpin({m_game, state}, options));
            return goOn(state, visit);
        }
        // What others choose on the way does not touch the roll.
        if (decision->player != state.turn().player)
            options.resize(1);
        const std::size_t before = m_events.size();
        for (const Action& option : options) {
            GameState next = state;
            go(next, option);
            goOn(next, visit);
            m_events.resize(before);
        }
    }

    /// SPIN-02: the next one of those who shall turn, or nobody any more.
    Action chosenSpin(const Position& position, const Actions& options) const
    {
        const FigureId mover = position.turn().figure;
        for (const Action& option : options) {
            const auto* spin = std::get_if<Spin>(&option);
            if (!spin || std::ranges::count(m_turning, spin->figure) == 0)
                continue;
            if (turnsTo(position, *spin, mover))
                return *spin;
        }
        return DeclineSpins{};
    }

    const Game& m_game;
    const Action& m_action;
    std::span<const FigureId> m_turning;
    BoldDice m_dice;
    Events m_events;
};

Forecast fallenAway(std::string_view rule)
{
    Forecast forecast;
    forecast.fallsAway = rule;
    return forecast;
}

/// The action where it comes up: its conditions are looked at again (CMB-13 (3)).
Forecast judge(const Game& game, const GameState& state, const Action& action, bool isTold)
{
    const Position position(game, state);
    if (state.turn().isOver())
        return fallenAway("END-04");
    if (state.turn().has(activation::stopped))
        return fallenAway("SA-POLE-ARM");
    if (const Refusal refusal = check(game, state, action); !refusal.isAllowed())
        return fallenAway(refusal.rule);
    Forecast forecast{oddsOf(game, state, action), {}};
    if (isTold && forecast.odds)
        forecast.reply = replyTo(position, action, *forecast.odds);
    return forecast;
}

/// Somebody may turn, strike or be in the way of a load: there is more to do than to note the end of a move.
bool isMuchToDo(const Position& position)
{
    const FigureId figure = position.turn().figure;
    return figure != FigureId::None && position.figure(figure).isInside() &&
           (isNextToOpposing(position, figure) || carriedBy(position, figure) != ArtifactId::None);
}

/// `isTold`: with all that people are told; agents need only the odds.
Forecast forecastIf(const Game& game, const GameState& state, const Action& action,
                    std::span<const FigureId> turning, bool isTold)
{
    std::optional<Forecast> best;
    LeadUp(game, action, turning).follow(state, [&](GameState& ready) {
        const Forecast one = judge(game, ready, action, isTold);
        if (!best || isBetter(one, *best))
            best = one;
    });
    return *best;
}

/// Whose turning changes anything: the targets, and who could stop the mover (SA-POLE-ARM).
std::vector<FigureId> whoMatters(const Position& position, const Odds& odds)
{
    std::vector<FigureId> figures = targetsOf(odds);
    if (position.game().canComeUp(Ability::PoleArm))
        forEachAdjacentFigure(position, position.turn().figure, [&](FigureId other, SquareIndex, Direction) {
            if (hasAbility(position, other, Ability::PoleArm) && !std::ranges::count(figures, other))
                figures.push_back(other);
        });
    // SPIN-01: only who stands beside the mover gets a spin.
    std::erase_if(figures, [&](FigureId figure) {
        return !areAdjacent(position, figure, position.turn().figure) ||
               isWellFaced(position, figure, position.turn().figure);
    });
    return figures;
}

/// SA-POLE-ARM, CMB-13: whether an action without dice is carried out at all, or falls away if somebody
/// turns.
void addStop(const Game& game, const GameState& state, const Action& action, Forecasts& forecasts)
{
    const Position position(game, state);
    if (isAny<EndActivation>(action) || !waitsForMovement(position, action) || !isMuchToDo(position))
        return;
    forecasts.unturned = forecastIf(game, state, action, {}, true);
    if (!forecasts.unturned.fallsAway.empty())
        return;
    auto turning = whoMatters(position, {});
    if (turning.empty())
        return;
    const Forecast turned = forecastIf(game, state, action, turning, true);
    if (turned.fallsAway.empty())
        return;
    forecasts.turned = turned;
    forecasts.turning = std::move(turning);
}

/// DG-14: the chance that a step or a turn is made at all.
std::optional<Odds> oddsOfFear(const Game& game, const GameState& state, const Action& action)
{
    if (!game.canComeUp(Ability::Terrify) ||
        !isAny<Step, TakeStairs, Turn, Enter, PassThrough, LeaveThrough, FlyTo, Straighten>(action))
        return std::nullopt;
    BoldDice dice;
    Events events;
    apply(game, state, action, dice, events);
    Odds odds;
    odds.successes = odds.of = 1;
    for (const Event& event : events)
        if (std::holds_alternative<FearRolled>(event.what)) {
            odds.successes *= 6 - fearKeepsAwayUpTo;
            odds.of *= 6;
        }
    if (odds.of == 1)
        return std::nullopt;
    odds.modifiers.push_back({"DG-14", 0});
    return odds;
}

/// PASS-08: what the figure that is passed may strike.
void addFreeAttack(const Game& game, const GameState& state, const Action& action, Forecasts& forecasts)
{
    if (!isAny<PassThrough, LeaveThrough>(action))
        return;
    BoldDice dice;
    Events events;
    GameState after = state;
    perform(game, after, action, dice, events);
    if (const auto offer = pending<BlowOffer>({game, after}); offer && offer->blow == Blow::FreeAttack) {
        forecasts.freeAttack = oddsOf(game, after, StrikeBlow{});
        forecasts.striker = offer->striker;
    }
}

/// What an action takes where nothing comes before it any more. What has to be chosen first (EXO-16,
/// RANGE-20) does not matter for it.
int pricePaid(const Game& game, const GameState& state, const Action& action)
{
    BoldDice dice;
    Events events;
    Actions options;
    GameState after = state;
    perform(game, after, action, dice, events);
    while (true) {
        int price = 0;
        for (const Event& event : events) {
            if (const auto* spent = std::get_if<SpeedSpent>(&event.what))
                price += spent->amount;
            // ACT-15: what is paid is paid before it is rolled; only the dice of DG-14 come earlier (MOV-14).
            const auto* rolled = std::get_if<Rolled>(&event.what);
            if ((rolled && rolled->what != RollFor::Terrify) ||
                std::holds_alternative<ActivationEnded>(event.what))
                return price;
        }
        const bool isChosen = pending<GiftChoice>({game, after}) || pending<Aiming>({game, after});
        if (price > 0 || !isChosen)
            return price;
        legalActions(game, after, options);
        perform(game, after, options.front(), dice, events);
    }
}

/// BRK-01, SA-FLIGHT: what holds a flight on its way.
void addBreakAway(const Game& game, const GameState& state, const Action& action, Forecasts& forecasts)
{
    const auto* flight = std::get_if<FlyTo>(&action);
    const int times = flight ? fareOf({game, state}, *flight).breakAways : 0;
    if (times == 0)
        return;
    const auto once = oddsOf(game, state, BreakAway{});
    forecasts.breakAway = once;
    for (int i = 1; i < times; ++i) {
        forecasts.breakAway->successes *= once->successes;
        forecasts.breakAway->of *= once->of;
    }
}

} // namespace

std::optional<Forecasts> forecastOf(const Game& game, const GameState& state, const Action& action)
{
    const Position position(game, state);
    const auto now = oddsOf(game, state, action);
    Forecasts forecasts;
    if (!now) {
        addStop(game, state, action, forecasts);
        forecasts.unturned.odds = oddsOfFear(game, state, action);
        addFreeAttack(game, state, action, forecasts);
        addBreakAway(game, state, action, forecasts);
        const bool isAnything = forecasts.unturned != Forecast{} || forecasts.turned ||
                                forecasts.freeAttack || forecasts.breakAway;
        return isAnything ? std::optional(forecasts) : std::nullopt;
    }
    if (!waitsForMovement(position, action)) {
        forecasts.unturned = {now, {}, replyTo(position, action, *now)};
        return forecasts;
    }
    forecasts.unturned = forecastIf(game, state, action, {}, true);
    // Who is stopped already is stopped however they stand.
    if (forecasts.unturned.odds) {
        forecasts.turning = whoMatters(position, *now);
        if (!forecasts.turning.empty())
            forecasts.turned = forecastIf(game, state, action, forecasts.turning, true);
        if (forecasts.turned == forecasts.unturned)
            forecasts.turned.reset();
    }
    if (!forecasts.turned)
        forecasts.turning.clear();
    return forecasts;
}

std::optional<Odds> worstOddsOf(const Game& game, const GameState& state, const Action& action)
{
    const Position position(game, state);
    auto now = oddsOf(game, state, action);
    if (!now || !waitsForMovement(position, action) || !isMuchToDo(position))
        return now;
    return forecastIf(game, state, action, whoMatters(position, *now), false).odds;
}

Readiness readyFor(const Game& game, const GameState& state, const Action& action,
                   std::span<const FigureId> turning)
{
    if (!waitsForMovement({game, state}, action))
        return {state, {}, true};
    std::optional<Forecast> best;
    Readiness readiness;
    LeadUp leadUp(game, action, turning);
    leadUp.follow(state, [&](const GameState& ready) {
        const Forecast one = judge(game, ready, action, false);
        if (best && !isBetter(one, *best))
            return;
        best = one;
        readiness = {ready, leadUp.happened(), one.fallsAway.empty()};
    });
    return readiness;
}

int priceOf(const Game& game, const GameState& state, const Action& action)
{
    if (const auto* flight = std::get_if<FlyTo>(&action))
        return fareOf({game, state}, *flight).points;
    const bool acts = std::visit([]<typename T>(const T&) { return T::timing == Timing::Act; }, action);
    if (!acts && !isAny<Fire>(action)) // RANGE-20: the last part of a shot at many
        return 0;
    if (!waitsForMovement({game, state}, action))
        return pricePaid(game, state, action);
    std::optional<int> price;
    LeadUp(game, action, {}).follow(state, [&](const GameState& ready) {
        if (!price && judge(game, ready, action, false).fallsAway.empty())
            price = pricePaid(game, ready, action);
    });
    return price.value_or(0);
}

} // namespace delve::mageknight::play
