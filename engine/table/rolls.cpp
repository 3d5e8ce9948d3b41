// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/table/rolls.h"

namespace delve::table {

std::size_t drawOneOf(std::size_t count, Dice& dice, const RollPurpose& purpose)
{
    if (count <= 1)
        return 0;
    // As many dice as it takes, read as digits; what does not divide evenly is rolled again.
    std::size_t faces = 1;
    std::size_t number = 0;
    do {
        faces = 1;
        number = 0;
        while (faces < count) {
            number = 6 * number + std::size_t(dice.roll(purpose) - 1);
            faces *= 6;
        }
    } while (number >= faces - faces % count);
    return number % count;
}

} // namespace delve::table
