// SPDX-License-Identifier: GPL-3.0-or-later
// The card of a figure: what its base says, its dial click by click, and the abilities by name.

#include "editor/mageknight/print/card.h"
#include "editor/mageknight/text/figure_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace delve::mageknight {

namespace {

const TextStyle lineStyle{7, false, quietInk};
const TextStyle tableHead{6.5, true, quietInk};
const TextStyle value{7.5, true, pageInk};
const TextStyle index{4.8, true, pageInk};
const TextStyle abilityStyle{7, false, pageInk};
constexpr double rowHeight = 3.35;
constexpr double firstColumn = 9;

QString print(const char* text)
{
    return QCoreApplication::translate("Print", text);
}

QColor colourOf(MarkerColour colour)
{
    switch (colour) {
    case MarkerColour::Green: return {0x5a, 0xb3, 0x5a};
    case MarkerColour::Red: return {0xe0, 0x5a, 0x4e};
    case MarkerColour::Blue: return {0x5c, 0x9b, 0xd8};
    case MarkerColour::Orange: return {0xf0, 0x9a, 0x3e};
    case MarkerColour::Yellow: return {0xf2, 0xd4, 0x4a};
    case MarkerColour::Black: return {0x33, 0x33, 0x33};
    case MarkerColour::Gray: return {0xb0, 0xb0, 0xb0};
    }
    return Qt::white;
}

/// DIAL-06: the mark of an ability, a coloured square or circle.
void paintMark(QPainter& painter, const QRectF& area, Ability ability)
{
    const AbilityMark& mark = markOf(ability);
    painter.setPen(QPen(QColor(0x44, 0x44, 0x44), 0.12));
    painter.setBrush(colourOf(mark.colour));
    if (mark.shape == MarkerShape::Circle)
        painter.drawEllipse(area);
    else
        painter.drawRect(area);
}

QString slotName(Slot slot)
{
    switch (slot) {
    case Slot::Speed: return print(QT_TRANSLATE_NOOP("Print", "Speed"));
    case Slot::Attack: return print(QT_TRANSLATE_NOOP("Print", "Attack"));
    case Slot::Defense: return print(QT_TRANSLATE_NOOP("Print", "Defense"));
    case Slot::Damage: return print(QT_TRANSLATE_NOOP("Print", "Damage"));
    }
    return {};
}

constexpr std::array allSlots{Slot::Speed, Slot::Attack, Slot::Defense, Slot::Damage};

QString roleInWords(const Figure& figure)
{
    switch (figure.role) {
    case FigureRole::Hero: return print(QT_TRANSLATE_NOOP("Print", "Hero"));
    case FigureRole::MageSpawn: return print(QT_TRANSLATE_NOOP("Print", "Mage Spawn"));
    case FigureRole::Warrior: return print(QT_TRANSLATE_NOOP("Print", "Warrior"));
    }
    return {};
}

QString versionInWords(Version version)
{
    switch (version) {
    case Version::Weak: return print(QT_TRANSLATE_NOOP("Print", "weak"));
    case Version::Standard: return print(QT_TRANSLATE_NOOP("Print", "standard"));
    case Version::Tough: return print(QT_TRANSLATE_NOOP("Print", "tough"));
    case Version::Unique: return print(QT_TRANSLATE_NOOP("Print", "unique"));
    }
    return {};
}

QString speedTypeInWords(SpeedType type)
{
    switch (type) {
    case SpeedType::Boot: return print(QT_TRANSLATE_NOOP("Print", "boot"));
    case SpeedType::Horseshoe: return print(QT_TRANSLATE_NOOP("Print", "horseshoe"));
    case SpeedType::Wave: return print(QT_TRANSLATE_NOOP("Print", "wave"));
    case SpeedType::Wing: return print(QT_TRANSLATE_NOOP("Print", "wing"));
    case SpeedType::Wheel: return print(QT_TRANSLATE_NOOP("Print", "wheel"));
    }
    return {};
}

/// The abilities of a figure in the order in which its dial shows them; each is called by a letter.
std::vector<Ability> abilitiesOf(const Figure& figure)
{
    std::vector<Ability> abilities;
    for (const Dial& dial : figure.dials)
        for (const Click& click : dial.clicks)
            for (const auto& ability : click.abilities)
                if (ability && std::ranges::find(abilities, *ability) == abilities.end())
                    abilities.push_back(*ability);
    return abilities;
}

QString letterOf(Ability ability, const std::vector<Ability>& abilities)
{
    return QString(QChar(u'a' + int(std::ranges::find(abilities, ability) - abilities.begin())));
}

double columnWidth(double width)
{
    return (width - firstColumn) / double(allSlots.size());
}

FlowItem headRow(double width)
{
    FlowItem item;
    item.height = 3.4;
    item.spaceBefore = 1.2;
    item.paint = [width](QPainter& painter, const QPointF& at) {
        const double column = columnWidth(width);
        for (const Slot slot : allSlots)
            paintText(painter, QRectF(at.x() + firstColumn + int(slot) * column, at.y(), column - 0.5, 3),
                      Qt::AlignHCenter, slotName(slot), tableHead);
        painter.setPen(QPen(ruleInk, 0.2));
        painter.drawLine(at + QPointF(0, 3.2), at + QPointF(width, 3.2));
    };
    return item;
}

FlowItem clickRow(const Click& click, const QString& label, bool striped, double width,
                  const std::vector<Ability>& abilities)
{
    FlowItem item;
    item.height = rowHeight;
    item.paint = [click, label, striped, width, abilities](QPainter& painter, const QPointF& at) {
        if (striped) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(0xf3, 0xf1, 0xec));
            painter.drawRect(QRectF(at, QSizeF(width, rowHeight)));
        }
        paintText(painter, QRectF(at.x() + 0.5, at.y(), firstColumn - 1, rowHeight), Qt::AlignLeft, label,
                  {6.5, true, accentInk});
        const double column = columnWidth(width);
        if (click.eliminated) {
            paintText(painter, QRectF(at.x() + firstColumn, at.y(), width - firstColumn, rowHeight),
                      Qt::AlignHCenter, print(QT_TRANSLATE_NOOP("Print", "eliminated")),
                      {6.5, false, quietInk});
            return;
        }
        for (const Slot slot : allSlots) {
            const double centre = at.x() + firstColumn + (int(slot) + 0.5) * column;
            const auto& ability = click.ability(slot);
            TextStyle style = value;
            if (ability) {
                paintMark(painter, QRectF(centre - 1.55, at.y() + 0.14, 3.1, 3.1), *ability);
                const MarkerColour colour = markOf(*ability).colour;
                if (colour == MarkerColour::Black)
                    style.colour = Qt::white;
                paintText(painter, QRectF(centre + 1.9, at.y(), 3, rowHeight - 1), Qt::AlignLeft,
                          letterOf(*ability, abilities), index);
            }
            paintText(painter, QRectF(centre - 3, at.y(), 6, rowHeight), Qt::AlignHCenter,
                      QString::number(click.value(slot)), style);
        }
    };
    return item;
}

