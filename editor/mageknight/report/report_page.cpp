// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/report/report_page.h"

#include "editor/mageknight/report/report_sections.h"
#include "editor/report/page_style.h"
#include "editor/text/translations.h"

namespace delve::mageknight {

namespace {

const char* classOf(Tone tone)
{
    switch (tone) {
    case Tone::Good: return "good";
    case Tone::Bad: return "bad";
    case Tone::Open: return "open";
    case Tone::Note: break;
    }
    return "note";
}

/// A sign beside the colour, so that the colour is not needed.
QString signOf(Tone tone)
{
    switch (tone) {
    case Tone::Good: return QStringLiteral("\u2713");
    case Tone::Bad: return QStringLiteral("!");
    case Tone::Open: return QStringLiteral("?");
    case Tone::Note: break;
    }
    return QStringLiteral("\u2022");
}

void writeHeader(PageWriter& page, const ReportSource& source)
{
    page.text("p", reportWords(QT_TRANSLATE_NOOP("Report", "Playtest")), QStringLiteral("eyebrow"));
    page.text("h1", QString::fromStdString(source.file.scenario.title));
    page.text("p", factsText(source), QStringLiteral("facts"));
}

void writeSections(PageWriter& page, const ReportSource& source, const Content& content)
{
    if (source.report.games == 0) {
        page.text("p", reportWords(QT_TRANSLATE_NOOP("Report", "No game was played.")));
        return;
    }
    ReportSections sections(source, content, page);
    sections.verdicts();
    sections.winners();
    sections.length();
    sections.places();
    sections.chests();
    sections.tokens();
    sections.deaths();
    sections.method();
}

} // namespace

ReportSections::ReportSections(const ReportSource& source, const Content& content, PageWriter& page)
    : m_source(source),
      m_file(source.file),
      m_report(source.report),
      m_words(source.words),
      m_content(content),
      m_locale(source.locale()),
      m_page(page)
{}

void ReportSections::verdicts()
{
    m_page.section(QStringLiteral("verdict"), reportWords(QT_TRANSLATE_NOOP("Report", "In short")), [&] {
        m_page.element("ul", QStringLiteral("verdicts"), [&] {
            for (const ReportVerdict& verdict : verdictsOf(m_source))
                m_page.element("li", QString::fromLatin1(classOf(verdict.tone)), [&] {
                    m_page.text("span", signOf(verdict.tone), QStringLiteral("sign"));
                    m_page.element("div", {}, [&] {
                        m_page.text("strong", verdict.title);
                        m_page.text("p", verdict.sentence);
                    });
                });
        });
    });
}

void ReportSections::chart(ChartKind kind)
{
    const auto drawn = chartOf(kind, m_source);
    if (!drawn)
        return;
    const auto svg = [&](const ChartColours& colours) {
        return svgOf(drawn->size(), drawn->words,
                     [&](QPainter& painter) { drawn->paint(painter, colours, m_locale); });
    };
    m_page.element("figure", {}, [&] {
        m_page.picture(svg(ChartColours::light()), svg(ChartColours::dark()), drawn->words, drawn->size());
    });
}

void ReportSections::method()
{
    m_page.section(
        QStringLiteral("method"), reportWords(QT_TRANSLATE_NOOP("Report", "How this was found out")), [&] {
            m_page.text("p", reportWords(QT_TRANSLATE_NOOP(
                                 "Report", "This command plays the same games again, to the last die:")));
            m_page.element("pre", {}, [&] { m_page.text("code", commandText(m_file)); });
            m_page.text(
                "p", reportWords(QT_TRANSLATE_NOOP(
                                     "Report",
                                     "Intervals hold with a certainty of 95 % (shares: Wilson; means: "
                                     "normal). A dungeon is called fair if every player certainly wins its "
                                     "share of the decided games within %1 points, unfair if one certainly "
                                     "does not; otherwise nothing is said."))
                         .arg(m_file.plan.tolerance));
            if (m_file.plan.untilClear)
                m_page.text("p",
                            reportWords(QT_TRANSLATE_NOOP(
                                "Report", "Playing stopped as soon as the answer was clear. For that the "
                                          "verdict uses wider intervals that are right at all times "
                                          "together, however often one looks.")));
            m_page.text("p", QString::fromStdString(m_file.identity), QStringLiteral("identity"));
        });
}

QByteArray reportPage(const ReportSource& source, const Content& content)
{
    QByteArray bytes;
    PageWriter page(bytes);
    const QString title = reportWords(QT_TRANSLATE_NOOP("Report", "%1: playtest"))
                              .arg(QString::fromStdString(source.file.scenario.title));
    page.page(spokenLanguage(), title, pageStyle(), [&] {
        page.element("header", {}, [&] { writeHeader(page, source); });
        page.element("main", {}, [&] { writeSections(page, source, content); });
        page.element("footer", {}, [&] {
            page.text("p", reportWords(QT_TRANSLATE_NOOP("Report", "Made by Delvewright.")));
        });
    });
    return bytes;
}

} // namespace delve::mageknight
