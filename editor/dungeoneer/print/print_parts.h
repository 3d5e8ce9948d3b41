// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/print/plan_card_print.h"
#include "editor/dungeoneer/render/any_card.h"
#include "editor/print/page_parts.h"
#include "engine/dungeoneer/setup/finding.h"

#include <QCoreApplication>

namespace delve::dungeoneer {

/// What the plans of all kinds share.
struct CardPrintSubject
{
    std::shared_ptr<const Scenario> scenario;
    const Cards* cards;
    CardPrintOptions options;

    QString title() const;
    /// "by Ada · growing map · 14 cards".
    QString subtitle() const;
};

/// A card and the set it is from.
struct PrintedCard
{
    const CardSet* set;
    AnyCard card;
};

// Plans by kind, in layout_page.cpp, map_pages.cpp, setup_sheet.cpp, card_pages.cpp and cut_out_pages.cpp;
// what follows them is in plan_card_print.cpp. Measures have been checked.
Result<PrintPlan> planLayout(const CardPrintSubject& subject);
Result<PrintPlan> planMapPages(const CardPrintSubject& subject);
Result<PrintPlan> planSetupSheet(const CardPrintSubject& subject);
/// Every card of the list once.
Result<PrintPlan> planCards(const QString& title, const std::vector<PrintedCard>& cards,
                            const CardPrintOptions& options);
/// Pawns of these Heroes, and pairs of markers with these letters.
Result<PrintPlan> planCutOutsOf(const QString& title, const std::vector<PrintedCard>& heroes,
                                const std::string& markers, const CardPrintOptions& options);

/// Says what may keep people from using a print: errors of the map.
void noteFindings(const Findings& findings, PrintPlan& plan);

/// A text of this folder.
inline QString printed(const char* text)
{
    return QCoreApplication::translate("CardPrint", text);
}

/// The detail of cards on paper, in dots a millimetre.
inline constexpr double printedDetail = 12;

/// Paints something that is shown often: a PDF holds it once. It must not reach out of its area.
void paintOften(QPainter& painter, const std::string& name, const QRectF& area,
                const std::function<void(QPainter&)>& paint);

} // namespace delve::dungeoneer
