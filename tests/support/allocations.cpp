// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/allocations.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> count = 0;

} // namespace

namespace delve::test {

std::size_t allocationCount()
{
    return count;
}

#ifdef __SANITIZE_ADDRESS__

bool countsAllocations()
{
    return false;
}

} // namespace delve::test

#else

bool countsAllocations()
{
    return true;
}

} // namespace delve::test

void* operator new(std::size_t size)
{
    ++count;
    if (void* memory = std::malloc(size > 0 ? size : 1))
        return memory;
    throw std::bad_alloc();
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

#endif
