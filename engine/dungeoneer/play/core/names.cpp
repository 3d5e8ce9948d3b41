// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/play/core/game.h"

#include <algorithm>

namespace delve::dungeoneer::play {

namespace {

template <typename Id>
std::optional<Id> findIn(const std::vector<std::string>& names, const std::string& name)
{
    const auto found = std::ranges::find(names, name);
    return found == names.end() ? std::nullopt : std::optional(Id(found - names.begin()));
}

/// What follows a word and a blank, or nothing.
std::optional<std::string> restBehind(std::string_view word, const std::string& name)
{
    if (name.size() <= word.size() + 1 || name.compare(0, word.size(), word) != 0 || name[word.size()] != ' ')
        return std::nullopt;
    return name.substr(word.size() + 1);
}

constexpr std::array<std::string_view, 4> sideWords{"north", "east", "south", "west"};

} // namespace

std::string Game::nameOf(MonsterId id) const
{
    if (const QuestId quest = questOf(id); quest != QuestId::None)
        return nameOf(quest);
    if (const SpaceId space = spaceOf(id); space != SpaceId::None)
        return nameOf(space);
    return nameOf(cardOf(id));
}

std::string Game::nameOf(SourceId id) const
{
    if (const QuestId quest = questOf(id); quest != QuestId::None)
        return nameOf(quest);
    if (const PlayerId player = heroOf(id); player != PlayerId::None)
        return "hero " + nameOf(player);
    return nameOf(cardOf(id));
}

std::string Game::nameOf(TargetId id) const
{
    switch (sortOf(id)) {
    case TargetSort::None: break;
    case TargetSort::Hero: return "hero " + nameOf(playerAt(id));
    case TargetSort::Monster: return "monster " + nameOf(monsterAt(id));
    case TargetSort::Space: return "space " + nameOf(spaceAt(id));
    case TargetSort::Door: return std::string(sideWords[std::size_t(sideAt(id))]) + " " + nameOf(spaceAt(id));
    case TargetSort::Card: return "card " + nameOf(cardAt(id));
    }
    return {};
}

template <> std::optional<PlayerId> Game::find(const std::string& name) const
{
    return findIn<PlayerId>(m_parts->players, name);
}
template <> std::optional<HeroId> Game::find(const std::string& name) const
{
    return findIn<HeroId>(m_parts->heroNames, name);
}
template <> std::optional<CardId> Game::find(const std::string& name) const
{
    return findIn<CardId>(m_parts->cardNames, name);
}
template <> std::optional<QuestId> Game::find(const std::string& name) const
{
    return findIn<QuestId>(m_parts->questNames, name);
}
template <> std::optional<SpaceId> Game::find(const std::string& name) const
{
    return findIn<SpaceId>(m_parts->spaceNames, name);
}

template <> std::optional<MonsterId> Game::find(const std::string& name) const
{
    if (const auto id = find<CardId>(name); id && card(*id).isMonster())
        return monsterOf(*id);
    if (const auto id = find<QuestId>(name); id && quest(*id).slay)
        return monsterOf(*id);
    if (const auto id = find<SpaceId>(name); id && space(*id).monster)
        return monsterOf(*id);
    return std::nullopt;
}

template <> std::optional<SourceId> Game::find(const std::string& name) const
{
    if (const auto hero = restBehind("hero", name)) {
        const auto player = find<PlayerId>(*hero);
        return player ? std::optional(sourceOf(*player)) : std::nullopt;
    }
    if (const auto id = find<CardId>(name))
        return sourceOf(*id);
    if (const auto id = find<QuestId>(name))
        return sourceOf(*id);
    return std::nullopt;
}

template <> std::optional<TargetId> Game::find(const std::string& name) const
{
    const auto pick = [&]<typename Id>(std::string_view word, Id) -> std::optional<TargetId> {
        const auto rest = restBehind(word, name);
        const auto id = rest ? find<Id>(*rest) : std::nullopt;
        return id ? std::optional(targetOf(*id)) : std::nullopt;
    };
    if (const auto found = pick("hero", PlayerId()))
        return found;
    if (const auto found = pick("monster", MonsterId()))
        return found;
    if (const auto found = pick("space", SpaceId()))
        return found;
    if (const auto found = pick("card", CardId()))
        return found;
    for (const Side side : allSides)
        if (const auto rest = restBehind(sideWords[std::size_t(side)], name))
            if (const auto id = find<SpaceId>(*rest))
                return targetOf(*id, side);
    return std::nullopt;
}

} // namespace delve::dungeoneer::play
