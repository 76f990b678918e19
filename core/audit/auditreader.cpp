// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/audit/auditreader.h"

#include <algorithm>

namespace stemma {

void AuditReader::again()
{
    if (!m_whole) {
        afresh();
        return;
    }
    m_begun = false;
    m_rowsRead = 0;
}

void AuditReader::afresh()
{
    m_auditor = TurnAuditor(m_format);
    m_outline.clear();
    m_next = 0;
    m_begun = false;
    m_rowsRead = 0;
    m_whole = true;
}

Result<> AuditReader::begin(SessionStore& store, const JobControl& job)
{
    Result<Outline> rows = store.outline(m_session, job);
    if (!rows)
        return std::unexpected(rows.error());
    const auto [was, is] = std::ranges::mismatch(m_outline, *rows);
    const qint64 changed = is - rows->begin();
    m_outline = std::move(*rows);
    m_next = size_t(std::min(changed, m_auditor.reopen(changed)));
    m_begun = true;
    m_whole = false;
    return {};
}

Result<bool> AuditReader::step(SessionStore& store, const JobControl& job)
{
    if (job.isCancelled())
        return fail(Errc::Cancelled, {});
    if (!m_begun) {
        if (const Result<> begun = begin(store, job); !begun)
            return std::unexpected(begun.error());
    }
    const size_t end = std::min(m_outline.size(), m_next + size_t(SliceRows));
    std::vector<qint64> keys;
    keys.reserve(end - m_next);
    for (size_t row = m_next; row < end; ++row)
        keys.push_back(m_outline[row].key);
    if (!keys.empty()) {
        // Of texts only the size is wanted, and the first line of an error.
        constexpr qint64 FirstLine = 200;
        const auto messages = store.messages(m_session, keys, ReadOptions {.maxText = FirstLine}, job);
        if (!messages)
            return std::unexpected(messages.error());
        for (size_t i = 0; i < messages->size(); ++i) {
            if (qint64(m_next + i) == qint64(m_outline.size()) - OpenRows)
                m_auditor.mark(qint64(m_next + i));
            if (!(*messages)[i])
                continue;
            Message placed = *(*messages)[i];
            placed.index = qint64(m_next + i);
            m_auditor.add(placed);
        }
    }
    m_rowsRead += qint64(end - m_next);
    m_next = end;
    job.setProgress(qint64(m_next), qint64(m_outline.size()));
    if (m_next < m_outline.size())
        return false;
    const Result<> traced = store.turnTraces(
        m_session,
        [this](const TurnTrace& trace) {
            m_auditor.add(trace);
            return true;
        },
        job);
    if (!traced)
        return std::unexpected(traced.error());
    m_whole = true;
    return true;
}

SessionAuditPtr AuditReader::audit()
{
    return std::make_shared<SessionAudit>(m_auditor.finish());
}

} // namespace stemma
