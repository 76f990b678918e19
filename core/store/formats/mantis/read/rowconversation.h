// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/formats/mantis/read/codec.h"
#include "core/store/formats/mantis/read/entryreader.h"
#include "core/store/transcript/lineindex.h"

namespace stemma::mantis {

/// The rows of a session in a database: elements of one list, or rows of a table; behind them what a resume
/// cut off. 40 bytes a row.
class RowConversation final : public Conversation
{
public:
    /// Gives the stored bytes of a record.
    using Fetch = std::function<Result<QByteArray>(const StoredAt& place, qint64 most)>;

    explicit RowConversation(Fetch fetch)
        : m_fetch(std::move(fetch))
    {
    }

    /// In stored order, then finish(). @p stored is looked at and not kept.
    void add(qint64 key, const StoredAt& place, QByteArrayView stored);
    void finish(std::shared_ptr<const LineIndex> discarded);

    void setRelease(Release release) { m_release = release; }

    [[nodiscard]] size_t ownSize() const { return m_records.size(); }
    [[nodiscard]] TokenUsage usage() const { return m_usage.sum(); }

    [[nodiscard]] quint8 dialect() const override { return quint8(Dialect::Plain); }
    [[nodiscard]] size_t size() const override;
    [[nodiscard]] ConversationRow row(size_t index) const override;
    [[nodiscard]] Result<QByteArray> bytes(size_t index, qint64 most) const override;
    [[nodiscard]] Result<Message> message(size_t index, qint64 maxText) const override
    {
        return decodeRow(*this, index, Codec::instance(), maxText);
    }
    [[nodiscard]] std::optional<size_t> rowOf(qint64 key) const override;
    [[nodiscard]] std::optional<size_t> rowWithId(const QString& id) const override;
    [[nodiscard]] const ToolCallIndex& tools() const override { return m_tools; }
    [[nodiscard]] std::optional<size_t> rowOfRecord(quint32 record) const override;
    [[nodiscard]] quint8 variant() const override { return quint8(m_release); }

private:
    static constexpr qint64 DiscardedKey = qint64(1) << 62;

    struct Record
    {
        qint64 key = -1;
        qint64 rowid = -1;
        qint64 offset = -1;
        qint64 length = -1;
        RowFlags flags;
        LineFacts::Kind kind = LineFacts::Kind::NotJson;
    };

    Fetch m_fetch;
    EntryReader m_reader {Dialect::Plain};
    QString m_table;
    std::vector<Record> m_records;
    std::vector<std::pair<qint64, quint32>> m_byKey;
    ToolCallIndex m_tools;
    UsageSum m_usage;
    Release m_release = Release::Unknown;
    std::shared_ptr<const LineIndex> m_discarded;
};

/// The elements of a JSON list by their places, without making values of them. Where the list is broken, those
/// before the break, and the rest as one; @p problem then tells where, and of a byte order mark.
struct Element
{
    qint64 offset = 0;
    qint64 length = 0;
};
[[nodiscard]] std::vector<Element> splitList(QByteArrayView list, QString* problem);

} // namespace stemma::mantis
