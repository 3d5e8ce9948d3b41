// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlNetworkAccessManagerFactory>

namespace delve {

/// Keeps the window off the network: whatever a file names, nothing is fetched. The program needs nothing
/// from there, so every request is refused.
class NoNetwork : public QQmlNetworkAccessManagerFactory
{
public:
    QNetworkAccessManager* create(QObject* parent) override;
};

} // namespace delve
