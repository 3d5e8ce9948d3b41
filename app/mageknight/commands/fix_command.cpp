// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/shared_commands.h"
#include "app/mageknight/commands/scenario_input.h"
#include "editor/document/file_before.h"
#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/text/fix_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "engine/base/schema_name.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "engine/mageknight/setup/fixes/fix_plan.h"
#include "engine/scenario/scenario_version.h"

#include <array>
#include <memory>
#include <set>

namespace delve::mageknight {

namespace {

struct FixOptions
{
    std::string file;
    std::string output;
    std::string rule;
    std::vector<std::string> mayChange;
    bool all = false;
    bool dryRun = false;
};

QString priceInWords(int price)
{
    return translated(QT_TRANSLATE_NOOP("delve", "price %1")).arg(price);
}

/// What a step costs by itself, or with those that it is paid with; nothing if that is told later.
QString priceInWords(const PlanStep& step, int paidWith)
{
    if (step.isPaidWithNext)
        return {};
    const QString price =
        paidWith == 0 ? priceInWords(step.fix.price)
        : paidWith == 1
            ? translated(QT_TRANSLATE_NOOP("delve", "price %1, with the step before")).arg(step.fix.price)
            : translated(QT_TRANSLATE_NOOP("delve", "price %1, with the %2 steps before"))
                  .arg(step.fix.price)
                  .arg(paidWith);
    return QStringLiteral(" (%1)").arg(price);
}

/// What is wrong, what is done about it and what that costs.
void print(const PlanStep& step, const QString& price, const Scenario& before, const Content& content,
           DungeonProgram& program)
{
    const ScenarioNames names(before, content, program.language());
    program.out.line(QStringLiteral("%1 %2").arg(
        program.out.strong(QString::fromStdString(step.finding.rule)), sentence(step.finding, names)));
    program.out.line(QStringLiteral("  ") + program.out.good(sentence(step.fix, names)) + price);
}

/// Each step names squares as they are called when it is taken. Tiles that come or go at the rim give all
/// squares other names.
void printNewNames(const Scenario& before, const Scenario& after, DungeonProgram& program)
{
    const SquareNames old(before), now(after);
    Square corner = *now.squareNamed("A1", 0);
    if (old.column(corner.x).starts_with('-') ||
        old.row(corner.y).starts_with('-')) // it lay beyond the tiles
        corner = *old.squareNamed("A1", 0);
    const std::string was = old.name(corner), is = now.name(corner);
    if (was != is)
        program.out.line(
            QStringLiteral("  ") +
            translated(
                QT_TRANSLATE_NOOP(
                    "delve", "After this step squares have other names: what was %1 is %2 from here on."))
                .arg(QString::fromStdString(was), QString::fromStdString(is)));
}

Concessions only(Concession concession)
{
    Concessions one;
    one.add(concession);
    return one;
}

/// What the person could allow where something is removed or left: an option that would mend it instead.
class Hints
{
public:
    Hints(const Content& content, Concessions may) : m_content(content), m_may(may) {}

    void look(const Finding& finding, const Scenario& scenario)
    {
        if (!m_asked.insert(finding.rule).second)
            return; // one of a rule says enough
        for (const Fix& fix : fixesFor(scenario, m_content, finding))
            for (Hint& hint : m_hints)
                hint.isDue |= concessionsIn(fix.edit) == only(hint.concession) &&
                              !only(hint.concession).isPartOf(m_may);
    }

    void print(DungeonProgram& program) const
    {
        for (const Hint& hint : m_hints)
            if (hint.isDue)
                program.out.line(translated(hint.text));
    }

private:
    struct Hint
    {
        Concession concession;
        const char* text;
        bool isDue = false;
    };

