// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/audit/turnauditor.h"
#include "core/store/conversation/messagescan.h"

namespace stemma {

/// Reads a session for its audit in slices, so that others get at the store in between, and reads on
/// where it changed when the session went on. What stands before the first row whose place or time
/// changed, and before the last turns, is taken to be as it was. Used on the store's lane.
class AuditReader
{
public:
    static constexpr int SliceRows = 512;
    static constexpr qint64 OpenRows = 64; ///< at the end; they are read again, as an agent may still write to them

    AuditReader(SessionId session, const QString& format)
        : m_session(std::move(session))
        , m_format(format)
        , m_auditor(format)
    {
    }

    void again(); ///< the session may have grown
    void afresh(); ///< nothing is as it was
    /// Reads one slice. True: that was the last, and audit() is whole.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    /// What was read so far.
    [[nodiscard]] SessionAuditPtr audit();
    [[nodiscard]] qint64 rowsRead() const { return m_rowsRead; } ///< since again() or afresh()

private:
    /// Of texts only the size is wanted, and the first line of an error.
    static constexpr ScanOptions Slice {.maxText = 200, .rows = SliceRows};

    Result<> begin(SessionStore& store, const JobControl& job);

    SessionId m_session;
    QString m_format;
    TurnAuditor m_auditor;
    MessageScan m_scan {m_session, Slice};
    qint64 m_rowsRead = 0;
    bool m_begun = false;
    bool m_whole = true; ///< the auditor has all rows that the scan passed
};

} // namespace stemma
