// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/play/opponents.h"

#include "editor/mageknight/play/seats.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/mageknight/text/play/why_text.h"
#include "editor/mageknight/viewmodels/play/play_game.h"

#include <algorithm>
#include <array>

namespace delve::mageknight {

using namespace play;

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
    return std::ranges::any_of(m_agents, [](const auto& agent) { return agent != nullptr; });
}

bool Opponents::isTheirTurn() const
{
    if (!m_game.isRunning() || m_game.isOver())
        return false;
    const PlayerId player = m_game.moment().view().player;
    return indexOf(player) < m_agents.size() && m_agents[indexOf(player)] != nullptr;
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
    m_agents.clear();
    for (auto& agent : makeAgents(m_game.session()))
        m_agents.push_back(std::move(agent));
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
    const GameSession& session = m_game.session();
    const auto agent = m_agents[indexOf(m_game.moment().view().player)];
    m_stop = std::make_shared<std::atomic<bool>>(false);
    m_aside.run(
        [agent, stop = m_stop, game = session.sharedGame(), state = session.state(),
         count = session.actionCount()](const std::stop_token&) {
            Choice choice;
            Actions legal;
            agent->stopOn(stop.get());
            choice.action = choiceOf(*agent, *game, state, count, legal, &choice.why);
            agent->stopOn(nullptr);
            return choice;
        },
        [this](const Choice& choice) { choose(choice); });
}

void Opponents::choose(const Choice& choice)
{
    m_stepping = false;
    tell(choice);
    m_game.take(choice.action);
}

void Opponents::tell(const Choice& choice)
{
    const GameState& state = m_game.moment().view().state;
    m_lastChoice =
        QStringLiteral("%1: %2").arg(m_game.playerName(), sentence(choice.action, state, m_game.words()));
    m_weighing.clear();
    for (const Reason& reason : reasonsOf(choice.why, choice.action, state, m_game.words(), mostTold))
        m_weighing << QVariantMap{{QStringLiteral("text"), reason.text},
                                  {QStringLiteral("chosen"), reason.isChosen},
                                  {QStringLiteral("facts"), reason.facts.join(QStringLiteral(" · "))}};
    emit weighed();
}

} // namespace delve::mageknight
