// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_session.h"
#include "editor/play/played_table.h"
#include "editor/play/table_setup.h"
#include "engine/table/agent.h"

#include <algorithm>

namespace delve {

template <table::PlayableGame Traits> bool isGameOver(const typename Traits::State& state)
{
    return isOver(state);
}

/// A table with a session of a game and those who play at it without a person: what is the same for all
/// games. The game makes what is shown of a moment, and says everything in its words.
template <table::RecordedGame Traits, typename Session> class SessionTable : public PlayedTable
{
public:
    using Agent = table::Agent<Traits>;

    const Session& session() const { return m_session; }
    /// The number of a legal action; -1 for others.
    int find(const typename Traits::Action& action) const
    {
        const auto found = std::ranges::find(m_legal, action);
        return found == m_legal.end() ? -1 : int(found - m_legal.begin());
    }
    /// What may be done at the moment that is looked at.
    const typename Traits::Actions& legal() const { return m_legal; }
    /// What the last action that was taken led to.
    const typename Traits::Events& happened() const { return m_happened; }

    bool isOfOlderRules() const override { return m_session.record().older.has_value(); }
    std::string saved() const override { return writeReplay(m_session.game(), m_session.record()); }
    bool hasTypedDice() const override { return m_session.table().typedDice; }
    std::uint64_t seed() const override { return m_session.table().seed; }

    int playerCount() const override { return m_session.game().playerCount(); }
    bool isPerson(int player) const override { return m_agents[std::size_t(player)] == nullptr; }
    void setSeats(std::vector<std::string> seats) override
    {
        seats.resize(std::size_t(playerCount()), std::string(humanSeat));
        m_session.setSeats(std::move(seats));
        seatAgents();
    }

    int round() const override { return roundOf(m_session.state()); }
    bool isOver() const override { return isGameOver<Traits>(m_session.state()); }
    int actionCount() const override { return int(m_legal.size()); }

    Thinking thinking() const override
    {
        const auto agent = m_agents[indexOf(playerToAct(m_session.game(), m_session.state()))];
        return [this, agent, game = m_session.sharedGame(), state = m_session.state(), count = moment(),
                offered = m_legal](const std::atomic<bool>& stop) {
            table::Weighing<Traits> why;
            typename Traits::Actions legal;
            agent->stopOn(&stop);
            const auto action = choiceOf(*agent, *game, state, count, legal, &why);
            agent->stopOn(nullptr);
            const int number = int(std::ranges::find(offered, action) - offered.begin());
            return Thought{number,
                           [this, action, why](std::size_t most) { return reasons(why, action, most); }};
        };
    }

    Thinking hinting() override
    {
        if (isOver())
            return {};
        const auto player = playerToAct(m_session.game(), m_session.state());
        return thoughtOf(agentLike(hintingSeat, indexOf(player)), moment(), true);
    }
    Thinking thinkingAgain(std::size_t moment) override
    {
        const auto player = indexOf(playerToAct(m_session.game(), m_session.stateBefore(moment)));
        const bool isPersons = isPerson(int(player));
        return thoughtOf(agentLike(isPersons ? hintingSeat : m_session.table().seats[player], player), moment,
                         false);
    }

    Dice& seededDice() override { return m_session.seededDice(); }
    void perform(int action, Dice& dice) override
    {
        m_happened = m_session.perform(typename Traits::Action(actionAt(action)), dice);
        look();
    }
    void tryOut(int action, Dice& dice) const override { m_session.tried(actionAt(action), dice); }

    std::size_t moment() const override { return m_session.actionCount(); }
    std::size_t recordedCount() const override { return m_session.recordedCount(); }
    int chooserAt(std::size_t moment) const override
    {
        return int(playerToAct(m_session.game(), m_session.stateBefore(moment)));
    }
    std::uint64_t markOf(std::size_t action) const override { return m_session.record().steps[action].hash; }
    void goTo(std::size_t moment) override
    {
        m_session.goTo(moment);
        look();
    }
    void setAside() override { m_session.setAside(); }
    void takeUp(std::size_t otherLine) override
    {
        m_session.takeUp(otherLine);
        look();
    }

protected:
    explicit SessionTable(Session session) : m_session(std::move(session)) {}

    /// Makes what is shown of the moment, `m_legal` too.
    virtual void look() = 0;
    /// Fills `m_agents` by the seats of the session.
    virtual void seatAgents() = 0;
    /// Somebody new who plays like this word, with the choices of that player's seat; nothing where a game
    /// explains nobody. Those at the table may be thinking at the moment and are left alone.
    virtual std::shared_ptr<Agent> agentLike(const std::string& /*word*/, std::size_t /*player*/) const
    {
        return nullptr;
    }
    /// What an opponent weighed, the choice first; at most so many.
    virtual std::vector<Reason> reasons(const table::Weighing<Traits>& why,
                                        const typename Traits::Action& chosen, std::size_t most) const = 0;

    const typename Traits::Action& actionAt(int action) const { return m_legal[std::size_t(action)]; }

    /// The dice of the last action; `rollOf(rolled)` says one roll.
    template <typename Rolled, typename RollOf> std::vector<Roll> lastDice(const RollOf& rollOf) const
    {
        std::vector<Roll> rolls;
        if (moment() > 0)
            for (const auto& event : m_session.eventsOf(moment() - 1))
                if (const auto* rolled = std::get_if<Rolled>(&event.what))
                    rolls.push_back(rollOf(*rolled));
        return rolls;
    }

    Session m_session;
    typename Traits::Actions m_legal;
    std::vector<std::shared_ptr<Agent>> m_agents; ///< by player; null for people

private:
    /// Who gives hints, and judges what people do: quick, and never by chance.
    inline static const std::string hintingSeat = "steady";

    /// What somebody thinks at a moment. `isChoice`: the thought names the number of the action, which is one
    /// of now; otherwise the reasons begin with what was done there.
    Thinking thoughtOf(std::shared_ptr<Agent> agent, std::size_t moment, bool isChoice)
    {
        if (agent == nullptr)
            return {};
        return [this, agent = std::move(agent), game = m_session.sharedGame(),
                state = m_session.stateBefore(moment), moment, isChoice,
                offered = m_legal](const std::atomic<bool>& stop) {
            table::Weighing<Traits> why;
            typename Traits::Actions legal;
            agent->stopOn(&stop);
            const auto choice = choiceOf(*agent, *game, state, moment, legal, &why);
            agent->stopOn(nullptr);
            const int number = isChoice ? int(std::ranges::find(offered, choice) - offered.begin()) : -1;
            return Thought{number, [this, choice, why, moment, isChoice](std::size_t most) {
                               return reasonsAt(moment, why, choice, isChoice, most);
                           }};
        };
    }
    /// The words for what was weighed are those of its moment.
    std::vector<Reason> reasonsAt(std::size_t moment, const table::Weighing<Traits>& why,
                                  const typename Traits::Action& choice, bool isChoice, std::size_t most)
    {
        if (moment > recordedCount() || (!isChoice && moment == recordedCount()))
            return {}; // another line was taken up meanwhile
        const std::size_t now = this->moment();
        if (now != moment)
            goTo(moment);
        auto said = reasons(why, isChoice ? choice : m_session.record().steps[moment].action, most);
        if (now != moment)
            goTo(now);
        return said;
    }

    typename Traits::Events m_happened;
};

} // namespace delve
