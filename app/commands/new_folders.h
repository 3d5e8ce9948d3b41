// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace delve {

/// Makes the folders for what a command writes, and takes away again in the end what stayed empty of them:
/// whoever writes nothing leaves nothing.
class NewFolders
{
public:
    NewFolders() = default;
    ~NewFolders();
    NewFolders(const NewFolders&) = delete;
    NewFolders& operator=(const NewFolders&) = delete;

    /// With those around it; false if that is not possible.
    bool make(const QString& folder);

private:
    QStringList m_made; ///< the inner ones after the outer ones
};

} // namespace delve
