// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/text/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace delve {

namespace {

const QString ourTranslator = QStringLiteral("delvewright translator");

/// Takes one set of sentences into use, in the place of the last one of its name.
void replaceTranslator(const QString& name, const QLocale& locale, const QString& file, const QString& folder,
                       const QString& otherwise = {})
{
    QCoreApplication* app = QCoreApplication::instance();
    delete app->findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly); // which takes it out of use
    auto* translator = new QTranslator(app);
    translator->setObjectName(name);
    if (translator->load(locale, file, QStringLiteral("_"), folder) ||
        (!otherwise.isEmpty() && translator->load(otherwise, folder)))
        QCoreApplication::installTranslator(translator);
}

} // namespace

QStringList spokenLanguages()
{
    return {QStringLiteral("en"), QStringLiteral("it")};
}

QString spokenLanguage()
{
    const auto* translator =
        QCoreApplication::instance()->findChild<QTranslator*>(ourTranslator, Qt::FindDirectChildrenOnly);
    const QString language = translator ? translator->language().left(2) : QString();
    return spokenLanguages().contains(language) ? language : QStringLiteral("en");
}

void installTranslations(const QString& language)
{
    const QLocale locale = spokenLanguages().contains(language) ? QLocale(language) : QLocale::system();
    QLocale::setDefault(locale);
    // Qt's own words, as on the buttons of dialogs; then ours, so that theirs are there when all are told.
    replaceTranslator(QStringLiteral("qt translator"), locale, QStringLiteral("qtbase"),
                      QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // English is loaded too: it knows the plural forms.
    replaceTranslator(ourTranslator, locale, QStringLiteral("delvewright"), QStringLiteral(":/i18n"),
                      QStringLiteral("delvewright_en"));
}

} // namespace delve
