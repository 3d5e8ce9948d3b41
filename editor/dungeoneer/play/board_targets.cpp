// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/play/board_targets.h"

#include "engine/dungeoneer/play/core/task.h"

#include <algorithm>

namespace delve::dungeoneer {

using namespace play;

namespace {

/// Where a monster is met; None for one that is nowhere on the maps.
SpaceId spaceOfMonster(const Position& position, PlayerId actor, MonsterId monster)
{
    if (const SpaceId printed = spaceOf(monster); printed != SpaceId::None)
        return printed;
    if (questOf(monster) != QuestId::None) // it waits where its Quest is tried
        return position.player(actor).space;
    return position.card(cardOf(monster)).space;
}

class TargetList
{
public:
    TargetList(const Position& position, PlayerId actor) : m_position(position), m_actor(actor) {}

    void add(const Step& action) { addBeside(m_actor, action.side); }
    void add(const Travel& action) { addSpace(action.to); }
    void add(const Untip&) { addHero(m_actor); }
    void add(const Explore&) { addHero(m_actor); }
    void add(const PlaceMap& action)
    {
        addOnce({m_position.game().space(action.space).kind, {action.column, action.row}});
    }
    void add(const ChooseEntrance& action) { addSpace(action.space); }
    void add(const LayEncounter& action) { addHero(action.target); }
    void add(const LayAttachment& action) { addSpace(m_position.card(action.host).space); }
    void add(const Challenge& action) { addTarget(action.target); }
    void add(const GivePeril& action) { addHero(action.to); }
    void add(const AttemptQuest&) { addHero(m_actor); }
    void add(const PickUp&) { addHero(m_actor); }
    void add(const PutDown&) { addHero(m_actor); }
    void add(const PlayCard& action) { addTarget(action.target); }
    void add(const UseAbility& action) { addTarget(action.target); }
    void add(const ChooseSide& action)
    {
        if (const auto move = pending<MoveChoice>(m_position))
            addBeside(move->moved, action.side);
        else if (const auto side = pending<SideChoice>(m_position))
            addDoor(m_position.player(side->subject).space, action.side);
    }
    void add(const StopMoving&)
    {
        if (const auto move = pending<MoveChoice>(m_position))
            addHero(move->moved);
    }
    template <typename T> void add(const T&) {}

    std::vector<BoardTarget> targets;

private:
    void addOnce(const BoardTarget& target)
    {
        if (std::ranges::find(targets, target) == targets.end())
            targets.push_back(target);
    }
    void addSpace(SpaceId space)
    {
        if (const auto target = targetAt(m_position, space))
            addOnce(*target);
    }
    void addDoor(SpaceId space, Side side)
    {
        if (auto target = targetAt(m_position, space)) {
            target->door = side;
            addOnce(*target);
        }
    }
    void addHero(PlayerId player)
    {
        if (m_position.isAlive(player))
            addSpace(m_position.player(player).space);
    }
    void addBeside(PlayerId player, Side side)
    {
        const SpaceId from = m_position.player(player).space;
        if (from == SpaceId::None)
            return;
        const SpaceId beside = m_position.space(from).beside[std::size_t(side)];
        if (beside != SpaceId::None)
            addSpace(beside);
        else
            addDoor(from, side);
    }
    void addTarget(TargetId target)
    {
        switch (sortOf(target)) {
        case TargetSort::None: return;
        case TargetSort::Hero: return addHero(playerAt(target));
        case TargetSort::Monster: return addSpace(spaceOfMonster(m_position, m_actor, monsterAt(target)));
        case TargetSort::Space: return addSpace(play::spaceAt(target));
        case TargetSort::Door: return addDoor(play::spaceAt(target), sideAt(target));
        case TargetSort::Card: return addSpace(m_position.card(cardAt(target)).space);
        }
    }

    const Position& m_position;
    PlayerId m_actor;
};

/// Whether one of the members of an action is this thing, by `isThing(member)`.
template <typename IsThing> bool hasMember(const Action& action, IsThing&& isThing)
{
    return std::visit(
        [&](const auto& what) {
            bool has = false;
            table::forEachField(what, [&](const auto&, const auto& value) { has = has || isThing(value); });
            return has;
        },
        action);
}

} // namespace

std::optional<BoardTarget> targetAt(const Position& position, SpaceId space)
{
    if (space == SpaceId::None || position.space(space).place != SpacePlace::Laid)
        return std::nullopt;
    const SpaceState& laid = position.space(space);
    return BoardTarget{position.game().space(space).kind, {laid.column, laid.row}};
}

SpaceId spaceAt(const Position& position, const BoardTarget& target)
{
    for (int i = 0; i < position.game().spaceCount(); ++i)
        if (const auto here = targetAt(position, SpaceId(i));
            here && here->map == target.map && here->cell == target.cell)
            return SpaceId(i);
    return SpaceId::None;
}

std::vector<BoardTarget> targetsOf(const Position& position, PlayerId actor, const Action& action)
{
    TargetList list(position, actor);
    std::visit([&](const auto& what) { list.add(what); }, action);
    return std::move(list.targets);
}

bool isAbout(const Action& action, CardId card)
{
    return hasMember(action, [card]<typename T>(const T& value) {
        if constexpr (std::is_same_v<T, CardId>)
            return value == card;
        else if constexpr (std::is_same_v<T, SourceId>)
            return value == sourceOf(card);
        else
            return false;
    });
}

bool isAbout(const Action& action, QuestId quest)
{
    return hasMember(action, [quest]<typename T>(const T& value) {
        if constexpr (std::is_same_v<T, QuestId>)
            return value == quest;
        else if constexpr (std::is_same_v<T, SourceId>)
            return value == sourceOf(quest);
        else
            return false;
    });
}

bool isAbout(const Action& action, PlayerId player)
{
    return hasMember(action, [player]<typename T>(const T& value) {
        if constexpr (std::is_same_v<T, SourceId>)
            return value == sourceOf(player);
        else
            return false;
    });
}

} // namespace delve::dungeoneer
