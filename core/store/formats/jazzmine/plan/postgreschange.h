// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/plan/change.h"
#include "core/store/formats/jazzmine/read/postgressource.h"
#include "core/store/postgres/serverscript.h"

namespace stemma::jazzmine {

/// Changes of the tables on a server: rows that are copied, put in, changed in some columns, or removed.
class PostgresChange final : public ChangeWriter
{
public:
    PostgresChange(PostgresSource& source, const Index& index);

    [[nodiscard]] Result<> checkStore() const override;
    [[nodiscard]] bool isFile() const override { return false; }
    void replace(qint64 offset, qint64 length, QByteArrayView bytes) override;
    [[nodiscard]] Result<> copy(
        RecordKind kind, const RecordPlace& place, const QByteArray& json, const Members& members) override;
    [[nodiscard]] Result<> add(RecordKind kind, const QByteArray& json) override;
    [[nodiscard]] Result<> insertBehind(RecordKind kind, qint64 number, const QByteArray& json) override;
    void remove(RecordKind kind, const std::vector<bool>& isRemoved) override;
    [[nodiscard]] Result<> finish(EditPlan& plan, const JobControl& job) override;

private:
    struct Splice
    {
        qint64 offset = 0;
        qint64 length = 0;
        QByteArray bytes;
    };

    [[nodiscard]] qint32 tableOf(RecordKind kind);
    /// Adds a value, spelled as JSON, where the table has such a column.
    [[nodiscard]] Result<> set(ServerStep& step, QByteArrayView name, QByteArrayView value);
    [[nodiscard]] Result<> addUpdates();
    [[nodiscard]] Result<> addUpdate(std::span<const Splice> splices);
    [[nodiscard]] Result<> addRemovals(const JobControl& job);
    void addGuards(const EditPlan& plan);

    PostgresSource& m_source;
    ServerScript m_script;
    QList<Splice> m_splices;
    std::array<std::vector<qint64>, 3> m_removed; ///< offsets, by kind
    std::optional<qint64> m_newestCopied; ///< time of a message
};

} // namespace stemma::jazzmine
