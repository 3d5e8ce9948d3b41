// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/play/game_session.h"
#include "editor/dungeoneer/play/seats.h"
#include "editor/dungeoneer/play/standing_pass.h"
#include "editor/dungeoneer/text/play/play_sentences.h"
#include "editor/play/session_table.h"
#include "engine/dungeoneer/agents/agent.h"

#include <QCoreApplication>

#include <memory>

namespace delve::dungeoneer {

/// A game of Dungeoneer at the table: a session with its words and those who play without a person. Hands are
/// seen by whoever sits at the screen: the only person at the table, or of several the one who is asked.
class CardGameTable final : public SessionTable<play::Traits, GameSession>
{
    Q_DECLARE_TR_FUNCTIONS(delve::dungeoneer::CardGameTable)

public:
    using Opened = Result<std::unique_ptr<PlayedTable>>;

    /// Begins a game of a scenario.
    static Opened start(Scenario scenario, std::shared_ptr<const Cards> cards, const TableSetup& setup);
    /// Goes on with a game that was read.
    static Opened resume(play::Replay replay, std::shared_ptr<const Cards> cards);

    CardGameTable(GameSession session, std::shared_ptr<const Cards> cards, std::vector<Error> warnings);

    const PlayWords& words() const { return *m_words; }
    const Scenario& scenario() const { return m_session.record().scenario; }
    /// The moment as whoever sits at the screen may know it.
    const play::PlayerView& view() const { return *m_view; }
    play::Position position() const { return {m_view->game, m_view->state}; }
    /// Whose hand is open; nobody while an opponent chooses among several people.
    play::PlayerId viewer() const;
    play::PlayerId toAct() const { return playerToAct(m_session.game(), m_session.state()); }
    /// The log as it is told to those at the table.
    Onlooker onlooker() const;
    Wish wishFor(const play::Action& action) const;

    QString title() const override { return QString::fromStdString(scenario().title); }
    QString warning() const override;
    void changeLanguage() override { look(); }

    Player player(int number) const override;
    QString nameOf(int player) const override;
    QColor colourOf(int player) const override;
    /// Hands, wherever several people look at one screen.
    bool hasSecrets() const override { return people().count > 1; }

    bool isAsked() const override;
    QString prompt() const override;
    QString left() const override;
    QString common() const override;
    QString outcome() const override;
    std::vector<Roll> dice() const override;

    /// Empty while somebody chooses whose hand nobody at the screen may see.
    std::vector<ActionRow> actionRows() const override;
    QString actionText(int action) const override;
    QString actionGroup(int action) const override;
    QString chanceOf(int action) const override;
    QStringList oddsOf(int action) const override;
    int priceOf(int action) const override;
    Wish ending() const override;

    QStringList waysToBeAsked() const override;
    int wayToBeAsked(int player) const override { return int(m_passes.of(play::PlayerId(player))); }
    void setWayToBeAsked(int player, int way) override;
    int unaskedAction() override;

    int rollerNamed(std::string_view name) const override;
    QString purposeNamed(std::string_view name) const override;
    bool isDrawn(std::string_view purpose) const override;

    QString recordedText(std::size_t moment) const override;
    std::vector<LogLine> told(std::size_t moment) const override;
    std::vector<LogLine> toldBeyond() const override;
    std::vector<TurnStart> turns() const override;
    std::vector<OtherLine> otherLines() const override;
    std::vector<Standing> standingOf(int player) const override;

private:
    /// How many people play, and the last of them.
    struct People
    {
        int count = 0;
        play::PlayerId last = play::PlayerId::None;
    };
    People people() const;
    void seatAgents() override;
    std::shared_ptr<Agent> agentLike(const std::string& word, std::size_t player) const override
    {
        return dungeoneer::makeAgent(word, seedFor(seed(), 1000 + player));
    }
    void look() override;
    std::vector<Reason> reasons(const play::Weighing& why, const play::Action& chosen,
                                std::size_t most) const override;
    /// The hand of a player as the screen shows it.
    QString handInWords(play::PlayerId player) const;

    std::shared_ptr<const Cards> m_cards;
    std::vector<Error> m_warnings;
    std::unique_ptr<PlayWords> m_words;
    std::unique_ptr<play::PlayerView> m_view;
    StandingPasses m_passes;
};

} // namespace delve::dungeoneer
