// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/dungeoneer/content/files/write_card_set.h"
#include "tests/support/dungeoneer/random_set.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

/// write_random_sets FOLDER COUNT: writes sets of cards that our reader accepts, for the outside validator.
int main(int argc, char* argv[])
{
    if (argc != 3)
        return 2;
    const int count = std::atoi(argv[2]) / 10; // a set has many cards
    for (int i = 0; i < count; ++i)
        std::ofstream(std::filesystem::path(argv[1]) / ("set-" + std::to_string(i) + ".json"))
            << delve::dungeoneer::writeCardSet(delve::dungeoneer::test::randomSet(std::uint64_t(i) + 1));
    return 0;
}
