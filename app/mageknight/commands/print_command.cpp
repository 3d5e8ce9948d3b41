// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/progress_line.h"
#include "app/mageknight/commands/collection_option.h"
#include "app/mageknight/commands/scenario_input.h"
#include "editor/document/output_target.h"
#include "editor/document/save_file.h"
#include "editor/mageknight/print/plan_print.h"
#include "editor/text/messages.h"

#include <QDir>
#include <QRegularExpression>

#include <memory>

namespace delve::mageknight {

namespace {

/// The options as they were typed.
struct PrintRequest
{
    std::string file;
    std::string output;
    std::string preview;
    double previewDotsPerInch = 100;
    std::string kind{nameOf(PrintKind::Poster)};
    std::string paper = "A4";
    std::string orientation{nameOf(PageOrientation::Automatic)};
    std::string duplex{nameOf(Duplex::LongEdge)};
    std::string style{nameOf(RenderStyle::FullColour)};
    std::string correction;
    bool withoutPieces = false;
    bool withoutRuler = false;
    CollectionOption collection;
    PrintOptions options; ///< those that are numbers or flags
};

/// How far the pages are, as a part of the whole.
PrintProgress inPages(Progress progress)
{
    return [progress = std::move(progress)](std::size_t done, std::size_t total) {
        return goesOn(progress, double(done) / double(total));
    };
}

Error wrongOption(const char* text, const std::string& value)
{
    return Error{"", {text, {value}}};
}

template <typename Enum> void choose(Enum& chosen, const std::string& name)
{
    // CLI11 has let only known names through.
    chosen = fromName<Enum>(name).value_or(chosen);
}

/// "100.4%/99.8%" or "100.4%" for both directions.
Result<PrinterCorrection> parseCorrection(const std::string& text)
{
    if (text.empty())
        return PrinterCorrection{};
    static const QRegularExpression form(QStringLiteral(R"(^(\d+(?:\.\d+)?)%?(?:/(\d+(?:\.\d+)?)%?)?$)"));
    const auto match = form.match(QString::fromStdString(text));
    if (!match.hasMatch())
        return wrongOption(
            QT_TRANSLATE_NOOP("Engine",
                              "\"%1\" is no correction; it is written 100.4%/99.8%, across and down"),
            text);
    const double x = match.captured(1).toDouble() / 100;
    const double y = match.captured(2).isEmpty() ? x : match.captured(2).toDouble() / 100;
    return PrinterCorrection{x, y};
}

Result<PrintOptions> optionsOf(const PrintRequest& request, const Content& content,
                               const std::string& language)
{
    PrintOptions options = request.options;
    choose(options.kind, request.kind);
    choose(options.orientation, request.orientation);
    choose(options.duplex, request.duplex);
    choose(options.style, request.style);
    options.pieces = !request.withoutPieces;
    options.ruler = !request.withoutRuler;
    options.language = language;
    const auto paper = parsePaper(request.paper);
    if (!paper)
        return paper.error();
    options.paper = *paper;
    const auto correction = parseCorrection(request.correction);
    if (!correction)
        return correction.error();
    options.correction = *correction;
    const auto owned = request.collection.read(content);
    if (!owned)
        return owned.error();
    options.owned = *owned;
    return options;
}

/// One picture for each page, page-001.png and on.
Result<void> writePreview(const PrintPlan& plan, const QString& folder, double dotsPerInch,
                          const PrintProgress& progress)
{
    const Message tooLarge{QT_TRANSLATE_NOOP("Engine",
                                             "a picture of this size does not fit into memory. Ask for "
                                             "fewer dots with --preview-dpi."),
                           {}};
    const QDir dir(folder);
    if (!QDir().mkpath(folder))
        return Error{folder.toStdString(), {QT_TRANSLATE_NOOP("Engine", "the folder cannot be made"), {}}};
    constexpr double mostPixels = 500e6; // two gigabytes; painting more takes minutes and helps nobody
    const double dotsPerMillimetre = dotsPerInch / 25.4;
    if (plan.paper.width() * plan.paper.height() * dotsPerMillimetre * dotsPerMillimetre > mostPixels)
        return Error{folder.toStdString(), tooLarge};
    const auto digits = std::max(3, int(QString::number(plan.pages.size()).size()));
    for (std::size_t page = 0; page < plan.pages.size(); ++page) {
        const QString name = QStringLiteral("page-%1.png").arg(page + 1, digits, 10, QChar(u'0'));
        const QImage picture = pictureOfPage(plan, page, dotsPerInch);
        if (picture.isNull())
            return Error{
                name.toStdString(),
                {QT_TRANSLATE_NOOP("Engine", "a picture of this size does not fit into memory. Ask for "
                                             "fewer dots with --preview-dpi."),
                 {}}};
        if (const auto checked = checkTarget(dir.filePath(name), QStringLiteral("png")); !checked)
            return checked;
        auto saved = saveFile(dir.filePath(name), asPng(picture));
        if (!saved)
            return saved;
        if (!progress(page + 1, plan.pages.size()))
            return Error{"", {QT_TRANSLATE_NOOP("Engine", "the preview was cancelled"), {}}};
    }
    return {};
}

int print(const PrintRequest& request, DungeonProgram& program)
{
    if (request.output.empty() && request.preview.empty()) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "Say where to: -o FILE.pdf, or --preview FOLDER.")));
        return Unreadable;
    }
    auto read = readScenarioOrComplain(request.file, program);
    if (!read || (!request.output.empty() && !program.mayWrite(request.output, "pdf")))
        return Unreadable;
    const Content& content = *program.content();
    const auto options = optionsOf(request, content, program.language());
    if (!options) {
        program.complain({}, options.error());
        return Unreadable;
    }
    const RuleReference* rules = options->kind == PrintKind::Counters ? program.rules() : nullptr;
    const auto plan =
        planPrint(std::make_shared<const Scenario>(std::move(read->scenario)), content, *options, rules);
    if (!plan) {
        program.complain(request.file, plan.error());
        return Unreadable;
    }
    ProgressLine line(QString::fromStdString(request.output.empty() ? request.preview : request.output));
    const PrintProgress progress = inPages(line.progress());
    for (const Message& notice : plan->notices)
        program.out.paragraph(sentence(notice));
    std::fflush(stdout); // what is worth knowing is known before the work begins
    if (!request.preview.empty()) {
        const auto folder = QString::fromStdString(request.preview);
        if (const auto written = writePreview(*plan, folder, request.previewDotsPerInch, progress);
            !written) {
            program.complain(request.preview, written.error());
            return Unreadable;
        }
        program.out.line(folder);
    }
    if (!request.output.empty()) {
        const auto path = QString::fromStdString(request.output);
        if (const auto written = writePdf(*plan, path, progress); !written) {
            program.complain(request.output, written.error());
            return Unreadable;
        }
        program.out.line(path);
    }
    return Legal;
}

