// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/play/board_drawing.h"

#include "app/commands/program.h"
#include "app/mageknight/play/board_canvas.h"
#include "engine/mageknight/play/artifacts/artifact_items.h"
#include "engine/mageknight/play/core/position.h"

#include <algorithm>
#include <set>

namespace delve::mageknight {

namespace {

using namespace play;

constexpr std::array playerInks{Ink::Good, Ink::Warning, Ink::Strong};
constexpr Ink spawnInk = Ink::Bad;
constexpr Ink pieceInk = Ink::Strong;

char16_t arrow(Direction facing, bool ascii)
{
    constexpr std::u16string_view arrows = u"↑↗→↘↓↙←↖";
    constexpr std::u16string_view keys = u"^9>3v1<7"; // diagonals as on a keypad
    return ascii ? keys[std::size_t(facing)] : arrows[std::size_t(facing)];
}

class BoardPainter
{
public:
    BoardPainter(const GameState& state, const PlayWords& words, const BoardLabels& labels,
                 const BoardPart& part, bool ascii)
        : m_state(state),
          m_game(words.game()),
          m_board(m_game.board(state)),
          m_labels(labels),
          m_part(part),
          m_ascii(ascii),
          m_canvas(part.east - part.west + 1, part.south - part.north + 1, ascii)
    {}

    const BoardCanvas& paint()
    {
        for (SquareIndex index = 0; index < m_board.squareCount(); ++index)
            if (isShown(m_board.squareOf(index)))
                paintSquare(index);
        for (std::size_t i = 0; i < m_board.doors().size(); ++i)
            paintDoor(DoorId(i));
        for (int i = 0; i < m_game.playerCount(); ++i)
            paintOpenings(PlayerId(i));
        return m_canvas;
    }

private:
    bool isShown(Square square) const
    {
        return square.level == m_part.level && square.x >= m_part.west && square.x <= m_part.east &&
               square.y >= m_part.north && square.y <= m_part.south;
    }

    void put(Square square, const QString& text, Ink ink = Ink::Plain)
    {
        m_canvas.putSquare(square.x - m_part.west, square.y - m_part.north, text, ink);
    }

    void paintSquare(SquareIndex index)
    {
        const Square square = m_board.squareOf(index);
        const bool isSolid = m_board.terrain(index) == Terrain::Blocking;
        for (const Side side : allSides) {
            const SquareIndex other = m_board.neighbour(index, side);
            const bool isInRock =
                isSolid && (other == noSquare || m_board.terrain(other) == Terrain::Blocking);
            if (m_board.isWall(index, side) && !isInRock)
                m_canvas.putWall(square.x - m_part.west, square.y - m_part.north, side);
        }
        const Occupant occupant = m_state.occupant(index);
        const FigureId active = m_state.turn().figure;
        // SA-FLIGHT: who flies over something is above it.
        if (m_state.turn().has(activation::aloft) && m_state.figure(active).square == index)
            paintFigure(active, square);
        else if (occupant.isFigure())
            paintFigure(occupant.figure(), square);
        else if (occupant.isChest())
            paintChest(occupant.chest(), square);
        else if (occupant.isToken())
            paintToken(occupant.token(), square);
        else
            paintGround(index, square);
    }

    void paintFigure(FigureId id, Square square)
    {
        const FigureState& figure = m_state.figure(id);
        const QString& label = m_labels.of(id);
        const Ink ink =
            figure.isMageSpawn() ? spawnInk : playerInks[indexOf(figure.team) % playerInks.size()];
        put(square, label.size() < 3 ? label + QChar(arrow(figure.facing, m_ascii)) : label.left(3), ink);
    }

    void paintChest(ChestId id, Square square)
    {
        const QString label = QStringLiteral("$%1").arg(int(id) + 1);
        const Direction facing = directionOf(m_state.chest(id).facing);
        put(square, label.size() < 3 ? label + QChar(arrow(facing, m_ascii)) : label.left(3), pieceInk);
    }

    void paintToken(TokenId id, Square square)
    {
        constexpr std::u16string_view grades = u"wst";
        const QChar grade(grades[std::size_t(m_game.parts().tokens[indexOf(id)].colour)]);
        put(square, u'?' + QString::number(int(id) + 1) + (int(id) < 9 ? QString(grade) : QString()),
            spawnInk);
    }

