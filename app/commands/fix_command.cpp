#include "app/commands/scenario_input.h"
#include "editor/document/save_file.h"
#include "editor/text/finding_text.h"
#include "editor/text/fix_text.h"
#include "editor/text/thing_names.h"
#include "engine/scenario/write_scenario.h"
#include "engine/setup/fixes/mend.h"

#include <memory>

namespace delve {

namespace {

struct FixOptions
{
    std::string file;
    std::string output;
    std::string rule;
    bool all = false;
    bool dryRun = false;
};

void print(const MendedFinding& mended, const Content& content, Program& program)
{
    const std::string language = program.language();
    program.out.line(
        QStringLiteral("%1 %2").arg(program.out.strong(QString::fromStdString(mended.finding.rule)),
                                    sentence(mended.finding, mended.before, content, language)));
    program.out.line(
        QStringLiteral("  %1").arg(program.out.good(sentence(mended.fix, mended.before, content, language))));
}

int fix(const FixOptions& options, Program& program)
{
    const Content* content = program.content();
    if (!content)
        return Unreadable;
    const auto read = readScenarioOrComplain(options.file, program);
    if (!read)
        return Unreadable;
    const auto isWanted = [&](const Finding& finding) {
        if (!options.rule.empty())
            return finding.rule == options.rule;
        return options.all || finding.severity == Severity::Error;
    };
    const MendReport report = mend(read->scenario, *content, isWanted);
    for (const MendedFinding& mended : report.mended)
        print(mended, *content, program);
    const ScenarioNames names(report.scenario, *content, program.language());
    for (const Finding& finding : report.left)
        program.out.line(QStringLiteral("%1: %2 %3")
                             .arg(program.out.bad(translated(QT_TRANSLATE_NOOP("delve", "not mended"))),
                                  program.out.strong(QString::fromStdString(finding.rule)),
                                  sentence(finding, names)));
    const std::string& target = options.output.empty() ? options.file : options.output;
    const bool isWritten = !options.dryRun && (!report.mended.empty() || !options.output.empty());
    if (isWritten) {
        const auto text = QByteArray::fromStdString(writeScenario(report.scenario));
        if (const auto saved = saveFile(QString::fromStdString(target), text); !saved) {
            program.complain(target, saved.error());
            return Unreadable;
        }
    }
    program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1: %2 mended, %3 left"))
                         .arg(QString::fromStdString(target))
                         .arg(report.mended.size())
                         .arg(report.left.size()));
    return report.left.empty() ? Legal : HasFindings;
}

} // namespace

void addFixCommand(CLI::App& app, Program& program)
{
    auto* command = app.add_subcommand(
        "fix", cliText(QT_TRANSLATE_NOOP("delve", "Mend what is wrong in a scenario file")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve", "Errors are mended one after the other, keeping all pieces where that is possible.\n"
                 "Exit code: 0 if all is mended, 1 if something is left, 2 if the file cannot be read.\n"
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
    command->add_flag("--dry-run", options->dryRun,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the fixes and write nothing")));
    command->add_option("-o,--output", options->output,
                        cliText(QT_TRANSLATE_NOOP("delve", "Write to this file instead")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return fix(*options, program); }; });
}

} // namespace delve
