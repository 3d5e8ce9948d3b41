// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/viewmodels/document/card_library.h"
#include "editor/dungeoneer/viewmodels/document/card_map_view_model.h"
#include "editor/viewmodels/games/window_game.h"
#include "engine/dungeoneer/play/core/replay.h"

#include <QPointer>

namespace delve::dungeoneer {

/// Dungeoneer in the window: its documents are card maps.
class DungeoneerGame : public delve::WindowGame // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::dungeoneer::CardLibrary* library READ library WRITE setLibrary NOTIFY booksChanged)

public:
    using WindowGame::WindowGame;

    CardLibrary* library() const { return m_library; }
    void setLibrary(CardLibrary* library);

    std::string_view id() const override;
    QString name() const override { return QStringLiteral("Dungeoneer"); }
    GameLibrary* books() const override { return m_library; }
    std::unique_ptr<FileDocumentViewModel> newDocument() override;
    std::unique_ptr<FileDocumentViewModel> newFromTemplate(const QString& id) override;
    OpenedDocument read(const std::string& text) override;
    Result<QString> titleOf(const std::string& text) const override;
    QString nameOfPack(const QString& recoveryFile) const override;
    bool owns(const FileDocumentViewModel& document) const override;

    // Games at the table: dungeoneer_tables.cpp.
    std::vector<SeatChoice> seatChoices() const override;
    /// One person against the program: hands are hidden, and few play alone for all.
    std::string usualSeat(int player) const override;
    std::vector<SetupPlayer> playersOf(const FileDocumentViewModel& document) const override;
    OpenedTable startTable(const FileDocumentViewModel& document, const TableSetup& setup) override;
    bool isOf(const PlayedTable& table, const FileDocumentViewModel& document) const override;
    Result<QString> titleOfTable(const std::string& text) const override;
    OpenedTable readTable(const std::string& text) override;
    std::function<OpenedTable()> wayBackTo(const PlayedTable& table) override;

private:
    OpenedTable readTable(const std::string& text, const std::optional<play::OlderCourse>& older);
    std::unique_ptr<CardMapViewModel> show(std::unique_ptr<CardMapDocument> document);
    void takeCards();

    QPointer<CardLibrary> m_library;
    std::vector<QPointer<CardMapViewModel>> m_shown;
};

} // namespace delve::dungeoneer
