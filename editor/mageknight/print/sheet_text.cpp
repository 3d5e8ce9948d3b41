// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/print/sheet_text.h"

#include "editor/mageknight/print/level_panels.h"
#include "editor/mageknight/print/option_words.h"
#include "editor/mageknight/print/place_words.h"
#include "editor/mageknight/print/play_in_words.h"
#include "editor/mageknight/render/piece_painter.h"
#include "editor/mageknight/render/scenario_painter.h"
#include "editor/mageknight/text/thing_names.h"
#include "engine/mageknight/scenario/figure_points.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace delve::mageknight {

namespace {

const TextStyle body{8.5, false, pageInk};
const TextStyle story{9, false, pageInk, true};
const TextStyle strong{8.5, true, pageInk};
const TextStyle quiet{7.5, false, quietInk};

QString print(const char* text)
{
    return QCoreApplication::translate("Print", text);
}

QString nameOfPlayer(const Player& player)
{
    return QString::fromStdString(player.name.empty() ? player.id.text() : player.name);
}

/// "2 × Gloom Rat".
QString times(int count, const QString& name)
{
    return count == 1 ? name : QStringLiteral("%1 × %2").arg(count).arg(name);
}

QString directionInWords(Direction direction)
{
    switch (direction) {
    case Direction::NorthEast: return print(QT_TRANSLATE_NOOP("Print", "north-east"));
    case Direction::SouthEast: return print(QT_TRANSLATE_NOOP("Print", "south-east"));
    case Direction::SouthWest: return print(QT_TRANSLATE_NOOP("Print", "south-west"));
    case Direction::NorthWest: return print(QT_TRANSLATE_NOOP("Print", "north-west"));
    default: return sideOnPaper(Side(int(direction) / 2));
    }
}

class SheetMaker
{
public:
    SheetMaker(const PrintSubject& subject, double width)
        : m_subject(subject),
          m_scenario(*subject.scenario),
          m_content(*subject.content),
          m_places(m_scenario, m_content, subject.options.language),
          m_flow(width)
    {}

    Flow make()
    {
        story_();
        setup();
        teams();
        pools();
        play();
        options();
        notes();
        packs();
        return std::move(m_flow);
    }

private:
    QString name(const ThingId& id) const
    {
        return nameInWords(id, m_scenario, m_content, m_subject.options.language);
    }
    QString figureName(const ContentId& id) const
    {
        return argumentInWords(id.text(), m_content, m_subject.options.language);
    }

    QString playerName(const ThingId& id) const
    {
        const auto found = std::ranges::find(m_scenario.players, id, &Player::id);
        return found == m_scenario.players.end() ? QString() : nameOfPlayer(*found);
    }

    void story_()
    {
        if (m_scenario.notes.empty())
            return;
        m_flow.heading(print(QT_TRANSLATE_NOOP("Print", "Story")));
        m_flow.paragraph(QString::fromStdString(m_scenario.notes), story);
    }

    /// What lies on each tile, in words, in the order in which it is put there.
    std::map<const PlacedTile*, QStringList> piecesByTile() const
    {
        std::map<const PlacedTile*, QStringList> pieces;
        const auto put = [&](const Square& square, const QString& text) {
            pieces[m_places.tileAt(square)] << QStringLiteral("%1 %2").arg(m_places.square(square), text);
        };
        for (const PlacedDoor& door : m_scenario.doors) {
            const auto tile = std::ranges::find(m_scenario.tiles, door.tile, &PlacedTile::id);
            if (tile == m_scenario.tiles.end())
                continue;
            const Size size = rotated(sizeOnTable(*tile, m_content), tile->rotation);
            const LocalEdge edge = rotated(door.edge, size, tile->rotation);
            const Square square{tile->position.level, tile->position.x + edge.square.x,
                                tile->position.y + edge.square.y};
            put(square, print(QT_TRANSLATE_NOOP("Print", "%1, on its %2 edge"))
                            .arg(name(door.id), sideOnPaper(edge.side)));
        }
        for (const PlacedMarker& marker : m_scenario.markers)
            put(marker.square,
                marker.face == MarkerFace::Unique
                    ? name(marker.id)
                    : print(QT_TRANSLATE_NOOP("Print", "%1, plain side up")).arg(name(marker.id)));
        for (const PlacedArtifact& artifact : m_scenario.artifacts)
            put(artifact.square, name(artifact.id));
        for (const PlacedChest& chest : m_scenario.chests)
            put(chest.square, print(QT_TRANSLATE_NOOP("Print", "%1, facing %2"))
                                  .arg(name(chest.id), sideOnPaper(chest.facing)));
        for (const PlacedToken& token : m_scenario.tokens)
            put(token.square, wanderingTokenName(token.colour));
        for (const PlacedFigure& figure : m_scenario.figures)
            put(figure.square, print(QT_TRANSLATE_NOOP("Print", "%1, facing %2"))
                                   .arg(name(figure.id), directionInWords(figure.facing)));
        for (const Arrow& arrow : m_scenario.entrances)
            put(arrow.edge.square, print(QT_TRANSLATE_NOOP("Print", "entrance of %1, %2 side"))
                                       .arg(playerName(arrow.player), sideOnPaper(arrow.edge.side)));
        for (const Arrow& arrow : m_scenario.exits)
            put(arrow.edge.square, print(QT_TRANSLATE_NOOP("Print", "exit of %1, %2 side"))
                                       .arg(playerName(arrow.player), sideOnPaper(arrow.edge.side)));
        return pieces;
    }

