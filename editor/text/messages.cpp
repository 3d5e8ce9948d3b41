#include "editor/text/messages.h"

#include <QCoreApplication>

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

QString sentence(const Error& error)
{
    const QString what = sentence(error.what);
    return error.where.empty() ? what : QString::fromStdString(error.where) + QStringLiteral(": ") + what;
}

} // namespace delve