template <typename Enum>
void addChoice(CLI::App& command, const char* name, std::string& value, const char* description)
{
    std::vector<std::string> names;
    for (const auto& entry : enumNames<Enum>)
        names.emplace_back(entry.second);
    command.add_option(name, value, cliText(description))->check(CLI::IsMember(names))->capture_default_str();
}

} // namespace

void addPrintCommand(CLI::App& app, DungeonProgram& program)
{
    auto* command = app.add_subcommand(
        "print",
        cliText(QT_TRANSLATE_NOOP("delve", "Print a scenario to PDF at true scale: poster, tiles, sheets")));
    command->footer(cliText(QT_TRANSLATE_NOOP(
        "delve", "Kinds:\n"
                 "  poster    the whole dungeon over many pages, with an assembly map\n"
                 "  tiles     the tiles to cut out, both sides, on as few sheets as possible\n"
                 "  overview  the dungeon on one page with a legend\n"
                 "  sheet     the scenario in words, with a numbered map\n"
                 "  counters  doors, markers, tokens and chests to cut out, cards of figures\n"
                 "Examples:\n"
                 "  delve print dungeon.scenario.json -o poster.pdf\n"
                 "  delve print dungeon.scenario.json --kind tiles --paper A3 --duplex short -o tiles.pdf\n"
                 "  delve print dungeon.scenario.json --kind tiles --missing -o missing.pdf\n"
                 "  delve print dungeon.scenario.json --kind sheet --preview pages/")));
    auto request = std::make_shared<PrintRequest>();
    PrintRequest& r = *request;
    command->add_option("file", r.file, cliText(QT_TRANSLATE_NOOP("delve", "A scenario file")))->required();
    command->add_option("-o,--output", r.output,
                        cliText(QT_TRANSLATE_NOOP("delve", "The PDF file to write")));
    addChoice<PrintKind>(*command, "--kind", r.kind, QT_TRANSLATE_NOOP("delve", "What to print"));
    command
        ->add_option(
            "--paper", r.paper,
            cliText(QT_TRANSLATE_NOOP("delve", "A6 to A0, Letter, Legal, Tabloid, Ledger, or 250x250 (mm)")))
        ->capture_default_str();
    addChoice<PageOrientation>(*command, "--orientation", r.orientation,
                               QT_TRANSLATE_NOOP("delve", "How pages lie; auto takes the fewest"));
    command
        ->add_option("--square", r.options.squareMillimetres,
                     cliText(QT_TRANSLATE_NOOP("delve", "Size of a square in mm")))
        ->capture_default_str();
    command
        ->add_option("--margin", r.options.margin,
                     cliText(QT_TRANSLATE_NOOP("delve", "Margin that the printer needs, in mm")))
        ->capture_default_str();
    command
        ->add_option("--overlap", r.options.overlap,
                     cliText(QT_TRANSLATE_NOOP("delve", "What neighbouring pages of a poster share, in mm")))
        ->capture_default_str();
    command
        ->add_option("--bleed", r.options.bleed,
                     cliText(QT_TRANSLATE_NOOP("delve", "Colour beyond the cut lines, in mm")))
        ->capture_default_str();
    addChoice<Duplex>(*command, "--duplex", r.duplex,
                      QT_TRANSLATE_NOOP("delve", "Backs for printing on both sides, turned over this edge"));
    addChoice<RenderStyle>(*command, "--style", r.style,
                           QT_TRANSLATE_NOOP("delve", "How the dungeon is drawn"));
    command->add_option(
        "--correction", r.correction,
        cliText(QT_TRANSLATE_NOOP("delve", "Enlarge for a printer that is not true: 100.4%/99.8%")));
    r.collection.addTo(
        *command, "--missing",
        QT_TRANSLATE_NOOP("delve", "Print only tiles and counters that your collection lacks"));
    command->add_flag(
        "--no-pieces", r.withoutPieces,
        cliText(QT_TRANSLATE_NOOP("delve", "Leave doors, chests and other pieces off the map")));
    command->add_flag("--notes", r.options.notes,
                      cliText(QT_TRANSLATE_NOOP("delve", "Show pinned notes on the map")));
    command->add_flag("--no-ruler", r.withoutRuler,
                      cliText(QT_TRANSLATE_NOOP("delve", "Leave the ruler off the first page")));
    command->add_option("--preview", r.preview,
                        cliText(QT_TRANSLATE_NOOP("delve", "Write each page as a PNG into this folder")));
    command
        ->add_option("--preview-dpi", r.previewDotsPerInch,
                     cliText(QT_TRANSLATE_NOOP("delve", "Resolution of the preview")))
        ->check(CLI::Range(10, 1200))
        ->capture_default_str();
    command->callback(
        [request, &program] { program.run = [request, &program] { return print(*request, program); }; });
}

} // namespace delve::mageknight
