// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/dungeoneer/viewmodels/printing/set_print_view_model.h"

#include "editor/dungeoneer/print/plan_card_print.h"

#include <QDir>

namespace delve::dungeoneer {

SetPrintViewModel::SetPrintViewModel(QObject* parent) : PagesModel(parent)
{
    connect(&m_choices, &CardPrintChoices::changed, this, [this] { replan(); });
}

void SetPrintViewModel::setDraft(SetDraft* draft)
{
    if (m_draft == draft)
        return;
    if (m_draft)
        m_draft->disconnect(this);
    m_draft = draft;
    if (m_draft) {
        connect(m_draft, &SetDraft::edited, this, [this] { replan(); });
        m_choices.findPrinters();
    }
    emit draftChanged();
    job()->clear();
    replan();
}

QUrl SetPrintViewModel::proposedFile() const
{
    return m_draft ? dungeoneer::proposedFile(*m_draft, QStringLiteral("pdf")) : QUrl();
}

Result<PagesModel::Order> SetPrintViewModel::orderFor(const QString& printer) const
{
    const auto options = m_choices.options(printer);
    if (!options)
        return options.error();
    return Order([set = std::make_shared<const CardSet>(m_draft->model().set()),
                  options = *options]() -> Result<PrintPlan> {
        auto plan = planPrint(*set, options);
        // The pages paint cards long after this; they keep them.
        if (plan)
            for (PrintPage& page : plan->pages)
                page.paint = [set, paint = std::move(page.paint)](QPainter& painter) { paint(painter); };
        return plan;
    });
}

QUrl proposedFile(const SetDraft& draft, const QString& ending)
{
    // Where file dialogs begin, too.
    return QUrl::fromLocalFile(QDir::current().filePath(draft.id() + u'.' + ending));
}

} // namespace delve::dungeoneer
