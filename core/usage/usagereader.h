// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/usagerecord.h"
#include "core/store/sessionstore.h"
#include "core/usage/pricetable.h"
#include "core/usage/usagereport.h"

#include <QSet>

#include <memory>

namespace stemma {

/// Which calls of a store are asked for. What is empty does not bound them.
struct UsageQuery
{
    std::optional<SessionId> session; ///< with its sub-agents
    std::optional<Time> since;
    std::optional<Time> until; ///< not included
    QString model; ///< as stored, or without its provider
    QString agent;
    QString project;
    QString day; ///< ISO 8601, in the local zone
    qint64 turn = -1; ///< of `session`
    bool withTurns = false; ///< the report has lines of turns too

    bool operator==(const UsageQuery&) const = default;
};

/// Counts the usage of one store by steps. The rule is the same for all formats: what tells of one call is counted
/// once, by its identity; a format says only which records tell of calls. Between the steps others get at the store.
/// Memory stays flat: a few bytes for each call that may have copies. Thread: the store's.
class UsageReader
{
public:
    using Sink = std::function<void(const UsageRecord& record)>;

    /// The table must outlive it.
    UsageReader(UsageQuery query, const PriceTable& prices);
    ~UsageReader();
    Q_DISABLE_COPY_MOVE(UsageReader)

    /// Is given each record that the query asks for, also those that are not counted, with the turn's prompt known.
    void setSink(Sink sink) { m_sink = std::move(sink); }
    /// Calls by their identities: those that are there already are copies, and at the end those of this store are there
    /// too. For several stores of one format, one after the other. It must outlive the reader.
    void setCountedBefore(QSet<quint64>* identities) { m_countedBefore = identities; }
    /// Reads some more. True: all is read. The job's progress goes from 0 to 1,000.
    [[nodiscard]] Result<bool> step(SessionStore& store, const JobControl& job);
    /// Steps to the end.
    [[nodiscard]] Result<UsageReportPtr> run(SessionStore& store, const JobControl& job);
    /// Of what was read so far.
    [[nodiscard]] UsageReportPtr report() const;

private:
    class Work;

    UsageQuery m_query;
    const PriceTable& m_prices;
    Sink m_sink;
    QSet<quint64>* m_countedBefore = nullptr;
    std::unique_ptr<Work> m_work;
    bool m_isDone = false;
};

} // namespace stemma
