// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/source.h"
#include "core/store/sqlite/sqlitedatabase.h"

namespace stemma::agentfootprint {

/// A SQLite file.
class DatabaseSource : public Source
{
public:
    DatabaseSource(const QString& path, Dialect dialect)
        : Source(path, dialect)
        , m_database(std::make_shared<SqliteDatabase>(path))
    {
    }

    [[nodiscard]] Result<quint64> revision(const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll(const JobControl&) override { return m_database->poll(); }
    [[nodiscard]] qint64 size() const override { return m_database->bytes(); }
    [[nodiscard]] bool isLive() const override { return m_database->isHeldByOthers(); }

protected:
    std::shared_ptr<SqliteDatabase> m_database;
};

/// The SQLite session store: a row a session, with its envelope as text.
class SqliteSource final : public DatabaseSource
{
public:
    using DatabaseSource::DatabaseSource;

    [[nodiscard]] Result<> entries(const EntrySink& sink, const JobControl& job) override;
    [[nodiscard]] Result<Entry> entry(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<Entry> load(const Entry& entry, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;

private:
    /// The rows that the rest of a statement names.
    Result<std::vector<Entry>> find(const QString& which, const QVariantList& values, const JobControl& job);
    Result<QByteArray> envelope(qint64 rowid);
};

/// The artifacts or vectors of a SQLite file: no conversation, but a list of records that conversations refer
/// to. Each row is given as the JSON object that the same record is in a file.
class RecordsSource final : public DatabaseSource
{
public:
    using DatabaseSource::DatabaseSource;

    [[nodiscard]] Result<> entries(const EntrySink& sink, const JobControl& job) override;
    [[nodiscard]] Result<Entry> entry(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
};

} // namespace stemma::agentfootprint
