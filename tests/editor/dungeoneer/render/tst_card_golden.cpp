// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_layout.h"
#include "editor/dungeoneer/render/card_look.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_painter.h"
#include "tests/editor/dungeoneer/render/shipped_sets.h"
#include "tests/support/pictures.h"
#include "tests/support/test_registry.h"

#include <QDir>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;
using namespace delve::test;

/// A card of each look, doors of all kinds, a turned card and all backs, in every style, against pictures
/// that people have looked at: tests/data/golden/cards-STYLE.jpg, made anew with DELVEWRIGHT_RENEW_GOLDEN=1.
class TestCardGolden : public QObject
{
    Q_OBJECT

private:
    static constexpr double unit = 2.4;
    static constexpr int columns = 6;

    static QSize cell() { return {int(cardWidth * unit) + 4, int(cardHeight * unit) + 4}; }

    using Painted = std::function<void(QPainter&, const CardPaint&)>;

    static std::vector<Painted> shown()
    {
        std::vector<Painted> all;
        std::map<CardLook, std::pair<const CardSet*, AnyCard>> firsts;
        for (const char* id : {"bad-road", "overdraft"})
            for (const AnyCard& card : cardsOf(shippedSet(id)))
                firsts.try_emplace(std::visit([](const auto* which) { return lookOf(*which); }, card),
                                   &shippedSet(id), card);
        for (const auto& [look, which] : firsts)
            all.push_back([which](QPainter& painter, const CardPaint& paint) {
                paintCard(painter, *which.first, which.second, paint);
            });
        const CardSet& set = shippedSet("overdraft");
        MapCard doors = set.maps[5];
        doors.doors = {Door{DoorKind::Locked, Stat::Speed, 5}, Door{DoorKind::Trapped, Stat::Magic, 6},
                       Door{DoorKind::Open}, Door{DoorKind::Wall}};
        doors.obstacles = {{ObstacleKind::Pit, Stat::Speed, 5}, {ObstacleKind::Spikes, Stat::Magic, 6}};
        for (const bool isTurned : {false, true})
            all.push_back([&set, doors, isTurned](QPainter& painter, const CardPaint& paint) {
                paintMapCard(painter, set, doors, {.isTurned = isTurned}, paint);
            });
        all.push_back([&set](QPainter& painter, const CardPaint& paint) {
            paintTrackerBack(painter, set, set.trackers.front(), paint);
        });
        for (const Deck deck : allDecks)
            all.push_back(
                [deck](QPainter& painter, const CardPaint& paint) { paintBack(painter, deck, paint); });
        return all;
    }

    static QImage drawn(RenderStyle style)
    {
        const auto all = shown();
        const int rows = (int(all.size()) + columns - 1) / columns;
        QImage image(columns * cell().width(), rows * cell().height(), QImage::Format_RGB32);
        image.fill(QColor(0xb0, 0xb0, 0xb0));
        QPainter painter(&image);
        for (std::size_t i = 0; i < all.size(); ++i) {
            painter.save();
            painter.translate(int(i) % columns * cell().width() + 2, int(i) / columns * cell().height() + 2);
            painter.scale(unit, unit);
            all[i](painter, {style, unit});
            painter.restore();
        }
        return image;
    }

private slots:
    void looksAsItDid_data()
    {
        QTest::addColumn<int>("style");
        for (const RenderStyle style : allRenderStyles)
            QTest::addRow("%s", nameOf(style).data()) << int(style);
    }

    void looksAsItDid()
    {
        QFETCH(int, style);
        const Speaking speaking(QStringLiteral("en"));
        const QDir folder(QStringLiteral(DELVE_SOURCE_DIR "/tests/data/golden"));
        const QString file = folder.filePath(
            QStringLiteral("cards-%1.jpg").arg(QLatin1String(nameOf(RenderStyle(style)).data())));
        const QImage now = drawn(RenderStyle(style));
        if (qEnvironmentVariableIsSet("DELVEWRIGHT_RENEW_GOLDEN")) {
            QVERIFY(now.save(file, "JPG", 88));
            return;
        }
        const QImage golden = QImage(file).convertToFormat(QImage::Format_RGB32);
        QCOMPARE(golden.size(), now.size());
        for (int y = 0; y < now.height(); y += cell().height())
            for (int x = 0; x < now.width(); x += cell().width()) {
                const QRect place(QPoint(x, y), cell());
                const QImage a = golden.copy(place), b = now.copy(place);
                const QString where = QStringLiteral("column %1, row %2: %3 on average, %4 in a block")
                                          .arg(x / cell().width())
                                          .arg(y / cell().height())
                                          .arg(difference(a, b))
                                          .arg(worstBlock(a, b, 8));
                QVERIFY2(difference(a, b) < 0.02 && worstBlock(a, b, 8) < 0.08, qPrintable(where));
            }
    }
};

DELVE_TEST(TestCardGolden)
#include "tst_card_golden.moc"
