// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/mageknight/play/core/play.h"
#include "tests/support/mageknight/board_builder.h"

#include <QString>
#include <QStringList>

#include <list>
#include <memory>

namespace delve::mageknight::test {

/// The dial of a figure in a test: some equal clicks, then the skulls.
struct Stats
{
    int speed = 8;
    int attack = 9;
    int defense = 15;
    int damage = 2;
    int range = 0;
    int clicks = 5;
    int frontArc = 90;
    int points = 20;
    std::vector<Ability> abilities{};
    SpeedType speedType = SpeedType::Boot;
    int targets = 1;
    int abilityClicks = 100; ///< after so many clicks the abilities are gone
    std::vector<std::string> tags{};
    BaseShape base = BaseShape::Round1x1;
    int minRange = 0;
    bool explosive = false;
    int levels = 0; ///< 5 for a hero with levels of 20, 30, 40 … points, each a click above the last
    std::optional<Mount> mount{};    ///< needs a rider
    std::vector<Stats> sections{};   ///< MD-01: front, left, right and back; without, all four are alike
    std::vector<int> skulls{};       ///< MD-21: of each click of a section
    ArcSide arcSide = ArcSide::None; ///< FARC-03: for arcs of 135 degrees; the left one if not said
};

/// A game on a drawn board, for rule tests: two teams unless told otherwise, figures where the test puts
/// them.
///
///     DrawnGame game({"+-+-+", "|a b|", "+-+-+"});
///     const auto hero = game.hero(0, 'a');
///     game.start();
///     game.activate(hero);
///     QCOMPARE(game.play(Step{Direction::East}), QStringList({"MOV-14 speed-spent 1", …}));
class DrawnGame
{
public:
    explicit DrawnGame(const std::vector<std::string>& rows, int players = 2);
    explicit DrawnGame(BoardBuilder board, int players = 2);

    /// A hero of a team, named h1, h2 …; without a square it waits outside.
    play::FigureId hero(int player, char square = 0, Direction facing = Direction::North,
                        const Stats& stats = {});
    /// CAV-03: who rides the mount from the start on, named r1, r2 …, with this bonus to its attacks.
    play::FigureId rider(play::FigureId mount, const Stats& stats = {}, int attackBonus = 0);
    /// PSGR-03: who rides in the chariot from the start on, named r1, r2 …
    play::FigureId passenger(play::FigureId chariot, const Stats& stats = {});
    /// CAV-01: somebody on foot who could ride such a mount, named h1, h2 … as all heroes.
    play::FigureId horseman(int player, MountType type, char square = 0, Direction facing = Direction::North,
                            const Stats& stats = {});
    /// A Mage Spawn, named m1, m2 …; without a square it is in the pool.
    play::FigureId monster(char square = 0, Direction facing = Direction::North, const Stats& stats = {});
    /// BASE-25: the figure, which was given no square, stands there when the game begins; BASE-26: neutral
    /// until it is met.
    void stand(play::FigureId figure, char square, Direction facing = Direction::North, bool neutral = false);
    play::ChestId chest(char square, Side facing = Side::South);
    /// What all chests are made of: no traps and 10 to 60 gold, unless the test changes it.
    Chest& chestKind();
    play::TokenId token(char square, Colour colour = Colour::Yellow);
    /// An artifact with its north-west square there, named a1, a2 …; tables are 1 x 2 unless turned.
    play::ArtifactId artifact(char square, ArtifactClass artifactClass, bool turned = false);
    /// An exotic artifact with so many tokens of each colour under it.
    play::ArtifactId exotic(char square, std::array<int, 3> tokens, Size size = {1, 1});
    /// A token of exotic artifacts with one row of effects, named t1-1, t1-2 … for its copies.
    ArtifactToken& artifactToken(Colour colour, std::vector<TokenEffect> effects, int copies = 1);
    /// EXO-12: a figure that tokens can bring; `kindOfGuest` is what they call it.
    play::FigureId guest(const Stats& stats = {});
    static ContentId kindOfGuest() { return ContentId("test/guest"); }
    /// A chest that is a Changeling with the traps of all chests, and the Mage Spawn in it.
    play::ChestId changeling(char square, Side facing = Side::South, const Stats& stats = {});
    play::FigureId changelingIn(play::ChestId chest) const
    {
        return m_game->parts().chests[indexOf(chest)].changeling;
    }
    /// A face that tokens of a colour can have: the same row for every total.
    void table(Colour colour, int count, int points);
    /// What the doors of the drawing are made of, in their order; wood if not said.
    void doors(std::vector<DoorMaterial> materials) { m_materials = std::move(materials); }
    void entrance(int player, char square, Side side);
    void exit(int player, char square, Side side);
    play::PlayOptions& options() { return m_parts.options; }

    /// Begins: puts the figures where they belong. Everything above comes before.
    void start();

    /// Takes an action, which must be legal, with these faces of the dice, all of which must be used. Returns
    /// what happened: rule, event and values, squares by their names; bookkeeping is left out.
    QStringList play(const play::Action& action, std::vector<int> dice = {});
    void activate(play::FigureId figure) { play(play::Activate{figure}); }
    void activate(play::TokenId token) { play(play::ActivateToken{token}); }
    /// The rule that forbids an action now, or "allowed".
    QString verdict(const play::Action& action) const;
    /// Whether legalActions lists it.
    bool isListed(const play::Action& action) const;
    /// How many actions of a kind legalActions lists.
    template <typename Kind> int listed() const
    {
        return int(std::ranges::count_if(
            legal(), [](const play::Action& action) { return std::holds_alternative<Kind>(action); }));
    }
    play::Actions legal() const;
    play::PlayerId toAct() const { return play::playerToAct(game(), state()); }

    const play::Game& game() const { return *m_game; }
    const play::GameState& state() const { return m_state; }
    play::GameState& state() { return m_state; }
    play::Position position() const { return {*m_game, m_state}; }
    SquareIndex operator[](char name) const;
    /// The squares that a figure covers, by name or as "x,y", in order of rows.
    QString bodyOf(play::FigureId figure) const;
    /// Where a figure stands, by the name of the square; 0 if it is nowhere, '?' if the square has no name.
    char squareOf(play::FigureId figure) const { return nameOf(m_state.figure(figure).square); }
    int speed() const { return m_state.turn().speed; }
    /// Changes the state as an event would, to set a scene.
    void happen(const play::EventBody& what) { evolve(*m_game, m_state, {"", what}); }
    QString text(const play::Event& event) const;

private:
    struct Placing
    {
        play::FigureId figure;
        char square;
        Direction facing;
    };

    play::FigureId add(const std::string& id, play::PlayerId team, char square, Direction facing,
                       const Stats& stats);
    char nameOf(SquareIndex square) const;

    BoardBuilder m_board;
    play::GameParts m_parts;
    std::list<Figure> m_figures;
    std::unique_ptr<Chest> m_chest;
    std::list<WanderingToken> m_tables;
    std::list<ArtifactKind> m_artifacts;
    std::list<ArtifactToken> m_artifactTokens;
    std::vector<DoorMaterial> m_materials;
    std::vector<Placing> m_placings;
    int m_heroes = 0;
    int m_riders = 0;
    int m_monsters = 0;
    int m_changelings = 0;
    std::unique_ptr<play::Game> m_game;
    play::GameState m_state;
};

} // namespace delve::mageknight::test
