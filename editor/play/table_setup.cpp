// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/play/table_setup.h"

#include <random>

namespace delve {

std::uint64_t anySeed()
{
    std::random_device device;
    return std::uint64_t(device()) << 32 | device();
}

} // namespace delve
