#include "editor/text/conflict_text.h"

#include "editor/text/thing_names.h"

#include <QCoreApplication>

namespace delve {

namespace {

using Outcome = DungeonMaker::Outcome;

QString say(const char* text)
{
    return QCoreApplication::translate("Conflict", text);
}

/// LAY-09, LAY-21: each once.
QString listOf(const std::vector<std::string>& rules)
{
    QStringList list;
    for (const std::string& rule : rules)
        if (const QString text = QString::fromStdString(rule); !list.contains(text))
            list << text;
    return list.join(QStringLiteral(", "));
}

QString listOf(const std::vector<ThingId>& things, const Scenario& scenario, const Content& content,
               const std::string& language)
{
    QStringList list;
    for (const ThingId& thing : things)
        list << nameInWords(thing, scenario, content, language);
    return list.join(QStringLiteral(", "));
}

} // namespace

std::string outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Made: return "made";
    case Outcome::Impossible: return "impossible";
    case Outcome::GaveUp: return "gave-up";
    }
    return {};
}

std::string repairName(Repair::Kind kind)
{
    switch (kind) {
    case Repair::Kind::Remove: return "remove";
    case Repair::Kind::LetTilesRunOut: return "let-tiles-run-out";
    case Repair::Kind::IgnoreStock: return "ignore-stock";
    }
    return {};
}

QString sentence(Outcome outcome, const std::vector<std::string>& rules)
{
    switch (outcome) {
    case Outcome::Made: return say(QT_TRANSLATE_NOOP("Conflict", "The dungeon is finished."));
    case Outcome::Impossible:
        return say(QT_TRANSLATE_NOOP("Conflict", "No such dungeon can be laid. What stands in the way: %1."))
            .arg(listOf(rules));
    case Outcome::GaveUp: break;
    }
    if (rules.empty())
        return say(QT_TRANSLATE_NOOP("Conflict", "No such dungeon was found."));
    return say(QT_TRANSLATE_NOOP("Conflict", "No such dungeon was found. What stood in the way last: %1."))
        .arg(listOf(rules));
}

QStringList sentences(const Completion& completion, const Scenario& scenario, const Content& content,
                      const std::string& language)
{
    const Conflict& conflict = completion.conflict;
    QStringList lines;
    if (completion.outcome == Outcome::Impossible && !conflict.things.empty()) {
        lines << say(QT_TRANSLATE_NOOP("Conflict",
                                       "The dungeon cannot be finished as long as this stays: %1 (%2)."))
                     .arg(listOf(conflict.things, scenario, content, language), listOf(conflict.rules));
    } else if (completion.outcome == Outcome::GaveUp) {
        lines << say(QT_TRANSLATE_NOOP(
            "Conflict",
            "No way to finish the dungeon was found within the limit; there may be one all the same."));
        if (!conflict.rules.empty())
            lines << say(QT_TRANSLATE_NOOP("Conflict", "The rules that refused what was tried last: %1."))
                         .arg(listOf(conflict.rules));
    } else {
        lines << sentence(completion.outcome, conflict.rules);
        if (completion.outcome == Outcome::Impossible)
            lines << say(QT_TRANSLATE_NOOP("Conflict", "It does not depend on what is placed."));
    }
    if (!conflict.repair)
        return lines;
    switch (conflict.repair->kind) {
    case Repair::Kind::Remove:
        lines << say(QT_TRANSLATE_NOOP("Conflict", "It can be finished without: %1."))
                     .arg(listOf(conflict.repair->things, scenario, content, language));
        break;
    case Repair::Kind::LetTilesRunOut:
        lines << say(QT_TRANSLATE_NOOP(
            "Conflict", "It can be finished as a smaller dungeon, if tiles may run out (LAY-15)."));
        break;
    case Repair::Kind::IgnoreStock:
        lines << say(QT_TRANSLATE_NOOP(
            "Conflict", "It can be finished with more tiles than there are in stock (LAY-21)."));
        break;
    }
    return lines;
}

} // namespace delve
