#pragma once

#include "editor/viewmodels/scenario_view_model.h"

#include <QAbstractListModel>
#include <QQmlParserStatus>
#include <qqmlregistration.h>

#include <vector>

namespace delve {

/// The sample scenarios beside the program, in the order of their file names. Files that cannot be read are
/// left out: they are ours to mend, not the user's.
class SamplesModel : public QAbstractListModel, public QQmlParserStatus
{
    Q_OBJECT
    QML_ELEMENT
    Q_INTERFACES(QQmlParserStatus)
    Q_PROPERTY(delve::Library* library MEMBER m_library)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role
    {
        TitleRole = Qt::UserRole,
        PathRole,
        TileCountRole,
        PlayerCountRole,
        ScenarioRole
    };

    explicit SamplesModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    int count() const { return int(m_samples.size()); }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    void classBegin() override {}
    void componentComplete() override;

signals:
    void countChanged();

private:
    struct Sample
    {
        QString path;
        ScenarioViewModel* scenario = nullptr; ///< a child of the model
    };

    Library* m_library = nullptr;
    std::vector<Sample> m_samples;
};

} // namespace delve
