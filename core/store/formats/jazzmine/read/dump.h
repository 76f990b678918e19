// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/postgres/sqldump.h"
#include "core/store/formats/jazzmine/read/source.h"

#include <QCoreApplication>

namespace stemma::jazzmine {

/// A dump of the PostgreSQL tables, by pg_dump with or without --inserts. Each row becomes the JSON object
/// that the library makes of it.
class DumpSource final : public RecordSource
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineSource)
public:
    explicit DumpSource(const QString& path)
        : RecordSource({path})
    {
    }

    [[nodiscard]] Result<> scan(
        const Sink& sink, QList<StoreTrouble>& troubles, const JobControl& job, const Ahead& ahead) override;
    [[nodiscard]] Result<QByteArray> json(RecordKind kind, const RecordPlace& place) override;
    [[nodiscard]] bool storesJson() const override { return false; }

    /// Whether the beginning of a dump makes tables of the library, and of which releases they are.
    struct Tables
    {
        bool found = false;
        bool hasEmissions = false;
    };
    [[nodiscard]] static Tables tablesOf(QByteArrayView head);

private:
    /// From here on rows are of this form.
    struct Section
    {
        qint64 offset = 0;
        bool isCopy = false;
        QByteArrayList columns;
    };
    std::vector<Section> m_sections;
};

} // namespace stemma::jazzmine
