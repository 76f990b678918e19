// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/mnesis/read/messagereader.h"
#include "core/store/formats/mnesis/read/part.h"
#include "core/store/formats/mnesis/store.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace stemma::mnesis {

namespace {

/// Counts a part, or says that it has to be read.
bool count(MessageCounts& counts, const SqliteQuery& part)
{
    static const QSet<QString> plain = {u"text"_s, u"patch"_s, u"file_ref"_s, u"step_start"_s, u"step_finish"_s};
    const QString type = part.text(0);
    ++counts.parts;
    if (plain.contains(type))
        return true;
    if (type == "reasoning"_L1) {
        ++counts.thinking;
        return true;
    }
    if (type != "tool"_L1)
        return false;
    // Whether there is a result stands in its JSON only.
    StoredPart stored;
    stored.partType = type;
    stored.content = part.bytes(1);
    stored.contentBytes = stored.content.size();
    stored.toolState = part.value(2);
    const DecodedPart decoded = decodePart(stored, 0, Decode::Sending);
    const auto* tool = std::get_if<ToolPart>(&decoded.body);
    if (tool)
        counts.add(*tool);
    return true;
}

} // namespace

/// No value: it has to be read as a whole.
std::optional<MessageCounts> Store::countsOf(const SessionId& session, qint64 key)
{
    const Schema& schema = m_reader.schema();
    const QString messages = u"messages"_s;
    const QString parts = u"message_parts"_s;
    if (!schema.has(parts))
        return std::nullopt;
    auto m = m_reader.query(u"SELECT id, %1, %2, %3, %4, %5, %6 FROM messages WHERE rowid = ? AND session_id = ?"_s.arg(
        schema.column(messages, u"is_summary"_s, u"0"_s), schema.column(messages, u"tokens_input"_s),
        schema.column(messages, u"tokens_output"_s), schema.column(messages, u"tokens_cache_read"_s),
        schema.column(messages, u"tokens_cache_write"_s), schema.column(messages, u"tokens_total"_s)));
    m.bind(key, session.value);
    if (!m.next())
        return m.ok() ? std::optional(MessageCounts()) : std::nullopt;
    MessageCounts counts;
    counts.id = MessageId(m.text(0));
    counts.isSummary = m.integer(1).value_or(0) != 0;
    counts.tokens.input = m.integer(2);
    counts.tokens.output = m.integer(3);
    counts.tokens.cacheRead = m.integer(4);
    counts.tokens.cacheWrite = m.integer(5);
    counts.tokens.total = m.integer(6);
    auto p = m_reader.query(
        u"SELECT %1, CASE WHEN %1 = 'tool' THEN CAST(content AS BLOB) END, %2 FROM message_parts WHERE message_id = ?"_s
            .arg(schema.column(parts, u"part_type"_s), schema.column(parts, u"tool_state"_s)));
    p.bind(counts.id.value);
    while (p.next()) {
        if (!count(counts, p))
            return std::nullopt;
    }
    return p.ok() ? std::optional(counts) : std::nullopt;
}

Result<std::vector<MessageCounts>> Store::counts(
    const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    return m_reader.read(job, [&]() -> Result<std::vector<MessageCounts>> {
        std::vector<MessageCounts> all;
        all.reserve(keys.size());
        for (const qint64 key : keys) {
            auto counts = countsOf(id, key);
            if (!counts) {
                const auto message = MessageReader(m_reader).message(key, id, 0);
                counts = message ? stemma::countsOf(*message) : MessageCounts();
            }
            all.push_back(*std::move(counts));
        }
        return all;
    });
}

} // namespace stemma::mnesis
