// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/play/figures/figures.h"
#include "engine/mageknight/play/moving/large_steps.h"
#include "tests/engine/mageknight/board/naive_board.h"
#include "tests/support/mageknight/drawn_game.h"
#include "tests/support/mageknight/random_board.h"
#include "tests/support/test_registry.h"

#include <QTest>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::play;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

constexpr std::array bases{BaseShape::Round1x1, BaseShape::Peanut1x2,     BaseShape::Mount1x3,
                           BaseShape::Titan2x2, BaseShape::SmallMulti2x4, BaseShape::LargeMulti3x5};

/// The figures of a scene: one of each base, those of several dials followed by their four sections.
constexpr FigureId figureOn(std::size_t base)
{
    return FigureId(base < 5 ? base : base + 4);
}
constexpr std::size_t figuresOnBases = bases.size() + 8;

/// BASE-03 once more, from its table.
std::vector<Offset> tableOf(BaseShape base, Side facing)
{
    const auto line = [&](int length) {
        constexpr std::array<Offset, 4> behind{{{0, 1}, {-1, 0}, {0, -1}, {1, 0}}};
        const Offset step = behind[std::size_t(facing)];
        std::vector<Offset> squares;
        for (int i = 0; i < length; ++i)
            squares.push_back({i * step.dx, i * step.dy});
        return squares;
    };
    const auto block = [](int left, int right, int top, int bottom) {
        std::vector<Offset> squares;
        for (int y = top; y <= bottom; ++y)
            for (int x = left; x <= right; ++x)
                squares.push_back({x, y});
        return squares;
    };
    const bool isUpright = facing == Side::North || facing == Side::South;
    if (base == BaseShape::Titan2x2)
        return {{-1, -1}, {0, -1}, {-1, 0}, {0, 0}};
    if (base == BaseShape::SmallMulti2x4)
        return isUpright ? block(-1, 0, -2, 1) : block(-2, 1, -1, 0);
    if (base == BaseShape::LargeMulti3x5)
        return isUpright ? block(-1, 1, -2, 2) : block(-2, 2, -1, 1);
    return line(base == BaseShape::Round1x1 ? 1 : base == BaseShape::Peanut1x2 ? 2 : 3);
}

/// A game on a random board with a figure of each base outside, and strangers, chests and tokens anywhere.
class Scene
{
public:
    explicit Scene(Random& random) : m_plan(randomPlan(random)), m_naive(m_plan)
    {
        GameParts parts;
        parts.plan = m_plan;
        for (std::size_t i = 0; i < m_plan.doors.size(); ++i)
            parts.doors.push_back({"d" + std::to_string(i), DoorMaterial::Wood});
        const Board board = compileBoard(m_plan);
        std::vector<Square> free;
        for (SquareIndex square = 0; square < board.squareCount(); ++square)
            if (!board.has(square, SquareFlag::Overlapped) && board.isPlayable(square) &&
                !board.has(square, SquareFlag::NoStop))
                free.push_back(board.squareOf(square));
        if (free.empty())
            return;
        parts.teams.push_back({"p1", "p1", Edge{free.front(), Side::North}, Edge{free.front(), Side::North}});
        m_figures.resize(bases.size() + 1);
        for (std::size_t i = 0; i <= bases.size(); ++i) {
            Figure& figure = m_figures[i];
            figure.id = ContentId("test/f" + std::to_string(i));
            figure.base = i < bases.size() ? bases[i] : BaseShape::Round1x1;
            figure.dials.emplace_back().clicks.resize(2);
            figure.dials.back().clicks.front().values = {8, 8, 8, 8};
            figure.dials.back().clicks.back().eliminated = true;
            if (isMultiDialBase(figure.base))
                makeSections(figure);
            parts.add({figure.id.text(), &figure, PlayerId(0)});
        }
        for (int i = 0; i < 12; ++i)
            parts.figures.push_back({"s" + std::to_string(i), &m_figures.back()});
        std::set<Square> taken;
        for (int i = 0; i < 4; ++i)
            if (const Square square = free[random.below(std::uint32_t(free.size()))];
                taken.insert(square).second)
                parts.tokens.push_back({"w" + std::to_string(i), Colour::Yellow, square, {}});
        auto game = Game::make(std::move(parts));
        if (!game)
            return;
        m_game = std::make_unique<Game>(*std::move(game));
        m_state = startGame(*m_game);
        for (std::size_t i = figuresOnBases + 1; i < m_game->parts().figures.size(); ++i) {
            const Square square = free[random.below(std::uint32_t(free.size()))];
            const SquareIndex index = m_game->board(0).squareAt(square);
            if (taken.insert(square).second)
                evolve(*m_game, m_state, {"", FigurePlaced{FigureId(i), index, Direction::North}});
        }
        for (std::size_t door = 0; door < m_plan.doors.size(); ++door)
            if (random.below(2) == 0)
                evolve(*m_game, m_state, {"", DoorOpened{DoorId(door)}});
    }

