// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Delvewright

// What the last playtest says: verdicts first, then charts, then what nobody finds.
ScrolledColumn {
    id: view

    required property DungeonContext dungeon
    readonly property ReportModel report: dungeon.insight.report

    function show(level, areas) {
        if (areas.length > 0)
            dungeon.canvas.locate(level, areas);
    }

    function showThing(thing) {
        const place = report.placeOf(thing.id);
        show(place.level, place.areas);
        if (place.areas.length > 0)
            dungeon.document.selection.setIds([thing.id]);
    }

    Label {
        objectName: "reportFacts"
        Layout.fillWidth: true
        textFormat: Text.PlainText
        text: view.report.facts
        font.pixelSize: Theme.smallFontSize
        color: Theme.quietText
        wrapMode: Text.Wrap
    }

    Column {
        Layout.fillWidth: true
        spacing: Theme.unit

        Repeater {
            model: view.report.verdicts.length

            VerdictCard {
                required property int index
                readonly property var verdict: view.report.verdicts[index] ?? ({})

                objectName: "verdict " + index
                width: parent?.width ?? 0
                tone: verdict.tone ?? 3
                title: verdict.title ?? ""
                sentence: verdict.sentence ?? ""
            }
        }
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
        report: view.report
        chart: "seats"
        title: qsTr("Who wins")
    }

    ReportChartView {
        Layout.fillWidth: true
        report: view.report
        chart: "entrances"
        title: qsTr("By entrance")
    }

    ReportChartView {
        Layout.fillWidth: true
        report: view.report
        chart: "agents"
        title: qsTr("By who plays")
    }

    ReportChartView {
        Layout.fillWidth: true
        report: view.report
        chart: "rounds"
        title: qsTr("How long it takes")
    }

    ThingList {
        Layout.fillWidth: true
        kind: "chestRow"
        drawing: "chest"
        title: qsTr("Chests taken")
        things: view.report.chests
        onChosen: thing => view.showThing(thing)
    }

    ThingList {
        Layout.fillWidth: true
        kind: "tokenRow"
        drawing: "token"
        title: qsTr("Tokens met")
        things: view.report.tokens
        onChosen: thing => view.showThing(thing)
    }

    ReportChartView {
        Layout.fillWidth: true
        report: view.report
        chart: "causes"
        title: qsTr("What heroes fall to")
    }

    ThingList {
        Layout.fillWidth: true
        kind: "squareRow"
        drawing: "skull"
        title: qsTr("Deadliest squares")
        things: view.report.deadliest
        onChosen: thing => view.show(thing.level, thing.areas)
    }

    ReportFooter {
        Layout.fillWidth: true
        report: view.report
        onSaveRequested: view.dungeon.insight.saveRequested()
    }
}
