// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdio>
#include <string>

namespace delve {

/// Where a command prints. Colours only on a terminal, and not where NO_COLOR is set.
class Terminal
{
public:
    explicit Terminal(std::FILE* stream);

    /// One line, whatever names are quoted in it.
    void line(const QString& text = {}) const;
    /// Several lines, each with its end; nothing for an empty text.
    void lines(const QString& text) const;
    /// A text in JSON, which stays the same to whoever reads it.
    void json(const std::string& text) const;
    /// Hands on what is still held back. False if not everything that was printed has arrived; a reader who
    /// has seen enough, such as `head`, may go.
    bool hasArrived() const;
    int width() const { return m_width; }
    /// Long text broken at words to the width of the terminal, every line indented.
    void paragraph(const QString& text, int indent = 0) const;
    /// A line of a list: as it is if it fits, otherwise broken at words with the rest indented further.
    void hanging(const QString& text, int indent) const;

    QString strong(const QString& text) const { return styled(text, "1"); }
    QString good(const QString& text) const { return styled(text, "32"); }
    QString warning(const QString& text) const { return styled(text, "33"); }
    QString bad(const QString& text) const { return styled(text, "31"); }
    QString faint(const QString& text) const { return styled(text, "2"); }

private:
    QString styled(const QString& text, const char* code) const;
    QString harmless(const QString& text, bool keepsLines) const;
    void write(const QString& text) const;

    std::FILE* m_stream;
    bool m_colours;
    int m_width;
};

} // namespace delve
