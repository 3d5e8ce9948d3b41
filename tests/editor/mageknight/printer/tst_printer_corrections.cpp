// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/printer/printer_corrections.h"
#include "tests/support/test_registry.h"

#include <QSettings>
#include <QTemporaryDir>

using namespace delve;

class TestPrinterCorrections : public QObject
{
    Q_OBJECT

    static QString fileIn(const QTemporaryDir& folder) { return folder.filePath(QStringLiteral("x.conf")); }

private slots:
    void anUnknownPrinterIsTrue()
    {
        const QTemporaryDir folder;
        const QSettings settings(fileIn(folder), QSettings::IniFormat);
        QCOMPARE(measuredRulerOf(settings, QStringLiteral("Office")), MeasuredRuler());
        QCOMPARE(measuredRulerOf(settings, {}).correction(), PrinterCorrection());
    }

    void eachPrinterIsRememberedByItsName()
    {
        const QTemporaryDir folder;
        {
            QSettings settings(fileIn(folder), QSettings::IniFormat);
            rememberRuler(settings, QStringLiteral("Office/2nd floor"), {98.5, 101});
            rememberRuler(settings, QStringLiteral("Küche"), {99, 99});
        }
        const QSettings settings(fileIn(folder), QSettings::IniFormat);
        QCOMPARE(measuredRulerOf(settings, QStringLiteral("Office/2nd floor")), (MeasuredRuler{98.5, 101}));
        QCOMPARE(measuredRulerOf(settings, QStringLiteral("Küche")), (MeasuredRuler{99, 99}));
        QCOMPARE(measuredRulerOf(settings, QStringLiteral("Office")), MeasuredRuler());
    }

    void whatWasMeasuredBecomesTheOtherWayRound()
    {
        // Printed 2 % too small, it is drawn as much larger.
        QCOMPARE((MeasuredRuler{98, 100}.correction()), (PrinterCorrection{100.0 / 98, 1}));
    }

    void nonsenseInTheSettingsIsNotHeeded()
    {
        const QTemporaryDir folder;
        QSettings settings(fileIn(folder), QSettings::IniFormat);
        rememberRuler(settings, QStringLiteral("Office"), {0, 1000});
        QCOMPARE(measuredRulerOf(settings, QStringLiteral("Office")), MeasuredRuler());
    }
};

DELVE_TEST(TestPrinterCorrections)
#include "tst_printer_corrections.moc"