    QString tileInWords(const PlacedTile& placed) const
    {
        const Tile* tile = m_content.tile(placed.tile);
        QStringList words{name(placed.id)};
        if (tile != nullptr)
            words << print(QT_TRANSLATE_NOOP("Print", "side %1 up (%2)"))
                         .arg(placed.side == TileSide::A ? QStringLiteral("A") : QStringLiteral("B"),
                              m_subject.words(tile->face(placed.side).name));
        if (const QString turn = m_places.turnOf(placed); !turn.isEmpty())
            words << turn;
        return words.join(QStringLiteral(", "));
    }

    QString detailsOf(const PlacedTile& placed) const
    {
        QStringList words{m_places.squaresOf(placed)};
        if (const QString beside = m_places.beside(placed); !beside.isEmpty())
            words << beside;
        if (placed.role == TileRole::Central)
            words << print(QT_TRANSLATE_NOOP("Print", "central tile"));
        if (placed.role == TileRole::Entrance)
            words << print(QT_TRANSLATE_NOOP("Print", "entrance tile"));
        if (m_scenario.levels.size() > 1)
            words << QString::fromStdString(m_scenario.levels[std::size_t(placed.position.level)].name);
        if (const QString player = playerName(placed.player); !player.isEmpty())
            words << print(QT_TRANSLATE_NOOP("Print", "placed by %1")).arg(player);
        return words.join(QStringLiteral(" · "));
    }

    void setup()
    {
        if (m_scenario.tiles.empty())
            return;
        constexpr double indent = 6.5;
        m_flow.heading(print(QT_TRANSLATE_NOOP("Print", "Setup, in this order")));
        m_flow.paragraph(print(QT_TRANSLATE_NOOP(
                             "Print", "Numbers in circles are those of the map. Squares are named by the "
                                      "letters and numbers along its edges: letters from the west, "
                                      "numbers from the north.")),
                         quiet);
        auto pieces = piecesByTile();
        for (std::size_t i = 0; i < m_scenario.tiles.size(); ++i) {
            const PlacedTile& placed = m_scenario.tiles[i];
            const QString details = detailsOf(placed);
            m_flow.marked(
                tileInWords(placed), strong, indent, 1.5,
                [number = int(i) + 1](QPainter& painter, const QPointF& at) {
                    paintTileNumber(painter, at + QPointF(2.2, 2.0), 4.4, number);
                },
                !details.isEmpty() || !pieces[&placed].isEmpty());
            if (!details.isEmpty())
                m_flow.marked(details, quiet, indent, 0, nullptr, !pieces[&placed].isEmpty());
            for (const QString& piece : pieces[&placed])
                bullet(piece, indent);
        }
        if (const QStringList& beside = pieces[nullptr]; !beside.isEmpty()) {
            m_flow.marked(print(QT_TRANSLATE_NOOP("Print", "Outside of the tiles")), strong, 0, 1.5, nullptr,
                          true);
            for (const QString& piece : beside)
                bullet(piece, indent);
        }
    }

    void bullet(const QString& text, double indent)
    {
        m_flow.marked(text, body, indent + 3, 0, [indent](QPainter& painter, const QPointF& at) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(accentInk);
            painter.drawEllipse(QPointF(at.x() + indent + 1, at.y() + ascentOf(body) - 1.05), 0.45, 0.45);
        });
    }

    void teams()
    {
        if (m_scenario.players.empty())
            return;
        m_flow.heading(print(QT_TRANSLATE_NOOP("Print", "Teams")));
        for (std::size_t i = 0; i < m_scenario.players.size(); ++i) {
            const Player& player = m_scenario.players[i];
            playerLine(player, int(i) + 1);
            int total = 0;
            for (const TeamMember& member : player.team) {
                const int points = pointsOf(m_content, member); // CAV-04
                total += points;
                const QString who = figureName(member.figure);
                m_flow.leader(member.level > 0 ? print(QT_TRANSLATE_NOOP("Print", "%1, level %2"))
                                                     .arg(who, QString::number(member.level))
                                               : who,
                              QString::number(points), body, 6.5, true);
            }
            m_flow.leader(
                print(QT_TRANSLATE_NOOP("Print", "Points of %1 allowed")).arg(m_scenario.options.buildTotal),
                QString::number(total), strong, 6.5);
        }
    }

