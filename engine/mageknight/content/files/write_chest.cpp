// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/pack_writing.h"
#include "engine/mageknight/content/files/write_pieces.h"

namespace delve::mageknight {

namespace {

void appendTreasure(std::string& out, const Treasure& treasure)
{
    JsonObjectText object(out);
    writeFlagIfSet(object, "trap", treasure.trap);
    writeNumberUnless(object, "gold", treasure.gold, 0);
    if (treasure.item)
        appendItem(object.key("item"), *treasure.item);
    object.close();
}

} // namespace

void appendItem(std::string& out, const Item& item)
{
    JsonObjectText object(out);
    object.word("type", item.type);
    writeTexts(object, "name", item.name);
    writeNumberUnless(object, "attackBonus", item.attackBonus, 0);
    writeNumberUnless(object, "speedBonus", item.speedBonus, 0);
    writeNumberUnless(object, "defenseBonus", item.defenseBonus, 0);
    if (!item.abilities.empty())
        writeNames(object, "abilities", item.abilities);
    writeFlagIfSet(object, "potion", item.potion);
    object.close();
}

void appendTrap(std::string& out, const Trap& trap)
{
    JsonObjectText object(out);
    if (trap.isBlank()) {
        object.flag("blank", true);
        object.close();
        return;
    }
    object.number("disarm", trap.disarm);
    if (trap.spawn) {
        JsonObjectText spawn(object.key("spawn"));
        spawn.number("count", trap.spawn->count);
        spawn.number("maxPoints", trap.spawn->maxPoints);
        spawn.close();
    }
    if (trap.attack) {
        JsonObjectText attack(object.key("attack"));
        attack.name("type", trap.attack->target);
        attack.number("attack", trap.attack->attack);
        attack.number("damage", trap.attack->damage);
        if (trap.attack->target == TrapTarget::Ranged)
            attack.number("range", trap.attack->range);
        attack.close();
    }
    object.close();
}

void appendChest(std::string& out, const Chest& chest)
{
    JsonObjectText object(out, 6);
    writeOwnId(object, chest.id);
    writeTexts(object, "name", chest.name);
    object.name("colour", chest.colour);
    object.number("stock", chest.stock);
    object.list("trap", chest.trap, appendTrap);
    object.list("treasure", chest.treasure, appendTreasure);
    object.close();
}

} // namespace delve::mageknight
