// SPDX-License-Identifier: GPL-3.0-or-later
// How large names and numbers are on paper, measured on what is painted.

#include "editor/dungeoneer/render/card_layout.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_painter.h"
#include "tests/editor/dungeoneer/render/shipped_sets.h"
#include "tests/support/test_registry.h"

#include <QPainter>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;

Q_DECLARE_METATYPE(std::function<double()>)

namespace {

constexpr double unit = 16; ///< pixels a millimetre

QImage pictureOf(const CardSet& set, const AnyCard& card)
{
    QImage image(int(cardWidth * unit), int(cardHeight * unit), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(unit, unit);
    paintCard(painter, set, card, {RenderStyle::InkSaver, unit});
    return image;
}

/// The height of a number: of what differs between the pictures of two cards that differ in it alone, the
/// rules below them left out. Both digits are round at top and bottom: then the difference is as high as they
/// are.
template <typename Card, typename Change>
double heightOf(const CardSet& set, Card card, const Change& change, int from = 3, int to = 8)
{
    change(card, from);
    const QImage one = pictureOf(set, &card);
    change(card, to);
    const QImage other = pictureOf(set, &card);
    int top = one.height(), bottom = -1;
    for (int y = 0; y < int(sceneOf(&card).bottom() * unit); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 96) {
                top = std::min(top, y);
                bottom = std::max(bottom, y);
            }
    return (bottom - top + 1) / unit;
}

const AdventureCard& adventure(const char* id)
{
    for (const AdventureCard& card : shippedSet("overdraft").adventures)
        if (card.id.text() == std::string("overdraft/") + id)
            return card;
    qFatal("there is no %s", id);
}

/// A monster with every number that one can have.
AdventureCard fullMonster()
{
    AdventureCard card = adventure("debt-collector");
    for (const Form form : {Form::Melee, Form::Magic, Form::Speed})
        card.encounter.monster.scores[form] = {2, form == Form::Melee ? AttackType::Standard
                                                                      : AttackType::Counter};
    card.hitEffects[Form::Magic] = card.hitEffects[Form::Melee];
    return card;
}

} // namespace

/// At one metre, across a table, names and numbers of cards are read without leaning over.
class TestCardReading : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreReadAtOneMetre_data()
    {
        QTest::addColumn<std::function<double()>>("measured");
        const CardSet& set = shippedSet("overdraft");
        const auto row = [](const char* name, std::function<double()> measured) {
            QTest::newRow(name) << std::move(measured);
        };
        const auto ofCard = [&set, row](const char* name, auto card, auto change) {
            row(name, [&set, card, change] { return heightOf(set, card, change); });
        };
        for (const char* id : {"letter-opener", "paper-cuts"})
            ofCard(id, adventure(id), [](AdventureCard& card, int n) { card.cost.value = n; });
        ofCard("cost of a variable card", adventure("sweetener"),
               [](AdventureCard& card, int n) { card.cost.value = n; });
        ofCard("standard attack", fullMonster(),
               [](AdventureCard& card, int n) { card.encounter.monster.scores[Form::Melee].value = n; });
        ofCard("counterattack with a hit effect", fullMonster(),
               [](AdventureCard& card, int n) { card.encounter.monster.scores[Form::Magic].value = n; });
        ofCard("counterattack", fullMonster(),
               [](AdventureCard& card, int n) { card.encounter.monster.scores[Form::Speed].value = n; });
        ofCard("life of a monster", fullMonster(),
               [](AdventureCard& card, int n) { card.encounter.monster.life = n; });
        ofCard("number of a Trap", adventure("falling-safe"),
               [](AdventureCard& card, int n) { card.encounter.threat.value = n; });
        ofCard("change of a score", adventure("letter-opener"),
               [](AdventureCard& card, int n) { card.effects.front().amount.number = n; });
        ofCard("change of a score, no attack", adventure("sure-footed"),
               [](AdventureCard& card, int n) { card.effects.front().amount.number = n; });
        ofCard("places of a container", adventure("briefcase"),
               [](AdventureCard& card, int n) { card.treasure.storage = n; });
        const HeroCard hero = set.heroes[3]; // with all three forms
        ofCard("score of a Hero", hero, [](HeroCard& card, int n) { card.levels[1][Form::Melee].value = n; });
        ofCard("weak score of a Hero", hero,
               [](HeroCard& card, int n) { card.levels[1][Form::Magic].value = n; });
        ofCard("life of a Hero", hero, [](HeroCard& card, int n) { card.life = n; });
        ofCard("limit of Boons", hero, [](HeroCard& card, int n) { card.boonLimit = n; });
        ofCard("limit of Treasures", hero, [](HeroCard& card, int n) { card.treasureLimit = n; });
        MapCard map = set.maps[1];
        map.obstacles.clear();
        ofCard("Glory of a space", map, [](MapCard& card, int n) { card.glory = n; });
        ofCard("Peril of a space", map, [](MapCard& card, int n) { card.peril = n; });
        for (const DoorKind kind : {DoorKind::Locked, DoorKind::Trapped})
            for (const Stat stat : {Stat::Speed, Stat::Magic})
                row(QByteArray("door ").append(nameOf(kind).data()).append(nameOf(stat).data()).constData(),
                    [&set, map, kind, stat] {
                        return heightOf(set, map, [kind, stat](MapCard& card, int n) {
                            card.doors[1] = {kind, stat, n};
                        });
                    });
        for (const ObstacleKind kind : {ObstacleKind::Pit, ObstacleKind::Spikes, ObstacleKind::Risk})
            row(QByteArray("obstacle ").append(nameOf(kind).data()).constData(), [&set, map, kind] {
                return heightOf(set, map, [kind](MapCard& card, int n) {
                    card.obstacles = {{kind, Stat::Speed, n}};
                });
            });
        // Several share the room that one has.
        row("one obstacle of three", [&set, map] {
            return heightOf(set, map, [](MapCard& card, int n) {
                card.obstacles = {{ObstacleKind::Pit, Stat::Speed, n},
                                  {ObstacleKind::Spikes, Stat::Speed, 4},
                                  {ObstacleKind::Risk, Stat::Speed, 1}};
            });
        });
        row("letter of a Sewer", [&set, map] {
            return heightOf(
                set, map,
                [](MapCard& card, int n) {
                    card.obstacles = {{ObstacleKind::Sewer, {}, 0, char(n)}};
                },
                'S', 'O');
        });
        const QuestCard* chance = nullptr;
        for (const QuestCard& quest : set.quests)
            if (quest.criterion == Criterion::Chance)
                chance = &quest;
        QVERIFY(chance);
        ofCard("number of a chance", *chance, [](QuestCard& card, int n) { card.chance.target = n; });
    }

