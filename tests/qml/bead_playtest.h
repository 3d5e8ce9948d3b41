// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/save_file.h"
#include "editor/viewmodels/exporting/map_export.h"
#include "editor/viewmodels/insight/assertions_model.h"
#include "editor/viewmodels/insight/playtest.h"
#include "editor/viewmodels/insight/playtest_changes.h"
#include "editor/viewmodels/insight/playtest_report.h"
#include "tests/qml/bead_game.h"

#include <QDir>

namespace delve::test {

// Playtests and exports of beads: the least that the shared frames ask of a game.

class BeadPlaytestSettings : public PlaytestSettings
{
    Q_OBJECT

public:
    explicit BeadPlaytestSettings(QObject* parent = nullptr) : PlaytestSettings(3, 1, 0, parent) {}

    QStringList agentNames() const override { return {QStringLiteral("Ann"), QStringLiteral("Ben")}; }
    int wanted() const { return games(); }
};

/// A game of beads is over as soon as it begins.
class BeadPlaytest : public Playtest
{
    Q_OBJECT
    Q_PROPERTY(delve::test::BeadViewModel* document READ document WRITE setDocument)

public:
    explicit BeadPlaytest(QObject* parent = nullptr) : Playtest(parent) {}

    BeadViewModel* document() const { return m_document; }
    void setDocument(BeadViewModel* document)
    {
        m_document = document;
        if (document)
            connect(document, &BeadViewModel::edited, this, [this] { lookSoon(); });
    }
    BeadPlaytestSettings* settings() override { return &m_settings; }
    bool hasResult() const override { return m_games > 0; }
    int gamesPlayed() const { return m_games; }
    void run() override
    {
        m_games = m_settings.wanted();
        m_played = m_document->beads();
        tellResult();
        emit changed();
    }

protected:
    bool isOutdated() const override { return m_document && m_document->beads() != m_played; }

private:
    QPointer<BeadViewModel> m_document;
    BeadPlaytestSettings m_settings;
    QStringList m_played;
    int m_games = 0;
};

class BeadChanges : public PlaytestChanges
{
    Q_OBJECT

public:
    explicit BeadChanges(QObject* parent = nullptr) : PlaytestChanges(parent) {}

    bool isPossible() const override { return false; }
    bool hasResult() const override { return false; }
    QString games() const override { return {}; }
    QVariantList changes() const override { return {}; }
    int shownCount() const override { return 0; }
    QVariantList fairness() const override { return {}; }
    bool isStale() const override { return false; }
    void run() override {}
};

class BeadReport : public PlaytestReport
{
    Q_OBJECT
    Q_PROPERTY(delve::test::BeadPlaytest* run READ run WRITE setRun)

public:
    explicit BeadReport(QObject* parent = nullptr) : PlaytestReport(parent) {}

    BeadPlaytest* run() const { return m_run; }
    void setRun(BeadPlaytest* run)
    {
        m_run = run;
        connect(run, &Playtest::resultChanged, this, &PlaytestReport::changed);
    }
    QString facts() const override
    {
        return QStringLiteral("%1 games of beads").arg(m_run ? m_run->gamesPlayed() : 0);
    }
    QVariantList verdicts() const override { return {}; }
    QString command() const override { return QStringLiteral("delve beads"); }
    void save(const QUrl&) override {}

private:
    QPointer<BeadPlaytest> m_run;
};

class BeadAssertions : public AssertionsModel
{
    Q_OBJECT

public:
    explicit BeadAssertions(QObject* parent = nullptr) : AssertionsModel(parent) {}

    int count() const override { return 1; }
    int brokenCount() const override { return 1; }
    bool canAdd() const override { return false; }
    void remove(int) override {}
    QVariant data(const QModelIndex&, int role) const override
    {
        return role == VerdictRole ? QVariant(1) : QVariant(QStringLiteral("Each bead is blue"));
    }
};

class BeadExport : public MapExport
{
    Q_OBJECT
    Q_PROPERTY(delve::test::BeadViewModel* document MEMBER m_document)

public:
    explicit BeadExport(QObject* parent = nullptr) : MapExport(10, parent) {}

    QStringList formatNames() const override { return {QStringLiteral("List"), QStringLiteral("Drawing")}; }
    QStringList formatDescriptions() const override
    {
        return {QStringLiteral("A bead a line"), QStringLiteral("A bead a blot")};
    }
    bool isDrawing() const override { return format() == 1; }
    bool isPicture() const override { return isDrawing(); }
    int mostPixels() const override { return 50; }
    QString suffix() const override { return QStringLiteral("beads"); }
    QUrl proposedFile() const override
    {
        return QUrl::fromLocalFile(
            QDir(qEnvironmentVariable("XDG_DATA_HOME")).filePath(QStringLiteral("string.beads")));
    }

protected:
    int usualPixels() const override { return 20; }
    Writer writer() const override
    {
        return [beads = m_document->beads()](const QString& path, const Progress&) -> Result<QStringList> {
            const auto saved = saveFile(path, beads.join(u'\n').toUtf8());
            if (!saved)
                return saved.error();
            return QStringList{path};
        };
    }

private:
    BeadViewModel* m_document = nullptr;
};

} // namespace delve::test
