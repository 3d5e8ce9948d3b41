// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/dungeoneer/print/card_print_options.h"
#include "editor/viewmodels/printing/page_choices.h"

#include <QVariantList>

namespace delve::dungeoneer {

/// What the user chose in the print dialog of card maps.
class CardPrintChoices : public delve::PageChoices // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the print dialog")
    Q_PROPERTY(int kind MEMBER m_kind NOTIFY changed)
    /// The kinds that there are to choose from: a set by itself has no map.
    Q_PROPERTY(QVariantList kinds READ kinds CONSTANT STORED false)
    Q_PROPERTY(int cardSize MEMBER m_cardSize NOTIFY changed)
    Q_PROPERTY(int sheets MEMBER m_sheets NOTIFY changed)
    Q_PROPERTY(double gap MEMBER m_gap NOTIFY changed)
    Q_PROPERTY(int corners MEMBER m_corners NOTIFY changed)
    Q_PROPERTY(double radius MEMBER m_radius NOTIFY changed)
    /// 0 for all decks, then one after the other.
    Q_PROPERTY(int deck MEMBER m_deck NOTIFY changed)
    Q_PROPERTY(bool notes MEMBER m_notes NOTIFY changed)

    Q_PROPERTY(QStringList kindNames READ kindNames CONSTANT STORED false)
    Q_PROPERTY(QStringList kindDescriptions READ kindDescriptions CONSTANT STORED false)
    Q_PROPERTY(QStringList deckNames READ deckNames CONSTANT STORED false)
    // What matters for the kind that is chosen.
    Q_PROPERTY(bool hasCards READ hasCards NOTIFY changed STORED false)
    Q_PROPERTY(bool hasBacks READ hasBacks NOTIFY changed STORED false)
    Q_PROPERTY(bool hasTrueSize READ hasTrueSize NOTIFY changed STORED false)
    Q_PROPERTY(bool hasNotes READ hasNotes NOTIFY changed STORED false)

public:
    enum class Subject
    {
        Map,
        Set ///< by itself, remembered apart
    };

    explicit CardPrintChoices(Subject subject = Subject::Map, QObject* parent = nullptr);

    QVariantList kinds() const;

    CardPrintKind kind() const { return CardPrintKind(m_kind); }
    bool hasCards() const { return kind() == CardPrintKind::Cards; }
    bool hasBacks() const { return hasCards() && CardSheets(m_sheets) == CardSheets::Duplex; }
    bool hasTrueSize() const { return hasCards() || kind() == CardPrintKind::Map; }
    bool hasNotes() const { return kind() == CardPrintKind::Layout || kind() == CardPrintKind::Sheet; }
    /// How sheets go through the printer.
    Duplex duplex() const { return hasBacks() ? chosenDuplex() : Duplex::None; }

    QStringList kindNames() const;
    QStringList kindDescriptions() const;
    QStringList deckNames() const;

    /// The options for this printer. An error if the paper is none.
    Result<CardPrintOptions> options(const QString& printer) const;

protected:
    void bound() override;

private:
    Subject m_subject;
    int m_kind = int(CardPrintKind::Layout);
    int m_cardSize = int(CardSize::Metric);
    int m_sheets = int(CardSheets::Duplex);
    double m_gap = CardPrintOptions().gap;
    int m_corners = int(CardCorners::Square);
    double m_radius = CardPrintOptions().radius;
    int m_deck = 0;
    bool m_notes = false;
};

} // namespace delve::dungeoneer
