#include "app/commands/progress_line.h"
#include "app/commands/scenario_input.h"
#include "editor/document/save_file.h"
#include "editor/print/print_plan.h"
#include "editor/text/messages.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <memory>

namespace delve {

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
    std::string missingFrom;
    bool withoutPieces = false;
    bool withoutRuler = false;
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

/// What somebody owns: a JSON object of piece and number, or the stock of the packs.
Result<OwnedPieces> readOwned(const std::string& from, const Content& content)
{
    OwnedPieces owned;
    if (from == "stock") {
        for (const Pack& pack : content.packs()) {
            for (const Tile& tile : pack.tiles)
                owned[tile.id] = tile.stock;
            for (const DoorKind& door : pack.doors)
                owned[door.id] = door.stock;
            for (const MarkerKind& marker : pack.markers)
                owned[marker.id] = marker.stock;
            for (const Chest& chest : pack.chests)
                owned[chest.id] = chest.stock;
            for (const ArtifactKind& artifact : pack.artifacts)
                owned[artifact.id] = artifact.stock;
        }
        return owned;
    }
    QFile file(QString::fromStdString(from));
    if (!file.open(QIODevice::ReadOnly))
        return Error{from,
                     {QT_TRANSLATE_NOOP("Engine", "the file cannot be opened: %1"),
                      {file.errorString().toStdString()}}};
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    if (!document.isObject())
        return Error{from,
                     {QT_TRANSLATE_NOOP("Engine", "expected a JSON object of pieces and how many of each: "
                                                  "{\"starter/cistern\": 2}"),
                      {}}};
    const QJsonObject object = document.object();
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        const int count = entry.value().toInt(-1);
        if (count < 0)
            return Error{from,
                         {QT_TRANSLATE_NOOP("Engine", "%1: expected how many of it, a whole number"),
                          {entry.key().toStdString()}}};
        owned[ContentId(entry.key().toStdString())] = count;
    }
    return owned;
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
    if (!request.missingFrom.empty()) {
        auto owned = readOwned(request.missingFrom, content);
        if (!owned)
            return owned.error();
        options.owned = *std::move(owned);
    }
    return options;
}

/// One picture for each page, page-001.png and on.
Result<void> writePreview(const PrintPlan& plan, const QString& folder, double dotsPerInch,
                          const PrintProgress& progress)
{
    const QDir dir(folder);
    if (!QDir().mkpath(folder))
        return Error{folder.toStdString(), {QT_TRANSLATE_NOOP("Engine", "the folder cannot be made"), {}}};
    const auto digits = std::max(3, int(QString::number(plan.pages.size()).size()));
    for (std::size_t page = 0; page < plan.pages.size(); ++page) {
        const QString name = QStringLiteral("page-%1.png").arg(page + 1, digits, 10, QChar(u'0'));
        const auto saved = saveFile(dir.filePath(name), asPng(pictureOfPage(plan, page, dotsPerInch)));
        if (!saved)
            return saved;
        if (!progress(page + 1, plan.pages.size()))
            return Error{"", {QT_TRANSLATE_NOOP("Engine", "the preview was cancelled"), {}}};
    }
    return {};
}

int print(const PrintRequest& request, Program& program)
{
    if (request.output.empty() && request.preview.empty()) {
        program.err.line(
            translated(QT_TRANSLATE_NOOP("delve", "Say where to: -o FILE.pdf, or --preview FOLDER.")));
        return Unreadable;
    }
    auto read = readScenarioOrComplain(request.file, program);
    if (!read)
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

void addPrintCommand(CLI::App& app, Program& program)
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
    command->add_option(
        "--missing-from", r.missingFrom,
        cliText(QT_TRANSLATE_NOOP("delve", "Print only what is not owned: a JSON file of pieces and "
                                           "numbers, or stock for one set of the packs")));
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

} // namespace delve
