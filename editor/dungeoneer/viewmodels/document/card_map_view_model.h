// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/document/card_map_document.h"
#include "editor/dungeoneer/viewmodels/document/card_commands.h"
#include "editor/dungeoneer/viewmodels/document/card_selection.h"
#include "editor/dungeoneer/viewmodels/guide/map_guide.h"
#include "editor/dungeoneer/viewmodels/guide/map_proposals.h"
#include "editor/dungeoneer/viewmodels/guide/map_turns.h"
#include "editor/dungeoneer/viewmodels/problems/map_findings.h"
#include "editor/dungeoneer/viewmodels/problems/map_fixes.h"
#include "editor/viewmodels/document/file_document_view_model.h"

#include <QPointF>
#include <QVariantList>

namespace delve::dungeoneer {

/// What a canvas shows of a document; kept with it, so that a tab looks as it was left.
struct CardView
{
    int map = -1; ///< -1: never shown yet
    double unitPixels = 0;
    QPointF origin;
    bool fitted = true;
};

/// One open card map as the window sees it, with the parts that panels and tools use.
class CardMapViewModel : public delve::FileDocumentViewModel // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the workspace")
    Q_PROPERTY(int cardCount READ cardCount NOTIFY edited)
    /// The kinds of maps: objects with map, name, count and used.
    Q_PROPERTY(QVariantList maps READ maps NOTIFY factsChanged)
    /// Cards that may still be drawn; how many of them fit; "12 of 15 (80 %)".
    Q_PROPERTY(int cardsLeft READ cardsLeft NOTIFY edited)
    Q_PROPERTY(int cardsFitting READ cardsFitting NOTIFY edited)
    Q_PROPERTY(QString chanceText READ chanceText NOTIFY factsChanged)
    Q_PROPERTY(delve::dungeoneer::MapGuide* guide READ guide CONSTANT)
    Q_PROPERTY(delve::dungeoneer::MapTurns* turns READ turns CONSTANT)
    Q_PROPERTY(delve::dungeoneer::MapProposals* proposals READ proposals CONSTANT)

public:
    explicit CardMapViewModel(std::unique_ptr<CardMapDocument> document, QObject* parent = nullptr);
    ~CardMapViewModel() override;

    int cardCount() const;
    QVariantList maps() const;
    int cardsLeft() const;
    int cardsFitting() const;
    QString chanceText() const;

    /// What lies in a cell of a map, for the status bar and for screen readers.
    QString describe(MapKind map, Cell cell) const;

    CardSelection* selection() override { return &m_selection; }
    CardCommands* commands() override { return &m_commands; }
    MapFindings* findings() override { return &m_findings; }
    MapFixes* fixes() override { return &m_fixes; }
    MapGuide* guide() { return &m_guide; }
    MapTurns* turns() { return &m_turns; }
    MapProposals* proposals() { return &m_proposals; }
    CardMapDocument& model() { return m_document; }
    const CardMapDocument& model() const { return m_document; }

    CardView view;

signals:
    /// Names, numbers, or the language in which they are told.
    void factsChanged();
    void edited();

protected:
    bool isEmpty() const override { return cardCount() == 0; }

private:
    CardMapViewModel(CardMapDocument& model, std::unique_ptr<CardMapDocument>&& document, QObject* parent);

    CardMapDocument& m_document;
    CardSelection m_selection;
    CardCommands m_commands;
    MapFindings m_findings;
    MapFixes m_fixes;
    MapGuide m_guide;
    MapTurns m_turns;
    MapProposals m_proposals;
    LanguageWatch m_language{[this] { emit factsChanged(); }};
};

} // namespace delve::dungeoneer
