// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_table.h"
#include "editor/play/table_setup.h"
#include "editor/viewmodels/games/window_game.h"

#include <algorithm>
#include <array>
#include <sstream>

namespace delve::test {

/// The smallest game that shows all of a table: two players guess in turn how a die will fall, or pass. Who
/// is right has won.
class GuessingTable final : public PlayedTable
{
public:
    struct Step
    {
        int guess = 0; ///< 0: passed
        int die = 0;
    };

    explicit GuessingTable(std::vector<std::string> seats, std::vector<Step> steps = {}, bool typed = false)
        : m_seats(std::move(seats)), m_steps(std::move(steps)), m_moment(m_steps.size()), m_typed(typed)
    {
        rewindDice();
    }

    QString title() const override { return QStringLiteral("Guessing"); }
    QString warning() const override { return {}; }
    bool isOfOlderRules() const override { return false; }
    /// "guessing human echo | 3:5 0:0"
    std::string saved() const override
    {
        std::string text = "guessing";
        for (const std::string& seat : m_seats)
            text += ' ' + seat;
        text += " |";
        for (const Step& step : m_steps)
            text += ' ' + std::to_string(step.guess) + ':' + std::to_string(step.die);
        return text;
    }
    void changeLanguage() override {}
    bool hasTypedDice() const override { return m_typed; }
    std::uint64_t seed() const override { return 1; }

    int playerCount() const override { return 2; }
    Player player(int number) const override
    {
        const QString passed = QString::number(std::count_if(
            m_steps.begin(), m_steps.begin() + std::ptrdiff_t(m_moment),
            [&, i = 0](const Step& step) mutable { return i++ % 2 == number && step.guess == 0; }));
        return {.name = nameOf(number),
                .colour = colourOf(number),
                .seat = QString::fromStdString(m_seats[std::size_t(number)]),
                .hasTurn = chooserAt(m_moment) == number,
                .facts = {{QStringLiteral("coin"), passed}},
                .standing = QStringLiteral("passed %1").arg(passed),
                .details = {}};
    }
    QString nameOf(int player) const override
    {
        return player == 0 ? QStringLiteral("Ada") : QStringLiteral("Bea");
    }
    QColor colourOf(int player) const override { return player == 0 ? Qt::red : Qt::blue; }
    bool isPerson(int player) const override
    {
        return player < 0 || m_seats[std::size_t(player)] == humanSeat;
    }
    void setSeats(std::vector<std::string> seats) override { m_seats = std::move(seats); }

    int round() const override { return int(m_moment / 2) + 1; }
    bool isAsked() const override { return false; }
    QString prompt() const override { return QStringLiteral("What will it be?"); }
    QString left() const override { return {}; }
    QString common() const override { return {}; }
    bool isOver() const override { return isOverAt(m_moment); }
    QString outcome() const override { return isOver() ? QStringLiteral("That was it.") : QString(); }
    std::vector<Roll> dice() const override
    {
        if (m_moment == 0 || m_steps[m_moment - 1].die == 0)
            return {};
        const int die = m_steps[m_moment - 1].die, by = int(m_moment - 1) % 2;
        return {{die, 0, die, QStringLiteral("the guess"), nameOf(by), colourOf(by)}};
    }

    // Actions 0 to 5 are guesses, 6 passes.
    int actionCount() const override { return isOver() ? 0 : 7; }
    std::vector<ActionRow> actionRows() const override
    {
        ActionRow guess{QStringLiteral("Guess"), 0};
        for (int i = 0; i < 6; ++i)
            guess.choices.push_back({i, -1, QString::number(i + 1)});
        return {guess, {QStringLiteral("Pass"), 6}};
    }
    QString actionText(int action) const override { return textOf(guessOf(action)); }
    QString actionGroup(int) const override { return QStringLiteral("Guesses"); }
    QString chanceOf(int action) const override { return action == 6 ? QString() : QStringLiteral("17 %"); }
    QStringList oddsOf(int action) const override
    {
        return action == 6 ? QStringList() : QStringList{QStringLiteral("one in six")};
    }
    int priceOf(int) const override { return 0; }
    Wish ending() const override
    {
        if (endsAtOnce)
            return {6};
        return {-1, QStringLiteral("Nobody ends before it is guessed."), QStringLiteral("GUESS-01")};
    }
    Thinking thinking() const override
    {
        return [](const std::atomic<bool>&) {
            return Thought{2, [](std::size_t) {
                               return std::vector<Reason>{{QStringLiteral("Guess 3"), {}, true}};
                           }};
        };
    }

