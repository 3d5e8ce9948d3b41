// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/export/card_pictures.h"

#include "editor/dungeoneer/render/card_measures.h"

#include <algorithm>
#include <cmath>

namespace delve::dungeoneer {

namespace {

QImage pictureOf(const CardPictureOptions& options,
                 const std::function<void(QPainter&, const CardPaint&)>& paint)
{
    const double dots = options.dotsPerInch / 25.4;
    const QSizeF size = options.millimetres + QSizeF(2, 2) * options.bleed;
    QImage image(int(std::lround(size.width() * dots)), int(std::lround(size.height() * dots)),
                 options.bleed > 0 ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
    image.fill(options.bleed > 0 ? QColor(Qt::white) : QColor(Qt::transparent));
    image.setDotsPerMeterX(int(std::lround(dots * 1000)));
    image.setDotsPerMeterY(int(std::lround(dots * 1000)));
    QPainter painter(&image);
    painter.scale(image.width() / size.width(), image.height() / size.height());
    painter.translate(options.bleed, options.bleed);
    painter.scale(options.millimetres.width() / cardWidth, options.millimetres.height() / cardHeight);
    paint(painter, {options.style, dots, options.bleed});
    return image;
}

/// "front-office" of "overdraft/front-office".
QString fileNameOf(const ContentId& id)
{
    const QString text = QString::fromStdString(id.text());
    return text.mid(text.indexOf(u'/') + 1);
}

QString wordOf(Deck deck)
{
    const std::string_view word = nameOf(deck);
    return QString::fromUtf8(word.data(), qsizetype(word.size()));
}

/// As often as they are used, or as there are copies.
std::vector<AnyCard> cardsOfDeck(const CardSet& set, Deck deck, const OwnedPieces* used = nullptr)
{
    std::vector<AnyCard> cards;
    for (const AnyCard& card : cardsOf(set)) {
        if (deckOf(card) != deck)
            continue;
        const CardHead& head = headOf(card);
        const int copies = used ? copiesIn(*used, head.id) : head.copies;
        cards.insert(cards.end(), std::size_t(std::max(0, copies)), card);
    }
    return cards;
}

QImage pictureOfTable(const CardSet& set, Deck deck, const std::vector<AnyCard>& cards, int rows,
                      RenderStyle style)
{
    const int width = mostTablePixels / tableColumns;
    const int height =
        std::min(int(std::lround(width * cardHeight / cardWidth)), mostTablePixels / mostTableRows);
    QImage picture(tableColumns * width, rows * height, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    const CardPaint paint{style, width / cardWidth, 0.02}; // tables round the corners themselves
    const auto at = [&](int place, const auto& paintIt) {
        painter.save();
        painter.translate(place % tableColumns * width, place / tableColumns * height);
        painter.scale(width / cardWidth, height / cardHeight);
        paintIt();
        painter.restore();
    };
    for (std::size_t i = 0; i < cards.size(); ++i)
        at(int(i), [&] { paintCard(painter, set, cards[i], paint); });
    at(tableColumns * rows - 1, [&] { paintBack(painter, deck, paint); });
    return picture;
}

TableSheet sheetOf(const CardSet& set, Deck deck, std::vector<AnyCard> cards, RenderStyle style)
{
    TableSheet sheet;
    sheet.deck = deck;
    sheet.cards = int(cards.size());
    sheet.rows = std::max(2, (sheet.cards + tableColumns) / tableColumns); // one place more, for the back
    sheet.draw = [&set, deck, cards = std::move(cards), rows = sheet.rows, style] {
        return pictureOfTable(set, deck, cards, rows, style);
    };
    return sheet;
}

} // namespace

std::vector<NamedPicture> cardPictures(const CardSet& set, const CardPictureOptions& options)
{
    std::vector<NamedPicture> pictures;
    const auto add = [&](const QString& name, const std::function<void(QPainter&, const CardPaint&)>& paint) {
        pictures.push_back({name, [options, paint] { return pictureOf(options, paint); }});
    };
    for (const AnyCard& card : cardsOf(set)) {
        const QString name = fileNameOf(headOf(card).id);
        add(name, [&set, card](QPainter& painter, const CardPaint& paint) {
            paintCard(painter, set, card, paint);
        });
        // Ids have no underscores, so no card can have this name.
        if (const auto* const* tracker = std::get_if<const TrackerCard*>(&card))
            add(name + QStringLiteral("_back"),
                [&set, which = *tracker](QPainter& painter, const CardPaint& paint) {
                    paintTrackerBack(painter, set, *which, paint);
                });
    }
    for (const Deck deck : allDecks)
        if (!cardsOfDeck(set, deck).empty())
            add(QStringLiteral("back_") + wordOf(deck),
                [deck](QPainter& painter, const CardPaint& paint) { paintBack(painter, deck, paint); });
    return pictures;
}

std::vector<TableSheet> tableSheets(const CardSet& set, RenderStyle style, const OwnedPieces* used)
{
    constexpr std::size_t most = tableColumns * mostTableRows - 1;
    std::vector<TableSheet> sheets;
    for (const Deck deck : allDecks) {
        const std::vector<AnyCard> cards = cardsOfDeck(set, deck, used);
        for (std::size_t first = 0; first < cards.size(); first += most) {
            const auto begin = cards.begin() + std::ptrdiff_t(first);
            const auto count = std::ptrdiff_t(std::min(most, cards.size() - first));
            sheets.push_back(sheetOf(set, deck, {begin, begin + count}, style));
            sheets.back().number = int(first / most) + 1;
        }
    }
    return sheets;
}

std::vector<NamedPicture> piecePictures(const Scenario& scenario, const Cards& cards, RenderStyle style)
{
    std::vector<NamedPicture> pictures;
    const OwnedPieces used = neededCards(scenario, cards);
    for (const PackReference& pack : scenario.packs) {
        const CardSet* set = cards.set(pack.id);
        if (!set)
            continue;
        const QString folder = QString::fromStdString(pack.id) + u'/';
        CardPictureOptions options;
        options.style = style;
        for (NamedPicture& picture : cardPictures(*set, options))
            pictures.push_back({folder + QStringLiteral("cards/") + picture.name, std::move(picture.draw)});
        for (TableSheet& sheet : tableSheets(*set, style, &used)) {
            const QString number = sheet.number > 1 ? QStringLiteral("-%1").arg(sheet.number) : QString();
            pictures.push_back(
                {folder + QStringLiteral("decks/") + wordOf(sheet.deck) + number, std::move(sheet.draw)});
        }
    }
    return pictures;
}

} // namespace delve::dungeoneer
