// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QCoreApplication>
#include <QDir>

#include <vector>

namespace delve::test {

namespace {

std::vector<MakeTest>& registeredTests()
{
    static std::vector<MakeTest> tests;
    return tests;
}

} // namespace

bool registerTest(MakeTest make)
{
    registeredTests().push_back(make);
    return true;
}

int runAllTests(QStringList arguments)
{
    QString results;
    if (const auto option = arguments.indexOf(QStringLiteral("--results"));
        option >= 0 && option + 1 < arguments.size()) {
        results = arguments[option + 1];
        arguments.remove(option, 2);
        QDir(results).removeRecursively(); // a class that is gone must not go on counting
        QDir().mkpath(results);
    }
    QString only;
    if (const auto option = arguments.indexOf(QStringLiteral("--only"));
        option >= 0 && option + 1 < arguments.size()) {
        only = arguments[option + 1];
        arguments.remove(option, 2);
    }
    arguments << QStringLiteral("-nocrashhandler"); // a crash ends the program at once, here and in the CI
    int failures = 0;
    for (const MakeTest make : registeredTests()) {
        const std::unique_ptr<QObject> test = make();
        if (!only.isEmpty() && only != QString::fromLatin1(test->metaObject()->className()))
            continue;
        QStringList own = arguments;
        if (!results.isEmpty()) {
            const QString file = results + u'/' + QString::fromLatin1(test->metaObject()->className());
            own << QStringLiteral("-o") << file + QStringLiteral(".xml,junitxml") << QStringLiteral("-o")
                << QStringLiteral("-,txt");
        }
        failures += QTest::qExec(test.get(), own);
    }
    return failures;
}

} // namespace delve::test
