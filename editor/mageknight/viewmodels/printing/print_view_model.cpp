// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/printing/print_view_model.h"

#include "editor/mageknight/print/plan_print.h"
#include "editor/viewmodels/document/file_choice.h"
#include "editor/viewmodels/exchange_watched.h"

namespace delve::mageknight {

PrintViewModel::PrintViewModel(QObject* parent) : PagesModel(parent)
{
    connect(&m_choices, &PrintChoices::changed, this, [this] { replan(); });
}

void PrintViewModel::setDocument(ScenarioViewModel* document)
{
    if (!exchangeWatched(m_document, document, *this, [](auto& model) -> auto& { return model.model(); }))
        return;
    if (m_document) {
        connect(&m_document->model(), &ScenarioDocument::edited, this, [this] { replan(); });
        m_choices.findPrinters();
    }
    emit documentChanged();
    job()->clear();
    replan();
}

QUrl PrintViewModel::proposedFile() const
{
    return m_document ? delve::proposedFile(*m_document, QStringLiteral("pdf")) : QUrl();
}

Result<PagesModel::Order> PrintViewModel::orderFor(const QString& printer) const
{
    auto options = m_choices.options(printer);
    if (!options)
        return options.error();
    const ScenarioDocument& document = m_document->model();
    if (m_choices.isOnlyMissing() && m_collection)
        options->owned = ownedPieces(m_collection->collection(), document.content());
    return Order([scenario = std::make_shared<const Scenario>(document.scenario()),
                  &content = document.content(), rules = m_library ? &m_library->rules() : nullptr,
                  options = *std::move(options)] { return planPrint(scenario, content, options, rules); });
}

} // namespace delve::mageknight
