// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mageknight/setup/validate_setup.h"

#include <iostream>

/// Prints the rules that setup checks report, one on each line, for tests/coverage/switch_off.py.
int main()
{
    for (const delve::mageknight::SetupCheck& check : delve::mageknight::setupChecks())
        for (const std::string_view rule : check.rules)
            std::cout << rule << '\n';
    return std::cout.flush() ? 0 : 1;
}
