// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace delve {

/// Takes another object in the place of a member, and listens no longer to the old one, or to that part of it
/// which `sourceOf` names. False if it is the same object.
template <typename Member, typename Object, typename SourceOf = std::identity>
bool exchangeWatched(Member& member, Object* object, const QObject& watcher, SourceOf sourceOf = {})
{
    if (member == object)
        return false;
    if (member)
        QObject::disconnect(&std::invoke(sourceOf, *member), nullptr, &watcher, nullptr);
    member = object;
    return true;
}

} // namespace delve