FlowItem abilityRow(Ability left, const Ability* right, const std::vector<Ability>& abilities,
                    const PrintSubject& subject, double width)
{
    FlowItem item;
    item.height = 3.2;
    std::vector<std::pair<Ability, QString>> names{{left, subject.nameOf(left)}};
    if (right != nullptr)
        names.emplace_back(*right, subject.nameOf(*right));
    item.paint = [names, abilities, width](QPainter& painter, const QPointF& at) {
        for (std::size_t i = 0; i < names.size(); ++i) {
            const double x = at.x() + double(i) * width / 2;
            paintMark(painter, QRectF(x + 0.2, at.y() + 0.4, 2.2, 2.2), names[i].first);
            paintText(painter, QRectF(x + 3.2, at.y(), 2.4, 3), Qt::AlignLeft,
                      letterOf(names[i].first, abilities), {6.5, true, pageInk});
            paintText(painter, QRectF(x + 5.4, at.y(), width / 2 - 6.6, 3), Qt::AlignLeft, names[i].second,
                      abilityStyle);
        }
    };
    return item;
}

/// "L3" where a hero of that level begins, and an arrow where this one does.
QString startLabel(const Figure& figure, int level, int click)
{
    QStringList labels;
    for (std::size_t i = 0; i < figure.levels.size(); ++i)
        if (figure.levels[i].startClick == click)
            labels << print(QT_TRANSLATE_NOOP("Print", "L%1")).arg(i + 1);
    const bool here = figure.startClickAt(std::max(level, 1)) == click;
    return (here ? QStringLiteral("► ") : QString()) + labels.join(u' ');
}

