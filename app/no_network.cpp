// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/no_network.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>

namespace delve {

namespace {

/// The answer to a request that is not made.
class RefusedReply : public QNetworkReply
{
public:
    RefusedReply(const QNetworkRequest& request, QNetworkAccessManager::Operation operation, QObject* parent)
        : QNetworkReply(parent)
    {
        setRequest(request);
        setUrl(request.url());
        setOperation(operation);
        setOpenMode(QIODevice::ReadOnly);
        setError(ContentAccessDenied, QStringLiteral("This program does not use the network."));
        setFinished(true);
        // Whoever asked is not listening yet.
        QMetaObject::invokeMethod(
            this,
            [this] {
                emit errorOccurred(error());
                emit finished();
            },
            Qt::QueuedConnection);
    }

    void abort() override {}

protected:
    qint64 readData(char*, qint64) override { return -1; }
};

class RefusingManager : public QNetworkAccessManager
{
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request, QIODevice*) override
    {
        return new RefusedReply(request, operation, this);
    }
};

} // namespace

QNetworkAccessManager* NoNetwork::create(QObject* parent)
{
    return new RefusingManager(parent);
}

} // namespace delve
