// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/search/indexdatabase.h"

#include <QSet>

namespace stemma {

/// Gathers what was read of sessions and writes it in transactions of some megabytes, each of which leaves an index
/// that says rightly what is in it.
class IndexWriter
{
public:
    static constexpr qint64 BytesPerWrite = 1024 * 1024; ///< of texts

    explicit IndexWriter(IndexDatabase& index)
        : m_index(index)
    {
    }

    /// The session that the following messages are of, with what the index keeps of it; what is @p removed goes at
    /// once. A complete one stays so where nothing is removed and no messages follow (@p isToGrow).
    [[nodiscard]] Result<> open(
        IndexedSession session, const QSet<qint64>& removed, const std::vector<IndexedRow>& kept, bool isToGrow);
    void add(const IndexedRow& row, std::vector<SearchedText> texts); ///< one message
    void close(const ShownNames& names); ///< the session is complete
    void leave() { m_isOpen = false; } ///< the session is as far as it came

    [[nodiscard]] bool isFull() const;
    [[nodiscard]] Result<> write();

    [[nodiscard]] qint64 texts() const { return m_textCount; } ///< written
    [[nodiscard]] qint64 bytes() const { return m_byteCount; }
    [[nodiscard]] qint64 removed() const { return m_removedCount; }

private:
    struct Gathered
    {
        IndexedSession session;
        size_t rowsBefore = 0; ///< that the index has of it
        std::vector<IndexedRow> rows;
    };

    IndexDatabase& m_index;
    std::vector<Gathered> m_sessions;
    bool m_isOpen = false; ///< the last one of them
    std::vector<IndexedText> m_texts;
    qint64 m_bytes = 0;
    qint64 m_textCount = 0;
    qint64 m_byteCount = 0;
    qint64 m_removedCount = 0;
};

} // namespace stemma
