// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_registry.h"

#include <QApplication>

/// For tests of the dialogs that the system brings.
int main(int argc, char* argv[])
{
    QApplication app(argc, argv);
    return delve::test::runAllTests(QCoreApplication::arguments()) == 0 ? 0 : 1;
}
