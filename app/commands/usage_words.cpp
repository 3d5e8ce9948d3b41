// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/usage_words.h"

#include "app/commands/program.h"

#include <CLI/CLI.hpp>
#include <QRegularExpression>

#include <cmath>
#include <cstdlib>
#include <string_view>

namespace delve {

namespace {

/// What the parser says, and what we say instead; its blanks are filled in order.
struct Refusal
{
    const char* pattern;
    const char* text;
};

constexpr Refusal refusals[] = {
    {"^A subcommand is required$", QT_TRANSLATE_NOOP("delve", "Which command?")},
    {"^(.*) is required$", QT_TRANSLATE_NOOP("delve", "%1 must be given.")},
    {"^Could not convert: (.*) = (.*)$", QT_TRANSLATE_NOOP("delve", "%1 cannot be \"%2\".")},
    {"^The following arguments? (?:was|were) not expected: (.*)$",
     QT_TRANSLATE_NOOP("delve", "%1 is not known here.")},
    {"^(.*): (.*) is no number$", QT_TRANSLATE_NOOP("delve", "%1 cannot be \"%2\".")},
    {"^(.*): (?:\\d+ required \\S+ missing|empty)$", QT_TRANSLATE_NOOP("delve", "%1 needs a value.")},
    {"^(.*): (.*) not in \\{(.*)\\}$", QT_TRANSLATE_NOOP("delve", "%1 cannot be \"%2\", but one of %3.")},
    {"^(.*): Value (.*) not in range 0\\S* to \\d{30,}\\S*$",
     QT_TRANSLATE_NOOP("delve", "%1 cannot be %2: it is more than 0.")},
    {"^(.*): Value (.*) not in range (\\S+) to (\\S+)$",
     QT_TRANSLATE_NOOP("delve", "%1 cannot be %2: it goes from %3 to %4.")},
};

QString refusalInWords(const QString& said)
{
    for (const Refusal& refusal : refusals) {
        const auto match = QRegularExpression(QLatin1String(refusal.pattern)).match(said);
        if (!match.hasMatch())
            continue;
        QString text = translated(refusal.text);
        for (int blank = 1; blank <= match.lastCapturedIndex(); ++blank)
            text.replace(QLatin1Char('%') + QString::number(blank), match.captured(blank));
        return text;
    }
    return said;
}

std::string refusalMessage(const CLI::App* app, const CLI::Error& error)
{
    QString command = QStringLiteral("delve");
    for (auto used = app->get_subcommands(); !used.empty(); used = used.front()->get_subcommands())
        command += QLatin1Char(' ') + QString::fromStdString(used.front()->get_name());
    return (refusalInWords(QString::fromUtf8(error.what())) + QLatin1Char('\n') +
            translated(QT_TRANSLATE_NOOP("delve", "%1 --help says what is possible.")).arg(command) +
            QLatin1Char('\n'))
        .toStdString();
}

/// What an option takes, as people say it: the parser says "INT:INT in [1 - 50]" and "TEXT:{long,short}".
QString takenInWords(const QString& said)
{
    static const QRegularExpression list(QStringLiteral("\\{(.*)\\}$"));
    static const QRegularExpression number(
        QStringLiteral("^(?:U?INT|FLOAT)(?:.* in \\[(\\S+) - (\\S+)\\])?"));
    if (const auto words = list.match(said); words.hasMatch())
        return words.captured(1).replace(u',', u'|');
    if (const auto numbers = number.match(said); numbers.hasMatch()) {
        const bool isNarrow = !numbers.captured(2).isEmpty() && numbers.captured(2).size() <= 5;
        return isNarrow ? numbers.captured(1) + u'-' + numbers.captured(2)
                        : translated(QT_TRANSLATE_NOOP("delve", "NUMBER"));
    }
    if (said == u"TEXT")
        return translated(QT_TRANSLATE_NOOP("delve", "NAME"));
    return said.startsWith(u"TEXT:") ? said.mid(qsizetype(std::string_view("TEXT:").size())) : said;
}

void setTaken(CLI::Option& option)
{
    // An operand says with its own name what it is.
    const QString taken =
        option.get_positional() ? QString() : takenInWords(QString::fromStdString(option.get_type_name()));
    try {
        for (int i = 0;; ++i)
            option.get_validator(i)->description("");
    } catch (const CLI::OptionNotFound&) {
        // That were all.
    }
    option.type_name(taken.toStdString());
}

/// Nothing is no name: "--rule ''" is a slip, and not the same as no --rule at all.
void refuseEmptyValues(CLI::Option& option)
{
    option.check(
        [](const std::string& value) { return value.empty() ? std::string("empty") : std::string(); });
}

/// What is endless, or no number at all, is a slip too: "--seconds NaN" would never be over. Asked before
/// anything else is: ranges make nothing of it.
void refuseEndlessNumbers(CLI::Option& option)
{
    const auto complaint = [](const std::string& value) {
        return std::isfinite(std::strtod(value.c_str(), nullptr)) ? std::string() : value + " is no number";
    };
    if (option.get_type_name().starts_with("FLOAT"))
        option.transform(CLI::Validator(complaint, ""));
}

/// The headings of its lists, what its options take, and what -h is for; commands that are not shown have no
/// heading.
void setHeadings(CLI::App& app)
{
    for (CLI::Option* option : app.get_options()) {
        if (option->get_group() == "Options")
            option->group(cliText(QT_TRANSLATE_NOOP("delve", "Options")));
        if (option->get_items_expected_max() > 0) {
            refuseEmptyValues(*option);
            refuseEndlessNumbers(*option);
            setTaken(*option);
        }
    }
    if (CLI::Option* help = app.get_help_ptr())
        help->description(cliText(QT_TRANSLATE_NOOP("delve", "Print this help and end")));
    for (CLI::App* command : app.get_subcommands({})) {
        if (command->get_group() == "Subcommands")
            command->group(cliText(QT_TRANSLATE_NOOP("delve", "Commands")));
        setHeadings(*command);
    }
}

} // namespace

void setUsageWords(CLI::App& app)
{
    auto& formatter = *app.get_formatter();
    formatter.label("Usage", cliText(QT_TRANSLATE_NOOP("delve", "Usage")));
    formatter.label("OPTIONS", cliText(QT_TRANSLATE_NOOP("delve", "OPTIONS")));
    formatter.label("SUBCOMMAND", cliText(QT_TRANSLATE_NOOP("delve", "COMMAND")));
    formatter.label("Positionals", cliText(QT_TRANSLATE_NOOP("delve", "Files and words")));
    formatter.label("REQUIRED", cliText(QT_TRANSLATE_NOOP("delve", "(required)")));
    setHeadings(app);
    if (CLI::Option* version = app.get_option("--version"))
        version->description(cliText(QT_TRANSLATE_NOOP("delve", "Print the version and end")));
    app.failure_message(refusalMessage);
}

} // namespace delve
