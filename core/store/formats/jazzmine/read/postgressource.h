// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/jazzmine/read/postgresrows.h"

#include <QCoreApplication>

namespace stemma::jazzmine {

/// The records of one conversation, of which a plan is made, or which are checked. Their places are those in a document
/// that would hold the rows as JSON, one behind the other. A row that was changed since the scan is an error
/// (Errc::Conflict), so that a plan is made of one state.
class PostgresSource final : public RecordSource
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineEdit)
public:
    enum class Scope : quint8 {
        Changed, ///< with the traces that go when the conversation goes
        Checked, ///< with what its traces name elsewhere
    };
    PostgresSource(PostgresRows& rows, QString conversation, Scope scope = Scope::Changed);

    [[nodiscard]] Result<> scan(
        const Sink& sink, QList<StoreTrouble>& troubles, const JobControl& job, const Ahead& ahead) override;
    [[nodiscard]] Result<QByteArray> json(RecordKind kind, const RecordPlace& place) override;
    [[nodiscard]] QString describe(const RecordPlace& place) const override;

    struct Row
    {
        RecordKind kind = RecordKind::Message;
        qint64 offset = 0;
        qint64 length = 0;
        quint64 print = 0; ///< of the JSON
        QString id;
        QByteArray hash {}; ///< as PostgresWriter compares it; empty: not read yet
    };
    /// The row at a byte of the document.
    [[nodiscard]] const Row& rowAt(qint64 offset) const { return m_rows[numberAt(offset)]; }
    /// The same with its hash.
    [[nodiscard]] Result<Row> hashed(qint64 offset);
    /// Of all rows of the last scan: another one where some were changed.
    [[nodiscard]] size_t fingerprint() const { return m_fingerprint; }
    [[nodiscard]] const QString& conversation() const { return m_conversation; }
    [[nodiscard]] PostgresRows& rows() const { return m_server; }

private:
    [[nodiscard]] size_t numberAt(qint64 offset) const;
    [[nodiscard]] Result<> readPage(size_t first);

    PostgresRows& m_server;
    QString m_conversation;
    Scope m_scope;
    size_t m_fingerprint = 0;
    std::vector<Row> m_rows;
    size_t m_pageBegin = 0;
    std::vector<QByteArray> m_page; ///< the rows read last
    JobControl m_job;
};

} // namespace stemma::jazzmine
