// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/play.h"
#include "engine/dungeoneer/play/core/task.h"
#include "engine/dungeoneer/play/effects/do_effect.h"

namespace delve::dungeoneer::play {

namespace {

template <typename T> PlayerId deciderOf(const Position& position, const T& decision)
{
    if constexpr (std::is_same_v<T, DealChoice>)
        return PlayerId(0);
    else if constexpr (std::is_same_v<T, Window>)
        return decision.asked;
    else if constexpr (requires { decision.player; })
        return decision.player;
    else
        return position.turn().player;
}

void listOptions(const Position&, PlayerId, const DealChoice&, ActionList& actions)
{
    actions.add(Deal{});
}
void listOptions(const Position& position, PlayerId, const EntrancePick&, ActionList& actions)
{
    for (int i = 0; i < position.game().spaceCount(); ++i)
        actions.offer(PickEntrance{SpaceId(i)});
}
void listOptions(const Position& position, PlayerId, const EntranceChoice&, ActionList& actions)
{
    for (const MapKind kind : position.game().mapKinds())
        actions.offer(ChooseEntrance{entranceOf(position, kind)});
}
void listOptions(const Position& position, PlayerId player, const LordPhase&, ActionList& actions)
{
    listCards(position, player, position.state().hands[indexOf(player)], actions);
    listEncounters(position, player, actions);
    listSpecials(position, player, {Moment::Kind::Lord}, actions);
    actions.offer(EndPhase{});
}
void listOptions(const Position& position, PlayerId player, const HeroPhase&, ActionList& actions)
{
    listMoves(position, player, actions);
    actions.offer(Explore{});
    listQuests(position, player, actions);
    listCards(position, player, position.state().hands[indexOf(player)], actions);
    listSpecials(position, player, {Moment::Kind::Hero}, actions);
    actions.offer(EndPhase{});
}
void listOptions(const Position& position, PlayerId, const UpkeepChoice&, ActionList& actions)
{
    upkeepDue(position).forEach([&](CardId card) {
        actions.offer(PayUpkeep{card});
        actions.offer(DeclineUpkeep{card});
    });
}
void listOptions(const Position& position, PlayerId player, const Window& window, ActionList& actions)
{
    listSpecials(position, player, {Moment::Kind::Window, window.kind}, actions);
    actions.offer(Pass{});
}
void listOptions(const Position& position, PlayerId, const PlaceChoice& choice, ActionList& actions)
{
    listPlaces(position, choice, actions);
}
void listOptions(const Position&, PlayerId, const SaveChoice&, ActionList& actions)
{
    actions.offer(SaveMovement{true});
    actions.offer(SaveMovement{false});
}
void listOptions(const Position& position, PlayerId player, const DiscardChoice&, ActionList& actions)
{
    const std::size_t own = indexOf(player);
    const GameState& state = position.state();
    (state.hands[own] | state.treasures[own] | state.hordes[own]).forEach([&](CardId card) {
        actions.offer(DiscardOne{card});
    });
    actions.offer(DiscardOne{});
}
void listOptions(const Position& position, PlayerId player, const SurplusChoice& choice, ActionList& actions)
{
    surplusCards(position, player, choice.from).forEach([&](CardId card) {
        actions.offer(DropSurplus{card});
    });
}
void listOptions(const Position& position, PlayerId player, const CardPayment&, ActionList& actions)
{
    const std::size_t own = indexOf(player);
    const GameState& state = position.state();
    (state.hands[own] | state.treasures[own] | state.hordes[own]).forEach([&](CardId card) {
        actions.offer(PayWithCard{card});
    });
}
void listOptions(const Position&, PlayerId, const ReturnChoice& choice, ActionList& actions)
{
    actions.offer(ReturnMonster{choice.card, false});
    actions.offer(ReturnMonster{choice.card, true});
}
void listOptions(const Position&, PlayerId, const FormChoice&, ActionList& actions)
{
    for (const Form form : allForms)
        actions.offer(ChooseForm{form});
}
void listOptions(const Position& position, PlayerId, const HitChoice&, ActionList& actions)
{
    listHits(position, actions);
}
void listOptions(const Position& position, PlayerId, const PerilGift&, ActionList& actions)
{
    for (int i = 0; i < position.game().playerCount(); ++i)
        actions.offer(GivePeril{PlayerId(i)});
    actions.offer(GivePeril{});
}
void listOptions(const Position& position, PlayerId, const CardChoice&, ActionList& actions)
{
    choosableCards(position).forEach([&](CardId card) { actions.add(ChooseCard{card}); });
}
void listOptions(const Position&, PlayerId, const CostChoice&, ActionList& actions)
{
    actions.offer(PayOrNot{true});
    actions.offer(PayOrNot{false});
}
void listOptions(const Position&, PlayerId, const MoveChoice&, ActionList& actions)
{
    for (const Side side : allSides)
        actions.offer(ChooseSide{side});
    actions.offer(StopMoving{});
}
void listOptions(const Position&, PlayerId, const SideChoice&, ActionList& actions)
{
    for (const Side side : allSides)
        actions.offer(ChooseSide{side});
}

} // namespace

PlayerId playerToAct(const Game& game, const GameState& state)
{
    if (state.isOver() || state.taskCount == 0)
        return PlayerId::None;
    const Position position(game, state);
    return std::visit(
        [&]<typename T>(const T& task) {
            if constexpr (IsDecision<T>)
                return deciderOf(position, task);
            else
                return PlayerId::None;
        },
        unpack<Task>(state.pending().back()));
}

void legalActions(const Game& game, const GameState& state, Actions& out, std::size_t most)
{
    out.clear();
    if (state.isOver() || state.taskCount == 0)
        return;
    const Position position(game, state);
    std::visit(
        [&]<typename T>(const T& task) {
            if constexpr (IsDecision<T>) {
                const PlayerId actor = deciderOf(position, task);
                ActionList actions(position, actor, out, most);
                listOptions(position, actor, task, actions);
            }
        },
        unpack<Task>(state.pending().back()));
}

Refusal check(const Game& game, const GameState& state, const Action& action)
{
    if (state.isOver())
        return {"DNR-TURN-01"};
    const PlayerId actor = playerToAct(game, state);
    if (actor == PlayerId::None)
        return {"DNR-TURN-01"};
    return std::visit([&](const auto& what) { return check({game, state}, actor, what); }, action);
}

} // namespace delve::dungeoneer::play