    /// The name of a player beside the arrow of the team.
    void playerLine(const Player& player, int number)
    {
        m_flow.marked(
            nameOfPlayer(player), strong, 6.5, 1.5,
            [colour = player.colour, number, style = m_subject.options.style](QPainter& painter,
                                                                              const QPointF& at) {
                painter.save();
                painter.translate(at + QPointF(0, -0.6));
                painter.scale(5.2, 5.2);
                paintArrow(Sketch{painter, style, detailPixels(5.2), Noise(1)}, {0.45, 0.5}, Side::North,
                           ArrowKind::Entrance, colour, number);
                painter.restore();
            },
            true);
    }

    void pools()
    {
        const auto any = [](const Player& player) {
            return !player.mageSpawn.empty() || !player.chests.empty();
        };
        if (std::ranges::none_of(m_scenario.players, any))
            return;
        m_flow.heading(print(QT_TRANSLATE_NOOP("Print", "Pools of Mage Spawn and chests")));
        for (std::size_t i = 0; i < m_scenario.players.size(); ++i) {
            const Player& player = m_scenario.players[i];
            if (!any(player))
                continue;
            playerLine(player, int(i) + 1);
            int total = 0;
            for (const PoolEntry& entry : player.mageSpawn) {
                const int points = pointsOf(m_content, entry) * entry.count; // CAV-04, PSGR-03
                total += points;
                m_flow.leader(times(entry.count, figureName(entry.kind)), QString::number(points), body, 6.5,
                              true);
            }
            if (!player.mageSpawn.empty())
                m_flow.leader(print(QT_TRANSLATE_NOOP("Print", "Points of the pool")), QString::number(total),
                              strong, 6.5, !player.chests.empty());
            QStringList chests;
            for (const PoolEntry& entry : player.chests)
                chests << times(entry.count, figureName(entry.kind));
            if (!chests.isEmpty())
                m_flow.paragraph(
                    print(QT_TRANSLATE_NOOP("Print", "Chests: %1")).arg(chests.join(QStringLiteral(", "))),
                    body, 6.5, 0.5);
        }
    }

    void play()
    {
        if (m_scenario.players.empty())
            return;
        m_flow.heading(print(QT_TRANSLATE_NOOP("Print", "When play begins")));
        for (const QString& sentence : playInWords(m_scenario, m_subject.options))
            bullet(sentence, 0);
    }

    void options()
    {
        m_flow.heading(print(QT_TRANSLATE_NOOP("Print", "Special rules and options")));
        for (const QString& line : optionsInWords(m_scenario.options, m_content, m_subject.options.language))
            bullet(line, 0);
    }

    void notes()
    {
        if (m_scenario.pinnedNotes.empty())
            return;
        m_flow.heading(print(QT_TRANSLATE_NOOP("Print", "Notes of the author")));
        if (m_subject.options.notes)
            m_flow.paragraph(print(QT_TRANSLATE_NOOP("Print", "Their numbers stand on the map.")), quiet);
        for (std::size_t i = 0; i < m_scenario.pinnedNotes.size(); ++i) {
            const Note& note = m_scenario.pinnedNotes[i];
            m_flow.marked(
                QStringLiteral("%1: %2").arg(m_places.place(note.square), QString::fromStdString(note.text)),
                body, 6.5, 0.8, [number = int(i) + 1](QPainter& painter, const QPointF& at) {
                    paintNoteNumber(painter, at + QPointF(2.2, 1.9), 3.8, number);
                });
        }
    }

    void packs()
    {
        QStringList names;
        for (const PackReference& pack : m_scenario.packs)
            names << QString::fromStdString(pack.id + ' ' + pack.version);
        if (names.isEmpty())
            return;
        m_flow.space(3);
        m_flow.paragraph(print(QT_TRANSLATE_NOOP("Print", "Made with the packs: %1"))
                             .arg(names.join(QStringLiteral(", "))),
                         quiet);
    }

    const PrintSubject& m_subject;
    const Scenario& m_scenario;
    const Content& m_content;
    PlaceWords m_places;
    Flow m_flow;
};

} // namespace

Flow sheetText(const PrintSubject& subject, double width)
{
    return SheetMaker(subject, width).make();
}

void paintTileNumber(QPainter& painter, const QPointF& centre, double diameter, int number)
{
    painter.setPen(QPen(Qt::white, diameter * 0.07));
    painter.setBrush(accentInk);
    painter.drawEllipse(centre, diameter / 2, diameter / 2);
    const double box = diameter * 0.82;
    paintText(painter, QRectF(centre.x() - box / 2, centre.y() - box / 2, box, box), Qt::AlignHCenter,
              QString::number(number), {diameter * 0.6 * 72 / 25.4, true, Qt::white}, 0.3);
}

} // namespace delve::mageknight
