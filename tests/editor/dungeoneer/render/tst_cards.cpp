// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/card_layout.h"
#include "editor/dungeoneer/render/card_measures.h"
#include "editor/dungeoneer/render/card_painter.h"
#include "editor/dungeoneer/render/card_sheet.h"
#include "editor/dungeoneer/render/emblems/emblem.h"
#include "editor/dungeoneer/render/emblems/emblem_words.h"
#include "tests/editor/dungeoneer/render/shipped_sets.h"
#include "tests/support/pictures.h"
#include "tests/support/test_registry.h"

#include <set>

using namespace delve;
using namespace delve::dungeoneer;
using namespace delve::dungeoneer::test;
using namespace delve::test;

/// What is printed on cards has room, keeps to the card and can be told apart.
class TestCards : public QObject
{
    Q_OBJECT

private:
    /// A picture with so many millimetres of nothing around the card.
    template <typename Paint> static QImage picture(Paint paint, double unit, double margin = 0)
    {
        QImage image(int((cardWidth + 2 * margin) * unit), int((cardHeight + 2 * margin) * unit),
                     QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.scale(unit, unit);
        painter.translate(margin, margin);
        paint(painter);
        return image;
    }

    static QImage pictureOf(const CardSet& set, const AnyCard& card,
                            RenderStyle style = RenderStyle::FullColour, double unit = 2, double margin = 0)
    {
        return picture(
            [&](QPainter& painter) {
                paintCard(painter, set, card, {style, unit});
            },
            unit, margin);
    }

    static QImage pictureOf(const CardSet& set, const MapCard& card, const MapCardPose& pose)
    {
        return picture(
            [&](QPainter& painter) {
                paintMapCard(painter, set, card, pose, {RenderStyle::FullColour, 2});
            },
            2);
    }

    /// In words, of the outer part of the border on all sides together.
    static QString colourOfBorder(const QImage& image)
    {
        double red = 0, green = 0, blue = 0;
        const int edge = int(cardBorder / cardWidth * image.width() / 2);
        for (int x = edge; x < image.width() - edge; ++x)
            for (const int y : {edge, image.height() - 1 - edge}) {
                const QColor pixel = image.pixelColor(x, y);
                red += pixel.redF();
                green += pixel.greenF();
                blue += pixel.blueF();
            }
        const int count = 2 * (image.width() - 2 * edge);
        const QColor mean = QColor::fromRgbF(float(red / count), float(green / count), float(blue / count));
        if (mean.hslSaturationF() < 0.2F)
            return QStringLiteral("grey");
        const int hue = mean.hslHue();
        return hue >= 190 && hue < 250  ? QStringLiteral("blue")
               : hue >= 30 && hue < 60  ? QStringLiteral("gold")
               : hue < 20 || hue >= 340 ? QStringLiteral("red")
                                        : QStringLiteral("another");
    }
    static QString colourOf(AdventureKind kind)
    {
        switch (kind) {
        case AdventureKind::Boon: return QStringLiteral("blue");
        case AdventureKind::Treasure: return QStringLiteral("gold");
        case AdventureKind::Bane: return QStringLiteral("grey");
        case AdventureKind::Encounter: break;
        }
        return QStringLiteral("red");
    }

    static QImage backOf(Deck deck, RenderStyle style)
    {
        return picture([&](QPainter& painter) { paintBack(painter, deck, {style, 2}); }, 2);
    }

    /// The part of the picture that leaves the card, in pixels.
    static int leftOutside(const QImage& image, double unit, double margin)
    {
        int count = 0;
        const QRectF card(margin * unit - 1, margin * unit - 1, cardWidth * unit + 2, cardHeight * unit + 2);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += !card.contains(x, y) && qAlpha(image.pixel(x, y)) != 0;
        return count;
    }

private slots:
    /// Whoever looks at the border of a card knows its kind; the same card of another kind has another.
    void DNR_CARD_15_bordersByKind()
    {
        constexpr std::array kinds{AdventureKind::Boon, AdventureKind::Treasure, AdventureKind::Bane,
                                   AdventureKind::Encounter};
        for (const CardSet& set : shippedCards().sets())
            for (const AdventureCard& card : set.adventures) {
                QVERIFY2(colourOfBorder(pictureOf(set, &card)) == colourOf(card.kind),
                         card.id.text().c_str());
                AdventureCard other = card;
                other.kind = kinds[(std::size_t(card.kind) + 1) % kinds.size()];
                QVERIFY(colourOfBorder(pictureOf(set, &other)) != colourOf(card.kind));
            }
    }

    void shippedCardsHaveRoomForTheirTexts_data()
    {
        QTest::addColumn<QString>("set");
        QTest::addColumn<QString>("language");
        for (const CardSet& set : shippedCards().sets())
            for (const char* language : {"en", "it"})
                QTest::addRow("%s, %s", set.id.c_str(), language)
                    << QString::fromStdString(set.id) << language;
    }

    void shippedCardsHaveRoomForTheirTexts()
    {
        QFETCH(QString, set);
        QFETCH(QString, language);
        const Speaking speaking(language);
        QVERIFY(speaking.isLoaded());
        const CardSet& cards = shippedSet(set.toStdString());
        for (const AnyCard& card : cardsOf(cards)) {
            const auto parts = overflowOf(cards, card);
            QVERIFY2(parts.empty(), qPrintable(QStringLiteral("%1, part %2")
                                                   .arg(QString::fromStdString(headOf(card).id.text()))
                                                   .arg(parts.empty() ? -1 : int(parts.front()))));
        }
    }

    void textThatHasNoRoomIsReported()
    {
        const CardSet& set = shippedSet("overdraft");
        AdventureCard card = set.adventures.front();
        QCOMPARE(overflowOf(set, &card), std::vector<CardPart>());
        card.name = {{{"en", std::string(90, 'W')}}};
        QCOMPARE(overflowOf(set, &card), std::vector{CardPart::Name});
        std::string saying;
        for (int i = 0; i < 120; ++i)
            saying += "word ";
        card.flavour = {{{"en", saying}}};
        QCOMPARE(overflowOf(set, &card), (std::vector{CardPart::Name, CardPart::Rules}));
    }

    void textShrinksNoFurtherThanStated()
    {
        const CardSet& set = shippedSet("overdraft");
        AdventureCard card = set.adventures.front();
        const double before = layOut(set, card).rules.size;
        QVERIFY(before > largestRuleText - 0.01);
        std::string saying;
        while (layOut(set, card).rules.fits) {
            saying += "a few words more ";
            card.flavour = {{{"en", saying}}};
        }
        QVERIFY(saying.size() > 200);
        QCOMPARE(layOut(set, card).rules.size, smallestRuleText);
    }

    void setTextKeepsToItsArea()
    {
        const Speaking speaking(QStringLiteral("it"));
        for (const CardSet& set : shippedCards().sets())
            for (const AdventureCard& card : set.adventures) {
                const LaidText text = layOut(set, card);
                // Accents and descenders reach a little over the lines.
                const auto keeps = [](const QPainterPath& shapes, const QRectF& area) {
                    return area.adjusted(-0.5, -0.9, 0.5, 0.9).contains(shapes.boundingRect());
                };
                QVERIFY2(keeps(text.name.shapes, text.areas.name), card.id.text().c_str());
                QVERIFY2(keeps(text.type.shapes, text.areas.type), card.id.text().c_str());
                QVERIFY2(text.rules.rules.isEmpty() || keeps(text.rules.rules, text.areas.rules),
                         card.id.text().c_str());
                QVERIFY2(text.rules.flavour.isEmpty() || keeps(text.rules.flavour, text.areas.rules),
                         card.id.text().c_str());
            }
    }

    void nothingLeavesACard()
    {
        constexpr double unit = 2, margin = 12;
        for (const CardSet& set : shippedCards().sets())
            for (const AnyCard& card : cardsOf(set))
                for (const RenderStyle style : {RenderStyle::FullColour, RenderStyle::InkSaver}) {
                    const QImage image = pictureOf(set, card, style, unit, margin);
                    QVERIFY2(leftOutside(image, unit, margin) == 0, headOf(card).id.text().c_str());
                }
        for (const Deck deck : allDecks) {
            const QImage image = picture(
                [&](QPainter& painter) {
                    paintBack(painter, deck, {RenderStyle::InkSaver, unit});
                },
                unit, margin);
            QCOMPARE(leftOutside(image, unit, margin), 0);
        }
    }

    void theSameCardIsDrawnAlike()
    {
        const CardSet& set = shippedSet("night-shift");
        const auto cards = cardsOf(set);
        QImage last;
        for (const AnyCard& card : cards) {
            const QImage image = pictureOf(set, card);
            QVERIFY(image == pictureOf(set, card));
            QVERIFY2(image != last, headOf(card).id.text().c_str());
            last = image;
        }
    }

    void wordsAskForDrawingsThatThereAre()
    {
        std::set<std::string_view> names;
        for (const EmblemDrawing* drawing : allEmblems()) {
            QVERIFY2(names.insert(drawing->name).second, drawing->name.data());
            QVERIFY(!drawing->parts.empty());
        }
        for (const auto& table : {monsterWords(), trapWords(), thingWords(), questWords(), categoryWords()})
            for (const EmblemWord& word : table)
                QVERIFY2(names.contains(word.drawing), word.word.data());
    }

    void emblemsVary()
    {
        for (const CardSet& set : shippedCards().sets()) {
            std::map<std::string_view, int> uses;
            for (const AdventureCard& card : set.adventures)
                ++uses[emblemOf(card).name];
            for (const auto& [name, count] : uses)
                QVERIFY2(count <= 3, name.data());
            QVERIFY(uses.size() * 5 >=
                    set.adventures.size() * 4); // four of five cards have a drawing of their own
        }
    }

    void unknownWordsFindADrawingByCategory()
    {
        AdventureCard card;
        card.id = ContentId("x/qqq");
        card.kind = AdventureKind::Treasure;
        card.name = {{{"en", "Qqq"}}};
        card.categories = {"potion"};
        QCOMPARE(emblemOf(card).name, std::string_view("flask"));
        card.categories = {"nobody-knows-it"};
        QCOMPARE(emblemOf(card).name, std::string_view("bag"));
    }

    void looksCanBeToldApartWithoutColour()
    {
        const CardSet& set = shippedSet("bad-road");
        std::map<CardLook, QImage> borders;
        for (const AnyCard& card : cardsOf(set)) {
            const CardLook look = std::visit([](const auto* which) { return lookOf(*which); }, card);
            if (!borders.contains(look)) // the left border, below a door that may be in its middle
                borders[look] = pictureOf(set, card, RenderStyle::InkSaver, 4).copy(0, 230, 12, 80);
        }
        borders[CardLook::Dungeon] = pictureOf(shippedSet("overdraft"), &shippedSet("overdraft").maps.front(),
                                               RenderStyle::InkSaver, 4)
                                         .copy(0, 230, 12, 80);
        QCOMPARE(borders.size(), allCardLooks.size());
        for (const auto& [one, first] : borders)
            for (const auto& [other, second] : borders)
                if (one < other)
                    QVERIFY2(difference(first, second) > 0.05,
                             qPrintable(QStringLiteral("%1 and %2").arg(int(one)).arg(int(other))));
    }

    void backsCanBeToldApartAndNotHowTheyLie()
    {
        for (const RenderStyle style : allRenderStyles)
            for (const Deck deck : allDecks) {
                const QImage back = backOf(deck, style);
                const QImage turned = back.transformed(QTransform().rotate(180));
                QVERIFY2(difference(back, turned) < 0.02, nameOf(deck).data());
                for (const Deck other : allDecks)
                    if (other < deck)
                        QVERIFY2(difference(back, backOf(other, style)) > 0.04, nameOf(deck).data());
            }
    }

    void doorsCanBeToldApartWithoutColour()
    {
        const CardSet& set = shippedSet("overdraft");
        MapCard card = set.maps.front();
        std::vector<QImage> doors;
        for (const DoorKind kind : {DoorKind::Open, DoorKind::Locked, DoorKind::Trapped, DoorKind::Wall}) {
            card.doors[0] = {kind, Stat::Speed,
                             kind == DoorKind::Locked || kind == DoorKind::Trapped ? 5 : 0};
            doors.push_back(pictureOf(set, &card, RenderStyle::InkSaver, 4).copy(90, 0, 72, 40));
        }
        for (std::size_t i = 0; i < doors.size(); ++i)
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(difference(doors[i], doors[k]) > 0.05);
    }

    void DNR_MAP_05_turnedCards()
    {
        const CardSet& set = shippedSet("overdraft");
        const MapCard& card = set.maps[8]; // Trapped to the west, Wall to the south
        const QImage upright = pictureOf(set, card, MapCardPose());
        const QImage turned = pictureOf(set, card, MapCardPose{.isTurned = true, .keepsUpright = false});
        QVERIFY(difference(turned, upright.transformed(QTransform().rotate(180))) < 0.02);
        // On the screen doors and picture turn, name and numbers do not.
        const QImage readable = pictureOf(set, card, MapCardPose{.isTurned = true});
        const QRect plate(18, 34, 90, 20), west(0, 70, 12, 36);
        QVERIFY(difference(readable.copy(plate), upright.copy(plate)) < 0.01);
        QVERIFY(difference(readable.copy(west), upright.copy(west)) > 0.05);
        QVERIFY(difference(readable.copy(plate), turned.copy(plate)) > 0.05);
    }

    void sheetsShowEveryCardAndTheBacks()
    {
        const CardSet& set = shippedSet("night-shift");
        const auto pages = cardSheets(set, {.pixelsPerMm = 1});
        QCOMPARE(pages.size(), 8u); // one for each kind
        for (const auto& page : pages)
            QVERIFY(!page().isNull());
    }
};

DELVE_TEST(TestCards)
#include "tst_cards.moc"
