// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/exchange.h"

#include "engine/base/dice.h"
#include "engine/mageknight/content/two_dice.h"
#include "engine/mageknight/play/core/task.h"
#include "engine/mageknight/play/fighting/declaration.h"
#include "engine/mageknight/play/fighting/forecast.h"
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/figures/values.h"
#include "engine/mageknight/play/riding/units.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <set>
#include <utility>

namespace delve::mageknight::play {

namespace {

/// A sweep at six who dodge takes 14,000. Beyond this the window would wait too long.
constexpr int mostSteps = 20000;

/// One of the ways in which dice can fall: the faces, and how many of all falls are alike.
struct Fall
{
    int value = 0;
    int ways = 0;
};

constexpr auto fallsOfTwo = [] {
    std::array<Fall, highestRoll - lowestRoll + 1> falls;
    for (int total = lowestRoll; total <= highestRoll; ++total)
        falls[std::size_t(total - lowestRoll)] = {total, waysOf(total)};
    return falls;
}();
constexpr std::array<Fall, 6> fallsOfOne{{{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}}};
/// SA-DODGE: such a die says yes or no.
constexpr std::array<Fall, 2> fallsOfDodging{
    {{facesWithoutDodge, facesWithoutDodge}, {6, 6 - facesWithoutDodge}}};

std::span<const Fall> fallsOf(std::string_view what)
{
    // CMB-05: of these two dice are rolled, and only their total counts.
    if (what == nameOf(RollFor::Attack) || what == nameOf(RollFor::Counterattack) ||
        what == nameOf(RollFor::FreeAttack))
        return fallsOfTwo;
    return what == nameOf(RollFor::Dodge) ? std::span<const Fall>(fallsOfDodging) : fallsOfOne;
}

/// Dice that fall in every way there is, one way after the other.
class EveryFall final : public Dice
{
public:
    int roll(const RollPurpose& purpose) override
    {
        if (m_second > 0)
            return std::exchange(m_second, 0);
        if (m_next == m_rolls.size())
            m_rolls.push_back({fallsOf(purpose.what), 0});
        const Roll& roll = m_rolls[m_next++];
        const Fall fall = roll.falls[roll.at];
        const bool isPair = roll.falls.size() == fallsOfTwo.size();
        m_chance *= fall.ways / (isPair ? 36.0 : 6.0);
        if (!isPair)
            return fall.value;
        const int first = std::min(6, fall.value - 1);
        m_second = fall.value - first;
        return first;
    }
    /// How likely the dice fall as they did since the last way.
    double chance() const { return m_chance; }
    /// Goes on to the next way; false when there is none.
    bool goOn()
    {
        m_next = 0;
        m_second = 0;
        m_chance = 1;
        while (!m_rolls.empty() && m_rolls.back().at + 1 == m_rolls.back().falls.size())
            m_rolls.pop_back();
        if (m_rolls.empty())
            return false;
        ++m_rolls.back().at;
        return true;
    }

private:
    struct Roll
    {
        std::span<const Fall> falls;
        std::size_t at = 0;
    };

