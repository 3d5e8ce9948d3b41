// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace delve {

class ObjectReader;

/// A content pack that a scenario was made with.
struct PackReference
{
    std::string id;
    std::string version;
    std::string hash;

    friend bool operator==(const PackReference&, const PackReference&) = default;
};

/// The member "packs": each pack once.
std::vector<PackReference> readPackReferences(ObjectReader& in);

void appendPackReference(std::string& out, const PackReference& pack);

} // namespace delve
