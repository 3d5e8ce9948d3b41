// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/print/paper.h"

#include <QRegularExpression>

#include <algorithm>

namespace delve {

namespace {

constexpr double smallestSide = 50;
constexpr double largestSide = 5000; // a PDF page has at most 14400 points

PaperSize paper(const char* name, double width, double height)
{
    return {QString::fromLatin1(name), QSizeF(width, height)};
}

} // namespace

const std::vector<PaperSize>& knownPapers()
{
    static const std::vector<PaperSize> papers{
        paper("A6", 105, 148),          paper("A5", 148, 210),         paper("A4", 210, 297),
        paper("A3", 297, 420),          paper("A2", 420, 594),         paper("A1", 594, 841),
        paper("A0", 841, 1189),         paper("Letter", 215.9, 279.4), paper("Legal", 215.9, 355.6),
        paper("Tabloid", 279.4, 431.8),
    };
    return papers;
}

PaperSize a4Paper()
{
    return paper("A4", 210, 297);
}

Result<PaperSize> parsePaper(std::string_view text)
{
    const QString wanted = QString::fromUtf8(text.data(), qsizetype(text.size())).trimmed();
    // Ledger is Tabloid lying on its side; the orientation is chosen elsewhere.
    const QString name =
        wanted.compare(u"ledger", Qt::CaseInsensitive) == 0 ? QStringLiteral("Tabloid") : wanted;
    const auto known = std::ranges::find_if(knownPapers(), [&](const PaperSize& candidate) {
        return candidate.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    if (known != knownPapers().end())
        return *known;

    static const QRegularExpression measures(QStringLiteral(R"(^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$)"));
    const auto match = measures.match(wanted);
    if (!match.hasMatch())
        return Error{"",
                     {QT_TRANSLATE_NOOP("Engine", "\"%1\" is no paper size. Known are A6 to A0, Letter, "
                                                  "Legal, Tabloid and Ledger, or millimetres: 250x250."),
                      {wanted.toStdString()}}};
    const double a = match.captured(1).toDouble();
    const double b = match.captured(2).toDouble();
    if (std::min(a, b) < smallestSide || std::max(a, b) > largestSide)
        return Error{"",
                     {QT_TRANSLATE_NOOP("Engine", "paper of %1 mm cannot be printed on: its sides must "
                                                  "measure from 50 to 5000 mm"),
                      {wanted.toStdString()}}};
    return PaperSize{wanted, QSizeF(std::min(a, b), std::max(a, b))};
}

} // namespace delve
