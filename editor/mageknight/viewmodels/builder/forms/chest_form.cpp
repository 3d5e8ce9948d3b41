// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/forms/item_cells.h"

namespace delve::mageknight {

namespace {

constexpr int usualRange = 5;

/// What a trap does when it is not disarmed. A choice of none leaves the monsters, if there are any.
enum class TrapKind
{
    None,
    Opener,
    Tile,
    Ranged
};

TrapKind kindOf(const Trap& trap)
{
    return trap.attack ? TrapKind(1 + int(trap.attack->target)) : TrapKind::None;
}

void setKind(Trap& trap, TrapKind kind)
{
    if (kind == TrapKind::None) {
        trap.attack.reset();
        return;
    }
    if (!trap.attack)
        trap.attack = TrapAttack{TrapTarget::Opener, 7, 1, 0};
    trap.attack->target = TrapTarget(int(kind) - 1);
    trap.attack->range = kind == TrapKind::Ranged ? usualRange : 0;
}

/// A number of an optional part; 0 while there is none. Setting the count of monsters makes or removes them.
struct SpawnCount
{
    Trap& trap;

    operator int() const { return trap.spawn ? trap.spawn->count : 0; }
    void operator=(int count) const
    {
        if (count == 0)
            trap.spawn.reset();
        else if (trap.spawn)
            trap.spawn->count = count;
        else
            trap.spawn = TrapSpawn{count, 15};
    }
};

int& attackNumber(Trap& trap, int TrapAttack::*number)
{
    static thread_local int nothing = 0;
    nothing = 0;
    return trap.attack ? (*trap.attack).*number : nothing;
}

int& spawnPoints(Trap& trap)
{
    static thread_local int nothing = 0;
    nothing = 0;
    return trap.spawn ? trap.spawn->maxPoints : nothing;
}

FormTable trapTable(FormBuilder<Chest>& form)
{
    FormTable table;
    table.name = QStringLiteral("trap");
    table.title = formText(QT_TRANSLATE_NOOP("PieceForm", "Trap dial"));
    table.columns = {formText(QT_TRANSLATE_NOOP("PieceForm", "Disarm")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "Attack on")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "Attack")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "Damage")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "Range")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "Mage Spawn")),
                     formText(QT_TRANSLATE_NOOP("PieceForm", "Points at most"))};
    const EnumLabels<TrapKind> kinds{
        {TrapKind::None, formText(QT_TRANSLATE_NOOP("PieceForm", "—"))},
        {TrapKind::Opener, formText(QT_TRANSLATE_NOOP("PieceForm", "H, the opener"))},
        {TrapKind::Tile, formText(QT_TRANSLATE_NOOP("PieceForm", "T, the tile"))},
        {TrapKind::Ranged, formText(QT_TRANSLATE_NOOP("PieceForm", "R, in range"))}};
    for (std::size_t i = 0; i < form.subject().trap.size(); ++i) {
        const Trap& now = form.subject().trap[i];
        const auto trap = [i](Chest& chest) -> Trap& { return chest.trap[i]; };
        const QString name = QStringLiteral("trap.%1.").arg(i);
        std::vector<FormField> cells{
            form.number(name + QLatin1String("disarm"), table.columns[0],
                        [trap](Chest& c) -> int& { return trap(c).disarm; }),
            form.choice<TrapKind>(name + QLatin1String("kind"), table.columns[1], kindOf(now), kinds,
                                  [trap](Chest& c, TrapKind kind) { setKind(trap(c), kind); }),
            form.number(name + QLatin1String("attack"), table.columns[2],
                        [trap](Chest& c) -> int& { return attackNumber(trap(c), &TrapAttack::attack); }),
            form.number(name + QLatin1String("damage"), table.columns[3],
                        [trap](Chest& c) -> int& { return attackNumber(trap(c), &TrapAttack::damage); }),
            form.number(name + QLatin1String("range"), table.columns[4],
                        [trap](Chest& c) -> int& { return attackNumber(trap(c), &TrapAttack::range); }),
            form.number(name + QLatin1String("count"), table.columns[5],
                        [trap](Chest& c) { return SpawnCount{trap(c)}; }),
            form.number(name + QLatin1String("points"), table.columns[6],
                        [trap](Chest& c) -> int& { return spawnPoints(trap(c)); })};
        // CHEST-13: the first position is blank, and stays so.
        const bool isBlank = i == 0;
        for (FormField& cell : cells)
            cell.isUsed = !isBlank;
        cells[2].isUsed = cells[3].isUsed = now.attack.has_value();
        cells[4].isUsed = now.attack && now.attack->target == TrapTarget::Ranged;
        cells[6].isUsed = now.spawn.has_value();
        table.rows.push_back(
            {isBlank ? formText(QT_TRANSLATE_NOOP("PieceForm", "1 (blank)")) : QString::number(i + 1),
             std::move(cells)});
    }
    return table;
}

