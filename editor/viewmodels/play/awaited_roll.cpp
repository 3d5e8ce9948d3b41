// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/awaited_roll.h"

#include "editor/viewmodels/play/play_game.h"

namespace delve {

namespace {

/// What is drawn at a moment has a stream of its own, beside those who choose.
constexpr std::uint64_t firstDrawn = 1'000'000;

} // namespace

AwaitedRoll::AwaitedRoll(PlayGame& game) : QObject(&game), m_game(game)
{}

QString AwaitedRoll::text() const
{
    if (!m_action)
        return {};
    const PlayedTable& table = *m_game.table();
    const int player = table.rollerNamed(m_purpose.by);
    return tr("%1: roll %n die(s) for %2.", nullptr, m_purpose.count)
        .arg(player < 0 ? QString() : table.nameOf(player), table.purposeNamed(m_purpose.what));
}

QString AwaitedRoll::about() const
{
    return m_action ? m_game.table()->actionText(*m_action) : QString();
}

QVariantList AwaitedRoll::faces() const
{
    return m_action ? QVariantList(m_faces.begin(), m_faces.end()) : QVariantList();
}

QColor AwaitedRoll::colour() const
{
    const int player = m_action ? m_game.table()->rollerNamed(m_purpose.by) : -1;
    return player < 0 ? QColor() : m_game.table()->colourOf(player);
}

void AwaitedRoll::begin(int action)
{
    const PlayedTable& table = *m_game.table();
    m_action = action;
    m_faces.clear();
    m_drawn = SeededDice(seedFor(table.seed(), firstDrawn + table.moment()));
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
    const PlayedTable& table = *m_game.table();
    while (true) {
        AwaitedDice dice(m_faces);
        table.tryOut(*m_action, dice);
        if (!dice.missing())
            break;
        m_purpose = *dice.missing();
        if (!table.isDrawn(m_purpose.what))
            return emit changed();
        m_faces.push_back(m_drawn.roll({}));
    }
    const int action = *m_action;
    m_action.reset();
    emit changed();
    ScriptedDice rolled(m_faces);
    m_game.takeWith(action, rolled);
}

} // namespace delve
