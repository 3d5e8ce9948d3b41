// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/table_terminal.h"

#include "editor/play/choices_of_people.h"

#include <algorithm>

namespace delve {

namespace {

constexpr std::size_t mostReasons = 4;

/// Dice of the seed where nobody rolls any: cards are drawn, not rolled.
class MixedDice final : public Dice
{
public:
    MixedDice(Dice& typed, Dice& drawn, std::function<bool(std::string_view)> isDrawn)
        : m_typed(typed), m_drawn(drawn), m_isDrawn(std::move(isDrawn))
    {}

    int roll(const RollPurpose& purpose) override
    {
        return m_isDrawn(purpose.what) ? m_drawn.roll(purpose) : m_typed.roll(purpose);
    }

private:
    Dice& m_typed;
    Dice& m_drawn;
    std::function<bool(std::string_view)> m_isDrawn;
};

bool isOneOf(const QString& word, std::initializer_list<const char*> names)
{
    return std::ranges::any_of(names, [&](const char* name) { return word == QLatin1String(name); });
}

} // namespace

TableTerminal::TableTerminal(PlayedTable& table, PlaySettings settings, Program& program)
    : m_table(table),
      m_program(program),
      m_out(program.out),
      m_settings(std::move(settings)),
      m_keeper(m_settings, program, [this] { return m_table.saved(); }),
      m_input(program.out, m_settings.script),
      m_typedDice(m_input, program.out, [this](const RollPurpose& purpose) {
          return DiceFromTable::Words{m_table.nameOf(m_table.rollerNamed(purpose.by)),
                                      m_table.purposeNamed(purpose.what)};
      })
{}

int TableTerminal::run()
{
    m_out.line(translated(QT_TRANSLATE_NOOP("delve", "\"help\" says what can be typed.")));
    bool isLeft = false;
    while (!isLeft) {
        if (LineInput::isInterrupted() || m_typedDice.areMissing())
            break;
        if (m_table.isOver())
            isLeft = !askAfterwards();
        else if (!m_table.isPerson(m_table.chooserAt(m_table.moment())))
            letOpponentChoose();
        else if (const int unasked = m_table.unaskedAction(); unasked >= 0)
            perform(unasked);
        else
            isLeft = !askPerson();
    }
    return finish() ? Legal : Unreadable;
}

void TableTerminal::letOpponentChoose()
{
    m_lastThinker = m_table.chooserAt(m_table.moment());
    const PlayedTable::Thought thought = m_table.thinking()(LineInput::interruption());
    if (LineInput::isInterrupted()) // what was thought of in haste is thought about again when it goes on
        return;
    m_lastReasons = thought.reasons(mostReasons);
    perform(thought.action);
}

bool TableTerminal::handOver()
{
    const int player = m_table.chooserAt(m_table.moment());
    const bool isOther = m_seated >= 0 && m_seated != player;
    m_seated = player;
    if (!isOther || !m_table.hasSecrets())
        return true;
    // A screen's height of nothing: the hand of the last one scrolls away.
    constexpr int screen = 40;
    for (int i = 0; i < screen; ++i)
        m_out.line();
    return m_input.read(handOverText(m_table.nameOf(player)) + u' ').has_value();
}

bool TableTerminal::askPerson()
{
    if (m_input.hasToWait()) // for the next one to sit down, too
        m_keeper.keep(0);
    if (!m_isShown) {
        if (!handOver())
            return false;
        showMoment();
        m_out.line(m_out.warning(QStringLiteral("%1: %2").arg(
            m_table.nameOf(m_table.chooserAt(m_table.moment())), m_table.prompt())));
        listActions();
    }
    m_isShown = true;
    const auto line = m_input.read(promptLine() + QStringLiteral("> "));
    return line && obey(*line);
}

bool TableTerminal::askAfterwards()
{
    bool hasPeople = false;
    for (int player = 0; player < m_table.playerCount(); ++player)
        hasPeople = hasPeople || m_table.isPerson(player);
    if (!hasPeople)
        return false; // nobody is there to be asked
    if (!m_isShown)
        for (const QString& line : m_table.outcome().split(u'\n'))
            m_out.hanging(line, 4);
    m_isShown = true;
    if (m_input.hasToWait())
        m_keeper.keep(0);
    const auto line =
        m_input.read(translated(QT_TRANSLATE_NOOP("delve", "The game is over (log, board, back, quit)")) +
                     QStringLiteral("> "));
    const QStringList words = line ? line->toLower().split(u' ', Qt::SkipEmptyParts) : QStringList();
    if (!line || isOneOf(words.value(0), {"quit", "q", "exit"}))
        return false;
    if (!words.isEmpty() && !obeyCommand(words.first(), words.mid(1)))
        m_isShown = false;
    return true;
}

void TableTerminal::tell(std::size_t moment) const
{
    for (const PlayedTable::LogLine& line : m_table.told(moment))
        if (!line.isDetail)
            m_out.hanging(QStringLiteral("  %1 %2").arg(line.isHeading ? m_out.strong(line.text) : line.text,
                                                        m_out.faint(line.rule)),
                          6);
}

void TableTerminal::perform(int action)
{
    const std::size_t before = m_table.moment();
    if (m_table.hasTypedDice()) {
        MixedDice dice(m_typedDice, m_table.seededDice(),
                       [this](std::string_view purpose) { return m_table.isDrawn(purpose); });
        m_table.perform(action, dice);
        m_typedDice.clear();
        if (m_typedDice.areMissing())
            return m_table.goTo(before); // the dice were never thrown
    } else {
        m_table.perform(action, m_table.seededDice());
    }
    tell(before);
    m_isShown = false;
    m_refused.reset();
    m_keeper.noteChange();
    constexpr qint64 seldom = 2000; // milliseconds
    m_keeper.keep(seldom);
}

bool TableTerminal::finish()
{
    if (!m_isShown || !m_table.isOver()) {
        m_out.line();
        const QString outcome = m_table.outcome();
        for (const QString& line : outcome.split(u'\n', Qt::SkipEmptyParts))
            m_out.hanging(line, 4);
        for (int player = 0; outcome.isEmpty() && player < m_table.playerCount(); ++player)
            m_out.hanging(
                QStringLiteral("%1: %2").arg(m_table.nameOf(player), m_table.player(player).standing), 4);
    }
    return m_keeper.finish(m_table.moment(), m_table.isOver());
}

bool TableTerminal::obey(const QString& line)
{
    const QStringList words = typedWords(line);
    if (words.isEmpty()) {
        m_isShown = false;
        return true;
    }
    const QString first = words.first().toLower();
    if (isOneOf(first, {"quit", "q", "exit"}))
        return false;
    if (!first.startsWith(u'#') && !obeyCommand(first, words.mid(1)))
        act(words);
    return true;
}

bool TableTerminal::obeyCommand(const QString& command, const QStringList& arguments)
{
    if (isOneOf(command, {"help", "h", "?"}))
        help();
    else if (isOneOf(command, {"menu", "m", "list"}))
        m_isShown = false;
    else if (isOneOf(command, {"log", "l"}))
        showLog(arguments);
    else if (isOneOf(command, {"odds"}))
        showOdds(arguments);
    else if (isOneOf(command, {"why"}))
        explain(arguments);
    else if (isOneOf(command, {"rule", "rules", "r"}))
        explainRule(arguments.value(0).toUpper());
    else if (isOneOf(command, {"hint"}))
        showHint(arguments);
    else if (isOneOf(command, {"reasons"}))
        showReasons();
    else if (isOneOf(command, {"ask"}))
        setAsking(arguments);
    else if (isOneOf(command, {"back", "undo", "u"}))
        takeBack(arguments);
    else if (isOneOf(command, {"save"}))
        m_keeper.save(arguments.isEmpty() ? QString::fromStdString(m_settings.saveFile)
                                          : arguments.join(u' '));
    else
        return answer(command, arguments);
    return true;
}

void TableTerminal::takeBack(const QStringList& arguments)
{
    bool isNumber = arguments.isEmpty();
    const int wanted = arguments.isEmpty() ? 1 : arguments.first().toInt(&isNumber);
    if (!isNumber || wanted < 1)
        return m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "back 3: so many choices are taken back, 1 if not said.")));
    const std::size_t before = m_table.moment();
    const bool hasPeople = [&] {
        for (int player = 0; player < m_table.playerCount(); ++player)
            if (m_table.isPerson(player))
                return true;
        return false;
    }();
    const std::size_t moment = momentBeforeChoices(before, wanted, [&](std::size_t at) {
        return !hasPeople || m_table.isPerson(m_table.chooserAt(at));
    });
    if (moment == before)
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "There is nothing to take back.")));
    m_table.goTo(moment);
    m_table.setAside(); // what was taken back is not kept
    m_keeper.noteChange();
    m_isShown = false;
    m_refused.reset();
    m_out.line(counted(QT_TRANSLATE_N_NOOP("delve", "%n action(s) taken back."), before - moment));
}

} // namespace delve