    Thinking hinting() override { return thinking(); }
    Thinking thinkingAgain(std::size_t moment) override
    {
        return [this, moment](const std::atomic<bool>&) {
            return Thought{-1, [this, moment](std::size_t) {
                               return std::vector<Reason>{
                                   {recordedText(moment), {QStringLiteral("as good as any")}, true, {}}};
                           }};
        };
    }
    QString lossByEnding() const override
    {
        return endsAtOnce ? QStringLiteral("A guess is left.") : QString();
    }
    std::vector<StandingQuestion> standingQuestions() const override
    {
        return {{QStringLiteral("Guessing"), {QStringLiteral("Ask me"), QStringLiteral("Pass")}}};
    }
    int standingQuestionNow() const override { return 0; }
    int standingAnswer(int player, int) const override { return m_passes[std::size_t(player)]; }
    void setStandingAnswer(int player, int, int answer) override { m_passes[std::size_t(player)] = answer; }
    int unaskedAction() override
    {
        const int player = chooserAt(m_moment);
        return player >= 0 && m_passes[std::size_t(player)] == 1 ? 6 : -1;
    }

    Dice& seededDice() override { return m_dice; }
    void perform(int action, Dice& dice) override
    {
        const int guess = guessOf(action);
        if (m_moment < m_steps.size() && m_steps[m_moment].guess == guess)
            return goTo(m_moment + 1);
        setAside();
        m_steps.push_back({guess, guess == 0 ? 0 : dice.roll({"guess", "Ada"})});
        ++m_moment;
    }
    void tryOut(int action, Dice& dice) const override
    {
        if (guessOf(action) > 0)
            dice.roll({"guess", "Ada"});
    }
    int rollerNamed(std::string_view name) const override { return name == "Ada" ? 0 : 1; }
    QString purposeNamed(std::string_view) const override { return QStringLiteral("the guess"); }

    std::size_t moment() const override { return m_moment; }
    std::size_t recordedCount() const override { return m_steps.size(); }
    int chooserAt(std::size_t moment) const override { return isOverAt(moment) ? -1 : int(moment % 2); }
    QString recordedText(std::size_t moment) const override { return textOf(m_steps[moment].guess); }
    std::vector<LogLine> told(std::size_t moment) const override
    {
        const Step& step = m_steps[moment];
        return {{textOf(step.guess), QStringLiteral("GUESS-02"), QStringLiteral("figure"), true, false},
                {QStringLiteral("It is %1").arg(step.die), {}, QStringLiteral("die"), false, true}};
    }
    std::vector<LogLine> toldBeyond() const override { return {}; }
    std::uint64_t markOf(std::size_t action) const override
    {
        std::uint64_t mark = 1;
        for (std::size_t i = 0; i <= action; ++i)
            mark = mark * 64 + std::uint64_t(m_steps[i].guess * 7 + m_steps[i].die);
        return mark;
    }
    std::vector<TurnStart> turns() const override
    {
        std::vector<TurnStart> turns;
        for (std::size_t i = 0; i <= m_steps.size(); ++i)
            turns.push_back({i, colourOf(int(i % 2))});
        return turns;
    }
    void goTo(std::size_t moment) override
    {
        m_moment = moment;
        rewindDice();
    }
    void setAside() override
    {
        if (m_moment == m_steps.size())
            return;
        m_others.emplace_back(m_moment,
                              std::vector(m_steps.begin() + std::ptrdiff_t(m_moment), m_steps.end()));
        m_steps.resize(m_moment);
    }
    std::vector<OtherLine> otherLines() const override
    {
        std::vector<OtherLine> lines;
        for (const auto& [from, steps] : m_others)
            lines.push_back({from, steps.size(), textOf(steps.front().guess), from * 100 + steps.size()});
        return lines;
    }
    void takeUp(std::size_t otherLine) override
    {
        const auto [from, steps] = m_others[otherLine];
        m_others.erase(m_others.begin() + std::ptrdiff_t(otherLine));
        goTo(from);
        setAside();
        m_steps.insert(m_steps.end(), steps.begin(), steps.end());
    }

