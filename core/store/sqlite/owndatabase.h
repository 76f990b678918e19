// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/jobcontrol.h"
#include "core/base/result.h"

#include <QHash>

#include <memory>

struct sqlite3;
struct sqlite3_stmt;

namespace stemma {

class SqliteHold;

/// A statement of an OwnDatabase, kept there. Columns and parameters count from 0.
class OwnStatement
{
public:
    explicit OwnStatement(sqlite3_stmt* statement)
        : m_statement(statement)
    {
    }
    ~OwnStatement();
    Q_DISABLE_COPY_MOVE(OwnStatement)

    void bind(int parameter, qint64 value);
    void bind(int parameter, const QByteArray& utf8); ///< as text; shared until the statement is reset
    void bindText(int parameter, QByteArrayView utf8); ///< not copied: it must stay until the statement is reset
    void bindBlob(int parameter, const QByteArray& bytes);

    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] qint64 integer(int column) const;
    [[nodiscard]] double real(int column) const;
    [[nodiscard]] QString text(int column) const;
    [[nodiscard]] QByteArray bytes(int column) const;
    void reset(); ///< ready to be bound and run again; no lock stays

private:
    friend class OwnDatabase;
    sqlite3_stmt* m_statement;
    QList<QByteArray> m_held; ///< bytes that are bound
};

/// A SQLite file of Stemma's own that can be thrown away (a cache): read and written through one connection, in WAL
/// mode and without waiting for the disk, so that others read while it is written and a killed program leaves a whole
/// file; what a crash of the machine leaves may be damaged. Never for a user's store. One thread at a time.
///
/// Errors: Corrupt (damaged, or no database), Busy, Denied (no permission, disk full), Cancelled.
class OwnDatabase
{
public:
    enum class Mode : quint8 { Existing, Create };

    /// Create makes the file (0600) and its folder (0700) where they are missing. NotFound: there is no such file.
    [[nodiscard]] static Result<std::unique_ptr<OwnDatabase>> open(const QString& path, Mode mode);
    ~OwnDatabase();
    Q_DISABLE_COPY_MOVE(OwnDatabase)

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Statements that run while this object lives are broken off when the job is cancelled.
    class Cancelling
    {
    public:
        Cancelling(OwnDatabase& database, const JobControl& job);
        ~Cancelling();
        Q_DISABLE_COPY_MOVE(Cancelling)

    private:
        OwnDatabase& m_database;
        const JobControl* m_before;
    };

    [[nodiscard]] Result<> exec(const QByteArray& sql);
    /// Prepared once and kept; reset.
    [[nodiscard]] Result<OwnStatement*> prepared(const QByteArray& sql);
    /// Prepared for once; must not outlive the database.
    [[nodiscard]] Result<std::shared_ptr<OwnStatement>> statement(const QByteArray& sql);
    /// True: there is a row.
    [[nodiscard]] Result<bool> step(OwnStatement& statement);
    /// Runs to the end and resets.
    [[nodiscard]] Result<> run(OwnStatement& statement);
    /// The first column of the first row; 0: there is no row.
    [[nodiscard]] Result<qint64> integerOf(const QByteArray& sql);

private:
    OwnDatabase(QString path, sqlite3* handle);
    [[nodiscard]] std::unexpected<Error> failure(int code) const;
    static int onProgress(void* self);

    QString m_path;
    std::unique_ptr<SqliteHold> m_hold;
    sqlite3* m_handle;
    QHash<QByteArray, std::shared_ptr<OwnStatement>> m_statements;
    const JobControl* m_job = nullptr;
};

} // namespace stemma
