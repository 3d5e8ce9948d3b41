// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/dungeoneer/play/any_card_game.h"

#include "tests/support/dungeoneer/played_game.h"

namespace delve::dungeoneer::test {

namespace {

constexpr int roundsInTests = 30; ///< DNR-TURN-01: a random game need not end by itself

/// Options at random, each switch both ways.
RuleOptions randomOptions(Random& random)
{
    RuleOptions options;
    options.roundLimit = roundsInTests;
    const auto flip = [&] { return random.below(4) == 0; };
    options.mapInView = flip();
    options.lockedFailureOpens = !flip();
    options.doorOpensBothWays = flip();
    options.obstacleOnReentry = flip();
    options.startSpaceIsNew = flip();
    options.lastCardMayClose = !flip();
    options.perTurnUnit = PerTurnUnit(random.below(3));
    options.freeQuestAttempt = FreeQuestAttempt(random.below(2));
    options.personalQuestRefill = flip();
    options.threatQuestOthers = ThreatQuestOthers(random.below(2));
    options.questMonsterWounds = QuestMonsterWounds(random.below(2));
    options.monsterReturn = MonsterReturn(random.below(2));
    options.unplaceableCard = UnplaceableCard(random.below(2));
    options.challengeOwnMonster = flip();
    options.wallBlocks = flip() ? WallBlocks::DoorLeft : WallBlocks::BothSides;
    return options;
}

} // namespace

const std::vector<std::vector<std::string>> AnyCardGame::combinations{
    {"overdraft"},
    {"night-shift"},
    {"bad-road"},
    {"overdraft", "night-shift"},
    {"overdraft", "bad-road"},
    {"night-shift", "bad-road"},
    {"overdraft", "night-shift", "bad-road"}};

play::Game AnyCardGame::ofSeed(std::uint64_t seed)
{
    Random random(seedFor(seed, 7));
    const std::size_t which = random.below(std::uint32_t(combinations.size()));
    m_cards.resize(combinations.size());
    if (!m_cards[which])
        m_cards[which] = shippedCards(combinations[which]);
    const bool isLoneDeck = combinations[which] == std::vector<std::string>{"night-shift"};
    const int most = isLoneDeck ? 3 : 4; // DNR-SETUP-05: a lone deck of 55 has Heroes for three
    const int players = 2 + int(random.below(std::uint32_t(most - 1)));
    Scenario scenario = freshScenario(*m_cards[which], players);
    scenario.options = randomOptions(random);
    return gameOf(scenario, m_cards[which]);
}

} // namespace delve::dungeoneer::test
