// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/new_folders.h"
#include "app/commands/program.h"

#include <QDir>

#include <initializer_list>
#include <string_view>

namespace delve {

/// What a tour leaves in its folder: a name, and the kind of file that it is (checkTarget).
struct TourFile
{
    const char* name;
    std::string_view kind;
};

/// Makes the folder of a tour, and tries all that it writes there before its work begins. False, with the
/// reason printed, if something could not be written, or would replace what no tour has left.
bool prepareTour(NewFolders& made, const QDir& folder, std::initializer_list<TourFile> files,
                 const Program& program);

} // namespace delve
