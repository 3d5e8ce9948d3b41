// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/mageknight/commands/collection_option.h"

#include "app/commands/collection_file_option.h"

namespace delve::mageknight {

void CollectionOption::addTo(CLI::App& command, const char* flag, const char* description)
{
    command.add_flag(flag, isWanted, cliText(description));
    command.add_option(
        "--collection", file,
        cliText(QT_TRANSLATE_NOOP("delve", "A collection other than your own: a collection.json file")));
}

Result<std::optional<OwnedPieces>> CollectionOption::read(const Content& content) const
{
    if (!isWanted && file.empty())
        return std::optional<OwnedPieces>();
    const auto collection = readCollection(file);
    if (!collection)
        return collection.error();
    return std::optional(ownedPieces(*collection, content));
}

} // namespace delve::mageknight
