// SPDX-License-Identifier: GPL-3.0-or-later
// Counters to cut out: every piece that the scenario places, and cards of its figures and chests.

#include "editor/mageknight/collection/scenario_needs.h"
#include "editor/mageknight/print/card.h"
#include "editor/mageknight/print/counter_parts.h"
#include "editor/mageknight/print/page_parts.h"
#include "editor/mageknight/render/marker_painter.h"
#include "editor/mageknight/render/piece_painter.h"
#include "editor/print/cut_outs.h"
#include "editor/print/packing.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <map>

namespace delve::mageknight {

namespace {

QString print(const char* text)
{
    return QCoreApplication::translate("Print", text);
}

class CounterMaker
{
public:
    explicit CounterMaker(const PrintSubject& subject)
        : m_subject(subject),
          m_scenario(*subject.scenario),
          m_content(*subject.content),
          m_owned(subject.options.owned.value_or(OwnedPieces{})),
          m_room(roomForCutOuts(subject.options))
    {}

    std::vector<CutOut> make()
    {
        doors();
        markers();
        artifacts();
        chests();
        tokens();
        if (!ownsAnything()) {
            arrows();
            monsterMaster();
        }
        artifactTokens();
        figures();
        figureCards();
        chestCards();
        return std::move(m_pieces);
    }

private:
    using PaintPiece = std::function<void(const Sketch&)>;

    /// How many of these are missing; what is owned of them is taken.
    int missingOf(const ContentId& id, int needed)
    {
        int& left = m_owned[id];
        const int taken = std::min(left, needed);
        left -= taken;
        return needed - taken;
    }

    /// Takes one from those that are owned, if any is left.
    bool isOwned(const ContentId& id) { return missingOf(id, 1) == 0; }

    CutOut::Paint onGround(const QSizeF& squares, PaintPiece paint) const
    {
        return mageknight::onGround(m_subject, squares, std::move(paint));
    }

    void add(const QString& name, const QSizeF& squares, CutOut::Paint front, CutOut::Paint back,
             bool round = false)
    {
        m_pieces.push_back(
            {name, squares * m_subject.options.squareMillimetres, std::move(front), std::move(back), round});
    }

    void doors()
    {
        const QSizeF size(1, 0.36);
        for (const PlacedDoor& placed : m_scenario.doors) {
            const DoorKind* kind = m_content.door(placed.door);
            if (kind == nullptr || isOwned(kind->id))
                continue;
            // The same from both sides: a door that is opened is taken off the edge or turned.
            const auto face = onGround(size, [material = kind->material](const Sketch& sketch) {
                paintDoor(sketch, {0.5, 0.18}, true, material, false);
            });
            add(m_subject.words(kind->name), size, face, face);
        }
    }

    void markers()
    {
        const QSizeF size(0.92, 0.92);
        for (const PlacedMarker& placed : m_scenario.markers) {
            const MarkerKind* kind = m_content.marker(placed.marker);
            if (kind == nullptr || isOwned(kind->id))
                continue;
            const auto unique = onGround(size, [side = kind->uniqueSide](const Sketch& sketch) {
                paintMarker(sketch, {0.46, 0.46}, side);
            });
            const auto ordinary = onGround(size, [side = kind->ordinarySide](const Sketch& sketch) {
                paintMarker(sketch, {0.46, 0.46}, side);
            });
            const bool isUnique = placed.face == MarkerFace::Unique;
            add(m_subject.words(kind->name), size, isUnique ? unique : ordinary,
                isUnique ? ordinary : unique);
        }
    }

    void artifacts()
    {
        for (const PlacedArtifact& placed : m_scenario.artifacts) {
            const ArtifactKind* kind = m_content.artifact(placed.artifact);
            if (kind == nullptr || isOwned(kind->id))
                continue;
            m_pieces.push_back(artifactCounter(*kind, m_subject));
        }
    }

