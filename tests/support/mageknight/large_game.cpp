// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/large_game.h"

#include "engine/base/dice.h"
#include "tests/support/mageknight/treasure_pieces.h"

namespace delve::mageknight::test {

namespace {

/// Four tiles with wide openings between them, and gates of three squares in the north and the south.
const std::vector<std::string> board{
    "+-+ + + +-+-+-+-+-+-+", "|. a b c . . . . x .|", "+ + + + + + + + + + +", "|. . . . . . : . . .|",
    "+ + + + + +-+ + + + +", "|. # . . .|. . ~ . e|", "+ + + + + + + + + + +", "|. . . . . . . ~ . .|",
    "+ + + + + + + + + + +", "|. T . d . . . . f .|", "+ + + +D+-+-+ + + +-+", "|. . . . x x . . . .|",
    "+ + + + + + + + + + +", "|. g . . . . . h . T|", "+ + + + + + + + + + +", "|. . . : . . . . . .|",
    "+ + + + + +-+ + + + +", "|x . . . . . . V . .|", "+ + + + + + + + + + +", "|. . . i . . k l m .|",
    "+-+-+-+-+-+-+ + + +-+"};

/// Six tiles: gates in the first and the last, and room in the middle of all others.
const std::vector<std::string> roomyBoard{
    "+-+ + + +-+-+-+-+-+-+-+-+-+-+-+", "|. a b c . . . . . . . . . . .|", "+ + + + + + + + + + + + + + + +",
    "|. . . . . : . . . . . . . x .|", "+ + + + + + + + + + + + + + + +", "|. . . d . . . n . . . . p . .|",
    "+ + + + + + + + + + + + + + + +", "|. # . . . . . . . ~ . . . . .|", "+ + + + + + + + + + + + + + + +",
    "|. T . . e . . . . . . . . . .|", "+ + + +D+ +-+ + + +-+ + + + + +", "|. . . . . . . . . . g . . x .|",
    "+ + + + + + + + + + + + + + + +", "|. . . . . . . . . S . . . . i|", "+ + + + + + + + + + + + + + + +",
    "|. . q . . . . r . . . . h . .|", "+ + + + + + + + + + + + + + + +", "|. . . . . : . . . . . f . . .|",
    "+ + + + + + + + + + + + + + + +", "|. . . . . . . . . . V k l m .|", "+-+-+-+-+-+-+-+-+-+-+-+ + + +-+"};

/// Any base with any front arc; bases of three squares are mounts without riders.
Stats anyStats(Random& random)
{
    const auto below = [&](int count) { return int(random.below(std::uint32_t(count))); };
    Stats stats{.speed = 4 + below(8),
                .attack = 6 + below(6),
                .defense = 13 + below(5),
                .damage = 1 + below(3),
                .range = below(2) == 0 ? 0 : 4 + below(6),
                .clicks = 3 + below(5),
                .frontArc = std::array{90, 135, 180, 270, 360}[std::size_t(below(5))],
                .points = 5 + below(30)};
    stats.base = std::array{BaseShape::Round1x1, BaseShape::Peanut1x2, BaseShape::Mount1x3,
                            BaseShape::Titan2x2}[std::size_t(below(4))];
    stats.speedType = std::array{SpeedType::Boot, SpeedType::Horseshoe, SpeedType::Wave,
                                 SpeedType::Wing}[std::size_t(below(4))];
    if (stats.base == BaseShape::Peanut1x2)
        stats.speedType = SpeedType::Horseshoe; // PEA-01
    stats.explosive = stats.range > 0 && below(3) == 0;
    if (stats.base == BaseShape::Titan2x2 && stats.range > 0 && below(2) == 0)
        stats.minRange = 2 + below(3);
    for (const Ability ability : {Ability::Terrify, Ability::Ram, Ability::Nimble, Ability::Sweep,
                                  Ability::Summon, Ability::MagicLevitation, Ability::Shockwave,
                                  Ability::MagicConfusion, Ability::Demoralized, Ability::FlameLightning})
        if (below(8) == 0)
            stats.abilities.push_back(ability);
    stats.abilityClicks = 2 + below(8);
    return stats;
}

/// A figure on one square.
Stats anyWalker(Random& random)
{
    Stats stats = anyStats(random);
    stats.base = BaseShape::Round1x1;
    stats.minRange = 0;
    return stats;
}

/// A mount of any temper.
Stats anyMount(Random& random)
{
    Stats stats = anyStats(random);
    stats.base = BaseShape::Mount1x3;
    stats.minRange = 0;
    stats.mount = Mount{MountType::BattleHorse, Intelligence(random.below(3)), {}};
    for (const auto& [proficiency, name] : enumNames<Proficiency>)
        if (random.below(3) == 0)
            stats.mount->proficiencies.push_back(proficiency);
    return stats;
}

/// CAV: a mount with its rider, and somebody who could ride it too.
void addUnit(DrawnGame& game, int player, Random& random)
{
    const play::FigureId mount = game.hero(player, 0, Direction::North, anyMount(random));
    game.rider(mount, anyWalker(random), int(random.below(3)));
    game.horseman(player, MountType::BattleHorse, 0, Direction::North, anyWalker(random));
}

/// MD-01, CHAR-01: a figure of four dials; a chariot if that is asked for.
Stats anySectioned(Random& random, bool isChariot)
{
    Stats stats;
    stats.base = isChariot || random.below(2) == 0 ? BaseShape::SmallMulti2x4 : BaseShape::LargeMulti3x5;
    stats.speedType = isChariot ? SpeedType::Wheel : SpeedType(random.below(4));
    stats.points = 10 + int(random.below(30));
    for (int i = 0; i < 4; ++i) {
        Stats section = anyWalker(random);
        section.speed = 1 + int(random.below(4));
        section.explosive = false;
        section.skulls.assign(std::size_t(section.clicks), 0);
        section.skulls.back() = 2;
        section.skulls[section.skulls.size() - 2] = 1;
        stats.sections.push_back(section);
    }
    stats.explosive = random.below(3) == 0;
    return stats;
}

/// MD, CHAR, PSGR: a creature or a chariot, which may have a passenger, and somebody who could board.
void addSectioned(DrawnGame& game, int player, Random& random)
{
    const bool isChariot = random.below(2) == 0;
    const play::FigureId hull = game.hero(player, 0, Direction::North, anySectioned(random, isChariot));
    Stats walker = anyWalker(random);
    walker.speedType = SpeedType(random.below(2) == 0 ? 0 : 2);
    if (isChariot && random.below(2) == 0)
        game.passenger(hull, walker);
    game.hero(player, 0, Direction::North, walker);
}

/// BASE-25, BASE-26: of every side, in the middle of tiles of their own, where any base has room.
void addPlaced(DrawnGame& game, Random& random)
{
    const auto below = [&](int count) { return int(random.below(std::uint32_t(count))); };
    std::string places = "npqr";
    const auto stand = [&](play::FigureId figure, bool neutral) {
        const std::size_t which = random.below(std::uint32_t(places.size()));
        game.stand(figure, places[which], directionOf(Side(below(4))), neutral);
        places.erase(which, 1);
    };
    stand(game.monster(0, Direction::North, below(2) == 0 ? anySectioned(random, false) : anyStats(random)),
          below(2) == 0);
    const play::FigureId mount = game.monster(0, Direction::North, anyMount(random));
    game.rider(mount, anyWalker(random), 1);
    stand(mount, below(2) == 0);
    stand(game.hero(below(2), 0, Direction::North, anyWalker(random)), false);
    stand(game.monster(0, Direction::North, anyWalker(random)), true);
    // MOUNT-13, PSGR-03: in the pool.
    for (int i = 0; i < 3; ++i)
        game.rider(game.monster(0, Direction::North, anyMount(random)), anyWalker(random), i);
    const play::FigureId chariot = game.monster(0, Direction::North, anySectioned(random, true));
    Stats walker = anyWalker(random);
    walker.speedType = SpeedType::Boot;
    game.passenger(chariot, walker);
}

enum class Extra : std::uint8_t
{
    None,
    Cavalry,
    Sections,
    Placed
};

std::unique_ptr<DrawnGame> makeGame(std::uint64_t seed, Extra extra)
{
    Random random(seedFor(seed, 5));
    auto game = std::make_unique<DrawnGame>(extra == Extra::Placed ? roomyBoard : board, 2);
    game->options().roundLimit = 14;
    game->options().openCeiling = random.below(2) == 0;
    if (extra == Extra::Placed || extra == Extra::Sections)
        game->options().standardArcs = random.below(3) == 0;
    game->options().flightIgnoresFigures = random.below(4) > 0;
    for (int player = 0; player < 2; ++player) {
        if (extra == Extra::Cavalry)
            addUnit(*game, player, random);
        if (extra == Extra::Sections)
            addSectioned(*game, player, random);
        for (int i = extra == Extra::None ? 0 : 2; i < 3; ++i)
            game->hero(player, 0, Direction::North, anyStats(random));
        game->entrance(player, player == 0 ? 'b' : 'l', player == 0 ? Side::North : Side::South);
        game->exit(player, player == 0 ? 'l' : 'b', player == 0 ? Side::South : Side::North);
    }
    for (int i = 0; i < 10; ++i)
        game->monster(0, Direction::North,
                      extra == Extra::Sections && i < 4 ? anySectioned(random, i < 2) : anyStats(random));
    if (extra == Extra::Placed)
        addPlaced(*game, random);
    Chest& chest = game->chestKind();
    chest.trap[1] = {9, std::nullopt, TrapAttack{TrapTarget::Opener, 9, 2, 0}};
    chest.trap[2] = {8, TrapSpawn{2, 40}, TrapAttack{TrapTarget::Tile, 8, 1, 0}};
    chest.trap[3] = {10, std::nullopt, TrapAttack{TrapTarget::Ranged, 9, 2, 6}};
    chest.treasure[0].item = sword();
    game->chest('d', Side::West);
    game->chest('h', Side::North);
    game->token('f');
    game->token('g', Colour::Blue);
    game->table(Colour::Yellow, 2, 40);
    game->table(Colour::Blue, 1, 30);
    game->artifact('i', ArtifactClass::Chair);
    game->artifact('e', ArtifactClass::Table);
    game->doors({random.below(2) == 0 ? DoorMaterial::Iron : DoorMaterial::Wood});
    game->start();
    return game;
}

} // namespace

std::unique_ptr<DrawnGame> makeLargeGame(std::uint64_t seed)
{
    return makeGame(seed, Extra::None);
}

std::unique_ptr<DrawnGame> makeCavalryGame(std::uint64_t seed)
{
    return makeGame(seed, Extra::Cavalry);
}

std::unique_ptr<DrawnGame> makeSectionGame(std::uint64_t seed)
{
    return makeGame(seed, Extra::Sections);
}

std::unique_ptr<DrawnGame> makePlacedGame(std::uint64_t seed)
{
    return makeGame(seed, Extra::Placed);
}

} // namespace delve::mageknight::test
