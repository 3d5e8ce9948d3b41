// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/awaited_roll.h"

#include "editor/mageknight/text/play/play_terms.h"
#include "editor/mageknight/viewmodels/play/play_game.h"

namespace delve::mageknight {

using namespace play;

AwaitedRoll::AwaitedRoll(PlayGame& game) : QObject(&game), m_game(game)
{}

QString AwaitedRoll::text() const
{
    if (!m_action)
        return {};
    const auto what = fromName<RollFor>(m_purpose.what);
    const auto player = m_game.words().game().find<PlayerId>(m_purpose.by);
    return tr("%1 rolls %n die(s) for %2.", nullptr, m_purpose.count)
        .arg(player ? m_game.words().of(*player) : QString(), what ? inWords(*what) : QString());
}

QColor AwaitedRoll::colour() const
{
    const auto player =
        m_action ? m_game.words().game().find<PlayerId>(m_purpose.by) : std::optional<PlayerId>();
    return player ? m_game.colourOf(*player) : QColor();
}

void AwaitedRoll::begin(const Action& action)
{
    m_action = action;
    m_faces.clear();
    goOn();
}

void AwaitedRoll::give(int face)
{
    if (!m_action || face < 1 || face > 6)
        return;
    m_faces.push_back(face);
    goOn();
}

void AwaitedRoll::cancel()
{
    m_action.reset();
    emit changed();
}

void AwaitedRoll::goOn()
{
    AwaitedDice dice(m_faces);
    Events events;
    apply(m_game.session().game(), m_game.session().state(), *m_action, dice, events);
    if (dice.missing()) {
        m_purpose = *dice.missing();
        emit changed();
        return;
    }
    const Action action = *m_action;
    m_action.reset();
    emit changed();
    ScriptedDice rolled(m_faces);
    m_game.takeWith(action, rolled);
}

} // namespace delve::mageknight