    /// EXO-04: whole piles of the colours that are drawn from, since anything in them may come up.
    void artifactTokens()
    {
        std::array<bool, 3> drawn{};
        for (const PlacedArtifact& placed : m_scenario.artifacts)
            if (const ArtifactKind* kind = m_content.artifact(placed.artifact))
                for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red})
                    drawn[std::size_t(colour)] |= kind->tokensOf(colour) > 0;
        for (const Colour colour : {Colour::Yellow, Colour::Blue, Colour::Red})
            for (const PackReference& used : m_scenario.packs)
                if (const Pack* pack = m_content.pack(used.id); pack && drawn[std::size_t(colour)])
                    for (const ArtifactToken& token : pack->artifactTokens)
                        if (token.colour == colour)
                            for (int missing = missingOf(token.id, token.stock); missing > 0; --missing)
                                m_pieces.push_back(artifactToken(token, m_subject));
    }

    /// Whoever is in a team, may come out of the pool or stands on the map. A team of figures that stands on
    /// the map already is not counted twice.
    void figures()
    {
        if (m_subject.options.figures == FigurePieces::None)
            return;
        OwnedPieces owned = m_subject.options.owned.value_or(OwnedPieces{});
        std::map<ContentId, std::vector<CountedFigure>> kinds;
        std::vector<ContentId> order;
        const auto need = [&](const ContentId& id, int count, std::optional<PlayerColour> player,
                              bool isNeutral) {
            const Figure* figure = m_content.figure(id);
            if (!figure)
                return;
            if (!kinds.contains(id))
                order.push_back(id);
            for (int i = 0; i < count; ++i)
                if (int& left = owned[id]; left > 0)
                    --left;
                else
                    kinds[id].push_back({figure, player, isNeutral, 0});
        };
        for (const Player& player : m_scenario.players) {
            for (const TeamMember& member : player.team)
                need(member.figure, 1, player.colour, false);
            for (const PoolEntry& entry : player.mageSpawn)
                need(entry.kind, entry.count, std::nullopt, false);
        }
        for (const PlacedFigure& placed : m_scenario.figures)
            if (placed.side != FigureSide::Team)
                need(placed.figure, 1, std::nullopt, placed.side == FigureSide::Neutral);
        for (const ContentId& id : order)
            for (std::size_t i = 0; i < kinds[id].size(); ++i) {
                CountedFigure& counted = kinds[id][i];
                counted.number = kinds[id].size() > 1 ? int(i) + 1 : 0;
                m_pieces.push_back(m_subject.options.figures == FigurePieces::Standees
                                       ? figureStandee(counted, m_subject)
                                       : figureDisc(counted, m_subject));
            }
    }

    void chests()
    {
        const QSizeF size(0.92, 0.92);
        for (const PlacedChest& placed : m_scenario.chests) {
            const Chest* chest = m_content.chest(placed.chest);
            const Figure* changeling = m_content.figure(placed.chest);
            if ((chest == nullptr && changeling == nullptr) || isOwned(chest ? chest->id : changeling->id))
                continue;
            const QString name = m_subject.words(chest ? chest->name : changeling->name);
            const auto front = onGround(size, [](const Sketch& sketch) {
                paintChest(sketch, {0.46, 0.43}, Side::South, true);
            });
            const double square = m_subject.options.squareMillimetres;
            const auto back = [name, side = size.width() * square, square](QPainter& painter) {
                const TextStyle style{square * 0.2, true, pageInk, true};
                const QStringList lines = brokenLines(name, style, side * 0.9);
                const double height = double(lines.size()) * lineHeight(style);
                for (qsizetype i = 0; i < lines.size(); ++i)
                    paintText(painter,
                              QRectF(side * 0.04, (side - height) / 2 + double(i) * lineHeight(style),
                                     side * 0.92, lineHeight(style)),
                              Qt::AlignHCenter, lines[i], style);
            };
            add(print(QT_TRANSLATE_NOOP("Print", "Chest")), size, front, back);
        }
    }

