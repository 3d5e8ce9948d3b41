// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/canvas/scenario_picture.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/test_registry.h"

#include <QPainter>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

class TestScenarioPicture : public QObject
{
    Q_OBJECT

private:
    static QImage pictureOf(ScenarioPicture& item)
    {
        QImage image(200, 150, QImage::Format_RGB32);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        item.paint(&painter);
        return image;
    }

private slots:
    /// Qt Quick asks hidden items for their pictures, too, and these cost much.
    void onlyWhatIsSeenIsPainted()
    {
        Library library;
        ScenarioPicture item;
        item.setSize({200, 150});
        item.setLibrary(&library);
        item.setPath(
            QString::fromStdString((sourceFolder() / "resources/scenarios/standard.scenario.json").string()));
        QImage untouched(200, 150, QImage::Format_RGB32);
        untouched.fill(Qt::magenta);
        QVERIFY(pictureOf(item) != untouched);
        item.setVisible(false);
        QCOMPARE(pictureOf(item), untouched);
        item.setVisible(true);
        QVERIFY(pictureOf(item) != untouched);
    }
};

DELVE_TEST(TestScenarioPicture)
#include "tst_scenario_picture.moc"
