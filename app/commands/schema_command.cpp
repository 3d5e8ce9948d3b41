// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/shared_commands.h"
#include "app/schema_check.h"
#include "engine/base/file.h"
#include "engine/base/id.h"

#include <algorithm>
#include <memory>

namespace delve {

namespace {

constexpr const char* ending = ".schema.json";

std::vector<std::string> schemaNames()
{
    std::vector<std::string> names;
    if (const auto entries = entriesOf(schemaFolder()))
        for (const std::filesystem::path& entry : *entries) {
            const std::string name = entry.filename().string();
            if (name.ends_with(ending))
                names.push_back(name.substr(0, name.size() - std::string_view(ending).size()));
        }
    return names;
}

int printSchema(const std::string& name, Program& program)
{
    const auto names = schemaNames();
    if (name.empty()) {
        for (const std::string& known : names)
            program.out.line(QString::fromStdString(known));
        return Legal;
    }
    if (std::find(names.begin(), names.end(), name) == names.end()) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "There is no schema \"%1\". delve schema lists them."))
                .arg(QString::fromStdString(name)));
        return Unreadable;
    }
    constexpr std::size_t mostBytes = 4u << 20;
    const auto text = readFile(schemaFolder() / (name + ending), mostBytes);
    if (!text) {
        program.complain(name, text.error());
        return Unreadable;
    }
    std::fwrite(text->data(), 1, text->size(), stdout);
    return Legal;
}

} // namespace

void addSchemaCommand(CLI::App& app, Program& program)
{
    auto* command = app.add_subcommand(
        "schema", cliText(QT_TRANSLATE_NOOP("delve", "Print the JSON Schema of a format")));
    command->footer(
        cliText(QT_TRANSLATE_NOOP("delve", "Examples:\n"
                                           "  delve schema                 the names of all schemas\n"
                                           "  delve schema scenario        the schema of scenario files")));
    auto name = std::make_shared<std::string>();
    command->add_option("name", *name,
                        cliText(QT_TRANSLATE_NOOP("delve", "scenario, pack, rules, findings")));
    command->callback(
        [name, &program] { program.run = [name, &program] { return printSchema(*name, program); }; });
}

} // namespace delve
