// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/pdf_device.h"
#include "editor/export/whole_path.h"
#include "tests/support/pictures.h"
#include "tests/support/test_registry.h"

#include <QBuffer>
#include <QFile>
#include <QPainter>
#include <QPdfWriter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <cmath>

using namespace delve;
using namespace delve::test;

namespace {

/// A target that takes so many bytes and no more.
class FullDisk : public QIODevice
{
public:
    explicit FullDisk(qint64 room) : m_room(room) { open(WriteOnly); }

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char*, qint64 size) override
    {
        m_room -= size;
        return m_room >= 0 ? size : -1;
    }

private:
    qint64 m_room;
};

/// All that our renderer draws with: plain, transparent and dark shapes, curves, lines, turns.
void paintSample(QPainter& painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(200, 160, 90));
    painter.drawRect(QRectF(0, 0, 4, 3));
    painter.setBrush(QColor(20, 40, 160, 90));
    painter.drawEllipse(QPointF(1, 1), 0.8, 0.6);
    painter.drawEllipse(QPointF(1.5, 1.3), 0.8, 0.6);
    painter.setPen(QPen(QColor(30, 30, 30), 0.08, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(QColor(190, 30, 40));
    painter.drawPolygon(QPolygonF{{{2.3, 0.4}, {3.6, 0.5}, {3.1, 1.4}}});
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(255, 255, 255, 140), 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{{{0.3, 2.6}, {1.4, 2.1}, {2.4, 2.7}}});
    painter.save();
    painter.translate(3.1, 2.2);
    painter.rotate(20);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(40, 120, 60));
    QPainterPath ring;
    ring.setFillRule(Qt::OddEvenFill);
    ring.addRect(-0.5, -0.5, 1, 1);
    ring.addRect(-0.25, -0.25, 0.5, 0.5);
    painter.drawPath(ring);
    painter.restore();
}

const QRectF sampleArea(0, 0, 4, 3);
const QPointF places[]{{0.2, 0.3}, {5.15, 0.4}, {0.1, 4.05}, {5.3, 4.2}};

} // namespace

