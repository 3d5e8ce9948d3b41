#include "app/terminal.h"

#include <QStringList>

#include <algorithm>
#include <sys/ioctl.h>
#include <unistd.h>

namespace delve {

namespace {

int widthOf(std::FILE* stream)
{
    constexpr int usual = 100;
    constexpr int narrowest = 40;
    winsize size{};
    if (ioctl(fileno(stream), TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return usual;
    return std::clamp<int>(size.ws_col, narrowest, usual);
}

} // namespace

Terminal::Terminal(std::FILE* stream)
    : m_stream(stream),
      m_colours(isatty(fileno(stream)) != 0 && qEnvironmentVariableIsEmpty("NO_COLOR")),
      m_width(widthOf(stream))
{}

void Terminal::line(const QString& text) const
{
    const QByteArray bytes = text.toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), m_stream);
}

void Terminal::paragraph(const QString& text, int indent) const
{
    const QString margin(indent, u' ');
    for (const QString& part : text.split(u'\n')) {
        QString current;
        for (const QString& word : part.split(u' ')) {
            if (!current.isEmpty() && indent + current.size() + 1 + word.size() > m_width) {
                line(margin + current);
                current.clear();
            }
            current += (current.isEmpty() ? QString() : QStringLiteral(" ")) + word;
        }
        line(margin + current);
    }
}

QString Terminal::styled(const QString& text, const char* code) const
{
    return m_colours ? QStringLiteral("\033[%1m%2\033[0m").arg(QLatin1String(code), text) : text;
}

} // namespace delve
