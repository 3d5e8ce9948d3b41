// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace delve::test {

/// Whether this build counts: the sanitizers have allocators of their own.
bool countsAllocations();

/// How often this program has asked for memory. Linking it in replaces operator new.
std::size_t allocationCount();

} // namespace delve::test
