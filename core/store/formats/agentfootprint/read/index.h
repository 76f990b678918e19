// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/sessionindex.h"

#include <memory>

namespace stemma::agentfootprint {

/// Finds the records of a session in one pass with flat memory, and step by step, so that its beginning can be read
/// while the rest has not been read yet.
class IndexRun
{
public:
    IndexRun(std::shared_ptr<const Document> document, const Range& place, Layout layout);
    ~IndexRun();
    Q_DISABLE_COPY_MOVE(IndexRun)

    /// Reads this many more bytes. Continues where it was cancelled.
    Result<> advance(qint64 bytes, const JobControl& job);
    [[nodiscard]] bool isAtEnd() const { return m_isAtEnd; }
    /// The messages found so far, as rows, where nothing that was seen yet puts others between them. Null: something
    /// does, and only the whole shows what the rows are.
    [[nodiscard]] std::shared_ptr<const SessionIndex> beginning() const { return m_isPlain ? m_beginning : nullptr; }
    /// What beginning() gave last.
    [[nodiscard]] const SessionIndex& given() const { return *m_beginning; }
    /// Looks at the rest.
    [[nodiscard]] Result<SessionIndex> finish(const JobControl& job);

private:
    class Records;

    std::shared_ptr<const Document> m_document;
    Range m_place;
    std::unique_ptr<Records> m_records;
    std::shared_ptr<const SessionIndex> m_beginning;
    qint64 m_next;
    bool m_isAtEnd = false;
    bool m_isPlain = true;
};

} // namespace stemma::agentfootprint
