// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/dice.h"

#include <QColor>
#include <QString>
#include <QStringList>

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace delve {

/// A game at the table as the window shows it, whatever its rules: who plays, what can be done at the moment
/// that is looked at, what has been done, and the ways to other moments. Everything is in words already.
/// Players are numbered in the order of their turns, actions as they are offered at this moment, moments by
/// the actions before them.
class PlayedTable
{
public:
    /// What a player has, as a sign and a number: "coin", "120". A sign alone is a mark of honour.
    struct Fact
    {
        QString icon;
        QString value;
    };
    struct Player
    {
        QString name;
        QColor colour;
        QString seat; ///< who plays: "Person", "Steady"
        bool hasTurn = false;
        std::vector<Fact> facts;
        QString standing;    ///< the facts in a sentence
        QStringList details; ///< all that can be told of the player, a line each
    };
    /// One of several actions that differ only in this: a direction, clockwise from north, or else a label.
    struct Choice
    {
        int action = -1;
        int direction = -1;
        QString label{};
    };
    struct ActionRow
    {
        QString text;
        int action = -1; ///< the first of its actions
        std::vector<Choice> choices{};
        bool isFolded = false; ///< seldom wanted: its choices are shown when somebody asks for them
    };
    /// Something that a person wishes to do: the action, or why not, with the rule against it.
    struct Wish
    {
        int action = -1;
        QString refusal{};
        QString rule{};
    };
    struct LogLine
    {
        QString text;
        QString rule;
        QString icon; ///< by the name of its drawing
        bool isHeading = false;
        bool isDetail = false; ///< left out where a game is told in short
    };
    /// One or two dice that were rolled together.
    struct Roll
    {
        int first = 0;
        int second = 0; ///< 0: there was but one
        int total = 0;
        QString what;
        QString by;
        QColor colour;
    };
    struct TurnStart
    {
        std::size_t moment = 0;
        QColor colour;
    };
    /// What was done before something else was done there.
    struct OtherLine
    {
        std::size_t from = 0;
        std::size_t count = 0;
        QString text;           ///< its first action
        std::uint64_t mark = 0; ///< of how it ends, see markOf
    };
    /// Something that an opponent weighed.
    struct Reason
    {
        QString text;
        QStringList facts;
        bool isChosen = false;
        QString gist{}; ///< all of it in one short sentence: "Tallow heads for chest 1"
    };
    /// A question that comes again and again, and what a person can say to it once for all; first: ask me.
    struct StandingQuestion
    {
        QString text;
        QStringList answers;
    };
    /// A part of what there is to know about how a player stands: "The way out", and what is said of it.
    struct Standing
    {
        QString heading;
        QStringList lines;
    };
    /// A game that is over, in numbers: a row for each player below the headings, and how it went.
    struct Story
    {
        struct Course
        {
            QString name;
            QColor colour;
            std::vector<int> values; ///< at the end of each round
        };
        QStringList headings;
        std::vector<QStringList> rows; ///< by player; as many cells as there are headings
        QString courseTitle;           ///< what the courses count: "Gold"
        std::vector<Course> courses;
        QStringList highlights; ///< what deserves to be remembered, a sentence each
    };
    /// What an opponent came to. Its reasons, at most so many, are asked for before anything else is done.
    struct Thought
    {
        int action = -1;
        std::function<std::vector<Reason>(std::size_t most)> reasons;
    };
    /// Thinks in another thread, as long as it may; holds all that it needs.
    using Thinking = std::function<Thought(const std::atomic<bool>& stop)>;

    virtual ~PlayedTable() = default;

    // The game as a whole
    virtual QString title() const = 0;
    /// What is odd about a game that was opened, a sentence a line.
    virtual QString warning() const = 0;
    /// Older rules have recorded it, and its file may hold more than can be gone on with.
    virtual bool isOfOlderRules() const = 0;
    /// The text of a file of it.
    virtual std::string saved() const = 0;
    /// Words are said in another language from now on.
    virtual void changeLanguage() = 0;
    /// People roll real dice; otherwise they fall as the seed has it.
    virtual bool hasTypedDice() const = 0;
    virtual std::uint64_t seed() const = 0;

    // Players; -1 is nobody
    virtual int playerCount() const = 0;
    virtual Player player(int number) const = 0;
    virtual QString nameOf(int player) const = 0;
    virtual QColor colourOf(int player) const = 0;
    virtual bool isPerson(int player) const = 0;
    /// Who plays from now on, by player, as TableSetup has it.
    virtual void setSeats(std::vector<std::string> seats) = 0;
    /// People at one screen have something to hide from each other.
    virtual bool hasSecrets() const { return false; }

    // The moment that is looked at
    virtual int round() const = 0;
    /// Whether somebody is asked to decide something; what that is, or what there is to do.
    virtual bool isAsked() const = 0;
    virtual QString prompt() const = 0;
    /// What whoever acts has left to act with.
    virtual QString left() const = 0;
    /// What belongs to no player, in a line: what waits in a pool or a deck.
    virtual QString common() const = 0;
    virtual bool isOver() const = 0;
    /// How it ended, a sentence a line.
    virtual QString outcome() const = 0;
    /// The dice of the last action.
    virtual std::vector<Roll> dice() const = 0;

    // What can be done
    virtual int actionCount() const = 0;
    /// The actions as a list shows them, by group; some may be left to the board.
    virtual std::vector<ActionRow> actionRows() const = 0;
    virtual QString actionText(int action) const = 0;
    virtual QString actionGroup(int action) const = 0;
    /// How likely it succeeds; empty where nothing is rolled. In full a line each.
    virtual QString chanceOf(int action) const = 0;
    virtual QStringList oddsOf(int action) const = 0;
    /// The points that it takes.
    virtual int priceOf(int action) const = 0;
    /// To be done with what is going on: an activation, a turn.
    virtual Wish ending() const = 0;
    /// Digits mean kinds of actions, always the same, so that a key that is pressed once too often never does
    /// something else; otherwise actions are numbered as they are listed.
    virtual bool hasDigits() const { return false; }
    /// The digit that means this action; -1 for none.
    virtual int digitOf(int /*action*/) const { return -1; }
    /// What would be given away by ending now, in a sentence; empty if nothing.
    virtual QString lossByEnding() const { return {}; }
    /// What an opponent thinks who has to choose now.
    virtual Thinking thinking() const = 0;
    /// What a good player would think who had to choose now; nothing where nobody can tell.
    virtual Thinking hinting() { return {}; }
    /// What whoever chose at a recorded moment thought, or a good player in the place of a person. The action
    /// of the thought is -1; its reasons begin with what was really done. Nothing where nobody can tell.
    virtual Thinking thinkingAgain(std::size_t /*moment*/) { return {}; }

    // Where one stands
    /// The goal and what is known of the way there, as a player may know it.
    virtual std::vector<Standing> standingOf(int /*player*/) const { return {}; }
    /// How the game went up to this moment.
    virtual Story story() const { return {}; }

    // Being asked less: what a person can say once instead of being asked at every moment of others
    /// The ways in words, the first of them: always. Empty where a game asks for nothing that could be
    /// passed.
    virtual QStringList waysToBeAsked() const { return {}; }
    virtual int wayToBeAsked(int) const { return 0; }
    virtual void setWayToBeAsked(int /*player*/, int /*way*/) {}
    /// The action that a person takes now without being asked, by what it said; -1 if it is to be asked.
    virtual int unaskedAction() { return -1; }
    /// All questions of that kind, by number; a game that knows more than one says so here.
    virtual std::vector<StandingQuestion> standingQuestions() const
    {
        if (waysToBeAsked().isEmpty())
            return {};
        return {{QString(), waysToBeAsked()}};
    }
    /// The one of them that is asked now; -1 if it is none.
    virtual int standingQuestionNow() const { return -1; }
    virtual int standingAnswer(int player, int /*question*/) const { return wayToBeAsked(player); }
    virtual void setStandingAnswer(int player, int /*question*/, int answer)
    {
        setWayToBeAsked(player, answer);
    }

    // Acting
    /// The dice of the seed, as they fall from this moment on.
    virtual Dice& seededDice() = 0;
    virtual void perform(int action, Dice& dice) = 0;
    /// Does it with these dice without anything coming of it, to see which dice it takes.
    virtual void tryOut(int action, Dice& dice) const = 0;
    /// Who rolls and what for, by the names that dice are told: a player, and words.
    virtual int rollerNamed(std::string_view name) const = 0;
    virtual QString purposeNamed(std::string_view name) const = 0;
    /// Nobody rolls dice for it at the table, such as for a shuffled deck: the program does.
    virtual bool isDrawn(std::string_view /*purpose*/) const { return false; }

    // Its course
    virtual std::size_t moment() const = 0;
    virtual std::size_t recordedCount() const = 0;
    /// Who had to choose at a moment.
    virtual int chooserAt(std::size_t moment) const = 0;
    /// What was done at a moment, and what came of it.
    virtual QString recordedText(std::size_t moment) const = 0;
    virtual std::vector<LogLine> told(std::size_t moment) const = 0;
    /// What happened between two moments, in short: who went where, what was rolled and what came of it.
    virtual std::vector<LogLine> toldInShort(std::size_t from, std::size_t to) const
    {
        std::vector<LogLine> lines;
        for (std::size_t moment = from; moment < to; ++moment)
            for (LogLine& line : told(moment))
                if (!line.isDetail)
                    lines.push_back(std::move(line));
        return lines;
    }
    /// What a file of older rules has behind all that can be gone to; a heading comes first.
    virtual std::vector<LogLine> toldBeyond() const = 0;
    /// A number for how the game stood after a recorded action: another course, another number.
    virtual std::uint64_t markOf(std::size_t action) const = 0;
    virtual std::vector<TurnStart> turns() const = 0;
    virtual void goTo(std::size_t moment) = 0;
    /// Keeps what is recorded from this moment on as another line.
    virtual void setAside() = 0;
    virtual std::vector<OtherLine> otherLines() const = 0;
    virtual void takeUp(std::size_t otherLine) = 0;
};

} // namespace delve
