// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QCoreApplication>

int main(int argc, char* argv[])
{
    QCoreApplication app(argc, argv);
    return delve::test::runAllTests(QCoreApplication::arguments()) == 0 ? 0 : 1;
}
