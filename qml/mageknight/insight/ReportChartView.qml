// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Delvewright

// A chart with its heading, gone where there is nothing to tell.
ColumnLayout {
    id: view

    required property string chart
    required property string title
    property alias report: drawing.report

    visible: drawing.present
    spacing: Theme.unit / 2

    FormHeading {
        text: view.title
    }

    ReportChartItem {
        id: drawing

        objectName: "chart " + view.chart
        Layout.fillWidth: true
        Layout.preferredHeight: implicitHeight
        chart: view.chart
        dark: Theme.dark
        zoom: Theme.scale
        Accessible.role: Accessible.Graphic
        Accessible.name: words
    }
}
