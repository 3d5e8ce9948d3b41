#include "app/play/compass.h"
#include "app/play/terminal_game.h"
#include "editor/play/imaginable_actions.h"
#include "engine/play/walk.h"

#include <algorithm>
#include <set>

// What people type to act.

namespace delve {

using namespace play;

bool TerminalGame::obey(const QString& line, const Moment& moment)
{
    const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
    if (words.isEmpty()) {
        m_isShown = false;
        return true;
    }
    const QString first = words.first().toLower();
    if (first == u"quit" || first == u"q" || first == u"exit")
        return false;
    if (!first.startsWith(u'#') && !obeyCommand(first, words.mid(1), moment))
        act(words, moment);
    return true;
}

void TerminalGame::act(const QStringList& words, const Moment& moment)
{
    if (actByNumber(words, moment) || walk(words, moment))
        return;
    const auto found = moment.menu.matching(words);
    if (found.size() == 1) {
        const Action& action = moment.menu.actions()[found.front()];
        // One "end" too many would end the turn of the next player.
        if (std::holds_alternative<EndTurn>(action) && words.size() == 1)
            return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "\"end turn\" ends the turn.")));
        return perform(action);
    }
    if (found.size() > 1) {
        m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Which of these?")));
        for (const QString& line : moment.menu.lines(m_out, found))
            m_out.line(line);
        return;
    }
    if (!refuseImagined(words, moment))
        m_out.line(translated(QT_TRANSLATE_NOOP(
            "delve", "Nothing like that can be done. Type a number of the list, or \"help\".")));
}

std::optional<std::size_t> TerminalGame::numberIn(const QString& word, const Moment& moment) const
{
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    if (!isNumber || number < 1 || std::size_t(number) > moment.menu.actions().size())
        return std::nullopt;
    return std::size_t(number - 1);
}

bool TerminalGame::actByNumber(const QStringList& words, const Moment& moment)
{
    bool isNumber = false;
    words.first().toInt(&isNumber);
    if (!isNumber || words.size() > 1)
        return false;
    if (const auto index = numberIn(words.first(), moment))
        perform(moment.menu.actions()[*index]);
    else
        m_out.line(translated(QT_TRANSLATE_NOOP("delve", "The list goes from 1 to %1."))
                       .arg(moment.menu.actions().size()));
    return true;
}

bool TerminalGame::walk(const QStringList& words, const Moment& moment)
{
    const bool hasVerb = words.first().compare(u"go", Qt::CaseInsensitive) == 0;
    const QStringList way = hasVerb ? words.mid(1) : words;
    const bool isAsked = !moment.view.state.tasks().empty();
    const bool isMoving = moment.view.state.turn().isActivation() && !isAsked;
    // A decision may ask for a direction; otherwise compass words are steps, even when nobody can make one.
    const bool isWay = !isAsked && std::ranges::all_of(way, [](const QString& word) {
        return directionNamed(word).has_value();
    });
    if (!isMoving && (hasVerb || isWay)) {
        const Action step = Step{isWay && !way.isEmpty() ? *directionNamed(way.first()) : Direction::North};
        refuse(check(moment.view.game, moment.view.state, step), step);
        return true;
    }
    if (!isMoving || way.isEmpty())
        return false;
    if (way.size() == 1 && walkToSquare(way.first(), moment))
        return true;
    std::vector<Direction> directions;
    for (const QString& word : way) {
        const auto direction = directionNamed(word);
        if (!direction)
            return false;
        directions.push_back(*direction);
    }
    const FigureId figure = moment.view.state.turn().figure;
    for (const Direction direction : directions) {
        // Whatever happens on the way is for the player to see before the next step.
        const GameState& state = m_session.state();
        if (!state.tasks().empty() || state.turn().figure != figure || state.turn().isOver())
            break;
        const Action step = Step{direction};
        if (const Refusal refusal = check(m_words.game(), state, step); !refusal.isAllowed()) {
            refuse(refusal, step);
            break;
        }
        perform(step);
    }
    return true;
}

bool TerminalGame::walkToSquare(const QString& word, const Moment& moment)
{
    const auto square = m_words.squareNamed(word, levelInSight());
    if (!square)
        return false;
    const SquareIndex to = m_words.game().board(moment.view.state).squareAt(*square);
    const auto way = to == noSquare ? std::nullopt : walkTo(moment.view.game, moment.view.state, to);
    if (!way) {
        // A flight or a passage may lead there all the same.
        const auto found = moment.menu.matching({m_words.square(*square)});
        if (found.size() == 1)
            perform(moment.menu.actions()[found.front()]);
        else
            explainSquare(*square, moment);
        return true;
    }
    for (const Action& step : *way) {
        if (!check(m_words.game(), m_session.state(), step).isAllowed())
            break;
        perform(step);
    }
    return true;
}

void TerminalGame::turn(const QStringList& words, const Moment& moment)
{
    const auto facing = words.isEmpty() ? std::nullopt : directionNamed(words.last());
    const bool isActing = moment.view.state.turn().isActivation() && moment.view.state.tasks().empty();
    if (!facing || !isActing || words.size() > 1)
        return act(QStringList{QStringLiteral("turn")} + words, moment);
    const Action action = play::Turn{*facing};
    if (const Refusal refusal = check(m_words.game(), moment.view.state, action); !refusal.isAllowed())
        return refuse(refusal, action);
    perform(action);
}

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
    struct Refused
    {
        Refusal refusal;
        Action action;
        QString text;
        bool isTimely;
    };
    constexpr std::size_t enough = 4;
    std::vector<Refused> refused;
    for (const Action& action : imaginableActions(moment.view))
        if (isMeant(words, action, moment.view.state, m_words, m_labels))
            if (const Refusal refusal = check(moment.view.game, moment.view.state, action);
                !refusal.isAllowed())
                refused.push_back({refusal, action, sentence(action, moment.view.state, m_words),
                                   isTimely(action, moment.view)});
    // That it is not the moment for something says less than what the rules have against it.
    if (std::ranges::any_of(refused, &Refused::isTimely))
        std::erase_if(refused, [](const Refused& entry) { return !entry.isTimely; });
    std::set<std::pair<std::string_view, QString>> said;
    for (const Refused& entry : refused) {
        // An attack is meant, not the attack with an ability.
        const bool isExtended = std::ranges::any_of(
            refused, [&](const Refused& other) { return entry.text.startsWith(other.text + u' '); });
        if (!isExtended && said.size() < enough &&
            said.emplace(entry.refusal.rule, sentence(entry.refusal, entry.action)).second)
            refuse(entry.refusal, entry.action);
    }
    return !refused.empty();
}

void TerminalGame::takeBack(const QStringList& arguments)
{
    const int wanted = arguments.isEmpty() ? 1 : arguments.first().toInt();
    const std::size_t before = m_session.actionCount();
    const std::size_t moment = momentBeforeChoices(m_session, wanted);
    if (moment == before)
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "There is nothing to take back.")));
    m_session.goTo(moment);
    m_isShown = false;
    m_refused.reset();
    m_out.line(counted(QT_TRANSLATE_N_NOOP("delve", "%n action(s) taken back."), before - moment));
}

} // namespace delve
