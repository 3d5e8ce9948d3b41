// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/play/card_game_table.h"

#include "editor/dungeoneer/play/action_rows.h"
#include "editor/dungeoneer/play/seats.h"
#include "editor/dungeoneer/text/play/action_groups.h"
#include "editor/dungeoneer/text/play/why_text.h"

// Beginning and going on with a game; who sees what; its course.

namespace delve::dungeoneer {

using namespace play;

CardGameTable::CardGameTable(GameSession session, std::shared_ptr<const Cards> cards,
                             std::vector<Error> warnings)
    : SessionTable(std::move(session)),
      m_cards(std::move(cards)),
      m_warnings(std::move(warnings)),
      m_words(std::make_unique<PlayWords>(m_session.game(), *m_cards))
{
    seatAgents();
    look();
}

CardGameTable::Opened CardGameTable::start(Scenario scenario, std::shared_ptr<const Cards> cards,
                                           const TableSetup& setup)
{
    if (setup.rounds > 0)
        scenario.options.roundLimit = setup.rounds;
    Replay replay = beginReplay(scenario, *cards);
    replay.table = PlayTable{setup.typedDice, setup.seed, setup.seats};
    return resume(std::move(replay), std::move(cards));
}

CardGameTable::Opened CardGameTable::resume(Replay replay, std::shared_ptr<const Cards> cards)
{
    if (!replay.table)
        replay.table = PlayTable{false, anySeed(), {}};
    replay.table->seats.resize(replay.scenario.players.size(), std::string(humanSeat));
    std::vector<Error> warnings = replayWarnings(replay, *cards);
    auto session = GameSession::resume(std::move(replay), cards);
    if (!session)
        return session.error();
    return std::unique_ptr<PlayedTable>(
        std::make_unique<CardGameTable>(*std::move(session), std::move(cards), std::move(warnings)));
}

void CardGameTable::seatAgents()
{
    m_agents.clear();
    const auto& seats = m_session.table().seats;
    for (std::size_t i = 0; i < std::size_t(playerCount()); ++i)
        // Choices have a stream of their own, so that they do not depend on the dice.
        m_agents.push_back(makeAgent(seats[i], seedFor(seed(), 1000 + i)));
}

void CardGameTable::look()
{
    m_view = std::make_unique<PlayerView>(viewFor(m_session.game(), m_session.state(), viewer()));
    m_legal = legalActionsInGroups(m_session.game(), m_session.state());
}

CardGameTable::People CardGameTable::people() const
{
    People people;
    for (int i = 0; i < playerCount(); ++i)
        if (isPerson(i))
            people = {people.count + 1, PlayerId(i)};
    return people;
}

PlayerId CardGameTable::viewer() const
{
    if (const People people = this->people(); people.count == 1)
        return people.last;
    const PlayerId acting = toAct();
    return acting != PlayerId::None && isPerson(int(acting)) ? acting : PlayerId::None;
}

Onlooker CardGameTable::onlooker() const
{
    const People people = this->people();
    return {people.count == 0, people.count == 1 ? people.last : PlayerId::None};
}

PlayedTable::Wish CardGameTable::wishFor(const Action& action) const
{
    if (const int number = find(action); number >= 0)
        return {number};
    const Refusal refusal = check(m_session.game(), m_session.state(), action);
    return {-1, sentence(refusal, action),
            QString::fromUtf8(refusal.rule.data(), qsizetype(refusal.rule.size()))};
}

PlayedTable::Wish CardGameTable::ending() const
{
    const Position now(m_session.game(), m_session.state());
    if (pending<Window>(now))
        return wishFor(Pass{});
    if (pending<LordPhase>(now) && now.turn().batch == Batch::Laying)
        return wishFor(ResolveEncounters{});
    return wishFor(EndPhase{});
}

void CardGameTable::setWayToBeAsked(int player, int way)
{
    m_passes.set(PlayerId(player), AskMe(way));
}

int CardGameTable::unaskedAction()
{
    const PlayerId asked = toAct();
    if (asked == PlayerId::None || !isPerson(int(asked)))
        return -1;
    return m_passes.passesNow({m_session.game(), m_session.state()}, asked) ? find(Pass{}) : -1;
}

std::vector<PlayedTable::Reason> CardGameTable::reasons(const Weighing& why, const Action& chosen,
                                                        std::size_t most) const
{
    std::vector<PlayedTable::Reason> reasons;
    // What else it could have done would show its hand.
    const bool isOpen = onlooker().knowsHandOf(toAct());
    for (const auto& reason : reasonsOf(why, chosen, m_session.state(), *m_words, isOpen ? most : 1))
        reasons.push_back({reason.text, reason.facts, reason.isChosen,
                           reason.facts.isEmpty()
                               ? reason.text
                               : QStringLiteral("%1 (%2)").arg(reason.text, reason.facts.front())});
    return reasons;
}

std::vector<PlayedTable::TurnStart> CardGameTable::turns() const
{
    std::vector<TurnStart> turns;
    std::pair<int, PlayerId> last{0, PlayerId::None};
    for (std::size_t i = 0; i <= recordedCount(); ++i) {
        const TurnState& turn = m_session.stateBefore(i).turn;
        if (const std::pair<int, PlayerId> now{turn.round, turn.player};
            std::exchange(last, now) != now || i == 0)
            turns.push_back({i, colourOf(int(turn.player))});
    }
    return turns;
}

} // namespace delve::dungeoneer
