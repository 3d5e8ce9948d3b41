// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scenario/used_packs.h"

namespace delve {

/// An object of a file, mostly an entry of a list. Pointers are put together only when something is wrong.
struct PlaceInFile
{
    std::string_view list;
    std::optional<std::size_t> index{};

    /// The pointer of one of its members; without a key its own.
    std::string operator/(std::string_view key) const
    {
        std::string pointer(list);
        if (index)
            pointer += "/" + std::to_string(*index);
        return key.empty() ? pointer : pointer + "/" + std::string(key);
    }
};

/// Collects what a scenario asks of content that is not there. A game derives from it and walks through its
/// scenario in the order of the file.
template <typename Content> class ReferenceCheck
{
public:
    ReferenceCheck(const std::vector<PackReference>& packs, const InstalledPack& installed,
                   const Content& content)
        : m_content(content), m_packs(packs, installed, m_errors)
    {}

    std::vector<Error> takeErrors() { return std::move(m_errors); }

protected:
    const Content& content() const { return m_content; }

    void fail(std::string where, Message what) { m_errors.push_back({std::move(where), std::move(what)}); }

    template <typename Things, typename Check>
    void checkEach(std::string_view list, const Things& things, Check check)
    {
        for (std::size_t i = 0; i < things.size(); ++i)
            check(PlaceInFile{list, i}, things[i]);
    }

    bool isUsable(const PlaceInFile& at, std::string_view key, const ContentId& id)
    {
        return m_packs.isUsable(id, [&] { return at / key; });
    }

    /// The piece, or nothing and an error: the text `expected`.
    template <typename Piece>
    const Piece* find(const PlaceInFile& at, std::string_view key, const ContentId& id,
                      const Piece* (Content::*lookUp)(const ContentId&) const, const char* expected)
    {
        if (!isUsable(at, key, id))
            return nullptr;
        const Piece* piece = (m_content.*lookUp)(id);
        if (piece == nullptr)
            fail(at / key, {expected, {inQuotes(id.text())}});
        return piece;
    }

private:
    const Content& m_content;
    std::vector<Error> m_errors;
    UsedPacks m_packs;
};

} // namespace delve
