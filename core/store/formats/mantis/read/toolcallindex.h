// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/linefacts.h"

#include <span>

namespace stemma::mantis {

/// Which records of a session call tools, and which answer. 16 bytes a mark. One thread.
class ToolCallIndex
{
public:
    struct Mark
    {
        quint64 id = 0; ///< hash of the call's id
        quint32 record = 0;
        bool isResult = false;
        bool failed = false;
    };

    void add(quint32 record, const std::vector<LineFacts::Tool>& tools);
    void dropFrom(quint32 record); ///< forgets this record and those behind it
    void clear() { m_marks.clear(); }
    void reserve(size_t count) { m_marks.reserve(count); }
    [[nodiscard]] size_t size() const { return m_marks.size(); }

    /// In the order of the records.
    [[nodiscard]] std::span<const Mark> of(quint64 id) const;
    [[nodiscard]] const std::vector<Mark>& all() const
    {
        sort();
        return m_marks;
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

} // namespace stemma::mantis
