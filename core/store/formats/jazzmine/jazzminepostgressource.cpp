// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/jazzminepostgressource.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineEdit)
};

constexpr size_t PageRows = 200;
constexpr qint64 PageBytes = 4 * 1024 * 1024;

} // namespace

QString jazzmineTable(JazzmineKind kind)
{
    switch (kind) {
    case JazzmineKind::Conversation:
        return u"conversations"_s;
    case JazzmineKind::Message:
        return u"messages"_s;
    case JazzmineKind::Trace:
        break;
    }
    return u"turn_traces"_s;
}

JazzminePostgresSource::JazzminePostgresSource(JazzminePostgresRows& rows, QString conversation)
    : JazzmineSource({})
    , m_server(rows)
    , m_conversation(std::move(conversation))
{
}

Result<> JazzminePostgresSource::scan(
    const Sink& sink, QList<JazzmineTrouble>& /*troubles*/, const JobControl& job, const Ahead& /*ahead*/)
{
    using Traces = JazzminePostgresRows::Traces;
    m_rows.clear();
    m_page.clear();
    m_job = job;
    qint64 offset = 0;
    const auto take = [&](JazzmineKind kind) {
        return [this, &sink, &offset, kind](const QByteArray& json, const QString& id) {
            m_rows.push_back({kind, offset, json.size(), qHash(json), id});
            sink(kind, {0, offset, json.size()}, json);
            offset += json.size() + 1;
            return true;
        };
    };
    Result<> read = m_server.walkConversation(m_conversation, take(JazzmineKind::Conversation), job);
    if (read)
        read = m_server.walkMessages(m_conversation, take(JazzmineKind::Message), job);
    if (read)
        read = m_server.walkTraces(m_conversation, take(JazzmineKind::Trace), job, Traces::All);
    // Those of messages elsewhere go with the conversation that they name.
    if (read)
        read = m_server.walkStrays(JazzmineKind::Trace, m_conversation, take(JazzmineKind::Trace), job);
    return read;
}

size_t JazzminePostgresSource::numberAt(qint64 offset) const
{
    return size_t(std::ranges::upper_bound(m_rows, offset, {}, &Row::offset) - m_rows.begin()) - 1;
}

std::optional<JazzminePlace> JazzminePostgresSource::placeOf(JazzmineKind kind, const QString& id) const
{
    const auto row = std::ranges::find_if(m_rows, [&](const Row& one) { return one.kind == kind && one.id == id; });
    return row == m_rows.end() ? std::nullopt : std::optional(JazzminePlace {0, row->offset, row->length});
}

Result<> JazzminePostgresSource::readPage(size_t first)
{
    m_page.clear();
    m_pageBegin = first;
    QStringList ids;
    qint64 bytes = 0;
    for (size_t i = first; i < m_rows.size() && i < first + PageRows; ++i) {
        bytes += m_rows[i].length;
        if (m_rows[i].kind != m_rows[first].kind || (i > first && bytes > PageBytes))
            break;
        ids += m_rows[i].id;
    }
    const auto found = m_server.rowsWithHashes(jazzmineTable(m_rows[first].kind), ids, m_job);
    if (!found)
        return std::unexpected(found.error());
    for (const QString& id : std::as_const(ids)) {
        Row& row = m_rows[first + m_page.size()];
        const auto& [json, hash] = found->value(id);
        if (json.size() != row.length || qHash(json) != row.print)
            return fail(Errc::Conflict,
                Words::tr("%1 was changed while the change was planned. Plan it again.")
                    .arg(m_server.database().address().title()),
                u"row %1"_s.arg(id));
        row.hash = hash;
        m_page.push_back(json);
    }
    return {};
}

Result<QByteArray> JazzminePostgresSource::json(JazzmineKind /*kind*/, const JazzminePlace& place)
{
    const size_t number = numberAt(place.offset);
    if (number < m_pageBegin || number >= m_pageBegin + m_page.size()) {
        if (const Result<> read = readPage(number); !read)
            return std::unexpected(read.error());
    }
    return m_page[number - m_pageBegin];
}

Result<const JazzminePostgresSource::Row*> JazzminePostgresSource::hashed(qint64 offset)
{
    const size_t number = numberAt(offset);
    if (m_rows[number].hash.isEmpty()) {
        if (const Result<> read = readPage(number); !read)
            return std::unexpected(read.error());
    }
    return &m_rows[number];
}

QString JazzminePostgresSource::describe(const JazzminePlace& place) const
{
    const Row& row = rowAt(place.offset);
    return u"%1 %2"_s.arg(jazzmineTable(row.kind), row.id);
}

} // namespace stemma
