// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/print/print_options.h"
#include "editor/viewmodels/printing/page_choices.h"

namespace delve::mageknight {

/// What the user chose in the print dialog of this game.
class PrintChoices : public delve::PageChoices // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the print dialog")
    Q_PROPERTY(int kind MEMBER m_kind NOTIFY changed)
    Q_PROPERTY(double square MEMBER m_square NOTIFY changed)
    Q_PROPERTY(double overlap MEMBER m_overlap NOTIFY changed)
    Q_PROPERTY(bool cover MEMBER m_cover NOTIFY changed)
    Q_PROPERTY(int figures MEMBER m_figures NOTIFY changed)
    Q_PROPERTY(bool pieces MEMBER m_pieces NOTIFY changed)
    Q_PROPERTY(bool notes MEMBER m_notes NOTIFY changed)
    Q_PROPERTY(bool onlyMissing MEMBER m_onlyMissing NOTIFY changed)

    Q_PROPERTY(QStringList kindNames READ kindNames CONSTANT STORED false)
    Q_PROPERTY(QStringList kindDescriptions READ kindDescriptions CONSTANT STORED false)
    // What matters for the kind that is chosen.
    Q_PROPERTY(bool hasSeams READ hasSeams NOTIFY changed STORED false)
    Q_PROPERTY(bool hasFigures READ hasFigures NOTIFY changed STORED false)
    Q_PROPERTY(QStringList figureNames READ figureNames CONSTANT STORED false)
    Q_PROPERTY(bool isCutOut READ isCutOut NOTIFY changed STORED false)
    Q_PROPERTY(bool hasMap READ hasMap NOTIFY changed STORED false)

public:
    explicit PrintChoices(QObject* parent = nullptr);

    PrintKind kind() const { return PrintKind(m_kind); }
    bool isOnlyMissing() const { return m_onlyMissing && isCutOut(); }
    bool hasSeams() const { return kind() == PrintKind::Poster; }
    bool hasFigures() const { return kind() == PrintKind::Counters; }
    bool isCutOut() const { return kind() == PrintKind::Tiles || kind() == PrintKind::Counters; }
    bool hasMap() const { return !isCutOut(); }
    /// Sheets have backs only if something is cut out of them.
    Duplex duplex() const { return isCutOut() ? chosenDuplex() : Duplex::None; }

    QStringList kindNames() const;
    QStringList kindDescriptions() const;
    QStringList figureNames() const;

    /// The options for this printer; what is owned is the business of the caller. An error if the paper is
    /// none.
    Result<PrintOptions> options(const QString& printer) const;

protected:
    void bound() override;

private:
    int m_kind = int(PrintKind::Poster);
    double m_square = PrintOptions().squareMillimetres;
    double m_overlap = PrintOptions().overlap;
    bool m_cover = PrintOptions().cover;
    int m_figures = int(PrintOptions().figures);
    bool m_pieces = true;
    bool m_notes = false;
    bool m_onlyMissing = false;
};

} // namespace delve::mageknight
