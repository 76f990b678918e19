// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/store/files/storechange.h"
#include "core/store/sqlite/sqlitefile.h"
#include "core/store/sqlite/sqlitequery.h"

#include <QDeadlineTimer>
#include <QHash>

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace stemma {

/// A SQLite file opened for reading, in the way that leaves nothing behind beside it and reads right
/// whatever other programs do (see Access). Opens at the first use, and again in another thread; one
/// thread at a time.
class SqliteDatabase
{
public:
    enum class Access : quint8 {
        None, ///< not open at present
        Immutable, ///< WAL file that nobody has open: SQLite must not make its side files
        Live, ///< another program has it open: its side files are there anyway
        Plain, ///< rollback-journal file
        Copy, ///< a crash left a journal or log that reading would have to work off: a private copy
    };

    static constexpr int BusyMs = 2500; ///< how long a lock is waited for

    explicit SqliteDatabase(QString path, int busyMs = BusyMs);
    ~SqliteDatabase();
    Q_DISABLE_COPY_MOVE(SqliteDatabase)

    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] Access access() const { return m_access; }
    /// Rises whenever another program's change was noticed; what was kept of earlier reads is stale then.
    [[nodiscard]] quint64 revision() const { return m_revision; }

    /// Runs @p work() -> Result<T> on one state of the store, within one short read transaction; may
    /// run it again if the file changed meanwhile. Calls may be nested.
    template<typename Work> auto read(const JobControl& job, Work work) -> std::invoke_result_t<Work&>
    {
        if (m_depth > 0)
            return work();
        constexpr int Attempts = 3;
        for (int attempt = 1;; ++attempt) {
            const Result<> begun = begin(job);
            if (!begun)
                return std::unexpected(begun.error());
            m_failure.reset();
            auto answer = work();
            if (m_failure)
                answer = std::unexpected(*std::exchange(m_failure, std::nullopt));
            if (end() || attempt == Attempts) {
                if (!answer && job.isCancelled())
                    return fail(Errc::Cancelled, {});
                return answer;
            }
        }
    }

    /// Statements run now and in every connection made from now on: temporary views and the like. What fails is
    /// left out. Within read() only.
    void prepareConnections(const QStringList& statements);
    /// Within read() only. Statements are prepared once and kept.
    [[nodiscard]] SqliteQuery query(const QString& sql);
    /// For reads that are of no use when a part of them fails: failures of these need not be looked at, the first one
    /// becomes the answer of read(). Until then what failed is empty.
    [[nodiscard]] SqliteRows rows(const QString& sql, const QVariantList& values = {});
    [[nodiscard]] QVariantList firstRow(const QString& sql, const QVariantList& values = {}); ///< empty: there is none
    template<typename T> [[nodiscard]] T got(Result<T> result)
    {
        if (!result)
            note(result.error());
        return result ? *std::move(result) : T();
    }
    void got(const Result<>& done)
    {
        if (!done)
            note(done.error());
    }
    void note(const Error& failure); ///< a failure of such a read
    [[nodiscard]] bool hasFailed() const { return m_failure.has_value(); } ///< in such a read
    /// The value of @p work(), or the first failure of such reads in it, which is then nobody else's.
    template<typename Work> [[nodiscard]] auto attempt(Work work) -> Result<std::invoke_result_t<Work&>>
    {
        std::optional<Error> before = std::exchange(m_failure, std::nullopt);
        auto value = work();
        std::optional<Error> failure = std::exchange(m_failure, std::move(before));
        if (failure)
            return std::unexpected(*std::move(failure));
        return value;
    }
    /// The first bytes of a text or blob, reading no more of it than needed.
    [[nodiscard]] Result<QByteArray> valuePrefix(
        const QString& table, const QString& column, qint64 rowid, qint64 maxBytes);
    /// Runs @p sql, bound with one text, and gives its rows of two columns; what is no integer comes as
    /// @p otherwise. For scans of an index by the million.
    [[nodiscard]] Result<> scanIntegers(
        const QString& sql, const QString& text, qint64 otherwise, const std::function<void(qint64, qint64)>& row);
    /// An expression giving the size in bytes of @p column without reading it, where SQLite can.
    [[nodiscard]] QString sizeOf(const QString& column) const;

    [[nodiscard]] Result<StoreChange> poll();
    /// Another program has the file open now.
    [[nodiscard]] bool isHeldByOthers() const;
    [[nodiscard]] qint64 bytes() const; ///< on disk, with what is not yet in the file itself

private:
    friend class SqliteQuery;
    struct Connection;

    Result<> begin(const JobControl& job);
    bool end(); ///< false: the file changed under us, what was read may be mixed
    Result<> openAs(Access access, const SqliteFileState& state, const JobControl& job);
    Result<> open(const SqliteFileState& state, const JobControl& job);
    Result<> ensureOpen(const JobControl& job);
    std::optional<Error> prepare(SqliteStatement& statement, const QString& sql) const;
    void runPreparation();
    Result<> readSchemaVersion();
    Result<> startTransaction();
    void close();
    void noteChange(const SqliteFileState& now);
    static int onProgress(void* self);
    static int onBusy(void* self, int count);

    QString m_path;
    int m_busyMs;
    std::unique_ptr<Connection> m_connection;
    Access m_access = Access::None;
    SqliteFileState m_state; ///< when last looked at
    QDeadlineTimer m_lookAgain; ///< not before; set where the end of a read looked
    std::optional<qint64> m_schemaVersion;
    QStringList m_preparation;
    StoreChange m_pending = StoreChange::None; ///< noticed, not yet reported by poll()
    quint64 m_revision = 0;
    const JobControl* m_job = nullptr; ///< of the read under way
    int m_depth = 0;
    std::optional<Error> m_failure; ///< the first one noted in the read under way
    bool m_vanished = false;
};

} // namespace stemma
