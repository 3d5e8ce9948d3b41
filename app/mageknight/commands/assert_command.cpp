// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/batch_options.h"
#include "app/play/batch_assertions.h"
#include "editor/mageknight/report/assertion_text.h"

#include <memory>

namespace delve::mageknight {

namespace {

using play::AssertionCheck;

using AssertionResult = CheckedAssertions<AssertionCheck>;

struct AssertOptions : BatchOptions
{
    std::string file;
    bool strict = false;
    bool json = false;
};

QString markOf(AssertionCheck::Verdict verdict, const QString& text, const DungeonProgram& program)
{
    switch (verdict) {
    case AssertionCheck::Verdict::Holds: return program.out.good(text);
    case AssertionCheck::Verdict::Broken: return program.out.bad(text);
    case AssertionCheck::Verdict::NotShown: break;
    }
    return program.out.warning(text);
}

int exitCodeOf(const AssertionResult& result, bool strict)
{
    for (const AssertionCheck& check : result.checks)
        if (check.verdict == AssertionCheck::Verdict::Broken ||
            (strict && check.verdict == AssertionCheck::Verdict::NotShown))
            return HasFindings;
    return result.isStopped ? HasFindings : Legal;
}

int assertScenario(const AssertOptions& options, DungeonProgram& program)
{
    const auto played = readForBatch(options.file, options, program);
    if (!played)
        return Unreadable;
    const Scenario& scenario = played->scenario;
    const QLocale locale(QString::fromStdString(program.language()));
    const auto checkAll = [&](const play::Tally& tally, const table::Certainty& certainty) {
        return play::checkAssertions(scenario, tally, certainty);
    };
    AssertionResult result;
    if (!scenario.assertions.empty())
        result = playAssertions(played->game, planOf(options), threadsOf(options), checkAll);
    if (options.json) {
        const auto sentenceOf = [&](const Assertion& assertion) {
            return assertionText(assertion, scenario);
        };
        program.out.json(assertionsAsJson(result, options.file, options.seed, sentenceOf).dump(2));
        return exitCodeOf(result, options.strict);
    }
    if (result.checks.empty())
        program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1 has no assertions."))
                             .arg(QString::fromStdString(options.file)));
    for (const AssertionCheck& check : result.checks)
        program.out.line(QStringLiteral("%1: %2 %3")
                             .arg(markOf(check.verdict, assertionVerdict(check, result.games), program),
                                  assertionText(check.assertion, scenario),
                                  program.out.faint(assertionEvidence(check, scenario, locale))));
    if (result.isStopped)
        program.err.line(translated(QT_TRANSLATE_NOOP("delve", "Stopped before all games were played.")));
    return exitCodeOf(result, options.strict);
}

} // namespace

void addAssertCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command = app.add_subcommand(
        "assert",
        cliText(QT_TRANSLATE_NOOP("delve", "Check the promises that a scenario makes about its games")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve",
        "Plays until every assertion of the scenario is shown to hold or to be broken, at 95 %, and at\n"
        "most --games games.\n"
        "Exit code: 0 if none is broken, 1 if one is, 2 if the file cannot be read. What is not shown\n"
        "with so many games is no failure, except with --strict.\n"
        "Examples:\n"
        "  delve assert dungeon.scenario.json\n"
        "  delve assert --strict --games 20000 dungeon.scenario.json\n"
        "  delve assert --json dungeon.scenario.json")));
    auto options = std::make_shared<AssertOptions>();
    options->games = 2000;
    command->add_option("file", options->file, cliText(QT_TRANSLATE_NOOP("delve", "Scenario file")))
        ->required();
    addBatchOptions(*command, *options);
    command->add_flag("--strict", options->strict,
                      cliText(QT_TRANSLATE_NOOP("delve", "Exit with 1 also for what is not shown")));
    command->add_flag("--json", options->json,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the result as JSON")));
    command->callback([options, &program] {
        program.run = [options, &program] { return assertScenario(*options, program); };
    });
}

} // namespace delve::mageknight
