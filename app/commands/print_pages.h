// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/program.h"
#include "editor/print/print_plan.h"

namespace delve {

// What `delve print` and `delve calibrate` share, whatever the game.

/// Declares --printer and --tray, and --paper if that is wanted.
void addTrayOptions(CLI::App& command);

/// Declares the options about pages, and where they go to.
void addPageOptions(CLI::App& command);

/// What they say; `usual` has what is not said. Backs are drawn against what the printer was calibrated to.
Result<PageOptions> pageOptionsOf(const CLI::App& command, PageOptions usual = {});

/// The kind of print that was asked for, or the usual one; an error lists those that a game has.
template <typename Kind> Result<Kind> printKindOf(const CLI::App& command, Kind usual)
{
    const CLI::Option* option = command.get_option("--kind");
    if (option->count() == 0)
        return usual;
    const auto name = option->as<std::string>();
    if (const auto kind = fromName<Kind>(name))
        return *kind;
    return Error{"",
                 {QT_TRANSLATE_NOOP("Engine", "\"%1\" is no kind of print; --kind takes one of %2"),
                  {name, allNames<Kind>()}}};
}

/// A folder or a file was named, and the file may be written; printed if not.
bool hasPageTarget(const CLI::App& command, const Program& program);

/// Writes the pages to where the options say, after what is worth knowing about them; the exit code.
int writePages(const PrintPlan& plan, const CLI::App& command, Program& program);

/// The value of an option; `usual` where it was not given.
template <typename T> T valueOr(const CLI::App& command, const char* option, T usual)
{
    const CLI::Option* found = command.get_option(option);
    return found->count() > 0 ? found->as<T>() : usual;
}

/// Declares an option that is read from the command line when the command is done.
template <typename T> CLI::Option* addReadLater(CLI::App& command, const char* name, const char* description)
{
    return command.add_option_function<T>(
        name, [](const T&) { /* read when the command is done */ }, cliText(description));
}

/// Declares an option that takes one of the words of an enum.
template <typename Enum> CLI::Option* addChoice(CLI::App& command, const char* name, const char* description)
{
    return addReadLater<std::string>(command, name, description)->check(CLI::IsMember(words<Enum>()));
}

/// The word that was chosen.
template <typename Enum> Enum choiceOr(const CLI::App& command, const char* option, Enum usual)
{
    return fromName<Enum>(valueOr<std::string>(command, option, {})).value_or(usual);
}

} // namespace delve
