// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/render/figure_painter.h"
#include "tests/editor/mageknight/render/gallery.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/pictures.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

/// Everything that is drawn, in every style at three sizes, against pictures that people have looked at.
///
/// The pictures lie in tests/data/golden. After an intended change of a drawing they are made anew with
/// DELVEWRIGHT_RENEW_GOLDEN=1 build/tests/tst_editor_render, looked at, and committed. They are stored small:
/// the largest size is shrunk to a third, and JPEG adds noise far below what is compared.
class TestGolden : public QObject
{
    Q_OBJECT

private:
    struct Case
    {
        int pixels;
        int shrink;
    };
    static constexpr std::array cases{Case{8, 1}, Case{24, 1}, Case{96, 3}};

    static QImage drawn(RenderStyle style, const Case& which)
    {
        const QImage picture = gallery(starterPack(), style, which.pixels);
        return which.shrink == 1 ? picture
                                 : picture.scaled(picture.size() / which.shrink, Qt::IgnoreAspectRatio,
                                                  Qt::SmoothTransformation);
    }

private slots:
    void looksAsItDid_data()
    {
        QTest::addColumn<int>("style");
        QTest::addColumn<int>("size");
        for (const RenderStyle style : allRenderStyles)
            for (std::size_t i = 0; i < cases.size(); ++i)
                QTest::addRow("%s, %d", nameOf(style).data(), cases[i].pixels) << int(style) << int(i);
    }

    void looksAsItDid()
    {
        QFETCH(int, style);
        QFETCH(int, size);
        const Case which = cases[std::size_t(size)];
        const QDir folder(QStringLiteral(DELVE_SOURCE_DIR "/tests/data/golden"));
        const QString file = folder.filePath(QStringLiteral("%1-%2.jpg")
                                                 .arg(QString::fromLatin1(nameOf(RenderStyle(style)).data()))
                                                 .arg(which.pixels));
        const QImage now = drawn(RenderStyle(style), which);
        if (qEnvironmentVariableIsSet("DELVEWRIGHT_RENEW_GOLDEN")) {
            QVERIFY(folder.mkpath(QStringLiteral(".")));
            QVERIFY(now.save(file, "JPG", 88));
            return;
        }
        const QImage golden = QImage(file).convertToFormat(QImage::Format_RGB32);
        QCOMPARE(golden.size(), now.size());
        const int cell = now.width() / galleryColumns;
        for (int y = 0; y < now.height(); y += cell)
            for (int x = 0; x < now.width(); x += cell) {
                const QRect place(x, y, cell, cell);
                const QImage a = golden.copy(place);
                const QImage b = now.copy(place);
                const QString where = QStringLiteral("column %1, row %2: %3 on average, %4 in a block")
                                          .arg(x / cell)
                                          .arg(y / cell)
                                          .arg(difference(a, b))
                                          .arg(worstBlock(a, b, 8));
                QVERIFY2(difference(a, b) < 0.02 && worstBlock(a, b, 8) < 0.06, qPrintable(where));
            }
    }

    void aFigureLooksWhereItFaces()
    {
        const auto picture = [](Direction facing) {
            QImage image(64, 64, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.scale(64, 64);
            FigureLook look;
            look.player = PlayerColour::Blue;
            look.facing = facing;
            paintFigure({painter, RenderStyle::InkSaver, 64, Noise(1)}, {0.5, 0.5}, look);
            return image;
        };
        const QImage north = picture(Direction::North);
        const QImage east = picture(Direction::East);
        QVERIFY(difference(north, east) > 0.01);
        QVERIFY(difference(north.transformed(QTransform().rotate(90)), east) < 0.01);
    }

    void initialsAreShort()
    {
        QCOMPARE(initialsOf(QStringLiteral("Hedda Stonelatch")), QStringLiteral("HS"));
        QCOMPARE(initialsOf(QStringLiteral("  rat ")), QStringLiteral("R"));
        QCOMPARE(initialsOf(QStringLiteral("the (old) king of mud")), QStringLiteral("TK"));
        QCOMPARE(initialsOf(QString()), QString());
    }
};

DELVE_TEST(TestGolden)
#include "tst_golden.moc"