/// What a position of the treasure dial holds.
enum class TreasureKind
{
    Trap,
    Gold,
    Item
};

TreasureKind kindOf(const Treasure& treasure)
{
    return treasure.trap ? TreasureKind::Trap : treasure.item ? TreasureKind::Item : TreasureKind::Gold;
}

void setKind(Treasure& treasure, TreasureKind kind)
{
    treasure.trap = kind == TreasureKind::Trap;
    if (treasure.trap)
        treasure.gold = 0;
    if (kind != TreasureKind::Item)
        treasure.item.reset();
    else if (!treasure.item)
        treasure.item = newItem();
}

FormTable treasureTable(FormBuilder<Chest>& form, const Library& library)
{
    FormTable table;
    table.name = QStringLiteral("treasure");
    table.title = formText(QT_TRANSLATE_NOOP("PieceForm", "Treasure dial"));
    table.columns = QStringList{formText(QT_TRANSLATE_NOOP("PieceForm", "Holds")),
                                formText(QT_TRANSLATE_NOOP("PieceForm", "Gold"))} +
                    itemColumns();
    const EnumLabels<TreasureKind> kinds{
        {TreasureKind::Trap, formText(QT_TRANSLATE_NOOP("PieceForm", "TRAP!"))},
        {TreasureKind::Gold, formText(QT_TRANSLATE_NOOP("PieceForm", "Gold alone"))},
        {TreasureKind::Item, formText(QT_TRANSLATE_NOOP("PieceForm", "An item"))}};
    for (std::size_t i = 0; i < form.subject().treasure.size(); ++i) {
        const Treasure& now = form.subject().treasure[i];
        const auto treasure = [i](Chest& chest) -> Treasure& { return chest.treasure[i]; };
        const QString name = QStringLiteral("treasure.%1.").arg(i);
        std::vector<FormField> cells{form.choice<TreasureKind>(name + QLatin1String("kind"), table.columns[0],
                                                               kindOf(now), kinds,
                                                               [treasure](Chest& c, TreasureKind kind) {
                                                                   setKind(treasure(c), kind);
                                                               }),
                                     form.number(name + QLatin1String("gold"), table.columns[1],
                                                 [treasure](Chest& c) -> int& { return treasure(c).gold; })};
        cells[1].isUsed = !now.trap;
        const auto item = itemCells(form, name, library, [treasure](Chest& c) -> Item* {
            return treasure(c).item ? &*treasure(c).item : nullptr;
        });
        cells.insert(cells.end(), item.begin(), item.end());
        table.rows.push_back({QString::number(i + 1), std::move(cells)});
    }
    return table;
}

} // namespace

Form formOf(const Chest& chest, const Library& library)
{
    FormBuilder<Chest> form(chest);
    form.section(formText(QT_TRANSLATE_NOOP("PieceForm", "Chest")));
    form.addLocalized(QStringLiteral("name"), formText(QT_TRANSLATE_NOOP("PieceForm", "Name")),
                      [](Chest& c) -> LocalizedText& { return c.name; });
    form.add(form.number(QStringLiteral("stock"),
                         formText(QT_TRANSLATE_NOOP("PieceForm", "How many there are")),
                         [](Chest& c) -> int& { return c.stock; }));
    form.add(form.choiceOf<Colour>(
        QStringLiteral("colour"), formText(QT_TRANSLATE_NOOP("PieceForm", "Colour")),
        [](Chest& c) -> Colour& { return c.colour; }, colourLabels()));
    form.add(trapTable(form));
    form.add(treasureTable(form, library));
    return form.take();
}

} // namespace delve::mageknight
