// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/scenario_input.h"
#include "app/schema_check.h"
#include "editor/mageknight/text/finding_text.h"
#include "editor/mageknight/text/fix_text.h"
#include "editor/mageknight/text/thing_names.h"
#include "editor/text/messages.h"
#include "engine/base/file.h"
#include "engine/mageknight/scenario/scenario_limits.h"
#include "engine/mageknight/setup/fixes/fixes_for.h"
#include "engine/mageknight/setup/validate_setup.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace delve::mageknight {

namespace {

using Json = nlohmann::ordered_json;

struct ValidateOptions
{
    std::vector<std::string> files;
    bool json = false;
    bool schema = false;
    bool explain = false;
    bool ready = false;
    bool noFixes = false;
};

/// What was found in one file.
struct Verdict
{
    std::string file;
    int exitCode = Legal;
    std::vector<Error> errors;
    std::vector<Error> warnings;
    Scenario scenario;
    Findings findings;
};

std::vector<Error> complaintsOfSchema(const std::string& file)
{
    const auto text = readFile(file, scenario_limits::fileBytes);
    if (!text)
        return {text.error()};
    const auto complaints = schemaComplaints("scenario", *text);
    return complaints ? *complaints : std::vector<Error>{complaints.error()};
}

Verdict judge(const std::string& file, const ValidateOptions& options, const Content& content)
{
    Verdict verdict{file, Legal, {}, {}, {}, {}};
    auto result = readScenario(file, content);
    if (auto* unreadable = std::get_if<UnreadableScenario>(&result)) {
        verdict.exitCode = Unreadable;
        verdict.errors = std::move(unreadable->errors);
        return verdict;
    }
    auto& read = std::get<ReadScenario>(result);
    verdict.warnings = std::move(read.warnings);
    if (options.schema)
        verdict.errors = complaintsOfSchema(file);
    if (!verdict.errors.empty()) {
        verdict.exitCode = Unreadable;
        return verdict;
    }
    verdict.scenario = std::move(read.scenario);
    verdict.findings = validateSetup(verdict.scenario, content);
    const bool isTodo = options.ready && countOf(verdict.findings, Severity::Todo) > 0;
    if (isTodo || countOf(verdict.findings, Severity::Error) > 0)
        verdict.exitCode = HasFindings;
    return verdict;
}

/// "legal", "legal so far, to do: 3", "errors: 2".
QString statusInWords(const Verdict& verdict, const Program& program)
{
    const Terminal& out = program.out;
    if (const int errors = countOf(verdict.findings, Severity::Error))
        return out.bad(QCoreApplication::translate("delve", "%n error(s)", nullptr, errors));
    if (const int todos = countOf(verdict.findings, Severity::Todo))
        return out.warning(QCoreApplication::translate("delve", "legal so far, %n to do", nullptr, todos));
    return out.good(translated(QT_TRANSLATE_NOOP("delve", "legal")));
}

/// What all findings of a file may cost, so that files with many faults are answered soon.
std::int64_t effortOfOneFile(const EditTrial& edits)
{
    return edits.isLarge() ? effortOfOneFinding : 5 * effortOfOneFinding;
}

/// The fixes of each finding.
std::vector<std::vector<Fix>> fixesOf(const Verdict& verdict, const Content& content,
                                      const ValidateOptions& options)
{
    std::vector<std::vector<Fix>> fixes;
    EditTrial edits(verdict.scenario, content, verdict.findings);
    FixEffort effort{options.noFixes ? 0 : effortOfOneFile(edits)};
    for (const Finding& finding : verdict.findings)
        fixes.push_back(fixesFor(edits, finding, effort));
    return fixes;
}

QString severityInColour(Severity severity, const Program& program)
{
    const QString words = severityInWords(severity);
    return severity == Severity::Error ? program.out.bad(words) : program.out.warning(words);
}

void print(const Finding& finding, const std::vector<Fix>& fixes, const std::string& file,
           const ScenarioNames& names, bool explain, Program& program)
{
    const std::string& language = names.language();
    program.out.line(QStringLiteral("%1: %2: %3 %4")
                         .arg(severityInColour(finding.severity, program), QString::fromStdString(file),
                              program.out.strong(QString::fromStdString(finding.rule)),
                              sentence(finding, names)));
    for (const Fix& fix : fixes)
        program.out.line(QStringLiteral("  %1 %2").arg(
            program.out.good(translated(QT_TRANSLATE_NOOP("delve", "fix:"))), sentence(fix, names)));
    const RuleReference* rules = explain ? program.rules() : nullptr;
    const Rule* rule = rules ? rules->find(finding.rule) : nullptr;
    if (!rule)
        return;
    program.out.paragraph(QString::fromStdString(rule->text.in(language)), 2);
    if (!rule->ruling.byLanguage.empty())
        program.out.paragraph(QString::fromStdString(rule->ruling.in(language)), 2);
}

void print(const Verdict& verdict, const Content& content, const ValidateOptions& options, Program& program)
{
    for (const Error& error : verdict.errors)
        program.complain(verdict.file, error);
    for (const Error& warning : verdict.warnings)
        program.out.line(QStringLiteral("%1: %2: %3")
                             .arg(program.out.warning(translated(QT_TRANSLATE_NOOP("delve", "warning"))),
                                  QString::fromStdString(verdict.file), sentence(warning)));
    const auto fixes = fixesOf(verdict, content, options);
    const ScenarioNames names(verdict.scenario, content, program.language());
    for (std::size_t i = 0; i < verdict.findings.size(); ++i) {
        const Finding& finding = verdict.findings[i];
        // The text of a rule stands once, behind the last of its findings.
        const bool isLast = i + 1 == verdict.findings.size() || verdict.findings[i + 1].rule != finding.rule;
        print(finding, fixes[i], verdict.file, names, options.explain && isLast, program);
    }
    if (verdict.exitCode != Unreadable)
        program.out.line(QStringLiteral("%1: %2").arg(QString::fromStdString(verdict.file),
                                                      statusInWords(verdict, program)));
}

Json asJson(const std::vector<Error>& errors)
{
    Json list = Json::array();
    for (const Error& error : errors)
        list.push_back({{"where", error.where}, {"what", sentence(error.what).toStdString()}});
    return list;
}

Json asJson(const Finding& finding, const std::vector<Fix>& fixesOfIt, const ScenarioNames& names)
{
    Json things = Json::array();
    for (const ThingId& thing : finding.about.things)
        things.push_back(thing.text());
    Json squares = Json::array();
    for (const Square square : finding.about.squares)
        squares.push_back({{"level", square.level}, {"x", square.x}, {"y", square.y}});
    Json fixes = Json::array();
    for (const Fix& fix : fixesOfIt)
        fixes.push_back({{"kind", std::string(nameOf(fix.kind))},
                         {"edit", std::string(nameOf(fix.edit.name))},
                         {"keepsEverything", keepsEverything(fix.kind)},
                         {"price", fix.price},
                         {"sentence", sentence(fix, names).toStdString()}});
    Json json{
        {"rule", finding.rule}, {"severity", std::string(nameOf(finding.severity))},  {"things", things},
        {"squares", squares},   {"sentence", sentence(finding, names).toStdString()}, {"fixes", fixes}};
    if (const std::string_view since = checkedSince(finding); !since.empty())
        json["since"] = std::string(since);
    return json;
}

Json findingsAsJson(const Verdict& verdict, const Content& content, const ValidateOptions& options,
                    const std::string& language)
{
    Json list = Json::array();
    const auto fixes = fixesOf(verdict, content, options);
    const ScenarioNames names(verdict.scenario, content, language);
    for (std::size_t i = 0; i < fixes.size(); ++i)
        list.push_back(asJson(verdict.findings[i], fixes[i], names));
    return list;
}

const char* statusOf(const Verdict& verdict)
{
    if (verdict.exitCode == Unreadable)
        return "unreadable";
    return countOf(verdict.findings, Severity::Error) > 0  ? "errors"
           : countOf(verdict.findings, Severity::Todo) > 0 ? "todo"
                                                           : "legal";
}

Json asJson(const std::vector<Verdict>& verdicts, const Content& content, const ValidateOptions& options,
            const std::string& language)
{
    Json files = Json::array();
    for (const Verdict& verdict : verdicts)
        files.push_back({{"file", verdict.file},
                         {"status", statusOf(verdict)},
                         {"errors", asJson(verdict.errors)},
                         {"warnings", asJson(verdict.warnings)},
                         {"findings", findingsAsJson(verdict, content, options, language)}});
    return {{"format", "delvewright-findings"}, {"version", 1}, {"files", files}};
}

int validate(const ValidateOptions& options, Program& program)
{
    const Content* content = program.content();
    if (!content)
        return Unreadable;
    std::vector<Verdict> verdicts;
    int worst = Legal;
    for (const std::string& file : options.files) {
        verdicts.push_back(judge(file, options, *content));
        worst = std::max(worst, verdicts.back().exitCode);
    }
    if (options.json) {
        program.out.line(
            QString::fromStdString(asJson(verdicts, *content, options, program.language()).dump(2)));
        return worst;
    }
    for (const Verdict& verdict : verdicts)
        print(verdict, *content, options, program);
    return worst;
}

} // namespace

