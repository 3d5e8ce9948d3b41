// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/compass.h"
#include "app/mageknight/play/terminal_game.h"
#include "app/mageknight/play/word_match.h"
#include "engine/mageknight/play/moving/walk.h"

// Why something cannot be done.

namespace delve::mageknight {

using namespace play;

void TerminalGame::refuse(const Refusal& refusal, const Action& action)
{
    m_refused = {refusal, action};
    m_out.line(QStringLiteral("%1 %2 (%3)")
                   .arg(m_out.bad(translated(QT_TRANSLATE_NOOP("delve", "Not possible:"))),
                        sentence(refusal, action),
                        QString::fromUtf8(refusal.rule.data(), qsizetype(refusal.rule.size()))));
}

void TerminalGame::refuse(const RefusedWish& wish, const Situation& situation)
{
    refuse(wish.refusal, wish.action);
    const Position position(situation.view.game, situation.view.state);
    if (const auto decision = pendingDecision(position); decision && wish.isUntimely)
        m_out.hanging(QStringLiteral("%1: %2").arg(m_words.of(decision->player),
                                                   sentence(decision->task, situation.view.state, m_words)),
                      2);
}

bool TerminalGame::refuseImagined(const QStringList& words, const Situation& situation)
{
    const Wish wish = wishFor(situation.view, situation.menu.actions(), [&](const Action& action) {
        return fitOf(words, action, situation.view.state, m_words, m_labels);
    });
    if (wish.refused)
        refuse(*wish.refused, situation);
    return wish.refused.has_value();
}

void TerminalGame::explain(const Refusal& refusal, const Action& action)
{
    if (refusal.isAllowed())
        m_out.line(translated(QT_TRANSLATE_NOOP("delve", "It is possible.")));
    else
        refuse(refusal, action);
}

bool TerminalGame::refuseBeyondBoard(const QString& word) const
{
    if (m_words.squareNamed(word, levelInSight()) ||
        !m_words.squares().squareNamed(word.toStdString(), levelInSight()))
        return false;
    const Square first = m_words.origin();
    const Square last = first + Offset{m_words.size().width - 1, m_words.size().height - 1};
    m_out.line(translated(QT_TRANSLATE_NOOP("delve", "%1 is beyond the board, which goes from %2 to %3."))
                   .arg(word.toUpper(), m_words.square(first), m_words.square(last)));
    return true;
}

void TerminalGame::explainWords(const QStringList& words, const Situation& situation)
{
    if (isEndOfBoth(words, situation))
        return explain(check(situation.view.game, situation.view.state, EndActivation{}), EndActivation{});
    const Wish wish = wishFor(situation.view, situation.menu.actions(), [&](const Action& action) {
        return fitOf(words, action, situation.view.state, m_words, m_labels);
    });
    if (wish.refused)
        return refuse(*wish.refused, situation);
    if (wish.possible.empty() && words.size() == 1 && refuseBeyondBoard(words.first()))
        return;
    if (wish.possible.empty())
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Nothing like that is refused.")));
    m_out.line(translated(QT_TRANSLATE_NOOP("delve", "It is possible.")));
    for (const QString& line : situation.menu.lines(m_out, wish.possible))
        m_out.hanging(line, 7);
}

void TerminalGame::explainSquare(Square square, const Situation& situation)
{
    const SquareIndex to = situation.view.game.board(situation.view.state).squareAt(square);
    const Refusal refusal = checkWalk(situation.view.game, situation.view.state, to);
    if (plainWayTo(to, situation))
        return m_out.line(
            refusal.rule == "MOV-14"
                ? translated(QT_TRANSLATE_NOOP(
                      "delve", "It is possible, as far as nothing happens on the way. (MOV-14)"))
                : translated(QT_TRANSLATE_NOOP("delve", "It is possible.")));
    explain(refusal, Step{});
    if (const auto others = otherWaysTo(to, situation); !others.empty()) {
        m_out.line(translated(QT_TRANSLATE_NOOP("delve", "It gets there only so:")));
        for (const QString& line : situation.menu.lines(m_out, others))
            m_out.hanging(line, 7);
    }
    if (refusal.rule != "ACT-15")
        return;
    if (const auto way = roughWayTo(situation.view.game, situation.view.state, to, true))
        m_out.line(counted(QT_TRANSLATE_N_NOOP("delve", "%1 costs %2; %n point(s) are left."),
                           std::size_t(std::max<int>(situation.view.state.turn().speed, 0)))
                       .arg(m_words.square(square), QString::number(way->cost)));
}

void TerminalGame::explain(const QStringList& arguments, const Situation& situation)
{
    if (arguments.size() == 1) {
        if (const auto index = numberIn(arguments.first(), situation))
            return m_out.line(sentence(situation.menu.actions()[*index], situation.view.state, m_words) +
                              QStringLiteral(": ") +
                              translated(QT_TRANSLATE_NOOP("delve", "It is possible.")));
        m_refused.reset();
        if (const auto direction = directionNamed(arguments.first()))
            explain(check(situation.view.game, situation.view.state, Step{*direction}), Step{*direction});
        else if (const auto square = m_words.squareNamed(arguments.first(), levelInSight()))
            explainSquare(*square, situation);
        else
            explainWords(arguments, situation);
    } else if (!arguments.isEmpty()) {
        m_refused.reset();
        explainWords(arguments, situation);
    } else if (!m_refused) {
        m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "Nothing was refused. why K7, why n, why attack rat")));
    }
    if (m_refused)
        explainRule(m_refused->first.rule);
}

} // namespace delve::mageknight
