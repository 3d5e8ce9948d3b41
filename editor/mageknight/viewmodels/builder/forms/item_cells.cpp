// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/builder/forms/item_cells.h"

namespace delve::mageknight {

QStringList itemColumns()
{
    return {formText(QT_TRANSLATE_NOOP("PieceForm", "Item")),
            formText(QT_TRANSLATE_NOOP("PieceForm", "Item (Italian)")),
            formText(QT_TRANSLATE_NOOP("PieceForm", "Type")),
            formText(QT_TRANSLATE_NOOP("PieceForm", "Attack +")),
            formText(QT_TRANSLATE_NOOP("PieceForm", "Speed +")),
            formText(QT_TRANSLATE_NOOP("PieceForm", "Defense +")),
            formText(QT_TRANSLATE_NOOP("PieceForm", "Attack ability")),
            formText(QT_TRANSLATE_NOOP("PieceForm", "Speed ability")),
            formText(QT_TRANSLATE_NOOP("PieceForm", "Defense ability")),
            formText(QT_TRANSLATE_NOOP("PieceForm", "Potion"))};
}

Item newItem()
{
    Item item;
    item.type = "trinket";
    item.name = {{{"en", "Trinket"}}};
    return item;
}

std::optional<Ability> abilityOf(const Item& item, Slot slot)
{
    const auto found = std::ranges::find(item.abilities, slot, slotOf);
    return found == item.abilities.end() ? std::nullopt : std::optional(*found);
}

void setAbility(Item& item, Slot slot, std::optional<Ability> ability)
{
    std::erase_if(item.abilities, [slot](Ability one) { return slotOf(one) == slot; });
    if (ability)
        item.abilities.push_back(*ability);
    std::ranges::sort(item.abilities);
}

} // namespace delve::mageknight
