// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/calibrations.h"
#include "tests/support/test_registry.h"

#include <QFile>
#include <QTemporaryDir>

using namespace delve;

namespace {

std::string errorOf(const std::string& printers)
{
    const auto read = parseCalibrations(R"({"format": "delvewright-printers", "version": 1, "printers": [)" +
                                        printers + "]}");
    return read ? "no error" : inEnglish(read.error());
}

const std::string one = R"({"printer": "HP", "tray": "", "paper": "A4", "rightMicrometres": 350, )"
                        R"("downMicrometres": -120, "turnMillidegrees": 40})";

} // namespace

class TestCalibrationFile : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsRead()
    {
        const Calibrations all{{{"", "", "A4"}, {0.35, -1.2, 0.04}},
                               {{"HP \"Attic\"", "2", "Letter"}, {-3, 0, 0}}};
        const std::string text = writeCalibrations(all);
        const auto read = parseCalibrations(text);
        QVERIFY(read.has_value());
        QCOMPARE(writeCalibrations(*read), text);
        QCOMPARE(read->size(), std::size_t(2));
        QVERIFY(std::abs(shiftOf(*read, {"", "", "A4"}).down + 1.2) < 1e-9);
        // Another tray is another matter.
        QVERIFY(shiftOf(*read, {"", "2", "A4"}).isNone());
    }

    void twoProgramsKeepEachOthersPrinters()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("new/printers.json"));
        QVERIFY(loadCalibrations(path)->empty());
        QVERIFY(changeCalibrations(path, [](Calibrations& all) { all[{"A", "", "A4"}] = {1, 0, 0}; }));
        const auto both = changeCalibrations(path, [](Calibrations& all) {
            all[{"B", "", "A4"}] = {2, 0, 0};
        });
        QVERIFY(both.has_value());
        QCOMPARE(both->size(), std::size_t(2));
        QCOMPARE(*loadCalibrations(path), *both);
    }

    void whatCannotBeReadIsNotOverwritten()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("printers.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("my printers");
        file.close();
        QVERIFY(!changeCalibrations(file.fileName(), [](Calibrations& all) { all[{"A", "", "A4"}] = {}; }));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("my printers"));
    }

    /// Nothing is written that could not be read again.
    void namesThatCouldNotBeReadAgainAreNotKept()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("printers.json"));
        const auto keep = [&](const std::string& printer) {
            return changeCalibrations(path,
                                      [&](Calibrations& all) {
                                          all[{printer, "", "A4"}] = {1, 0, 0};
                                      })
                .has_value();
        };
        QVERIFY(keep(std::string(300, 'p')));
        QVERIFY(!keep(std::string(301, 'p')));
        QVERIFY(!keep("bell \a"));
        QVERIFY(!keep("no \xff UTF-8"));
        QCOMPARE(loadCalibrations(path)->size(), std::size_t(1));
        for (int i = 1; i < 500; ++i)
            QVERIFY(keep("printer " + std::to_string(i)));
        QVERIFY(!keep("one too many"));
        QCOMPARE(loadCalibrations(path)->size(), std::size_t(500));
    }

    void nonsenseIsRefusedWithItsPlace()
    {
        QCOMPARE(errorOf(one), std::string("no error"));
        QVERIFY(errorOf(one + "," + one).find("/printers") != std::string::npos);
        const auto with = [&](const char* from, const char* to) {
            std::string text = one;
            return errorOf(text.replace(text.find(from), std::string(from).size(), to));
        };
        QVERIFY(with("350", "9000").find("/printers/0/rightMicrometres") != std::string::npos);
        QVERIFY(with("40}", "3001}").find("/printers/0/turnMillidegrees") != std::string::npos);
        QVERIFY(with("\"A4\"", "\"\"").find("/printers/0/paper") != std::string::npos);
        QVERIFY(with("\"tray\"", "\"trai\"").find("/printers/0") != std::string::npos);
        QVERIFY(with("-120", "-1.5").find("/printers/0/downMicrometres") != std::string::npos);
    }
};

DELVE_TEST(TestCalibrationFile)
#include "tst_calibration_file.moc"
