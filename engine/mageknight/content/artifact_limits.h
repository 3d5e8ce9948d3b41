// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace delve::mageknight {

/// EXO-05: so many tokens of a colour may be put under an artifact. Packs and games keep to it.
inline constexpr int mostTokensOfAColour = 9;

} // namespace delve::mageknight
