// SPDX-License-Identifier: GPL-3.0-or-later
// How a printer misses the backs of sheets: a sheet to measure it, and what was measured.

#include "app/commands/print_pages.h"
#include "app/commands/shared_commands.h"
#include "editor/print/calibration_sheet.h"
#include "editor/print/calibrations.h"
#include "editor/print/page_parts.h"

#include <QLocale>

#include <array>

namespace delve {

namespace {

/// The readings in the order of CalibrationReading.
constexpr std::array readingOptions{"--across1", "--down1", "--across2", "--down2"};

Result<PrinterTray> trayOf(const CLI::App& command)
{
    const auto paper = parsePaper(valueOr<std::string>(command, "--paper", "A4"));
    if (!paper)
        return paper.error();
    return PrinterTray{valueOr<std::string>(command, "--printer", {}),
                       valueOr<std::string>(command, "--tray", {}), paper->name.toStdString()};
}

/// "HP LaserJet, tray 2, A4".
QString inWords(const PrinterTray& tray)
{
    QStringList words{tray.printer.empty() ? translated(QT_TRANSLATE_NOOP("delve", "PDF files"))
                                           : QString::fromStdString(tray.printer)};
    if (!tray.tray.empty())
        words << translated(QT_TRANSLATE_NOOP("delve", "tray %1")).arg(QString::fromStdString(tray.tray));
    words << QString::fromStdString(tray.paper);
    return words.join(QStringLiteral(", "));
}

QString inWords(const BackShift& shift)
{
    const QLocale locale;
    return translated(QT_TRANSLATE_NOOP("delve", "%1 mm to the right, %2 mm down, turned by %3°"))
        .arg(locale.toString(shift.right, 'f', 2), locale.toString(shift.down, 'f', 2),
             locale.toString(shift.degrees, 'f', 3));
}

int complained(const Error& error, const Program& program)
{
    program.complain({}, error);
    return Unreadable;
}

int printCalibrationSheet(const CLI::App& command, Program& program)
{
    const auto tray = trayOf(command);
    if (!tray)
        return complained(tray.error(), program);
    PageOptions options;
    options.paper = *parsePaper(tray->paper);
    options.duplex = choiceOr(command, "--duplex", options.duplex);
    if (command.get_option("--check")->count() > 0) {
        const auto kept = loadCalibrations(calibrationFile());
        if (!kept)
            return complained(kept.error(), program);
        options.backShift = shiftOf(*kept, *tray);
    }
    const auto plan = planCalibration(options, inWords(*tray));
    if (!plan)
        return complained(plan.error(), program);
    return hasPageTarget(command, program) ? writePages(*plan, command, program) : int(Unreadable);
}

int keepCalibration(const CLI::App& command, Program& program)
{
    const auto tray = trayOf(command);
    if (!tray)
        return complained(tray.error(), program);
    std::array<ScaleReading, 4> scales;
    for (std::size_t i = 0; i < scales.size(); ++i) {
        const auto numbers = command.get_option(readingOptions[i])->as<std::vector<double>>();
        scales[i] = {numbers.at(0), numbers.at(1)};
    }
    const auto shift =
        shiftFrom({scales[0], scales[1], scales[2], scales[3]}, parsePaper(tray->paper)->millimetres);
    if (!shift)
        return complained(shift.error(), program);
    const auto kept = changeCalibrations(calibrationFile(), [&](Calibrations& all) { all[*tray] = *shift; });
    if (!kept)
        return complained(kept.error(), program);
    program.out.line(inWords(*tray) + QStringLiteral(": ") + inWords(*shift));
    return Legal;
}

int listCalibrations(Program& program)
{
    const auto kept = loadCalibrations(calibrationFile());
    if (!kept)
        return complained(kept.error(), program);
    program.out.line(program.out.faint(calibrationFile()));
    for (const auto& [tray, shift] : *kept)
        program.out.line(inWords(tray) + QStringLiteral(": ") + inWords(shift));
    if (kept->empty())
        program.out.line(translated(QT_TRANSLATE_NOOP("delve", "No printer is calibrated.")));
    return Legal;
}

int forgetCalibration(const CLI::App& command, Program& program)
{
    const auto tray = trayOf(command);
    if (!tray)
        return complained(tray.error(), program);
    bool wasThere = false;
    const auto kept =
        changeCalibrations(calibrationFile(), [&](Calibrations& all) { wasThere = all.erase(*tray) > 0; });
    if (!kept)
        return complained(kept.error(), program);
    if (!wasThere) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "%1: not calibrated; delve calibrate list tells what is."))
                .arg(inWords(*tray)));
        return Unreadable;
    }
    program.out.line(translated(QT_TRANSLATE_NOOP("delve", "%1: forgotten")).arg(inWords(*tray)));
    return Legal;
}

} // namespace

