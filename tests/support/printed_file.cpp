// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/printed_file.h"

#include <QFile>
#include <QImageReader>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace delve::test {

PrintedFile::PrintedFile(Result<PrintPlan> plan, const Printing& print)
    : m_file(m_folder.filePath(QStringLiteral("printed.pdf")))
{
    if (!plan) {
        QTest::qFail(inEnglish(plan.error()).c_str(), __FILE__, __LINE__);
        return;
    }
    m_plan = *std::move(plan);
    if (const auto written = print(m_plan, m_file); !written)
        QTest::qFail(inEnglish(written.error()).c_str(), __FILE__, __LINE__);
}

QByteArray PrintedFile::run(const QString& program, const QStringList& arguments) const
{
    constexpr int longest = 120'000;
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(longest) || process.exitCode() != 0)
        QTest::qFail(qPrintable(program + QStringLiteral(" (package poppler-utils or mupdf-tools) failed")),
                     __FILE__, __LINE__);
    return process.readAllStandardOutput();
}

int PrintedFile::pageCount() const
{
    static const QRegularExpression pages(QStringLiteral(R"(Pages:\s+(\d+))"));
    return pages.match(QString::fromUtf8(run(QStringLiteral("pdfinfo"), {m_file}))).captured(1).toInt();
}

QSizeF PrintedFile::paperPoints() const
{
    static const QRegularExpression size(QStringLiteral(R"(Page size:\s+([\d.]+) x ([\d.]+))"));
    const auto match = size.match(QString::fromUtf8(run(QStringLiteral("pdfinfo"), {m_file})));
    return {match.captured(1).toDouble(), match.captured(2).toDouble()};
}

QImage PrintedFile::raster(int page, int dotsPerInch) const
{
    return raster(page, dotsPerInch, Renderer::Poppler);
}

QImage PrintedFile::raster(int page, int dotsPerInch, Renderer renderer) const
{
    const QString number = QString::number(page), resolution = QString::number(dotsPerInch);
    const QString prefix = m_folder.filePath(QStringLiteral("page"));
    const QString picture = prefix + QStringLiteral(".ppm");
    if (renderer == Renderer::Mupdf)
        run(QStringLiteral("mutool"), {QStringLiteral("draw"), QStringLiteral("-q"), QStringLiteral("-r"),
                                       resolution, QStringLiteral("-o"), picture, m_file, number});
    else
        run(QStringLiteral("pdftoppm"),
            {QStringLiteral("-r"), resolution, QStringLiteral("-f"), number, QStringLiteral("-l"), number,
             QStringLiteral("-singlefile"), m_file, prefix});
    QImageReader::setAllocationLimit(512); // megabytes: pages at high resolution are large
    const QImage image(picture);
    if (image.isNull())
        QTest::qFail("the page could not be read back", __FILE__, __LINE__);
    return image.convertToFormat(QImage::Format_RGB32);
}

QByteArray PrintedFile::text() const
{
    return run(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), m_file, QStringLiteral("-")});
}

std::vector<PrintedFile::Word> PrintedFile::words() const
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

QString PrintedFile::boxes() const
{
    return QString::fromUtf8(run(QStringLiteral("pdfinfo"), {QStringLiteral("-box"), QStringLiteral("-l"),
                                                             QString::number(pageCount()), m_file}))
        .simplified();
}

QImage backSeenThrough(const QImage& back, bool sideways, const BackShift& missed, double dotsPerInch)
{
    const double dots = dotsPerInch / 25.4;
    QImage seen(back.size(), QImage::Format_RGB32);
    seen.fill(Qt::white);
    QPainter painter(&seen);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QPointF middle(back.width() / 2.0, back.height() / 2.0);
    painter.translate(middle + QPointF(missed.right, missed.down) * dots);
    painter.rotate(missed.degrees);
    painter.translate(-middle);
    painter.drawImage(0, 0, back.mirrored(sideways, !sideways));
    return seen;
}

} // namespace delve::test
