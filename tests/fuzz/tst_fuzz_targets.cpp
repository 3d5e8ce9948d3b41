// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/json_mutator.h"
#include "tests/fuzz/json_places.h"
#include "tests/fuzz/promise.h"
#include "tests/fuzz/target.h"
#include "tests/fuzz/text_mutator.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QFile>

#include <set>

using namespace delve;
using namespace delve::fuzz;

namespace {

const QString sources = QStringLiteral(DELVE_SOURCE_DIR "/");

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    return file.readAll();
}

/// "tests/data/broken/packs/*/pack.json": one part of the path at a time.
QStringList filesLike(const QString& pattern)
{
    QStringList found{sources};
    const QStringList parts = pattern.split(u'/');
    for (const QString& part : parts) {
        QStringList next;
        for (const QString& folder : std::as_const(found)) {
            const auto entries =
                QDir(folder).entryInfoList({part}, QDir::AllEntries | QDir::NoDotAndDotDot, QDir::Name);
            for (const QFileInfo& entry : entries)
                next << entry.filePath();
        }
        found = next;
    }
    return found;
}

struct ListedTarget
{
    QString name;
    QStringList seeds;
};

std::vector<ListedTarget> listedTargets()
{
    std::vector<ListedTarget> listed;
    const QStringList lines =
        QString::fromUtf8(bytesOf(sources + QStringLiteral("tests/fuzz/targets.txt"))).split(u'\n');
    for (const QString& line : lines) {
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const QStringList words = line.split(u' ', Qt::SkipEmptyParts);
        ListedTarget& target = listed.emplace_back(ListedTarget{words.front(), {}});
        for (const QString& pattern : words.mid(1))
            target.seeds << filesLike(pattern);
    }
    return listed;
}

const Target* targetOf(const QString& name)
{
    for (const Target& target : targets())
        if (target.name == name.toStdString())
            return &target;
    return nullptr;
}

std::string changed(const std::string& text, Random& random)
{
    if (random.below(8) == 0)
        return mutatedBytes(text, random);
    return mutatedJson(text, random).value_or(mutatedLines(text, random));
}

} // namespace

/// What fuzzers do for hours, in small: every target takes the files it begins with, as they are and changed
/// a little. It needs no clang.
class TestFuzzTargets : public QObject
{
    Q_OBJECT

private slots:
    void everyTargetIsListed()
    {
        QCOMPARE(listedTargets().size(), targets().size());
        for (const ListedTarget& target : listedTargets()) {
            QVERIFY2(targetOf(target.name), qPrintable(target.name));
            QVERIFY2(!target.seeds.isEmpty(), qPrintable(target.name));
        }
    }

    void filesKeepTheirPromises_data()
    {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("file");
        for (const ListedTarget& target : listedTargets())
            for (const QString& file : target.seeds)
                QTest::addRow("%s %s", qPrintable(target.name), qPrintable(file.mid(sources.size())))
                    << target.name << file;
    }

    void filesKeepTheirPromises()
    {
        QFETCH(QString, target);
        QFETCH(QString, file);
        const std::string text = bytesOf(file).toStdString();
        const Target* use = targetOf(target);
        QVERIFY(use);
        Random random(qHash(target) + text.size());
        for (int i = 0; i <= changesEach(); ++i) {
            const std::string given = i == 0 ? text : changed(text, random);
            try {
                use->use(given);
            } catch (const BrokenPromise& broken) {
                QFile kept(QDir::tempPath() + QStringLiteral("/delvewright-broken-%1").arg(target));
                if (kept.open(QIODevice::WriteOnly))
                    kept.write(given.data(), qsizetype(given.size()));
                QFAIL(qPrintable(QStringLiteral("%1; the text is in %2")
                                     .arg(QString::fromUtf8(broken.what()), kept.fileName())));
            }
        }
    }

    void changedJsonIsJson()
    {
        const std::string text = R"({"a": [1, 2, {"id": "x"}], "b": {"c": "d", "e": null, "f": true}})";
        std::set<std::string> all;
        for (std::uint64_t seed = 0; seed < 500; ++seed) {
            Random random(seed);
            Random same(seed);
            const auto changed = mutatedJson(text, random);
            QVERIFY(changed);
            QVERIFY2(Json::accept(*changed), changed->c_str());
            QCOMPARE(*mutatedJson(text, same), *changed);
            all.insert(*changed);
        }
        QVERIFY2(all.size() > 300, qPrintable(QString::number(all.size())));
        Random random(1);
        QVERIFY(!mutatedJson("{\"a\": ", random));
        QVERIFY(!mutatedJson(std::string(200, '[') + std::string(200, ']'), random));
    }

    void twoDocumentsStayTwo()
    {
        Random random(1);
        for (int i = 0; i < 100; ++i) {
            const auto changed = mutatedJson("{\"path\": \"p\"}\n{\"title\": \"t\"}\n", random);
            QVERIFY(changed);
            QCOMPARE(documentsIn(*changed, 100).size(), std::size_t(2));
        }
    }

    void crossingTakesFromTheOther()
    {
        Random random(1);
        bool isTaken = false;
        for (int i = 0; i < 50 && !isTaken; ++i)
            isTaken = crossedJson(R"({"a": 1})", R"({"a": "theirs"})", random) == R"({"a":"theirs"})";
        QVERIFY(isTaken);
        QVERIFY(!crossedJson("{}", "no JSON", random));
    }

    void placesOfErrorsAreLookedUp()
    {
        const std::string text = R"({"tiles": [{"x": 1}], "a/b": {"~": 2}})";
        QVERIFY(isPlaceIn(text, "/tiles/0/x"));
        QVERIFY(isPlaceIn(text, "/tiles/0/y")); // missing there
        QVERIFY(isPlaceIn(text, "/a~1b/~0"));
        QVERIFY(!isPlaceIn(text, "/tiles/1/x"));
        QVERIFY(!isPlaceIn(text, "/doors/0/x"));
        QVERIFY(!isPlaceIn("no JSON", "/tiles"));
        QVERIFY_EXCEPTION_THROWN(requirePlaced({"/doors/0/x", {"expected a number", {}}}, text),
                                 BrokenPromise);
        requirePlaced({"pack.json: /tiles/0", {"expected a number", {}}}, text);
    }

private:
    /// The usual run is short; DELVEWRIGHT_FUZZ_CHANGES asks for more.
    static int changesEach()
    {
        const int asked = qEnvironmentVariableIntValue("DELVEWRIGHT_FUZZ_CHANGES");
        return asked > 0 ? asked : 8;
    }
};

DELVE_TEST(TestFuzzTargets)
#include "tst_fuzz_targets.moc"
