// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/report/page_writer.h"

#include "editor/document/save_file.h"

namespace delve {

namespace {

QString dataAddress(const char* type, const QByteArray& bytes)
{
    return QStringLiteral("data:%1;base64,").arg(QLatin1String(type)) + QString::fromLatin1(bytes.toBase64());
}

} // namespace

PageWriter::PageWriter(QByteArray& bytes) : m_xml(&bytes)
{
    m_xml.setAutoFormatting(false);
}

void PageWriter::page(const QString& language, const QString& title, const QString& style,
                      const Contents& body)
{
    m_xml.writeDTD(QStringLiteral("<!DOCTYPE html>\n"));
    m_xml.writeStartElement(QStringLiteral("html"));
    m_xml.writeAttribute(QStringLiteral("xmlns"), QStringLiteral("http://www.w3.org/1999/xhtml"));
    m_xml.writeAttribute(QStringLiteral("lang"), language);
    m_xml.writeStartElement(QStringLiteral("head"));
    const auto meta = [this](const char* name, const char* value) {
        m_xml.writeEmptyElement(QStringLiteral("meta"));
        m_xml.writeAttribute(QStringLiteral("name"), QLatin1String(name));
        m_xml.writeAttribute(QStringLiteral("content"), QLatin1String(value));
    };
    m_xml.writeEmptyElement(QStringLiteral("meta"));
    m_xml.writeAttribute(QStringLiteral("charset"), QStringLiteral("utf-8"));
    meta("viewport", "width=device-width, initial-scale=1");
    meta("color-scheme", "light dark");
    meta("generator", "Delvewright");
    text("title", title);
    text("style", style);
    m_xml.writeEndElement();
    element("body", {}, body);
    m_xml.writeEndElement();
    m_xml.writeCharacters(QStringLiteral("\n"));
    m_xml.writeEndDocument();
}

void PageWriter::element(const char* name, const QString& className, const Contents& contents)
{
    m_xml.writeStartElement(QLatin1String(name));
    if (!className.isEmpty())
        m_xml.writeAttribute(QStringLiteral("class"), className);
    m_xml.writeCharacters(QString()); // HTML knows no short form of empty elements
    contents();
    m_xml.writeEndElement();
}

void PageWriter::text(const char* name, const QString& words, const QString& className)
{
    element(name, className, [&] { m_xml.writeCharacters(words); });
}

void PageWriter::section(const QString& id, const QString& heading, const Contents& contents)
{
    m_xml.writeCharacters(QStringLiteral("\n"));
    m_xml.writeStartElement(QStringLiteral("section"));
    m_xml.writeAttribute(QStringLiteral("id"), id);
    m_xml.writeAttribute(QStringLiteral("aria-labelledby"), id + QStringLiteral("-heading"));
    m_xml.writeStartElement(QStringLiteral("h2"));
    m_xml.writeAttribute(QStringLiteral("id"), id + QStringLiteral("-heading"));
    m_xml.writeCharacters(heading);
    m_xml.writeEndElement();
    contents();
    m_xml.writeEndElement();
}

void PageWriter::picture(const QByteArray& light, const QByteArray& dark, const QString& alternative,
                         const QSizeF& size)
{
    m_xml.writeStartElement(QStringLiteral("picture"));
    m_xml.writeEmptyElement(QStringLiteral("source"));
    m_xml.writeAttribute(QStringLiteral("media"), QStringLiteral("(prefers-color-scheme: dark)"));
    m_xml.writeAttribute(QStringLiteral("srcset"), dataAddress("image/svg+xml", dark));
    m_xml.writeEmptyElement(QStringLiteral("img"));
    m_xml.writeAttribute(QStringLiteral("src"), dataAddress("image/svg+xml", light));
    m_xml.writeAttribute(QStringLiteral("alt"), alternative);
    m_xml.writeAttribute(QStringLiteral("width"), QString::number(qRound(size.width())));
    m_xml.writeAttribute(QStringLiteral("height"), QString::number(qRound(size.height())));
    m_xml.writeEndElement();
}

void PageWriter::picture(const QImage& image, const QString& alternative)
{
    m_xml.writeEmptyElement(QStringLiteral("img"));
    m_xml.writeAttribute(QStringLiteral("class"), QStringLiteral("map"));
    m_xml.writeAttribute(QStringLiteral("src"), dataAddress("image/png", asPng(image)));
    m_xml.writeAttribute(QStringLiteral("alt"), alternative);
    m_xml.writeAttribute(QStringLiteral("width"), QString::number(image.width()));
    m_xml.writeAttribute(QStringLiteral("height"), QString::number(image.height()));
}

void PageWriter::table(const QString& caption, const QStringList& headings,
                       const std::vector<QStringList>& rows)
{
    const auto heading = [this](const QString& words, const char* scope) {
        m_xml.writeStartElement(QStringLiteral("th"));
        m_xml.writeAttribute(QStringLiteral("scope"), QLatin1String(scope));
        m_xml.writeCharacters(words);
        m_xml.writeEndElement();
    };
    element("div", QStringLiteral("wide"), [&] {
        element("table", {}, [&] {
            text("caption", caption);
            element("thead", {}, [&] {
                element("tr", {}, [&] {
                    for (const QString& words : headings)
                        heading(words, "col");
                });
            });
            element("tbody", {}, [&] {
                for (const QStringList& row : rows)
                    element("tr", {}, [&] {
                        heading(row.front(), "row");
                        for (const QString& cell : row.mid(1))
                            text("td", cell);
                    });
            });
        });
    });
}

} // namespace delve
