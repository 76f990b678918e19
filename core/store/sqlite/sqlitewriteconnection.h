// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"
#include "core/store/sqlite/sqlitefile.h"

#include <QElapsedTimer>
#include <QHash>

#include <memory>
#include <optional>

struct sqlite3;
struct sqlite3_stmt;

namespace stemma {

/// A store opened for one transaction that writes: runs its statements, and says in sentences why SQLite refused one.
/// What was begun is rolled back when the object goes.
class SqliteWriteConnection
{
public:
    SqliteWriteConnection(const QString& path, const JobControl& job)
        : m_path(path)
        , m_job(job)
    {
    }
    ~SqliteWriteConnection();
    Q_DISABLE_COPY_MOVE(SqliteWriteConnection)

    Result<> open();
    [[nodiscard]] sqlite3* handle() const { return m_handle; }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const JobControl& job() const { return m_job; }

    /// Kept, and ready to be bound.
    Result<sqlite3_stmt*> prepared(const QString& sql);
    /// Runs a statement to its end.
    Result<> stepOver(sqlite3_stmt* statement);
    Result<> exec(const QString& sql);
    /// Whether a statement gives a row.
    Result<bool> hasRow(sqlite3_stmt* statement);
    Result<> commit();

    /// The statement that runs now is refused for this, once it is through; the first reason counts.
    void refuse(const Error& why);
    [[nodiscard]] bool isRefused() const { return m_refusal.has_value(); }
    [[nodiscard]] std::unexpected<Error> failure(int code) const; ///< @p code is SQLite's

private:
    static int onBusy(void* self, int count);

    QString m_path;
    const JobControl& m_job;
    std::unique_ptr<SqliteHold> m_hold;
    sqlite3* m_handle = nullptr;
    QHash<QString, std::shared_ptr<sqlite3_stmt>> m_statements;
    QElapsedTimer m_waiting;
    std::optional<Error> m_refusal;
};

} // namespace stemma
