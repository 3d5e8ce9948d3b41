// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/name_list.h"
#include "tests/support/test_registry.h"

using namespace delve;

/// Names in a sentence.
class TestNameList : public QObject
{
    Q_OBJECT

    static QStringList names(int count)
    {
        QStringList all;
        for (int i = 1; i <= count; ++i)
            all << QStringLiteral("N%1").arg(i);
        return all;
    }

private slots:
    void someAreAllNamed()
    {
        QCOMPARE(nameList({}), QString());
        QCOMPARE(nameList(names(3)), QStringLiteral("N1, N2, N3"));
        QVERIFY(nameList(names(24)).endsWith(QStringLiteral(", N24")));
    }

    void veryManyAreCounted()
    {
        const QString list = nameList(names(1000));
        QVERIFY2(list.endsWith(QStringLiteral(", N20 and 980 more")), qPrintable(list));
        QVERIFY(nameList(names(25)).endsWith(QStringLiteral("N20 and 5 more")));
    }

    void signsInNamesStay()
    {
        QStringList odd = names(30);
        odd[0] = QStringLiteral("%2");
        QVERIFY(nameList(odd).startsWith(QStringLiteral("%2, N2")));
    }
};

DELVE_TEST(TestNameList)
#include "tst_name_list.moc"
