// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/shared_commands.h"
#include "editor/text/rule_text.h"

#include <memory>

namespace delve {

namespace {

QString kindInWords(RuleKind kind)
{
    switch (kind) {
    case RuleKind::Setup: return translated(QT_TRANSLATE_NOOP("delve", "checked on a layout"));
    case RuleKind::Play: return translated(QT_TRANSLATE_NOOP("delve", "enforced in play"));
    case RuleKind::Both:
        return translated(QT_TRANSLATE_NOOP("delve", "checked on a layout and enforced in play"));
    }
    return {};
}

void printWhole(const Rule& rule, Program& program)
{
    const Terminal& out = program.out;
    out.line(out.strong(QString::fromStdString(rule.id)) + QStringLiteral("  ") + spoken(rule.title));
    out.paragraph(spoken(rule.text), 2);
    if (!rule.ruling.byLanguage.empty())
        out.paragraph(translated(QT_TRANSLATE_NOOP("delve", "Ruling: %1")).arg(spoken(rule.ruling)), 2);
    if (!rule.example.byLanguage.empty())
        out.paragraph(translated(QT_TRANSLATE_NOOP("delve", "Example: %1")).arg(spoken(rule.example)), 2);
    if (const QString note = stillEnglish(rule); !note.isEmpty())
        out.paragraph(out.faint(note), 2);
    const QString source = QString::fromStdString(rule.source);
    out.paragraph(
        out.faint(kindInWords(rule.kind) + (source.isEmpty() ? QString() : QStringLiteral("; ") + source)),
        2);
}

void printLine(const Rule& rule, Program& program)
{
    const QString id = QString::fromStdString(rule.id).leftJustified(10);
    program.out.line(program.out.strong(id) + QStringLiteral(" ") + spoken(rule.title));
}

void printAreas(const RuleReference& rules, Program& program)
{
    for (const Rulebook& book : rules.books()) {
        program.out.line(program.out.strong(spoken(book.name)));
        for (const RuleArea& area : book.areas) {
            const auto count = rules.inArea(area.id).size();
            program.out.line(QStringLiteral("  %1 %2  %3")
                                 .arg(QString::fromStdString(area.id).leftJustified(14),
                                      QString::number(count).rightJustified(4), spoken(area.title)));
        }
    }
    program.out.line();
    program.out.line(translated(
        QT_TRANSLATE_NOOP("delve", "delve rules AREA lists an area, delve rules ID prints a rule.")));
}

int printRules(const std::vector<std::string>& words, Program& program)
{
    const RuleReference* rules = program.rules();
    if (!rules)
        return Unreadable;
    if (words.empty()) {
        printAreas(*rules, program);
        return Legal;
    }
    if (const Rule* rule = words.size() == 1 ? rules->find(words.front()) : nullptr) {
        printWhole(*rule, program);
        return Legal;
    }
    auto found = words.size() == 1 ? rules->inArea(words.front()) : std::vector<const Rule*>();
    if (found.empty())
        found = rules->search(words, program.language());
    if (found.empty()) {
        program.err.line(translated(
            QT_TRANSLATE_NOOP("delve", "No rule has this id, area or words. Try: delve rules door")));
        return HasFindings;
    }
    for (const Rule* rule : found)
        printLine(*rule, program);
    return Legal;
}

} // namespace

bool isRuleKnown(std::string& id, Program& program)
{
    const RuleReference* rules = program.rules();
    if (!rules)
        return false;
    if (const Rule* rule = rules->find(id)) {
        id = rule->id;
        return true;
    }
    const Rule* meant = rules->findSimilar(id);
    program.err.line(meant
                         ? translated(QT_TRANSLATE_NOOP("delve", "There is no rule %1. Did you mean %2?"))
                               .arg(QString::fromStdString(id), QString::fromStdString(meant->id))
                         : translated(QT_TRANSLATE_NOOP(
                                          "delve", "There is no rule %1. delve rules lists those there are."))
                               .arg(QString::fromStdString(id)));
    return false;
}

void addRulesCommand(CLI::App& app, Program& program)
{
    auto* command = app.add_subcommand("rules", cliText(QT_TRANSLATE_NOOP("delve", "Look up the rules")));
    command->footer(
        cliText(QT_TRANSLATE_NOOP("delve", "Examples:\n"
                                           "  delve rules                  all areas\n"
                                           "  delve rules DOOR             the rules of an area\n"
                                           "  delve rules DOOR-03          one rule with its text\n"
                                           "  delve rules linked walls     rules with these words")));
    auto words = std::make_shared<std::vector<std::string>>();
    command->add_option("query", *words, cliText(QT_TRANSLATE_NOOP("delve", "An id, an area, or words")));
    command->callback(
        [words, &program] { program.run = [words, &program] { return printRules(*words, program); }; });
}

} // namespace delve
