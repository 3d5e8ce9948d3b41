#include "editor/viewmodels/scenario_view_model.h"

#include "editor/render/scenario_painter.h"
#include "editor/text/messages.h"
#include "engine/scenario/check_references.h"
#include "engine/scenario/parse_scenario.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

namespace delve {

void ScenarioViewModel::setLibrary(Library* library)
{
    if (m_library == library)
        return;
    m_library = library;
    emit libraryChanged();
}

const Content& ScenarioViewModel::content() const
{
    static const Content nothing;
    return m_library ? m_library->content() : nothing;
}

QString ScenarioViewModel::title() const
{
    if (!m_scenario)
        return {};
    return m_scenario->title.empty() ? m_fileName : QString::fromStdString(m_scenario->title);
}

QString ScenarioViewModel::author() const
{
    return m_scenario ? QString::fromStdString(m_scenario->author) : QString();
}

int ScenarioViewModel::tileCount() const
{
    return m_scenario ? int(m_scenario->tiles.size()) : 0;
}

int ScenarioViewModel::playerCount() const
{
    return m_scenario ? int(m_scenario->players.size()) : 0;
}

QStringList ScenarioViewModel::levelNames() const
{
    QStringList names;
    if (m_scenario)
        for (const Level& level : m_scenario->levels)
            names << (level.name.empty() ? tr("Level %1").arg(names.size() + 1)
                                         : QString::fromStdString(level.name));
    return names;
}

bool ScenarioViewModel::open(const QUrl& file)
{
    return openPath(file.isLocalFile() ? file.toLocalFile() : file.toString());
}

bool ScenarioViewModel::openPath(const QString& path)
{
    auto scenario = loadScenario(path.toStdString());
    if (!scenario) {
        fail(path, sentence(scenario.error()));
        return false;
    }
    // Without its packs a scenario is still shown, with placeholders for what is missing.
    m_warnings.clear();
    for (const Error& error : checkReferences(*scenario, content()))
        m_warnings << sentence(error);
    m_scenario = std::make_shared<const Scenario>(*std::move(scenario));
    m_fileName = QFileInfo(path).fileName();
    clearFailure();
    emit changed();
    return true;
}

void ScenarioViewModel::close()
{
    m_scenario.reset();
    m_fileName.clear();
    m_warnings.clear();
    clearFailure();
    emit changed();
}

void ScenarioViewModel::clearFailure()
{
    if (m_failure.isEmpty())
        return;
    m_failedFile.clear();
    m_failure.clear();
    emit failureChanged();
}

void ScenarioViewModel::fail(const QString& path, const QString& why)
{
    m_failedFile = QDir::toNativeSeparators(path);
    m_failure = why;
    emit failureChanged();
}

QString ScenarioViewModel::placeName(int level, int x, int y) const
{
    if (!m_scenario)
        return {};
    for (const PlacedTile& placed : m_scenario->tiles) {
        const Size size = placedSize(placed, content());
        const int dx = x - placed.position.x;
        const int dy = y - placed.position.y;
        if (placed.position.level != level || dx < 0 || dy < 0 || dx >= size.width || dy >= size.height)
            continue;
        const Tile* tile = content().tile(placed.tile);
        return QString::fromStdString(tile ? tile->face(placed.side).name.in(QLocale().name().toStdString())
                                           : placed.tile.text());
    }
    return {};
}

} // namespace delve
