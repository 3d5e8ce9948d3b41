// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/printing/print_view_model.h"

#include "editor/export/progress.h"
#include "editor/mageknight/printer/system_printer.h"
#include "editor/text/messages.h"
#include "editor/viewmodels/document/file_choice.h"

#include <QDir>
#include <QPrinter>

namespace delve::mageknight {

namespace {

/// How far the pages are, as a part of the whole.
PrintProgress inPages(const Progress& progress)
{
    return [progress](std::size_t done, std::size_t total) { return progress(double(done) / double(total)); };
}

} // namespace

PrintViewModel::PrintViewModel(QObject* parent) : QAbstractListModel(parent)
{
    m_planner.setMaxThreadCount(1);
    m_painters.setMaxThreadCount(1);
    connect(&m_choices, &PrintChoices::changed, this, &PrintViewModel::replan);
}

PrintViewModel::~PrintViewModel()
{
    ++m_question;
    for (QThreadPool* pool : {&m_planner, &m_painters}) {
        pool->clear();
        pool->waitForDone();
    }
}

void PrintViewModel::setDocument(ScenarioViewModel* document)
{
    if (m_document == document)
        return;
    if (m_document)
        disconnect(&m_document->model(), nullptr, this, nullptr);
    m_document = document;
    if (m_document) {
        connect(&m_document->model(), &ScenarioDocument::edited, this, &PrintViewModel::replan);
        m_choices.findPrinters();
    }
    emit documentChanged();
    m_job.clear();
    replan();
}

Result<PrintViewModel::Order> PrintViewModel::orderFor(const QString& printer) const
{
    auto options = m_choices.options(printer);
    if (!options)
        return options.error();
    const ScenarioDocument& document = m_document->model();
    if (m_choices.isOnlyMissing() && m_collection)
        options->owned = ownedPieces(m_collection->collection(), document.content());
    return Order{std::make_shared<const Scenario>(document.scenario()), &document.content(),
                 m_library ? &m_library->rules() : nullptr, *std::move(options)};
}

void PrintViewModel::replan()
{
    const int question = ++m_question;
    m_planner.clear();
    if (!m_document) {
        setPlan(PrintPlan{});
        return;
    }
    const auto order = orderFor(m_choices.printer());
    if (!order) {
        setPlan(order.error());
        return;
    }
    if (!m_isPlanning) {
        m_isPlanning = true;
        emit planningChanged();
    }
    m_planner.start([this, question, order = *order] {
        if (question != m_question)
            return;
        // The destructor waits for this thread, so `this` is there as long as it runs.
        const auto plan = std::make_shared<const Result<PrintPlan>>(order.plan());
        QMetaObject::invokeMethod(this, [this, question, plan] {
            if (question == m_question)
                setPlan(*plan);
        });
    });
}

void PrintViewModel::setPlan(const Result<PrintPlan>& plan)
{
    beginResetModel();
    m_plan = plan ? std::make_shared<const PrintPlan>(*plan) : nullptr;
    m_problem = plan ? QString() : sentence(plan.error());
    endResetModel();
    if (m_isPlanning) {
        m_isPlanning = false;
        emit planningChanged();
    }
    emit planChanged();
}

QString PrintViewModel::notices() const
{
    QStringList sentences;
    if (m_plan)
        for (const Message& notice : m_plan->notices)
            sentences << sentence(notice);
    return sentences.join(u'\n');
}

double PrintViewModel::pageRatio() const
{
    return m_plan && m_plan->paper.height() > 0 ? m_plan->paper.width() / m_plan->paper.height() : 1;
}

QString PrintViewModel::pageName(int page) const
{
    return page >= 0 && page < count() ? m_plan->pages[std::size_t(page)].name : QString();
}

QUrl PrintViewModel::proposedFile() const
{
    return m_document ? delve::proposedFile(*m_document, QStringLiteral("pdf")) : QUrl();
}

void PrintViewModel::savePdf(const QUrl& file)
{
    if (!m_plan || m_isPlanning)
        return;
    const QString path = chosenPath(file);
    m_job.start([plan = m_plan, path](const Progress& progress) -> Result<QString> {
        if (const auto written = writePdf(*plan, path, inPages(progress)); !written)
            return written.error();
        return tr("Saved as %1").arg(QDir::toNativeSeparators(path));
    });
}

void PrintViewModel::startPrinting(QQuickWindow* window)
{
    if (!m_plan || m_isPlanning || m_job.isRunning())
        return;
    const std::shared_ptr<QPrinter> printer = printerFor(*m_plan, m_choices.duplex(), m_choices.printer());
    askForPrinter(*printer, window, [this, printer, self = QPointer(this)](bool agreed) {
        if (self && agreed)
            printOn(printer);
    });
}

void PrintViewModel::printOn(std::shared_ptr<QPrinter> printer)
{
    if (!m_document)
        return;
    // The dialog may have led to another printer, which has a correction of its own.
    const auto order = orderFor(printer->outputFileName().isEmpty() ? printer->printerName() : QString());
    if (!order) {
        m_job.fail(sentence(order.error()));
        return;
    }
    m_job.start([printer, order = *order](const Progress& progress) -> Result<QString> {
        const auto plan = order.plan();
        if (!plan)
            return plan.error();
        if (const auto printed = delve::mageknight::printOn(*printer, *plan, inPages(progress)); !printed)
            return printed.error();
        return printer->outputFileName().isEmpty()
                   ? tr("Sent to %1").arg(printer->printerName())
                   : tr("Saved as %1").arg(QDir::toNativeSeparators(printer->outputFileName()));
    });
}

int PrintViewModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PrintViewModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return role == NameRole || role == Qt::DisplayRole ? QVariant(pageName(index.row())) : QVariant();
}

QHash<int, QByteArray> PrintViewModel::roleNames() const
{
    return {{NameRole, "name"}};
}

} // namespace delve::mageknight
