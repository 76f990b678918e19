// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/finding.h"

#include <QHash>
#include <QMetaType>

#include <array>
#include <vector>

namespace stemma {

/// How many findings of each severity.
struct FindingCounts
{
    std::array<qint64, 3> ofSeverity {}; ///< by Finding::Severity

    [[nodiscard]] qint64 total() const { return ofSeverity[0] + ofSeverity[1] + ofSeverity[2]; }
    /// Note where there is none.
    [[nodiscard]] Finding::Severity worst() const;
    void add(Finding::Severity severity) { ++ofSeverity[size_t(severity)]; }
    bool operator==(const FindingCounts&) const = default;
};

/// "1 error, 2 warnings", without what there is none of; empty: nothing found. For tool tips and screen readers.
[[nodiscard]] QString wordsFor(const FindingCounts& counts);
/// "missing-parent" as a heading.
[[nodiscard]] QString headingOf(const QString& code);
/// The mark of a severity, by the name of its icon.
[[nodiscard]] QString iconOf(Finding::Severity severity);

/// The findings of one store by session and by message, for the marks of all views. All are counted; of
/// a session full of them only the first ones are kept.
class FindingIndex
{
public:
    static constexpr qsizetype KeptOfASession = 10'000;

    struct Marked
    {
        MessageId message;
        Finding::Severity worst = Finding::Severity::Note;
    };

    void add(const std::vector<Finding>& findings);
    void remove(const SessionId& session) { m_sessions.remove(session); }
    void clear() { m_sessions.clear(); }

    [[nodiscard]] FindingCounts counts(const SessionId& session) const;
    /// Of one message; an empty id: those of the session as a whole.
    [[nodiscard]] QList<Finding> of(const SessionId& session, const MessageId& message) const;
    /// At most @p most of the session, those of its messages too, in the order in which they were found.
    [[nodiscard]] QList<Finding> ofSession(const SessionId& session, qsizetype most = KeptOfASession) const;
    [[nodiscard]] QList<SessionId> sessions() const { return m_sessions.keys(); }
    [[nodiscard]] std::vector<Marked> marked(const SessionId& session) const;

private:
    struct Entry
    {
        FindingCounts counts;
        QList<Finding> findings; ///< at most KeptOfASession
        QHash<MessageId, QList<qsizetype>> ofMessage; ///< positions in `findings`
    };
    QHash<SessionId, Entry> m_sessions;
};

} // namespace stemma

Q_DECLARE_METATYPE(stemma::Finding)
Q_DECLARE_METATYPE(stemma::FindingCounts)
