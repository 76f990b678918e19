// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTypes>

#include <ranges>
#include <span>
#include <vector>

namespace stemma {

/// A call of a tool, or the result of one, as a record holds it.
struct ToolMark
{
    quint64 id = 0; ///< idHash() of the call's id
    bool isResult = false;
    bool failed = false; ///< of a result

    bool operator==(const ToolMark&) const = default;
};

/// Which records of a conversation call tools, and which hold their results. 16 bytes a mark. One thread.
class ToolCallIndex
{
public:
    struct Mark
    {
        quint64 id = 0; ///< as ToolMark has it
        quint32 record = 0; ///< as the owner of the index counts
        bool isResult = false;
        bool failed = false;
    };

    void add(quint32 record, std::span<const ToolMark> tools);
    void dropFrom(quint32 record); ///< forgets this record and those behind it
    void reserve(size_t count) { m_marks.reserve(count); }
    [[nodiscard]] size_t size() const { return m_marks.size(); }

    /// In the order of the records.
    [[nodiscard]] std::span<const Mark> of(quint64 id) const;
    /// Sorted by their ids; of one id in the order of the records.
    [[nodiscard]] const std::vector<Mark>& all() const
    {
        sort();
        return m_marks;
    }
    /// The same by call: ranges of marks that have one id.
    [[nodiscard]] auto calls() const
    {
        return all() | std::views::chunk_by([](const Mark& one, const Mark& next) { return one.id == next.id; });
    }
    /// What all() gave, sorted already.
    void restore(std::vector<Mark> marks)
    {
        m_marks = std::move(marks);
        m_isSorted = true;
    }

private:
    void sort() const;

    mutable std::vector<Mark> m_marks; ///< sorted when somebody asks
    mutable bool m_isSorted = true;
};

} // namespace stemma
