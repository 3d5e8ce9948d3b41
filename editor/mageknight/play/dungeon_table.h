// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/game_moment.h"
#include "editor/mageknight/play/game_session.h"
#include "editor/mageknight/text/play/play_words.h"
#include "editor/play/played_table.h"
#include "editor/play/table_setup.h"
#include "engine/base/rule_reference.h"
#include "engine/mageknight/agents/agent.h"

#include <QCoreApplication>

#include <memory>

namespace delve::mageknight {

/// A game of Mage Knight Dungeons at the table: a session with its moment, its words and those who play
/// without a person.
class DungeonTable final : public PlayedTable
{
    Q_DECLARE_TR_FUNCTIONS(delve::mageknight::DungeonTable)

public:
    using Opened = Result<std::unique_ptr<PlayedTable>>;

    /// Begins a game of a scenario. Content and rules must outlive it, here as below.
    static Opened start(const Scenario& scenario, const Content& content, const RuleReference& rules,
                        const TableSetup& setup);
    /// Goes on with a game that was read.
    static Opened resume(play::Replay replay, const Content& content, const RuleReference& rules);

    DungeonTable(GameSession session, const Content& content, const RuleReference& rules,
                 std::vector<Error> warnings);

    const GameSession& session() const { return m_session; }
    const GameMoment& shown() const { return *m_moment; }
    const PlayWords& words() const { return *m_words; }
    const Content& content() const { return m_content; }
    const Scenario& scenario() const { return m_session.record().scenario; }
    QColor colourOf(play::PlayerId player) const;
    /// What the last action that was taken led to.
    const play::Events& happened() const { return m_happened; }
    /// The number of a legal action; -1 for others.
    int find(const play::Action& action) const;
    Wish wishFor(const play::Action& action) const;
    static Wish refused(const play::Refusal& refusal, const play::Action& action);
    /// The figure or token that acts; empty between activations.
    QString active() const;

    QString title() const override { return QString::fromStdString(scenario().title); }
    QString warning() const override;
    bool isOfOlderRules() const override { return m_session.record().older.has_value(); }
    std::string saved() const override;
    void changeLanguage() override;
    bool hasTypedDice() const override { return m_session.table().typedDice; }
    std::uint64_t seed() const override { return m_session.table().seed; }

    int playerCount() const override { return m_session.game().playerCount(); }
    Player player(int number) const override;
    QString nameOf(int player) const override;
    QColor colourOf(int player) const override { return colourOf(play::PlayerId(player)); }
    bool isPerson(int player) const override;
    void setSeats(std::vector<std::string> seats) override;

    int round() const override { return m_session.state().turn().round; }
    bool isAsked() const override;
    QString prompt() const override;
    QString left() const override;
    QString common() const override;
    bool isOver() const override { return m_session.state().turn().isOver(); }
    QString outcome() const override;
    std::vector<Roll> dice() const override;

    int actionCount() const override { return int(m_moment->legal().size()); }
    std::vector<ActionRow> actionRows() const override;
    QString actionText(int action) const override;
    QString actionGroup(int action) const override;
    QString chanceOf(int action) const override;
    QStringList oddsOf(int action) const override;
    int priceOf(int action) const override;
    Wish ending() const override;
    Thinking thinking() const override;

    Dice& seededDice() override { return m_session.seededDice(); }
    void perform(int action, Dice& dice) override;
    void tryOut(int action, Dice& dice) const override;
    int rollerNamed(std::string_view name) const override;
    QString purposeNamed(std::string_view name) const override;

    std::size_t moment() const override { return m_session.actionCount(); }
    std::size_t recordedCount() const override { return m_session.recordedCount(); }
    int chooserAt(std::size_t moment) const override;
    QString recordedText(std::size_t moment) const override;
    std::vector<LogLine> told(std::size_t moment) const override;
    std::vector<LogLine> toldBeyond() const override;
    std::uint64_t markOf(std::size_t action) const override;
    std::vector<TurnStart> turns() const override;
    void goTo(std::size_t moment) override;
    void setAside() override { m_session.setAside(); }
    std::vector<OtherLine> otherLines() const override;
    void takeUp(std::size_t otherLine) override;

private:
    const play::Action& actionAt(int action) const { return m_moment->legal()[std::size_t(action)]; }
    void seatAgents();
    /// Makes what is shown of the moment.
    void look();

    GameSession m_session;
    const Content& m_content;
    const RuleReference& m_rules;
    std::vector<Error> m_warnings;
    std::unique_ptr<PlayWords> m_words;
    std::unique_ptr<GameMoment> m_moment;
    std::vector<std::shared_ptr<play::Agent>> m_agents; ///< by player; null for people
    play::Events m_happened;
};

} // namespace delve::mageknight
