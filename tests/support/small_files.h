// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/file_limits.h"

#include <sys/resource.h>

namespace delve::test {

/// As long as it exists no file grows beyond so many bytes, whoever writes it. What needs no rights at all
/// stands for a disk that is full in the middle of a file.
class SmallFiles
{
public:
    explicit SmallFiles(rlim_t bytes)
    {
        surviveFileLimits();
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallFiles() { setrlimit(RLIMIT_FSIZE, &m_before); }
    SmallFiles(const SmallFiles&) = delete;
    SmallFiles& operator=(const SmallFiles&) = delete;

private:
    rlimit m_before = {};
};

} // namespace delve::test
