// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/choices_of_people.h"

#include "editor/play/played_table.h"

namespace delve {

std::size_t momentBeforeChoices(std::size_t now, int choices,
                                const std::function<bool(std::size_t)>& isChoice)
{
    std::size_t moment = now;
    int done = 0;
    while (done < choices && moment > 0)
        done += isChoice(--moment);
    if (done == 0)
        return now;
    while (moment > 0 && !isChoice(moment))
        --moment;
    return moment;
}

std::size_t momentBeforeChoice(const PlayedTable& table, const GoesOn& goesOn)
{
    bool hasPeople = false;
    for (int player = 0; player < table.playerCount(); ++player)
        hasPeople = hasPeople || table.isPerson(player);
    return momentBeforeChoices(table.moment(), 1, [&](std::size_t moment) {
        return (!hasPeople || table.isPerson(table.chooserAt(moment))) && !(goesOn && goesOn(moment));
    });
}

std::size_t momentAfterChoice(const PlayedTable& table, const GoesOn& goesOn)
{
    std::size_t moment = table.moment() + 1;
    const bool areOthers = hasOpponents(table);
    while (moment < table.recordedCount() &&
           ((areOthers && !table.isPerson(table.chooserAt(moment))) || (goesOn && goesOn(moment))))
        ++moment;
    return moment;
}

bool hasOpponents(const PlayedTable& table)
{
    for (int player = 0; player < table.playerCount(); ++player)
        if (!table.isPerson(player))
            return true;
    return false;
}

} // namespace delve
