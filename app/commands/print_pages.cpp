// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/print_pages.h"

#include "app/commands/new_folders.h"
#include "app/commands/progress_line.h"
#include "editor/document/output_target.h"
#include "editor/document/save_file.h"
#include "editor/print/calibrations.h"
#include "editor/print/page_parts.h"
#include "editor/text/messages.h"

#include <QDir>
#include <QLocale>
#include <QRegularExpression>

namespace delve {

namespace {

constexpr double usualPreviewDots = 100;

/// How far the pages are, as a part of the whole.
PrintProgress inPages(Progress progress)
{
    return [progress = std::move(progress)](std::size_t done, std::size_t total) {
        return goesOn(progress, double(done) / double(total));
    };
}

/// "100.4%/99.8%" or "100.4%" for both directions.
Result<PrinterCorrection> parseCorrection(const std::string& text)
{
    if (text.empty())
        return PrinterCorrection{};
    static const QRegularExpression form(QStringLiteral(R"(^(\d+(?:\.\d+)?)%?(?:/(\d+(?:\.\d+)?)%?)?$)"));
    const auto match = form.match(QString::fromStdString(text));
    if (!match.hasMatch())
        return Error{"",
                     {QT_TRANSLATE_NOOP(
                          "Engine", "\"%1\" is no correction; it is written 100.4%/99.8%, across and down"),
                      {text}}};
    const double x = match.captured(1).toDouble() / 100;
    const double y = match.captured(2).isEmpty() ? x : match.captured(2).toDouble() / 100;
    return PrinterCorrection{x, y};
}

/// One picture for each page, page-001.png and on. `written` gets those that lie in the folder.
Result<void> writePreview(const PrintPlan& plan, const QString& folder, double dotsPerInch,
                          const PrintProgress& progress, QStringList& written)
{
    const Message tooLarge{QT_TRANSLATE_NOOP("Engine",
                                             "a picture of this size does not fit into memory. Ask for "
                                             "fewer dots with --preview-dpi."),
                           {}};
    const QDir dir(folder);
    NewFolders made;
    if (!made.make(folder))
        return Error{folder.toStdString(), {QT_TRANSLATE_NOOP("Engine", "the folder cannot be made"), {}}};
    constexpr double mostPixels = 500e6; // two gigabytes; painting more takes minutes and helps nobody
    const double dotsPerMillimetre = dotsPerInch / 25.4;
    if (plan.paper.width() * plan.paper.height() * dotsPerMillimetre * dotsPerMillimetre > mostPixels)
        return Error{folder.toStdString(), tooLarge};
    const auto digits = std::max(3, int(QString::number(plan.pages.size()).size()));
    QStringList paths;
    for (std::size_t page = 1; page <= plan.pages.size(); ++page)
        paths << dir.filePath(QStringLiteral("page-%1.png").arg(page, digits, 10, QChar(u'0')));
    if (const auto checked = checkTargets(paths, QStringLiteral("png")); !checked)
        return checked;
    for (std::size_t page = 0; page < plan.pages.size(); ++page) {
        const QString& path = paths[qsizetype(page)];
        const QImage picture = pictureOfPage(plan, page, dotsPerInch);
        if (picture.isNull())
            return Error{path.toStdString(), tooLarge};
        if (auto saved = saveFile(path, asPng(picture)); !saved)
            return saved;
        written << path;
        if (!progress(page + 1, plan.pages.size()))
            return Error{"", {QT_TRANSLATE_NOOP("Engine", "the preview was cancelled"), {}}};
    }
    return {};
}

QString inDegrees(double degrees)
{
    return QLocale().toString(degrees, 'f', 2) + u'°';
}

} // namespace

void addTrayOptions(CLI::App& command)
{
    addReadLater<std::string>(
        command, "--paper",
        QT_TRANSLATE_NOOP("delve", "A6 to A0, Letter, Legal, Tabloid, Ledger, or 250x250 (mm)"))
        ->default_str("A4");
    addReadLater<std::string>(
        command, "--printer",
        QT_TRANSLATE_NOOP("delve", "The printer whose calibration is meant; none: PDF files"));
    addReadLater<std::string>(command, "--tray",
                              QT_TRANSLATE_NOOP("delve", "The tray of the printer that is meant"));
}

void addPageOptions(CLI::App& command)
{
    addReadLater<std::string>(command, "-o,--output", QT_TRANSLATE_NOOP("delve", "The PDF file to write"));
    addTrayOptions(command);
    addChoice<PageOrientation>(command, "--orientation",
                               QT_TRANSLATE_NOOP("delve", "How pages lie; auto takes the fewest"))
        ->default_str(std::string(nameOf(PageOrientation::Automatic)));
    addReadLater<double>(command, "--margin",
                         QT_TRANSLATE_NOOP("delve", "Margin that the printer needs, in mm"))
        ->default_str("5");
    addReadLater<double>(command, "--bleed",
                         QT_TRANSLATE_NOOP("delve", "Colour beyond the cut lines, in mm: 2, of cards 3"));
    addChoice<Duplex>(command, "--duplex",
                      QT_TRANSLATE_NOOP("delve", "Backs for printing on both sides, turned over this edge"))
        ->default_str(std::string(nameOf(Duplex::LongEdge)));
    addReadLater<std::string>(
        command, "--correction",
        QT_TRANSLATE_NOOP("delve", "Enlarge for a printer that is not true: 100.4%/99.8%"));
    command.add_flag_callback(
        "--no-ruler", [] {}, cliText(QT_TRANSLATE_NOOP("delve", "Leave the ruler off the first page")));
    command.add_flag_callback(
        "--grey", [] {}, cliText(QT_TRANSLATE_NOOP("delve", "Black ink only: colours become greys")));
    addReadLater<std::string>(command, "--preview",
                              QT_TRANSLATE_NOOP("delve", "Write each page as a PNG into this folder"));
    addReadLater<double>(command, "--preview-dpi", QT_TRANSLATE_NOOP("delve", "Resolution of the preview"))
        ->check(CLI::Range(10, 1200))
        ->default_str("100");
}

Result<PageOptions> pageOptionsOf(const CLI::App& command, PageOptions usual)
{
    PageOptions options = std::move(usual);
    const auto paper = parsePaper(valueOr<std::string>(command, "--paper", "A4"));
    if (!paper)
        return paper.error();
    options.paper = *paper;
    options.orientation = choiceOr(command, "--orientation", options.orientation);
    options.margin = valueOr(command, "--margin", options.margin);
    options.bleed = valueOr(command, "--bleed", options.bleed);
    options.duplex = choiceOr(command, "--duplex", options.duplex);
    options.ruler = command.get_option("--no-ruler")->count() == 0;
    options.grey = command.get_option("--grey")->count() > 0;
    const auto correction = parseCorrection(valueOr<std::string>(command, "--correction", {}));
    if (!correction)
        return correction.error();
    options.correction = *correction;
    const auto calibrations = loadCalibrations(calibrationFile());
    if (!calibrations)
        return calibrations.error();
    options.backShift =
        shiftOf(*calibrations, {valueOr<std::string>(command, "--printer", {}),
                                valueOr<std::string>(command, "--tray", {}), paper->name.toStdString()});
    return options;
}

bool hasPageTarget(const CLI::App& command, const Program& program)
{
    const auto output = valueOr<std::string>(command, "--output", {});
    if (output.empty() && valueOr<std::string>(command, "--preview", {}).empty()) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "Say where to: -o FILE.pdf, or --preview FOLDER.")));
        return false;
    }
    return output.empty() || program.mayWrite(output, "pdf");
}