/// A section with its range, where it has one.
QString headOf(const Dial& dial, const Figure& figure)
{
    const int range = dial.range.value_or(figure.range);
    return range == 0 ? sectionInWords(dial.section)
                      : sectionInWords(dial.section) + QStringLiteral(" · ") +
                            print(QT_TRANSLATE_NOOP("Print", "range %1")).arg(range);
}

/// MD-21: one cross for each skull that the click shows.
QString skullsOf(const Click& click)
{
    return QString(click.skulls, QChar(u'×'));
}

} // namespace

Card figureCard(const Figure& figure, int level, int count, const PrintSubject& subject)
{
    Card card;
    card.name = subject.words(figure.name);
    card.value = QString::number(figure.pointsAt(std::max(level, 1)));
    if (count > 1)
        card.value = QStringLiteral("%1 × %2").arg(count).arg(card.value);
    card.colour = figure.role == FigureRole::Hero ? QColor(0x7c, 0x2d, 0x20)
                  : figure.highlight ? gradeColour(*figure.highlight, RenderStyle::FullColour).darker(150)
                                     : QColor(0x4a, 0x42, 0x52);
    QStringList kind{roleInWords(figure)};
    if (figure.version)
        kind << versionInWords(*figure.version);
    if (level > 0 && figure.hasLevels())
        kind << print(QT_TRANSLATE_NOOP("Print", "level %1")).arg(level);
    card.family = kind.join(QStringLiteral(" · "));
    for (const std::string& faction : figure.factions)
        kind << fromKebabCase(faction);
    card.text.paragraph(kind.join(QStringLiteral(" · ")), lineStyle);
    QStringList base{print(QT_TRANSLATE_NOOP("Print", "range %1")).arg(figure.range)};
    if (figure.minRange > 0)
        base << print(QT_TRANSLATE_NOOP("Print", "not nearer than %1")).arg(figure.minRange);
    if (figure.targets > 1)
        base << print(QT_TRANSLATE_NOOP("Print", "targets %1")).arg(figure.targets);
    base << print(QT_TRANSLATE_NOOP("Print", "front arc %1°")).arg(figure.frontArc)
         << speedTypeInWords(figure.speedType);
    card.text.paragraph(base.join(QStringLiteral(" · ")), lineStyle);
    for (const QString& line : {specialsInWords(figure), pointValuesInWords(figure)})
        if (!line.isEmpty())
            card.text.paragraph(line, lineStyle);

    const std::vector<Ability> abilities = abilitiesOf(figure);
    const double width = card.text.width();
    for (const Dial& dial : figure.dials) {
        if (figure.dials.size() > 1)
            card.text.paragraph(headOf(dial, figure), {7, true, pageInk}, 0, 1.5);
        card.text.item(headRow(width));
        // DIAL-11: nothing comes after the first position that ends the dial.
        for (int i = 0; i <= dial.liveClicks(); ++i) {
            const Click& click = dial.clicks[std::size_t(i)];
            const QString label = startLabel(figure, level, i) + skullsOf(click);
            card.text.item(clickRow(click, label, i % 2 == 1, width, abilities));
        }
    }
    card.text.space(1.5);
    for (std::size_t i = 0; i < abilities.size(); i += 2)
        card.text.item(abilityRow(abilities[i], i + 1 < abilities.size() ? &abilities[i + 1] : nullptr,
                                  abilities, subject, width));
    card.remarkIfRoom(subject.words(figure.text));
    return card;
}

} // namespace delve::mageknight
