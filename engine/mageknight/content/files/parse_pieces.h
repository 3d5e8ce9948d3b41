// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/object_reader.h"
#include "engine/mageknight/content/artifact.h"
#include "engine/mageknight/content/chest.h"
#include "engine/mageknight/content/pieces.h"

#include <string>

namespace delve::mageknight {

DoorKind readDoorKind(const JsonView& value, ReadLog& log, const std::string& pack);
MarkerKind readMarkerKind(const JsonView& value, ReadLog& log, const std::string& pack);
WanderingToken readWanderingToken(const JsonView& value, ReadLog& log, const std::string& pack);
PrintedMap readPrintedMap(const JsonView& value, ReadLog& log, const std::string& pack);

Item readItem(const JsonView& value, ReadLog& log);
TrapDial readTrapDial(const JsonView& value, ReadLog& log);
Chest readChest(const JsonView& value, ReadLog& log, const std::string& pack);

ArtifactKind readArtifactKind(const JsonView& value, ReadLog& log, const std::string& pack);
ArtifactToken readArtifactToken(const JsonView& value, ReadLog& log, const std::string& pack);

} // namespace delve::mageknight
