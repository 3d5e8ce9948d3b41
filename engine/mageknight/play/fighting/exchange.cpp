// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/fighting/exchange.h"

#include "engine/base/dice.h"
#include "engine/mageknight/content/two_dice.h"
#include "engine/mageknight/play/core/task.h"
#include "engine/mageknight/play/fighting/damage.h"
#include "engine/mageknight/play/moving/well_faced.h"

#include <algorithm>

namespace delve::mageknight::play {

namespace {

/// CMB-05: of these two dice are rolled, and only their total counts.
bool isPairOfDice(std::string_view what)
{
    return what == nameOf(RollFor::Attack) || what == nameOf(RollFor::Counterattack) ||
           what == nameOf(RollFor::FreeAttack);
}

/// Dice that fall in every way there is, one way after the other.
class EveryFall final : public Dice
{
public:
    int roll(const RollPurpose& purpose) override
    {
        if (m_second > 0)
            return std::exchange(m_second, 0);
        if (m_next == m_falls.size())
            m_falls.push_back(isPairOfDice(purpose.what) ? Fall{2, 12} : Fall{1, 6});
        const Fall fall = m_falls[m_next++];
        if (fall.last == 6) {
            m_chance /= 6;
            return fall.value;
        }
        m_chance *= waysOf(fall.value) / 36.0;
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
        while (!m_falls.empty() && m_falls.back().value == m_falls.back().last)
            m_falls.pop_back();
        if (m_falls.empty())
            return false;
        ++m_falls.back().value;
        return true;
    }

private:
    struct Fall
    {
        int value;
        int last;
    };

    std::vector<Fall> m_falls;
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

/// SPIN-02: the next one of those who turn, or nobody any more.
Action spinOf(const Position& position, const Actions& options, FigureId striker,
              std::span<const FigureId> turning)
{
    for (const Action& option : options)
        if (const auto* spin = std::get_if<Spin>(&option))
            if (std::ranges::count(turning, spin->figure) > 0 && turnsTo(position, *spin, striker))
                return *spin;
    return DeclineSpins{};
}

/// What is said to a question that belongs to the attack; nothing for others, which come after it.
std::optional<Action> sayTo(const Game& game, const GameState& state, FigureId striker,
                            std::span<const FigureId> turning)
{
    const Position position(game, state);
    const auto decision = pendingDecision(position);
    if (!decision || state.turn().isOver())
        return std::nullopt;
    Actions options;
    legalActions(game, state, options);
    return std::visit(
        [&]<typename T>(const T&) -> std::optional<Action> {
            if constexpr (std::is_same_v<T, FreeSpins>)
                return spinOf(position, options, striker, turning);
            else if constexpr (std::is_same_v<T, AnswerChoice> || std::is_same_v<T, GiftChoice> ||
                               std::is_same_v<T, SectionChoice> || std::is_same_v<T, SectionTakes>)
                return options.front(); // RANGE-24: answers come before the wish to give none
            else
                return std::nullopt;
        },
        decision->task);
}

/// What happened with one fall of the dice.
struct Course
{
    int dealt = 0;
    int taken = 0;
    bool doOthersFall = false;
    bool doesOwnFall = false;

    void note(const Events& events, FigureId striker)
    {
        for (const Event& event : events)
            if (const auto* damaged = std::get_if<FigureDamaged>(&event.what))
                (damaged->figure == striker ? taken : dealt) += damaged->clicks;
            else if (const auto* gone = std::get_if<FigureEliminated>(&event.what))
                (gone->figure == striker ? doesOwnFall : doOthersFall) = true;
    }
};

} // namespace

std::optional<Exchange> exchangeOf(const Game& game, const GameState& state, const Action& action,
                                   std::span<const FigureId> turning)
{
    const FigureId striker = strikerOf({game, state}, action);
    if (striker == FigureId::None)
        return std::nullopt;
    Exchange exchange;
    EveryFall dice;
    Events events;
    do {
        GameState after = state;
        events.clear();
        perform(game, after, action, dice, events);
        while (const auto reply = sayTo(game, after, striker, turning))
            perform(game, after, *reply, dice, events);
        Course course;
        course.note(events, striker);
        exchange.dealt += dice.chance() * course.dealt;
        exchange.taken += dice.chance() * course.taken;
        exchange.othersFall += course.doOthersFall ? dice.chance() : 0;
        exchange.ownFall += course.doesOwnFall ? dice.chance() : 0;
    } while (dice.goOn());
    return exchange;
}

} // namespace delve::mageknight::play
