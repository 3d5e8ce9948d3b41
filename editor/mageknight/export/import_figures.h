// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <filesystem>
#include <string>
#include <string_view>

namespace delve::mageknight {

/// What a pack is called that does not exist yet.
struct NewPack
{
    std::string name;
    std::string author;
    std::string license;
};

struct ImportedFigures
{
    std::size_t count = 0;
    std::filesystem::path part; ///< the file of the pack that holds them now
    bool isNewPack = false;
};

/// Adds the figures of a list (see FigureList) to the pack in a folder, as a part named after the list; the
/// same list again replaces what it brought before. If there is no pack, one is made. The pack as it will be
/// is checked first; nothing is changed unless all of it is right.
Result<ImportedFigures> importFigures(std::string_view csv, const std::string& listName,
                                      const std::filesystem::path& packFolder, const NewPack& newPack);

} // namespace delve::mageknight
