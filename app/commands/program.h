// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/terminal.h"
#include "engine/base/rule_reference.h"
#include "engine/mageknight/content/content.h"

#include <CLI/CLI.hpp>
#include <QCoreApplication>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace delve::mageknight {

/// Exit codes of delve, the same for every command.
enum ExitCode
{
    Legal = 0,
    HasFindings = 1,
    Unreadable = 2
};

/// What the commands share: where they print, and content and rules, loaded when first asked for.
class Program
{
public:
    Terminal out{stdout};
    Terminal err{stderr};

    /// What the chosen command does; set while the command line is read, run afterwards.
    std::function<int()> run;

    /// The language of the user, "en", "it".
    std::string language() const;

    /// Content, shipped and of the user, and rules. A fault is printed, and nothing is returned; a pack of
    /// the user that cannot be used is printed, and left out.
    const Content* content();
    const RuleReference* rules();

    /// Whether a file of this kind (checkTarget) may be written there; printed if not. Asked before the work
    /// begins.
    bool mayWrite(const std::string& file, const char* kind) const;

    /// Prints an error with the file it is about.
    void complain(const std::string& file, const Error& error) const;

private:
    std::optional<Content> m_content;
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

// Each adds one command with its options.
void addTourCommand(CLI::App& app, Program& program);
void addInfoCommand(CLI::App& app, Program& program);
void addValidateCommand(CLI::App& app, Program& program);
void addGenerateCommand(CLI::App& app, Program& program);
void addCompleteCommand(CLI::App& app, Program& program);
void addFixCommand(CLI::App& app, Program& program);
void addFormatCommand(CLI::App& app, Program& program);
void addMigrateCommand(CLI::App& app, Program& program);
void addRulesCommand(CLI::App& app, Program& program);
void addPackCommand(CLI::App& app, Program& program);
void addExportCommand(CLI::App& app, Program& program);
void addImportCommand(CLI::App& app, Program& program);
void addRenderCommand(CLI::App& app, Program& program);
void addSchemaCommand(CLI::App& app, Program& program);
void addPrintCommand(CLI::App& app, Program& program);
void addCollectionCommand(CLI::App& app, Program& program);
void addPlaytestCommand(CLI::App& app, Program& program);
void addMergeCommand(CLI::App& app, Program& program);
void addCompareCommand(CLI::App& app, Program& program);
void addAssertCommand(CLI::App& app, Program& program);
void addManCommand(CLI::App& app, Program& program);

} // namespace delve::mageknight