    bool isUsable() const { return m_game != nullptr; }
    Position position() const { return {*m_game, m_state}; }
    const Game& game() const { return *m_game; }
    GameState& state() { return m_state; }

    /// BASE-05, BASE-06 from their text, square by square.
    bool mayRest(BaseShape base, Square anchor, Side facing) const
    {
        std::set<Square> squares;
        for (const Offset offset : tableOf(base, facing))
            squares.insert(anchor + offset);
        return liesOnGround(base, squares, facing) && std::ranges::all_of(squares, [&](Square square) {
                   return m_state.occupant(indexOf(square)).isNone() && !isArtifact(square);
               });
    }

    /// TITAN-05 to TITAN-08, BASE-07 for the step of a titan.
    bool mayStride(Square anchor, Side side) const
    {
        std::set<Square> before;
        std::set<Square> after;
        for (const Offset offset : tableOf(BaseShape::Titan2x2, Side::North)) {
            before.insert(anchor + offset);
            after.insert(neighbour(anchor, side) + offset);
        }
        for (const Square square : before)
            if (!before.contains(neighbour(square, side)) &&
                (m_naive.cell(neighbour(square, side)) == nullptr || !isOpen(square, side)))
                return false;
        return liesOnGround(BaseShape::Titan2x2, after, side) &&
               std::ranges::none_of(
                   after, [&](Square square) { return m_state.occupant(indexOf(square)).isToken(); });
    }

private:
    static void makeSections(Figure& figure)
    {
        const Dial dial = figure.dials.front();
        figure.dials.clear();
        for (const Section section : {Section::Front, Section::Left, Section::Right, Section::Back}) {
            figure.dials.push_back(dial);
            figure.dials.back().section = section;
        }
    }
    SquareIndex indexOf(Square square) const { return m_game->board(0).squareAt(square); }
    bool isArtifact(Square square) const { return m_game->board(0).has(indexOf(square), SquareFlag::NoStop); }
    bool isOpen(Square square, Side side) const
    {
        return m_naive.isAdjacent(square, directionOf(side)) &&
               m_naive.isPassable(square, directionOf(side), m_state.doors());
    }

    bool liesOnGround(BaseShape base, const std::set<Square>& squares, Side facing) const
    {
        std::vector<Square> crevasses;
        for (const Square square : squares) {
            const NaiveBoard::Cell* cell = m_naive.cell(square);
            if (cell == nullptr || cell->terrain == Terrain::Blocking)
                return false;
            if (cell->terrain == Terrain::Crevasse)
                crevasses.push_back(square);
            for (const Side side : {Side::East, Side::South})
                if (squares.contains(neighbour(square, side)) && !isOpen(square, side))
                    return false;
        }
        const auto areInLine = [&](auto coordinate) {
            return std::ranges::all_of(crevasses, [&](Square square) {
                return coordinate(square) == coordinate(crevasses.front());
            });
        };
        const bool isInRow = areInLine([](Square square) { return square.y; });
        const bool isInColumn = areInLine([](Square square) { return square.x; });
        switch (base) {
        case BaseShape::Titan2x2: return isInRow || isInColumn;
        case BaseShape::SmallMulti2x4:
        case BaseShape::LargeMulti3x5: // a row lies across the facing
            return facing == Side::North || facing == Side::South ? isInRow : isInColumn;
        default: return crevasses.empty();
        }
    }

