// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/plan/change.h"
#include "core/store/formats/jazzmine/read/postgressource.h"
#include "core/store/json/jsoncopy.h"
#include "core/store/postgres/serverscript.h"

#include <QCoreApplication>

#include <map>

namespace stemma::jazzmine {

/// Changes of the tables on a server: rows that are copied, put in, changed in some columns, or removed.
class PostgresChange final : public ChangeWriter
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineEdit)
public:
    PostgresChange(PostgresSource& source, const Index& index)
        : ChangeWriter(source, index)
        , m_source(source)
    {
    }

    [[nodiscard]] bool isFile() const override { return false; }
    void replace(qint64 offset, qint64 length, QByteArrayView bytes) override;
    [[nodiscard]] Result<> copy(
        RecordKind kind, const RecordPlace& place, const QByteArray& json, const Members& members) override;
    [[nodiscard]] Result<> add(RecordKind kind, const QByteArray& json) override;
    void remove(RecordKind kind, const std::vector<bool>& isRemoved) override;
    [[nodiscard]] Result<> finish(EditPlan& plan, const JobControl& job) override;

private:
    [[nodiscard]] qint32 tableOf(RecordKind kind);
    /// Adds a value, spelled as JSON, where the table has such a column.
    [[nodiscard]] Result<> set(ServerStep& step, QByteArrayView name, QByteArrayView value);
    [[nodiscard]] Result<> addUpdate(qint64 offset, JsonCopy& copy);
    [[nodiscard]] Result<> addRemovals(const JobControl& job);
    void addGuards(const EditPlan& plan);

    PostgresSource& m_source;
    ServerScript m_script;
    std::map<qint64, JsonCopy> m_copies; ///< changed rows, by their places
    std::array<std::vector<qint64>, 3> m_removed; ///< offsets, by kind
    std::optional<qint64> m_newestCopied; ///< time of a message
};

} // namespace stemma::jazzmine
