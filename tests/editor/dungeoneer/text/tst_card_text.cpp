// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/text/card_text.h"
#include "editor/dungeoneer/text/effect_text.h"
#include "engine/base/object_reader.h"
#include "engine/dungeoneer/content/files/load_card_set.h"
#include "engine/dungeoneer/content/files/parse_effect.h"
#include "tests/support/dungeoneer/random_set.h"
#include "tests/support/dungeoneer/small_set.h"
#include "tests/support/test_registry.h"

#include <QCoreApplication>
#include <QTranslator>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

/// The words of cards, in both languages.
class TestCardText : public QObject
{
    Q_OBJECT

private:
    QTranslator m_translator;

    void speak(const QString& language)
    {
        QCoreApplication::removeTranslator(&m_translator);
        QVERIFY(m_translator.load(QStringLiteral(":/i18n/delvewright_%1.qm").arg(language)));
        QCoreApplication::installTranslator(&m_translator);
        QLocale::setDefault(QLocale(language));
    }

    static QString sentenceOf(const char* json)
    {
        const auto document = parseJson(json);
        ReadLog log;
        const Effect effect = readEffect(document->root(), log);
        return log.ok() ? effectText(smallSet(), effect) : QStringLiteral("cannot be read");
    }

    static QStringList allTexts(const CardSet& set)
    {
        QStringList texts;
        const auto add = [&](const auto& cards) {
            for (const auto& card : cards) {
                const CardText text = cardText(set, card);
                texts << text.name << text.type << text.rules << text.turned;
            }
        };
        add(set.maps);
        add(set.heroes);
        add(set.adventures);
        add(set.quests);
        add(set.trackers);
        texts.removeAll(QString()); // a Hero may be of no ancestry and profession
        return texts;
    }

private slots:
    void cleanup() { speak(QStringLiteral("en")); }

    void effectsAreSaidInBothLanguages_data()
    {
        QTest::addColumn<QByteArray>("effect");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("italian");
        const auto row = [](const char* effect, const char* english, const char* italian) {
            QTest::newRow(english) << QByteArray(effect) << QString(english) << QString::fromUtf8(italian);
        };
        row(R"({"op": "wound", "amount": 1})", "Take 1 wound.", "Subisci 1 ferita.");
        row(R"({"op": "wound", "who": "target", "amount": 2})", "The target takes 2 wounds.",
            "Il bersaglio subisce 2 ferite.");
        row(R"({"op": "wound", "who": "opponents", "amount": "#"})", "Every other Hero takes # wounds.",
            "Ogni altro Eroe subisce # ferite.");
        row(R"({"op": "glory", "amount": "-halfDie", "who": "roller"})",
            "Lose Glory equal to the roll of a half die.", "Perdi Gloria pari a un tiro di mezzo dado.");
        row(R"({"op": "tip", "who": "target", "unless": {"stat": "speed", "value": 6}})",
            "The target is tipped, unless the Hero overcomes a Speed Threat 6+.",
            "Il bersaglio viene sdraiato, a meno che l'Eroe non superi un'Insidia di Velocità 6+.");
        row(R"({"op": "modifyScore", "amount": 1, "form": "melee", "type": "standard", "duration": "thisTurn"})",
            "+1 Melee (standard attack) this turn.", "+1 Mischia (attacco standard) in questo turno.");
        row(R"({"op": "modifyRoll", "amount": 2, "roll": "door", "duration": "whileInPlay", "when": {"ownTurn": true}})",
            "On your turn: +2 to rolls against doors.", "Nel tuo turno: +2 ai tiri contro le porte.");
        row(R"({"op": "glory", "amount": 1, "when": {"category": "beast"}, "cost": {"resource": "movement", "value": 1}})",
            "Against Beasts, you may pay 1 Movement: gain 1 Glory.",
            "Contro Beasts, puoi pagare 1 Movimento: guadagna 1 Gloria.");
        row(R"({"op": "discard", "who": "target", "amount": 1, "from": "treasures", "chooser": "chance"})",
            "The target discards 1 readied Treasure, at random.",
            "Il bersaglio scarta 1 Tesoro pronto, a caso.");
        row(R"({"op": "cancel", "card": {"sort": "bane"}})", "Cancel a Bane played against you.",
            "Annulla una Sventura ai tuoi danni.");
        row(R"({"op": "closeDoor", "who": "target", "doors": "allHere", "door": "locked", "amount": 6})",
            "All doors of the target's space, where Open, count as Locked 6+ this turn.",
            "Tutte le porte dello spazio del bersaglio, se Aperte, contano come Chiuse 6+ in questo turno.");
        row(R"({"op": "extraAttack", "amount": 2})", "You may start 2 more standard attacks this turn.",
            "Puoi iniziare 2 attacchi standard in più in questo turno.");
        row(R"({"op": "relocate", "who": "target", "to": "entrance"})", "Put the target on the Entrance.",
            "Metti il bersaglio sull'Ingresso.");
        row(R"({"op": "manual", "text": {"en": "Sing.", "it": "Canta."}})", "Sing.", "Canta.");
    }

    void effectsAreSaidInBothLanguages()
    {
        QFETCH(QByteArray, effect);
        QFETCH(QString, english);
        QFETCH(QString, italian);
        speak(QStringLiteral("en"));
        QCOMPARE(sentenceOf(effect), english);
        speak(QStringLiteral("it"));
        QCOMPARE(sentenceOf(effect), italian);
    }

    void noBlankIsLeftUnfilled_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Italian") << QStringLiteral("it");
    }

    void noBlankIsLeftUnfilled()
    {
        QFETCH(QString, language);
        speak(language);
        for (std::uint64_t seed = 1; seed <= 60; ++seed)
            for (const QString& text : allTexts(randomSet(seed))) {
                QVERIFY2(!text.contains("%1") && !text.contains("%2") && !text.contains("%3") &&
                             !text.contains("%n") && !text.contains("(s)"),
                         qPrintable(text));
            }
    }

    void everyShippedCardReadsWell()
    {
        const auto cards = loadCards(cardsSourceFolder() / "resources/packs");
        QVERIFY(cards.has_value());
        for (const CardSet& set : cards->sets()) {
            speak(QStringLiteral("en"));
            const QStringList english = allTexts(set);
            speak(QStringLiteral("it"));
            const QStringList italian = allTexts(set);
            QCOMPARE(english.size(), italian.size());
            for (const QString& text : english + italian) {
                QVERIFY2(!text.contains("  ") && !text.contains("..") && !text.contains(" ."),
                         qPrintable(text));
                QVERIFY2(text[0] == text[0].toUpper(), qPrintable(text));
            }
        }
    }
};

DELVE_TEST(TestCardText)
#include "tst_card_text.moc"
