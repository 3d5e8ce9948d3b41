// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QString>
#include <QStringList>
#include <QXmlStreamWriter>

#include <functional>
#include <vector>

namespace delve {

/// Writes a page that is both HTML and well-formed XML. Elements close themselves when their contents end.
class PageWriter
{
public:
    using Contents = std::function<void()>;

    explicit PageWriter(QByteArray& bytes);

    /// The whole page; `style` must need no escaping.
    void page(const QString& language, const QString& title, const QString& style, const Contents& body);

    void element(const char* name, const QString& className, const Contents& contents);
    void text(const char* name, const QString& words, const QString& className = {});
    void section(const QString& id, const QString& heading, const Contents& contents);
    void picture(const QByteArray& light, const QByteArray& dark, const QString& alternative,
                 const QSizeF& size);
    void picture(const QImage& image, const QString& alternative);

    /// A table with a caption for those who cannot see where it stands. The first cell of each row is its
    /// heading.
    void table(const QString& caption, const QStringList& headings, const std::vector<QStringList>& rows);

private:
    QXmlStreamWriter m_xml;
};

} // namespace delve
