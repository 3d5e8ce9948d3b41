// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/choices_of_people.h"
#include "editor/viewmodels/play/play_game.h"

#include <algorithm>

// Acting in a game, taking back, and what is told of the moment.

namespace delve {

void PlayGame::refresh()
{
    m_actions.refresh();
    m_players.refresh();
    m_log.update();
    m_timeline.momentChanged();
    m_recap.onMoment();
    m_advice.onMoment();
    m_standingAnswers.refresh();
    emit changed();
    m_opponents.momentChanged();
    answerUnasked();
}

void PlayGame::answerUnasked()
{
    if (!mayAct() || m_timeline.isLookingBack() || m_table->unaskedAction() < 0)
        return;
    // Once everybody has seen the moment that led here.
    QMetaObject::invokeMethod(
        this, [this, moment = m_table->moment()] { takeUnasked(moment); }, Qt::QueuedConnection);
}

void PlayGame::takeUnasked(std::size_t moment)
{
    if (!mayAct() || m_timeline.isLookingBack() || m_table->moment() != moment)
        return;
    if (const int action = m_table->unaskedAction(); action >= 0)
        take(action, true);
}

void PlayGame::answerOnceForAll(int player, int question, int answer)
{
    m_table->setStandingAnswer(player, question, answer);
    m_standingAnswers.refresh();
    answerUnasked();
}

int PlayGame::speaker() const
{
    if (doesPersonChoose())
        return player();
    int only = -1;
    for (int i = 0; m_table && i < m_table->playerCount(); ++i)
        if (m_table->isPerson(i)) {
            if (only >= 0)
                return -1;
            only = i;
        }
    return only;
}

int PlayGame::wayToBeAsked() const
{
    return speaker() >= 0 ? m_table->wayToBeAsked(speaker()) : -1;
}

void PlayGame::setWayToBeAsked(int way)
{
    if (speaker() < 0 || way == wayToBeAsked())
        return;
    m_table->setWayToBeAsked(speaker(), way);
    m_standingAnswers.refresh();
    emit changed();
    answerUnasked();
}

void PlayGame::leaveMoment()
{
    m_roll.cancel();
    forgetRefusal();
}

void PlayGame::goTo(std::size_t moment)
{
    leaveMoment();
    m_table->goTo(moment);
    refresh();
}

void PlayGame::takeUp(std::size_t otherLine)
{
    leaveMoment();
    m_goingOn.erase(m_goingOn.lower_bound(m_table->otherLines()[otherLine].from), m_goingOn.end());
    m_table->takeUp(otherLine);
    refresh();
}

void PlayGame::setAside()
{
    leaveMoment();
    m_table->setAside();
    refresh();
}

void PlayGame::showNext()
{
    m_table->goTo(m_table->moment() + 1);
    emit shownAgain();
    refresh();
}

void PlayGame::take(int action, bool goesOn)
{
    forgetRefusal();
    m_takesGoingOn = goesOn;
    if (m_table->hasTypedDice())
        m_roll.begin(action);
    else
        takeWith(action, m_table->seededDice());
}

void PlayGame::noteClick(std::size_t moment, bool goesOn)
{
    if (m_table->recordedCount() == moment + 1)
        m_goingOn.erase(m_goingOn.lower_bound(moment), m_goingOn.end());
    if (goesOn)
        m_goingOn.insert(moment);
    else
        m_goingOn.erase(moment);
}

void PlayGame::takeWith(int action, Dice& dice)
{
    const std::size_t moment = m_table->moment();
    m_table->perform(action, dice);
    noteClick(moment, std::exchange(m_takesGoingOn, false));
    if (m_kept)
        m_kept->touch();
    emit performed();
    refresh();
}

void PlayGame::act(int action)
{
    if (mayAct() && action >= 0 && action < m_table->actionCount())
        take(action);
}

void PlayGame::follow(const PlayedTable::Wish& wish)
{
    if (!mayAct())
        return;
    if (wish.action >= 0)
        return take(wish.action);
    m_notice.clear();
    m_refusal = wish.refusal;
    m_refusalRule = wish.rule;
    emit refusalChanged();
}

void PlayGame::end()
{
    if (!mayAct())
        return;
    const PlayedTable::Wish wish = m_table->ending();
    const QString loss =
        m_asksBeforeEnding && wish.action >= 0 && m_notice.isEmpty() ? m_table->lossByEnding() : QString();
    if (loss.isEmpty())
        return follow(wish);
    forgetRefusal();
    m_notice = tr("%1 Once more ends the turn.").arg(loss);
    emit refusalChanged();
}

void PlayGame::forgetRefusal()
{
    if (m_refusal.isEmpty() && m_notice.isEmpty())
        return;
    m_refusal.clear();
    m_refusalRule.clear();
    m_notice.clear();
    emit refusalChanged();
}

QVariantList PlayGame::standing() const
{
    QVariantList list;
    if (!m_table)
        return list;
    // Whoever looks on sees how the one stands who has the turn.
    for (const PlayedTable::Standing& part : m_table->standingOf(std::max(player(), 0)))
        list << QVariantMap{{QStringLiteral("heading"), part.heading}, {QStringLiteral("lines"), part.lines}};
    return list;
}

QVariantMap PlayGame::story() const
{
    if (!isOver())
        return {};
    const PlayedTable::Story story = m_table->story();
    QVariantList rows, courses;
    for (std::size_t player = 0; player < story.rows.size(); ++player)
        rows << QVariantMap{{QStringLiteral("name"), m_table->nameOf(int(player))},
                            {QStringLiteral("colour"), m_table->colourOf(int(player))},
                            {QStringLiteral("cells"), story.rows[player]}};
    for (const PlayedTable::Story::Course& course : story.courses)
        courses << QVariantMap{
            {QStringLiteral("name"), course.name},
            {QStringLiteral("colour"), course.colour},
            {QStringLiteral("values"), QVariantList(course.values.begin(), course.values.end())}};
    return {{QStringLiteral("headings"), story.headings},
            {QStringLiteral("rows"), rows},
            {QStringLiteral("courseTitle"), story.courseTitle},
            {QStringLiteral("courses"), courses},
            {QStringLiteral("highlights"), story.highlights}};
}

std::size_t PlayGame::momentBeforeClick() const
{
    return momentBeforeChoice(*m_table, [this](std::size_t moment) { return goesOn(moment); });
}

bool PlayGame::canUndo() const
{
    return m_table && !m_recap.isReplaying() &&
           (m_roll.isPending() || momentBeforeClick() < m_table->moment());
}

bool PlayGame::canRedo() const
{
    return m_table && m_table->moment() < m_table->recordedCount();
}

QString PlayGame::undoText() const
{
    if (!canUndo())
        return {};
    return m_roll.isPending() ? tr("the roll") : m_table->recordedText(momentBeforeClick());
}

QString PlayGame::redoText() const
{
    return canRedo() ? m_table->recordedText(m_table->moment()) : QString();
}

void PlayGame::undo()
{
    if (m_roll.isPending())
        m_roll.cancel();
    else if (canUndo())
        goTo(momentBeforeClick());
}

void PlayGame::redo()
{
    if (canRedo())
        goTo(momentAfterChoice(*m_table, [this](std::size_t moment) { return goesOn(moment); }));
}

void PlayGame::undoAction()
{
    if (m_roll.isPending())
        m_roll.cancel();
    else if (canUndo())
        goTo(momentBeforeChoice(*m_table));
}

} // namespace delve
