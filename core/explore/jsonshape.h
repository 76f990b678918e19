// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/explore/exploration.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace stemma {

/// Which values stand in one place of JSON documents, over all of them: the place of a key, or of an array's items.
class JsonShape
{
public:
    enum class Type : quint8 { Null, Boolean, Integer, Number, String, Object, Array };

    /// How much is kept of all places together, so that keys that are data cannot fill the memory.
    struct Budget
    {
        qint64 places = 4000;
        qint64 missed = 0; ///< places that were not kept
    };
    static constexpr int MostDepth = 6;

    void add(Type type) { ++m_counts[size_t(type)]; }
    void addLength(qint64 items); ///< of an array
    /// The place of a key; null: there are too many already. @p line: where it stands, 0: in no one place.
    [[nodiscard]] JsonShape* member(std::string_view key, qint64 line, Budget& budget);
    [[nodiscard]] JsonShape* items(Budget& budget);

    [[nodiscard]] qint64 count() const;
    [[nodiscard]] qint64 countOf(Type type) const { return m_counts[size_t(type)]; }
    [[nodiscard]] qint64 mostItems() const { return std::max<qint64>(0, m_longest); } ///< of the arrays here
    [[nodiscard]] qint64 keys() const { return qint64(m_members.size()); }
    /// Adds the members, and theirs. @p isOften: the place has many values, so say how many have the key.
    void tell(ExplorationSection& section, int level, bool isOften) const;
    [[nodiscard]] QString types() const;

private:
    static constexpr size_t MostMembers = 300;

    std::array<qint64, 7> m_counts {};
    qint64 m_shortest = -1;
    qint64 m_longest = -1;
    std::string m_key;
    qint64 m_line = 0;
    std::vector<std::unique_ptr<JsonShape>> m_members;
    std::unordered_map<std::string_view, size_t> m_places; ///< where there are many members
    size_t m_next = 0; ///< keys mostly come in the same order
    std::unique_ptr<JsonShape> m_items;
};

} // namespace stemma
