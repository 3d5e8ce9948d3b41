// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/play/opponents.h"

#include "editor/play/choices_of_people.h"
#include "editor/viewmodels/play/play_game.h"

#include <algorithm>
#include <array>

namespace delve {

namespace {

constexpr std::array<int, 4> pauses{1200, 450, 120, 0}; ///< milliseconds by pace
constexpr std::size_t mostTold = 8;                     ///< of what was weighed

} // namespace

Opponents::Opponents(PlayGame& game) : QObject(&game), m_game(game)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &Opponents::think);
}

Opponents::~Opponents()
{
    forget();
}

void Opponents::forget()
{
    m_aside.forget();
    if (m_stop)
        *m_stop = true;
}

bool Opponents::arePresent() const
{
    return m_game.table() && hasOpponents(*m_game.table());
}

bool Opponents::isTheirTurn() const
{
    return m_game.table() && !m_game.isOver() && !m_game.table()->isPerson(m_game.player());
}

bool Opponents::haveActed() const
{
    const PlayedTable* table = m_game.table();
    return table && !table->isOver() && !m_game.timeline()->isLookingBack() && table->moment() > 0 &&
           !table->isPerson(table->chooserAt(table->moment() - 1));
}

bool Opponents::areChoosing() const
{
    return isTheirTurn() && !m_game.timeline()->isLookingBack();
}

void Opponents::setPaused(bool paused)
{
    if (m_paused == paused)
        return;
    m_paused = paused;
    emit changed();
    momentChanged();
}

void Opponents::setPace(int pace)
{
    m_pace = std::clamp(pace, 0, int(pauses.size()) - 1);
    emit changed();
    if (m_pause.isActive())
        momentChanged();
}

int Opponents::pauseBetween() const
{
    return pauses[std::size_t(m_pace)];
}

void Opponents::step()
{
    m_paused = true;
    m_stepping = true;
    emit changed();
    momentChanged();
}

void Opponents::seat()
{
    forget();
    m_lastChoice.clear();
    m_weighing.clear();
    emit weighed();
}

void Opponents::momentChanged()
{
    forget();
    m_pause.stop();
    emit changed();
    if (!areChoosing() || m_game.roll()->isPending())
        return;
    if (m_stepping)
        think();
    else if (!m_paused)
        m_pause.start(pauseBetween());
}

void Opponents::think()
{
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_aside.run([thinking = m_game.table()->thinking(),
                 stop = m_stop](const std::stop_token&) { return thinking(*stop); },
                [this](const PlayedTable::Thought& thought) { choose(thought); });
}

void Opponents::choose(const PlayedTable::Thought& thought)
{
    m_stepping = false;
    tell(thought);
    m_game.take(thought.action);
}

void Opponents::tell(const PlayedTable::Thought& thought)
{
    m_lastChoice =
        QStringLiteral("%1: %2").arg(m_game.playerName(), m_game.table()->actionText(thought.action));
    m_weighing.clear();
    for (const PlayedTable::Reason& reason : thought.reasons(mostTold))
        m_weighing << QVariantMap{{QStringLiteral("text"), reason.text},
                                  {QStringLiteral("chosen"), reason.isChosen},
                                  {QStringLiteral("facts"), reason.facts.join(QStringLiteral(" · "))}};
    emit weighed();
}

} // namespace delve
