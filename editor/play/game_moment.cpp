#include "editor/play/game_moment.h"

#include "editor/play/imaginable_actions.h"
#include "editor/text/play/action_groups.h"

#include <algorithm>

namespace delve {

using namespace play;

namespace {

/// A click on something asks for these; the others are only named in lists.
bool isPointedAt(const Action& action)
{
    const ActionGroup group = groupOf(action);
    return group != ActionGroup::Other && group != ActionGroup::Without && group != ActionGroup::Turn;
}

/// What a click on a thing most likely means, the lower the likelier.
int distanceFromWish(const Action& action)
{
    const bool isPlain = std::visit(
        []<typename T>(const T& what) {
            if constexpr (requires { what.form; })
                return what.form == AttackForm::Plain;
            else
                return true;
        },
        action);
    const int rank = std::holds_alternative<Activate>(action)        ? 0
                     : std::holds_alternative<ActivateToken>(action) ? 0
                     : std::holds_alternative<Attack>(action)        ? 1
                     : std::holds_alternative<OpenDoor>(action)      ? 1
                     : std::holds_alternative<ExposeTrap>(action)    ? 1
                                                                     : 2 + int(groupOf(action));
    return isPlain ? rank : rank + 20;
}

} // namespace

GameMoment::GameMoment(const GameSession& session, const Content& content, const PlayWords& words)
    : m_view(viewFor(session.game(), session.state(), playerToAct(session.game(), session.state()))),
      m_legal(legalActionsInGroups(m_view.game, m_view.state)),
      m_scene(sceneOf(session.record().scenario, content, m_view.game, m_view.state)),
      m_figures(figuresSeen(session.record().scenario, m_view, words))
{}

const Walks& GameMoment::walks() const
{
    if (!m_walks)
        m_walks.emplace(m_view.game, m_view.state);
    return *m_walks;
}

std::vector<std::size_t> GameMoment::actionsAt(const BoardTarget& target) const
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_legal.size(); ++i)
        if (isPointedAt(m_legal[i]) && isAbout(position(), m_legal[i], target))
            found.push_back(i);
    std::ranges::stable_sort(found, {}, [&](std::size_t i) { return distanceFromWish(m_legal[i]); });
    return found;
}

std::vector<BoardTarget> GameMoment::targets() const
{
    std::vector<BoardTarget> targets;
    for (const Action& action : m_legal)
        if (isPointedAt(action) && groupOf(action) != ActionGroup::Move)
            for (const BoardTarget& target : targetsOf(position(), action))
                if (std::ranges::find(targets, target) == targets.end())
                    targets.push_back(target);
    return targets;
}

GameMoment::Refused GameMoment::refusalAt(const BoardTarget& target) const
{
    const bool isThing = target.door != DoorId::None || target.outside != FigureId::None ||
                         (target.square != noSquare && !m_view.state.occupant(target.square).isNone());
    std::optional<Refused> likeliest;
    if (isThing)
        for (const Action& action : imaginableActions(m_view)) {
            if (!isPointedAt(action) || !isTimely(action, m_view) || !isAbout(position(), action, target))
                continue;
            const Refusal refusal = check(m_view.game, m_view.state, action);
            if (refusal.isAllowed())
                continue;
            if (!likeliest || distanceFromWish(action) < distanceFromWish(likeliest->action))
                likeliest = Refused{refusal, action};
        }
    if (likeliest)
        return *likeliest;
    return {checkWalk(m_view.game, m_view.state, target.square), Step{}};
}

} // namespace delve
