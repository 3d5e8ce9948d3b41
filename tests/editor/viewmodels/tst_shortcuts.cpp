// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/viewmodels/shell/shortcuts.h"
#include "tests/support/test_registry.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace delve;

class TestShortcuts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void keysAreUnique();
    void choicesAreRemembered();
    void choicesWrittenByHandAreUnderstood();
    void pressedKeysHaveANotation();

private:
    QTemporaryDir m_home;
};

void TestShortcuts::initTestCase()
{
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_home.path());
    QCoreApplication::setOrganizationName(QStringLiteral("Delvewright"));
    QCoreApplication::setApplicationName(QStringLiteral("Shortcuts"));
}

void TestShortcuts::keysAreUnique()
{
    Shortcuts shortcuts;
    shortcuts.declare(QStringLiteral("a"), QStringLiteral("Ctrl+A"));
    shortcuts.declare(QStringLiteral("b"), QStringLiteral("Ctrl+B"));
    QSignalSpy changed(&shortcuts, &Shortcuts::changed);
    QCOMPARE(shortcuts.assign(QStringLiteral("b"), QStringLiteral("ctrl+a")), QStringLiteral("a"));
    QCOMPARE(shortcuts.keysOf(QStringLiteral("b")), QStringLiteral("Ctrl+B"));
    QCOMPARE(changed.count(), 0);
    QCOMPARE(shortcuts.assign(QStringLiteral("b"), QStringLiteral("Ctrl+A")), QStringLiteral("a"));
    shortcuts.declare(QStringLiteral("c"), QStringLiteral("Ctrl+A"));
    QCOMPARE(shortcuts.keysOf(QStringLiteral("c")), QString());
}

void TestShortcuts::choicesAreRemembered()
{
    {
        Shortcuts shortcuts;
        shortcuts.declare(QStringLiteral("d"), QStringLiteral("Ctrl+D"));
        QCOMPARE(shortcuts.assign(QStringLiteral("d"), QStringLiteral("F9")), QString());
    }
    Shortcuts shortcuts;
    shortcuts.declare(QStringLiteral("d"), QStringLiteral("Ctrl+D"));
    QCOMPARE(shortcuts.keysOf(QStringLiteral("d")), QStringLiteral("F9"));
    QCOMPARE(shortcuts.commandOf(QStringLiteral("F9")), QStringLiteral("d"));
    shortcuts.resetAll();
    QCOMPARE(shortcuts.keysOf(QStringLiteral("d")), QStringLiteral("Ctrl+D"));
}

void TestShortcuts::choicesWrittenByHandAreUnderstood()
{
    QSettings settings;
    settings.setValue(QStringLiteral("shortcuts/e"), QStringLiteral("ctrl+e"));
    settings.setValue(QStringLiteral("shortcuts/f"), QStringLiteral("CTRL+E")); // the same keys again
    settings.setValue(QStringLiteral("shortcuts/g"), QStringLiteral("no keys at all"));
    settings.setValue(QStringLiteral("shortcuts/h"), QString()); // wants none
    Shortcuts shortcuts;
    for (const char* command : {"e", "f", "g", "h"})
        shortcuts.declare(QString::fromLatin1(command), QStringLiteral("Ctrl+") + QLatin1String(command));
    QCOMPARE(shortcuts.keysOf(QStringLiteral("e")), QStringLiteral("Ctrl+E"));
    QCOMPARE(shortcuts.keysOf(QStringLiteral("f")), QString());
    QCOMPARE(shortcuts.keysOf(QStringLiteral("g")), QStringLiteral("Ctrl+G"));
    QCOMPARE(shortcuts.keysOf(QStringLiteral("h")), QString());
}

void TestShortcuts::pressedKeysHaveANotation()
{
    const Shortcuts shortcuts;
    QCOMPARE(shortcuts.notation(Qt::Key_R, Qt::ShiftModifier), QStringLiteral("Shift+R"));
    QCOMPARE(shortcuts.notation(Qt::Key_Left, int(Qt::ControlModifier | Qt::KeypadModifier)),
             QStringLiteral("Ctrl+Left"));
}

DELVE_TEST(TestShortcuts)
#include "tst_shortcuts.moc"
