// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/home_folder.h"

#include <QByteArray>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace delve {

void knowHome()
{
#ifdef Q_OS_UNIX
    if (!qEnvironmentVariableIsEmpty("HOME"))
        return;
    const passwd* user = ::getpwuid(::getuid());
    if (user != nullptr && user->pw_dir != nullptr && user->pw_dir[0] == '/')
        qputenv("HOME", QByteArray(user->pw_dir));
#endif
}

} // namespace delve
