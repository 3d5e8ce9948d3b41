// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/effect_text.h"
#include "engine/base/file.h"
#include "engine/base/object_reader.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/files/parse_effect.h"
#include "engine/dungeoneer/content/files/write_cards.h"
#include "engine/dungeoneer/play/kept/kept_game.h"
#include "tests/support/dungeoneer/played_game.h"
#include "tests/support/test_registry.h"

#include <QDir>
#include <QTranslator>
#include <nlohmann/json.hpp>

#include <set>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

namespace {

using Json = nlohmann::ordered_json;

const QString folder = QStringLiteral(DELVE_SOURCE_DIR "/tests/data/effect-examples/");

std::string textOf(const QString& file)
{
    return readFile(file.toStdString(), 4u << 20).value();
}

Json exampleNamed(const QString& name)
{
    return Json::parse(textOf(folder + name + QStringLiteral(".example.json")));
}

QStringList exampleNames()
{
    QStringList names;
    for (const QString& file : QDir(folder).entryList({QStringLiteral("*.example.json")}, QDir::Files))
        names << file.chopped(int(qstrlen(".example.json")));
    return names;
}

/// The bank with one card more, which the first player has in hand: the card of the example with its effect,
/// or without.
std::shared_ptr<const Cards> setOf(const Json& example, bool withEffect)
{
    Json pack = Json::parse(textOf(QStringLiteral(DELVE_SOURCE_DIR "/resources/packs/overdraft/pack.json")));
    Json card = example["card"];
    card["id"] = "example";
    card["name"] = {{"en", "Example"}, {"it", "Esempio"}};
    const Json::json_pointer holder(example["holder"].get<std::string>());
    if (withEffect)
        card[holder] = Json::array({example["effect"]});
    else if (holder.parent_pointer().to_string() == "/activation")
        card.erase("activation"); // an ability must do something
    pack["adventures"].push_back(std::move(card));
    auto set = parseCardSet(pack.dump(), [](const std::string& name) -> Result<std::string> {
        return Error{name, {"no parts here", {}}};
    });
    if (!set) {
        qWarning("%s", inEnglish(set.error()).c_str());
        return nullptr;
    }
    std::vector<CardSet> sets;
    sets.push_back(*std::move(set));
    return std::make_shared<const Cards>(Cards::combine(std::move(sets)).value());
}

/// What is not as the example says when it is played; empty if all is.
std::string faultOf(const Json& example, bool withEffect)
{
    const auto cards = setOf(example, withEffect);
    if (!cards)
        return "the card cannot be read";
    Json scenario = Json::parse(textOf(folder + QStringLiteral("table.json")));
    if (example.contains("stage"))
        scenario["stage"] = example["stage"];
    const Json kept{{"format", play::keptFormat}, {"version", play::keptVersion},
                    {"about", example["about"]},  {"rules", Json::array()},
                    {"scenario", scenario},       {"steps", example["steps"]}};
    const auto read = play::parseKept(kept.dump(), cards);
    if (!read)
        return inEnglish(read.error());
    const auto fault = faultIn(gameOf(read->scenario, cards), *read);
    return fault ? "step " + std::to_string(fault->step + 1) + ": " + inEnglish(fault->what) : std::string();
}

} // namespace

/// Each kind of effect from its own example, found in a folder: how it is written, what the card says in both
/// languages, and what happens when it is done.
class TestEffectExamples : public QObject
{
    Q_OBJECT

private:
    QTranslator m_translator;

    QString saidIn(const QString& language, const Json& example)
    {
        QCoreApplication::removeTranslator(&m_translator);
        if (!m_translator.load(QStringLiteral(":/i18n/delvewright_%1.qm").arg(language)))
            return QStringLiteral("there is no such language");
        QCoreApplication::installTranslator(&m_translator);
        QLocale::setDefault(QLocale(language));
        const auto document = parseJson(example["effect"].dump());
        ReadLog log;
        const Effect effect = readEffect(document->root(), log);
        return effectText(*setOf(example, true)->set("overdraft"), effect);
    }

    static void eachExample()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : exampleNames())
            QTest::newRow(qPrintable(name)) << name;
    }

private slots:
    void cleanup() { QLocale::setDefault(QLocale(QStringLiteral("en"))); }

    void everyKindHasAnExample()
    {
        std::set<std::string> found;
        for (const QString& name : exampleNames()) {
            const std::string kind = exampleNamed(name)["effect"]["op"];
            QVERIFY2(name.toStdString().rfind(kind, 0) == 0,
                     qPrintable(name)); // told by the name of its file
            found.insert(kind);
        }
        for (const auto& [kind, word] : enumNames<EffectKind>)
            QVERIFY2(found.contains(std::string(word)), std::string(word).c_str());
    }

    void theExampleIsReadAndWritten_data() { eachExample(); }
    void theExampleIsReadAndWritten()
    {
        QFETCH(QString, name);
        const Json written = exampleNamed(name)["effect"];
        const auto document = parseJson(written.dump());
        ReadLog log;
        const Effect effect = readEffect(document->root(), log);
        const auto read = log.resultOf(0);
        QVERIFY2(read, read ? "" : inEnglish(read.error()).c_str());
        std::string again;
        appendEffect(again, effect);
        const auto second = parseJson(again);
        ReadLog secondLog;
        QVERIFY2(readEffect(second->root(), secondLog) == effect && secondLog.ok(), again.c_str());
    }

    void theCardSaysIt_data() { eachExample(); }
    void theCardSaysIt()
    {
        QFETCH(QString, name);
        const Json example = exampleNamed(name);
        QCOMPARE(saidIn(QStringLiteral("en"), example),
                 QString::fromStdString(example["english"].get<std::string>()));
        QCOMPARE(saidIn(QStringLiteral("it"), example),
                 QString::fromStdString(example["italian"].get<std::string>()));
    }

    void whenItIsDoneThisHolds_data() { eachExample(); }
    void whenItIsDoneThisHolds()
    {
        QFETCH(QString, name);
        const std::string fault = faultOf(exampleNamed(name), true);
        QVERIFY2(fault.empty(), fault.c_str());
    }

    /// What the example expects comes of the effect: the same card without it does not bring it about.
    void withoutTheEffectItDoesNot_data() { eachExample(); }
    void withoutTheEffectItDoesNot()
    {
        QFETCH(QString, name);
        QVERIFY(!faultOf(exampleNamed(name), false).empty());
    }
};

DELVE_TEST(TestEffectExamples)
#include "tst_effect_examples.moc"