void addValidateCommand(CLI::App& app, Program& program)
{
    auto* command =
        app.add_subcommand("validate", cliText(QT_TRANSLATE_NOOP("delve", "Check scenario files")));
    command->footer(cliText(
        QT_TRANSLATE_NOOP("delve", "Exit code: 0 without errors, 1 with errors, 2 if a file cannot be "
                                   "read.\n"
                                   "Examples:\n"
                                   "  delve validate dungeon.scenario.json\n"
                                   "  delve validate --explain --ready dungeon.scenario.json\n"
                                   "  delve validate --json *.scenario.json")));
    auto options = std::make_shared<ValidateOptions>();
    command->add_option("files", options->files, cliText(QT_TRANSLATE_NOOP("delve", "Scenario files")))
        ->required();
    command->add_flag("--json", options->json,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the result as JSON")));
    command->add_flag("--schema", options->schema,
                      cliText(QT_TRANSLATE_NOOP("delve", "Check against the JSON Schema as well")));
    command->add_flag("--explain", options->explain,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the text of each rule as well")));
    command->add_flag("--ready", options->ready,
                      cliText(QT_TRANSLATE_NOOP("delve", "Exit with 1 also if something is still to do")));
    command->add_flag("--no-fixes", options->noFixes,
                      cliText(QT_TRANSLATE_NOOP("delve", "Do not look for fixes; quicker for many files")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return validate(*options, program); }; });
}

} // namespace delve::mageknight
