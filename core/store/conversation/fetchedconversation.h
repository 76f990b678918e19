// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/conversation/conversation.h"

namespace stemma {

/// A session whose rows are known by their ids and times, and whose contents are read when somebody asks. Calls and
/// results stand in one part, so that there is nothing to pair. 160 bytes a row.
class FetchedConversation : public Conversation
{
public:
    struct Row
    {
        quint64 id = 0; ///< idHash()
        qint64 timeMs = OutlineRow::NoTime;
        qint64 place = -1; ///< the format's own, of which contents are read
        RowFlags flags;
        bool isDamaged = false;
        StoredAt at {};
    };
    /// In their order, then finish().
    void add(Row row) { m_rows.push_back({std::move(row)}); }
    /// @p cutAt: the message from which on everything is cut off, though still stored; empty, or not there: nothing is.
    /// @p withCut: that message too.
    void finish(const QString& cutAt, bool withCut);

    [[nodiscard]] size_t size() const override { return m_rows.size(); }
    [[nodiscard]] ConversationRow row(size_t index) const override;
    /// Keys are made of ids: a message has the same one however the store was read.
    [[nodiscard]] std::optional<size_t> rowOf(qint64 key) const override;
    [[nodiscard]] std::optional<size_t> rowWithId(const QString& id) const override;
    [[nodiscard]] const ToolCallIndex& tools() const override { return m_tools; }
    [[nodiscard]] std::optional<size_t> rowOfRecord(quint32 record) const override;

protected:
    [[nodiscard]] qint64 placeOfRow(size_t index) const { return m_rows.at(index).row.place; }
    /// Of a row that is neither damaged nor cut off: sent, summarised, or never sent.
    virtual void setStates(size_t end) = 0; ///< of the rows before @p end, behind which all is cut off
    void setState(size_t index, MessageState state) { m_rows.at(index).state = state; }

private:
    struct Kept
    {
        Row row;
        qint64 key = -1;
        MessageState state = MessageState::InContext;
        bool isCutOff = false;
    };

    std::vector<Kept> m_rows;
    std::vector<std::pair<qint64, quint32>> m_byKey;
    ToolCallIndex m_tools;
};

} // namespace stemma