int writePages(const PrintPlan& plan, const CLI::App& command, Program& program)
{
    const auto output = valueOr<std::string>(command, "--output", {});
    const auto preview = valueOr<std::string>(command, "--preview", {});
    ProgressLine line(QString::fromStdString(output.empty() ? preview : output));
    const PrintProgress progress = inPages(line.progress());
    for (const Message& notice : plan.notices)
        program.out.paragraph(sentence(notice));
    if (!plan.backShift.isNone() && std::ranges::any_of(plan.pages, &PrintPage::isBack))
        program.out.paragraph(
            translated(QT_TRANSLATE_NOOP(
                           "delve", "Backs are drawn against what the printer was calibrated to: %1 to the "
                                    "right, %2 down, turned by %3."))
                .arg(millimetresInWords(plan.backShift.right), millimetresInWords(plan.backShift.down),
                     inDegrees(plan.backShift.degrees)));
    std::fflush(stdout); // what is worth knowing is known before the work begins
    if (!preview.empty()) {
        const auto folder = QString::fromStdString(preview);
        QStringList pages;
        if (const auto written = writePreview(
                plan, folder, valueOr(command, "--preview-dpi", usualPreviewDots), progress, pages);
            !written) {
            program.complain(preview, written.error());
            program.tellWritten(pages);
            return Unreadable;
        }
        program.out.line(folder);
    }
    if (!output.empty()) {
        const auto path = QString::fromStdString(output);
        if (const auto written = writePdf(plan, path, progress); !written) {
            program.complain(output, written.error());
            return Unreadable;
        }
        program.out.line(path);
    }
    return Legal;
}

} // namespace delve
