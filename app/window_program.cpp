// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window_program.h"

#include "editor/document/log_file.h"
#include "editor/text/translations.h"
#include "editor/viewmodels/shell/app_settings.h"

#include <QGuiApplication>
#include <QIcon>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QtQml/QQmlExtensionPlugin>

Q_IMPORT_QML_PLUGIN(DelvewrightPlugin)
Q_IMPORT_QML_PLUGIN(DelvewrightStylePlugin)

namespace delve {

WindowProgram::WindowProgram()
{
    QGuiApplication::setApplicationName(QStringLiteral("Delvewright"));
    QGuiApplication::setApplicationVersion(QStringLiteral(DELVE_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("delvewright"));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/desktop/delvewright.svg")));
    QGuiApplication::setOrganizationName(QStringLiteral("Delvewright"));
    installTranslations(AppSettings().language());
    startLog();
    QQuickStyle::setFallbackStyle(QStringLiteral("Fusion"));
    QQuickStyle::setStyle(QStringLiteral("DelvewrightStyle"));
    m_engine.setNetworkAccessManagerFactory(&m_network);
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
}

bool WindowProgram::start(const QString& file)
{
    m_engine.setInitialProperties({{QStringLiteral("initialFile"), file}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Delvewright/Main.qml")));
    return window() != nullptr;
}

QQuickWindow* WindowProgram::window() const
{
    return m_engine.rootObjects().isEmpty() ? nullptr
                                            : qobject_cast<QQuickWindow*>(m_engine.rootObjects().first());
}

} // namespace delve
