// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/awaited_roll.h"

#include "editor/viewmodels/play/play_game.h"

namespace delve {

AwaitedRoll::AwaitedRoll(PlayGame& game) : QObject(&game), m_game(game)
{}

QString AwaitedRoll::text() const
{
    if (!m_action)
        return {};
    const PlayedTable& table = *m_game.table();
    const int player = table.rollerNamed(m_purpose.by);
    return tr("%1 rolls %n die(s) for %2.", nullptr, m_purpose.count)
        .arg(player < 0 ? QString() : table.nameOf(player), table.purposeNamed(m_purpose.what));
}

QColor AwaitedRoll::colour() const
{
    const int player = m_action ? m_game.table()->rollerNamed(m_purpose.by) : -1;
    return player < 0 ? QColor() : m_game.table()->colourOf(player);
}

void AwaitedRoll::begin(int action)
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
    m_game.table()->tryOut(*m_action, dice);
    if (dice.missing()) {
        m_purpose = *dice.missing();
        emit changed();
        return;
    }
    const int action = *m_action;
    m_action.reset();
    emit changed();
    ScriptedDice rolled(m_faces);
    m_game.takeWith(action, rolled);
}

} // namespace delve
