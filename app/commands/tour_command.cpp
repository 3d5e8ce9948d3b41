#include "app/commands/scenario_input.h"
#include "app/commands/scenario_summary.h"
#include "editor/document/resource_folder.h"
#include "editor/document/save_file.h"
#include "editor/render/contact_sheet.h"
#include "editor/render/scenario_painter.h"
#include "engine/scenario/write_scenario.h"
#include "engine/setup/validate_setup.h"

#include <QDir>
#include <QImage>

#include <memory>

namespace delve {

namespace {

constexpr const char* sampleName = "standard.scenario.json";

/// Does the main work once, on a sample: read it, check it, say what it is, and leave the results in a
/// folder.
int makeTour(const std::string& folder, Program& program)
{
    const QDir results(QString::fromStdString(folder));
    if (!QDir().mkpath(results.path())) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "The folder %1 cannot be made.")).arg(results.path()));
        return Unreadable;
    }
    const auto sample = (resourceFolder() / "scenarios" / sampleName).string();
    program.out.line(program.out.strong(
        translated(QT_TRANSLATE_NOOP("delve", "1. Reading and checking a sample dungeon"))));
    const auto read = readScenarioOrComplain(sample, program);
    if (!read)
        return Unreadable;
    const Findings findings = validateSetup(read->scenario, *program.content());
    program.out.line(
        QStringLiteral("   ") +
        (findings.empty()
             ? translated(QT_TRANSLATE_NOOP("delve", "readable, and legal by every rule of the setup"))
             : counted(QT_TRANSLATE_N_NOOP("delve", "%n finding(s), see delve validate"), findings.size())));

    program.out.line(program.out.strong(translated(QT_TRANSLATE_NOOP("delve", "2. What it is"))));
    const QStringList summary = summaryOf(read->scenario, *program.content(), program.language());
    for (const QString& line : summary)
        program.out.paragraph(line, 3);

    program.out.line(program.out.strong(translated(QT_TRANSLATE_NOOP("delve", "3. Results"))));
    const QImage picture = renderScenario(read->scenario, *program.content(), {});
    const QImage tiles =
        contactSheet(program.content()->packs().front(), {.language = program.language()}).front();
    const std::pair<const char*, QByteArray> files[] = {
        {sampleName, QByteArray::fromStdString(writeScenario(read->scenario))},
        {"standard.png", asPng(picture)},
        {"tiles.png", asPng(tiles)},
        {"summary.txt", summary.join(u'\n').toUtf8() + '\n'},
    };
    for (const auto& [name, bytes] : files) {
        const QString path = results.filePath(QString::fromLatin1(name));
        if (const auto saved = saveFile(path, bytes); !saved) {
            program.complain(path.toStdString(), saved.error());
            return Unreadable;
        }
        program.out.line(QStringLiteral("   ") + path);
    }
    return Legal;
}

} // namespace

void addTourCommand(CLI::App& app, Program& program)
{
    auto* command = app.add_subcommand(
        "tour", cliText(QT_TRANSLATE_NOOP(
                    "delve", "Do the main work once on a sample, and leave the results in a folder")));
    command->footer(cliText(QT_TRANSLATE_NOOP("delve", "Example:\n  delve tour --out ~/delvewright-tour")));
    auto folder = std::make_shared<std::string>("./delvewright-tour");
    command->add_option("--out", *folder, cliText(QT_TRANSLATE_NOOP("delve", "Where the results go")))
        ->capture_default_str();
    command->callback(
        [folder, &program] { program.run = [folder, &program] { return makeTour(*folder, program); }; });
}

} // namespace delve
