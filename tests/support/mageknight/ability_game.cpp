// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/ability_game.h"

#include "engine/base/dice.h"
#include "tests/support/mageknight/treasure_pieces.h"

namespace delve::mageknight::test {

namespace {

/// Two tiles with everything that a board can have.
const std::vector<std::string> board{
    "+-+-+-+-+-+-+-+-+-+-+", "|a . T . c|f . . x b|", "+ + + + + + + +-+ + +", "|. # . ~ . g x . T .|",
    "+ + + + + + + + + + +", "|. d . ~ eDh . i . .|", "+ + + + + + + + + + +", "|o : . . p . S . r .|",
    "+ + +-+ + + + + + + +", "|j . k . l|. m V . n|", "+-+-+-+-+-+-+-+-+-+-+"};

/// A figure with one ability, or none, on each value, and a dial that turns some of them off.
Stats anyStats(Random& random)
{
    const auto below = [&](int count) { return int(random.below(std::uint32_t(count))); };
    Stats stats{.speed = 5 + below(6),
                .attack = 6 + below(6),
                .defense = 13 + below(5),
                .damage = 1 + below(3),
                .range = below(2) == 0 ? 0 : 4 + below(5),
                .clicks = 4 + below(5),
                .frontArc = 90 + 90 * below(3),
                .points = 5 + below(30)};
    std::array<std::vector<Ability>, 4> bySlot;
    for (const auto& [ability, name] : enumNames<Ability>)
        if (ability != Ability::StartingPosition)
            bySlot[std::size_t(slotOf(ability))].push_back(ability);
    for (const std::vector<Ability>& abilities : bySlot)
        if (below(3) > 0)
            stats.abilities.push_back(abilities[std::size_t(below(int(abilities.size())))]);
    stats.targets = 1 + 2 * below(3);
    stats.abilityClicks = 2 + below(8);
    if (below(4) == 0)
        stats.speedType = below(2) == 0 ? SpeedType::Wing : SpeedType::Wave;
    if (below(4) == 0)
        stats.tags = {"risen"};
    return stats;
}

/// EXO-12: tokens with every effect there is, in all colours.
void addArtifactTokens(DrawnGame& game)
{
    game.artifactToken(Colour::Yellow, {effect::Heal{1}});
    game.artifactToken(Colour::Yellow, {effect::Refresh{}});
    game.artifactToken(Colour::Yellow, {effect::Move{5}, effect::GainGold{10}});
    game.artifactToken(Colour::Yellow, {effect::PlaceItem{potion()}});
    game.artifactToken(Colour::Blue,
                       {effect::GrantAbility{Ability::Flight}, effect::GrantAbility{Ability::Sweep},
                        effect::GrantAbility{Ability::Aquatic}, effect::GrantAbility{Ability::Vampirism},
                        effect::GrantAbility{Ability::Toughness}, effect::GrantAbility{Ability::Dodge}});
    game.artifactToken(Colour::Blue, {effect::GrantItem{sword()}});
    game.artifactToken(Colour::Blue, {effect::PlaceMageSpawn{2, 30}});
    ArtifactToken& gamble = game.artifactToken(Colour::Yellow, {effect::LoseGold{5}, effect::Harm{1}});
    gamble.rows.front().to = 7;
    gamble.rows.push_back({8, 12, {}, {effect::PlaceHero{DrawnGame::kindOfGuest()}}});
    game.artifactToken(Colour::Yellow, {effect::Attack{10, 2}, effect::Refresh{}});
    game.artifactToken(Colour::Red, {effect::Harm{1}, effect::Refresh{}});
    game.artifactToken(Colour::Red, {effect::GrantItem{potion()}, effect::Heal{2}});
}

/// Furniture that is in everybody's way, exotic artifacts, a pillar and a Changeling.
void furnishWithArtifacts(DrawnGame& game, Random& random)
{
    game.exotic('o', {2, 1, 0});
    game.exotic('r', {1, 2, 1});
    game.artifact('p', ArtifactClass::Table, random.below(2) == 0);
    game.artifact('i', ArtifactClass::Chair);
    game.artifact('g', ArtifactClass::Chair);
    if (random.below(3) == 0)
        game.artifact('c',
                      random.below(2) == 0 ? ArtifactClass::AllSeeingPillar : ArtifactClass::AncientPillar);
    addArtifactTokens(game);
    game.guest(anyStats(random));
    Stats changeling = anyStats(random);
    changeling.range = 6;
    changeling.frontArc = 90;
    game.changeling('k', Side::East, changeling);
}

/// Heroes and monsters with any abilities, doors, chests with traps and items, and tokens.
void furnish(DrawnGame& game, int players, Random& random)
{
    game.options().roundLimit = 16;
    game.options().flightIgnoresFigures = random.below(4) > 0;
    game.options().blastThroughWalls = random.below(4) == 0;
    game.options().nimbleGoesOn = random.below(4) == 0;
    game.options().chargeBoth = random.below(4) == 0;
    const char entrances[] = {'a', 'b', 'j'};
    const char exits[] = {'n', 'j', 'b'};
    for (int player = 0; player < players; ++player) {
        game.hero(player, 0, Direction::North, anyStats(random));
        Stats grown = anyStats(random);
        grown.clicks += 5;
        grown.levels = 5;
        game.hero(player, 0, Direction::North, grown);
        game.entrance(player, entrances[player], Side::North);
        game.exit(player, exits[player], Side::South);
    }
    for (int i = 0; i < 9; ++i)
        game.monster(0, Direction::North, anyStats(random));
    Chest& chest = game.chestKind();
    chest.trap[1] = {9, std::nullopt, TrapAttack{TrapTarget::Opener, 9, 2, 0}};
    chest.trap[2] = {8, TrapSpawn{2, 40}, TrapAttack{TrapTarget::Tile, 8, 1, 0}};
    chest.trap[3] = {10, std::nullopt, TrapAttack{TrapTarget::Ranged, 9, 2, 6}};
    chest.trap[4] = {7, TrapSpawn{1, 30}, std::nullopt};
    chest.treasure[0].item = sword();
    chest.treasure[1].item = shield();
    chest.treasure[2].item = potion();
    chest.treasure[3].item = charm(Ability::WeaponMaster, "axe");
    chest.treasure[5].trap = true;
    game.chest('e', Side::West);
    game.chest('m', Side::North);
    game.token('d');
    game.token('n', Colour::Blue);
    game.table(Colour::Yellow, 2, 40);
    game.table(Colour::Blue, 1, 30);
    furnishWithArtifacts(game, random);
    game.doors({random.below(2) == 0 ? DoorMaterial::Iron : DoorMaterial::Wood});
}

} // namespace

std::unique_ptr<DrawnGame> makeAbilityGame(std::uint64_t seed)
{
    Random random(seedFor(seed, 5));
    const int players = 2 + int(seed % 2);
    auto game = std::make_unique<DrawnGame>(board, players);
    furnish(*game, players, random);
    game->start();
    return game;
}

} // namespace delve::mageknight::test
