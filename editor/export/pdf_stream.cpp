// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/export/pdf_stream.h"

#include <QRegularExpression>

namespace delve {

namespace {

constexpr qsizetype tailSize = 1024; ///< more than any trailer

} // namespace

void PdfStream::listen()
{
    m_listens = true;
    m_heard.clear();
}

std::optional<int> PdfStream::pictureHeard()
{
    m_listens = false;
    static const QRegularExpression object(
        QStringLiteral(R"(^(\d+) 0 obj\s*<<\s*/Type /XObject\s*/Subtype /Image\s)"),
        QRegularExpression::MultilineOption);
    const auto found = object.match(QString::fromLatin1(m_heard));
    return found.hasMatch() ? std::optional(found.captured(1).toInt()) : std::nullopt;
}

bool PdfStream::finish()
{
    if (m_replaced.empty() || !m_isFine)
        return m_isFine;
    static const QRegularExpression trailer(
        QStringLiteral(R"(trailer\s*<<(.*)>>\s*startxref\s*(\d+)\s*%%EOF\s*$)"),
        QRegularExpression::DotMatchesEverythingOption);
    const auto end = trailer.match(QString::fromLatin1(m_tail));
    if (!end.hasMatch())
        return false;
    QByteArray table = "xref\n";
    for (const auto& [number, body] : m_replaced) {
        table += QByteArray::number(number) + " 1\n" + QByteArray::number(m_written).rightJustified(10, '0') +
                 " 00000 n \n";
        write(QByteArray::number(number) + " 0 obj\n" + body + "endobj\n");
    }
    const QByteArray at = QByteArray::number(m_written);
    write(table + "trailer\n<<" + end.captured(1).toLatin1() + "/Prev " + end.captured(2).toLatin1() +
          "\n>>\nstartxref\n" + at + "\n%%EOF\n");
    return m_isFine;
}

qint64 PdfStream::writeData(const char* data, qint64 size)
{
    m_isFine = m_isFine && m_target.write(data, size) == size;
    m_written += size;
    if (m_listens)
        m_heard.append(data, size);
    m_tail.append(data, size);
    if (m_tail.size() > 64 * tailSize)
        m_tail = m_tail.right(tailSize);
    return m_isFine ? size : -1;
}

} // namespace delve
