#include "app/play/compass.h"
#include "app/play/status_text.h"
#include "app/play/terminal_game.h"
#include "editor/text/play/status_words.h"
#include "engine/play/walk.h"

#include <algorithm>

// What people type to learn something.

namespace delve {

using namespace play;

namespace {

/// How far the board is shown around the figure that acts.
constexpr int reach = 6;
constexpr std::size_t usualLog = 20;

} // namespace

bool TerminalGame::obeyCommand(const QString& command, const QStringList& arguments, const Moment& moment)
{
    const auto is = [&](std::initializer_list<const char*> names) {
        return std::ranges::any_of(names, [&](const char* name) { return command == QLatin1String(name); });
    };
    if (is({"help", "h", "?"}))
        help();
    else if (is({"board", "b"}))
        showBoard(arguments.isEmpty() ? QStringList{QStringLiteral("all")} : arguments, moment);
    else if (is({"menu", "m", "list"}))
        m_isShown = false;
    else if (is({"legend"}))
        for (const QString& line : boardLegend(m_out, m_settings.ascii))
            m_out.line(line);
    else if (is({"log", "l"}))
        showLog(arguments);
    else if (is({"status", "st"}))
        showStatus(arguments, moment);
    else if (is({"odds"}))
        showOdds(arguments, moment);
    else if (is({"why"}))
        explain(arguments, moment);
    else if (is({"rule", "rules", "r"}))
        showRule(arguments);
    else if (is({"look"}))
        look(arguments, moment);
    else if (is({"hint"}))
        hint(arguments, moment);
    else if (is({"reasons"}))
        showReasons(arguments);
    else if (is({"back", "undo", "u"}))
        takeBack(arguments);
    else if (is({"turn", "t", "face"}))
        turn(arguments, moment);
    else if (is({"save"}))
        save(arguments.isEmpty() ? QString::fromStdString(m_settings.saveFile) : arguments.join(u' '));
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
        "  end   end turn      end the activation, or the turn\n"
        "  back  back 3        take back\n"
        "To know:\n"
        "  board  board off    the whole board; show it not at all, near (as at the start) or always whole\n"
        "  legend              what the signs mean\n"
        "  (an empty line)     this moment again\n"
        "  status  status B1   all figures; one figure with its dial\n"
        "  look K7             a square\n"
        "  odds 7              the exact chances of an action, with all modifiers\n"
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

void TerminalGame::showBoard(const QStringList& arguments, const Moment& moment)
{
    const QString what = arguments.value(0).toLower();
    if (what == u"off" || what == u"near" || what == u"whole") {
        m_board = what == u"off" ? BoardShown::Off : what == u"near" ? BoardShown::Near : BoardShown::Whole;
        m_isShown = what == u"off";
        return;
    }
    const SquareIndex active = squareOfActive({moment.view.game, moment.view.state});
    const Board& board = m_words.game().board(moment.view.state);
    if (what.isEmpty() && m_board == BoardShown::Near && active != noSquare)
        return drawPart(BoardPart::around(m_words, board.squareOf(active), reach));
    const int only = what.toInt() - 1;
    for (int level = 0; level < m_words.levelCount(); ++level)
        if (only < 0 || only == level)
            drawPart(BoardPart::whole(m_words, level));
}

void TerminalGame::showLog(const QStringList& arguments) const
{
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
        m_out.line(line);
}

void TerminalGame::showStatus(const QStringList& arguments, const Moment& moment) const
{
    if (arguments.isEmpty()) {
        for (const QString& line : statusLines(moment.view, m_words, m_labels, m_out))
            printWrapped(m_out, line);
        return;
    }
    const QString wanted = arguments.join(u' ');
    bool isFound = false;
    for (std::size_t i = 0; i < moment.view.state.figures().size(); ++i) {
        const FigureId id = FigureId(i);
        const FigureState& figure = moment.view.state.figure(id);
        const bool isKnown = figure.isInside() || !figure.isMageSpawn();
        if (!isKnown || (m_labels.of(id).compare(wanted, Qt::CaseInsensitive) != 0 &&
                         !m_words.of(id).contains(wanted, Qt::CaseInsensitive)))
            continue;
        isFound = true;
        for (const QString& line : figureLines(id, moment.view, m_words, m_labels, m_out))
            m_out.line(line);
    }
    if (!isFound)
        m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "No figure in the dungeon is called \"%1\".")).arg(wanted));
}

void TerminalGame::showOdds(const QStringList& arguments, const Moment& moment) const
{
    const auto index = numberIn(arguments.value(0), moment);
    if (!index)
        return m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "odds N: the chances of action N of the list.")));
    const Action& action = moment.menu.actions()[*index];
    m_out.line(m_out.strong(sentence(action, moment.view.state, m_words)));
    const auto odds = oddsOf(moment.view.game, moment.view.state, action);
    if (!odds)
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Nothing is rolled for it.")));
    for (const QString& line : oddsInWords(*odds, m_words))
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

void TerminalGame::explainSquare(Square square, const Moment& moment)
{
    const SquareIndex to = moment.view.game.board(moment.view.state).squareAt(square);
    const Refusal refusal = checkWalk(moment.view.game, moment.view.state, to);
    if (refusal.isAllowed())
        m_out.line(translated(QT_TRANSLATE_NOOP("delve", "It is possible.")));
    else
        refuse(refusal, Step{});
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

void TerminalGame::look(const QStringList& arguments, const Moment& moment) const
{
    const auto named = m_words.squareNamed(arguments.value(0), levelInSight());
    const SquareIndex square = named ? m_words.game().board(moment.view.state).squareAt(*named) : noSquare;
    if (square == noSquare)
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "look K7: a square of the board.")));
    m_out.paragraph(inWords(square, moment.view, m_words));
}

} // namespace delve
