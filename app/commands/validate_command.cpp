// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/shared_commands.h"
#include "editor/text/messages.h"
#include "editor/text/rule_text.h"
#include "editor/text/severity_text.h"

#include <algorithm>
#include <memory>

namespace delve {

namespace {

using Json = nlohmann::ordered_json;

struct ValidateOptions
{
    std::vector<std::string> files;
    CheckWishes wishes;
    bool json = false;
    bool explain = false;
    bool ready = false;
};

struct Verdict
{
    std::string file;
    CheckedFile found;

    int count(Severity severity) const
    {
        int all = int(std::ranges::count(found.findings, severity, &ToldFinding::severity));
        for (const MoreFindings& more : found.more)
            all += more.severity == severity ? more.count : 0;
        return all;
    }

    int exitCode(const ValidateOptions& options) const
    {
        if (!found.isReadable)
            return Unreadable;
        const bool isTodo = options.ready && count(Severity::Todo) > 0;
        return isTodo || count(Severity::Error) > 0 ? HasFindings : Legal;
    }
};

/// "legal", "legal so far, to do: 3", "errors: 2".
QString statusInWords(const Verdict& verdict, const Program& program)
{
    const Terminal& out = program.out;
    if (const int errors = verdict.count(Severity::Error))
        return out.bad(QCoreApplication::translate("delve", "%n error(s)", nullptr, errors));
    if (const int todos = verdict.count(Severity::Todo))
        return out.warning(QCoreApplication::translate("delve", "legal so far, %n to do", nullptr, todos));
    return out.good(translated(QT_TRANSLATE_NOOP("delve", "legal")));
}

QString severityInColour(Severity severity, const Program& program)
{
    const QString words = severityInWords(severity);
    return severity == Severity::Error ? program.out.bad(words) : program.out.warning(words);
}

void explainRule(const std::string& id, Program& program)
{
    const RuleReference* rules = program.rules();
    const Rule* rule = rules ? rules->find(id) : nullptr;
    if (!rule)
        return;
    program.out.paragraph(spoken(rule->text), 2);
    if (!rule->ruling.byLanguage.empty())
        program.out.paragraph(spoken(rule->ruling), 2);
    if (const QString note = stillEnglish({&rule->text, &rule->ruling}); !note.isEmpty())
        program.out.paragraph(program.out.faint(note), 2);
}

void print(const ToldFinding& finding, const std::string& file, const Program& program)
{
    program.out.line(QStringLiteral("%1: %2: %3 %4")
                         .arg(severityInColour(finding.severity, program), QString::fromStdString(file),
                              program.out.strong(QString::fromStdString(finding.rule)), finding.sentence));
    for (const QString& fix : finding.fixes)
        program.out.line(QStringLiteral("  %1 %2").arg(
            program.out.good(translated(QT_TRANSLATE_NOOP("delve", "fix:"))), fix));
}

void print(const Verdict& verdict, const ValidateOptions& options, Program& program)
{
    for (const Error& error : verdict.found.errors)
        program.complain(verdict.file, error);
    for (const Error& warning : verdict.found.warnings)
        program.out.line(QStringLiteral("%1: %2: %3")
                             .arg(program.out.warning(translated(QT_TRANSLATE_NOOP("delve", "warning"))),
                                  QString::fromStdString(verdict.file), sentence(warning)));
    const auto& findings = verdict.found.findings;
    for (std::size_t i = 0; i < findings.size(); ++i) {
        print(findings[i], verdict.file, program);
        // The text of a rule stands once, behind the last of its findings.
        const bool isLast = i + 1 == findings.size() || findings[i + 1].rule != findings[i].rule;
        if (options.explain && isLast)
            explainRule(findings[i].rule, program);
    }
    for (const MoreFindings& more : verdict.found.more)
        program.out.line(
            QStringLiteral("%1: %2: %3 %4")
                .arg(severityInColour(more.severity, program), QString::fromStdString(verdict.file),
                     program.out.strong(QString::fromStdString(more.rule)),
                     counted(QT_TRANSLATE_N_NOOP("delve", "%n more of this rule; --all lists them"),
                             std::size_t(more.count))));
    if (verdict.found.isReadable)
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

Json asJson(const std::vector<MoreFindings>& more)
{
    Json list = Json::array();
    for (const MoreFindings& kind : more)
        list.push_back(
            {{"rule", kind.rule}, {"severity", std::string(nameOf(kind.severity))}, {"count", kind.count}});
    return list;
}

const char* statusOf(const Verdict& verdict)
{
    if (!verdict.found.isReadable)
        return "unreadable";
    return verdict.count(Severity::Error) > 0  ? "errors"
           : verdict.count(Severity::Todo) > 0 ? "todo"
                                               : "legal";
}

Json asJson(const std::vector<Verdict>& verdicts)
{
    Json files = Json::array();
    for (const Verdict& verdict : verdicts) {
        Json findings = Json::array();
        for (const ToldFinding& finding : verdict.found.findings)
            findings.push_back(finding.json);
        files.push_back({{"file", verdict.file},
                         {"status", statusOf(verdict)},
                         {"errors", asJson(verdict.found.errors)},
                         {"warnings", asJson(verdict.found.warnings)},
                         {"findings", findings}});
        if (!verdict.found.more.empty())
            files.back()["more"] = asJson(verdict.found.more);
    }
    return {{"format", "delvewright-findings"}, {"version", 1}, {"files", files}};
}

int validate(const ValidateOptions& options, const CommandGames& games, Program& program)
{
    std::vector<Verdict> verdicts;
    int worst = Legal;
    for (const std::string& file : options.files) {
        CommandGame& game = games.gameOf(file);
        if (!game.hasContent())
            return Unreadable;
        verdicts.push_back({file, game.check(file, options.wishes)});
        worst = std::max(worst, verdicts.back().exitCode(options));
    }
    if (options.json) {
        program.out.json(asJson(verdicts).dump(2));
        return worst;
    }
    for (const Verdict& verdict : verdicts)
        print(verdict, options, program);
    return worst;
}

} // namespace

void addValidateCommand(CLI::App& app, Program& program, const CommandGames& games)
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
    command->add_flag("--schema", options->wishes.schema,
                      cliText(QT_TRANSLATE_NOOP("delve", "Check against the JSON Schema as well")));
    command->add_flag("--explain", options->explain,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the text of each rule as well")));
    command->add_flag("--ready", options->ready,
                      cliText(QT_TRANSLATE_NOOP("delve", "Exit with 1 also if something is still to do")));
    command->add_flag("--no-fixes", options->wishes.noFixes,
                      cliText(QT_TRANSLATE_NOOP("delve", "Do not look for fixes; quicker for many files")));
    command->add_flag("--all", options->wishes.all,
                      cliText(QT_TRANSLATE_NOOP("delve", "List every finding, also where one rule has more "
                                                         "than a hundred")));
    command->callback([options, &program, &games] {
        program.run = [options, &program, &games] { return validate(*options, games, program); };
    });
}

} // namespace delve
