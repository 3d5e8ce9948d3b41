// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/messages.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace delve {

QString sentence(const Message& message)
{
    // One pass over the text, so that a %1 inside an argument stays what it is.
    const QString text = QCoreApplication::translate("Engine", message.text);
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int number = text[i] == u'%' && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
        if (number < 1 || std::size_t(number) > message.args.size()) {
            result += text[i];
            continue;
        }
        result += QString::fromStdString(message.args[std::size_t(number - 1)]);
        ++i;
    }
    return result;
}

namespace {

/// The way to a value is the same in every language; lines and columns are words.
QString placeInFile(const std::string& where)
{
    static const QRegularExpression spot(QStringLiteral("\\bline (\\d+)(?:, column (\\d+))?"));
    QString place = QString::fromStdString(where);
    const auto found = spot.match(place);
    if (!found.hasMatch())
        return place;
    const QString words = found.capturedLength(2) > 0
                              ? QCoreApplication::translate("Engine", "line %1, column %2")
                                    .arg(found.captured(1), found.captured(2))
                              : QCoreApplication::translate("Engine", "line %1").arg(found.captured(1));
    return place.replace(found.capturedStart(), found.capturedLength(), words);
}

} // namespace

QString sentence(const Error& error)
{
    const QString what = sentence(error.what);
    return error.where.empty() ? what : placeInFile(error.where) + QStringLiteral(": ") + what;
}

} // namespace delve
