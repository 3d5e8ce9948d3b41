// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/mageknight/viewmodels/tools/measure_tool.h"
#include "editor/mageknight/viewmodels/tools/pan_tool.h"
#include "editor/mageknight/viewmodels/tools/paste_tool.h"
#include "editor/mageknight/viewmodels/tools/select_tool.h"
#include "editor/mageknight/viewmodels/tools/stamp_tool.h"

#include <utility>
#include <vector>

namespace delve::mageknight {

/// The tools of a canvas by name, and the one in use.
class ToolBox
{
public:
    static inline const QString selectName = QStringLiteral("select");
    static inline const QString stampName = QStringLiteral("stamp");
    static inline const QString panName = QStringLiteral("pan");
    static inline const QString pasteName = QStringLiteral("paste");
    static inline const QString measureName = QStringLiteral("measure");

    explicit ToolBox(ToolHost& host)
        : m_select(host),
          m_stamp(host),
          m_paste(host),
          m_pan(host),
          m_measure(host),
          m_tools{{selectName, &m_select},
                  {stampName, &m_stamp},
                  {pasteName, &m_paste},
                  {panName, &m_pan},
                  {measureName, &m_measure}},
          m_current(&m_tools.front())
    {}
    ToolBox(const ToolBox&) = delete;
    ToolBox& operator=(const ToolBox&) = delete;

    CanvasTool& current() const { return *m_current->second; }
    const QString& currentName() const { return m_current->first; }
    PasteTool& paste() { return m_paste; }
    StampTool& stamp() { return m_stamp; }
    const StampTool& stamp() const { return m_stamp; }

    /// False for a name that no tool has.
    bool use(const QString& name)
    {
        for (const auto& tool : m_tools)
            if (tool.first == name) {
                m_current = &tool;
                return true;
            }
        return false;
    }

private:
    SelectTool m_select;
    StampTool m_stamp;
    PasteTool m_paste;
    PanTool m_pan;
    MeasureTool m_measure;
    std::vector<std::pair<QString, CanvasTool*>> m_tools;
    const std::pair<QString, CanvasTool*>* m_current;
};

} // namespace delve::mageknight
