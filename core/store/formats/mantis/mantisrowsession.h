// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/mantissession.h"
#include "core/store/formats/mantis/mantistranscript.h"

namespace stemma {

/// The rows of a session in a database: elements of one list, or rows of a table; behind them what a resume
/// cut off. 40 bytes a row.
class MantisRowSession final : public MantisSession
{
public:
    /// Gives the stored bytes of a record.
    using Fetch = std::function<Result<QByteArray>(const StoredAt& place, qint64 most)>;

    explicit MantisRowSession(Fetch fetch)
        : m_fetch(std::move(fetch))
    {
    }

    /// In stored order, then finish(). @p stored is looked at and not kept.
    void add(qint64 key, const StoredAt& place, QByteArrayView stored);
    void finish(std::shared_ptr<const MantisTranscript> discarded);

    void setRelease(MantisRelease release) { m_release = release; }

    [[nodiscard]] size_t ownSize() const { return m_records.size(); }
    [[nodiscard]] const TokenUsage& usage() const { return m_usage; }

    [[nodiscard]] MantisDialect dialect() const override { return MantisDialect::Plain; }
    [[nodiscard]] size_t size() const override;
    [[nodiscard]] MantisRow row(size_t index) const override;
    [[nodiscard]] Result<QByteArray> bytes(size_t index, qint64 most) const override;
    [[nodiscard]] std::optional<size_t> rowOf(qint64 key) const override;
    [[nodiscard]] std::optional<size_t> rowWithId(const QString& id) const override;
    [[nodiscard]] const MantisTools& tools() const override { return m_tools; }
    [[nodiscard]] std::optional<size_t> rowOfRecord(quint32 record) const override;
    [[nodiscard]] MantisRelease release() const override { return m_release; }

private:
    static constexpr qint64 DiscardedKey = qint64(1) << 62;

    struct Record
    {
        qint64 key = -1;
        qint64 rowid = -1;
        qint64 offset = -1;
        qint64 length = -1;
        MantisFlags flags;
        MantisGlance::Kind kind = MantisGlance::Kind::NotJson;
    };

    Fetch m_fetch;
    MantisGlancer m_glancer;
    QString m_table;
    std::vector<Record> m_records;
    std::vector<std::pair<qint64, quint32>> m_byKey;
    MantisTools m_tools;
    TokenUsage m_usage;
    MantisRelease m_release = MantisRelease::Unknown;
    std::shared_ptr<const MantisTranscript> m_discarded;
};

/// The elements of a JSON list by their places, without making values of them. Where the list is broken, those
/// before the break, and the rest as one; @p problem then tells where.
struct MantisElement
{
    qint64 offset = 0;
    qint64 length = 0;
};
[[nodiscard]] std::vector<MantisElement> splitMantisList(QByteArrayView list, QString* problem);

} // namespace stemma
