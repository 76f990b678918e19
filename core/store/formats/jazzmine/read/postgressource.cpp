// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/read/postgressource.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

constexpr size_t PageRows = 200;
constexpr qint64 PageBytes = 4 * 1024 * 1024;

} // namespace

PostgresSource::PostgresSource(PostgresRows& rows, QString conversation, Scope scope)
    : RecordSource({})
    , m_server(rows)
    , m_conversation(std::move(conversation))
    , m_scope(scope)
{
}

Result<> PostgresSource::scan(
    const Sink& sink, QList<StoreTrouble>& /*troubles*/, const JobControl& job, const Ahead& /*ahead*/)
{
    using Walked = PostgresRows::Walked;
    m_rows.clear();
    m_page.clear();
    m_fingerprint = 0;
    m_job = job;
    qint64 offset = 0;
    const auto take = [&](RecordKind kind) {
        return [this, &sink, &offset, kind](const QByteArray& json, const QString& id) {
            m_rows.push_back({kind, offset, json.size(), qHash(json), id});
            m_fingerprint = qHashMulti(m_fingerprint, kind, json);
            sink(kind, {0, offset, json.size()}, json);
            offset += json.size() + 1;
            return true;
        };
    };
    const bool isChecked = m_scope == Scope::Checked;
    const auto walkStrays = [&](RecordKind kind) { return m_server.walkStrays(kind, m_conversation, take(kind), job); };
    Result<> read = m_server.walkConversation(m_conversation, take(RecordKind::Conversation), job);
    if (read && isChecked)
        read = walkStrays(RecordKind::Conversation);
    if (read)
        read = m_server.walk(Walked::Messages, m_conversation, take(RecordKind::Message), job);
    if (read && isChecked)
        read = walkStrays(RecordKind::Message);
    const Walked traces = isChecked ? Walked::OwnTraces : Walked::AllTraces;
    if (read)
        read = m_server.walk(traces, m_conversation, take(RecordKind::Trace), job);
    // Those of messages elsewhere go with the conversation that they name.
    return read ? walkStrays(RecordKind::Trace) : read;
}

size_t PostgresSource::numberAt(qint64 offset) const
{
    return size_t(std::ranges::upper_bound(m_rows, offset, {}, &Row::offset) - m_rows.begin()) - 1;
}

Result<> PostgresSource::readPage(size_t first)
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
    const auto found = m_server.rowsWithHashes(nameOf(m_rows[first].kind), ids, m_job);
    if (!found)
        return std::unexpected(found.error());
    for (const QString& id : std::as_const(ids)) {
        Row& row = m_rows[first + m_page.size()];
        const auto& [json, hash] = found->value(id);
        if (json.size() != row.length || qHash(json) != row.print)
            return fail(Errc::Conflict,
                tr("%1 changed during planning. Plan the change again.").arg(m_server.database().address().title()),
                u"row %1"_s.arg(id));
        row.hash = hash;
        m_page.push_back(json);
    }
    return {};
}

Result<QByteArray> PostgresSource::json(RecordKind /*kind*/, const RecordPlace& place)
{
    const size_t number = numberAt(place.offset);
    const bool isHeld = number >= m_pageBegin && number < m_pageBegin + m_page.size();
    const Result<> read = isHeld ? Result<>() : readPage(number);
    return read.transform([&] { return m_page[number - m_pageBegin]; });
}

Result<PostgresSource::Row> PostgresSource::hashed(qint64 offset)
{
    const size_t number = numberAt(offset);
    const Result<> read = m_rows[number].hash.isEmpty() ? readPage(number) : Result<>();
    return read.transform([&] { return m_rows[number]; });
}

QString PostgresSource::describe(const RecordPlace& /*place*/) const
{
    return m_server.database().address().title();
}

} // namespace stemma::jazzmine
