// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/text/piece_words.h"

#include "editor/mageknight/text/figure_words.h"
#include "engine/mageknight/content/ability.h"

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace delve::mageknight {

namespace {

QString said(const char* text)
{
    return QCoreApplication::translate("PieceWords", text);
}

QString said(const char* text, int count)
{
    return QCoreApplication::translate("PieceWords", text, nullptr, count);
}

QString joined(QStringList facts)
{
    facts.removeAll(QString());
    return facts.join(QStringLiteral(" · "));
}

QString sizeInWords(Size size)
{
    return said(QT_TRANSLATE_NOOP("PieceWords", "%1 × %2 squares")).arg(size.width).arg(size.height);
}

/// The words of a reader, with all that they need.
struct Telling
{
    const Content& content;
    const RuleReference& rules;
    const std::string& language;

    QString text(const LocalizedText& text) const { return QString::fromStdString(text.in(language)); }

    QString nameOf(Ability ability) const
    {
        const Rule* rule = rules.find(ruleOf(ability));
        return rule ? text(rule->title) : QString::fromUtf8(delve::nameOf(ability));
    }

    QStringList tell(const Tile& tile) const
    {
        const auto size = tile.face(TileSide::A).layout.size();
        const QString a = text(tile.face(TileSide::A).name);
        const QString b = text(tile.face(TileSide::B).name);
        return {joined({tile.kind == TileKind::Chamber ? said(QT_TRANSLATE_NOOP("PieceWords", "Chamber"))
                                                       : said(QT_TRANSLATE_NOOP("PieceWords", "Hallway")),
                        sizeInWords(size)}),
                said(QT_TRANSLATE_NOOP("PieceWords", "Side A: %1")).arg(a),
                said(QT_TRANSLATE_NOOP("PieceWords", "Side B: %1")).arg(b)};
    }

    QString roleOf(const Figure& figure) const
    {
        switch (figure.role) {
        case FigureRole::Hero: return said(QT_TRANSLATE_NOOP("PieceWords", "Hero"));
        case FigureRole::MageSpawn: return said(QT_TRANSLATE_NOOP("PieceWords", "Mage Spawn"));
        case FigureRole::Warrior: return said(QT_TRANSLATE_NOOP("PieceWords", "Warrior"));
        }
        return {};
    }

    QStringList tell(const Figure& figure) const
    {
        QStringList abilities;
        int clicks = 0;
        for (const Dial& dial : figure.dials) {
            clicks += dial.liveClicks();
            for (const Click& click : dial.clicks)
                for (const auto& ability : click.abilities)
                    if (ability && !abilities.contains(nameOf(*ability)))
                        abilities << nameOf(*ability);
        }
        const int points = figure.pointsAt(1);
        return {
            joined({roleOf(figure), said(QT_TRANSLATE_N_NOOP("PieceWords", "%n point(s)"), points),
                    said(QT_TRANSLATE_N_NOOP("PieceWords", "%n click(s)"), clicks), specialsInWords(figure)}),
            numbersInWords(figure), abilities.join(QStringLiteral(", ")), text(figure.text)};
    }

    QString classOf(const ArtifactKind& artifact) const
    {
        switch (artifact.artifactClass) {
        case ArtifactClass::Exotic: return said(QT_TRANSLATE_NOOP("PieceWords", "Exotic artifact"));
        case ArtifactClass::AncientPillar: return said(QT_TRANSLATE_NOOP("PieceWords", "Ancient pillar"));
        case ArtifactClass::AllSeeingPillar:
            return said(QT_TRANSLATE_NOOP("PieceWords", "All-seeing pillar"));
        case ArtifactClass::Chair: return said(QT_TRANSLATE_NOOP("PieceWords", "Chair"));
        case ArtifactClass::Table: return said(QT_TRANSLATE_NOOP("PieceWords", "Table"));
        }
        return {};
    }

    QStringList tell(const ArtifactKind& artifact) const
    {
        return {joined({classOf(artifact), sizeInWords(artifact.footprint)}), text(artifact.text)};
    }

    QStringList tell(const Chest& chest) const
    {
        int least = 0;
        int most = 0;
        QStringList items;
        for (const Treasure& treasure : chest.treasure) {
            if (treasure.trap)
                continue;
            least = least == 0 ? treasure.gold : std::min(least, treasure.gold);
            most = std::max(most, treasure.gold);
            if (treasure.item && !items.contains(text(treasure.item->name)))
                items << text(treasure.item->name);
        }
        const auto traps =
            std::ranges::count_if(chest.trap, [](const Trap& trap) { return !trap.isBlank(); });
        return {joined({said(QT_TRANSLATE_NOOP("PieceWords", "Chest")),
                        said(QT_TRANSLATE_NOOP("PieceWords", "gold %1 to %2")).arg(least).arg(most),
                        said(QT_TRANSLATE_N_NOOP("PieceWords", "%n trap(s) on its dial"), int(traps))}),
                items.join(QStringLiteral(", "))};
    }
};

} // namespace

QString numbersInWords(const Figure& figure)
{
    if (figure.dials.empty() || figure.dials.front().clicks.empty())
        return {};
    const auto& clicks = figure.dials.front().clicks;
    const Click& first = clicks[std::min(std::size_t(figure.startClickAt(1)), clicks.size() - 1)];
    return joined(
        {said(QT_TRANSLATE_NOOP("PieceWords", "Speed %1")).arg(first.value(Slot::Speed)),
         said(QT_TRANSLATE_NOOP("PieceWords", "Attack %1")).arg(first.value(Slot::Attack)),
         said(QT_TRANSLATE_NOOP("PieceWords", "Defense %1")).arg(first.value(Slot::Defense)),
         said(QT_TRANSLATE_NOOP("PieceWords", "Damage %1")).arg(first.value(Slot::Damage)),
         figure.range > 0 ? said(QT_TRANSLATE_NOOP("PieceWords", "Range %1")).arg(figure.range) : QString()});
}

QStringList factsOf(ThingKind kind, const ContentId& piece, const Content& content,
                    const RuleReference& rules, const std::string& language)
{
    const Telling telling{content, rules, language};
    QStringList facts;
    if (const Tile* tile = content.tile(piece); tile && kind == ThingKind::Tile)
        facts = telling.tell(*tile);
    else if (const Figure* figure = content.figure(piece))
        facts = telling.tell(*figure);
    else if (const Chest* chest = content.chest(piece))
        facts = telling.tell(*chest);
    else if (const ArtifactKind* artifact = content.artifact(piece))
        facts = telling.tell(*artifact);
    facts.removeAll(QString());
    return facts;
}

} // namespace delve::mageknight