    BoardPlan m_plan;
    NaiveBoard m_naive;
    std::vector<Figure> m_figures;
    std::unique_ptr<Game> m_game;
    GameState m_state;
};

} // namespace

/// Where bases may lie, compared with the text of the rules on random boards.
class TestStanding : public QObject
{
    Q_OBJECT

private slots:
    void BASE_05_BASE_06_everyPlaceOnRandomBoards()
    {
        Random random(11);
        int allowed = 0;
        int refused = 0;
        for (int i = 0; i < 60; ++i) {
            const Scene scene(random);
            if (!scene.isUsable())
                continue;
            const Position position = scene.position();
            const Board& board = position.board();
            for (SquareIndex square = 0; square < board.squareCount(); ++square) {
                if (board.has(square, SquareFlag::Overlapped))
                    continue;
                for (std::size_t base = 0; base < bases.size(); ++base)
                    for (const Side side : allSides) {
                        const bool can = canStand(position, figureOn(base), {square, directionOf(side)});
                        QCOMPARE(can, scene.mayRest(bases[base], board.squareOf(square), side));
                        ++(can ? allowed : refused);
                    }
            }
        }
        QVERIFY(allowed > 1000);
        QVERIFY(refused > 1000);
    }

    void BASE_07_TITAN_05_everyStrideOnRandomBoards()
    {
        Random random(12);
        int open = 0;
        int closed = 0;
        constexpr FigureId titan{3};
        for (int i = 0; i < 60; ++i) {
            Scene scene(random);
            if (!scene.isUsable())
                continue;
            evolve(scene.game(), scene.state(), {"", FigureActivated{titan, 8, 0}});
            const Board& board = scene.position().board();
            for (SquareIndex square = 0; square < board.squareCount(); ++square) {
                if (board.has(square, SquareFlag::Overlapped) ||
                    !scene.mayRest(BaseShape::Titan2x2, board.squareOf(square), Side::North))
                    continue;
                for (const Side side : allSides) {
                    const bool can = checkStride(scene.position(), square, directionOf(side)).isAllowed();
                    QCOMPARE(can, scene.mayStride(board.squareOf(square), side));
                    ++(can ? open : closed);
                }
            }
        }
        QVERIFY(open > 100);
        QVERIFY(closed > 100);
    }

    void BASE_08_theTableOfFits()
    {
        // A door of one square: peanuts and mounts go through it lengthwise, titans do not.
        for (const BaseShape base : std::span(bases).first(4)) {
            DrawnGame game({"+-+-+-+-+-+-+-+-+-+-+", "|. . . . .|. . . . .|", "+ + + + + + + + + + +",
                            "|. a b c dDe f g h .|", "+ + + + + + + + + + +", "|. . . . .|. . . . .|",
                            "+-+-+-+-+-+-+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'd', Direction::East, {.speed = 20, .base = base});
            game.start();
            game.activate(hero);
            game.play(OpenDoor{DoorId(0)});
            QCOMPARE(game.verdict(Step{Direction::East}) == u"allowed", base != BaseShape::Titan2x2);
        }
        // A hallway of three: all of these find room across it.
        for (const BaseShape base : std::span(bases).first(4)) {
            DrawnGame game({"+-+-+-+-+-+", "|. . a . .|", "+ + + + + +", "|. . b . .|", "+ + + + + +",
                            "|. . c . .|", "+-+-+-+-+-+"});
            const FigureId hero = game.hero(0, 'b', Direction::East, {.base = base});
            game.start();
            const SquareIndex square = base == BaseShape::Mount1x3 ? game['a'] : game['b'];
            QVERIFY(canStand(game.position(), hero, {square, Direction::North}));
        }
    }
};

DELVE_TEST(TestStanding)
#include "tst_standing.moc"
