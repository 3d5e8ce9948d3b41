// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/terminal.h"

#include "engine/base/plain_text.h"

#include <QStringList>

#include <algorithm>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace delve {

namespace {

/// That of the window; where there is none, that of COLUMNS.
int widthOf(std::FILE* stream)
{
    constexpr int usual = 100; // longer lines are hard to read
    constexpr int narrowest = 40;
    winsize size{};
    int columns = usual;
    if (ioctl(fileno(stream), TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
        columns = size.ws_col;
    else if (const int said = qEnvironmentVariableIntValue("COLUMNS"); said > 0)
        columns = said;
    return std::clamp(columns, narrowest, usual);
}

/// How many places a text takes, without the codes of colours.
qsizetype lengthShown(const QString& text)
{
    qsizetype length = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'\033')
            i = std::max(i, text.indexOf(u'm', i));
        else
            ++length;
    }
    return length;
}

/// The length of a code of styled() that begins here; 0 if none does.
qsizetype codeAt(const QString& text, qsizetype at)
{
    for (const char16_t* code : {u"0", u"1", u"2", u"31", u"32", u"33"})
        if (const QString whole = QStringLiteral("\033[%1m").arg(QStringView(code));
            QStringView(text).mid(at).startsWith(whole))
            return whole.size();
    return 0;
}

/// The character that begins here: one unit of UTF-16 or two.
QStringView characterAt(const QString& text, qsizetype at)
{
    const bool isPair = text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate();
    return QStringView(text).mid(at, isPair ? 2 : 1);
}

char32_t codeOf(QStringView character)
{
    return character.size() == 2 ? QChar::surrogateToUcs4(character[0], character[1])
                                 : character[0].unicode();
}

} // namespace

Terminal::Terminal(std::FILE* stream)
    : m_stream(stream),
      m_colours(isatty(fileno(stream)) != 0 && qEnvironmentVariableIsEmpty("NO_COLOR")),
      m_width(widthOf(stream))
{}

/// Names come from files, and messages quote them: what would steer the terminal, or begin a line that looks
/// like one of the program, is shown as a sign for that.
QString Terminal::harmless(const QString& text, bool keepsLines) const
{
    QString shown;
    for (qsizetype i = 0; i < text.size();) {
        const qsizetype code = m_colours && text[i] == u'\033' ? codeAt(text, i) : 0;
        if (code > 0) {
            shown += QStringView(text).mid(i, code);
            i += code;
            continue;
        }
        const QStringView c = characterAt(text, i);
        const bool isKept = (keepsLines && c == u'\n') || c == u'\t' || !isSteering(codeOf(c));
        shown += isKept ? c : QStringView(u"\uFFFD");
        i += c.size();
    }
    return shown;
}

void Terminal::write(const QString& text) const
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), m_stream);
}

bool Terminal::hasArrived() const
{
    if (std::fflush(m_stream) == 0 && std::ferror(m_stream) == 0)
        return true;
    pollfd reader{fileno(m_stream), POLLOUT, 0};
    return poll(&reader, 1, 0) > 0 && (reader.revents & POLLERR) != 0; // nobody is there to read
}

void Terminal::line(const QString& text) const
{
    write(harmless(text, false) + u'\n');
}

void Terminal::lines(const QString& text) const
{
    write(harmless(text, true));
}

void Terminal::json(const std::string& text) const
{
    const QString all = QString::fromStdString(text);
    QString shown;
    for (qsizetype i = 0; i < all.size();) {
        const QStringView c = characterAt(all, i);
        i += c.size();
        if (c == u'\n' || !isSteering(codeOf(c)))
            shown += c;
        else // only inside strings, where there is another way to say it
            for (const QChar unit : c)
                shown += QStringLiteral("\\u%1").arg(int(unit.unicode()), 4, 16, QChar(u'0'));
    }
    write(shown.trimmed() + u'\n');
}

void Terminal::paragraph(const QString& text, int indent) const
{
    const QString margin(indent, u' ');
    for (const QString& part : text.split(u'\n')) {
        QString current;
        for (const QString& word : part.split(u' ')) {
            if (!current.isEmpty() && indent + lengthShown(current) + 1 + lengthShown(word) > m_width) {
                line(margin + current);
                current.clear();
            }
            current += (current.isEmpty() ? QString() : QStringLiteral(" ")) + word;
        }
        line(margin + current);
    }
}

void Terminal::hanging(const QString& text, int indent) const
{
    if (lengthShown(text) <= m_width)
        return line(text);
    QString current;
    bool isFirst = true;
    bool isEmpty = true; // nothing but the margin
    for (const QString& word : text.split(u' ')) {
        if (!isEmpty && lengthShown(current) + 1 + lengthShown(word) > m_width) {
            line(current);
            current = QString(indent - 1, u' ');
        }
        current += (isFirst ? QString() : QStringLiteral(" ")) + word;
        isFirst = false;
        isEmpty = isEmpty && word.isEmpty();
    }
    line(current);
}

QString Terminal::styled(const QString& text, const char* code) const
{
    return m_colours ? QStringLiteral("\033[%1m%2\033[0m").arg(QLatin1String(code), text) : text;
}

} // namespace delve
