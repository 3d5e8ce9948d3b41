#include "app/commands/usage_words.h"

#include "app/commands/program.h"

#include <CLI/CLI.hpp>
#include <QRegularExpression>

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
    {"^(.*): \\d+ required \\S+ missing$", QT_TRANSLATE_NOOP("delve", "%1 needs a value.")},
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

/// The headings of its lists, and what -h is for; commands that are not shown have no heading.
void setHeadings(CLI::App& app)
{
    for (CLI::Option* option : app.get_options())
        if (option->get_group() == "Options")
            option->group(cliText(QT_TRANSLATE_NOOP("delve", "Options")));
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
