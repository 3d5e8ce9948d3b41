// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/play/game_moment.h"
#include "editor/mageknight/play/game_session.h"
#include "editor/mageknight/play/standing_answers.h"
#include "editor/mageknight/text/play/play_words.h"
#include "editor/play/session_table.h"
#include "engine/base/rule_reference.h"
#include "engine/mageknight/agents/agent.h"
#include "engine/mageknight/play/fighting/exchange.h"
#include "engine/mageknight/play/fighting/forecast.h"

#include <QCoreApplication>

#include <memory>

namespace delve::mageknight {

/// A game of Mage Knight Dungeons at the table: a session with its moment, its words and those who play
/// without a person.
class DungeonTable final : public SessionTable<play::Traits, GameSession>
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

    const GameMoment& shown() const { return *m_moment; }
    const PlayWords& words() const { return *m_words; }
    const Content& content() const { return m_content; }
    const Scenario& scenario() const { return m_session.record().scenario; }
    QColor colourOf(play::PlayerId player) const;
    Wish wishFor(const play::Action& action) const;
    static Wish refused(const play::Refusal& refusal, const play::Action& action);
    /// The figure or token that acts; empty between activations.
    QString active() const;

    QString title() const override { return QString::fromStdString(scenario().title); }
    QString warning() const override;
    void changeLanguage() override;

    Player player(int number) const override;
    QString nameOf(int player) const override;
    QColor colourOf(int player) const override { return colourOf(play::PlayerId(player)); }

    bool isAsked() const override;
    QString prompt() const override;
    QString left() const override;
    QString common() const override;
    QString outcome() const override;
    std::vector<Roll> dice() const override;

    std::vector<ActionRow> actionRows() const override;
    QString actionText(int action) const override;
    QString actionGroup(int action) const override;
    QString chanceOf(int action) const override;
    QStringList oddsOf(int action) const override;
    int priceOf(int action) const override;
    Wish ending() const override;
    bool hasDigits() const override { return true; }
    int digitOf(int action) const override;
    QString lossByEnding() const override;

    std::vector<Standing> standingOf(int player) const override;
    Story story() const override;

    int unaskedAction() override;
    std::vector<StandingQuestion> standingQuestions() const override { return repeatedInWords(); }
    int standingQuestionNow() const override;
    int standingAnswer(int player, int question) const override { return m_answers.of(player, question); }
    void setStandingAnswer(int player, int question, int answer) override
    {
        m_answers.set(player, question, answer);
    }

    int rollerNamed(std::string_view name) const override;
    QString purposeNamed(std::string_view name) const override;

    QString recordedText(std::size_t moment) const override;
    std::vector<LogLine> told(std::size_t moment) const override;
    std::vector<LogLine> toldInShort(std::size_t from, std::size_t to) const override;
    std::vector<LogLine> toldBeyond() const override;
    std::vector<TurnStart> turns() const override;
    std::vector<OtherLine> otherLines() const override;

private:
    void seatAgents() override;
    std::shared_ptr<Agent> agentLike(const std::string& word, std::size_t player) const override;
    /// Both sides of an attack, if it is one: turned to whoever strikes where that is how it comes.
    std::optional<play::Exchange> exchangeFor(int action, const play::Forecasts& forecasts) const;
    void look() override;
    std::vector<Reason> reasons(const play::Weighing& why, const play::Action& chosen,
                                std::size_t most) const override;

    const Content& m_content;
    const RuleReference& m_rules;
    std::vector<Error> m_warnings;
    std::unique_ptr<PlayWords> m_words;
    std::unique_ptr<GameMoment> m_moment;
    StandingAnswers m_answers;
};

} // namespace delve::mageknight
