// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/agentfootprint/dialect.h"
#include "core/store/formats/agentfootprint/read/sqlite.h"

namespace stemma::agentfootprint {

/// The artifacts or vectors of a SQLite file: no conversation, but a list of records that conversations refer
/// to. Each row is given as the JSON object that the same record is in a file.
class RecordsSource final : public DatabaseSource
{
public:
    RecordsSource(const QString& path, Dialect dialect);

    [[nodiscard]] Result<> entries(const EntrySink& sink, const JobControl& job) override;
    [[nodiscard]] Result<Entry> entry(const SessionId& id, const JobControl& job) override;
    [[nodiscard]] Result<Loaded> load(const Entry& entry, const JobControl& job) override;
    [[nodiscard]] Result<QByteArray> rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job) override;

private:
    class Rows;

    Dialect m_dialect;
};

} // namespace stemma::agentfootprint