void addCalibrateCommand(CLI::App& app, Program& program)
{
    auto* command = app.add_subcommand(
        "calibrate", cliText(QT_TRANSLATE_NOOP(
                         "delve", "Make backs meet their fronts: measure how a printer misses them")));
    command->require_subcommand(1);
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve",
        "Print the sheet on both sides, hold it against the light and read its eight scales: coarse and\n"
        "fine, across and down, in the first and the second corner. What follows is kept for the\n"
        "printer, tray and paper, and all backs of both games are drawn against it.\n"
        "Examples:\n"
        "  delve calibrate sheet -o sheet.pdf\n"
        "  delve calibrate set --across1 0.5 0.4 --down1 -1 -0.8 --across2 0.5 0.6 --down2 -1 -0.9\n"
        "  delve calibrate sheet --check -o again.pdf\n"
        "  delve calibrate list")));
    const auto add = [&](const char* name, const char* description, auto run) {
        CLI::App* below = command->add_subcommand(name, cliText(description));
        below->callback([below, run, &program] {
            program.run = [below, run, &program] { return run(*below, program); };
        });
        return below;
    };
    CLI::App* sheet =
        add("sheet", QT_TRANSLATE_NOOP("delve", "Write the sheet to measure with"), printCalibrationSheet);
    addTrayOptions(*sheet);
    addReadLater<std::string>(*sheet, "-o,--output", QT_TRANSLATE_NOOP("delve", "The PDF file to write"));
    addReadLater<std::string>(*sheet, "--preview",
                              QT_TRANSLATE_NOOP("delve", "Write each page as a PNG into this folder"));
    addReadLater<double>(*sheet, "--preview-dpi", QT_TRANSLATE_NOOP("delve", "Resolution of the preview"))
        ->check(CLI::Range(10, 1200))
        ->default_str("100");
    addChoice<Duplex>(*sheet, "--duplex", QT_TRANSLATE_NOOP("delve", "Over which edge sheets are turned"))
        ->default_str(std::string(nameOf(Duplex::LongEdge)));
    sheet->add_flag_callback(
        "--check", [] {}, cliText(QT_TRANSLATE_NOOP("delve", "With what is kept: all scales should show 0")));
    CLI::App* set =
        add("set", QT_TRANSLATE_NOOP("delve", "Keep what was read on the sheet"), keepCalibration);
    addTrayOptions(*set);
    for (const char* name : readingOptions)
        addReadLater<std::vector<double>>(
            *set, name, QT_TRANSLATE_NOOP("delve", "Coarse and fine scale of this corner, in mm"))
            ->expected(2)
            ->required();
    add("list", QT_TRANSLATE_NOOP("delve", "Tell what is kept"),
        [](const CLI::App&, Program& own) { return listCalibrations(own); });
    addTrayOptions(
        *add("forget", QT_TRANSLATE_NOOP("delve", "Forget what is kept for a printer"), forgetCalibration));
}

} // namespace delve
