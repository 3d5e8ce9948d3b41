// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/mageknight/small_pack.h"

#include "engine/mageknight/content/files/load_pack.h"

namespace delve::mageknight::test {

namespace {

std::vector<std::string> openFace(const std::string& edges, const std::string& squares)
{
    std::vector<std::string> rows{edges};
    for (int y = 0; y < 5; ++y) {
        rows.push_back(squares);
        rows.push_back(edges);
    }
    return rows;
}

} // namespace

std::string packText(const std::string& lists)
{
    return R"({"format": "delvewright-pack", "version": 1, "id": "small", "packVersion": "1.0.0",
               "name": {"en": "Small"}, "author": "Test", "license": "none")" +
           (lists.empty() ? "" : ", " + lists) + "}";
}

Result<Pack> smallPack(const std::string& lists)
{
    return parsePack(packText(lists), [](const std::string& name) -> Result<std::string> {
        return Error{name, {"no parts in this test", {}}};
    });
}

std::string packError(const std::string& lists)
{
    const auto pack = smallPack(lists);
    if (!pack)
        return inEnglish(pack.error());
    const auto content = Content::combine({*pack});
    return content ? "no error" : inEnglish(content.error());
}

std::string tileText(const std::string& id, const std::string& kind, const std::vector<std::string>& rows,
                     const std::string& moreOfTheFace)
{
    std::string map;
    for (const std::string& row : rows)
        map += (map.empty() ? "\"" : ", \"") + row + "\"";
    const std::string face = R"({"name": {"en": "f"}, "idea": {"en": "i"}, "map": [)" + map + "]" +
                             (moreOfTheFace.empty() ? "" : ", " + moreOfTheFace) + "}";
    return R"({"id": ")" + id + R"(", "kind": ")" + kind +
           R"(", "name": {"en": "n"}, "stock": 1, "faces": [)" + face + ", " + face + "]}";
}

std::vector<std::string> openChamber()
{
    return openFace("+ + + + + +", " . . . . . ");
}

std::vector<std::string> openHallway()
{
    return openFace("+ + + +", " . . . ");
}

std::string figureText(const std::string& id, const std::string& clicks, const std::string& more)
{
    return R"({"id": ")" + id +
           R"(", "name": {"en": "n"}, "role": "mage-spawn", "version": "unique", "set": "s",
               "collectorNumber": 1, "factions": ["f"], "frontArc": 90, "range": 0, "points": 10,
               "dials": [{"section": "main", "clicks": )" +
           clicks + "}]" + (more.empty() ? "" : ", " + more) + "}";
}

} // namespace delve::mageknight::test