    void tokens()
    {
        const QSizeF size(0.8, 0.8);
        const auto faces = dealtTokens(m_scenario, m_content);
        for (std::size_t i = 0; i < faces.size(); ++i) {
            const PlacedToken& placed = m_scenario.tokens[i];
            const WanderingToken* table = faces[i];
            if (table != nullptr && isOwned(table->id))
                continue;
            const auto front = onGround(size, [colour = placed.colour](const Sketch& sketch) {
                sketch.fill(QRectF(-0.5, -0.5, 2, 2), sketch.shade(gradeColour(colour, sketch.style), -0.35));
                paintWanderingToken(sketch, {0.4, 0.4}, colour);
            });
            add(wanderingTokenName(placed.colour), size, front,
                table ? tableFace(*table, size) : CutOut::Paint(), true);
        }
    }

    /// The face of a wandering token: for each roll how many Mage Spawn come, of how many points.
    CutOut::Paint tableFace(const WanderingToken& token, const QSizeF& size) const
    {
        const double diameter = size.width() * m_subject.options.squareMillimetres;
        return [&token, diameter](QPainter& painter) {
            const double rowHeight = diameter * 0.105;
            const double top = diameter * 0.2;
            const TextStyle roll{rowHeight * 1.9, true, accentInk};
            const TextStyle text{rowHeight * 1.9, false, pageInk};
            for (int i = 0; i < int(token.rows.size()); ++i) {
                const int column = i / 6;
                const WanderingToken::Row& row = token.rows[std::size_t(i)];
                const double x = diameter * (column == 0 ? 0.12 : 0.53);
                const QRectF line(x, top + (i % 6) * rowHeight, diameter * 0.36, rowHeight);
                paintText(painter, QRectF(line.topLeft(), QSizeF(diameter * 0.12, rowHeight)), Qt::AlignRight,
                          QString::number(i + 2), roll);
                paintText(painter, line.adjusted(diameter * 0.145, 0, 0, 0), Qt::AlignLeft,
                          row.count == 0 ? QStringLiteral("–")
                                         : QStringLiteral("%1 ≤ %2").arg(row.count).arg(row.points),
                          text);
            }
        };
    }

    /// No pack lists arrows and what goes round the table; whoever owns anything of the game has them.
    bool ownsAnything() const
    {
        return std::ranges::any_of(m_subject.options.owned.value_or(OwnedPieces{}),
                                   [](const auto& owned) { return owned.second > 0; });
    }

    void monsterMaster()
    {
        if (!hasMonsterMaster(m_scenario))
            return;
        m_pieces.push_back(monsterMasterCounter(m_subject));
        for (int i = 0; i < movementMarkers(m_subject); ++i)
            m_pieces.push_back(movementMarker(m_subject));
    }

    void arrows()
    {
        const QSizeF size(0.9, 0.9);
        for (const ArrowKind kind : {ArrowKind::Entrance, ArrowKind::Exit})
            for (const Arrow& arrow : kind == ArrowKind::Entrance ? m_scenario.entrances : m_scenario.exits) {
                const auto player = std::ranges::find(m_scenario.players, arrow.player, &Player::id);
                if (player == m_scenario.players.end())
                    continue;
                const int number = int(player - m_scenario.players.begin()) + 1;
                const auto face = [kind, colour = player->colour, number, style = m_subject.options.style,
                                   square = m_subject.options.squareMillimetres](QPainter& painter) {
                    painter.scale(square, square);
                    paintArrow(Sketch{painter, style, detailPixels(square), Noise(1)}, {0.45, 0.45},
                               Side::North, kind, colour, number);
                };
                add(kind == ArrowKind::Entrance ? print(QT_TRANSLATE_NOOP("Print", "Entrance"))
                                                : print(QT_TRANSLATE_NOOP("Print", "Exit")),
                    size, face, face);
                m_pieces.back().hasGround = false;
            }
    }

