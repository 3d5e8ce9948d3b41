// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace delve {

/// By which it is told whether a file still holds what it held. Never empty.
QByteArray digestOf(const QByteArray& bytes);

/// Of what the file holds now; empty if there is no file. What cannot be read as one, such as a pipe, differs
/// from every file.
QByteArray digestOfFile(const QString& path);

} // namespace delve
