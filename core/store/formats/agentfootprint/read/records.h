// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/dialect.h"
#include "core/store/formats/agentfootprint/read/source.h"
#include "core/store/sqlite/sqlitedatabase.h"

namespace stemma::agentfootprint {

/// The artifacts or vectors of a SQLite file: no conversation, but a list of records that conversations refer
/// to. Each row is given as the JSON object that the same record is in a file.
class RecordsSource final : public Source
{
public:
    RecordsSource(const QString& path, Dialect dialect);
    ~RecordsSource() override;

    [[nodiscard]] Result<> entries(const EntrySink& sink, const JobControl& job) override;
    [[nodiscard]] Result<Entry> entry(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<Loaded> load(const Entry& entry, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;
    [[nodiscard]] Result<quint64> revision(const JobControl& job) override;
    [[nodiscard]] Result<StoreChange> poll() override { return m_database->poll(); }
    [[nodiscard]] qint64 size() const override;
    [[nodiscard]] QString path() const override { return m_database->path(); }

private:
    class Rows;

    std::shared_ptr<SqliteDatabase> m_database;
    Dialect m_dialect;
};

} // namespace stemma::agentfootprint