    bool endsAtOnce = false; ///< to end is to pass, and gives a guess away

private:
    static int guessOf(int action) { return action == 6 ? 0 : action + 1; }
    static QString textOf(int guess)
    {
        return guess == 0 ? QStringLiteral("Pass") : QStringLiteral("Guess %1").arg(guess);
    }
    bool isOverAt(std::size_t moment) const
    {
        return moment > 0 && m_steps[moment - 1].guess > 0 &&
               m_steps[moment - 1].guess == m_steps[moment - 1].die;
    }
    void rewindDice()
    {
        m_dice = SeededDice(seed());
        for (std::size_t i = 0; i < m_moment; ++i)
            if (m_steps[i].guess > 0)
                m_dice.roll({});
    }

    std::vector<std::string> m_seats;
    std::array<int, 2> m_passes{}; ///< said once for all, by player
    std::vector<Step> m_steps;
    std::vector<std::pair<std::size_t, std::vector<Step>>> m_others;
    std::size_t m_moment = 0;
    bool m_typed = false;
    SeededDice m_dice{1};
};

/// Knows games of guessing, and no documents.
class GuessingGame final : public WindowGame
{
public:
    std::string_view id() const override { return "guessing"; }
    QString name() const override { return QStringLiteral("Guessing"); }
    GameLibrary* books() const override { return nullptr; }
    std::unique_ptr<FileDocumentViewModel> newDocument() override { return nullptr; }
    std::unique_ptr<FileDocumentViewModel> newFromTemplate(const QString&) override { return nullptr; }
    OpenedDocument read(const std::string&) override { return Error{"", {"no documents", {}}}; }
    Result<QString> titleOf(const std::string&) const override { return QString(); }
    Result<QString> titleOfTable(const std::string&) const override { return QString(); }
    QString nameOfPack(const QString&) const override { return {}; }

    bool owns(const FileDocumentViewModel&) const override { return false; }
    std::vector<SeatChoice> seatChoices() const override { return {}; }
    std::vector<SetupPlayer> playersOf(const FileDocumentViewModel&) const override { return {}; }
    OpenedTable startTable(const FileDocumentViewModel&, const TableSetup&) override
    {
        return Error{"", {"no documents", {}}};
    }
    bool isOf(const PlayedTable&, const FileDocumentViewModel&) const override { return false; }
    OpenedTable readTable(const std::string& text) override
    {
        std::istringstream in(text);
        std::string word;
        if (!(in >> word) || word != "guessing")
            return Error{"", {"not a game of guessing", {}}};
        std::vector<std::string> seats;
        while (in >> word && word != "|")
            seats.push_back(word);
        std::vector<GuessingTable::Step> steps;
        while (in >> word)
            steps.push_back({word[0] - '0', word[2] - '0'});
        auto table = std::make_unique<GuessingTable>(seats, steps, typedDice);
        table->endsAtOnce = endsAtOnce;
        return std::unique_ptr<PlayedTable>(std::move(table));
    }

    // Of games that are read from now on
    bool typedDice = false;
    bool endsAtOnce = false;
};

} // namespace delve::test
