// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/pack_keeping.h"
#include "editor/viewmodels/builder/pack_draft.h"
#include "editor/viewmodels/document/workspace.h"
#include "editor/viewmodels/games/game_library.h"
#include "engine/base/severity.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QUrl>
#include <QVariantList>

#include <map>
#include <memory>
#include <vector>

namespace delve {

/// The packs of the user, of one game, and which one is being edited. Makes, copies, saves and deletes them,
/// brings them in and sends them out. It asks nothing: whether to go on is a question of the window. A game
/// derives from it and says how its packs are made and kept.
class DraftShelf : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(delve::Workspace* workspace READ workspace WRITE setWorkspace)
    Q_PROPERTY(int count READ count NOTIFY packsChanged)
    Q_PROPERTY(int currentIndex READ currentIndex WRITE setCurrentIndex NOTIFY currentChanged)
    Q_PROPERTY(delve::PackDraft* draft READ draft NOTIFY currentChanged)
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
    ~DraftShelf() override;

    Workspace* workspace() const { return m_workspace; }
    void setWorkspace(Workspace* workspace);
    int count() const { return int(m_drafts.size()); }
    int currentIndex() const { return m_current; }
    void setCurrentIndex(int index);
    PackDraft* draft() const;
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
    Q_INVOKABLE virtual void addCopyOf(const QString& piece) = 0;

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
    void packsChanged();
    void currentChanged();
    void modifiedChanged();
    void failureChanged();
    void impactChanged();

protected:
    using Folders = std::map<std::string, std::filesystem::path>;

    /// The packs there are; nothing as long as nobody has said.
    virtual GameLibrary* books() const = 0;
    virtual const Folders& userFolders() const = 0;
    /// The hash of an installed pack; empty if there is none of this id.
    virtual std::string hashOf(const std::string& id) const = 0;
    virtual std::unique_ptr<PackDraft> opened(const std::string& id,
                                              const std::filesystem::path& folder) const = 0;
    // Each makes a pack among the user's. The result is its id.
    virtual Result<std::string> made(const std::string& name, const std::string& author) const = 0;
    virtual Result<std::string> copied(const PackDraft& draft, const std::string& name) const = 0;
    virtual Result<ArrivedPack> arrived(const QString& file, PackArrival arrival) const = 0;
    virtual Result<void> sentOut(const PackDraft& draft, const QString& file) const = 0;
    /// The id of a pack that a crash left behind, and that pack as unsaved changes of a draft: true if they
    /// are safe.
    virtual Result<std::string> idOfCopy(const QString& file) const = 0;
    virtual bool becomeCopy(PackDraft& draft, const QString& file) const = 0;
    /// What saving does to open scenarios, as `impact` says; an error where it cannot be saved.
    virtual Result<QVariantList> impactOf(const PackDraft& draft) const = 0;
    /// A pack was saved: from now on the open scenarios are made with it as it is.
    virtual void renewReferences(const std::string& id) const = 0;

    /// The packs came, went or were changed.
    void refresh();

    /// Tells what could not be done; false, to be handed on.
    bool fail(const QString& title, const Error& error);
    /// Shows a pack that was made just now, or tells why it was not.
    bool goOnWith(const Result<std::string>& pack, const QString& title);

    /// An entry of `impact`.
    static QVariantMap entry(Severity severity, const QString& rule, const QString& sentence);

private:
    void select(const std::string& id);
    void keepCopyOf(PackDraft& draft);
    PackDraft* draftCalled(const std::string& id) const;

    QPointer<Workspace> m_workspace;
    std::vector<std::unique_ptr<PackDraft>> m_drafts;
    int m_current = -1;
    QString m_failureTitle;
    QString m_failure;
    QVariantList m_impact;
};

} // namespace delve
