// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/game_keeper.h"
#include "app/play/typed_dice.h"
#include "app/play/word_fit.h"
#include "editor/play/played_table.h"

#include <optional>
#include <vector>

namespace delve {

/// A game in the terminal, whatever its rules: asks the people at the keyboard, lets the others choose, and
/// tells what happens. A game draws its board and answers questions of its own.
class TableTerminal
{
public:
    TableTerminal(PlayedTable& table, PlaySettings settings, Program& program);
    virtual ~TableTerminal() = default;
    TableTerminal(const TableTerminal&) = delete;
    TableTerminal& operator=(const TableTerminal&) = delete;

    /// Plays until the game is over or left. The exit code of the program.
    int run();

protected:
    // What a game brings
    /// What is printed before somebody is asked: the board, the hand.
    virtual void showMoment() = 0;
    /// "Round 3, Ada | Movement 2"
    virtual QString promptLine() const = 0;
    /// Something that people type to know; false if it is nothing of the kind.
    virtual bool answer(const QString& command, const QStringList& arguments) = 0;
    virtual void help() const = 0;
    /// What can be typed to mean an action, besides the words of its sentence.
    virtual Sayings sayingsOf(int action) const = 0;
    /// Why what was typed cannot be done; nothing if it means nothing that could be imagined.
    virtual std::optional<PlayedTable::Wish> refusalOf(const QStringList& words) const = 0;
    /// What somebody would do here who plays as that word; empty if nobody does.
    virtual std::vector<PlayedTable::Reason> hintOf(const std::string& who, std::size_t most) const = 0;
    virtual void explainRule(const QString& rule) const = 0;
    virtual QString knownSeatsHere() const = 0;
    /// Somebody else sits down, who alone may see what is shown next.
    virtual QString handOverText(const QString& who) const = 0;

    PlayedTable& table() { return m_table; }
    const PlayedTable& table() const { return m_table; }
    const Terminal& out() const { return m_out; }
    const PlaySettings& settings() const { return m_settings; }
    /// This moment is shown again.
    void showAgain() { m_isShown = false; }

private:
    /// An action as the list numbers it.
    struct Entry
    {
        int action = -1;
        QString label; ///< among several of a row
    };

    void letOpponentChoose();
    bool askPerson();     ///< false when the game is left
    bool askAfterwards(); ///< when the game is over; false when it is left
    bool handOver();      ///< to the person whose turn it is to look; false when the game is left
    bool obey(const QString& line);
    bool obeyCommand(const QString& command, const QStringList& arguments);
    void act(const QStringList& words);
    bool actByNumber(const QString& word);
    void perform(int action);
    void tell(std::size_t moment) const;

    void listActions();
    std::vector<Entry> entriesFor(const PlayedTable::ActionRow& row) const;
    void printEntry(std::size_t number) const;
    std::optional<std::size_t> entryNamed(const QString& word) const;
    /// The entries that typed words fit best.
    std::vector<std::size_t> matching(const QStringList& words, bool& isSure) const;

    void showLog(const QStringList& arguments) const;
    void showOdds(const QStringList& arguments) const;
    void explain(const QStringList& words);
    void refuse(const PlayedTable::Wish& wish);
    void showHint(const QStringList& arguments) const;
    void showReasons() const;
    void setAsking(const QStringList& arguments);
    void takeBack(const QStringList& arguments);
    void printReasons(const std::vector<PlayedTable::Reason>& reasons) const;
    bool finish();

    PlayedTable& m_table;
    Program& m_program;
    const Terminal& m_out;
    PlaySettings m_settings;
    GameKeeper m_keeper;
    LineInput m_input;
    DiceFromTable m_typedDice;
    std::vector<Entry> m_entries; ///< as the list numbers them, from 1
    bool m_isShown = false;       ///< this moment has been printed
    int m_seated = -1;            ///< the person who looked last
    std::optional<PlayedTable::Wish> m_refused;
    std::vector<PlayedTable::Reason> m_lastReasons;
    int m_lastThinker = -1;
};

} // namespace delve
