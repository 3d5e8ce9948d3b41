// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/recovery.h"
#include "editor/viewmodels/games/game_registry.h"
#include "editor/viewmodels/shell/app_settings.h"

#include <QAbstractListModel>
#include <QPointer>
#include <QUrl>
#include <QVariantList>
#include <qqmlregistration.h>

#include <memory>
#include <vector>

namespace delve {

/// The open documents in the order of their tabs, and which one is in front. Opens, saves and closes them,
/// remembers recent files and the session, and finds what a crash left behind. It asks nothing: whether to
/// lose unsaved changes is a question of the window.
class Workspace : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::GameRegistry* games READ games WRITE setGames)
    Q_PROPERTY(delve::AppSettings* settings READ settings WRITE setSettings)
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(int currentIndex READ currentIndex WRITE setCurrentIndex NOTIFY currentChanged)
    Q_PROPERTY(delve::FileDocumentViewModel* current READ current NOTIFY currentChanged)
    /// The game whose document is in front; the first one while there is none.
    Q_PROPERTY(delve::WindowGame* kind READ kind NOTIFY kindChanged)
    /// What could not be opened or written last, and why; empty after a success.
    Q_PROPERTY(QString failureTitle READ failureTitle NOTIFY failureChanged)
    Q_PROPERTY(QString failure READ failure NOTIFY failureChanged)
    /// What a crash left behind: objects with file, name, time, readable, isPack and isGame.
    Q_PROPERTY(QVariantList recoverable READ recoverable NOTIFY recoverableChanged)

public:
    enum Role
    {
        DocumentRole = Qt::UserRole
    };

    explicit Workspace(QObject* parent = nullptr);

    GameRegistry* games() const { return m_games; }
    void setGames(GameRegistry* games);
    AppSettings* settings() const { return m_settings; }
    void setSettings(AppSettings* settings);
    int count() const { return int(m_documents.size()); }
    int currentIndex() const { return m_current; }
    void setCurrentIndex(int index);
    FileDocumentViewModel* current() const;
    WindowGame* kind() const;
    QString failureTitle() const { return m_failureTitle; }
    QString failure() const { return m_failure; }
    QVariantList recoverable() const;

    Q_INVOKABLE delve::FileDocumentViewModel* documentAt(int index) const;
    /// A new document of the first game, or of this one.
    Q_INVOKABLE void newDocument();
    Q_INVOKABLE void newDocumentOf(delve::WindowGame* game);
    /// A new document that begins as one of TemplatesModel does.
    Q_INVOKABLE void newFromTemplate(const QString& id);
    /// Opens a file in a new tab, or brings the tab to the front that shows it already. A bundle is announced
    /// with bundleChosen.
    Q_INVOKABLE bool open(const QString& path);
    Q_INVOKABLE bool openUrl(const QUrl& url);
    /// A new document without a file that this text is, and that counts as unsaved. True, or `failure`.
    bool openUnsaved(const std::string& text);
    /// Says in the window what could not be done, and why.
    void fail(const QString& title, const QString& why);
    /// Opens a file as a new document without a name, for samples and templates.
    Q_INVOKABLE bool openCopy(const QString& path);
    /// Opens a copy of a sample that comes with the program, by the name of its file without endings.
    Q_INVOKABLE bool openSample(const QString& name);
    /// False if it has no file yet or cannot be written.
    Q_INVOKABLE bool save(int index);
    Q_INVOKABLE bool saveAs(int index, const QUrl& url);
    /// Closes without asking.
    Q_INVOKABLE void close(int index);
    /// The index of the first document with unsaved changes, from this one on; -1 if there is none.
    Q_INVOKABLE int firstModified(int from = 0) const;
    Q_INVOKABLE void clearFailure();

    /// Remembers which files are open, and opens them again.
    Q_INVOKABLE void saveSession();
    Q_INVOKABLE void restoreSession();

    /// Opens a document that a crash left behind, unsaved; packs are recovered by their shelf.
    Q_INVOKABLE void recover(const QString& file);
    /// Throws away what a crash left behind.
    Q_INVOKABLE void discardRecovery(const QString& file);

    /// Where unsaved things of others have their copies.
    RecoveryFolder& recoveryFolder() { return m_recovery; }
    /// Gives the copies of a document the interval of the settings, and tells the user what goes wrong.
    void lookAfter(Autosave& autosave);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();
    void currentChanged();
    void kindChanged();
    void failureChanged();
    void recoverableChanged();
    /// Somebody opened a bundle, which must be unpacked first.
    void bundleChosen(const QString& path);

private:
    /// The document of a text, or nothing, and `failure` with this title.
    std::unique_ptr<FileDocumentViewModel> read(const Result<std::string>& text, const QString& title);
    void add(std::unique_ptr<FileDocumentViewModel> document);
    void applyAutosaveInterval();

    QPointer<GameRegistry> m_games;
    QPointer<AppSettings> m_settings;
    RecoveryFolder m_recovery;
    std::vector<RecoveryFolder::Abandoned> m_abandoned;
    std::vector<QString> m_abandonedNames; ///< of these, as the games read them once; empty for damaged ones
    std::vector<QPointer<Autosave>> m_autosaves;
    std::vector<std::unique_ptr<FileDocumentViewModel>> m_documents;
    int m_current = -1;
    QString m_failureTitle;
    QString m_failure;
};

} // namespace delve