    std::vector<Roll> m_rolls;
    std::size_t m_next = 0;
    int m_second = 0; ///< of a pair whose first die has been rolled
    double m_chance = 1;
};

/// Who strikes in this action; None where it is no attack.
FigureId strikerOf(const Position& position, const Action& action)
{
    return std::visit(
        [&]<typename T>(const T& what) {
            if constexpr (std::is_same_v<T, Attack> || std::is_same_v<T, SweepAround> ||
                          std::is_same_v<T, Shoot> || std::is_same_v<T, Fire> ||
                          std::is_same_v<T, SendShockwave> || std::is_same_v<T, ShootAhead>) {
                return position.turn().figure;
            } else if constexpr (std::is_same_v<T, StrikeBlow>) {
                const auto offer = pending<BlowOffer>(position);
                return !offer ? FigureId::None : what.by == FigureId::None ? offer->striker : what.by;
            } else if constexpr (std::is_same_v<T, Answer>) {
                return what.figure;
            } else {
                return FigureId::None;
            }
        },
        action);
}

/// What is on the agenda beneath an attack: all that was there before, but for the question it answers.
std::size_t agendaBeneath(const GameState& state, const Action& action)
{
    const bool answers = std::visit([]<typename T>(const T&) { return T::timing == Timing::Answer; }, action);
    return state.tasks().size() - (answers ? 1 : 0);
}

/// What is said to a question that comes up within the attack.
Action replyTo(const Game& game, const GameState& state)
{
    if (pending<Aiming>({game, state}))
        return Fire{}; // RANGE-20: at those who have been named
    Actions options;
    legalActions(game, state, options, 1);
    assert(!options.empty());
    return options.front(); // CLOSE-11, RANGE-24: answers come before the wish to give none
}

/// CAV-17, MD-20: those who take what the striker gets back.
std::vector<FigureId> pieceOfStriker(const Position& position, FigureId striker)
{
    std::vector<FigureId> piece;
    for (std::size_t i = 0; i < position.state().figures().size(); ++i)
        if (areOfOnePiece(position, FigureId(i), striker))
            piece.push_back(FigureId(i));
    return piece;
}

/// Play that has come so far, in one way or in several that are alike.
struct Branch
{
    GameState state;
    double chance = 1;
    bool doOthersFall = false;
    bool doesOwnFall = false;
};

/// Follows an attack step by step. After each roll, branches that have come to the same are followed as one:
/// what is left of an answer is the click it brought its target to, so that answers add up and do not
/// multiply.
class Following
{
public:
    Following(const Game& game, std::vector<FigureId> own, std::size_t beneath)
        : m_game(game), m_own(std::move(own)), m_beneath(beneath)
    {}

    Exchange follow(const Readiness& ready, const Action& action)
    {
        Branch start{ready.state};
        note(start, ready.before);
        if (!ready.comesUp)
            return m_exchange;
        std::vector<Branch> open;
        fork(start, open,
             [&](GameState& state, Dice& dice) { beginOnly(m_game, state, action, dice, m_events); });
        while (!open.empty()) {
            std::vector<Branch> next;
            for (Branch& branch : open)
                advance(std::move(branch), next);
            open = merged(std::move(next));
        }
        return m_exchange;
    }

private:
    /// Nothing that belongs to the attack is left to be done.
    bool isOver(const GameState& state) const
    {
        const auto tasks = state.tasks();
        if (state.turn().isOver() || tasks.size() <= m_beneath)
            return true;
        return tasks.size() == m_beneath + 1 && (tasks.back().kind == kindIn<CloseActivation, Task>() ||
                                                 tasks.back().kind == kindIn<NextSection, Task>());
    }

    /// Goes on to the next roll, and with each fall of it.
    void advance(Branch branch, std::vector<Branch>& next)
    {
        std::vector<Branch> after;
        after.push_back(std::move(branch));
        while (after.size() == 1 && !isOver(after.front().state)) {
            // SA-MAGIC-CONFUSION: answers come when the other player has moved the figure.
            const bool isMoved = pending<ConfusedMove>({m_game, after.front().state}).has_value();
            if (isMoved || m_exchange.steps >= mostSteps) {
                m_exchange.isWhole = false;
                return;
            }
            const Branch from = std::exchange(after, {}).front();
            fork(from, after, [&](GameState& state, Dice& dice) {
                if (!doNext(m_game, state, dice, m_events))
                    beginOnly(m_game, state, replyTo(m_game, state), dice, m_events);
            });
        }
        for (Branch& one : after)
            if (!isOver(one.state)) {
                forgetDials(one.state);
                next.push_back(std::move(one));
            }
    }

    /// Takes one step with every fall of its dice.
    template <typename Step> void fork(const Branch& from, std::vector<Branch>& after, Step&& step)
    {
        EveryFall dice;
        bool isMore = true;
        while (isMore && m_exchange.steps < mostSteps) {
            Branch& branch = after.emplace_back(from);
            m_events.clear();
            step(branch.state, dice);
            ++m_exchange.steps;
            branch.chance *= dice.chance();
            note(branch, m_events);
            isMore = dice.goOn();
        }
        m_exchange.isWhole = m_exchange.isWhole && !isMore;
    }