    const Content& m_content;
    Concessions m_may;
    std::set<std::string> m_asked;
    std::array<Hint, 2> m_hints{
        {{Concession::BuildTotal,
          QT_TRANSLATE_NOOP("delve", "With --may-change build-total the build total may follow what is "
                                     "there instead.")},
         {Concession::Stock,
          QT_TRANSLATE_NOOP("delve", "With --may-change stock there may be more tiles than the packs have "
                                     "instead.")}}};
};

void print(const FixPlan& plan, Scenario scenario, const Content& content, Concessions may,
           DungeonProgram& program)
{
    Hints hints(content, may);
    int paidWith = 0; // so many steps before
    for (const PlanStep& step : plan.steps) {
        print(step, priceInWords(step, paidWith), scenario, content, program);
        paidWith = step.isPaidWithNext ? paidWith + 1 : 0;
        if (!keepsEverything(step.fix.kind))
            hints.look(step.finding, scenario);
        const Scenario before = scenario;
        apply(scenario, step.fix.edit);
        printNewNames(before, scenario, program);
    }
    for (const Finding& finding : plan.left)
        hints.look(finding, scenario);
    const ScenarioNames names(scenario, content, program.language());
    for (const Finding& finding : plan.left)
        program.out.line(QStringLiteral("%1: %2 %3")
                             .arg(program.out.bad(translated(QT_TRANSLATE_NOOP("delve", "not mended"))),
                                  program.out.strong(QString::fromStdString(finding.rule)),
                                  sentence(finding, names)));
    hints.print(program);
    if (plan.steps.empty())
        return;
    program.out.line(
        plan.isCheapest
            ? translated(QT_TRANSLATE_NOOP("delve", "All together: %1, no cheaper way is known."))
                  .arg(priceInWords(plan.price))
            : translated(QT_TRANSLATE_NOOP("delve", "All together: %1. There may be a cheaper way."))
                  .arg(priceInWords(plan.price)));
}

int fix(FixOptions& options, DungeonProgram& program)
{
    const Content* content = program.content();
    if (!content || (!options.rule.empty() && !isRuleKnown(options.rule, program)))
        return Unreadable;
    const std::string& target = options.output.empty() ? options.file : options.output;
    const FileBefore before(QString::fromStdString(target));
    const auto read = readScenarioOrComplain(options.file, program);
    if (!read || (!options.dryRun && !program.mayWrite(target, scenarioFormat)))
        return Unreadable;
    const auto isWanted = [&](const Finding& finding) {
        if (!options.rule.empty())
            return finding.rule == options.rule;
        return options.all || finding.severity == Severity::Error;
    };
    PlanWishes wishes{isWanted};
    for (const std::string& name : options.mayChange)
        wishes.may.add(*fromName<Concession>(name));
    const FixPlan plan = planFixes(read->scenario, *content, wishes);
    print(plan, read->scenario, *content, wishes.may, program);
    const bool isWritten = !options.dryRun && (!plan.steps.empty() || !options.output.empty());
    if (isWritten) {
        const auto text =
            QByteArray::fromStdString(keepingSchemaName(writeScenario(plan.scenario), options.file));
        if (const auto saved = before.replace(text); !saved) {
            program.complain(target, saved.error());
            return Unreadable;
        }
    }
    program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1: %2 mended, %3 left"))
                         .arg(QString::fromStdString(target), QString::number(plan.mended),
                              QString::number(plan.left.size())));
    return plan.left.empty() ? Legal : HasFindings;
}

} // namespace

void addFixCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command = app.add_subcommand(
        "fix", cliText(QT_TRANSLATE_NOOP("delve", "Mend what is wrong in a scenario file")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve",
        "Looks for the cheapest way to mend everything together. To turn a piece costs 1, to move it 2,\n"
        "to swap it 3, to change an owner, a part or the order 4, an option 5, to add something 6, to\n"
        "remove it 61: that comes last. Each step names squares as they are called when it is taken.\n"
        "Exit code: 0 if all is mended, 1 if something is left, 2 if the file cannot be read or the\n"
        "rule does not exist.\n"
        "Examples:\n"
        "  delve fix --dry-run dungeon.scenario.json\n"
        "  delve fix --rule DOOR-03 dungeon.scenario.json\n"
        "  delve fix --all dungeon.scenario.json -o mended.scenario.json")));
    auto options = std::make_shared<FixOptions>();
    command->add_option("file", options->file, cliText(QT_TRANSLATE_NOOP("delve", "Scenario file")))
        ->required();
    command->add_option("--rule", options->rule,
                        cliText(QT_TRANSLATE_NOOP("delve", "Mend only what this rule finds")));
    command->add_flag("--all", options->all,
                      cliText(QT_TRANSLATE_NOOP("delve", "Mend warnings and what is to do as well")));
    command
        ->add_option(
            "--may-change", options->mayChange,
            cliText(QT_TRANSLATE_NOOP("delve", "Options that may be changed although that hides errors "
                                               "and does not mend them: build-total, stock")))
        ->delimiter(',')
        ->allow_extra_args(false)
        ->check(CLI::IsMember(std::vector<std::string>{"build-total", "stock"}));
    command->add_flag("--dry-run", options->dryRun,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the plan with its price and write nothing")));
    command->add_option("-o,--output", options->output,
                        cliText(QT_TRANSLATE_NOOP("delve", "Write to this file instead")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return fix(*options, program); }; });
}

} // namespace delve::mageknight
