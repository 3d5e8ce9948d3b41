// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/collection/collection_file.h"
#include "editor/mageknight/viewmodels/collection/collection_model.h"
#include "tests/support/test_registry.h"

#include <QTemporaryDir>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::test;

class TestCollectionModel : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_home;

    static void ownElsewhere(const char* pack, int sets)
    {
        QVERIFY(changeCollection(collectionFile(), [&](Collection& owned) { owned.setSets(pack, sets); }));
    }

private slots:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("DELVEWRIGHT_COLLECTION", m_home->filePath(QStringLiteral("collection.json")).toLocal8Bit());
    }
    void cleanup() { qunsetenv("DELVEWRIGHT_COLLECTION"); }

    void numbersOfAnotherWindowAreSeenAndKept()
    {
        CollectionModel model;
        QCOMPARE(model.setsOf(QStringLiteral("starter")), 1);
        ownElsewhere("starter", 5);
        model.look();
        QCOMPARE(model.setsOf(QStringLiteral("starter")), 5);
        ownElsewhere("starter", 6);
        model.setSets(QStringLiteral("other"), 2);
        QCOMPARE(model.setsOf(QStringLiteral("starter")), 6);
        QCOMPARE(loadCollection(collectionFile())->setsOf("other"), 2);
    }

    void whatCannotBeReadIsToldAndLeftAlone()
    {
        CollectionModel model;
        QFile file(collectionFile());
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") > 0);
        file.close();
        model.look();
        QVERIFY(!model.failure().isEmpty());
        model.setSets(QStringLiteral("starter"), 3);
        QVERIFY(!model.failure().isEmpty());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("{"));
    }
};

DELVE_TEST(TestCollectionModel)
#include "tst_collection_model.moc"
