// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/render/letters.h"

#include <QFont>
#include <QFontMetricsF>
#include <QGlyphRun>
#include <QRawFont>
#include <QTextLayout>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <deque>
#include <optional>

namespace delve::dungeoneer {

namespace {

constexpr double setSize = 64; ///< text is set at this size and then scaled
constexpr double leading = 1.2;
constexpr double paragraphGap = 0.42;
constexpr double flavourShare = 0.92; ///< sayings are a little smaller than rules

/// Only the plain faces of a font are asked for: lean and narrow ones are not installed everywhere.
QFont fontOf(Letters letters)
{
    const bool serif = letters == Letters::Name || letters == Letters::Slanted;
    QFont font(serif ? QStringLiteral("DejaVu Serif") : QStringLiteral("DejaVu Sans"));
    font.setPixelSize(int(setSize));
    font.setBold(letters == Letters::Name || letters == Letters::Strong);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double stretchOf(Letters letters)
{
    return letters == Letters::Name ? 0.9 : letters == Letters::Slanted ? 0.92 : 0.93;
}

/// One text broken into lines of a width, in millimetres, at a size.
class Block
{
public:
    Block(const QString& text, Letters letters, int strong, double width, double size)
        : m_layout(text, fontOf(letters)), m_letters(letters), m_scale(size / setSize), m_size(size)
    {
        if (strong > 0) {
            QTextLayout::FormatRange lead;
            lead.start = 0;
            lead.length = strong;
            lead.format.setFont(fontOf(Letters::Strong));
            m_layout.setFormats({lead});
        }
        const double room = width / (m_scale * stretchOf(letters));
        m_layout.beginLayout();
        for (QTextLine line = m_layout.createLine(); line.isValid(); line = m_layout.createLine()) {
            line.setLineWidth(room);
            // A single word that is longer than a line.
            m_fits = m_fits && line.naturalTextWidth() <= room + 0.5;
            m_widest = std::max(m_widest, line.naturalTextWidth() * m_scale * stretchOf(letters));
        }
        m_layout.endLayout();
    }

    bool fits() const { return m_fits; }
    int lines() const { return m_layout.lineCount(); }
    double height() const { return lines() * m_size * leading; }
    double widest() const { return m_widest; }

    void addTo(QPainterPath& shapes, const QPointF& topLeft, double width, Qt::Alignment alignment) const
    {
        const double slant = m_letters == Letters::Slanted ? -0.19 : 0;
        for (int i = 0; i < lines(); ++i) {
            const QTextLine line = m_layout.lineAt(i);
            const double across = m_scale * stretchOf(m_letters);
            const double free = width - line.naturalTextWidth() * across;
            const double left = topLeft.x() + (alignment & Qt::AlignHCenter ? free / 2
                                               : alignment & Qt::AlignRight ? free
                                                                            : 0);
            const double base = topLeft.y() + (i + 0.5) * m_size * leading + m_size * 0.35;
            for (const QGlyphRun& run : line.glyphRuns())
                addRun(shapes, run, line, QTransform(across, 0, slant * m_scale, m_scale, left, base));
        }
    }

private:
    static void addRun(QPainterPath& shapes, const QGlyphRun& run, const QTextLine& line,
                       const QTransform& place)
    {
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> positions = run.positions();
        const QRawFont font = run.rawFont();
        const double baseline = line.y() + line.ascent();
        for (qsizetype i = 0; i < glyphs.size(); ++i) {
            QPainterPath glyph = font.pathForGlyph(glyphs[i]);
            glyph.translate(positions[i] - QPointF(line.x(), baseline));
            shapes.addPath(place.map(glyph));
        }
    }

    QTextLayout m_layout;
    Letters m_letters;
    double m_scale;
    double m_size;
    double m_widest = 0;
    bool m_fits = true;
};

/// The largest size, in small steps, that has room; the smallest where none has. What has room has it at all
/// smaller sizes, too.
template <typename HasRoom> double largestWithRoom(double largest, double smallest, HasRoom hasRoom)
{
    constexpr double step = 0.06;
    int low = 0, high = int(std::ceil((largest - smallest) / step)); // steps above the smallest
    while (low < high) {
        const int middle = (low + high + 1) / 2;
        if (hasRoom(std::min(largest, smallest + middle * step)))
            low = middle;
        else
            high = middle - 1;
    }
    return std::min(largest, smallest + low * step);
}

SetText placed(const Block& block, const QRectF& area, double size, Qt::Alignment alignment, bool fits)
{
    SetText set{{}, size, fits};
    const double top = alignment & Qt::AlignTop ? area.top() : area.center().y() - block.height() / 2;
    block.addTo(set.shapes, {area.left(), top}, area.width(), alignment);
    return set;
}

/// Rules and saying at one size.
struct Column
{
    std::deque<Block> blocks; ///< in a deque, since layouts cannot be moved
    std::optional<Block> flavour;
    double ruleHeight = 0;
    double height = 0;
    bool fits = true;

    Column(const std::vector<Paragraph>& paragraphs, const QString& saying, const QRectF& area, double size)
    {
        for (const Paragraph& paragraph : paragraphs) {
            blocks.emplace_back(paragraph.text, Letters::Plain, paragraph.strong, area.width(), size);
            ruleHeight += blocks.back().height() + (blocks.size() > 1 ? size * paragraphGap : 0);
            fits = fits && blocks.back().fits();
        }
        height = ruleHeight;
        if (!saying.isEmpty()) {
            flavour.emplace(saying, Letters::Slanted, 0, area.width(), size * flavourShare);
            height += flavour->height() + (blocks.empty() ? 0 : size * 0.9);
            fits = fits && flavour->fits();
        }
        fits = fits && height <= area.height() + 1e-6;
    }
};

} // namespace

SetText setName(const QString& text, const QRectF& area, Letters letters, double largest, double smallest,
                Qt::Alignment alignment, int mostLines)
{
    const auto hasRoom = [&](double size) {
        const Block block(text, letters, 0, area.width(), size);
        // Two lines may stand a little closer than rules do.
        const double height = block.lines() == 1 ? size : block.height() - size * (leading - 1);
        return block.fits() && block.lines() <= mostLines && height <= area.height() + 1e-6;
    };
    const double size = largestWithRoom(largest, smallest, hasRoom);
    if (hasRoom(size))
        return placed(Block(text, letters, 0, area.width(), size), area, size, alignment, true);
    const Block block(text, letters, 0, 1000, smallest);
    SetText set = placed(block, QRectF(0, area.top(), 1000, area.height()), smallest,
                         Qt::AlignLeft | Qt::AlignVCenter, false);
    const double squeeze = std::min(1.0, area.width() / std::max(block.widest(), 1.0));
    set.shapes = QTransform(squeeze, 0, 0, 1, area.left(), 0).map(set.shapes);
    return set;
}

SetRules setRules(const std::vector<Paragraph>& paragraphs, const QString& flavour, const QRectF& area,
                  double largest, double smallest)
{
    const double size = largestWithRoom(
        largest, smallest, [&](double wanted) { return Column(paragraphs, flavour, area, wanted).fits; });
    const Column column(paragraphs, flavour, area, size);
    SetRules set;
    set.size = size;
    set.fits = column.fits;
    double y = area.top();
    if (!column.flavour && column.height < area.height() * 0.7)
        y += (area.height() - column.height) * 0.28; // a few words alone stand in the middle, not at the rim
    for (const Block& block : column.blocks) {
        if (&block != &column.blocks.front())
            y += size * paragraphGap;
        block.addTo(set.rules, {area.left(), y}, area.width(), Qt::AlignLeft);
        y += block.height();
    }
    set.ruleBottom = y;
    set.flavourTop = area.bottom();
    if (column.flavour) {
        const Block& saying = *column.flavour;
        set.flavourTop =
            column.blocks.empty() ? area.center().y() - saying.height() / 2 : area.bottom() - saying.height();
        saying.addTo(set.flavour, {area.left(), set.flavourTop}, area.width(), Qt::AlignHCenter);
    }
    return set;
}

QPainterPath lettersAt(const QString& text, const QPointF& centre, double height, Letters letters)
{
    const QFont font = fontOf(letters);
    QPainterPath glyphs;
    glyphs.addText(0, 0, font, text);
    const double scale = height / QFontMetricsF(font).capHeight();
    const QRectF box = glyphs.boundingRect();
    QTransform place;
    place.translate(centre.x(), centre.y());
    place.scale(scale * stretchOf(letters), scale);
    // Numbers stand on one line, whatever they are made of.
    place.translate(-box.center().x(), QFontMetricsF(font).capHeight() / 2);
    return place.map(glyphs);
}

} // namespace delve::dungeoneer
