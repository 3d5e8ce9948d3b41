// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/play/event_icons.h"
#include "editor/mageknight/text/play/play_sentences.h"
#include "engine/base/rule_reference.h"
#include "engine/mageknight/play/core/play.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QImage>
#include <QPainter>
#include <QTranslator>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

template <std::size_t I = 0, typename Visit> void everyEvent(const Visit& visit)
{
    if constexpr (I < std::variant_size_v<EventBody>) {
        visit(std::variant_alternative_t<I, EventBody>{});
        everyEvent<I + 1>(visit);
    }
}

/// How many pixels of a picture have been painted on.
int inkIn(const QImage& image, const QRect& area)
{
    int ink = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            ink += image.pixelColor(x, y) != QColor(Qt::white);
    return ink;
}

} // namespace

/// The log of a game as it is seen: a sign and a sentence for every kind of event. The list of event.h is
/// walked, so that a new kind without a sign fails here.
class TestEventIcons : public QObject
{
    Q_OBJECT

private slots:
    void everyKindHasASignThatIsThere()
    {
        everyEvent([]<typename T>(const T&) {
            const QString icon = iconOfKind(T::name);
            QVERIFY2(!icon.isEmpty(), T::name.data());
            const QImage drawing(QStringLiteral(DELVE_SOURCE_DIR "/resources/icons/%1.svg").arg(icon));
            QVERIFY2(!drawing.isNull(), qPrintable(icon));
            QCOMPARE(iconOf(Event{"ACT-01", T{}}), icon);
        });
        QVERIFY(iconOfKind("no-such-event").isEmpty());
    }

    void everyRowOfTheLogIsSeen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Italian") << QStringLiteral("it");
    }

    void everyRowOfTheLogIsSeen()
    {
        QFETCH(QString, language);
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/delvewright_%1").arg(language)));
        QCoreApplication::installTranslator(&translator);
        const Game game = *makeGame(sample("three-players"), shippedContent());
        const RuleReference rules = *loadRuleReference(sourceFolder() / "resources" / "rules");
        const PlayWords words(game, rules, language.toStdString());
        const GameState state = startGame(game);
        everyEvent([&]<typename T>(T object) {
            if constexpr (std::is_same_v<T, TaskAdded>)
                object.task = pack(Task(CheckEnd{}));
            if constexpr (std::is_same_v<T, ActionFellAway>)
                object.action = pack(Action(EndTurn{}));
            const Event event{"ACT-01", object};
            QImage row(600, 40, QImage::Format_RGB32);
            row.fill(Qt::white);
            QPainter painter(&row);
            painter.drawImage(
                QRect(4, 4, 32, 32),
                QImage(QStringLiteral(DELVE_SOURCE_DIR "/resources/icons/%1.svg").arg(iconOf(event))));
            painter.drawText(QRect(44, 0, 550, 40), Qt::AlignVCenter, sentence(event, state, words));
            painter.end();
            QVERIFY2(inkIn(row, QRect(0, 0, 40, 40)) > 20, T::name.data());
            QVERIFY2(inkIn(row, QRect(44, 0, 550, 40)) > 60, T::name.data());
        });
    }
};

DELVE_TEST(TestEventIcons)
#include "tst_event_icons.moc"
