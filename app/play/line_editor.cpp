// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/line_editor.h"

#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cwchar>
#include <histedit.h>
#include <unistd.h>

namespace delve {

namespace {

constexpr int keptLines = 500;

} // namespace

struct LineEditor::Session
{
    EditLine* editor = nullptr;
    History* history = nullptr;
    QByteArray prompt;
    bool (*isInterrupted)() = nullptr;

    static Session& of(EditLine* editor)
    {
        void* session = nullptr;
        el_get(editor, EL_CLIENTDATA, &session);
        return *static_cast<Session*>(session);
    }
    static char* promptOf(EditLine* editor) { return of(editor).prompt.data(); }

    /// One character; unlike the usual way it comes back when somebody interrupts.
    static int readCharacter(EditLine* editor, wchar_t* character)
    {
        std::mbstate_t state{};
        for (;;) {
            char byte = 0;
            const ssize_t count = of(editor).isInterrupted() ? -1 : ::read(STDIN_FILENO, &byte, 1);
            if (count < 0 && errno == EINTR && !of(editor).isInterrupted())
                continue; // the window of the terminal was resized, for one
            if (count <= 0)
                return int(count);
            const std::size_t used = std::mbrtowc(character, &byte, 1, &state);
            if (used == std::size_t(-2))
                continue; // more bytes of this character are to come
            if (used == std::size_t(-1)) {
                state = {};
                continue; // no character of this language
            }
            return 1;
        }
    }
};

LineEditor::LineEditor(bool (*isInterrupted)()) : m_session(std::make_unique<Session>())
{
    std::setlocale(LC_CTYPE, "");
    m_session->isInterrupted = isInterrupted;
    m_session->editor = el_init("delve", stdin, stdout, stderr);
    m_session->history = history_init();
    HistEvent event;
    history(m_session->history, &event, H_SETSIZE, keptLines);
    history(m_session->history, &event, H_SETUNIQUE, 1);
    EditLine* editor = m_session->editor;
    el_set(editor, EL_CLIENTDATA, m_session.get());
    el_set(editor, EL_PROMPT, &Session::promptOf);
    el_set(editor, EL_EDITOR, "emacs");
    el_set(editor, EL_HIST, history, m_session->history);
    el_set(editor, EL_GETCFN, &Session::readCharacter);
    el_set(editor, EL_BIND, "^R", "em-inc-search-prev", nullptr);
}

LineEditor::~LineEditor()
{
    history_end(m_session->history);
    el_end(m_session->editor);
}

bool LineEditor::isPossible()
{
    const QByteArray kind = qgetenv("TERM");
    return isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0 && !kind.isEmpty() && kind != "dumb";
}

std::optional<QByteArray> LineEditor::read(const QByteArray& prompt)
{
    m_session->prompt = prompt;
    int count = 0;
    const char* typed = el_gets(m_session->editor, &count);
    if (typed == nullptr || count <= 0)
        return std::nullopt;
    QByteArray line(typed, count);
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    if (!line.trimmed().isEmpty()) {
        HistEvent event;
        history(m_session->history, &event, H_ENTER, line.constData());
    }
    return line;
}

} // namespace delve
