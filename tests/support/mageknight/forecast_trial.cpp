// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/forecast_trial.h"

#include "engine/mageknight/play/core/event_log.h"
#include "engine/mageknight/play/figures/figures.h"
#include "tests/support/mageknight/every_fall.h"

#include <algorithm>
#include <map>

namespace delve::mageknight::test {

using namespace delve::mageknight::play;

namespace {

constexpr std::size_t mostDice = 5; ///< 7,776 falls

/// One trial: all that happened, and where it stopped.
struct Trial
{
    GameState state;
    Events events;
    std::size_t first = 0; ///< the event with the main roll
    std::size_t last = 0;  ///< behind the last event that belongs to it
    bool isRolled = false;
    bool hadChoice = false; ///< something could be chosen on the way that is told as chosen best
};

void findRoll(Trial& trial)
{
    for (std::size_t i = 0; i < trial.events.size(); ++i) {
        const auto* rolled = std::get_if<Rolled>(&trial.events[i].what);
        if (!rolled)
            continue;
        if (!trial.isRolled && isMain(rolled->what)) {
            trial.isRolled = true;
            trial.first = i;
        } else if (trial.isRolled && !isOfStroke(rolled->what) && rolled->what != RollFor::Terrify) {
            trial.last = i;
            return;
        }
    }
    trial.last = trial.events.size();
}

/// How the decisions on the way are made.
struct Choices
{
    std::vector<FigureId> turning; ///< they turn to the mover
    std::vector<FigureId> staying; ///< they do not; all others may
    std::size_t own = 0;           ///< which option of its own player, or of who has gifts (EXO-16)
    Random random;                 ///< the same for every fall
};

bool isFaced(const Position& position, FigureId figure, FigureId mover)
{
    return isInFrontArc(position, figure, mover) && !isInRearArc(position, figure, mover);
}

Action chosenSpin(const Position& position, const Actions& options, Choices& choices)
{
    const FigureId mover = position.turn().figure;
    Actions fitting;
    for (const Action& option : options) {
        const auto* spin = std::get_if<Spin>(&option);
        if (!spin || std::ranges::count(choices.staying, spin->figure) > 0)
            continue;
        // Any facing that has the mover in front, and not behind as well (ARC-07), is as good as another.
        // SA-NIMBLE: those that have not would only help it.
        const bool shall = std::ranges::count(choices.turning, spin->figure) > 0;
        GameState turned = position.state();
        evolve(position.game(), turned, {"SPIN-02", FigureTurned{spin->figure, spin->facing}});
        if (!isFaced({position.game(), turned}, spin->figure, mover) ||
            (shall && isFaced(position, spin->figure, mover)))
            continue;
        fitting.push_back(option);
    }
    const bool mustTurn = std::ranges::any_of(fitting, [&](const Action& option) {
        return std::ranges::count(choices.turning, std::get<Spin>(option).figure) > 0;
    });
    if (fitting.empty() || (!mustTurn && choices.random.below(2) == 0))
        return DeclineSpins{};
    return fitting[choices.random.below(std::uint32_t(fitting.size()))];
}

Trial tryOut(const Game& game, const GameState& state, const Action& action, Choices choices, Dice& dice)
{
    Trial trial{state, {}};
    perform(game, trial.state, action, dice, trial.events);
    findRoll(trial);
    while (!trial.isRolled && !trial.state.turn().isOver()) {
        const auto decision = pendingDecision({game, trial.state});
        if (!decision || std::holds_alternative<BlowOffer>(decision->task))
            break;
        Actions options;
        legalActions(game, trial.state, options);
        Action chosen = options.front();
        if (std::holds_alternative<FreeSpins>(decision->task)) {
            chosen = chosenSpin({game, trial.state}, options, choices);
        } else if (decision->player == trial.state.turn().player ||
                   std::holds_alternative<GiftChoice>(decision->task)) { // EXO-16: as is best for who has it
            trial.hadChoice = true;
            chosen = options[std::min(choices.own, options.size() - 1)];
        }
        perform(game, trial.state, chosen, dice, trial.events);
        findRoll(trial);
    }
    return trial;
}

/// What one target of the odds, or what they are about without one, came to.
struct Share
{
    std::int64_t successes = 0;
    std::map<int, std::int64_t> damage;
};

bool isSuccess(const Trial& trial, FigureId target)
{
    bool isHit = false;
    for (std::size_t i = trial.first; i < trial.last; ++i) {
        const EventBody& what = trial.events[i].what;
        if (const auto* blow = std::get_if<BlowStruck>(&what))
            isHit |= blow->hit && blow->target == target;
        if (const auto* dodged = std::get_if<AttackDodged>(&what); dodged && dodged->figure == target)
            return false;
        if (target != FigureId::None)
            continue;
        if (const auto* door = std::get_if<DoorStruck>(&what))
            return door->hit;
        if (const auto* piece = std::get_if<FurnitureStruck>(&what))
            return piece->hit;
        if (const auto* theft = std::get_if<TheftTried>(&what))
            return theft->success;
        if (std::holds_alternative<TrapDisarmed>(what) || std::holds_alternative<FreedFrom>(what) ||
            std::holds_alternative<FigureMoved>(what))
            return true;
    }
    return isHit;
}

int clicksOf(const Trial& trial, FigureId target)
{
    for (std::size_t i = trial.first; i < trial.last; ++i)
        if (const auto* damaged = std::get_if<FigureDamaged>(&trial.events[i].what);
            damaged && damaged->figure == target && trial.events[i].rule == "DMG-01")
            return damaged->clicks;
    return 0;
}

bool isAnswered(const Game& game, const Trial& trial)
{
    for (std::size_t i = trial.last; i < trial.events.size(); ++i)
        if (const auto* blow = std::get_if<BlowStruck>(&trial.events[i].what);
            blow && (blow->blow == Blow::Counterattack || blow->blow == Blow::ReturnShot))
            return true;
    const Position position(game, trial.state);
    const auto offer = pending<BlowOffer>(position);
    // EXO-16: a single answer is given at once, but for the gift that it uses.
    return pending<AnswerChoice>(position) || pending<TheftAnswer>(position) ||
           pending<GiftChoice>(position) || (offer && offer->blow == Blow::PassersAnswer);
}

/// CLOSE-06: an answer is not answered; others may still give theirs.
bool isItselfAnAnswer(const Action& action)
{
    return std::holds_alternative<Answer>(action) || std::holds_alternative<AnswerTheft>(action);
}

/// A miss that hurts nobody: all who could answer before still can.
bool isPlainMiss(const Trial& trial, const std::vector<const Odds*>& all)
{
    for (std::size_t i = trial.first; i < trial.last; ++i)
        if (std::holds_alternative<FigureDamaged>(trial.events[i].what))
            return false;
    return std::ranges::none_of(all, [&](const Odds* odds) { return isSuccess(trial, odds->target); });
}

/// All falls of the dice with the same choices.
struct Sums
{
    std::vector<Share> shares;
    std::int64_t falls = 0; ///< weights, as if all had the most dice
    std::int64_t harm = 0;
    bool hadChoice = false;
    bool isTooMuch = false;
    QString fault;
};

Sums sumUp(const Game& game, const GameState& state, const Action& action, const Forecast& forecast,
           const Choices& choices, ForecastTally& tally)
{
    std::vector<const Odds*> all{&*forecast.odds};
    for (const Odds& other : forecast.odds->others)
        all.push_back(&other);
    Sums sums;
    sums.shares.resize(all.size());
    EveryFall dice;
    do {
        const Trial trial = tryOut(game, state, action, choices, dice);
        ++tally.falls;
        sums.hadChoice |= trial.hadChoice;
        if (!trial.isRolled) {
            sums.fault = QStringLiteral("it was not carried out");
            return sums;
        }
        if (dice.count() > mostDice) {
            sums.isTooMuch = true;
            return sums;
        }
        std::int64_t weight = 1;
        for (std::size_t i = dice.count(); i < mostDice; ++i)
            weight *= 6;
        sums.falls += weight;
        for (std::size_t i = 0; i < all.size(); ++i) {
            sums.shares[i].successes += isSuccess(trial, all[i]->target) ? weight : 0;
            sums.shares[i].damage[clicksOf(trial, all[i]->target)] += weight;
        }
        for (std::size_t i = trial.first; i < trial.last; ++i)
            if (trial.events[i].rule == "DMG-05" &&
                std::holds_alternative<FigureDamaged>(trial.events[i].what))
                sums.harm += weight;
        // Who is hurt may be able to do more or less than before; that is not told.
        if (!isItselfAnAnswer(action) && isPlainMiss(trial, all) &&
            isAnswered(game, trial) != (forecast.reply != Reply::None))
            sums.fault = forecast.reply == Reply::None ? QStringLiteral("somebody answered")
                                                       : QStringLiteral("nobody answered");
    } while (sums.fault.isEmpty() && dice.advance());
    return sums;
}

QString compare(const QString& what, std::int64_t seen, std::int64_t falls, std::int64_t told,
                std::int64_t of)
{
    return seen * of == told * falls ? QString()
                                     : QStringLiteral("%1: %2 of %3 where %4 of %5 was told")
                                           .arg(what)
                                           .arg(seen)
                                           .arg(falls)
                                           .arg(told)
                                           .arg(of);
}

QString compare(const Odds& odds, const Share& share, std::int64_t falls)
{
    QString fault = compare(QStringLiteral("successes"), share.successes, falls, odds.successes, odds.of);
    if (odds.damage.empty())
        return fault;
    std::map<int, std::int64_t> told;
    for (const auto& [clicks, cases] : odds.damage)
        told[clicks] += cases;
    for (const auto& [clicks, cases] : share.damage)
        told.try_emplace(clicks, 0);
    for (const auto& [clicks, cases] : told) {
        const auto seen = share.damage.find(clicks);
        fault += compare(QStringLiteral("%1 clicks").arg(clicks),
                         seen == share.damage.end() ? 0 : seen->second, falls, cases, odds.of);
    }
    return fault;
}

QString compare(const Forecast& forecast, const Sums& sums)
{
    QString fault = sums.fault + compare(*forecast.odds, sums.shares[0], sums.falls);
    for (std::size_t i = 0; i < forecast.odds->others.size(); ++i)
        fault += compare(forecast.odds->others[i], sums.shares[i + 1], sums.falls);
    return fault + compare(QStringLiteral("harm to who rolls"), sums.harm, sums.falls,
                           forecast.odds->selfHarm, forecast.odds->of);
}

QString caseFault(const Game& game, const GameState& state, const Action& action, const Forecast& forecast,
                  Choices choices, ForecastTally& tally)
{
    if (!forecast.odds) {
        ++tally.stopped;
        EveryFall dice;
        const Trial trial = tryOut(game, state, action, choices, dice);
        return trial.isRolled ? QStringLiteral("it was carried out") : QString();
    }
    tally.replies += forecast.reply != Reply::None;
    // What its own player chooses on the way is told as is best: one of the choices comes to just that.
    constexpr std::size_t mostOptions = 40;
    QString fault;
    for (choices.own = 0; choices.own < mostOptions; ++choices.own) {
        const Sums sums = sumUp(game, state, action, forecast, choices, tally);
        if (sums.isTooMuch) {
            ++tally.skipped;
            return {};
        }
        fault = compare(forecast, sums);
        if (fault.isEmpty() || !sums.hadChoice)
            return fault;
    }
    return fault;
}

QString fearFault(const Game& game, const GameState& state, const Action& action, const Forecast& forecast,
                  const Choices& choices, ForecastTally& tally)
{
    ++tally.fears;
    EveryFall dice;
    std::int64_t falls = 0;
    std::int64_t successes = 0;
    do {
        const Trial trial = tryOut(game, state, action, choices, dice);
        ++tally.falls;
        std::int64_t weight = 1;
        for (std::size_t i = dice.count(); i < 8; ++i)
            weight *= 6;
        falls += weight;
        bool isKeptAway = false;
        for (const Event& event : trial.events)
            if (const auto* fear = std::get_if<FearRolled>(&event.what))
                isKeptAway |= !fear->mayApproach;
        successes += isKeptAway ? 0 : weight;
    } while (dice.advance());
    return compare(QStringLiteral("fear"), successes, falls, forecast.odds->successes, forecast.odds->of);
}

} // namespace

QString forecastFault(const Game& game, const GameState& state, const Action& action, Random& random,
                      ForecastTally& tally)
{
    const auto forecasts = forecastOf(game, state, action);
    Choices choices{{}, {}, 0, Random(random.next())};
    if (!forecasts)
        return {};
    ++tally.actions;
    if (!oddsOf(game, state, action)) {
        tally.passings += forecasts->freeAttack.has_value();
        return forecasts->unturned.odds ? fearFault(game, state, action, forecasts->unturned, choices, tally)
                                        : QString();
    }
    choices.staying = forecasts->turning;
    QString fault = caseFault(game, state, action, forecasts->unturned, choices, tally);
    if (fault.isEmpty() && forecasts->turned) {
        ++tally.turned;
        choices.staying.clear();
        choices.turning = forecasts->turning;
        fault = caseFault(game, state, action, *forecasts->turned, choices, tally);
        if (!fault.isEmpty())
            fault = QStringLiteral("turned, ") + fault;
    }
    return fault.isEmpty()
               ? fault
               : QStringLiteral("%1: %2").arg(QString::fromStdString(writeAction(game, action)), fault);
}

} // namespace delve::mageknight::test
