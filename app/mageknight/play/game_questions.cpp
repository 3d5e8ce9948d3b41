// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/compass.h"
#include "app/mageknight/play/status_text.h"
#include "app/mageknight/play/terminal_game.h"
#include "editor/mageknight/text/play/status_words.h"
#include "engine/mageknight/play/moving/walk.h"

#include <algorithm>
#include <set>

// What people type to learn something.

namespace delve::mageknight {

using namespace play;

namespace {

/// How far the board is shown around the figure that acts.
constexpr int reach = 6;
constexpr std::size_t usualLog = 20;

/// Columns of the board that a terminal of this width has room for: four characters each, beside the numbers
/// of the rows and a rim.
int columnsThatFit(int width)
{
    return std::max(3, (width - 13) / 4);
}

} // namespace

bool TerminalGame::obeyCommand(const QString& command, const QStringList& arguments,
                               const Situation& situation)
{
    const auto is = [&](std::initializer_list<const char*> names) {
        return std::ranges::any_of(names, [&](const char* name) { return command == QLatin1String(name); });
    };
    if (is({"help", "h", "?"}))
        help();
    else if (is({"board", "b"}))
        showBoard(arguments.isEmpty() ? QStringList{QStringLiteral("all")} : arguments, situation);
    else if (is({"menu", "m", "list"}))
        m_isShown = false;
    else if (is({"legend"}))
        showLegend(situation);
    else if (is({"log", "l"}))
        showLog(arguments);
    else if (is({"status", "st"}))
        showStatus(arguments, situation);
    else if (is({"odds"}))
        showOdds(arguments, situation);
    else if (is({"why"}))
        explain(arguments, situation);
    else if (is({"rule", "rules", "r"}))
        showRule(arguments);
    else if (is({"look"}))
        look(arguments, situation);
    else if (is({"hint"}))
        hint(arguments, situation);
    else if (is({"reasons"}))
        showReasons(arguments);
    else if (is({"back", "undo", "u"}))
        takeBack(arguments);
    else if (is({"turn", "t", "face"}))
        turn(arguments, situation);
    else if (is({"save"}))
        m_keeper.save(arguments.isEmpty() ? QString::fromStdString(m_settings.saveFile)
                                          : arguments.join(u' '));
    else
        return false;
    return true;
}

void TerminalGame::help() const
{
    const QString text = translated(QT_TRANSLATE_NOOP(
        "delve",
        "To act:\n"
        "  7                   take action 7 of the list\n"
        "  n  ne  e e s        step that way, one step after the other\n"
        "  K7  or  go K7       walk to a square\n"
        "  t nw                turn\n"
        "  attack rat          any words of an entry of the list, or their beginnings\n"
        "  end   end turn      end the activation; end the turn, with the activation\n"
        "  back  back 3        take back\n"
        "To know:\n"
        "  board  board off    the whole board; show it not at all, near (as at the start) or always whole\n"
        "  legend              what the signs mean\n"
        "  (an empty line)     this moment again\n"
        "  status  status B1   all figures; one figure with its dial; status pool: what may still come\n"
        "  look K7             a square\n"
        "  odds 7  odds attack rat   the exact chances of an action, with all modifiers\n"
        "  why  why K7  why attack rat   the rule that refuses it\n"
        "  hint  hint steady   what another player would do here, and why\n"
        "  reasons  reasons 3  why the program took its last action, or the third last\n"
        "  rule DOOR-07        a rule\n"
        "  log  log 50  log all   what happened\n"
        "  save  save FILE  quit   quit keeps the game too"));
    for (const QString& line : text.split(u'\n'))
        m_out.line(line);
}

void TerminalGame::drawPart(const BoardPart& part) const
{
    for (const QString& line : drawBoard(m_session.state(), m_words, m_labels, part, m_out, m_settings.ascii))
        m_out.line(line);
}

void TerminalGame::showBoard(const QStringList& arguments, const Situation& situation)
{
    const QString what = arguments.value(0).toLower();
    if (what == u"off" || what == u"near" || what == u"whole") {
        m_board = what == u"off" ? BoardShown::Off : what == u"near" ? BoardShown::Near : BoardShown::Whole;
        m_isShown = what == u"off";
        return;
    }
    if (what.isEmpty() && m_board == BoardShown::Near)
        return showNear(situation);
    showWholeBoard(what.toInt() - 1);
}

void TerminalGame::showWholeBoard(int only) const
{
    const int columns = columnsThatFit(m_out.width());
    for (int level = 0; level < m_words.levelCount(); ++level) {
        if (only >= 0 && only != level)
            continue;
        // One strip of the board after the other, where it is too wide.
        const BoardPart whole = BoardPart::whole(m_words, level);
        const int strips = (whole.east - whole.west + columns) / columns;
        const int width = (whole.east - whole.west + strips) / strips;
        for (BoardPart strip = whole; strip.west <= whole.east; strip.west += width) {
            strip.east = std::min(whole.east, strip.west + width - 1);
            drawPart(strip);
        }
    }
}

void TerminalGame::showNear(const Situation& situation) const
{
    const GameState& state = situation.view.state;
    const Board& board = m_words.game().board(state);
    const int columns = columnsThatFit(m_out.width());
    SquareIndex centre = squareOfActive({situation.view.game, state});
    const bool isActive = centre != noSquare;
    if (!isActive && m_words.levelCount() == 1 && m_words.size().width <= columns)
        return showWholeBoard();
    // Between activations the heroes of the player are what it is about, or else the way in.
    for (std::size_t i = 0; i < state.figures().size() && centre == noSquare; ++i)
        if (state.figures()[i].team == situation.view.player && state.figures()[i].isInside())
            centre = state.figures()[i].square;
    if (centre == noSquare)
        centre = m_words.game().player(situation.view.player).entrance.square;
    const int side = (columns - 1) / 2;
    drawPart(BoardPart::around(m_words, board.squareOf(centre), isActive ? std::min(reach, side) : side));
    if (!isActive)
        m_out.line(m_out.faint(
            translated(QT_TRANSLATE_NOOP("delve", "A part of the board; \"board\" shows all of it."))));
}

void TerminalGame::showLegend(const Situation& situation) const
{
    for (const QString& line : boardLegend(m_out, m_settings.ascii))
        m_out.line(line);
    // The signs of what is in play, side by side.
    QStringList pieces;
    for (std::size_t i = 0; i < situation.view.state.figures().size(); ++i)
        if (const FigureState& figure = situation.view.state.figures()[i];
            figure.isInside() || figure.where == Whereabouts::Outside)
            pieces << QStringLiteral("%1 %2").arg(m_out.strong(m_labels.of(FigureId(i))),
                                                  m_words.of(FigureId(i)));
    if (!pieces.isEmpty())
        m_out.hanging(QStringLiteral("  ") + pieces.join(QStringLiteral(", ")), 2);
}

void TerminalGame::showLog(const QStringList& arguments) const
{
    if (arguments.value(0).toLower() == u"rest")
        return showRest(false);
    const bool isAll = arguments.value(0).toLower() == u"all";
    const std::size_t wanted =
        arguments.isEmpty() ? usualLog : std::size_t(std::max(arguments.first().toInt(), 1));
    QStringList lines;
    for (std::size_t i = 0; i < m_session.actionCount(); ++i)
        for (const Told& line : told(m_session.eventsOf(i), m_session.stateBefore(i), m_words))
            if (isAll || !line.isDetail)
                lines << QStringLiteral("  %1 %2").arg(
                    line.text, m_out.faint(QString::fromUtf8(line.rule.data(), qsizetype(line.rule.size()))));
    if (!isAll && std::size_t(lines.size()) > wanted)
        lines = lines.mid(lines.size() - qsizetype(wanted));
    for (const QString& line : lines)
        m_out.hanging(line, 6);
    if (isAll)
        showRest(true);
    else if (const auto& older = m_session.record().older; older && !older->rest.empty())
        m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "\"log rest\" tells what followed by the rules of then.")));
}

