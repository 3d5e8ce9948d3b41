// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/table_terminal.h"

#include <algorithm>

// The list of what can be done, how people choose from it, and what they ask.

namespace delve {

namespace {

constexpr std::size_t usualLog = 20;
constexpr std::size_t mostNamed = 12; ///< of actions that words fit alike

} // namespace

std::vector<TableTerminal::Entry> TableTerminal::entriesFor(const PlayedTable::ActionRow& row) const
{
    std::vector<Entry> entries;
    for (const PlayedTable::Choice& choice : row.choices)
        entries.push_back({choice.action, choice.label});
    if (entries.empty())
        entries.push_back({row.action, {}});
    return entries;
}

void TableTerminal::listActions()
{
    m_entries.clear();
    QString group;
    for (const PlayedTable::ActionRow& row : m_table.actionRows()) {
        if (const QString own = m_table.actionGroup(row.action); own != group)
            m_out.line(m_out.faint(group = own));
        const std::vector<Entry> entries = entriesFor(row);
        QString line = entries.size() > 1 || !entries.front().label.isEmpty()
                           ? QStringLiteral("     %1:").arg(row.text)
                           : QString();
        for (const Entry& entry : entries) {
            m_entries.push_back(entry);
            const QString number = QString::number(m_entries.size());
            if (!line.isEmpty()) {
                line += QStringLiteral("  %1 %2").arg(m_out.strong(number), entry.label);
                continue;
            }
            line = m_out.strong(number.rightJustified(3)) + QStringLiteral("  ") + row.text;
            if (const int price = m_table.priceOf(entry.action); price > 0)
                line += QStringLiteral(" (%1)").arg(price);
        }
        if (const QString chance = m_table.chanceOf(row.action); !chance.isEmpty() && entries.size() == 1)
            line += QStringLiteral(": ") + m_out.good(chance);
        m_out.hanging(line, 7);
    }
}

void TableTerminal::printEntry(std::size_t number) const
{
    m_out.hanging(m_out.strong(QString::number(number + 1).rightJustified(3)) + QStringLiteral("  ") +
                      m_table.actionText(m_entries[number].action),
                  7);
}

std::optional<std::size_t> TableTerminal::entryNamed(const QString& word) const
{
    bool isNumber = false;
    const int number = word.toInt(&isNumber);
    if (!isNumber || number < 1 || std::size_t(number) > m_entries.size())
        return std::nullopt;
    return std::size_t(number - 1);
}

bool TableTerminal::actByNumber(const QString& word)
{
    bool isNumber = false;
    word.toInt(&isNumber);
    if (!isNumber)
        return false;
    if (const auto number = entryNamed(word))
        perform(m_entries[*number].action);
    else
        m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "The list goes from 1 to %1.")).arg(m_entries.size()));
    return true;
}

std::vector<std::size_t> TableTerminal::matching(const QStringList& words, bool& isSure) const
{
    std::vector<std::size_t> found;
    std::optional<Fit> best;
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const auto fit = fitOf(words, sayingsOf(m_entries[i].action));
        if (!fit || (best && *best < *fit))
            continue;
        if (!best || *fit < *best)
            found.clear();
        best = fit;
        found.push_back(i);
    }
    isSure = found.size() == 1 && !best->isSide;
    return found;
}

void TableTerminal::act(const QStringList& words)
{
    if (words.size() == 1 && actByNumber(words.first()))
        return;
    bool isSure = false;
    const std::vector<std::size_t> found = matching(words, isSure);
    if (isSure)
        return perform(m_entries[found.front()].action);
    if (found.empty()) {
        if (const auto wish = refusalOf(words))
            return refuse(*wish);
        return m_out.line(translated(QT_TRANSLATE_NOOP(
            "delve", "Nothing like that can be done. Type a number of the list, or \"help\".")));
    }
    m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Which of these?")));
    for (std::size_t i = 0; i < std::min(found.size(), mostNamed); ++i)
        printEntry(found[i]);
}

void TableTerminal::refuse(const PlayedTable::Wish& wish)
{
    if (wish.action >= 0)
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "It is possible.")));
    m_refused = wish;
    m_out.line(QStringLiteral("%1 %2 (%3)")
                   .arg(m_out.bad(translated(QT_TRANSLATE_NOOP("delve", "Not possible:"))), wish.refusal,
                        wish.rule));
}

