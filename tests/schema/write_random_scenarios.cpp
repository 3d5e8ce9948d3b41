// SPDX-License-Identifier: GPL-3.0-or-later
// Writes scenario files that our reader accepts, for an outside validator to agree with:
// write_random_scenarios FOLDER COUNT

#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/support/mageknight/random_scenario.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;

int main(int argc, char* argv[])
{
    if (argc != 3) {
        std::fputs("usage: write_random_scenarios FOLDER COUNT\n", stderr);
        return 2;
    }
    const std::string folder = argv[1];
    const int count = std::atoi(argv[2]);
    int files = 0;
    const auto write = [&](const std::string& text) {
        std::ofstream file(folder + "/" + std::to_string(files++) + ".scenario.json", std::ios::binary);
        file << text;
        return file.good();
    };
    Random random(2003);
    bool good = true;
    for (int i = 0; i < count && good; ++i) {
        const std::string text = writeScenario(randomScenario(random, i % 8));
        good = write(text);
        // Now and then a fault makes another file that is legal too: a digit more, a letter less.
        for (int tries = 0; tries < 40 && good; ++tries)
            if (const std::string faulty = withFault(text, random); faulty != text && parseScenario(faulty))
                good = write(faulty);
    }
    if (!good)
        std::fprintf(stderr, "%s: cannot be written to\n", folder.c_str());
    return good ? 0 : 2;
}
