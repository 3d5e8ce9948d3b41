// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/report_charts.h"
#include "editor/mageknight/report/report_pictures.h"
#include "editor/mageknight/report/report_text.h"
#include "editor/report/page_writer.h"

namespace delve::mageknight {

/// The sections of a report page, each a topic of its own. In report_page.cpp, report_places.cpp and
/// report_winners.cpp.
class ReportSections
{
public:
    ReportSections(const ReportSource& source, const Content& content, PageWriter& page);

    void verdicts();
    void winners();
    void length();
    void places();
    void chests();
    void tokens();
    void deaths();
    void method();

private:
    QString number(double value, int digits = 1) const { return numberText(value, m_locale, digits); }
    QString share(const table::Share& value) const { return shareText(value, m_locale); }
    QString count(play::Tally::Count value) const { return m_locale.toString(qulonglong(value)); }
    void chart(ChartKind kind);
    void entrances();
    void map(HeatKind kind, std::size_t level, const QString& heading);
    void mapLegend(const HeatMap& heat, const QString& heading);
    void causes();
    void deadliest();

    const ReportSource& m_source;
    const play::BatchFile& m_file;
    const play::BatchReport& m_report;
    const PlayWords& m_words;
    const Content& m_content;
    QLocale m_locale;
    PageWriter& m_page;
};

} // namespace delve::mageknight