    void numbersAreReadAtOneMetre()
    {
        QFETCH(std::function<double()>, measured);
        const double height = measured();
        QVERIFY2(height >= readableCap && height < 8, qPrintable(QString::number(height)));
    }

    void namesAreReadAtOneMetre_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Italian") << QStringLiteral("it");
    }

    /// Also the longest ones, which are set smallest.
    void namesAreReadAtOneMetre()
    {
        QFETCH(QString, language);
        const Speaking speaking(language);
        const QRectF line(0, 0, 50, 10);
        const SetText capital = setName(QStringLiteral("H"), line, Letters::Name, 4, 4);
        const double cap = capital.shapes.boundingRect().height() / capital.size;
        double least = 99;
        std::string told;
        for (const CardSet& set : shippedCards().sets())
            for (const AnyCard& card : cardsOf(set)) {
                const double size =
                    std::visit([&](const auto* which) { return layOut(set, *which).name.size; }, card);
                if (size * cap < readableCap)
                    told += headOf(card).id.text() + " " + std::to_string(size * cap) + "; ";
                least = std::min(least, size * cap);
            }
        qInfo("the smallest name has capitals of %.2f mm", least);
        QVERIFY2(told.empty(), told.c_str());
        QVERIFY(smallestName * cap >= readableCap); // nor may those of other people
    }
};

DELVE_TEST(TestCardReading)
#include "tst_card_reading.moc"
