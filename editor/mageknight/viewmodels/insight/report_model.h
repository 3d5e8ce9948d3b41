// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/report/report_charts.h"
#include "editor/mageknight/viewmodels/document/library.h"
#include "editor/mageknight/viewmodels/insight/playtest_run.h"
#include "editor/text/language_watch.h"
#include "editor/viewmodels/insight/playtest_report.h"

#include <QPointer>

#include <memory>

namespace delve::mageknight {

/// What the last playtest of a dungeon says.
class ReportModel : public delve::PlaytestReport // with its namespace, for the tools of QML
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(delve::mageknight::PlaytestRun* run READ run WRITE setRun NOTIFY changed)
    Q_PROPERTY(delve::mageknight::Library* library READ library WRITE setLibrary NOTIFY changed)
    /// {id, name, where, share, never}
    Q_PROPERTY(QVariantList chests READ chests NOTIFY changed)
    Q_PROPERTY(QVariantList tokens READ tokens NOTIFY changed)
    /// The squares in which most heroes fell: {name, where, share, level, areas}
    Q_PROPERTY(QVariantList deadliest READ deadliest NOTIFY changed)

public:
    explicit ReportModel(QObject* parent = nullptr);

    PlaytestRun* run() const { return m_run; }
    void setRun(PlaytestRun* run);
    Library* library() const { return m_library; }
    void setLibrary(Library* library);

    QString facts() const override;
    QVariantList verdicts() const override;
    QVariantList chests() const;
    QVariantList tokens() const;
    QVariantList deadliest() const;
    QString command() const override;
    void save(const QUrl& file) override;

    /// Nothing while there is no result.
    std::optional<ReportSource> source() const;

    /// Where a thing lies now: {level, areas}, as EditorCanvas::locate wants it; no areas if it is gone.
    Q_INVOKABLE QVariantMap placeOf(const QString& id) const;

private:
    void refresh();

    QPointer<PlaytestRun> m_run;
    QPointer<Library> m_library;
    std::shared_ptr<const PlaytestResult> m_result;
    std::unique_ptr<PlayWords> m_words;
    LanguageWatch m_language{[this] { refresh(); }};
};

} // namespace delve::mageknight
