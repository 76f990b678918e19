// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/postgres/postgreswriter.h"

#include "core/store/postgres/postgrestransaction.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QThread>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct PostgresWriterText
{
    Q_DECLARE_TR_FUNCTIONS(PostgresWriter)
};

constexpr QLatin1StringView UnknownCause = "commit unknown"_L1;
constexpr int FindOutMs = 5000; ///< a server needs a moment to notice that a client is gone
constexpr unsigned long StepMs = 50;
constexpr qsizetype ManySteps = 500; ///< of less it is not asked what they will need

} // namespace

bool PostgresWriter::isUnknown(const Error& error)
{
    return error.cause.startsWith(UnknownCause);
}

Result<> PostgresWriter::run(const ServerScript& script, const Keep& keep, const JobControl& job) const
{
    const auto parsed = ServerAddress::parse(m_address);
    if (!parsed)
        return std::unexpected(parsed.error());
    ServerChanges changes;
    Error lost;
    {
        PostgresTransaction transaction(parsed->address, job);
        Result<> done = transaction.begin();
        if (done)
            done = checkRoom(transaction, script);
        if (done)
            done = transaction.carryOut(script);
        if (!done || transaction.changes().inverse.steps.isEmpty())
            return done;
        done = keep(transaction.changes());
        if (!done)
            return done;
        done = transaction.commit();
        if (done || !transaction.isLost())
            return done;
        changes = transaction.changes();
        lost = done.error();
    }
    return findOut(changes, lost, job);
}

/// Rows that are removed are read as a whole, and held until they are in the journal.
Result<> PostgresWriter::checkRoom(PostgresTransaction& transaction, const ServerScript& script) const
{
    if (script.steps.size() < ManySteps)
        return {};
    const auto bytes = transaction.removedBytes(script);
    if (!bytes)
        return std::unexpected(bytes.error());
    if (*bytes <= m_mostUndoBytes)
        return {};
    return fail(Errc::Denied,
        PostgresWriterText::tr("%1 was not changed: the undo data of this change is too large for the journal.")
            .arg(storeTitle(m_address)),
        u"%1 bytes"_s.arg(*bytes));
}

/// The server may have committed before its answer was lost.
Result<> PostgresWriter::findOut(const ServerChanges& changes, const Error& error, const JobControl& job) const
{
    const auto made = wasMade(changes, job);
    if (!made)
        return fail(Errc::Busy,
            PostgresWriterText::tr("The connection to %1 was lost during the change. Stemma checks before the next "
                                   "change whether it was applied.")
                .arg(storeTitle(m_address)),
            UnknownCause + u": "_s + error.cause + u"; "_s + made.error().cause);
    if (*made)
        return {};
    return fail(Errc::Busy,
        PostgresWriterText::tr("%1 was not changed: the connection was lost. Try again.").arg(storeTitle(m_address)),
        error.cause);
}

Result<bool> PostgresWriter::wasMade(const ServerChanges& changes, const JobControl& job) const
{
    const auto parsed = ServerAddress::parse(m_address);
    if (!parsed)
        return std::unexpected(parsed.error());
    const QDeadlineTimer deadline(FindOutMs);
    for (;;) {
        PostgresTransaction transaction(parsed->address, job);
        const Result<> begun = transaction.begin();
        if (!begun)
            return std::unexpected(begun.error());
        const auto status = transaction.statusOf(changes.transaction);
        if (!status)
            return std::unexpected(status.error());
        if (*status == "committed"_L1 || *status == "aborted"_L1)
            return *status == "committed"_L1;
        if (status->isEmpty())
            return transaction.holds(changes.inverse);
        if (deadline.hasExpired() || job.isCancelled())
            return fail(Errc::Busy, {}, u"the transaction is still open"_s);
        QThread::msleep(StepMs);
    }
}

} // namespace stemma
