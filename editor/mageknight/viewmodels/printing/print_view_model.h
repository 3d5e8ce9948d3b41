// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/print_plan.h"
#include "editor/mageknight/viewmodels/collection/collection_model.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/mageknight/viewmodels/printing/print_choices.h"
#include "editor/viewmodels/shell/background_job.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QQuickWindow>
#include <QThreadPool>
#include <QUrl>
#include <qqmlregistration.h>

#include <atomic>
#include <memory>

class QPrinter;

namespace delve::mageknight {

/// The pages that a document would print, as the print dialog shows them, and the ways to get them onto
/// paper. Plans are made and pages painted beside the window; a new choice makes what is under way worthless.
class PrintViewModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library MEMBER m_library)
    Q_PROPERTY(delve::mageknight::CollectionModel* collection MEMBER m_collection)
    /// Nothing while the dialog is closed: nothing is planned then.
    Q_PROPERTY(
        delve::mageknight::ScenarioViewModel* document READ document WRITE setDocument NOTIFY documentChanged)
    Q_PROPERTY(delve::mageknight::PrintChoices* choices READ choices CONSTANT)
    Q_PROPERTY(delve::BackgroundJob* job READ job CONSTANT)
    Q_PROPERTY(int count READ count NOTIFY planChanged)
    Q_PROPERTY(bool planning READ isPlanning NOTIFY planningChanged)
    /// What is worth knowing before printing, one sentence a line.
    Q_PROPERTY(QString notices READ notices NOTIFY planChanged)
    /// Why nothing can be printed with these choices; empty if it can.
    Q_PROPERTY(QString problem READ problem NOTIFY planChanged)
    /// Width of a page for each unit of its height.
    Q_PROPERTY(double pageRatio READ pageRatio NOTIFY planChanged)

public:
    enum Role
    {
        NameRole = Qt::UserRole
    };

    explicit PrintViewModel(QObject* parent = nullptr);
    ~PrintViewModel() override;

    ScenarioViewModel* document() const { return m_document; }
    void setDocument(ScenarioViewModel* document);
    PrintChoices* choices() { return &m_choices; }
    BackgroundJob* job() { return &m_job; }
    int count() const { return m_plan ? int(m_plan->pages.size()) : 0; }
    bool isPlanning() const { return m_isPlanning; }
    QString notices() const;
    QString problem() const { return m_problem; }
    double pageRatio() const;
    const std::shared_ptr<const PrintPlan>& plan() const { return m_plan; }
    /// Where pictures of pages are painted: all share one thread, so that the window keeps a core for itself.
    QThreadPool& painters() { return m_painters; }

    Q_INVOKABLE QString pageName(int page) const;
    /// The file beside the document that a dialog begins with.
    Q_INVOKABLE QUrl proposedFile() const;
    Q_INVOKABLE void savePdf(const QUrl& file);
    /// Shows the dialog of the system in front of a window, and prints if the user agrees.
    Q_INVOKABLE void startPrinting(QQuickWindow* window);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void documentChanged();
    void planChanged();
    void planningChanged();

private:
    /// Everything that a plan is made of, for another thread.
    struct Order
    {
        std::shared_ptr<const Scenario> scenario;
        const Content* content;
        const RuleReference* rules;
        PrintOptions options;

        Result<PrintPlan> plan() const { return planPrint(scenario, *content, options, rules); }
    };
    Result<Order> orderFor(const QString& printer) const;
    void replan();
    void setPlan(const Result<PrintPlan>& plan);
    void printOn(std::shared_ptr<QPrinter> printer);

    QPointer<Library> m_library;
    QPointer<CollectionModel> m_collection;
    QPointer<ScenarioViewModel> m_document;
    PrintChoices m_choices;
    BackgroundJob m_job;
    std::shared_ptr<const PrintPlan> m_plan;
    QString m_problem;
    bool m_isPlanning = false;
    std::atomic<int> m_question = 0; ///< answers to earlier ones are thrown away
    QThreadPool m_planner;           ///< of one thread
    QThreadPool m_painters;          ///< of one thread
};

} // namespace delve::mageknight
