// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/calibrations.h"

#include "editor/document/user_file.h"
#include "engine/base/json_text.h"
#include "engine/base/object_reader.h"

#include <cmath>

namespace delve {

namespace {

constexpr std::string_view format = "delvewright-printers";
constexpr int version = 1;
constexpr JsonLimits limits{1u << 20, 20'000, 4, 400};
constexpr std::size_t mostPrinters = 500;
constexpr std::size_t mostName = 300;
constexpr double thousandth = 0.001;

int inThousandths(double value)
{
    return int(std::lround(value / thousandth));
}

std::pair<PrinterTray, BackShift> readPrinter(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    std::pair<PrinterTray, BackShift> entry;
    entry.first.printer = in.string("printer", mostName);
    entry.first.tray = in.string("tray", mostName);
    entry.first.paper = in.string("paper", mostName, 1);
    const auto read = [&](std::string_view key, double most) {
        return in.integer(key, -inThousandths(most), inThousandths(most)) * thousandth;
    };
    entry.second.right = read("rightMicrometres", farthestShift);
    entry.second.down = read("downMicrometres", farthestShift);
    entry.second.degrees = read("turnMillidegrees", farthestTurn);
    in.refuseUnknown();
    return entry;
}

} // namespace

QString calibrationFile()
{
    return userFile("DELVEWRIGHT_PRINTERS", QStringLiteral("printers.json"));
}

Result<Calibrations> parseCalibrations(std::string_view text)
{
    const auto document = parseJson(text, limits);
    if (!document)
        return document.error();
    ReadLog log;
    ObjectReader in(document->root(), log);
    readHeader(in, format, version);
    Calibrations calibrations;
    for (auto& entry : in.list("printers", 0, mostPrinters, readPrinter))
        if (!calibrations.insert(std::move(entry)).second)
            log.failAt("/printers",
                       {QT_TRANSLATE_NOOP("Engine", "a printer, tray and paper is named twice"), {}});
    in.refuseUnknown();
    return log.resultOf(std::move(calibrations));
}

std::string writeCalibrations(const Calibrations& calibrations)
{
    std::string out;
    JsonObjectText object(out, 2);
    object.word("format", format);
    object.number("version", version);
    object.list("printers", calibrations, [](std::string& line, const auto& entry) {
        JsonObjectText printer(line);
        printer.text("printer", entry.first.printer);
        printer.text("tray", entry.first.tray);
        printer.text("paper", entry.first.paper);
        printer.number("rightMicrometres", inThousandths(entry.second.right));
        printer.number("downMicrometres", inThousandths(entry.second.down));
        printer.number("turnMillidegrees", inThousandths(entry.second.degrees));
        printer.close();
    });
    object.close();
    out += '\n';
    return out;
}

Result<Calibrations> loadCalibrations(const QString& path)
{
    return loadUserFile(path, limits.bytes, parseCalibrations);
}

Result<Calibrations> changeCalibrations(const QString& path, const std::function<void(Calibrations&)>& change)
{
    return changeUserFile(path, limits.bytes, parseCalibrations, writeCalibrations, change);
}

BackShift shiftOf(const Calibrations& calibrations, const PrinterTray& tray)
{
    const auto found = calibrations.find(tray);
    return found == calibrations.end() ? BackShift{} : found->second;
}

} // namespace delve