    void note(Branch& branch, const Events& events)
    {
        for (const Event& event : events)
            if (const auto* damaged = std::get_if<FigureDamaged>(&event.what))
                (isOwn(damaged->figure) ? m_exchange.taken : m_exchange.dealt) +=
                    branch.chance * damaged->clicks;
            else if (const auto* gone = std::get_if<FigureEliminated>(&event.what))
                noteFall(branch, isOwn(gone->figure));
            else if (const auto* due = std::get_if<AnswerDue>(&event.what))
                m_targets.insert(due->figure);
    }
    void noteFall(Branch& branch, bool own)
    {
        if (!std::exchange(own ? branch.doesOwnFall : branch.doOthersFall, true))
            (own ? m_exchange.ownFall : m_exchange.othersFall) += branch.chance;
    }

    bool isOwn(FigureId figure) const { return std::ranges::count(m_own, figure) > 0; }

    /// In close combat answers strike at the attacker alone, and nobody looks any more at the dials of those
    /// who have answered. They are turned back, so that branches that differ in nothing else are alike.
    void forgetDials(GameState& state) const
    {
        const bool isClose = std::ranges::any_of(state.tasks(), [](const Packed& task) {
            return task.kind == kindIn<Answers, Task>() && !unpackAs<Answers>(task).isRanged;
        });
        if (!isClose)
            return;
        const Position position(m_game, state);
        for (const FigureId figure : m_targets) {
            const bool isDone = position.figure(figure).isInside() && !isHull(position, figure) &&
                                !isSpent(position, figure) && !isDue(position, figure);
            if (const int lost = isDone ? clicksLost(position, figure) : 0; lost > 0)
                evolve(m_game, state, {"", FigureHealed{figure, std::uint8_t(lost), 0}});
        }
    }

    /// CLOSE-06: somebody of its piece may still strike.
    static bool isDue(const Position& position, FigureId figure)
    {
        bool isDue = false;
        position.state().forEachFigure(
            FigureSet::Answering, [&](FigureId other) { isDue |= areOfOnePiece(position, figure, other); });
        return isDue;
    }

    /// The branches without those that are like another one, which takes over their chance.
    static std::vector<Branch> merged(std::vector<Branch> branches)
    {
        std::vector<std::pair<std::uint64_t, std::size_t>> order;
        for (std::size_t i = 0; i < branches.size(); ++i)
            order.emplace_back(hashOf(branches[i].state), i);
        std::ranges::sort(order);
        std::vector<Branch> kept;
        std::uint64_t last = 0;
        std::size_t first = 0; // of those with the same hash
        for (const auto& [hash, index] : order) {
            if (kept.empty() || hash != last)
                first = kept.size();
            last = hash;
            Branch& branch = branches[index];
            const auto like = std::find_if(kept.begin() + std::ptrdiff_t(first), kept.end(),
                                           [&](const Branch& other) { return isLike(other, branch); });
            if (like != kept.end())
                like->chance += branch.chance;
            else
                kept.push_back(std::move(branch));
        }
        return kept;
    }
    static bool isLike(const Branch& a, const Branch& b)
    {
        return a.doOthersFall == b.doOthersFall && a.doesOwnFall == b.doesOwnFall && a.state == b.state;
    }

    const Game& m_game;
    std::vector<FigureId> m_own;
    std::set<FigureId> m_targets; ///< who may strike back, or has
    std::size_t m_beneath;        ///< tasks
    Events m_events;
    Exchange m_exchange;
};

} // namespace

std::optional<Exchange> exchangeOf(const Game& game, const GameState& state, const Action& action,
                                   std::span<const FigureId> turning)
{
    const FigureId striker = strikerOf({game, state}, action);
    if (striker == FigureId::None)
        return std::nullopt;
    const Readiness ready = readyFor(game, state, action, turning);
    Following following(game, pieceOfStriker({game, state}, striker), agendaBeneath(ready.state, action));
    return following.follow(ready, action);
}

} // namespace delve::mageknight::play
