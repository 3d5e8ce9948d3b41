#include "app/commands/scenario_input.h"
#include "app/schema_check.h"
#include "editor/text/messages.h"
#include "engine/base/file.h"
#include "engine/scenario/scenario_limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <memory>

namespace delve {

namespace {

using Json = nlohmann::ordered_json;

struct Options
{
    std::vector<std::string> files;
    bool json = false;
    bool schema = false;
};

/// What was found in one file.
struct Verdict
{
    std::string file;
    int exitCode = Legal;
    std::vector<Error> errors;
    std::vector<Error> warnings;
};

std::vector<Error> complaintsOfSchema(const std::string& file)
{
    const auto text = readFile(file, scenario_limits::fileBytes);
    if (!text)
        return {text.error()};
    const auto complaints = schemaComplaints("scenario", *text);
    return complaints ? *complaints : std::vector<Error>{complaints.error()};
}

Verdict judge(const std::string& file, const Options& options, const Content& content)
{
    Verdict verdict{file, Legal, {}, {}};
    auto result = readScenario(file, content);
    if (auto* unreadable = std::get_if<UnreadableScenario>(&result)) {
        verdict.exitCode = Unreadable;
        verdict.errors = std::move(unreadable->errors);
        return verdict;
    }
    verdict.warnings = std::move(std::get<ReadScenario>(result).warnings);
    if (options.schema)
        verdict.errors = complaintsOfSchema(file);
    if (!verdict.errors.empty())
        verdict.exitCode = Unreadable;
    return verdict;
}

void print(const Verdict& verdict, Program& program)
{
    for (const Error& error : verdict.errors)
        program.complain(verdict.file, error);
    for (const Error& warning : verdict.warnings)
        program.out.line(QStringLiteral("%1: %2: %3")
                             .arg(program.out.warning(translated(QT_TRANSLATE_NOOP("delve", "warning"))),
                                  QString::fromStdString(verdict.file), sentence(warning)));
    if (verdict.exitCode == Legal)
        program.out.line(QStringLiteral("%1: %2").arg(
            QString::fromStdString(verdict.file),
            program.out.good(translated(QT_TRANSLATE_NOOP("delve", "readable")))));
}

Json asJson(const std::vector<Error>& errors)
{
    Json list = Json::array();
    for (const Error& error : errors)
        list.push_back({{"where", error.where}, {"what", sentence(error.what).toStdString()}});
    return list;
}

Json asJson(const std::vector<Verdict>& verdicts)
{
    Json files = Json::array();
    for (const Verdict& verdict : verdicts)
        files.push_back({{"file", verdict.file},
                         {"status", verdict.exitCode == Legal ? "legal" : "unreadable"},
                         {"errors", asJson(verdict.errors)},
                         {"warnings", asJson(verdict.warnings)}});
    return {{"format", "delvewright-findings"}, {"version", 1}, {"files", files}};
}

int validate(const Options& options, Program& program)
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
        program.out.line(QString::fromStdString(asJson(verdicts).dump(2)));
        return worst;
    }
    for (const Verdict& verdict : verdicts)
        print(verdict, program);
    return worst;
}

} // namespace

void addValidateCommand(CLI::App& app, Program& program)
{
    auto* command =
        app.add_subcommand("validate", cliText(QT_TRANSLATE_NOOP("delve", "Check scenario files")));
    command->footer(
        cliText(QT_TRANSLATE_NOOP("delve", "Exit code: 0 without errors, 2 if a file cannot be read.\n"
                                           "Examples:\n"
                                           "  delve validate dungeon.scenario.json\n"
                                           "  delve validate --json *.scenario.json")));
    auto options = std::make_shared<Options>();
    command->add_option("files", options->files, cliText(QT_TRANSLATE_NOOP("delve", "Scenario files")))
        ->required();
    command->add_flag("--json", options->json,
                      cliText(QT_TRANSLATE_NOOP("delve", "Print the result as JSON")));
    command->add_flag("--schema", options->schema,
                      cliText(QT_TRANSLATE_NOOP("delve", "Check against the JSON Schema as well")));
    command->callback(
        [options, &program] { program.run = [options, &program] { return validate(*options, program); }; });
}

} // namespace delve
