// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/mageknight/viewmodels/document/scenario_view_model.h"
#include "editor/viewmodels/games/window_game.h"

#include <QPointer>

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

    QString name() const override;
    GameLibrary* books() const override { return m_library; }
    bool isDocument(std::string_view text) const override;
    std::unique_ptr<FileDocumentViewModel> newDocument() override;
    std::unique_ptr<FileDocumentViewModel> newFromTemplate(const QString& id) override;
    OpenedDocument read(const std::string& text) override;
    Result<QString> titleOf(const std::string& text) const override;
    QString nameOfPack(const QString& recoveryFile) const override;

private:
    std::unique_ptr<ScenarioViewModel> show(std::unique_ptr<ScenarioDocument> document);
    std::unique_ptr<ScenarioViewModel> show(Scenario scenario);
    void takeContent();

    QPointer<Library> m_library;
    std::vector<QPointer<ScenarioViewModel>> m_shown;
};

} // namespace delve::mageknight
