// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTest>

#include <memory>

namespace delve::test {

/// Makes a test class known to the program it is linked into. Every test program runs all its classes.
using MakeTest = std::unique_ptr<QObject> (*)();
bool registerTest(MakeTest make);

/// Runs every class of this program, or `--only CLASS`; with `--results DIR` also writes one JUnit file for
/// each. Returns how many tests failed.
int runAllTests(QStringList arguments);

} // namespace delve::test

/// Put this behind a test class, in its .cpp file, before the include of its .moc file.
#define DELVE_TEST(Class)                                                                                    \
    [[maybe_unused]] static const bool registered##Class =                                                   \
        delve::test::registerTest([]() -> std::unique_ptr<QObject> { return std::make_unique<Class>(); });
