// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

using namespace delve::mageknight::test;
using namespace delve::test;

/// The icons of the window: one colour, one size of pen, inside their square.
class TestIcons : public QObject
{
    Q_OBJECT

private slots:
    void everyIconIsDrawnInItsSquare_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(DELVE_SOURCE_DIR "/resources/icons"));
        const QStringList names = folder.entryList({QStringLiteral("*.svg")}, QDir::Files);
        QVERIFY(names.size() >= 40);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }

    void everyIconIsDrawnInItsSquare()
    {
        QFETCH(QString, path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("viewBox=\"0 0 24 24\""));
        QCOMPARE(text.count("stroke-width=\"1.75\""), 1);
        QCOMPARE(text.count("#"), 1 + text.count("fill=\"#000\"")); // black alone, tinted where it is used
        QSvgRenderer icon(text);
        QVERIFY(icon.isValid());
        constexpr int scale = 4;
        QImage image(32 * scale, 32 * scale, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        const QRect inside(4 * scale, 4 * scale, 24 * scale, 24 * scale);
        QPainter painter(&image);
        icon.render(&painter, inside);
        painter.end();
        int inked = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const bool ink = qAlpha(image.pixel(x, y)) > 0;
                inked += ink;
                QVERIFY2(!ink || inside.contains(x, y), "paints outside of its square");
            }
        QVERIFY(inked > 40 * scale);
    }
};

DELVE_TEST(TestIcons)
#include "tst_icons.moc"
