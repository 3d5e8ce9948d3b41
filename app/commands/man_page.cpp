// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/man_page.h"

#include "app/commands/shared_commands.h"

namespace delve {

namespace {

/// Text as roff takes it: no line starts a request, hyphens stay hyphens.
std::string roffText(const std::string& text)
{
    std::string roff;
    bool isLineStart = true;
    for (const char c : text) {
        if (isLineStart && (c == '.' || c == '\''))
            roff += "\\&";
        if (c == '\\')
            roff += "\\e";
        else if (c == '-')
            roff += "\\-";
        else
            roff += c;
        isLineStart = c == '\n';
    }
    return roff;
}

std::string roffSection(const char* title)
{
    return ".SH " + cliText(title) + "\n";
}

/// An option or operand with what it takes, and what it is for.
std::string roffOption(const CLI::Option& option)
{
    std::string entry = ".TP\n\\fB" + roffText(option.get_name(option.get_positional())) + "\\fR";
    if (option.get_items_expected_max() > 0 && !option.get_type_name().empty())
        entry += " \\fI" + roffText(option.get_type_name()) + "\\fR";
    std::string use = option.get_description();
    if (!option.get_default_str().empty())
        use += " [" + option.get_default_str() + "]";
    return entry + "\n" + roffText(use) + "\n";
}

/// The footer of a command: the lines of its examples stay as they are.
std::string roffFooter(const std::string& footer)
{
    return footer.empty() ? "" : ".PP\n.nf\n" + roffText(footer) + "\n.fi\n";
}

bool isShown(const CLI::App* command)
{
    return !command->get_group().empty() && !command->get_name().empty();
}

/// A command and those below it, each with its options: "delve pack info".
std::string roffCommand(const CLI::App& command, const std::string& above)
{
    const std::string name = above + " " + command.get_name();
    std::string text = ".SS " + roffText(name) + "\n" + roffText(command.get_description()) + "\n";
    for (const CLI::Option* option : command.get_options())
        if (option != command.get_help_ptr() && !option->get_group().empty())
            text += roffOption(*option);
    text += roffFooter(command.get_footer());
    for (const CLI::App* below : command.get_subcommands([](const CLI::App* each) { return isShown(each); }))
        text += roffCommand(*below, name);
    return text;
}

} // namespace

std::string manPageOf(const CLI::App& app, const std::string& version)
{
    const std::string name = app.get_name();
    std::string page = ".TH DELVE 1 \"\" \"Delvewright " + roffText(version) + "\"\n";
    page += roffSection(QT_TRANSLATE_NOOP("delve", "NAME"));
    page += name + " \\- " + roffText(app.get_description()) + "\n";
    page += roffSection(QT_TRANSLATE_NOOP("delve", "SYNOPSIS"));
    page += ".B " + name + "\n\\fI" + cliText(QT_TRANSLATE_NOOP("delve", "COMMAND")) + "\\fR [" +
            cliText(QT_TRANSLATE_NOOP("delve", "OPTIONS")) + "]\n";
    page += roffSection(QT_TRANSLATE_NOOP("delve", "DESCRIPTION"));
    page += roffFooter(app.get_footer());
    page += roffSection(QT_TRANSLATE_NOOP("delve", "COMMANDS"));
    for (const CLI::App* command : app.get_subcommands([](const CLI::App* each) { return isShown(each); }))
        page += roffCommand(*command, name);
    page += roffSection(QT_TRANSLATE_NOOP("delve", "ENVIRONMENT"));
    page +=
        ".TP\n.B DELVEWRIGHT_DATA\n" +
        roffText(cliText(QT_TRANSLATE_NOOP(
            "delve", "The folder with packs, samples, rules and help, if not the installed one."))) +
        "\n.TP\n.B DELVEWRIGHT_PACKS\n" +
        roffText(
            cliText(QT_TRANSLATE_NOOP("delve", "The folder with your own packs, if not the usual one."))) +
        "\n.TP\n.B DELVEWRIGHT_COLLECTION\n" +
        roffText(
            cliText(QT_TRANSLATE_NOOP("delve", "The file that says what you own, if not the usual one."))) +
        "\n";
    return page;
}

void addManCommand(CLI::App& app, Program& program)
{
    auto* command = app.add_subcommand(
        "man", cliText(QT_TRANSLATE_NOOP("delve", "Print the manual page, in the format of man")));
    command->group(""); // for those who package the program
    command->callback([&app, &program] {
        program.run = [&app, &program] {
            const std::string version = QCoreApplication::applicationVersion().toStdString();
            // A line is one line, whatever stands in it; the page has many.
            for (const QString& line : QString::fromStdString(manPageOf(app, version)).split(u'\n'))
                program.out.line(line);
            return Legal;
        };
    });
}

} // namespace delve
