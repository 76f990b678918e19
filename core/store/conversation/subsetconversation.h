// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/conversation.h"

#include <algorithm>
#include <vector>

namespace stemma {

/// Some rows of a session as a session of its own: what a conversation would be without the others. Holds 8 bytes a
/// row; the other session must outlive it.
class SubsetConversation final : public Conversation
{
public:
    /// @p rows: in ascending order.
    SubsetConversation(const Conversation& whole, std::vector<size_t> rows)
        : m_whole(whole)
        , m_rows(std::move(rows))
    {
    }

    [[nodiscard]] quint8 dialect() const override { return m_whole.dialect(); }
    [[nodiscard]] size_t size() const override { return m_rows.size(); }
    [[nodiscard]] ConversationRow row(size_t index) const override { return m_whole.row(m_rows.at(index)); }
    [[nodiscard]] RowFacts facts(size_t index) const override { return m_whole.facts(m_rows.at(index)); }
    [[nodiscard]] size_t wholeRow(size_t index) const { return m_rows.at(index); }
    [[nodiscard]] Result<QByteArray> bytes(size_t index, qint64 most) const override
    {
        return m_whole.bytes(m_rows.at(index), most);
    }
    [[nodiscard]] Result<Message> message(size_t index, qint64 maxText) const override
    {
        return m_whole.message(m_rows.at(index), maxText);
    }
    [[nodiscard]] std::optional<size_t> rowOf(qint64 key) const override { return here(m_whole.rowOf(key)); }
    [[nodiscard]] std::optional<size_t> rowWithId(const QString& id) const override
    {
        return here(m_whole.rowWithId(id));
    }
    [[nodiscard]] const ToolCallIndex& tools() const override { return m_whole.tools(); }
    [[nodiscard]] std::optional<size_t> rowOfRecord(quint32 record) const override
    {
        return here(m_whole.rowOfRecord(record));
    }
    [[nodiscard]] quint8 variant() const override { return m_whole.variant(); }

private:
    [[nodiscard]] std::optional<size_t> here(const std::optional<size_t>& row) const
    {
        const auto found = std::ranges::lower_bound(m_rows, row.value_or(size_t(-1)));
        return row && found != m_rows.end() && *found == *row ? std::optional<size_t>(found - m_rows.begin())
                                                              : std::nullopt;
    }

    const Conversation& m_whole;
    std::vector<size_t> m_rows;
};

} // namespace stemma
