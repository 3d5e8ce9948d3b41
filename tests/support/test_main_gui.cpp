// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QGuiApplication>

/// For tests that paint: fonts need a gui application.
int main(int argc, char* argv[])
{
    QGuiApplication app(argc, argv);
    return delve::test::runAllTests(QCoreApplication::arguments()) == 0 ? 0 : 1;
}