    void paintGround(SquareIndex index, Square square)
    {
        const auto sign = [&](const char16_t* nice, const char* plain, Ink ink = Ink::Plain) {
            put(square, m_ascii ? QString::fromLatin1(plain) : QString::fromUtf16(nice), ink);
        };
        if (m_board.has(index, SquareFlag::Teleport))
            return sign(u"(T)", "(T)", pieceInk);
        if (m_board.has(index, SquareFlag::Vortex))
            return sign(u"(V)", "(V)", pieceInk);
        if (m_board.has(index, SquareFlag::Staircase))
            return sign(u"≡S≡", "=S=", pieceInk);
        if (m_board.has(index, SquareFlag::Pillar))
            return sign(u"▐█▌", "[#]");
        if (m_state.squares(SquareSet::Furniture).test(index))
            return sign(u"╓─╖", "n-n", Ink::Plain);
        if (m_board.has(index, SquareFlag::NoStop))
            return sign(u" % ", " % ", Ink::Faint);
        if (itemOn({m_game, m_state}, index) != ArtifactTokenId::None)
            return sign(u" ! ", " ! ", pieceInk);
        if (m_state.squares(SquareSet::Rubble).test(index))
            return sign(u"▒2▒", ":2:", Ink::Faint);
        const QChar cost = QString::number(m_board.cost(index))[0];
        switch (m_board.terrain(index)) {
        case Terrain::Clear:
            if (m_board.has(index, SquareFlag::Shadow))
                return sign(u"░·░", ":.:", Ink::Faint);
            if (m_board.cost(index) > 1)
                return put(square, u' ' + QString(cost) + u' ', Ink::Faint);
            return sign(u" · ", " . ", Ink::Faint);
        case Terrain::Hindering:
            return put(square, (m_ascii ? u':' : u'▒') + QString(cost) + (m_ascii ? u':' : u'▒'), Ink::Faint);
        case Terrain::Water:
            return put(square, (m_ascii ? u'~' : u'≈') + QString(cost) + (m_ascii ? u'~' : u'≈'), Ink::Plain);
        case Terrain::Crevasse: return sign(u" X ", " X ");
        case Terrain::Blocking: return sign(u"███", "###", Ink::Faint);
        }
    }

    void paintDoor(DoorId id)
    {
        const BoardDoor& door = m_board.doors()[indexOf(id)];
        if (!door.isPassage || door.square == noSquare)
            return;
        const bool isIron = m_game.material(id) == DoorMaterial::Iron;
        const char16_t closed = isIron ? u'I' : u'D';
        const char16_t sign = m_state.contains(DoorSet::Broken, id) ? u'x'
                              : m_state.contains(DoorSet::Open, id) ? char16_t(closed - u'A' + u'a')
                                                                    : closed;
        // An edge has two squares, of which the part that is drawn may hold only one.
        const auto paint = [&](SquareIndex index, Side side) {
            const Square square = m_board.squareOf(index);
            if (isShown(square))
                m_canvas.putOnEdge(square.x - m_part.west, square.y - m_part.north, side, sign, pieceInk);
        };
        paint(door.square, door.side);
        if (door.beyond != noSquare)
            paint(door.beyond, opposite(door.side));
    }

    void paintOpenings(PlayerId player)
    {
        const GamePlayer& seat = m_game.player(player);
        const QString number = QString::number(int(player) + 1);
        if (seat.entrance == seat.exit)
            return paintOpening(player, seat.entrance, QStringLiteral("EX") + number);
        paintOpening(player, seat.entrance, u'E' + number);
        paintOpening(player, seat.exit, u'X' + number);
    }

    void paintOpening(PlayerId player, const BoardEdge& edge, const QString& label)
    {
        const Square inside = m_board.squareOf(edge.square);
        const Offset offset = offsetOf(edge.side);
        const Square beyond{inside.level, inside.x + offset.dx, inside.y + offset.dy};
        if (!isShown(inside) || m_board.squareAt(beyond) != noSquare)
            return;
        const Ink ink = playerInks[indexOf(player) % playerInks.size()];
        // Where one comes in another may go out.
        const bool isSecond = !m_openings.insert({beyond.x, beyond.y}).second;
        if (isSecond)
            m_canvas.putAbove(beyond.x - m_part.west, beyond.y - m_part.north, label, ink);
        else
            put(beyond, label, ink);
    }

