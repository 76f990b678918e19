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
    explicit DatabaseSource(const QString& path)
        : m_database(std::make_shared<SqliteDatabase>(path))
    {
    }

    [[nodiscard]] Result<quint64> revision(const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override { return m_database->poll(); }
    [[nodiscard]] qint64 size() const override;
    [[nodiscard]] bool isLive() const override;
    [[nodiscard]] QString path() const override { return m_database->path(); }

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
    [[nodiscard]] Result<Loaded> load(const Entry& entry, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;

private:
    Result<QStringList> columns();
    static Entry entryOf(const SqliteQuery& row, const QStringList& columns);
    Result<QByteArray> envelope(qint64 rowid);
};

} // namespace stemma::agentfootprint
