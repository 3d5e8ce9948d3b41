// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/content/files/parse_pieces.h"
#include "engine/mageknight/content/files/read_common.h"

#include <algorithm>

namespace delve::mageknight {

namespace {

constexpr std::size_t dialPositions = 6;

TrapAttack readTrapAttack(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    TrapAttack attack;
    attack.target = in.oneOf<TrapTarget>("type");
    attack.attack = in.integer("attack", 1, 20);
    attack.damage = in.integer("damage", 1, 9);
    if (attack.target == TrapTarget::Ranged)
        attack.range = in.integer("range", 1, 20); // only an R attack has a range
    in.refuseUnknown();
    return attack;
}

TrapSpawn readTrapSpawn(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    const TrapSpawn spawn{in.integer("count", 1, 9), in.integer("maxPoints", 1, 500)};
    in.refuseUnknown();
    return spawn;
}

Trap readTrap(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Trap trap;
    if (in.booleanOr("blank", false)) {
        in.refuseUnknown();
        return trap;
    }
    trap.disarm = in.integer("disarm", 2, 14);
    if (const auto spawn = in.find("spawn"))
        trap.spawn = readTrapSpawn(*spawn, log);
    if (const auto attack = in.find("attack"))
        trap.attack = readTrapAttack(*attack, log);
    if (trap.isBlank())
        log.fail(value, {QT_TRANSLATE_NOOP("Engine", "expected \"spawn\", \"attack\", or both"), {}});
    in.refuseUnknown();
    return trap;
}

Treasure readTreasure(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Treasure treasure;
    treasure.trap = in.booleanOr("trap", false);
    if (treasure.trap) {
        in.refuseUnknown();
        return treasure;
    }
    treasure.gold = in.integerOr("gold", 0, 1000, 0);
    if (const auto item = in.find("item"))
        treasure.item = readItem(*item, log);
    in.refuseUnknown();
    return treasure;
}

template <typename Dial, typename ReadPosition>
Dial readChestDial(const JsonView& value, ReadLog& log, ReadPosition readPosition)
{
    Dial dial;
    const auto positions = readList(value, log, dialPositions, dialPositions, readPosition);
    if (positions.size() == dialPositions)
        std::copy(positions.begin(), positions.end(), dial.begin());
    return dial;
}

} // namespace

Item readItem(const JsonView& value, ReadLog& log)
{
    ObjectReader in(value, log);
    Item item;
    item.type = in.kebabCase("type");
    item.name = in.name("name");
    item.attackBonus = in.integerOr("attackBonus", 1, 9, 0);
    item.speedBonus = in.integerOr("speedBonus", 1, 9, 0);
    item.defenseBonus = in.integerOr("defenseBonus", 1, 9, 0);
    item.abilities = in.listOr("abilities", 3, readEnum<Ability>);
    item.potion = in.booleanOr("potion", false);
    in.refuseUnknown();
    for (std::size_t i = 0; i < item.abilities.size(); ++i) {
        const Slot slot = slotOf(item.abilities[i]);
        const bool taken = std::any_of(item.abilities.begin(), item.abilities.begin() + std::ptrdiff_t(i),
                                       [&](Ability other) { return slotOf(other) == slot; });
        // TREAS-05: one ability for each of attack, speed and defense; none sits on damage.
        if (taken || slot == Slot::Damage)
            log.fail(value, {QT_TRANSLATE_NOOP(
                                 "Engine", "expected at most one ability each for speed, attack and defense"),
                             {}});
    }
    return item;
}

TrapDial readTrapDial(const JsonView& value, ReadLog& log)
{
    const auto dial = readChestDial<TrapDial>(value, log, readTrap);
    // CHEST-13: one blank position, the first, and five traps.
    for (std::size_t i = 0; i < dial.size(); ++i)
        if (dial[i].isBlank() != (i == 0))
            log.fail(value,
                     {QT_TRANSLATE_NOOP("Engine", "expected the first position blank and five traps"), {}});
    return dial;
}

Chest readChest(const JsonView& value, ReadLog& log, const std::string& pack)
{
    ObjectReader in(value, log);
    Chest chest;
    chest.id = readOwnId(in, pack);
    chest.name = in.name("name");
    chest.colour = in.oneOf<Colour>("colour");
    chest.stock = readStock(in);
    if (const auto trap = in.require("trap"))
        chest.trap = readTrapDial(*trap, log);
    if (const auto treasure = in.require("treasure"))
        chest.treasure = readChestDial<decltype(chest.treasure)>(*treasure, log, readTreasure);
    in.refuseUnknown();
    return chest;
}

} // namespace delve::mageknight