/// What is written through our device is what was painted, as another program sees it.
class TestPdfDevice : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString file(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }

    /// A page of ten units by eight with the sample in four places; `shared` is how it gets there.
    QByteArray written(bool shared, int pages = 1)
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        PdfDevice pdf(buffer);
        pdf.writer().setPageSize(QPageSize(QSizeF(200, 160), QPageSize::Point, {}, QPageSize::ExactMatch));
        pdf.writer().setPageMargins({});
        QPainter painter(&pdf);
        for (int page = 0; page < pages; ++page) {
            if (page > 0)
                pdf.writer().newPage();
            for (const QPointF& place : places) {
                painter.save();
                painter.scale(20 * pdfDotsPerInch / 72.0, 20 * pdfDotsPerInch / 72.0);
                painter.translate(place);
                if (shared)
                    pdf.paintShared(painter, "sample", sampleArea, paintSample);
                else
                    paintSample(painter);
                painter.restore();
            }
            painter.drawText(QPointF(1000, 5200), QStringLiteral("words"));
        }
        painter.end();
        return pdf.finish() ? buffer.data() : QByteArray();
    }

    QImage seen(const QByteArray& pdf, int page = 1)
    {
        QFile out(file("x.pdf"));
        if (!out.open(QIODevice::WriteOnly) || out.write(pdf) != pdf.size())
            return {};
        out.close();
        const QString number = QString::number(page);
        const bool drawn =
            runOther("pdftoppm", {QStringLiteral("-png"), QStringLiteral("-r"), QStringLiteral("144"),
                                  QStringLiteral("-f"), number, QStringLiteral("-l"), number,
                                  QStringLiteral("-singlefile"), file("x.pdf"), file("x")});
        return drawn ? QImage(file("x.png")).convertToFormat(QImage::Format_RGB32) : QImage();
    }

    static QImage painted()
    {
        QImage image(400, 320, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(40, 40);
        for (const QPointF& place : places) {
            painter.save();
            painter.translate(place);
            paintSample(painter);
            painter.restore();
        }
        return image;
    }

private slots:
    void anotherProgramSeesWhatWasPainted_data()
    {
        QTest::addColumn<bool>("shared");
        QTest::newRow("each by itself") << false;
        QTest::newRow("shared") << true;
    }

    void anotherProgramSeesWhatWasPainted()
    {
        if (!hasProgram("pdftoppm"))
            QFAIL("pdftoppm is not installed; tests/run installs it");
        QFETCH(bool, shared);
        QImage theirs = seen(written(shared));
        QPainter(&theirs).fillRect(0, 290, 400, 30, Qt::white); // the words
        QImage ours = painted();
        QPainter(&ours).fillRect(0, 290, 400, 30, Qt::white);
        QVERIFY2(difference(theirs, ours) < 0.006, qPrintable(QString::number(difference(theirs, ours))));
        QVERIFY2(worstBlock(theirs, ours, 16) < 0.06,
                 qPrintable(QString::number(worstBlock(theirs, ours, 16))));
    }

    void whatIsSharedIsWrittenOnce()
    {
        const QByteArray pdf = written(true, 5);
        QCOMPARE(pdf.count("/Subtype /Form"), 1);
        // A drawing that is shared by several pages is seen on the last of them, too.
        QCOMPARE(seen(pdf, 5), seen(pdf, 1));
        QVERIFY(pdf.size() < written(false, 5).size());
    }

    void anotherScaleIsAnotherDrawing()
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        PdfDevice pdf(buffer);
        QPainter painter(&pdf);
        for (const double scale : {100.0, 150.0, 100.0}) {
            painter.resetTransform();
            painter.scale(scale, scale);
            pdf.paintShared(painter, "sample", sampleArea, paintSample);
        }
        painter.end();
        QVERIFY(pdf.finish());
        QCOMPARE(buffer.data().count("/Subtype /Form"), 2);
    }

    void pagesHaveTheirExactSizeAndBoxes()
    {
        if (!hasProgram("pdfinfo"))
            QFAIL("pdfinfo is not installed; tests/run installs it");
        QFile out(file("boxes.pdf"));
        QVERIFY(out.open(QIODevice::WriteOnly));
        PdfDevice pdf(out);
        pdf.setPaper(QSizeF(210, 297));
        QPainter painter(&pdf);
        painter.scale(pdfDotsPerInch / 25.4, pdfDotsPerInch / 25.4);
        painter.fillRect(QRectF(209, 0, 1, 1), Qt::black);
        pdf.writer().newPage();
        painter.end();
        QVERIFY(pdf.finish(
            {{QSizeF(210, 297), QRectF(10, 20, 63, 88), QRectF(7, 17, 69, 94)}, {QSizeF(210, 297)}}));
        out.close();
        QProcess process;
        process.start(QStringLiteral("pdfinfo"),
                      {QStringLiteral("-box"), QStringLiteral("-l"), QStringLiteral("2"), file("boxes.pdf")});
        QVERIFY(process.waitForFinished());
        const QString told = QString::fromUtf8(process.readAllStandardOutput()).simplified();
        // 841.89 points from the bottom to the top; a PDF counts from below.
        QVERIFY2(told.contains(QStringLiteral("Page 1 size: 595.276 x 841.89 pts")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("Page 1 MediaBox: 0.00 0.00 595.28 841.89")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("Page 1 TrimBox: 28.35 535.75 206.93 785.20")),
                 qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("Page 1 BleedBox: 19.84 527.24 215.43 793.70")),
                 qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("Page 2 TrimBox: 0.00 0.00 595.28 841.89")), qPrintable(told));
    }

    void wordsStayWords()
    {
        if (!hasProgram("pdftotext"))
            QFAIL("pdftotext is not installed; tests/run installs it");
        QVERIFY(!seen(written(true)).isNull());
        QVERIFY(runOther("pdftotext", {file("x.pdf"), file("x.txt")}));
        QFile text(file("x.txt"));
        QVERIFY(text.open(QIODevice::ReadOnly));
        QCOMPARE(text.readAll().trimmed(), QByteArray("words"));
    }

    /// The fonts are parts of fonts; a name that begins with six letters tells a print shop so.
    void partsOfFontsSaySoInTheirNames()
    {
        if (!hasProgram("pdffonts"))
            QFAIL("pdffonts is not installed; tests/run installs it");
        QVERIFY(!seen(written(true)).isNull());
        QProcess process;
        process.start(QStringLiteral("pdffonts"), {file("x.pdf")});
        QVERIFY(process.waitForFinished());
        const QStringList lines =
            QString::fromUtf8(process.readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
        QVERIFY(lines.size() > 2);
        for (qsizetype i = 2; i < lines.size(); ++i)
            QVERIFY2(QRegularExpression(QStringLiteral("^[A-Z]{6}\\+")).match(lines[i]).hasMatch(),
                     qPrintable(lines[i]));
    }

    void aLayerCanBeSwitchedOff()
    {
        QFile out(file("x.pdf"));
        QVERIFY(out.open(QIODevice::WriteOnly));
        PdfDevice pdf(out);
        pdf.setPaper({50, 50});
        QPainter painter(&pdf);
        painter.scale(2400 / 25.4, 2400 / 25.4);
        painter.fillRect(QRectF(5, 5, 10, 10), Qt::black);
        pdf.paintLayer(painter, QStringLiteral("Cut lines"), QRectF(0, 0, 50, 50), [](QPainter& own) {
            own.setPen(QPen(Qt::black, 2, Qt::SolidLine, Qt::FlatCap));
            own.drawLine(QPointF(30, 10), QPointF(30, 40));
        });
        painter.end();
        QVERIFY(pdf.finish({{QSizeF(50, 50)}}));
        out.close();
        QVERIFY(out.open(QIODevice::ReadOnly));
        QByteArray bytes = out.readAll();
        out.close();
        QVERIFY(bytes.contains("/Type /OCG"));
        QVERIFY(bytes.contains("(Cut lines)"));
        const auto darkAt = [](const QImage& page, double x, double y) {
            return qGray(page.pixel(int(page.width() * x / 50), int(page.height() * y / 50))) < 100;
        };
        const QImage on = seen(bytes);
        QVERIFY(darkAt(on, 10, 10));
        QVERIFY(darkAt(on, 30, 25));
        QCOMPARE(bytes.count("/BaseState /ON"), 1);
        const QImage off = seen(bytes.replace("/BaseState /ON", "/BaseState/OFF"));
        QVERIFY(darkAt(off, 10, 10));
        QVERIFY(!darkAt(off, 30, 25));
    }

    void greyIsGreyEverywhere()
    {
        QFile out(file("x.pdf"));
        QVERIFY(out.open(QIODevice::WriteOnly));
        PdfDevice pdf(out);
        pdf.setGrey(true);
        pdf.setPaper({50, 50});
        QPainter painter(&pdf);
        painter.scale(2400 / 25.4, 2400 / 25.4);
        painter.fillRect(QRectF(5, 5, 10, 10), QColor(200, 30, 30));
        painter.setPen(QPen(Qt::blue, 2));
        painter.drawLine(QPointF(20, 30), QPointF(45, 30));
        pdf.paintShared(painter, "sample", sampleArea, paintSample);
        painter.end();
        QVERIFY(pdf.finish({{QSizeF(50, 50)}}));
        out.close();
        QVERIFY(out.open(QIODevice::ReadOnly));
        const QImage page = seen(out.readAll());
        QVERIFY(!page.isNull());
        int lightest = 0, darkest = 255;
        for (int y = 0; y < page.height(); ++y)
            for (int x = 0; x < page.width(); ++x) {
                const QRgb pixel = page.pixel(x, y);
                QVERIFY(qRed(pixel) == qGreen(pixel) && qGreen(pixel) == qBlue(pixel));
                lightest = std::max(lightest, qRed(pixel));
                darkest = std::min(darkest, qRed(pixel));
            }
        QVERIFY(lightest > 250 && darkest < 120);
        // Black ink alone: the inks that ghostscript would take of the others.
        if (!hasProgram("gs"))
            QSKIP("ghostscript is not installed");
        QProcess process;
        process.start(QStringLiteral("gs"), {QStringLiteral("-q"), QStringLiteral("-o"), QStringLiteral("-"),
                                             QStringLiteral("-sDEVICE=inkcov"), file("x.pdf")});
        QVERIFY(process.waitForFinished());
        const QString inks = QString::fromUtf8(process.readAllStandardOutput()).simplified();
        QVERIFY2(inks.startsWith(QStringLiteral("0.00000 0.00000 0.00000 0.")), qPrintable(inks));
    }

    void aTargetThatRefusesIsNoticed()
    {
        const qint64 whole = written(true).size();
        for (const qint64 room : {qint64(100), whole / 2, whole - 10}) {
            FullDisk disk(room);
            PdfDevice pdf(disk);
            QPainter painter(&pdf);
            painter.scale(300, 300);
            for (int i = 0; i < 20; ++i) {
                painter.translate(0.5, 0.1);
                pdf.paintShared(painter, "sample" + std::to_string(i), sampleArea, paintSample);
            }
            painter.end();
            QVERIFY(!pdf.finish());
        }
    }

    void whatIsNoPdfIsNotCopied()
    {
        QFile other(file("other.pdf"));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("%PDF-1.4\nno pages here\n");
        other.close();
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QVERIFY(!rewritePdf(other.fileName(), {}, buffer));
        QVERIFY(!rewritePdf(file("nowhere.pdf"), {}, buffer));
        QCOMPARE(buffer.data(), QByteArray());
    }

    void smallCurvesBecomeLines()
    {
        for (const double radius : {4.0, 16.0, 80.0, 600.0}) {
            QPainterPath circle;
            circle.addEllipse(QPointF(1000.3, 1000.6), radius, radius);
            WholePath drawn({}, false);
            drawn.add(circle);
            bool curved = false;
            for (int i = 0; i < drawn.path.elementCount(); ++i)
                curved = curved || drawn.path.elementAt(i).isCurveTo();
            QCOMPARE(curved, radius > 20);
            for (double t = 0; t < 1; t += 0.01) {
                const QPointF off = drawn.path.pointAtPercent(t) - QPointF(1000.3, 1000.6);
                QVERIFY(std::abs(std::hypot(off.x(), off.y()) - radius) < 2.3);
            }
        }
    }

    void allCornersAreWholeDots()
    {
        QPainterPath path;
        path.addRoundedRect(QRectF(1.3, 2.7, 50.1, 60.9), 9, 9);
        QTransform turn;
        turn.rotate(33);
        WholePath drawn(turn, true);
        drawn.add(path);
        for (int i = 0; i < drawn.path.elementCount(); ++i) {
            const QPointF corner = drawn.path.elementAt(i);
            QCOMPARE(corner, inWholeDots(corner));
        }
    }

    void aVeryShortLineIsStillADot()
    {
        const QPointF ends[]{{5.1, 5.1}, {5.2, 5.2}};
        WholePath line({}, true);
        line.add(ends, 2, false);
        QCOMPARE(line.path.elementCount(), 2);
        QCOMPARE(inWholeDots(QRectF(3.1, 3.1, 0.2, 5)), QRectF(3, 3, 1, 5));
    }
};

DELVE_TEST(TestPdfDevice)
#include "tst_pdf_device.moc"
