// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/sections/sections.h"
#include "tests/support/mageknight/drawn_boards.h"
#include "tests/support/mageknight/drawn_game.h"

namespace delve::mageknight::test {

/// A drawing without inner walls, of which only the squares are given.
inline std::vector<std::string> openBoard(const std::vector<std::string>& rows)
{
    std::vector<std::string> drawn;
    const std::size_t width = rows.front().size();
    const auto line = [&](const char* edge) {
        std::string text;
        for (std::size_t i = 0; i < width; ++i)
            text += edge;
        return text + "+";
    };
    drawn.push_back(line("+-"));
    for (std::size_t row = 0; row < rows.size(); ++row) {
        std::string squares = "|";
        for (std::size_t i = 0; i < width; ++i)
            squares += std::string(1, rows[row][i]) + (i + 1 == width ? "|" : " ");
        drawn.push_back(squares);
        drawn.push_back(line(row + 1 == rows.size() ? "+-" : "+ "));
    }
    return drawn;
}

inline const std::vector<std::string> clearArena(10, std::string(10, '.'));

/// A game on a board whose squares are told by their coordinates, for bases that cover many of them.
class Arena
{
public:
    explicit Arena(const std::vector<std::string>& rows = clearArena) : game(openBoard(rows)) {}

    /// A hero of a player with its anchor there.
    play::FigureId hero(int player, int x, int y, Direction facing, const Stats& stats = {})
    {
        const play::FigureId figure = game.hero(player, 0, facing, stats);
        m_placings.push_back({figure, x, y, facing});
        return figure;
    }
    /// Begins, with the turn of this player.
    void start(int player = 0)
    {
        game.start();
        for (const Placing& placing : m_placings)
            game.happen(play::FigurePlaced{placing.figure, at(placing.x, placing.y), placing.facing});
        for (int i = 0; i < player; ++i)
            game.play(play::EndTurn{});
    }
    SquareIndex at(int x, int y) const { return game.position().board().squareAt(Square{0, x, y}); }
    /// The square of the anchor and the facing.
    QString lie(play::FigureId figure) const
    {
        const play::FigureState& state = game.state().figure(figure);
        const Square square = game.position().board().squareOf(state.square);
        return QStringLiteral("%1,%2 %3").arg(square.x).arg(square.y).arg("N.E.S.W."[int(state.facing)]);
    }
    /// The rule by which a base could not rest so.
    QString restVerdict(play::FigureId figure, int x, int y, Direction facing) const
    {
        const auto rule = play::checkStance(game.position(), figure, {at(x, y), facing}).rule;
        return rule.empty() ? QStringLiteral("allowed")
                            : QString::fromUtf8(rule.data(), qsizetype(rule.size()));
    }

    DrawnGame game;

private:
    struct Placing
    {
        play::FigureId figure;
        int x;
        int y;
        Direction facing;
    };
    std::vector<Placing> m_placings;
};

/// MD-02: five rows of three squares. Its sections have this speed each, unless others are given.
inline Stats large(std::vector<int> speeds = {2, 2, 2, 2}, Stats section = {})
{
    Stats stats;
    stats.base = BaseShape::LargeMulti3x5;
    for (const int speed : speeds) {
        section.speed = speed;
        stats.sections.push_back(section);
    }
    return stats;
}

/// MD-03: four rows of two squares.
inline Stats small(std::vector<int> speeds = {2, 2, 2, 2}, Stats section = {})
{
    Stats stats = large(std::move(speeds), std::move(section));
    stats.base = BaseShape::SmallMulti2x4;
    return stats;
}

/// CHAR-01
inline Stats chariot(std::vector<int> speeds = {2, 2, 2, 2}, Stats section = {})
{
    Stats stats = small(std::move(speeds), std::move(section));
    stats.speedType = SpeedType::Wheel;
    return stats;
}

inline play::FigureId front(play::FigureId hull)
{
    return play::sectionOf(hull, Section::Front);
}
inline play::FigureId left(play::FigureId hull)
{
    return play::sectionOf(hull, Section::Left);
}
inline play::FigureId right(play::FigureId hull)
{
    return play::sectionOf(hull, Section::Right);
}
inline play::FigureId back(play::FigureId hull)
{
    return play::sectionOf(hull, Section::Back);
}

} // namespace delve::mageknight::test