    const GameState& m_state;
    const Game& m_game;
    const Board& m_board;
    const BoardLabels& m_labels;
    BoardPart m_part;
    bool m_ascii;
    BoardCanvas m_canvas;
    std::set<std::pair<int, int>> m_openings; ///< that have a label
};

} // namespace

BoardPart BoardPart::whole(const PlayWords& words, int level)
{
    const Square origin = words.origin();
    return {level, origin.x, origin.y, origin.x + words.size().width - 1, origin.y + words.size().height - 1};
}

BoardPart BoardPart::around(const PlayWords& words, Square square, int reach)
{
    const BoardPart all = whole(words, square.level);
    return {square.level, std::max(all.west, square.x - reach), std::max(all.north, square.y - reach),
            std::min(all.east, square.x + reach), std::min(all.south, square.y + reach)};
}

QStringList drawBoard(const GameState& state, const PlayWords& words, const BoardLabels& labels,
                      const BoardPart& part, const Terminal& out, bool ascii)
{
    BoardPainter painter(state, words, labels, part, ascii);
    const QStringList squares = painter.paint().lines(out);
    constexpr int rowNumbers = 4;
    const QString margin(rowNumbers, u' ');
    QString head = margin + QString(4, u' ');
    for (int x = part.west; x <= part.east; ++x)
        head +=
            (u' ' + QString::fromStdString(words.squares().column(x))).leftJustified(4).prepend(u' ').left(4);
    while (head.endsWith(u' '))
        head.chop(1);
    QStringList lines;
    if (words.levelCount() > 1)
        lines << out.strong(translated(QT_TRANSLATE_NOOP("delve", "Level %1")).arg(part.level + 1));
    lines << out.faint(head);
    for (qsizetype i = 0; i + 1 < squares.size(); ++i) {
        const int row = part.north + int(i - 3) / 2;
        const bool isRow = i % 2 == 1 && i >= 3 && row <= part.south;
        if (!isRow && squares[i].isEmpty())
            continue; // the rim is empty but where somebody goes in or out
        const QString number = isRow ? QString::fromStdString(words.squares().row(row)) : QString();
        lines << out.faint(number.rightJustified(rowNumbers - 1)) + u' ' + squares[i];
    }
    lines << out.faint(head); // so that nobody has to look up from the south
    return lines;
}

QStringList boardLegend(const Terminal& out, bool ascii)
{
    QStringList lines;
    const auto entry = [&](const QString& sign, const char* text) {
        lines << QStringLiteral("  %1  %2").arg(out.strong(sign.leftJustified(3)), translated(text));
    };
    entry(QStringLiteral("B1") + QChar(arrow(Direction::NorthEast, ascii)),
          QT_TRANSLATE_NOOP("delve", "a hero of player 1 that faces north-east"));
    entry(QStringLiteral("g2") + QChar(arrow(Direction::West, ascii)),
          QT_TRANSLATE_NOOP("delve", "a monster that faces west: the second of its kind"));
    entry(QStringLiteral("$1") + QChar(arrow(Direction::South, ascii)),
          QT_TRANSLATE_NOOP("delve", "chest 1, its front to the south"));
    entry(QStringLiteral("?3s"), QT_TRANSLATE_NOOP("delve", "token 3: w weak, s standard, t tough"));
    entry(QStringLiteral("D I"),
          QT_TRANSLATE_NOOP("delve", "closed doors of wood and of iron; d i open, x broken"));
    entry(ascii ? QStringLiteral(":2:") : QStringLiteral("▒2▒"),
          QT_TRANSLATE_NOOP("delve", "hindering terrain, which costs 2"));
    entry(ascii ? QStringLiteral("~3~") : QStringLiteral("≈3≈"),
          QT_TRANSLATE_NOOP("delve", "water, which costs 3"));
    entry(ascii ? QStringLiteral(":.:") : QStringLiteral("░·░"), QT_TRANSLATE_NOOP("delve", "shadow"));
    entry(QStringLiteral(" X "), QT_TRANSLATE_NOOP("delve", "a crevasse"));
    entry(ascii ? QStringLiteral("###") : QStringLiteral("███"),
          QT_TRANSLATE_NOOP("delve", "blocking terrain"));
    entry(QStringLiteral("(T)"), QT_TRANSLATE_NOOP("delve", "a teleport square; (V) a vortex, S stairs"));
    entry(QStringLiteral(" % "), QT_TRANSLATE_NOOP("delve", "an artifact: nobody stops there"));
    entry(ascii ? QStringLiteral("n-n") : QStringLiteral("╓─╖"),
          QT_TRANSLATE_NOOP("delve", "a chair or a table, which heroes can carry"));
    entry(ascii ? QStringLiteral("[#]") : QStringLiteral("▐█▌"), QT_TRANSLATE_NOOP("delve", "a pillar"));
    entry(QStringLiteral(" ! "), QT_TRANSLATE_NOOP("delve", "an item that lies there"));
    entry(QStringLiteral("E1"),
          QT_TRANSLATE_NOOP("delve", "the entrance of player 1; X1 the exit, EX1 both"));
    return lines;
}

} // namespace delve::mageknight
