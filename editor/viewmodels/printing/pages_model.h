// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/print/print_plan.h"
#include "editor/viewmodels/shell/background_job.h"

#include <QAbstractListModel>
#include <QQuickWindow>
#include <QThreadPool>
#include <QUrl>
#include <qqmlregistration.h>

#include <atomic>
#include <memory>

class QPrinter;

namespace delve {

/// Pages as the print dialog shows them, and the ways to get them onto paper. Plans are made and pages
/// painted beside the window; a new choice makes what is under way worthless. What is planned is up to the
/// game.
class PagesModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
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

    ~PagesModel() override;

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
    Q_INVOKABLE virtual QUrl proposedFile() const = 0;
    Q_INVOKABLE void savePdf(const QUrl& file);
    /// Shows the dialog of the system in front of a window, and prints if the user agrees.
    Q_INVOKABLE void startPrinting(QQuickWindow* window);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void planChanged();
    void planningChanged();

protected:
    /// Makes a plan in another thread, of what was taken along.
    using Order = std::function<Result<PrintPlan>()>;

    explicit PagesModel(QObject* parent = nullptr);

    /// There is something to print.
    virtual bool hasSubject() const = 0;
    /// What this printer would be given; PDF files have no name.
    virtual Result<Order> orderFor(const QString& printer) const = 0;
    virtual QString chosenPrinter() const = 0;
    virtual Duplex chosenDuplex() const = 0;

    /// Something was changed or chosen.
    void replan();

private:
    void setPlan(const Result<PrintPlan>& plan);
    void printOn(std::shared_ptr<QPrinter> printer);

    BackgroundJob m_job;
    std::shared_ptr<const PrintPlan> m_plan;
    QString m_problem;
    bool m_isPlanning = false;
    std::atomic<int> m_question = 0; ///< answers to earlier ones are thrown away
    QThreadPool m_planner;           ///< of one thread
    QThreadPool m_painters;          ///< of one thread
};

} // namespace delve
