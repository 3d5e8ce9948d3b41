// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/printing/card_print_view_model.h"

#include "editor/dungeoneer/print/plan_card_print.h"

namespace delve::dungeoneer {

CardPrintViewModel::CardPrintViewModel(QObject* parent) : PagesModel(parent)
{
    connect(&m_choices, &CardPrintChoices::changed, this, [this] { replan(); });
}

void CardPrintViewModel::setSource(CardMapSource* source)
{
    if (m_source == source)
        return;
    if (m_source)
        m_source->disconnect(this);
    m_source = source;
    if (m_source) {
        connect(m_source, &CardMapSource::changed, this, [this] { replan(); });
        m_choices.findPrinters();
    }
    emit sourceChanged();
    job()->clear();
    replan();
}

QUrl CardPrintViewModel::proposedFile() const
{
    return m_source ? m_source->proposedFile(QStringLiteral("pdf")) : QUrl();
}

Result<PagesModel::Order> CardPrintViewModel::orderFor(const QString& printer) const
{
    const auto options = m_choices.options(printer);
    if (!options)
        return options.error();
    return Order([scenario = m_source->scenario(), cards = m_source->cards(),
                  options = *options]() -> Result<PrintPlan> {
        auto plan = planPrint(scenario, *cards, options);
        // The pages paint cards long after this; they keep them.
        if (plan)
            for (PrintPage& page : plan->pages)
                page.paint = [cards, paint = std::move(page.paint)](QPainter& painter) { paint(painter); };
        return plan;
    });
}

} // namespace delve::dungeoneer
