// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/builder/forms/form_builder.h"
#include "engine/mageknight/content/chest.h"

#include <algorithm>

namespace delve::mageknight {

/// The headings of the cells of an item.
QStringList itemColumns();

/// An item that is there because somebody named it.
Item newItem();

/// TREAS-05: the ability of an item for a slot, or none.
std::optional<Ability> abilityOf(const Item& item, Slot slot);
void setAbility(Item& item, Slot slot, std::optional<Ability> ability);

/// The cells of an item that may be there or not. `access` finds it as an Item*, null where there is none.
template <typename Subject, typename Access>
std::vector<FormField> itemCells(FormBuilder<Subject>& form, const QString& prefix, const Library& library,
                                 Access access)
{
    Subject copy = form.subject();
    const bool isThere = access(copy) != nullptr;
    // Without an item the cells show an empty one, and changing them changes nothing.
    const auto item = [access](Subject& subject) -> Item& {
        static thread_local Item nothing;
        Item* found = access(subject);
        if (!found)
            nothing = Item();
        return found ? *found : nothing;
    };
    const QStringList labels = itemColumns();
    const auto named = [&](const char* name) { return prefix + QLatin1String(name); };
    const auto textOf = [item](Subject& subject) -> LocalizedText& { return item(subject).name; };
    std::vector<FormField> cells{
        form.localized(named("name"), labels[0], textOf, "en"),
        form.localized(named("name"), labels[1], textOf, "it"),
        form.text(named("type"), labels[2], [item](Subject& s) -> std::string& { return item(s).type; }),
        form.number(named("attackBonus"), labels[3],
                    [item](Subject& s) -> int& { return item(s).attackBonus; }),
        form.number(named("speedBonus"), labels[4],
                    [item](Subject& s) -> int& { return item(s).speedBonus; }),
        form.number(named("defenseBonus"), labels[5],
                    [item](Subject& s) -> int& { return item(s).defenseBonus; })};
    int column = 6;
    for (const Slot slot : {Slot::Attack, Slot::Speed, Slot::Defense}) {
        struct Place
        {
            Item& item;
            Slot slot;
            operator std::optional<Ability>() const { return abilityOf(item, slot); }
            void operator=(std::optional<Ability> ability) const { setAbility(item, slot, ability); }
        };
        cells.push_back(abilityField(form, named("ability.") + QString::number(int(slot)), labels[column++],
                                     slot, library, [item, slot](Subject& s) {
                                         return Place{item(s), slot};
                                     }));
    }
    cells.push_back(
        form.flag(named("potion"), labels[column], [item](Subject& s) -> bool& { return item(s).potion; }));
    for (FormField& cell : cells)
        cell.isUsed = isThere;
    return cells;
}

} // namespace delve::mageknight