void TerminalGame::showRest(bool isAll) const
{
    const auto& older = m_session.record().older;
    if (!older || older->rest.empty())
        return;
    m_out.line(m_out.strong(restInWords(*older)));
    GameState state = m_session.stateBefore(std::min(older->reached, m_session.recordedCount()));
    for (std::size_t i = 0; i < older->rest.size(); ++i)
        for (const Told& line : told(older->rest[i], state, m_words))
            if (isAll || !line.isDetail)
                m_out.hanging(
                    m_out.faint(QStringLiteral("  %1 %2").arg(
                        line.text, QString::fromUtf8(line.rule.data(), qsizetype(line.rule.size())))),
                    6);
}

void TerminalGame::showStatus(const QStringList& arguments, const Situation& situation) const
{
    if (arguments.isEmpty()) {
        for (const QString& line : statusLines(situation.view, m_words, m_labels, m_out))
            printWrapped(m_out, line);
        return;
    }
    const QString wanted = arguments.join(u' ');
    if (wanted.toLower() == u"pool") {
        for (const QString& line : poolLines(situation.view, m_words, m_out))
            m_out.hanging(line, 6);
        return;
    }
    bool isFound = false;
    std::set<const Figure*> shownKinds; // of those in the pool one of a kind says enough
    for (std::size_t i = 0; i < situation.view.state.figures().size(); ++i) {
        const FigureId id = FigureId(i);
        const FigureState& figure = situation.view.state.figure(id);
        const bool isInPool = figure.where == Whereabouts::Pool;
        const bool isKnown = figure.isInside() || !figure.isMageSpawn() || isInPool;
        if (!isKnown || (m_labels.of(id).compare(wanted, Qt::CaseInsensitive) != 0 &&
                         !m_words.of(id).contains(wanted, Qt::CaseInsensitive)))
            continue;
        if (isInPool && !shownKinds.insert(&situation.view.game.kind(id).figure()).second)
            continue;
        isFound = true;
        for (const QString& line : figureLines(id, situation.view, m_words, m_labels, m_out))
            m_out.hanging(line, 6);
    }
    if (!isFound)
        m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "No figure of this game is called \"%1\".")).arg(wanted));
}

