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
    m_scan = MessageScan(m_session, Slice);
    m_begun = false;
    m_rowsRead = 0;
    m_whole = true;
}

Result<> AuditReader::begin(SessionStore& store, const JobControl& job)
{
    const Result<qint64> changed = m_scan.refresh(store, job);
    if (!changed)
        return std::unexpected(changed.error());
    m_scan.seek(std::min(*changed, m_auditor.reopen(*changed)));
    m_begun = true;
    m_whole = false;
    return {};
}

Result<bool> AuditReader::step(SessionStore& store, const JobControl& job)
{
    if (!m_begun) {
        if (const Result<> begun = begin(store, job); !begun)
            return std::unexpected(begun.error());
    }
    const Result<bool> over = m_scan.step(store, job, [this](qint64 row, const MessagePtr& message) {
        ++m_rowsRead;
        if (row == m_scan.end() - OpenRows)
            m_auditor.mark(row);
        if (message) {
            Message placed = *message;
            placed.index = row;
            m_auditor.add(placed);
        }
        return true;
    });
    if (!over || !*over)
        return over;
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
