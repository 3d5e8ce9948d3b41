// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/dungeon_play.h"

#include <utility>

namespace delve::mageknight {

using namespace play;

DungeonPlay::DungeonPlay(QObject* parent) : QObject(parent), m_figures(*this)
{}

void DungeonPlay::setGame(PlayGame* game)
{
    if (m_game == game)
        return;
    if (m_game) {
        disconnect(m_game, nullptr, this, nullptr);
        disconnect(m_game->actions(), nullptr, this, nullptr);
    }
    m_game = game;
    if (m_game)
        connect(m_game, &PlayGame::changed, this, [this] {
            show(nullptr);
            m_figures.refresh();
            emit changed();
        });
    if (m_game)
        connect(m_game->actions(), &PlayActionsModel::currentChanged, this, &DungeonPlay::previewCurrent);
    emit gameChanged();
}

/// Who chooses a monster sees its dial first.
void DungeonPlay::previewCurrent()
{
    const int action = table() ? m_game->actions()->currentAction() : -1;
    if (action < 0)
        return;
    if (const auto* choice = std::get_if<ChooseMonster>(&table()->shown().legal()[std::size_t(action)]))
        m_figures.look(choice->figure);
}

const DungeonTable* DungeonPlay::table() const
{
    return m_game ? dynamic_cast<const DungeonTable*>(m_game->table()) : nullptr;
}

int DungeonPlay::stepAction(int direction) const
{
    if (const DrivePlan* plan = planTowards(direction))
        return plan->action;
    return table() ? table()->find(Step{Direction(direction & 7)}) : -1;
}

int DungeonPlay::turnAction(int direction) const
{
    if (const DrivePlan* plan = planFacing(direction))
        return plan->action;
    return table() ? table()->find(play::Turn{Direction(direction & 7)}) : -1;
}

void DungeonPlay::step(int direction)
{
    if (!mayAct())
        return;
    // The first step of a hero outside leads in, whichever way the key points.
    const GameMoment& moment = table()->shown();
    if (!moment.drives().isEmpty())
        return shiftPlan(direction);
    const bool waits =
        moment.view().state.turn().isActivation() && squareOfActive(moment.position()) == noSquare;
    m_game->follow(table()->wishFor(waits ? Action(Enter{}) : Action(Step{Direction(direction & 7)})));
}

void DungeonPlay::turn(int direction)
{
    if (!mayAct())
        return;
    const DrivePlan* plan = planFacing(direction);
    if (plan == nullptr)
        return m_game->follow(table()->wishFor(table()->shown().drives().isEmpty()
                                                   ? Action(play::Turn{Direction(direction & 7)})
                                                   : Action(Drive{Direction(direction & 7)})));
    show(plan);
}

Stance DungeonPlay::plannedStance() const
{
    if (m_plan)
        return m_plan->end;
    const Position position = table()->shown().position();
    const FigureState& figure = position.figure(position.turn().figure);
    return {figure.square, figure.facing};
}

const DrivePlan* DungeonPlay::planTowards(int direction) const
{
    if (!table() || table()->shown().drives().isEmpty())
        return nullptr;
    const Stance now = plannedStance();
    const Position position = table()->shown().position();
    const Square to = position.board().squareOf(now.anchor) + offsetOf(Direction(direction & 7));
    const SquareIndex anchor = position.board().squareAt(to);
    return anchor == noSquare ? nullptr : table()->shown().drives().endingOn(anchor, now.facing);
}

const DrivePlan* DungeonPlay::planFacing(int direction) const
{
    if (!table() || table()->shown().drives().isEmpty())
        return nullptr;
    const DrivePlans& drives = table()->shown().drives();
    const Direction facing = Direction(direction & 7);
    if (const DrivePlan* plan = drives.endingAs({plannedStance().anchor, facing}))
        return plan;
    // MD-08: where it lies.
    return drives.endingAs({squareOfActive(table()->shown().position()), facing});
}

void DungeonPlay::show(const DrivePlan* plan)
{
    const std::optional<DrivePlan> now = plan ? std::optional(*plan) : std::nullopt;
    if (now == m_plan)
        return;
    m_plan = now;
    if (m_plan && m_game)
        m_game->actions()->setCurrent(m_game->actions()->rowOf(m_plan->action));
    emit planChanged();
}

void DungeonPlay::shiftPlan(int direction)
{
    if (const DrivePlan* plan = planTowards(direction))
        return show(plan);
    const Position position = table()->shown().position();
    const SquareIndex to = position.board().squareAt(position.board().squareOf(plannedStance().anchor) +
                                                     offsetOf(Direction(direction & 7)));
    // Back where it lies there is nothing to show.
    if (to == squareOfActive(position)) {
        show(nullptr);
        return m_game->actions()->setCurrent(-1);
    }
    const GameMoment::Refused refused = table()->shown().refusalAt({.square = to});
    m_game->follow(DungeonTable::refused(refused.refusal, refused.action));
}

void DungeonPlay::planTo(SquareIndex anchor)
{
    if (!mayAct() || table()->shown().drives().isEmpty())
        return show(nullptr);
    const Position position = table()->shown().position();
    show(anchor == noSquare
             ? nullptr
             : table()->shown().drives().endingOn(anchor, position.figure(position.turn().figure).facing));
}

bool DungeonPlay::drivePlan()
{
    if (!m_plan || !mayAct())
        return false;
    m_game->act(m_plan->action);
    return true;
}

void DungeonPlay::walk(const Actions& way)
{
    const FigureId walker = table()->session().state().turn().figure;
    bool goesOn = false;
    for (const Action& step : way) {
        // Whatever happens on the way is for the player to see before the next step.
        const int action = table()->find(step);
        if (action < 0 || m_game->roll()->isPending() || table()->session().state().turn().figure != walker)
            break;
        m_game->take(action, std::exchange(goesOn, true));
    }
}

QVariantList DungeonPlay::pointAt(const BoardTarget& target)
{
    if (!mayAct())
        return {};
    const GameMoment& moment = table()->shown();
    const auto found = moment.actionsAt(target);
    // A passage in which somebody may strike is asked for, even where nothing else can be meant.
    const bool isSure = found.size() == 1 &&
                        (!std::holds_alternative<PassThrough>(moment.legal()[found.front()]) ||
                         isPlain(moment.view().game, moment.view().state, moment.legal()[found.front()]));
    if (isSure) {
        m_game->act(int(found.front()));
        return {};
    }
    if (!found.empty()) {
        QVariantList numbers;
        for (const std::size_t action : found)
            numbers << int(action);
        return numbers;
    }
    if (const auto way = moment.walks().wayTo(target.square)) {
        walk(*way);
        return {};
    }
    const GameMoment::Refused refused = moment.refusalAt(target);
    m_game->follow(DungeonTable::refused(refused.refusal, refused.action));
    return {};
}

} // namespace delve::mageknight
