// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Delvewright

// What the last playtest of a dungeon says: the map and charts, then what nobody finds.
PlaytestReportView {
    id: view

    required property DungeonContext dungeon
    readonly property ReportModel dungeonReport: dungeon.insight.dungeonReport

    function showThing(thing) {
        const place = dungeonReport.placeOf(thing.id);
        show(place.level, place.areas);
        if (place.areas.length > 0)
            dungeon.document.selection.setIds([thing.id]);
    }

    playtest: dungeon.insight

    ImprovementList {
        Layout.fillWidth: true
        improvements: view.dungeon.document?.improvements ?? null
        onShown: (level, areas) => view.show(level, areas)
        onProposed: view.dungeon.canvas.forceActiveFocus()
    }

    FormHeading {
        text: qsTr("On the map")
    }

    HeatChips {
        Layout.fillWidth: true
        heat: view.dungeon.insight.heat
    }

    HeatLegend {
        objectName: "panelLegend"
        Layout.preferredWidth: implicitWidth
        Layout.preferredHeight: implicitHeight
        visible: overlay.seen && !view.dungeon.insight.keyOnMap
        overlay: view.dungeon.insight.heat
        level: view.dungeon.canvas?.level ?? 0
        text: Theme.text
        zoom: Theme.scale
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Scale from few to many")
    }

    ReportChartView {
        Layout.fillWidth: true
        report: view.dungeonReport
        chart: "seats"
        title: qsTr("Who wins")
    }

    ReportChartView {
        Layout.fillWidth: true
        report: view.dungeonReport
        chart: "entrances"
        title: qsTr("By entrance")
    }

    ReportChartView {
        Layout.fillWidth: true
        report: view.dungeonReport
        chart: "agents"
        title: qsTr("By who plays")
    }

    ReportChartView {
        Layout.fillWidth: true
        report: view.dungeonReport
        chart: "rounds"
        title: qsTr("How long it takes")
    }

    ThingList {
        Layout.fillWidth: true
        kind: "chestRow"
        drawing: "chest"
        title: qsTr("Chests taken")
        things: view.dungeonReport.chests
        onChosen: thing => view.showThing(thing)
    }

    ThingList {
        Layout.fillWidth: true
        kind: "tokenRow"
        drawing: "token"
        title: qsTr("Tokens met")
        things: view.dungeonReport.tokens
        onChosen: thing => view.showThing(thing)
    }

    ReportChartView {
        Layout.fillWidth: true
        report: view.dungeonReport
        chart: "causes"
        title: qsTr("What heroes fall to")
    }

    ThingList {
        Layout.fillWidth: true
        kind: "squareRow"
        drawing: "skull"
        title: qsTr("Deadliest squares")
        things: view.dungeonReport.deadliest
        onChosen: thing => view.show(thing.level, thing.areas)
    }
}
