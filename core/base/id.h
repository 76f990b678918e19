// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QHash>
#include <QString>

#include <compare>

namespace stemma {

/// An id as the store spells it. Ids of different things are different types, so that they cannot be
/// mixed up; all formats keep ids as text, and nothing may be read out of their form.
template<typename Tag> struct Id
{
    QString value;

    Id() = default;
    explicit Id(QString text)
        : value(std::move(text))
    {
    }

    [[nodiscard]] bool isEmpty() const { return value.isEmpty(); }
    bool operator==(const Id&) const = default;
    auto operator<=>(const Id&) const = default;
};

template<typename Tag> size_t qHash(const Id<Tag>& id, size_t seed = 0) noexcept
{
    return qHash(id.value, seed);
}

using SessionId = Id<struct SessionTag>;
using MessageId = Id<struct MessageTag>;
using PartId = Id<struct PartTag>;
using NodeId = Id<struct NodeTag>; ///< a summary node
using CheckpointId = Id<struct CheckpointTag>;
using ContentId = Id<struct ContentTag>; ///< a large file's text, usually a SHA-256 in hex

} // namespace stemma