void TableTerminal::explain(const QStringList& words)
{
    if (words.isEmpty()) {
        if (m_refused)
            return explainRule(m_refused->rule);
        return m_out.line(translated(
            QT_TRANSLATE_NOOP("delve", "Nothing was refused just now; why go north: the rule against it.")));
    }
    bool isSure = false;
    if (!matching(words, isSure).empty())
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "It is possible.")));
    const auto wish = refusalOf(words);
    if (!wish)
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Nothing like that is refused.")));
    refuse(*wish);
    if (wish->action < 0)
        explainRule(wish->rule);
}

void TableTerminal::showLog(const QStringList& arguments) const
{
    const bool isAll = arguments.value(0).toLower() == u"all";
    const std::size_t wanted =
        arguments.isEmpty() ? usualLog : std::size_t(std::max(arguments.first().toInt(), 1));
    QStringList lines;
    for (std::size_t i = 0; i < m_table.moment(); ++i)
        for (const PlayedTable::LogLine& line : m_table.told(i))
            if (isAll || !line.isDetail)
                lines << QStringLiteral("  %1 %2").arg(line.isHeading ? m_out.strong(line.text) : line.text,
                                                       m_out.faint(line.rule));
    if (!isAll && std::size_t(lines.size()) > wanted)
        lines = lines.mid(lines.size() - qsizetype(wanted));
    for (const PlayedTable::LogLine& line : m_table.toldBeyond())
        if (isAll || line.isHeading)
            lines << m_out.faint(QStringLiteral("  %1 %2").arg(line.text, line.rule));
    for (const QString& line : lines)
        m_out.hanging(line, 6);
}

void TableTerminal::showOdds(const QStringList& arguments) const
{
    auto number = entryNamed(arguments.value(0));
    bool isSure = false;
    if (!number && !arguments.isEmpty())
        if (const auto found = matching(arguments, isSure); found.size() == 1)
            number = found.front();
    if (!number)
        return m_out.line(translated(
            QT_TRANSLATE_NOOP("delve", "odds 7, odds challenge rat: the chances of an action of the list.")));
    m_out.line(m_out.strong(m_table.actionText(m_entries[*number].action)));
    const QStringList odds = m_table.oddsOf(m_entries[*number].action);
    if (odds.isEmpty())
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Nothing is rolled for it.")));
    for (const QString& line : odds)
        m_out.line(line);
}

void TableTerminal::printReasons(const std::vector<PlayedTable::Reason>& reasons) const
{
    for (const PlayedTable::Reason& reason : reasons) {
        m_out.line(QStringLiteral("  ") + (reason.isChosen ? m_out.strong(reason.text) : reason.text));
        if (!reason.facts.isEmpty())
            m_out.paragraph(reason.facts.join(QStringLiteral("; ")), 6);
    }
}

void TableTerminal::showHint(const QStringList& arguments) const
{
    constexpr std::size_t most = 4;
    const std::string who = arguments.isEmpty() ? "steady" : arguments.first().toStdString();
    const auto reasons = hintOf(who, most);
    if (reasons.empty())
        return m_out.line(translated(QT_TRANSLATE_NOOP("delve", "Nobody here plays as \"%1\": one of %2."))
                              .arg(QString::fromStdString(who), knownSeatsHere()));
    printReasons(reasons);
}

void TableTerminal::showReasons() const
{
    if (m_lastThinker < 0 || m_lastReasons.empty())
        return m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "The program has not taken so many actions.")));
    m_out.line(m_table.nameOf(m_lastThinker));
    printReasons(m_lastReasons);
}

void TableTerminal::setAsking(const QStringList& arguments)
{
    const QStringList ways = m_table.waysToBeAsked();
    const int player = m_table.chooserAt(m_table.moment());
    if (ways.isEmpty() || player < 0)
        return m_out.line(
            translated(QT_TRANSLATE_NOOP("delve", "This game asks for nothing that could be passed.")));
    if (const int way = arguments.value(0).toInt(); way >= 1 && way <= ways.size())
        m_table.setWayToBeAsked(player, way - 1);
    for (int way = 0; way < ways.size(); ++way)
        m_out.line(QStringLiteral("%1 ask %2: %3")
                       .arg(way == m_table.wayToBeAsked(player) ? QStringLiteral("*") : QStringLiteral(" "),
                            QString::number(way + 1), ways[way]));
}

} // namespace delve
