// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/viewmodels/games/window_game.h"
#include "engine/mageknight/game_id.h"
#include "engine/mageknight/play/core/replay.h"

#include <QPointer>

#include <optional>

namespace delve::mageknight {

/// Mage Knight Dungeons in the window: its documents are scenarios.
class MageKnightGame : public delve::WindowGame // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY booksChanged)

public:
    using WindowGame::WindowGame;

    Library* library() const { return m_library; }
    void setLibrary(Library* library);

    std::string_view id() const override { return gameId; }
    QString name() const override;
    GameLibrary* books() const override { return m_library; }
    std::unique_ptr<FileDocumentViewModel> newDocument() override;
    std::unique_ptr<FileDocumentViewModel> newFromTemplate(const QString& id) override;
    OpenedDocument read(const std::string& text) override;
    Result<QString> titleOf(const std::string& text) const override;
    QString nameOfPack(const QString& recoveryFile) const override;

    bool owns(const FileDocumentViewModel& document) const override;
    std::vector<SeatChoice> seatChoices() const override;
    std::vector<SetupPlayer> playersOf(const FileDocumentViewModel& document) const override;
    OpenedTable startTable(const FileDocumentViewModel& document, const TableSetup& setup) override;
    bool isOf(const PlayedTable& table, const FileDocumentViewModel& document) const override;
    Result<QString> titleOfTable(const std::string& text) const override;
    OpenedTable readTable(const std::string& text) override;
    std::function<OpenedTable()> wayBackTo(const PlayedTable& table) override;

private:
    std::unique_ptr<ScenarioViewModel> show(std::unique_ptr<ScenarioDocument> document);
    std::unique_ptr<ScenarioViewModel> show(Scenario scenario);
    void takeContent();
    /// With what is told beyond the text, where older rules recorded it.
    OpenedTable readTable(const std::string& text, const std::optional<play::OlderCourse>& older);

    QPointer<Library> m_library;
    std::vector<QPointer<ScenarioViewModel>> m_shown;
};

} // namespace delve::mageknight
