// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/piece_pictures.h"

#include "editor/export/deck_sheet.h"
#include "editor/mageknight/print/counter_parts.h"
#include "editor/mageknight/render/face_painter.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace delve::mageknight {

namespace {

/// "Font of the Pale Moon" as "font-of-the-pale-moon".
QString slugOf(const QString& name)
{
    QString slug;
    for (const QChar letter : name.toLower().normalized(QString::NormalizationForm_D)) {
        if (letter.category() == QChar::Mark_NonSpacing || letter == u'\'' || letter == u'’')
            continue; // accents and apostrophes
        if (letter.isLetterOrNumber())
            slug += letter;
        else if (!slug.isEmpty() && !slug.endsWith(u'-'))
            slug += u'-';
    }
    while (slug.endsWith(u'-'))
        slug.chop(1);
    return slug.isEmpty() ? QStringLiteral("piece") : slug;
}

/// A side of a piece without its bleed. Round ones are transparent around the circle; without a painter, a
/// side is blank.
QImage pictureOf(const CutOut& piece, const CutOut::Paint& paint, double pixelsPerMillimetre)
{
    QImage image(std::max(1, int(std::lround(piece.size.width() * pixelsPerMillimetre))),
                 std::max(1, int(std::lround(piece.size.height() * pixelsPerMillimetre))),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(image.width() / piece.size.width(), image.height() / piece.size.height());
    const QRectF area(QPointF(0, 0), piece.size);
    if (piece.round) {
        QPainterPath disc;
        disc.addEllipse(area);
        painter.setClipPath(disc);
    }
    if (piece.hasGround)
        painter.fillRect(area, Qt::white);
    if (paint)
        paint(painter);
    return image;
}

/// What a piece looks like, in few pixels: equal ones are one piece.
QByteArray looksOf(const CutOut& piece)
{
    QByteArray looks = piece.name.toUtf8();
    constexpr double coarse = 1.5;
    for (const CutOut::Paint* side : {&piece.front, &piece.back}) {
        const QImage image = pictureOf(piece, *side, coarse);
        looks.append(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
    }
    return looks;
}

class PieceMaker
{
public:
    PieceMaker(const std::shared_ptr<const Scenario>& scenario, const Content& content,
               const PiecePictureOptions& options)
        : m_content(content), m_options(options)
    {
        PrintOptions print;
        print.kind = PrintKind::Counters;
        print.style = options.style;
        print.language = options.language;
        m_subject = {scenario, &content, print, options.rules};
        m_pixelsPerMillimetre = options.pixelsPerSquare / print.squareMillimetres;
    }

    std::vector<PiecePicture> make()
    {
        tiles();
        counters();
        return std::move(m_pictures);
    }

private:
    QString freeName(const QString& folder, const QString& name)
    {
        QString path = folder + u'/' + name;
        for (int i = 2; !m_names.insert(path).second; ++i)
            path = QStringLiteral("%1/%2-%3").arg(folder, name, QString::number(i));
        return path;
    }

    void tiles()
    {
        std::map<ContentId, int> counts;
        for (const PlacedTile& placed : m_subject.scenario->tiles)
            ++counts[placed.tile];
        for (const auto& [id, count] : counts) {
            const Tile* tile = m_content.tile(id);
            if (!tile)
                continue;
            const QString name =
                freeName(QStringLiteral("tiles"),
                         slugOf(m_subject.words(tile->face(TileSide::A).name)) + timesOf(count));
            for (const TileSide side : {TileSide::A, TileSide::B})
                m_pictures.push_back(
                    {name + (side == TileSide::A ? QStringLiteral("-a.png") : QStringLiteral("-b.png")),
                     [tile, side, options = m_options] {
                         const Size size = sizeOf(tile->kind);
                         const int pixels = options.pixelsPerSquare;
                         QImage image(size.width * pixels, size.height * pixels,
                                      QImage::Format_ARGB32_Premultiplied);
                         image.fill(Qt::transparent);
                         QPainter painter(&image);
                         painter.scale(pixels, pixels);
                         paintFace(painter, *tile, side, Rotation::None, options.style, pixels);
                         return image;
                     }});
        }
    }

    static QString timesOf(int count) { return count > 1 ? QStringLiteral("-x%1").arg(count) : QString(); }

    void counters()
    {
        struct Kind
        {
            std::shared_ptr<const CutOut> piece;
            int count = 0;
        };
        std::vector<Kind> kinds;
        std::map<QByteArray, std::size_t> known;
        for (CutOut& piece : counterPieces(m_subject)) {
            const auto [place, isNew] = known.try_emplace(looksOf(piece), kinds.size());
            if (isNew)
                kinds.push_back({std::make_shared<const CutOut>(std::move(piece)), 0});
            ++kinds[place->second].count;
        }
        for (const Kind& kind : kinds) {
            const QString folder = kind.piece->folder;
            const QString name = freeName(folder, slugOf(kind.piece->name) + timesOf(kind.count));
            add(name + QStringLiteral("-front.png"), kind.piece, false);
            if (kind.piece->back)
                add(name + QStringLiteral("-back.png"), kind.piece, true);
            if (!kind.piece->deck.isEmpty())
                for (int i = 0; i < kind.count; ++i)
                    m_decks[kind.piece->deck].push_back(kind.piece);
        }
        for (const auto& [deck, cards] : m_decks)
            decks(deck, cards);
    }

    void add(const QString& path, const std::shared_ptr<const CutOut>& piece, bool back)
    {
        m_pictures.push_back({path, [piece, back, scale = m_pixelsPerMillimetre] {
                                  return pictureOf(*piece, back ? piece->back : piece->front, scale);
                              }});
    }

    void decks(const QString& deck, const std::vector<std::shared_ptr<const CutOut>>& cards)
    {
        for (std::size_t first = 0; first < cards.size(); first += mostDeckCards) {
            const std::size_t last = std::min(cards.size(), first + mostDeckCards);
            const QSize cell = deckCell(cards[first]->size);
            const double scale = cell.width() / cards[first]->size.width();
            std::vector<std::function<QImage()>> fronts;
            for (std::size_t i = first; i < last; ++i)
                fronts.push_back([card = cards[i], scale] { return pictureOf(*card, card->front, scale); });
            const QString number = cards.size() > mostDeckCards
                                       ? QStringLiteral("-%1").arg(first / mostDeckCards + 1)
                                       : QString();
            m_pictures.push_back({QStringLiteral("decks/%1%2.png").arg(deck, number),
                                  [fronts, card = cards[first], cell, scale] {
                                      return deckSheet(
                                          fronts, [&] { return pictureOf(*card, card->back, scale); }, cell);
                                  }});
        }
    }

    const Content& m_content;
    PiecePictureOptions m_options;
    PrintSubject m_subject;
    double m_pixelsPerMillimetre = 1;
    std::vector<PiecePicture> m_pictures;
    std::set<QString> m_names;
    std::map<QString, std::vector<std::shared_ptr<const CutOut>>> m_decks;
};

} // namespace

std::vector<PiecePicture> piecePictures(const std::shared_ptr<const Scenario>& scenario,
                                        const Content& content, const PiecePictureOptions& options)
{
    return PieceMaker(scenario, content, options).make();
}

} // namespace delve::mageknight
