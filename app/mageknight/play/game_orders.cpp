// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/compass.h"
#include "app/mageknight/play/terminal_game.h"
#include "app/mageknight/play/word_match.h"
#include "editor/mageknight/play/board_targets.h"
#include "engine/mageknight/play/core/event_log.h"
#include "engine/mageknight/play/moving/walk.h"

#include <algorithm>

// What people type to act.

namespace delve::mageknight {

using namespace play;

namespace {

/// Something happened in a step that a person wants to see before the next one.
bool isEventful(const Events& events)
{
    return std::ranges::any_of(events, [](const Event& event) {
        return !isBookkeeping(event) && !std::holds_alternative<FigureMoved>(event.what) &&
               !std::holds_alternative<TokenMoved>(event.what) &&
               !std::holds_alternative<SpeedSpent>(event.what) &&
               !std::holds_alternative<ActivationMarked>(event.what);
    });
}

} // namespace

bool TerminalGame::obey(const QString& line, const Situation& situation)
{
    const QStringList words = typedWords(line);
    if (words.isEmpty()) {
        m_isShown = false;
        return true;
    }
    const QString first = words.first().toLower();
    m_mayGiveUp = std::exchange(m_isGivingUp, false);
    if (first == u"quit" || first == u"q" || first == u"exit")
        return false;
    if (!first.startsWith(u'#') && !obeyCommand(first, words.mid(1), situation))
        act(words, situation);
    return true;
}

void TerminalGame::act(const QStringList& words, const Situation& situation)
{
    if (actByNumber(words, situation) || walk(words, situation) || endBoth(words, situation))
        return;
    const ActionMenu::Match match = situation.menu.matching(words);
    if (match.isSure) {
        const Action& action = situation.menu.actions()[match.indices.front()];
        // One "end" too many would end the turn of the next player.
        if (std::holds_alternative<EndTurn>(action) && words.size() == 1)
            return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "\"end turn\" ends the turn.")));
        return choose(action);
    }
    if (match.indices.empty()) {
        if (!refuseImagined(words, situation) && !refuseBeyondBoard(words.last()))
            m_out.line(translated(QT_TRANSLATE_NOOP(
                "delve", "Nothing like that can be done. Type a number of the list, or \"help\".")));
        return;
    }
    // What was typed may be something that cannot be done now.
    if (isVerb(words.first()) && match.indices.size() == 1)
        refuseImagined(words, situation);
    m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Which of these?")));
    for (const QString& line : situation.menu.lines(m_out, match.indices))
        m_out.hanging(line, 7);
}

void TerminalGame::choose(const Action& action)
{
    if (std::holds_alternative<GiveUp>(action) && !m_mayGiveUp) {
        m_isGivingUp = true;
        return m_out.line(translated(QT_TRANSLATE_NOOP(
            "delve", "That takes the whole team out of the game. Type it again to do it.")));
    }
    perform(action);
}

bool TerminalGame::isEndOfBoth(const QStringList& words, const Situation& situation) const
{
    const GameState& state = situation.view.state;
    const auto fit = fitOf(words, EndTurn{}, state, m_words, m_labels);
    return words.size() > 1 && fit && !fit->isLoose() && state.turn().isActivation() && isFreeToAct(state);
}

bool TerminalGame::endBoth(const QStringList& words, const Situation& situation)
{
    if (!isEndOfBoth(words, situation))
        return false;
    if (const Refusal refusal = check(situation.view.game, situation.view.state, EndActivation{});
        !refusal.isAllowed()) {
        refuse(refusal, EndActivation{});
        return true;
    }
    m_endsTurn = toAct();
    perform(EndActivation{});
    return true;
}

void TerminalGame::endTurnAsAsked()
{
    const GameState& state = m_session.state();
    if (m_endsTurn == PlayerId::None || (!state.turn().isOver() && !isFreeToAct(state)))
        return; // free spins come before the end of the turn
    const PlayerId player = std::exchange(m_endsTurn, PlayerId::None);
    if (!state.turn().isOver() && state.turn().player == player &&
        check(m_words.game(), state, EndTurn{}).isAllowed())
        perform(EndTurn{});
}

std::optional<std::size_t> TerminalGame::numberIn(const QString& word, const Situation& situation) const
{
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    if (!isNumber || number < 1 || std::size_t(number) > situation.menu.actions().size())
        return std::nullopt;
    return std::size_t(number - 1);
}

bool TerminalGame::actByNumber(const QStringList& words, const Situation& situation)
{
    bool isNumber = false;
    words.first().toInt(&isNumber);
    if (!isNumber || words.size() > 1)
        return false;
    if (const auto index = numberIn(words.first(), situation))
        choose(situation.menu.actions()[*index]);
    else
        m_out.line(translated(QT_TRANSLATE_NOOP("delve", "The list goes from 1 to %1."))
                       .arg(situation.menu.actions().size()));
    return true;
}

