// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/transcript/transcriptcodec.h"

#include <vector>

namespace stemma {

/// Whether a row can be part of a conversation as it will be.
[[nodiscard]] inline bool isEntry(const RowFacts& facts)
{
    return facts.isMain && !facts.isDamaged;
}

/// A conversation as a change would make it: rows that stay, rows with other bytes, and new records, in order. It is a
/// conversation itself, so that figures and checks are made of it as of any other. Holds 48 bytes a row; the source
/// must outlive it, and its ids are those of the source until a writer gives new ones.
class Rewrite final : public Conversation
{
public:
    static constexpr size_t New = size_t(-1);
    struct Item
    {
        size_t row = New; ///< of the source
        QByteArray bytes {}; ///< of a changed or a new record; null: as it is stored
    };

    Rewrite(const Conversation& source, std::vector<Item> items, const TranscriptCodec& codec);

    [[nodiscard]] const Conversation& source() const { return m_source; }
    [[nodiscard]] const std::vector<Item>& items() const { return m_items; }
    /// The first item that is not the next entry of the source; size(): the source begins so.
    [[nodiscard]] size_t firstChange() const { return m_firstChange; }
    /// The rows of the source before this one stay as they are.
    [[nodiscard]] size_t firstChangedRow() const { return m_firstChange == 0 ? 0 : m_items[m_firstChange - 1].row + 1; }
    /// Where the (first) item of a row of the source stands; none: it goes.
    [[nodiscard]] std::optional<size_t> itemOf(size_t row) const;

    [[nodiscard]] quint8 dialect() const override { return m_source.dialect(); }
    [[nodiscard]] quint8 variant() const override { return m_source.variant(); }
    [[nodiscard]] size_t size() const override { return m_items.size(); }
    [[nodiscard]] ConversationRow row(size_t index) const override;
    [[nodiscard]] RowFacts facts(size_t index) const override;
    [[nodiscard]] Result<QByteArray> bytes(size_t index, qint64 most) const override;
    [[nodiscard]] Result<Message> message(size_t index, qint64 maxText) const override;
    [[nodiscard]] std::optional<size_t> rowOf(qint64 key) const override;
    [[nodiscard]] std::optional<size_t> rowWithId(const QString& id) const override;
    [[nodiscard]] const ToolCallIndex& tools() const override { return m_tools; }
    [[nodiscard]] std::optional<size_t> rowOfRecord(quint32 record) const override;

private:
    const Conversation& m_source;
    std::vector<Item> m_items;
    const TranscriptCodec& m_codec;
    std::vector<std::pair<size_t, RowFacts>> m_facts; ///< of items with bytes of their own, by item
    std::vector<std::pair<size_t, size_t>> m_byRow; ///< items of rows, sorted by row
    ToolCallIndex m_tools; ///< counts items
    size_t m_firstChange = 0;
};

} // namespace stemma
