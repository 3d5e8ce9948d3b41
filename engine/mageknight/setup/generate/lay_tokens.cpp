// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/generate/piece_layer.h"

#include <algorithm>
#include <array>

namespace delve::mageknight {

std::vector<PieceLayer::Spot> PieceLayer::tokenSpotsOn(TileIndex tile)
{
    const PlacedTile& placed = m_bare.tiles[std::size_t(tile)];
    const Size size = rotated(sizeOf(m_view.kindOf(tile)), placed.rotation);
    const Square middle = placed.position + Offset{size.width / 2, size.height / 2};
    std::vector<Spot> spots = squaresOf(tile, [&](SquareIndex square) {
        // In the middle of the room, or in front of a chest.
        const Square at = m_ground.board().squareOf(square);
        int merit = 2 * luck() - 4 * distance(at, middle);
        for (const PlacedChest& chest : m_scenario.chests)
            merit += 6 * (neighbour(chest.square, chest.facing) == at);
        if (m_wishes.isMirrored)
            for (const PlacedToken& token : m_scenario.tokens)
                merit += 1000 * (mirrored(token.square) == at);
        return merit;
    });
    shuffle(spots, m_random); // of equal ones not always the last
    return spots;
}

PieceLayer::Duty PieceLayer::dutyOn(TileIndex tile) const
{
    const auto isHere = [&](const auto& thing) { return m_view.tileAt(thing.square) == tile; };
    if (std::ranges::any_of(m_scenario.chests, isHere))
        return Duty::Guard;
    const ThingId& id = m_bare.tiles[std::size_t(tile)].id;
    if (std::ranges::any_of(m_scenario.markers, isHere) ||
        std::ranges::any_of(m_scenario.artifacts, isHere) ||
        std::ranges::find(m_scenario.doors, id, &PlacedDoor::tile) != m_scenario.doors.end())
        return Duty::Keeper;
    return m_ground.neighboursOf(tile) >= 3 ? Duty::Sentry : Duty::Roamer;
}

/// Where the tokens lie, one after the other.
std::vector<PieceLayer::Post> PieceLayer::choosePosts(int count)
{
    std::vector<Post> free;
    for (TileIndex tile = 0; tile < TileIndex(m_bare.tiles.size()); ++tile) {
        const bool hasToken = std::ranges::any_of(
            m_bare.tokens, [&](const PlacedToken& token) { return m_view.tileAt(token.square) == tile; });
        if (m_view.isFarFromEntrances(tile) && m_view.distance(tile) != TileGraph::farAway && !hasToken)
            free.push_back({tile, dutyOn(tile)});
    }
    std::vector<Post> guards; // TOK-10: tiles with a chest take a second one
    std::ranges::copy_if(free, std::back_inserter(guards),
                         [](const Post& post) { return post.duty == Duty::Guard; });
    std::vector<Post> posts;
    const auto take = [&](std::vector<Post>& from, std::size_t number) {
        const Post post = from[number];
        from.erase(from.begin() + std::ptrdiff_t(number));
        posts.push_back(post);
        return post;
    };
    while (int(posts.size()) < count && !free.empty()) {
        std::vector<int> weights;
        for (const Post& post : free) {
            constexpr std::array byDuty{5, 6, 4, 3}; // in the order of duties
            // TOK-06: the first one goes to a chest, if it can.
            const bool isBarred = posts.empty() && !guards.empty() && post.duty != Duty::Guard;
            weights.push_back(isBarred ? 0 : byDuty[std::size_t(post.duty)]);
        }
        const Post post = take(free, std::size_t(pickByWeight(weights, m_random)));
        // Where both sides shall be alike, opposites follow one another.
        const auto other = m_view.tileAt(mirrored(m_bare.tiles[std::size_t(post.tile)].position));
        const auto opposite =
            std::ranges::find_if(free, [&](const Post& each) { return each.tile == other; });
        if (m_wishes.isMirrored && opposite != free.end() && int(posts.size()) < count)
            take(free, std::size_t(opposite - free.begin()));
        // Now and then a chest has two guards though there is room elsewhere.
        if (post.duty == Duty::Guard && int(posts.size()) < count && !m_wishes.isMirrored &&
            isLucky(10, m_random)) {
            posts.push_back(post);
            std::erase_if(guards, [&](const Post& each) { return each.tile == post.tile; });
        }
    }
    shuffle(guards, m_random);
    while (int(posts.size()) < count && !guards.empty())
        take(guards, guards.size() - 1);
    return posts;
}

/// TOK-03, TOK-04: no more of each colour than the players contribute. What matters more is rather guarded by
/// the stronger ones, but nobody can be sure.
std::vector<Colour> PieceLayer::chooseColours(const std::vector<Post>& posts)
{
    const int players = int(m_scenario.players.size());
    // Both sides alike have as many of each colour.
    const auto paired = [&](int number) { return m_wishes.isMirrored ? number + number % 2 : number; };
    int red = m_scenario.options.toughTokens
                  ? std::min(players, paired(1 + int(m_random.below(std::uint32_t(players)))))
                  : 0;
    int blue = std::min(2 * players, paired(players + int(m_random.below(std::uint32_t(players) + 1))));
    for (const PlacedToken& token : m_scenario.tokens) {
        red -= token.colour == Colour::Red;
        blue -= token.colour == Colour::Blue;
    }
    std::vector<std::pair<int, std::size_t>> order; // by how much there is to guard
    int chance = 0;
    for (std::size_t post = 0; post < posts.size(); ++post) {
        constexpr std::array byDuty{2, 2, 1, 0};
        if (!m_wishes.isMirrored || post % 2 == 0)
            chance = luck();
        order.emplace_back(-chance - byDuty[std::size_t(posts[post].duty)], post);
    }
    std::ranges::sort(order);
    std::vector<Colour> colours(posts.size(), Colour::Yellow);
    for (const auto& [merit, post] : order) {
        colours[post] = red > 0 ? Colour::Red : blue > 0 ? Colour::Blue : Colour::Yellow;
        (red > 0 ? red : blue) -= 1;
    }
    return colours;
}

void PieceLayer::layTokens(int count)
{
    const std::vector<Post> posts = choosePosts(count);
    const std::vector<Colour> colours = chooseColours(posts);
    for (std::size_t i = 0; i < posts.size(); ++i) {
        auto spots = tokenSpotsOn(posts[i].tile);
        PlacedToken& token = m_scenario.tokens.emplace_back();
        token.id = m_ids.draw(m_random);
        token.colour = colours[i];
        add(Kind::Token, token.id, std::move(spots));
    }
}

} // namespace delve::mageknight
