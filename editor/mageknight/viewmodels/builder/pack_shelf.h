// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/document/user_packs.h"
#include "editor/mageknight/viewmodels/builder/pack_view_model.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/viewmodels/document/workspace.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QUrl>
#include <QVariantList>
#include <qqmlregistration.h>

#include <memory>
#include <vector>

namespace delve::mageknight {

/// The packs of the user, and which one is being edited. Makes, copies, saves and deletes them, brings them
/// in and sends them out. It asks nothing: whether to go on is a question of the window.
class PackShelf : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY libraryChanged)
    Q_PROPERTY(delve::Workspace* workspace READ workspace WRITE setWorkspace)
    Q_PROPERTY(int count READ count NOTIFY packsChanged)
    Q_PROPERTY(int currentIndex READ currentIndex WRITE setCurrentIndex NOTIFY currentChanged)
    Q_PROPERTY(delve::mageknight::PackViewModel* current READ current NOTIFY currentChanged)
    Q_PROPERTY(bool modified READ isModified NOTIFY modifiedChanged)
    /// What could not be done last, and why; empty after a success.
    Q_PROPERTY(QString failureTitle READ failureTitle NOTIFY failureChanged)
    Q_PROPERTY(QString failure READ failure NOTIFY failureChanged)
    /// What saving would do to the scenarios that are open: objects with title, appeared, vanished and
    /// missing, all lists of objects with severity, rule and sentence.
    Q_PROPERTY(QVariantList impact READ impact NOTIFY impactChanged)

public:
    enum Role
    {
        PackRole = Qt::UserRole,
        NameRole
    };

    using QAbstractListModel::QAbstractListModel;

    Library* library() const { return m_library; }
    void setLibrary(Library* library);
    Workspace* workspace() const { return m_workspace; }
    void setWorkspace(Workspace* workspace);
    int count() const { return int(m_packs.size()); }
    int currentIndex() const { return m_current; }
    void setCurrentIndex(int index);
    PackViewModel* current() const;
    bool isModified() const;
    QString failureTitle() const { return m_failureTitle; }
    QString failure() const { return m_failure; }
    QVariantList impact() const { return m_impact; }

    Q_INVOKABLE bool createPack(const QString& name);
    /// Copies the current pack, as it is saved.
    Q_INVOKABLE bool duplicatePack(const QString& name);
    /// Deletes the current pack without asking.
    Q_INVOKABLE bool deletePack();
    Q_INVOKABLE bool exportTo(const QUrl& url);
    /// Brings a pack in. 0: done; 1: there is another pack of this name, so say what to do with it (1
    /// replace, 2 as a copy); 2: it cannot be done, see failure.
    Q_INVOKABLE int importFrom(const QUrl& url, int arrival = 0);
    /// Adds a copy of a piece of any pack to the current one.
    Q_INVOKABLE void addCopyOf(const QString& piece);

    /// Saves the current pack. If that would change what the rules say of an open scenario, it only fills
    /// `impact` and the result is false.
    Q_INVOKABLE bool save();
    /// Saves the current pack whatever it does.
    Q_INVOKABLE bool saveAnyway();
    Q_INVOKABLE void clearFailure();
    /// Brings back what a crash left of a pack, as unsaved changes of it; the whole pack if it is gone.
    Q_INVOKABLE bool recover(const QString& file);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void libraryChanged();
    void packsChanged();
    void currentChanged();
    void modifiedChanged();
    void failureChanged();
    void impactChanged();

private:
    void refresh();
    void select(const std::string& id);
    void keepCopyOf(PackViewModel& pack);
    PackViewModel* packCalled(const std::string& id) const;
    bool fail(const QString& title, const Error& error);
    /// All packs, this one as it is edited.
    Result<Content> contentWith(const Pack& pack) const;

    QPointer<Library> m_library;
    QPointer<Workspace> m_workspace;
    std::vector<std::unique_ptr<PackViewModel>> m_packs;
    int m_current = -1;
    QString m_failureTitle;
    QString m_failure;
    QVariantList m_impact;
};

} // namespace delve::mageknight
