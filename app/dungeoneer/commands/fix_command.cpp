// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/shared_commands.h"
#include "app/dungeoneer/commands/card_program.h"
#include "editor/document/file_before.h"
#include "editor/dungeoneer/text/finding_text.h"
#include "editor/dungeoneer/text/fix_text.h"
#include "engine/base/schema_name.h"
#include "engine/dungeoneer/scenario/write_scenario.h"
#include "engine/dungeoneer/setup/fixes/fixes_for.h"
#include "engine/scenario/scenario_version.h"

namespace delve::dungeoneer {

namespace {

/// What is wrong, what is done about it and what that costs; then what is left.
void printPlan(const FixPlan& plan, Scenario scenario, CardProgram& program)
{
    for (const PlanStep& step : plan.steps) {
        const ScenarioNames names(scenario, *program.cards(), program.language());
        program.out.line(QStringLiteral("%1 %2").arg(
            program.out.strong(QString::fromStdString(step.finding.rule)), sentence(step.finding, names)));
        program.out.line(QStringLiteral("  %1 (%2)")
                             .arg(program.out.good(sentence(step.fix, names)),
                                  translated(QT_TRANSLATE_NOOP("delve", "price %1")).arg(step.fix.price)));
        apply(scenario, step.fix.edit);
    }
    const ScenarioNames names(scenario, *program.cards(), program.language());
    for (const Finding& finding : plan.left)
        program.out.line(QStringLiteral("%1: %2 %3")
                             .arg(program.out.bad(translated(QT_TRANSLATE_NOOP("delve", "not mended"))),
                                  program.out.strong(QString::fromStdString(finding.rule)),
                                  sentence(finding, names)));
}

} // namespace

int fixScenario(const CLI::App& command, const CommandGame& game, CardProgram& program)
{
    if (!takesOnly(command, {"file", "--rule", "--all", "--dry-run", "--output"}, game, program))
        return Unreadable;
    const std::string file = command.get_option("file")->as<std::string>();
    const CLI::Option* output = command.get_option("--output");
    const std::string target = output->count() ? output->as<std::string>() : file;
    const bool isDryRun = command.get_option("--dry-run")->count() > 0;
    const FileBefore before(QString::fromStdString(target));
    const auto scenario = readScenarioOrComplain(file, program);
    if (!scenario || (!isDryRun && !program.mayWrite(target, scenarioFormat)))
        return Unreadable;
    std::string rule = textOf(command, "--rule");
    if (!rule.empty() && !isRuleKnown(rule, program))
        return Unreadable;
    const bool all = command.get_option("--all")->count() > 0;
    const FixPlan plan = planFixes(*scenario, *program.cards(), [&](const Finding& finding) {
        if (!rule.empty())
            return finding.rule == rule;
        return finding.severity == Severity::Error || (all && finding.severity != Severity::Hint);
    });
    printPlan(plan, *scenario, program);
    if (!isDryRun && (!plan.steps.empty() || output->count())) {
        const auto saved =
            before.replace(QByteArray::fromStdString(keepingSchemaName(writeScenario(plan.scenario), file)));
        if (!saved) {
            program.complain(target, saved.error());
            return Unreadable;
        }
    }
    program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1: %2 mended, %3 left"))
                         .arg(QString::fromStdString(target), QString::number(plan.steps.size()),
                              QString::number(plan.left.size())));
    if (plan.isCutShort && !plan.left.empty())
        program.err.line(translated(QT_TRANSLATE_NOOP(
            "delve", "Not all ways were tried, since there is so much to mend. Fix it once more to go on.")));
    return plan.left.empty() ? Legal : HasFindings;
}

} // namespace delve::dungeoneer
