// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"
#include "app/mageknight/play/action_menu.h"
#include "app/mageknight/play/board_drawing.h"
#include "app/play/game_keeper.h"
#include "app/play/typed_dice.h"
#include "editor/mageknight/play/game_session.h"
#include "editor/mageknight/play/refused_wish.h"
#include "editor/mageknight/play/seats.h"
#include "editor/mageknight/text/play/play_sentences.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace delve::mageknight {

/// A game in the terminal: asks the people at the keyboard, lets the others choose, and tells what happens.
class TerminalGame
{
public:
    TerminalGame(GameSession& session, const RuleReference& rules, PlaySettings settings, Program& program);

    /// Plays until the game is over or left. The exit code of the program.
    int run();

private:
    enum class BoardShown
    {
        Near, ///< around the figure that acts
        Whole,
        Off
    };

    /// What is known while somebody is asked; made anew after every action.
    struct Situation
    {
        play::PlayerView view;
        ActionMenu menu;
    };

    // The loop
    void letAgentChoose(play::Agent& agent);
    bool askPerson(); ///< false when the game is left
    void showSituation(const Situation& situation);
    QString promptOf(const Situation& situation) const;
    play::Events perform(const play::Action& action);
    bool askAfterwards(); ///< when the game is over; false when it is left
    void keepWhileWaiting();
    bool finish(); ///< false if the game could not be kept where it should be
    DiceFromTable::Words wordsOf(const RollPurpose& purpose) const;

    // What people type
    bool obey(const QString& line, const Situation& situation); ///< false when the game is left
    bool obeyCommand(const QString& command, const QStringList& arguments, const Situation& situation);
    void act(const QStringList& words, const Situation& situation);
    void choose(const play::Action& action); ///< giving up is asked for twice
    bool endBoth(const QStringList& words, const Situation& situation);
    /// Somebody says "end turn" during an activation, which ends first.
    bool isEndOfBoth(const QStringList& words, const Situation& situation) const;
    /// Ends the turn that somebody asked to end, once all is decided that came in between.
    void endTurnAsAsked();
    void hintAtMarker(play::FigureId walker) const;
    bool actByNumber(const QStringList& words, const Situation& situation);
    bool walk(const QStringList& words, const Situation& situation);
    bool walkToSquare(const QString& word, const Situation& situation);
    /// What a typed square alone stands for: only what rolls nothing and gives nobody a blow.
    std::optional<play::Actions> plainWayTo(SquareIndex to, const Situation& situation) const;
    /// The listed flights and passages to a square.
    std::vector<std::size_t> otherWaysTo(SquareIndex to, const Situation& situation) const;
    void turn(const QStringList& words, const Situation& situation);
    void refuse(const play::Refusal& refusal, const play::Action& action);
    bool refuseImagined(const QStringList& words, const Situation& situation);
    void refuse(const RefusedWish& wish, const Situation& situation);

    // Questions
    void showBoard(const QStringList& arguments, const Situation& situation);
    void showWholeBoard(int level = -1) const; ///< of all levels, or of one
    /// A part of the board that fits the terminal, around what goes on.
    void showNear(const Situation& situation) const;
    void drawPart(const BoardPart& part) const;
    void showLegend(const Situation& situation) const;
    void showLog(const QStringList& arguments) const;
    /// What the file of a game of older rules has behind the last action that still holds.
    void showRest(bool isAll) const;
    void showStatus(const QStringList& arguments, const Situation& situation) const;
    void showOdds(const QStringList& arguments, const Situation& situation) const;
    void showRule(const QStringList& arguments) const;
    void explain(const QStringList& arguments, const Situation& situation);
    void explainRule(std::string_view rule) const;
    void explainSquare(Square square, const Situation& situation);
    void explainWords(const QStringList& words, const Situation& situation);
    void explain(const play::Refusal& refusal, const play::Action& action); ///< or that it is possible
    void look(const QStringList& arguments, const Situation& situation) const;
    /// Whether two squares are named, such as Q5-Q6; then says which door is between them.
    bool lookAtDoor(const QString& word, const Situation& situation) const;
    void hint(const QStringList& arguments, const Situation& situation) const;
    void showReasons(const QStringList& arguments) const;
    void tellReasons(play::Agent& agent, const play::PlayerView& view, const play::Actions& legal,
                     std::size_t situation) const;
    void takeBack(const QStringList& arguments);
    void help() const;

    Situation situationNow() const;
    play::PlayerId toAct() const { return playerToAct(m_session.game(), m_session.state()); }
    std::optional<std::size_t> numberIn(const QString& word, const Situation& situation) const;
    int levelInSight() const;
    /// Whether it is the name of a square, as the editor uses them beyond the tiles, too; then says that the
    /// board has none there.
    bool refuseBeyondBoard(const QString& word) const;

    GameSession& m_session;
    Program& m_program;
    const Terminal& m_out;
    PlaySettings m_settings;
    GameKeeper m_keeper;
    PlayWords m_words;
    BoardLabels m_labels;
    LineInput m_input;
    DiceFromTable m_typedDice;
    std::vector<std::unique_ptr<play::Agent>> m_agents; ///< by player; null for people
    BoardShown m_board = BoardShown::Near;
    bool m_isGivingUp = false; ///< it was typed once
    bool m_mayGiveUp = false;
    play::PlayerId m_endsTurn = play::PlayerId::None; ///< who typed "end turn" and was interrupted
    bool m_isShown = false;                           ///< board and menu of this situation have been printed
    std::optional<std::pair<play::Refusal, play::Action>> m_refused; ///< what `why` is about
};

} // namespace delve::mageknight
