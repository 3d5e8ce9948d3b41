// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/overlays/finding_signs.h"
#include "tests/support/test_registry.h"

#include <QImage>
#include <QPainter>
#include <QSignalSpy>

using namespace delve;

namespace {

/// One finding for each place on level 0.
class PlacedFindings : public FindingsModel
{
public:
    struct Placed
    {
        Severity severity;
        QRectF area;
    };

    PlacedFindings() : FindingsModel(nullptr) {}

    int count() const override { return int(findings.size()); }
    QStringList thingsOf(int) const override { return {}; }
    Wearers wearersOf(int row) const override
    {
        ++asked;
        return {{0, findings[std::size_t(row)].area}};
    }

    std::vector<Placed> findings;
    mutable int asked = 0; ///< how often somebody wanted to know where a sign belongs

protected:
    int countOf(Severity) const override { return 0; }
    Severity severityOf(int row) const override { return findings[std::size_t(row)].severity; }
    QString ruleOf(int) const override { return {}; }
    QString sentenceOf(int) const override { return {}; }
    Place placeOf(int) const override { return {}; }
};

constexpr QRectF board(0, 0, 40, 40);

QImage painted(const FindingSigns& signs, const QRectF& visible = board)
{
    QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(10, 10);
    signs.paint(painter, 0, visible, 10);
    return image;
}

/// Somewhere in these squares something is painted.
bool showsAnything(const QImage& image, const QRect& squares)
{
    for (int y = squares.top() * 10; y < (squares.bottom() + 1) * 10; ++y)
        for (int x = squares.left() * 10; x < (squares.right() + 1) * 10; ++x)
            if (qAlpha(image.pixel(x, y)) > 0)
                return true;
    return false;
}

} // namespace

class TestFindingSigns : public QObject
{
    Q_OBJECT

private slots:
    void placesAreAskedForOnceAndNotWithEveryFrame()
    {
        PlacedFindings findings;
        for (int i = 0; i < 900; ++i)
            findings.findings.push_back({Severity::Error, QRectF(i % 30, i / 30, 1, 1)});
        FindingSigns signs;
        signs.setFindings(&findings);
        for (int frame = 0; frame < 3; ++frame)
            painted(signs);
        signs.press({35, 35}, 0, 10);
        QCOMPARE(findings.asked, 900);
    }

    void whatIsMovedTakesItsSignAlong()
    {
        PlacedFindings findings;
        findings.findings = {{Severity::Error, QRectF(2, 2, 1, 1)}};
        FindingSigns signs;
        signs.setFindings(&findings);
        QVERIFY(showsAnything(painted(signs), QRect(2, 2, 1, 1)));
        findings.findings[0].area.moveTo(20, 20);
        QSignalSpy changed(&signs, &MapOverlay::changed);
        emit findings.wearersMoved();
        QCOMPARE(changed.count(), 1);
        QVERIFY(!showsAnything(painted(signs), QRect(2, 2, 1, 1)));
        QVERIFY(showsAnything(painted(signs), QRect(20, 20, 1, 1)));
        findings.findings.clear();
        emit findings.countsChanged();
        QVERIFY(!showsAnything(painted(signs), QRect(0, 0, 40, 40)));
    }

    void oneCornerWearsTheSignOfTheWorst()
    {
        PlacedFindings findings;
        findings.findings = {{Severity::Warning, QRectF(2, 2, 1, 1)},
                             {Severity::Error, QRectF(2, 2, 1, 1)},
                             {Severity::Error, QRectF(2, 2, 1, 1)},
                             {Severity::Hint, QRectF(8, 8, 1, 1)}};
        FindingSigns signs;
        signs.setFindings(&findings);
        QSignalSpy chosen(&signs, &FindingSigns::chosen);
        QVERIFY(signs.press({2.4, 2.6}, 0, 10));
        QCOMPARE(chosen.takeFirst().first().toInt(), 1);
        QVERIFY(!signs.press({2.4, 2.6}, 1, 10)); // another level
        QVERIFY(!signs.press({8.4, 8.6}, 0, 10)); // hints have none
    }

    void whatIsOutOfSightIsNotPainted()
    {
        PlacedFindings findings;
        findings.findings = {{Severity::Error, QRectF(2, 2, 1, 1)},
                             {Severity::Warning, QRectF(20, 20, 1, 1)}};
        FindingSigns signs;
        signs.setFindings(&findings);
        const QImage image = painted(signs, QRectF(10, 10, 20, 20));
        QVERIFY(!showsAnything(image, QRect(2, 2, 1, 1)));
        QVERIFY(showsAnything(image, QRect(20, 20, 1, 1)));
    }
};

DELVE_TEST(TestFindingSigns)
#include "tst_finding_signs.moc"
