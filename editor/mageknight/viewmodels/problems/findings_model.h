// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/validation/setup_validation.h"
#include "editor/text/language_watch.h"

#include <QAbstractListModel>
#include <QRectF>
#include <QVariantList>
#include <qqmlregistration.h>

#include <vector>

namespace delve::mageknight {

/// What the rules say about a document, one row for each finding.
class FindingsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a document")
    Q_PROPERTY(int errorCount READ errorCount NOTIFY countsChanged)
    Q_PROPERTY(int warningCount READ warningCount NOTIFY countsChanged)
    Q_PROPERTY(int hintCount READ hintCount NOTIFY countsChanged)
    Q_PROPERTY(int todoCount READ todoCount NOTIFY countsChanged)
    Q_PROPERTY(int count READ count NOTIFY countsChanged)

public:
    enum Role
    {
        SeverityRole = Qt::UserRole, ///< 0 error, 1 warning, 2 hint, 3 to do
        SeverityNameRole,
        RuleRole,
        SentenceRole,
        PlacedRole ///< whether it has a place on the map
    };

    FindingsModel(ScenarioDocument& document, SetupValidation& validation, QObject* parent = nullptr);

    int errorCount() const { return countOf(m_findings, Severity::Error); }
    int warningCount() const { return countOf(m_findings, Severity::Warning); }
    int hintCount() const { return countOf(m_findings, Severity::Hint); }
    int todoCount() const { return countOf(m_findings, Severity::Todo); }
    int count() const { return int(m_findings.size()); }

    /// The things of a finding that lie on the map.
    Q_INVOKABLE QStringList thingsOf(int row) const;
    /// Where a finding is: rectangles in squares, one for each square, edge or thing; none without a place.
    /// The level goes with them.
    Q_INVOKABLE QVariantList areasOf(int row) const;
    Q_INVOKABLE int levelOf(int row) const;

    const Findings& all() const { return m_findings; }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void countsChanged();

private:
    void update();
    void remove(std::size_t begin, std::size_t end);
    void removeGone(const Findings& now, std::size_t first);
    void insertNew(const Findings& now, std::size_t first);
    struct Place
    {
        int level = 0;
        std::vector<QRectF> areas;
    };
    Place placeOf(int row) const;

    ScenarioDocument& m_document;
    SetupValidation& m_validation;
    Findings m_findings;
    LanguageWatch m_language{[this] {
        if (rowCount() > 0)
            emit dataChanged(index(0), index(rowCount() - 1));
    }};
};

} // namespace delve::mageknight
