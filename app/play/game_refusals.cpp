#include "app/play/compass.h"
#include "app/play/terminal_game.h"
#include "app/play/word_match.h"
#include "editor/play/refused_wish.h"
#include "engine/play/walk.h"

// Why something cannot be done.

namespace delve {

using namespace play;

void TerminalGame::refuse(const Refusal& refusal, const Action& action)
{
    m_refused = {refusal, action};
    m_out.line(QStringLiteral("%1 %2 (%3)")
                   .arg(m_out.bad(translated(QT_TRANSLATE_NOOP("delve", "Not possible:"))),
                        sentence(refusal, action),
                        QString::fromUtf8(refusal.rule.data(), qsizetype(refusal.rule.size()))));
}

bool TerminalGame::refuseImagined(const QStringList& words, const Moment& moment)
{
    const auto wish = likeliestRefused(moment.view, [&](const Action& action) {
        return fitOf(words, action, moment.view.state, m_words, m_labels);
    });
    if (!wish)
        return false;
    refuse(wish->refusal, wish->action);
    const Position position(moment.view.game, moment.view.state);
    if (const auto decision = pendingDecision(position); decision && wish->isUntimely)
        m_out.hanging(QStringLiteral("%1: %2").arg(m_words.of(decision->player),
                                                   sentence(decision->task, moment.view.state, m_words)),
                      2);
    return true;
}

void TerminalGame::explainSquare(Square square, const Moment& moment)
{
    const SquareIndex to = moment.view.game.board(moment.view.state).squareAt(square);
    const Refusal refusal = checkWalk(moment.view.game, moment.view.state, to);
    if (refusal.isAllowed())
        m_out.line(translated(QT_TRANSLATE_NOOP("delve", "It is possible.")));
    else
        refuse(refusal, Step{});
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
        if (const auto direction = directionNamed(arguments.first())) {
            const Action step = Step{*direction};
            const Refusal refusal = check(moment.view.game, moment.view.state, step);
            refusal.isAllowed() ? m_out.line(translated(QT_TRANSLATE_NOOP("delve", "It is possible.")))
                                : refuse(refusal, step);
        } else if (const auto square = m_words.squareNamed(arguments.first(), levelInSight())) {
            explainSquare(*square, moment);
        } else if (!refuseImagined(arguments, moment)) {
            m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Nothing like that is refused.")));
        }
    } else if (!arguments.isEmpty()) {
        m_refused.reset();
        if (!refuseImagined(arguments, moment))
            m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Nothing like that is refused.")));
    } else if (!m_refused) {
        m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "Nothing was refused. why K7, why n, why attack rat")));
    }
    if (m_refused)
        explainRule(m_refused->first.rule);
}

} // namespace delve
