// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/mageknight/viewmodels/tools/canvas_tool.h"

#include "editor/mageknight/viewmodels/document/scenario_view_model.h"

namespace delve::mageknight {

void CanvasTool::turn(int quarters)
{
    m_host.document().commands()->turn(quarters);
}

void CanvasTool::flip()
{
    m_host.document().commands()->flip();
}

} // namespace delve::mageknight
