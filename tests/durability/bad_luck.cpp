// SPDX-License-Identifier: GPL-3.0-or-later
// Stands between a program and the system. Calls that change something below the folder BAD_LUCK_FOLDER are
// counted; at the one whose number is BAD_LUCK_CALL the program is killed (BAD_LUCK=kill), or from there on
// the disk is full (BAD_LUCK=full); or just before it another program writes the file BAD_LUCK_OTHER
// (BAD_LUCK=other). With BAD_LUCK_TURNS folders cannot be exchanged, as on disks that do not
// know it. The number of calls is left in the file BAD_LUCK_COUNT when the program ends by itself.

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace {

template <typename Function> Function* next(const char* name)
{
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

const char* setting(const char* name)
{
    const char* text = std::getenv(name);
    return text ? text : "";
}

std::atomic<long> calls = 0;

bool isWatched(const char* path)
{
    static const std::string folder = setting("BAD_LUCK_FOLDER");
    return path && !folder.empty() && std::strncmp(path, folder.c_str(), folder.size()) == 0;
}

bool isWatched(int file)
{
    char name[4096];
    const std::string link = "/proc/self/fd/" + std::to_string(file);
    const ssize_t length = readlink(link.c_str(), name, sizeof name - 1);
    if (length <= 0)
        return false;
    name[length] = '\0';
    return isWatched(name);
}

/// What another program does to the file: a line more, as every editor can add one.
void writeAsAnother()
{
    if (std::FILE* out = std::fopen(setting("BAD_LUCK_OTHER"), "a")) {
        std::fputc('\n', out);
        std::fclose(out);
    }
}

/// Counts a call; true if the system refuses it.
bool hasBadLuck()
{
    static const long fatal = std::atol(setting("BAD_LUCK_CALL"));
    static const bool kills = std::strcmp(setting("BAD_LUCK"), "kill") == 0;
    static const bool comesSecond = std::strcmp(setting("BAD_LUCK"), "other") == 0;
    const long call = ++calls;
    if (comesSecond) {
        if (call == fatal)
            writeAsAnother();
        return false;
    }
    if (fatal == 0 || call < fatal)
        return false;
    if (kills)
        kill(getpid(), SIGKILL);
    return true;
}

/// Room is what is lacking: names can still be changed and removed.
int refuse()
{
    errno = ENOSPC;
    return -1;
}

struct Report
{
    ~Report()
    {
        if (const char* file = setting("BAD_LUCK_COUNT"); *file)
            if (std::FILE* out = std::fopen(file, "w")) {
                std::fprintf(out, "%ld", calls.load());
                std::fclose(out);
            }
    }
} report;

bool makesFile(int flags)
{
    return (flags & O_CREAT) != 0;
}

} // namespace

extern "C" {

#define OPENING(name)                                                                                        \
    int name(const char* path, int flags, ...)                                                               \
    {                                                                                                        \
        va_list rest;                                                                                        \
        va_start(rest, flags);                                                                               \
        const auto mode = static_cast<mode_t>(va_arg(rest, int));                                            \
        va_end(rest);                                                                                        \
        if (makesFile(flags) && isWatched(path) && hasBadLuck())                                             \
            return refuse();                                                                                 \
        return next<int(const char*, int, ...)>(#name)(path, flags, mode);                                   \
    }
OPENING(open)
OPENING(open64)

#define OPENING_AT(name)                                                                                     \
    int name(int folder, const char* path, int flags, ...)                                                   \
    {                                                                                                        \
        va_list rest;                                                                                        \
        va_start(rest, flags);                                                                               \
        const auto mode = static_cast<mode_t>(va_arg(rest, int));                                            \
        va_end(rest);                                                                                        \
        if (makesFile(flags) && isWatched(path) && hasBadLuck())                                             \
            return refuse();                                                                                 \
        return next<int(int, const char*, int, ...)>(#name)(folder, path, flags, mode);                      \
    }
OPENING_AT(openat)
OPENING_AT(openat64)

ssize_t write(int file, const void* bytes, size_t count)
{
    if (file > 2 && isWatched(file) && hasBadLuck())
        return refuse();
    return next<ssize_t(int, const void*, size_t)>("write")(file, bytes, count);
}

int mkdir(const char* path, mode_t mode)
{
    if (isWatched(path) && hasBadLuck())
        return refuse();
    return next<int(const char*, mode_t)>("mkdir")(path, mode);
}

// What needs no room goes on when the disk is full; but whoever is killed is killed there, too.

static void mayDieAt(const char* path)
{
    static const bool kills = std::strcmp(setting("BAD_LUCK"), "full") != 0;
    if (kills && isWatched(path))
        hasBadLuck();
}

static bool isExchangeUnknown()
{
    return *setting("BAD_LUCK_TURNS") != '\0';
}

int rename(const char* from, const char* to)
{
    mayDieAt(to);
    return next<int(const char*, const char*)>("rename")(from, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags)
{
    if (isExchangeUnknown()) {
        errno = EINVAL;
        return -1;
    }
    mayDieAt(to);
    return next<int(int, const char*, int, const char*, unsigned)>("renameat2")(fromFolder, from, toFolder,
                                                                                to, flags);
}

int unlink(const char* path)
{
    mayDieAt(path);
    return next<int(const char*)>("unlink")(path);
}

int remove(const char* path)
{
    mayDieAt(path);
    return next<int(const char*)>("remove")(path);
}

int rmdir(const char* path)
{
    mayDieAt(path);
    return next<int(const char*)>("rmdir")(path);
}

int unlinkat(int folder, const char* path, int flags)
{
    static const bool kills = std::strcmp(setting("BAD_LUCK"), "full") != 0;
    if (kills)
        hasBadLuck();
    return next<int(int, const char*, int)>("unlinkat")(folder, path, flags);
}

int fdatasync(int file)
{
    static const bool kills = std::strcmp(setting("BAD_LUCK"), "full") != 0;
    if (kills && isWatched(file))
        hasBadLuck();
    return next<int(int)>("fdatasync")(file);
}

} // extern "C"
