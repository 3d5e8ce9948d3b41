// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/inspector/scenario_inspector.h"
#include "editor/mageknight/viewmodels/inspector/thing_properties.h"
#include "engine/mageknight/scenario/check_references.h"
#include "engine/mageknight/scenario/edits/pack_references.h"
#include "engine/mageknight/scenario/figures_on_board.h"
#include "engine/mageknight/scenario/parse_scenario.h"
#include "engine/mageknight/scenario/square_names.h"
#include "engine/mageknight/scenario/write_scenario.h"
#include "tests/support/mageknight/packs.h"
#include "tests/support/mageknight/setup_cases.h"
#include "tests/support/test_registry.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace delve;
using namespace delve::mageknight;
using namespace delve::mageknight::test;
using namespace delve::test;

namespace {

struct Inspected
{
    explicit Inspected(Scenario scenario)
        : document(std::make_unique<ScenarioDocument>(shippedContent(), std::move(scenario)))
    {
        model.setDocument(&document);
    }

    const Scenario& scenario() const { return document.model().scenario(); }
    int row(const char* name) const
    {
        for (int i = 0; i < model.rowCount(); ++i)
            if (model.data(model.index(i), InspectorModel::NameRole).toString() == QLatin1String(name))
                return i;
        return -1;
    }
    ScenarioViewModel document;
    ScenarioInspector model;
};

} // namespace

class TestInspectorModel : public QObject
{
    Q_OBJECT

private slots:
    void everyValueOfEveryThingCanBeSetAndSaved();
    void nothingSelectedShowsTheScenario();
    void whatIsWrongIsRefused();
    void severalThingsChangeInOneStep();
    void placesAreNamedLikeSquares();
    void rowsStayWhileValuesChange();
    void staircasesArePairedBothWays();
};

/// Each choice of each property of each kind of thing leads to a scenario that can be written and read.
void TestInspectorModel::everyValueOfEveryThingCanBeSetAndSaved()
{
    Scenario scenario = sample("two-levels");
    const Pack& menagerie = *shippedContent().pack("menagerie");
    scenario.packs.push_back({menagerie.id, menagerie.version, menagerie.hash});
    PlacedFigure figure = placedFigure(menagerie.figures.front(), shippedContent());
    figure.id = ThingId("guard");
    scenario.figures.push_back(figure);
    int changes = 0;
    for (const ThingKind kind : allThingKinds) {
        if (visitList(scenario, kind, [](const auto& list) { return list.empty(); }))
            continue;
        const ThingPlace place{kind, 0};
        for (const Property& property : propertiesOf(scenario, shippedContent(), place, "en")) {
            std::vector<QString> values;
            for (const auto& [value, name] : property.choices)
                values.push_back(value);
            if (property.type == Property::Type::Number)
                values = {QString::number(
                    property.value.toInt() == property.most ? property.least : property.value.toInt() + 1)};
            if (property.type == Property::Type::Flag)
                values = {QStringLiteral("true"), QStringLiteral("false")};
            for (const QString& value : values) {
                QVERIFY2(faultOf(property, value).isEmpty(), qPrintable(property.name + u'=' + value));
                Scenario after = scenario;
                const Edit edit = withProperty(scenario, shippedContent(), place, property.name, value);
                apply(after, namingPacks(scenario, shippedContent(), edit)); // as the document does
                QVERIFY(checkReferences(after, shippedContent()).empty());
                const auto read = parseScenario(writeScenario(after));
                QVERIFY(read);
                QCOMPARE(*read, after);
                changes += !edit.isEmpty();
                if (value != property.value && property.type != Property::Type::Number &&
                    property.name != u"side")
                    QVERIFY2(!edit.isEmpty(), qPrintable(property.name + u'=' + value));
            }
        }
    }
    QVERIFY(changes > 30);
}

void TestInspectorModel::nothingSelectedShowsTheScenario()
{
    Inspected inspected(sample("standard"));
    QVERIFY(inspected.model.set(inspected.row("title"), QStringLiteral("The Long Night")));
    QCOMPARE(inspected.scenario().title, "The Long Night");
    QVERIFY(inspected.model.set(inspected.row("buildTotal"), QStringLiteral("250")));
    QCOMPARE(inspected.scenario().options.buildTotal, 250);
    QVERIFY(inspected.model.set(inspected.row("roundLimit"), QStringLiteral("12")));
    QCOMPARE(inspected.scenario().options.roundLimit, std::optional(12));
    QVERIFY(inspected.model.set(inspected.row("roundLimit"), QStringLiteral("-1")));
    QVERIFY(!inspected.scenario().options.roundLimit);
    QVERIFY(inspected.model.set(inspected.row("freeBuild"), QStringLiteral("true")));
    QVERIFY(inspected.scenario().options.freeBuild);
    QVERIFY(inspected.model.set(inspected.row("rollForStart"), QStringLiteral("true")));
    QVERIFY(inspected.scenario().options.rollForStart);
    inspected.document.model().undoStack().setIndex(0);
    QCOMPARE(inspected.scenario(), sample("standard"));
}

