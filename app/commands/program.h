// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal.h"
#include "engine/base/rule_reference.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>
#include <QStringList>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace delve {

/// Exit codes of delve, the same for every command.
enum ExitCode
{
    Legal = 0,
    HasFindings = 1,
    Unreadable = 2
};

/// What the commands share: where they print, and the rules, loaded when first asked for.
class Program
{
public:
    Program() = default;
    virtual ~Program() = default;
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    Terminal out{stdout};
    Terminal err{stderr};

    /// What the chosen command does; set while the command line is read, run afterwards.
    std::function<int()> run;

    /// The language of the user, "en", "it".
    std::string language() const;

    /// The rules of all games. A fault is printed, and nothing is returned.
    const RuleReference* rules();

    /// Whether a file of this kind (checkTarget) may be written there; printed if not. Asked before the work
    /// begins.
    bool mayWrite(const std::string& file, std::string_view kind) const;
    bool mayWrite(const std::vector<std::string>& files, std::string_view kind) const;

    /// Of several files one could not be written, and that was said: these were before.
    void tellWritten(const QStringList& files) const;

    /// Prints an error with the file it is about.
    void complain(const std::string& file, const Error& error) const;

protected:
    /// What is kept, loaded by `load` when it is first asked for; `content` is the member of what was loaded.
    /// A fault is printed, and nothing is returned; packs of the user that are left out are printed, too.
    template <typename Content, typename Loaded>
    const Content* loadOnce(std::optional<Content>& kept, Result<Loaded> (*load)(), Content Loaded::*content)
    {
        if (!kept) {
            auto loaded = load();
            if (!loaded) {
                tellFault(loaded.error());
                return nullptr;
            }
            tellLeftOut(loaded->leftOut);
            kept = std::move((*loaded).*content);
        }
        return &*kept;
    }

private:
    void tellFault(const Error& fault) const;
    void tellLeftOut(const std::vector<Error>& faults) const;

    std::optional<RuleReference> m_rules;
};

/// A text of the command line program in the language of the user.
inline QString translated(const char* text)
{
    return QCoreApplication::translate("delve", text);
}

/// "1 door", "3 doors": a text marked with QT_TRANSLATE_N_NOOP, in the form that goes with the number.
inline QString counted(const char* text, std::size_t number)
{
    return QCoreApplication::translate("delve", text, nullptr, int(number));
}

/// A text for CLI11, which takes UTF-8.
inline std::string cliText(const char* text)
{
    return translated(text).toStdString();
}

/// The words of an enum, for options that take one of them.
template <typename Enum> std::vector<std::string> words()
{
    std::vector<std::string> all;
    for (const auto& entry : enumNames<Enum>)
        all.emplace_back(entry.second);
    return all;
}

} // namespace delve
