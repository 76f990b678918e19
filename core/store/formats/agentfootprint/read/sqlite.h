// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/read/source.h"
#include "core/store/sqlite/sqlitedatabase.h"

namespace stemma::agentfootprint {

/// The SQLite session store: a row a session, with its envelope as text.
class SqliteSource final : public Source
{
public:
    explicit SqliteSource(const QString& path)
        : m_database(path)
    {
    }

    [[nodiscard]] Result<> entries(const EntrySink& sink, const JobControl& job) override;
    [[nodiscard]] Result<Entry> entry(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<Loaded> load(const Entry& entry, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<quint64> revision(const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override { return m_database.poll(); }
    [[nodiscard]] qint64 size() const override;
    [[nodiscard]] bool isLive() const override;
    [[nodiscard]] QString path() const override { return m_database.path(); }

private:
    Result<QStringList> columns();
    static Entry entryOf(const SqliteQuery& row, const QStringList& columns);
    Result<QByteArray> envelope(qint64 rowid);

    SqliteDatabase m_database;
};

} // namespace stemma::agentfootprint
