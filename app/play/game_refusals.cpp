// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/compass.h"
#include "app/play/terminal_game.h"
#include "app/play/word_match.h"
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

void TerminalGame::refuse(const RefusedWish& wish, const Moment& moment)
{
    refuse(wish.refusal, wish.action);
    const Position position(moment.view.game, moment.view.state);
    if (const auto decision = pendingDecision(position); decision && wish.isUntimely)
        m_out.hanging(QStringLiteral("%1: %2").arg(m_words.of(decision->player),
                                                   sentence(decision->task, moment.view.state, m_words)),
                      2);
}

bool TerminalGame::refuseImagined(const QStringList& words, const Moment& moment)
{
    const Wish wish = wishFor(moment.view, moment.menu.actions(), [&](const Action& action) {
        return fitOf(words, action, moment.view.state, m_words, m_labels);
    });
    if (wish.refused)
        refuse(*wish.refused, moment);
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

void TerminalGame::explainWords(const QStringList& words, const Moment& moment)
{
    if (isEndOfBoth(words, moment))
        return explain(check(moment.view.game, moment.view.state, EndActivation{}), EndActivation{});
    const Wish wish = wishFor(moment.view, moment.menu.actions(), [&](const Action& action) {
        return fitOf(words, action, moment.view.state, m_words, m_labels);
    });
    if (wish.refused)
        return refuse(*wish.refused, moment);
    if (wish.possible.empty() && words.size() == 1 && refuseBeyondBoard(words.first()))
        return;
    if (wish.possible.empty())
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Nothing like that is refused.")));
    m_out.line(translated(QT_TRANSLATE_NOOP("delve", "It is possible.")));
    for (const QString& line : moment.menu.lines(m_out, wish.possible))
        m_out.hanging(line, 7);
}

void TerminalGame::explainSquare(Square square, const Moment& moment)
{
    const SquareIndex to = moment.view.game.board(moment.view.state).squareAt(square);
    const Refusal refusal = checkWalk(moment.view.game, moment.view.state, to);
    if (plainWayTo(to, moment))
        return m_out.line(
            refusal.rule == "MOV-14"
                ? translated(QT_TRANSLATE_NOOP(
                      "delve", "It is possible, as far as nothing happens on the way. (MOV-14)"))
                : translated(QT_TRANSLATE_NOOP("delve", "It is possible.")));
    explain(refusal, Step{});
    if (const auto others = otherWaysTo(to, moment); !others.empty()) {
        m_out.line(translated(QT_TRANSLATE_NOOP("delve", "It gets there only so:")));
        for (const QString& line : moment.menu.lines(m_out, others))
            m_out.hanging(line, 7);
    }
    if (refusal.rule != "ACT-15")
        return;
    if (const auto way = roughWayTo(moment.view.game, moment.view.state, to, true))
        m_out.line(counted(QT_TRANSLATE_N_NOOP("delve", "%1 costs %2; %n point(s) are left."),
                           std::size_t(std::max<int>(moment.view.state.turn().speed, 0)))
                       .arg(m_words.square(square))
                       .arg(way->cost));
}

void TerminalGame::explain(const QStringList& arguments, const Moment& moment)
{
    if (arguments.size() == 1) {
        if (const auto index = numberIn(arguments.first(), moment))
            return m_out.line(sentence(moment.menu.actions()[*index], moment.view.state, m_words) +
                              QStringLiteral(": ") +
                              translated(QT_TRANSLATE_NOOP("delve", "It is possible.")));
        m_refused.reset();
        if (const auto direction = directionNamed(arguments.first()))
            explain(check(moment.view.game, moment.view.state, Step{*direction}), Step{*direction});
        else if (const auto square = m_words.squareNamed(arguments.first(), levelInSight()))
            explainSquare(*square, moment);
        else
            explainWords(arguments, moment);
    } else if (!arguments.isEmpty()) {
        m_refused.reset();
        explainWords(arguments, moment);
    } else if (!m_refused) {
        m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "Nothing was refused. why K7, why n, why attack rat")));
    }
    if (m_refused)
        explainRule(m_refused->first.rule);
}

} // namespace delve::mageknight