bool TerminalGame::walk(const QStringList& words, const Situation& situation)
{
    const bool hasVerb = words.first().compare(u"go", Qt::CaseInsensitive) == 0;
    const QStringList way = hasVerb ? words.mid(1) : words;
    const bool isAsked = !isFreeToAct(situation.view.state);
    const bool isMoving = situation.view.state.turn().isActivation() && !isAsked;
    // A decision may ask for a direction; otherwise compass words are steps, even when nobody can make one.
    const bool isWay = !isAsked && std::ranges::all_of(way, [](const QString& word) {
        return directionNamed(word).has_value();
    });
    if (!isMoving && (hasVerb || isWay)) {
        const Action step = Step{isWay && !way.isEmpty() ? *directionNamed(way.first()) : Direction::North};
        refuse(check(situation.view.game, situation.view.state, step), step);
        return true;
    }
    if (!isMoving || way.isEmpty())
        return false;
    if (way.size() == 1 && walkToSquare(way.first(), situation))
        return true;
    std::vector<Direction> directions;
    for (const QString& word : way) {
        const auto direction = directionNamed(word);
        if (!direction)
            return false;
        directions.push_back(*direction);
    }
    const FigureId figure = situation.view.state.turn().figure;
    for (const Direction direction : directions) {
        // Whatever happens on the way is for the player to see before the next step.
        const GameState& state = m_session.state();
        if (!isFreeToAct(state) || state.turn().figure != figure || state.turn().isOver())
            break;
        const Action step = Step{direction};
        if (const Refusal refusal = check(m_words.game(), state, step); !refusal.isAllowed()) {
            refuse(refusal, step);
            break;
        }
        perform(step);
    }
    hintAtMarker(figure);
    return true;
}

void TerminalGame::hintAtMarker(FigureId walker) const
{
    const GameState& state = m_session.state();
    if (state.turn().isOver() || walker == FigureId::None || state.turn().figure != walker ||
        state.figure(walker).has(mark::transferring))
        return;
    const SquareIndex square = squareOfActive({m_session.game(), state});
    const Board& board = m_session.game().board(state);
    if (square == noSquare)
        return;
    // MRK-08: the use of a marker is declared with the step onto it.
    if (board.has(square, SquareFlag::Teleport))
        m_out.line(translated(QT_TRANSLATE_NOOP(
            "delve",
            "It has not used the teleport square: for that, \"back\" and step there with \"teleport\".")));
    else if (board.has(square, SquareFlag::Vortex))
        m_out.line(translated(QT_TRANSLATE_NOOP(
            "delve", "It has not used the vortex: for that, \"back\" and step there with \"vortex\".")));
}

std::vector<std::size_t> TerminalGame::otherWaysTo(SquareIndex to, const Situation& situation) const
{
    const Position position(situation.view.game, situation.view.state);
    const Actions& actions = situation.menu.actions();
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < actions.size(); ++i)
        if ((std::holds_alternative<FlyTo>(actions[i]) || std::holds_alternative<PassThrough>(actions[i])) &&
            isAbout(position, actions[i], {.square = to}))
            found.push_back(i);
    return found;
}

std::optional<Actions> TerminalGame::plainWayTo(SquareIndex to, const Situation& situation) const
{
    if (to == noSquare)
        return std::nullopt;
    const Game& game = situation.view.game;
    const GameState& state = situation.view.state;
    if (auto way = walkTo(game, state, to))
        return way;
    if (const auto others = otherWaysTo(to, situation);
        others.size() == 1 && isPlain(game, state, situation.menu.actions()[others.front()]))
        return Actions{situation.menu.actions()[others.front()]};
    // MOV-14: as far as it goes; what happens on the way is seen first.
    if (auto rough = roughWayTo(game, state, to); rough && rough->cost <= state.turn().speed)
        return std::move(rough->steps);
    return std::nullopt;
}

bool TerminalGame::walkToSquare(const QString& word, const Situation& situation)
{
    const auto square = m_words.squareNamed(word, levelInSight());
    if (!square)
        return false;
    const SquareIndex to = m_words.game().board(situation.view.state).squareAt(*square);
    const auto way = plainWayTo(to, situation);
    if (!way) {
        explainSquare(*square, situation);
        return true;
    }
    const FigureId figure = situation.view.state.turn().figure;
    for (const Action& step : *way)
        if (!check(m_words.game(), m_session.state(), step).isAllowed() || isEventful(perform(step)))
            break;
    hintAtMarker(figure);
    return true;
}

void TerminalGame::turn(const QStringList& words, const Situation& situation)
{
    const auto facing = words.isEmpty() ? std::nullopt : directionNamed(words.last());
    const bool isActing = situation.view.state.turn().isActivation() && isFreeToAct(situation.view.state);
    if (!facing || !isActing || words.size() > 1)
        return act(QStringList{QStringLiteral("turn")} + words, situation);
    const Action action = play::Turn{*facing};
    if (const Refusal refusal = check(m_words.game(), situation.view.state, action); !refusal.isAllowed())
        return refuse(refusal, action);
    perform(action);
}

void TerminalGame::takeBack(const QStringList& arguments)
{
    bool isNumber = arguments.isEmpty();
    const int wanted = arguments.isEmpty() ? 1 : arguments.first().toInt(&isNumber);
    if (!isNumber || wanted < 1)
        return m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "back 3: so many choices are taken back, 1 if not said.")));
    const std::size_t before = m_session.actionCount();
    const std::size_t situation = momentBeforeChoices(m_session, wanted);
    if (situation == before)
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "There is nothing to take back.")));
    m_session.goTo(situation);
    m_keeper.noteChange();
    m_endsTurn = PlayerId::None;
    m_isShown = false;
    m_refused.reset();
    m_out.line(counted(QT_TRANSLATE_N_NOOP("delve", "%n action(s) taken back."), before - situation));
}

} // namespace delve::mageknight
