// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window_program.h"
#include "editor/mageknight/document/piece.h"
#include "editor/mageknight/viewmodels/canvas/editor_canvas.h"
#include "tests/window/hand.h"

#include <QTemporaryDir>

namespace delve::mageknight::test {

/// The real program in a home of its own, with hands to use it and the words of what is done in it. What it
/// does it does by mouse and keys; it reads from the program, and never tells it to do anything.
class DrivenWindow
{
public:
    DrivenWindow();

    /// Starts the program; true when its window is there and has the keyboard.
    bool start(const QString& file = {});

    delve::test::Hand& hand() { return *m_hand; }
    QQuickWindow& window() const { return *m_program->window(); }
    QString homeFile(const QString& name) const { return m_home.filePath(name); }
    EditorCanvas* canvas() const;
    ScenarioViewModel* document() const;
    const Scenario& scenario() const { return document()->model().scenario(); }

    /// Waits until something is true.
    static bool waitFor(const std::function<bool()>& isTrue);
    QQuickItem* waitForItem(const QString& name, QQuickItem* within = nullptr);

    /// The visible button with these words.
    QQuickItem* waitForText(const QString& text);

    /// A point of the map, in pixels of the window.
    QPointF mapPoint(QPointF squares) const;
    void clickMap(QPointF squares);
    /// Takes a piece from the palette: searches it by name and clicks it.
    bool takePiece(const Piece& piece);
    /// Opens a panel by a click on its tab; true when its list is there.
    bool openPanel(const QString& name, const QString& list);
    /// Chooses an entry of a box by its number, with keys.
    bool choose(QQuickItem* box, int index);
    /// Searches the open picker for a piece by its name and takes it.
    bool pick(const Piece& piece);
    /// Scrolls with the wheel until an item is seen in its list.
    bool reveal(const std::function<QQuickItem*()>& item, const QString& list);
    /// A command by its name, through the command search.
    bool command(const QString& words);
    /// Writes a name into the file dialog, which starts in the folder of the program, and saves.
    bool saveUnder(const QString& name);
    bool openFromDialog(const QString& name);
    /// Keeps what the window shows as a picture among the temporary files, and says where.
    QString keepPicture(const QString& name) const;

private:
    QTemporaryDir m_home;
    std::unique_ptr<WindowProgram> m_program;
    std::unique_ptr<delve::test::Hand> m_hand;
};

} // namespace delve::mageknight::test
