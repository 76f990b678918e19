// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/tokens.h"
#include "core/store/formats/opencode/read/record.h"

#include <functional>

namespace stemma::opencode {

/// One session of any generation. Contents are fetched when somebody asks; 56 bytes a row. Calls and results stand in
/// one part, so that there is nothing to pair.
class Rows final : public Conversation
{
public:
    /// Gives what is stored at a place that add() was given.
    using Fetch = std::function<Result<Record>(qint64 place)>;

    Rows(Shape shape, Fetch fetch)
        : m_shape(shape)
        , m_fetch(std::move(fetch))
    {
    }

    struct Row
    {
        quint64 id = 0; ///< idHash()
        qint64 timeMs = OutlineRow::NoTime;
        qint64 place = -1;
        RowFlags flags;
        bool isDamaged = false;
        StoredAt at {}; ///< of files; of tables that of `place`
    };
    /// In their order, then finish(). @p table: where `place` is a rowid.
    void add(Row row) { m_rows.push_back({std::move(row)}); }
    void addUsage(const json::Value& info);
    /// @p cutAt: the message from which on everything is reverted; empty: nothing is. @p withCut: that message too.
    [[nodiscard]] Result<> finish(const QString& cutAt, bool withCut, const QString& table);

    [[nodiscard]] const TokenUsage& usage() const { return m_usage; }
    [[nodiscard]] Result<Record> record(size_t index) const;

    [[nodiscard]] quint8 dialect() const override { return quint8(m_shape); }
    [[nodiscard]] size_t size() const override { return m_rows.size(); }
    [[nodiscard]] ConversationRow row(size_t index) const override;
    [[nodiscard]] Result<QByteArray> bytes(size_t index, qint64 most) const override;
    [[nodiscard]] Result<Message> message(size_t index, qint64 maxText) const override;
    [[nodiscard]] std::optional<size_t> rowOf(qint64 key) const override;
    [[nodiscard]] std::optional<size_t> rowWithId(const QString& id) const override;
    [[nodiscard]] const ToolCallIndex& tools() const override { return m_tools; }
    [[nodiscard]] std::optional<size_t> rowOfRecord(quint32 record) const override;

private:
    struct Kept
    {
        Row row;
        qint64 key = -1;
        bool isReverted = false;
        MessageState state = MessageState::InContext;
    };

    void judgeStates();

    Shape m_shape;
    Fetch m_fetch;
    QString m_table;
    std::vector<Kept> m_rows;
    std::vector<std::pair<qint64, quint32>> m_byKey;
    TokenUsage m_usage;
    ToolCallIndex m_tools;
};

} // namespace stemma::opencode
