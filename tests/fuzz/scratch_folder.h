// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <string_view>

namespace delve::fuzz {

/// A folder of this program that is gone when it ends; in TMPDIR, which had better be in memory.
QString scratchFolder();

/// Writes a file of that name there, and takes it away when it goes out of scope.
class ScratchFile
{
public:
    ScratchFile(const QString& name, std::string_view text);
    ~ScratchFile();
    ScratchFile(const ScratchFile&) = delete;
    ScratchFile& operator=(const ScratchFile&) = delete;

    const QString& path() const { return m_path; }

private:
    QString m_path;
};

} // namespace delve::fuzz