void TerminalGame::showOdds(const QStringList& arguments, const Situation& situation) const
{
    auto index = numberIn(arguments.value(0), situation);
    if (!index && !arguments.isEmpty()) {
        const auto found = situation.menu.matching(arguments).indices;
        if (found.size() > 1) {
            m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Which of these?")));
            for (const QString& line : situation.menu.lines(m_out, found))
                m_out.hanging(line, 7);
            return;
        }
        if (!found.empty())
            index = found.front();
    }
    if (!index)
        return m_out.line(translated(
            QT_TRANSLATE_NOOP("delve", "odds 7, odds attack rat: the chances of an action of the list.")));
    const Action& action = situation.menu.actions()[*index];
    m_out.line(m_out.strong(sentence(action, situation.view.state, m_words)));
    const auto forecasts = forecastOf(situation.view.game, situation.view.state, action);
    if (!forecasts)
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Nothing is rolled for it.")));
    const int price = priceOf(situation.view.game, situation.view.state, action);
    for (const QString& line : oddsInWords(*forecasts, price, m_words))
        m_out.line(line);
}

void TerminalGame::explainRule(std::string_view rule) const
{
    m_out.line(m_out.strong(QString::fromUtf8(rule.data(), qsizetype(rule.size()))) + QStringLiteral("  ") +
               m_words.titleOf(rule));
    m_out.paragraph(m_words.textOf(rule), 2);
}

void TerminalGame::showRule(const QStringList& arguments) const
{
    const std::string rule = arguments.value(0).toUpper().toStdString();
    if (m_words.textOf(rule).isEmpty())
        return m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "There is no rule of that number, such as DOOR-07.")));
    explainRule(rule);
}

bool TerminalGame::lookAtDoor(const QString& word, const Situation& situation) const
{
    const GameState& state = situation.view.state;
    const auto doors = m_words.game().board(state).doors();
    for (std::size_t i = 0; i < doors.size(); ++i) {
        const QString one = m_words.square(doors[i].square), other = m_words.square(doors[i].beyond);
        const bool isMeant = word.compare(one + u'-' + other, Qt::CaseInsensitive) == 0 ||
                             word.compare(other + u'-' + one, Qt::CaseInsensitive) == 0;
        if (!isMeant)
            continue;
        const char* how =
            state.contains(DoorSet::Broken, DoorId(i)) ? QT_TRANSLATE_NOOP("delve", "%1: broken")
            : state.contains(DoorSet::Open, DoorId(i)) ? QT_TRANSLATE_NOOP("delve", "%1: open")
                                                       : QT_TRANSLATE_NOOP("delve", "%1: closed");
        m_out.line(translated(how).arg(m_words.of(DoorId(i))));
        return true;
    }
    const QStringList ends = word.split(u'-');
    const auto isSquare = [&](const QString& end) {
        return m_words.squareNamed(end, levelInSight()).has_value();
    };
    if (ends.size() != 2 || !std::ranges::all_of(ends, isSquare))
        return false;
    m_out.line(translated(QT_TRANSLATE_NOOP("delve", "There is no door between %1 and %2."))
                   .arg(ends.first().toUpper(), ends.last().toUpper()));
    return true;
}

void TerminalGame::look(const QStringList& arguments, const Situation& situation) const
{
    const QString word = arguments.value(0);
    const auto named = m_words.squareNamed(word, levelInSight());
    if (named) {
        const SquareIndex square = m_words.game().board(situation.view.state).squareAt(*named);
        if (square == noSquare)
            return m_out.line(
                translated(QT_TRANSLATE_NOOP("delve", "%1: no tile lies there.")).arg(word.toUpper()));
        return m_out.paragraph(inWords(square, situation.view, m_words));
    }
    if (word.isEmpty() || (!refuseBeyondBoard(word) && !lookAtDoor(word, situation)))
        m_out.line(translated(QT_TRANSLATE_NOOP(
            "delve", "look K7: a square of the board; look K7-K8: the door between two squares.")));
}

} // namespace delve::mageknight