    void figureCards()
    {
        std::map<ContentId, int> pool; // POOL-01: all players put into one pool
        std::vector<ContentId> order;
        for (const Player& player : m_scenario.players) {
            for (const TeamMember& member : player.team)
                if (const Figure* figure = m_content.figure(member.figure); figure && !isOwned(figure->id))
                    m_pieces.push_back(
                        cutOutOf(figureCard(*figure, member.level, 1, m_subject), m_subject, m_room));
            for (const PoolEntry& entry : player.mageSpawn) {
                if (!pool.contains(entry.kind))
                    order.push_back(entry.kind);
                pool[entry.kind] += entry.count;
            }
        }
        for (const ContentId& id : order)
            if (const Figure* figure = m_content.figure(id))
                if (const int missing = missingOf(figure->id, pool[id]); missing > 0)
                    m_pieces.push_back(
                        cutOutOf(figureCard(*figure, 0, missing, m_subject), m_subject, m_room));
    }

    /// One for each kind of chest of which any is missing: a chest that is owned has its own dials.
    void chestCards()
    {
        const OwnedPieces owned = m_subject.options.owned.value_or(OwnedPieces{});
        for (const NeededPiece& missing : lackingPieces(m_scenario, m_content, owned))
            if (missing.kind == NeedKind::Chest)
                m_pieces.push_back(
                    cutOutOf(chestCard(*m_content.chest(missing.piece), m_subject), m_subject, m_room));
    }

    const PrintSubject& m_subject;
    const Scenario& m_scenario;
    const Content& m_content;
    OwnedPieces m_owned;
    QSizeF m_room;
    std::vector<CutOut> m_pieces;
};

} // namespace

CutOut::Paint onGround(const PrintSubject& subject, const QSizeF& squares,
                       std::function<void(const Sketch&)> paint)
{
    return [squares, square = subject.options.squareMillimetres, style = subject.options.style,
            paint = std::move(paint)](QPainter& painter) {
        painter.scale(square, square);
        const Palette& palette = paletteOf(style);
        painter.setPen(Qt::NoPen);
        painter.setBrush(palette.lineArt ? palette.paper : palette.floor(Floor::Slab));
        painter.drawRect(QRectF(QPointF(0, 0), squares).adjusted(-0.5, -0.5, 0.5, 0.5));
        paint(Sketch{painter, style, detailPixels(square), Noise(1)});
    };
}

std::vector<CutOut> counterPieces(const PrintSubject& subject)
{
    return CounterMaker(subject).make();
}

Result<PrintPlan> planCounters(const PrintSubject& subject)
{
    std::vector<CutOut> pieces = counterPieces(subject);
    if (pieces.empty())
        return Error{"",
                     {QT_TRANSLATE_NOOP(
                          "Engine", "there is nothing to print: the scenario has no pieces and no figures"),
                      {}}};
    const double bleed = 2 * subject.options.bleed;
    const QSizeF room = roomForCutOuts(subject.options);
    for (const CutOut& piece : pieces)
        if (!fits(piece.size + QSizeF(bleed, bleed), room))
            return Error{
                "", {QT_TRANSLATE_NOOP("Engine", "%1 is larger than the page"), {piece.name.toStdString()}}};
    const std::size_t count = pieces.size();
    PrintPlan plan = planCutOuts(subject.title(), subject.options, std::move(pieces),
                                 print(QT_TRANSLATE_NOOP("Print", "Counters and cards")));
    const std::size_t sheets = plan.pages.size() / (subject.options.duplex == Duplex::None ? 1 : 2);
    plan.notices.push_back({QT_TRANSLATE_NOOP("Engine", "Counters and cards: %1, sheets: %2."),
                            {std::to_string(count), std::to_string(sheets)}});
    return plan;
}

} // namespace delve::mageknight
