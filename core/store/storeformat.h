// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/compaction/contextrules.h"
#include "core/store/json/jsonlisting.h"
#include "core/store/sessionstore.h"

#include <QFileInfo>

#include <optional>

namespace stemma {

class PostgresDatabase;
class SqliteDatabase;
struct EditPlace;

/// Something a format can or cannot do.
struct Capability
{
    QString name; ///< stable: "read", "live", "context", "check", "fork", "resume", "edit_text"…
    QString absentBecause; ///< one sentence, translated; empty: the format can do it
};

/// A file, a folder or a database on a server that may be a store. Reads what detection needs once, and lets all
/// formats look.
class StoreCandidate
{
public:
    /// A table of a SQLite file with its columns, both as spelled in the schema.
    struct Table
    {
        QString name;
        QStringList columns;
    };

    explicit StoreCandidate(const QString& name);

    [[nodiscard]] const QString& path() const { return m_path; } ///< absolute, or an address without password
    [[nodiscard]] bool isFolder() const { return m_info.isDir(); }
    [[nodiscard]] const QFileInfo& fileInfo() const { return m_info; }
    /// Why nothing can be read at all (missing, no permission, empty…); no value: it can.
    [[nodiscard]] const std::optional<Error>& accessError() const { return m_accessError; }
    /// The first bytes, at most 64 KiB.
    [[nodiscard]] const QByteArray& head() const { return m_head; }
    [[nodiscard]] bool isSqlite() const;
    /// The tables of a SQLite file, or why they cannot be read.
    [[nodiscard]] const Result<QList<Table>>& sqliteTables() const;
    /// The connection to a server's database, whose tables can be read; null: it is no such thing.
    [[nodiscard]] const std::shared_ptr<PostgresDatabase>& server() const { return m_server; }

private:
    void connectToServer(const QString& name);
    void readFile();

    QString m_path;
    QFileInfo m_info;
    std::optional<Error> m_accessError;
    QByteArray m_head;
    mutable std::optional<Result<QList<Table>>> m_tables;
    std::shared_ptr<PostgresDatabase> m_server;
};

/// All tables of an open database, within a read of it.
[[nodiscard]] Result<QList<StoreCandidate::Table>> readSqliteTables(SqliteDatabase& database);

/// One format's word on a candidate.
struct Detection
{
    QString format; ///< StoreFormat::name()
    bool matches = false;
    QString dialect;
    QString version;
    QString notWritable; ///< why it cannot be changed; empty: it can
    QString reason; ///< why it is one, or none (one sentence, translated)
    std::shared_ptr<PostgresDatabase> server; ///< through which it was looked at, to go on with
};

/// SessionStore::info() of a store at @p path, as far as its detection tells.
[[nodiscard]] inline StoreInfo storeInfo(const QString& path, const Detection& detection)
{
    return {.path = path,
        .format = detection.format,
        .dialect = detection.dialect,
        .version = detection.version,
        .notWritable = detection.notWritable};
}

/// A kind of store. Stateless; one object a format lives as long as the program.
class StoreFormat
{
public:
    StoreFormat() = default;
    virtual ~StoreFormat() = default;
    Q_DISABLE_COPY_MOVE(StoreFormat)

    [[nodiscard]] virtual QString name() const = 0; ///< stable, lower case: "mnesis"
    [[nodiscard]] virtual QString title() const = 0; ///< for users: "mnesis"
    [[nodiscard]] virtual QStringList dialects() const = 0;
    [[nodiscard]] virtual QList<Capability> capabilities() const = 0;
    /// What can be chosen of the rules by which its contexts are put together and compacted.
    [[nodiscard]] virtual RulesOffer rulesOffer() const { return oneSetOfRules(name()); }
    /// The fields that its records and rows can have, wherever they stand in them. By default it does not tell.
    [[nodiscard]] virtual json::FieldNames fieldNames() const { return {}; }
    /// Where the agent keeps its stores by default; absolute paths, existing or not.
    [[nodiscard]] virtual QStringList defaultPlaces() const = 0;
    /// The folder within another one that is a store of the same sessions, whichever of the two is opened; empty: none
    /// is.
    [[nodiscard]] virtual QString twinFolder() const { return {}; }
    /// Why the format has no such edit there, as its plan would say: one or two sentences, translated; empty: nothing
    /// that is known here is against it, the plan may still refuse it. Does no work. Any thread.
    [[nodiscard]] virtual QString refusalAt(
        const StoreInfo& /*store*/, EditKind /*kind*/, const EditPlace& /*place*/) const
    {
        return {};
    }
    /// Why its messages are never changed where they stand, only in a new session (one sentence, translated); empty: a
    /// change can be made in place. Any thread.
    [[nodiscard]] virtual QString inPlaceRefusal() const { return {}; }
    /// Why the copy that a fork is cannot be made as chosen (one sentence, translated); empty: it can. By default a
    /// fork is a copy of all. Any thread.
    [[nodiscard]] virtual QString forkRefusal(ForkChoice choice) const { return stemma::forkRefusal(title(), choice); }
    [[nodiscard]] virtual Detection detect(const StoreCandidate& candidate) const = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<SessionStore>> open(
        const QString& path, const Detection& detection) const
        = 0;
    /// The command line with which the agent goes on with a session of an opened store, started in the directory of
    /// the session's project; empty: it has none.
    [[nodiscard]] virtual QString continueCommand(const StoreInfo& /*store*/, const SessionId& /*session*/) const
    {
        return {};
    }
};

} // namespace stemma
