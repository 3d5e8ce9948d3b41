// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/play/played_table.h"
#include "editor/play/table_setup.h"
#include "editor/viewmodels/document/file_document_view_model.h"
#include "editor/viewmodels/games/game_library.h"

#include <QObject>
#include <QPointer>
#include <qqmlregistration.h>

#include <functional>
#include <memory>
#include <string_view>
#include <vector>

namespace delve {

/// What a game brings to the window: how its files become documents, and the views of them. What is shared by
/// all games asks this and never names one.
class WindowGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("each game has its own")
    Q_PROPERTY(QString name READ name CONSTANT)
    Q_PROPERTY(delve::GameLibrary* books READ books NOTIFY booksChanged)
    /// What it shows in the window: a GameViews of qml/shell.
    Q_PROPERTY(QObject* views MEMBER m_views NOTIFY viewsChanged)

public:
    using OpenedDocument = Result<std::unique_ptr<FileDocumentViewModel>>;
    using OpenedTable = Result<std::unique_ptr<PlayedTable>>;

    using QObject::QObject;

    /// As the member "game" of its files names it.
    virtual std::string_view id() const = 0;
    virtual QString name() const = 0;
    /// Its rules and packs; null as long as they are not there.
    virtual GameLibrary* books() const = 0;

    /// A document without a file.
    virtual std::unique_ptr<FileDocumentViewModel> newDocument() = 0;
    /// One that begins as a template does; nothing for an id that no template has.
    virtual std::unique_ptr<FileDocumentViewModel> newFromTemplate(const QString& id) = 0;
    /// The document that a text is. The error says where the text is wrong.
    virtual OpenedDocument read(const std::string& text) = 0;
    /// The name that such a document gives itself, which may be empty; an error if the text is none.
    virtual Result<QString> titleOf(const std::string& text) const = 0;
    /// The name that a pack in a recovery file gives itself; empty if that cannot be read.
    virtual QString nameOfPack(const QString& recoveryFile) const = 0;

    /// The document is one of its own.
    virtual bool owns(const FileDocumentViewModel& document) const = 0;
    /// Who may sit at a table, people first; and who has to be played for in a game of a document.
    virtual std::vector<SeatChoice> seatChoices() const = 0;
    /// Who plays for a player as long as nobody was named, by the word.
    virtual std::string usualSeat(int /*player*/) const { return std::string(humanSeat); }
    virtual std::vector<SetupPlayer> playersOf(const FileDocumentViewModel& document) const = 0;
    /// Begins a game of one of its documents as it is now. The error says why that is not possible.
    virtual OpenedTable startTable(const FileDocumentViewModel& document, const TableSetup& setup) = 0;
    /// The document is what a game began with.
    virtual bool isOf(const PlayedTable& table, const FileDocumentViewModel& document) const = 0;
    /// The name of what such a game is of, which may be empty; an error if the text is none. No packs are
    /// needed.
    virtual Result<QString> titleOfTable(const std::string& text) const = 0;
    /// The game that a text is.
    virtual OpenedTable readTable(const std::string& text) = 0;
    /// Reads a game again later as it would be saved now.
    virtual std::function<OpenedTable()> wayBackTo(const PlayedTable& table)
    {
        return [this, text = table.saved()] { return readTable(text); };
    }

signals:
    void booksChanged();
    void viewsChanged();

private:
    QPointer<QObject> m_views;
};

} // namespace delve
