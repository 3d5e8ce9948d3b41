#include "app/commands/program.h"
#include "app/commands/scenario_summary.h"
#include "editor/document/dungeon_names.h"
#include "editor/document/save_file.h"
#include "editor/print/print_plan.h"
#include "editor/render/contact_sheet.h"
#include "editor/render/scenario_painter.h"
#include "editor/text/conflict_text.h"
#include "engine/scenario/write_scenario.h"
#include "engine/setup/generate/generate_dungeons.h"
#include "engine/setup/validate_setup.h"

#include <QDir>
#include <QImage>

#include <memory>

namespace delve {

namespace {

constexpr std::uint64_t tourSeed = 7;

/// Puts results into a folder and says where they are.
class Results
{
public:
    Results(const QDir& folder, Program& program) : m_folder(folder), m_program(program) {}

    bool add(const char* name, const QByteArray& bytes) { return tell(name, saveFile(pathOf(name), bytes)); }
    bool print(const char* name, const std::shared_ptr<const Scenario>& scenario, PrintKind kind)
    {
        PrintOptions options;
        options.kind = kind;
        options.language = m_program.language();
        const auto plan = planPrint(scenario, *m_program.content(), options);
        return tell(name, plan ? writePdf(*plan, pathOf(name)) : Result<void>(plan.error()));
    }

private:
    QString pathOf(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    bool tell(const char* name, const Result<void>& saved)
    {
        if (!saved)
            m_program.complain(pathOf(name).toStdString(), saved.error());
        else
            m_program.out.line(QStringLiteral("   ") + pathOf(name));
        return saved.has_value();
    }

    QDir m_folder;
    Program& m_program;
};

/// Does the main work once: make a dungeon, check it, say what it is, draw and print it, and leave the
/// results in a folder.
int makeTour(const std::string& folder, Program& program)
{
    const QDir target(QString::fromStdString(folder));
    if (!QDir().mkpath(target.path())) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "The folder %1 cannot be made.")).arg(target.path()));
        return Unreadable;
    }
    const auto heading = [&](const char* text) { program.out.line(program.out.strong(translated(text))); };
    heading(QT_TRANSLATE_NOOP("delve", "1. Making a dungeon for two players"));
    const Content& content = *program.content();
    auto made = generateDungeons(content, {}, tourSeed, 1, {});
    if (made.proposals.empty()) {
        program.err.line(sentence(made.outcome, made.rules));
        return HasFindings;
    }
    nameDungeon(made.proposals.front());
    const auto scenario = std::make_shared<const Scenario>(std::move(made.proposals.front().scenario));
    for (const QString& line : summaryOf(*scenario, content, program.language()))
        program.out.paragraph(line, 3);

    heading(QT_TRANSLATE_NOOP("delve", "2. Checking it"));
    const Findings findings = validateSetup(*scenario, content);
    program.out.line(
        QStringLiteral("   ") +
        (findings.empty()
             ? translated(QT_TRANSLATE_NOOP("delve", "legal by every rule of the setup, and ready for play"))
             : counted(QT_TRANSLATE_N_NOOP("delve", "%n finding(s), see delve validate"), findings.size())));

    heading(QT_TRANSLATE_NOOP("delve", "3. Drawing and printing it"));
    Results results(target, program);
    const bool isDone =
        results.add("dungeon.scenario.json", QByteArray::fromStdString(writeScenario(*scenario))) &&
        results.add("dungeon.png", asPng(renderScenario(*scenario, content, {}))) &&
        results.print("overview.pdf", scenario, PrintKind::Overview) &&
        results.print("poster.pdf", scenario, PrintKind::Poster) &&
        results.print("sheet.pdf", scenario, PrintKind::Sheet) &&
        results.add("tiles.png",
                    asPng(contactSheet(content.packs().front(), {.language = program.language()}).front()));
    return isDone ? Legal : Unreadable;
}

} // namespace

void addTourCommand(CLI::App& app, Program& program)
{
    auto* command = app.add_subcommand(
        "tour",
        cliText(QT_TRANSLATE_NOOP("delve", "Do the main work once, and leave the results in a folder")));
    command->footer(cliText(QT_TRANSLATE_NOOP("delve", "Example:\n  delve tour --out ~/delvewright-tour")));
    auto folder = std::make_shared<std::string>("./delvewright-tour");
    command->add_option("--out", *folder, cliText(QT_TRANSLATE_NOOP("delve", "Where the results go")))
        ->capture_default_str();
    command->callback(
        [folder, &program] { program.run = [folder, &program] { return makeTour(*folder, program); }; });
}

} // namespace delve
