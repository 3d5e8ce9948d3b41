// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/mageknight/print/printed_pages.h"

#include "engine/mageknight/scenario/parse_scenario.h"
#include "tests/support/mageknight/packs.h"

#include <QFile>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace delve::mageknight::test {

std::shared_ptr<const Scenario> sampleScenario(const std::string& name)
{
    auto scenario = loadScenario(sourceFolder() / "resources/scenarios" / (name + ".scenario.json"));
    return scenario ? std::make_shared<const Scenario>(*std::move(scenario)) : nullptr;
}

std::shared_ptr<const Scenario> rowOfTiles(const std::vector<std::string>& tiles)
{
    Scenario scenario;
    scenario.title = "A row";
    scenario.levels.push_back({"Ground"});
    int x = 0;
    for (const std::string& name : tiles) {
        PlacedTile placed;
        placed.id = ThingId("t" + std::to_string(scenario.tiles.size()));
        placed.tile = ContentId("starter/" + name);
        placed.position = {0, x, 0};
        x += sizeOf(shippedContent().tile(placed.tile)->kind).width;
        scenario.tiles.push_back(placed);
    }
    return std::make_shared<const Scenario>(std::move(scenario));
}

PrintedPages::PrintedPages(std::shared_ptr<const Scenario> scenario, const PrintOptions& options,
                           const Printing& print)
    : m_file(m_folder.filePath(QStringLiteral("printed.pdf")))
{
    auto plan = planPrint(std::move(scenario), shippedContent(), options);
    if (!plan) {
        QTest::qFail(inEnglish(plan.error()).c_str(), __FILE__, __LINE__);
        return;
    }
    m_plan = *std::move(plan);
    if (const auto written = print(m_plan, m_file); !written)
        QTest::qFail(inEnglish(written.error()).c_str(), __FILE__, __LINE__);
}

QByteArray PrintedPages::run(const QString& program, const QStringList& arguments) const
{
    constexpr int longest = 120'000;
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(longest) || process.exitCode() != 0)
        QTest::qFail(qPrintable(program + QStringLiteral(" (package poppler-utils) failed")), __FILE__,
                     __LINE__);
    return process.readAllStandardOutput();
}

int PrintedPages::pageCount() const
{
    static const QRegularExpression pages(QStringLiteral(R"(Pages:\s+(\d+))"));
    return pages.match(QString::fromUtf8(run(QStringLiteral("pdfinfo"), {m_file}))).captured(1).toInt();
}

QSizeF PrintedPages::paperPoints() const
{
    static const QRegularExpression size(QStringLiteral(R"(Page size:\s+([\d.]+) x ([\d.]+))"));
    const auto match = size.match(QString::fromUtf8(run(QStringLiteral("pdfinfo"), {m_file})));
    return {match.captured(1).toDouble(), match.captured(2).toDouble()};
}

QImage PrintedPages::raster(int page, int dotsPerInch) const
{
    const QString number = QString::number(page);
    const QString prefix = m_folder.filePath(QStringLiteral("page"));
    run(QStringLiteral("pdftoppm"),
        {QStringLiteral("-r"), QString::number(dotsPerInch), QStringLiteral("-f"), number,
         QStringLiteral("-l"), number, QStringLiteral("-singlefile"), m_file, prefix});
    QImageReader::setAllocationLimit(512); // megabytes: pages at high resolution are large
    const QImage image(prefix + QStringLiteral(".ppm"));
    if (image.isNull())
        QTest::qFail("the page could not be read back", __FILE__, __LINE__);
    return image.convertToFormat(QImage::Format_RGB32);
}

QByteArray PrintedPages::text() const
{
    return run(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), m_file, QStringLiteral("-")});
}

std::vector<PrintedPages::Word> PrintedPages::words() const
{
    std::vector<Word> words;
    QXmlStreamReader xml(
        run(QStringLiteral("pdftotext"), {QStringLiteral("-bbox"), m_file, QStringLiteral("-")}));
    int page = 0;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"page")
            ++page;
        if (!xml.isStartElement() || xml.name() != u"word")
            continue;
        const auto at = [&](const char* name) {
            return xml.attributes().value(QLatin1String(name)).toDouble();
        };
        const QRectF box(QPointF(at("xMin"), at("yMin")), QPointF(at("xMax"), at("yMax")));
        words.push_back({page, box, xml.readElementText()});
    }
    return words;
}

double meanDifference(const QImage& a, const QImage& b)
{
    double sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        const auto* lineA = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* lineB = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = 0; x < a.width(); ++x)
            sum += std::abs(qRed(lineA[x]) - qRed(lineB[x])) + std::abs(qGreen(lineA[x]) - qGreen(lineB[x])) +
                   std::abs(qBlue(lineA[x]) - qBlue(lineB[x]));
    }
    return sum / 3 / std::max(1, a.width() * a.height());
}

} // namespace delve::mageknight::test
