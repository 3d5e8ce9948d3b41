// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/dungeoneer/played_game.h"

#include "engine/dungeoneer/content/files/load_card_set.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace delve::dungeoneer::test {

namespace {

template <typename T> T valueOrEnd(Result<T> result)
{
    if (!result) {
        std::fprintf(stderr, "%s\n", inEnglish(result.error()).c_str());
        std::abort();
    }
    return *std::move(result);
}

} // namespace

std::shared_ptr<const Cards> shippedCards(const std::vector<std::string>& sets)
{
    std::vector<CardSet> loaded;
    for (const std::string& set : sets)
        loaded.push_back(
            valueOrEnd(loadCardSet(std::filesystem::path(DELVE_SOURCE_DIR) / "resources" / "packs" / set)));
    return std::make_shared<const Cards>(valueOrEnd(Cards::combine(std::move(loaded))));
}

Scenario freshScenario(const Cards& cards, int players)
{
    Scenario scenario;
    scenario.title = "Fresh";
    for (const CardSet& set : cards.sets()) {
        scenario.packs.push_back({set.id, set.version, set.hash});
        if (std::ranges::find(scenario.maps, set.mapKind) == scenario.maps.end())
            scenario.maps.push_back(set.mapKind);
    }
    std::ranges::sort(scenario.maps);
    for (int i = 0; i < players; ++i) {
        Player player;
        player.id = ThingId("p" + std::to_string(i));
        player.name = "Player " + std::to_string(i);
        scenario.players.push_back(std::move(player));
    }
    return scenario;
}

play::Game gameOf(const Scenario& scenario, std::shared_ptr<const Cards> cards)
{
    return valueOrEnd(play::Game::make(scenario, std::move(cards)));
}

} // namespace delve::dungeoneer::test
