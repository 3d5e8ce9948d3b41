// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/play/dungeon_table.h"

#include "editor/mageknight/play/seats.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "editor/mageknight/text/play/why_gist.h"
#include "editor/mageknight/text/play/why_text.h"
#include "engine/table/candidate_order.h"

#include <QLocale>

#include <algorithm>

// Beginning and going on with a game; acting in it; its course.

namespace delve::mageknight {

using namespace play;

namespace {

/// END-09: what the table says, or the scenario; where nobody is a person there is always an end.
std::int16_t roundLimit(const TableSetup& setup, const PlayTable& table, std::int16_t ofScenario)
{
    if (setup.rounds > 0)
        return std::int16_t(setup.rounds);
    const bool hasPeople =
        std::ranges::any_of(table.seats, [](const std::string& seat) { return seat == humanSeat; });
    return ofScenario == 0 && !hasPeople ? std::int16_t(roundsWithAgents) : ofScenario;
}

} // namespace

DungeonTable::DungeonTable(GameSession session, const Content& content, const RuleReference& rules,
                           std::vector<Error> warnings)
    : SessionTable(std::move(session)),
      m_content(content),
      m_rules(rules),
      m_warnings(std::move(warnings)),
      m_answers(m_session.game().playerCount())
{
    seatAgents();
    changeLanguage();
}

DungeonTable::Opened DungeonTable::start(const Scenario& scenario, const Content& content,
                                         const RuleReference& rules, const TableSetup& setup)
{
    const auto parts = gatherParts(scenario, content);
    if (!parts)
        return parts.error();
    Replay replay = beginReplay(scenario, parts->options, content);
    replay.table = PlayTable{setup.typedDice, setup.seed, setup.seats};
    replay.table->seats.resize(parts->teams.size(), std::string(humanSeat));
    replay.options.roundLimit = roundLimit(setup, *replay.table, replay.options.roundLimit);
    return resume(std::move(replay), content, rules);
}

DungeonTable::Opened DungeonTable::resume(Replay replay, const Content& content, const RuleReference& rules)
{
    if (!replay.table)
        replay.table = PlayTable{false, anySeed(), {}};
    std::vector<Error> warnings = replayWarnings(replay, content);
    auto session = GameSession::resume(std::move(replay), content);
    if (!session)
        return session.error();
    return std::unique_ptr<PlayedTable>(
        std::make_unique<DungeonTable>(*std::move(session), content, rules, std::move(warnings)));
}

void DungeonTable::changeLanguage()
{
    m_words =
        std::make_unique<PlayWords>(m_session.game().openGame(), m_rules, QLocale().name().toStdString());
    look();
}

void DungeonTable::look()
{
    m_moment = std::make_unique<GameMoment>(m_session, m_content, *m_words);
    m_legal = m_moment->legal();
}

void DungeonTable::seatAgents()
{
    m_agents.clear();
    for (auto& agent : makeAgents(m_session))
        m_agents.push_back(std::move(agent));
}

std::shared_ptr<DungeonTable::Agent> DungeonTable::agentLike(const std::string& word,
                                                             std::size_t player) const
{
    return makeAgent(word, seedOfSeat(m_session, player));
}

int DungeonTable::unaskedAction()
{
    const int player = chooserAt(moment());
    if (isOver() || player < 0 || !isPerson(player))
        return -1;
    const auto action = m_answers.actionFor(m_moment->position(), m_legal, player);
    return action ? find(*action) : -1;
}

int DungeonTable::standingQuestionNow() const
{
    const auto question = repeatedQuestion(m_moment->position());
    return question ? int(*question) : -1;
}

PlayedTable::Wish DungeonTable::refused(const Refusal& refusal, const Action& action)
{
    return {-1, sentence(refusal, action),
            QString::fromUtf8(refusal.rule.data(), qsizetype(refusal.rule.size()))};
}

PlayedTable::Wish DungeonTable::wishFor(const Action& action) const
{
    if (const int number = find(action); number >= 0)
        return {number};
    return refused(check(m_moment->view().game, m_moment->view().state, action), action);
}

PlayedTable::Wish DungeonTable::ending() const
{
    return wishFor(m_moment->view().state.turn().isActivation() ? Action(EndActivation{})
                                                                : Action(EndTurn{}));
}

std::vector<PlayedTable::Reason> DungeonTable::reasons(const Weighing& why, const Action& chosen,
                                                       std::size_t most) const
{
    std::vector<PlayedTable::Reason> reasons;
    for (const auto& reason : reasonsOf(why, chosen, m_moment->view().state, *m_words, most))
        reasons.push_back({reason.text, reason.facts, reason.isChosen, {}});
    if (reasons.empty())
        return reasons;
    const auto weighed = table::candidatesInOrder(why, chosen, 1);
    const bool isWeighed = !weighed.empty() && weighed.front()->action == chosen;
    reasons.front().gist = gistOf(chosen, isWeighed ? weighed.front()->facts : std::vector<play::Fact>(),
                                  m_moment->view().state, *m_words);
    return reasons;
}

std::vector<PlayedTable::TurnStart> DungeonTable::turns() const
{
    std::vector<TurnStart> turns;
    int turnsBegun = -1;
    for (std::size_t i = 0; i <= recordedCount(); ++i) {
        const GameState& state = m_session.stateBefore(i);
        int begun = 0;
        for (const PlayerState& player : state.players())
            begun += player.turns;
        if (std::exchange(turnsBegun, begun) != begun)
            turns.push_back({i, colourOf(state.turn().player)});
    }
    return turns;
}

} // namespace delve::mageknight
