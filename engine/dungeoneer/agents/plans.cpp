// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/agents/plans.h"

#include "engine/dungeoneer/agents/worths.h"
#include "engine/dungeoneer/play/core/task.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

constexpr int roundsAhead = 2;
constexpr std::size_t mostPlans = 8;
constexpr int mostOfAKind = 3;

/// A player chooses what to do next, in its Dungeonlord or Hero Phase.
bool isInPhase(const Game& game, const GameState& state)
{
    const Position position(game, state);
    return pending<HeroPhase>(position) || pending<LordPhase>(position);
}

} // namespace

const Game& CardPlans::begin(const PlayerView& view)
{
    m_lastRound = view.state.turn.round + roundsAhead;
    return view.game;
}

bool CardPlans::isDeepEnough(const GameState& state) const
{
    return isOver(state) || roundOf(state) >= m_lastRound;
}

void CardPlans::list(const PlayerView& view, std::span<const Action> legal, std::vector<Plan>& out)
{
    out.clear();
    // While the map is laid others hold cards face down, which nobody could deal out anew.
    if (legal.size() == 1 || view.state.turn.phase == Phase::Setup) {
        out.push_back({legal[steadyChoice(view, legal)]});
        return;
    }
    Outlook outlook({view.game, view.state}, view.player);
    m_valued.clear();
    for (std::size_t i = 0; i < legal.size(); ++i)
        m_valued.push_back({i, worthOf(outlook, legal[i]).points});
    std::ranges::stable_sort(m_valued, std::greater(), &Valued::worth);
    addActions(legal, out);
    addAims(view, legal, out);
}

void CardPlans::addActions(std::span<const Action> legal, std::vector<Plan>& out) const
{
    std::array<int, std::variant_size_v<Action>> ofKind{};
    for (const Valued& valued : m_valued)
        if (const Action& action = legal[valued.index];
            out.size() < mostPlans && ofKind[action.index()]++ < mostOfAKind)
            out.push_back({action});
}

void CardPlans::addAims(const PlayerView& view, std::span<const Action> legal, std::vector<Plan>& out) const
{
    const Position position(view.game, view.state);
    if (!pending<HeroPhase>(position))
        return;
    for (int i = 0; i < view.game.questCount(); ++i)
        if (isOpenTo(position, QuestId(i), view.player))
            out.push_back({legal[steadyChoice(view, legal, nullptr, QuestId(i))], QuestId(i)});
}

void CardPlans::imagine(const PlayerView& view, Dice& dice, GameState& state) const
{
    state = view.state;
    std::array<CardId, mostCards> unseen{};
    std::size_t count = 0;
    for (int i = 0; i < view.game.cardCount(); ++i)
        if (state.card(CardId(i)).place == Place::Unseen)
            unseen[count++] = CardId(i);
    for (int i = 0; i < view.game.playerCount(); ++i) {
        const PlayerId player = PlayerId(i);
        const int missing = state.player(player).hand - state.hands[indexOf(player)].count();
        for (int n = 0; n < missing && count > 0; ++n) {
            const std::size_t drawn = table::drawOneOf(count, dice, {});
            const CardId card = unseen[drawn];
            unseen[drawn] = unseen[--count];
            state.card(card) = CardState{};
            state.card(card).place = Place::Hand;
            state.card(card).owner = state.card(card).controller = player;
            state.hands[indexOf(player)].set(card, true);
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        state.card(unseen[i]).place = Place::Deck;
        state.deck.set(unseen[i], true);
    }
}

void CardPlans::follow(const Plan& plan, table::Playout<Traits>& playout) const
{
    const GameState& state = playout.state();
    const PlayerId player = playerToAct(playout.game(), state);
    playout.act(plan.first);
    const bool hasAim = plan.aim != QuestId::None;
    const auto isDone = [&] {
        if (isDeepEnough(state))
            return true;
        const bool isUnderWay = hasAim && state.turn.player == player && state.turn.phase == Phase::Hero;
        return !isUnderWay && isInPhase(playout.game(), state);
    };
    for (int i = 0; i < table::mostPlayoutActions && !isDone(); ++i)
        playout.actBy([&](const PlayerView& view, std::span<const Action> legal) {
            return steadyChoice(view, legal, nullptr, view.player == player ? plan.aim : QuestId::None);
        });
}

} // namespace delve::dungeoneer::play
