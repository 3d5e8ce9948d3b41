#include "editor/text/translations.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTranslator>

namespace delve {

void installTranslations()
{
    auto* translator = new QTranslator(QCoreApplication::instance());
    const QString folder = QStringLiteral(":/i18n");
    // English is loaded too: it knows the plural forms.
    if (translator->load(QLocale(), QStringLiteral("delvewright"), QStringLiteral("_"), folder) ||
        translator->load(QStringLiteral("delvewright_en"), folder))
        QCoreApplication::installTranslator(translator);
}

} // namespace delve