void TestInspectorModel::whatIsWrongIsRefused()
{
    Inspected inspected(sample("standard"));
    for (const char* wrong : {"-1", "10001", "many", "", "1.5"}) {
        QVERIFY(!inspected.model.fault(inspected.row("buildTotal"), QLatin1String(wrong)).isEmpty());
        QVERIFY(!inspected.model.set(inspected.row("buildTotal"), QLatin1String(wrong)));
    }
    QVERIFY(!inspected.model.set(inspected.row("title"), QString(201, u'a')));
    QVERIFY(!inspected.model.set(-1, QStringLiteral("a")));
    QCOMPARE(inspected.scenario(), sample("standard"));
    QVERIFY(!inspected.document.isModified());
}

void TestInspectorModel::severalThingsChangeInOneStep()
{
    Inspected inspected(sample("standard"));
    std::vector<ThingId> ids;
    for (const PlacedChest& chest : inspected.scenario().chests)
        ids.push_back(chest.id);
    QVERIFY(ids.size() > 1);
    inspected.document.selection()->set(ids);
    const QAbstractItemModelTester tester(&inspected.model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(inspected.model.set(inspected.row("treasure"), QStringLiteral("3")));
    for (const PlacedChest& chest : inspected.scenario().chests)
        QCOMPARE(chest.treasure, std::optional(3));
    QCOMPARE(inspected.document.model().undoStack().count(), 1);
    QVERIFY(!inspected.model.data(inspected.model.index(inspected.row("treasure")), InspectorModel::MixedRole)
                 .toBool());
    ids.push_back(inspected.scenario().tokens.front().id);
    inspected.document.selection()->set(ids);
    QCOMPARE(inspected.row("treasure"), -1); // a token has none
    QVERIFY(inspected.row("player") >= 0);
    QVERIFY(
        inspected.model.data(inspected.model.index(inspected.row("x")), InspectorModel::MixedRole).toBool());
}

void TestInspectorModel::placesAreNamedLikeSquares()
{
    Inspected inspected(sample("standard"));
    const ThingId id = inspected.scenario().chests.front().id;
    inspected.document.selection()->set({id});
    const Square before = inspected.scenario().chests.front().square;
    const SquareNames names(inspected.scenario());
    const auto value = [&](const char* name) {
        return inspected.model.data(inspected.model.index(inspected.row(name)), InspectorModel::ValueRole)
            .toString()
            .toStdString();
    };
    QCOMPARE(value("x") + value("y"), names.name(before));
    QVERIFY(inspected.model.set(inspected.row("x"),
                                QString::fromStdString(names.column(before.x - 1)).toLower()));
    QCOMPARE(inspected.scenario().chests.front().square, (Square{0, before.x - 1, before.y}));
    inspected.model.set(inspected.row("y"), QStringLiteral("no row"));
    QCOMPARE(inspected.scenario().chests.front().square, (Square{0, before.x - 1, before.y}));
}

void TestInspectorModel::rowsStayWhileValuesChange()
{
    Inspected inspected(sample("standard"));
    const QSignalSpy resets(&inspected.model, &QAbstractItemModel::modelReset);
    QVERIFY(inspected.model.set(inspected.row("author"), QStringLiteral("me")));
    QCOMPARE(resets.count(), 0);
    inspected.document.selection()->set({inspected.scenario().tiles.front().id});
    QCOMPARE(resets.count(), 1);
}

void TestInspectorModel::staircasesArePairedBothWays()
{
    Scenario scenario = sample("two-levels");
    std::vector<std::size_t> stairs;
    for (std::size_t i = 0; i < scenario.markers.size(); ++i)
        if (shippedContent().marker(scenario.markers[i].marker)->uniqueSide == UniqueSide::Staircase)
            stairs.push_back(i);
    QVERIFY(stairs.size() >= 2);
    const auto set = [&](std::size_t index, const std::string& partner) {
        apply(scenario, withProperty(scenario, shippedContent(), {ThingKind::Marker, index},
                                     QStringLiteral("partner"), QString::fromStdString(partner)));
    };
    set(stairs[0], "");
    for (const std::size_t index : stairs)
        QVERIFY(scenario.markers[index].partner != scenario.markers[stairs[0]].id);
    set(stairs[0], scenario.markers[stairs[1]].id.text());
    QCOMPARE(scenario.markers[stairs[1]].partner, scenario.markers[stairs[0]].id);
    QCOMPARE(scenario.markers[stairs[0]].partner, scenario.markers[stairs[1]].id);
}

DELVE_TEST(TestInspectorModel)
#include "tst_inspector_model.moc"
