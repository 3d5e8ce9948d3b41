// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/printing/pages_model.h"

#include "editor/export/progress.h"
#include "editor/printer/system_printer.h"
#include "editor/text/messages.h"
#include "editor/viewmodels/document/file_choice.h"

#include <QDir>
#include <QPointer>
#include <QPrinter>

namespace delve {

namespace {

/// How far the pages are, as a part of the whole.
PrintProgress inPages(const Progress& progress)
{
    return [progress](std::size_t done, std::size_t total) { return progress(double(done) / double(total)); };
}

} // namespace

PagesModel::PagesModel(QObject* parent) : QAbstractListModel(parent)
{
    m_planner.setMaxThreadCount(1);
    m_painters.setMaxThreadCount(1);
}

PagesModel::~PagesModel()
{
    ++m_question;
    for (QThreadPool* pool : {&m_planner, &m_painters}) {
        pool->clear();
        pool->waitForDone();
    }
}

void PagesModel::replan()
{
    const int question = ++m_question;
    m_planner.clear();
    if (!hasSubject()) {
        setPlan(PrintPlan{});
        return;
    }
    const auto order = orderFor(chosenPrinter());
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
        const auto plan = std::make_shared<const Result<PrintPlan>>(order());
        QMetaObject::invokeMethod(this, [this, question, plan] {
            if (question == m_question)
                setPlan(*plan);
        });
    });
}

void PagesModel::setPlan(const Result<PrintPlan>& plan)
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

QString PagesModel::notices() const
{
    QStringList sentences;
    if (m_plan)
        for (const Message& notice : m_plan->notices)
            sentences << sentence(notice);
    return sentences.join(u'\n');
}

double PagesModel::pageRatio() const
{
    return m_plan && m_plan->paper.height() > 0 ? m_plan->paper.width() / m_plan->paper.height() : 1;
}

QString PagesModel::pageName(int page) const
{
    return page >= 0 && page < count() ? m_plan->pages[std::size_t(page)].name : QString();
}

void PagesModel::savePdf(const QUrl& file)
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

void PagesModel::startPrinting(QQuickWindow* window)
{
    if (!m_plan || m_isPlanning || m_job.isRunning())
        return;
    const std::shared_ptr<QPrinter> printer = printerFor(*m_plan, chosenDuplex(), chosenPrinter());
    askForPrinter(*printer, window, [this, printer, self = QPointer(this)](bool agreed) {
        if (self && agreed)
            printOn(printer);
    });
}

void PagesModel::printOn(std::shared_ptr<QPrinter> printer)
{
    if (!hasSubject())
        return;
    // The dialog may have led to another printer, which has a correction of its own.
    const auto order = orderFor(printer->outputFileName().isEmpty() ? printer->printerName() : QString());
    if (!order) {
        m_job.fail(sentence(order.error()));
        return;
    }
    m_job.start([printer, order = *order](const Progress& progress) -> Result<QString> {
        const auto plan = order();
        if (!plan)
            return plan.error();
        if (const auto printed = delve::printOn(*printer, *plan, inPages(progress)); !printed)
            return printed.error();
        return printer->outputFileName().isEmpty()
                   ? tr("Sent to %1").arg(printer->printerName())
                   : tr("Saved as %1").arg(QDir::toNativeSeparators(printer->outputFileName()));
    });
}

int PagesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant PagesModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return role == NameRole || role == Qt::DisplayRole ? QVariant(pageName(index.row())) : QVariant();
}

QHash<int, QByteArray> PagesModel::roleNames() const
{
    return {{NameRole, "name"}};
}

} // namespace delve
