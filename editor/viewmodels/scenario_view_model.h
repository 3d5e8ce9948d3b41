#pragma once

#include "editor/viewmodels/library.h"
#include "engine/scenario/scenario.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QUrl>
#include <qqmlregistration.h>

#include <memory>

namespace delve {

/// One scenario file, opened for reading: what it is called and holds, or why it cannot be opened.
class ScenarioViewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::Library* library READ library WRITE setLibrary NOTIFY libraryChanged)
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString author READ author NOTIFY changed)
    Q_PROPERTY(int tileCount READ tileCount NOTIFY changed)
    Q_PROPERTY(int playerCount READ playerCount NOTIFY changed)
    Q_PROPERTY(QStringList levelNames READ levelNames NOTIFY changed)
    /// The file that could not be opened last, and why, one sentence a line; empty after a success.
    Q_PROPERTY(QString failedFile READ failedFile NOTIFY failureChanged)
    Q_PROPERTY(QString failure READ failure NOTIFY failureChanged)
    /// What is odd about the open scenario but does not keep it from being shown, one sentence a line.
    Q_PROPERTY(QString warnings READ warnings NOTIFY changed)

public:
    explicit ScenarioViewModel(QObject* parent = nullptr) : QObject(parent) {}

    Library* library() const { return m_library; }
    void setLibrary(Library* library);

    bool isOpen() const { return m_scenario != nullptr; }
    QString fileName() const { return m_fileName; }
    QString title() const;
    QString author() const;
    int tileCount() const;
    int playerCount() const;
    QStringList levelNames() const;
    QString failedFile() const { return m_failedFile; }
    QString failure() const { return m_failure; }
    QString warnings() const { return m_warnings.join(u'\n'); }

    /// Opens a file. If it cannot be read, what was open stays open and `failure` says why.
    Q_INVOKABLE bool open(const QUrl& file);
    Q_INVOKABLE bool openPath(const QString& path);
    Q_INVOKABLE void close();
    Q_INVOKABLE void clearFailure();

    /// The name of the tile face on a square, empty where none lies.
    Q_INVOKABLE QString placeName(int level, int x, int y) const;

    const Scenario* scenario() const { return m_scenario.get(); }
    const Content& content() const;

signals:
    void libraryChanged();
    void changed();
    void failureChanged();

private:
    void fail(const QString& path, const QString& why);

    QPointer<Library> m_library;
    std::shared_ptr<const Scenario> m_scenario;
    QString m_fileName;
    QString m_failedFile;
    QString m_failure;
    QStringList m_warnings;
};

} // namespace delve
