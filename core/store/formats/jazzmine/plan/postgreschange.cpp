// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/plan/postgreschange.h"

#include "core/store/json/jsonmembers.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

using Kind = ServerStep::Kind;

/// Whether PostgreSQL can store all texts within a value.
bool canBeStored(const json::Value& value)
{
    const auto isText = [](const QString& text) { return text.isValidUtf16() && !text.contains(QChar(0)); };
    return isText(value.string) && std::ranges::all_of(value.items, canBeStored)
        && std::ranges::all_of(value.members,
            [&](const json::Value::Member& member) { return isText(member.first) && canBeStored(member.second); });
}

/// A value of a row as the server spells it; a null string is a null. No value: it cannot be stored.
std::optional<QString> cellOf(QByteArrayView sourceText)
{
    const auto value = json::parse(sourceText);
    if (!value || !canBeStored(*value))
        return {};
    if (value->isNull())
        return QString();
    if (!value->isString())
        return QString::fromUtf8(sourceText);
    return value->string.isNull() ? u""_s : value->string;
}

} // namespace

qint32 PostgresChange::tableOf(RecordKind kind)
{
    const QString name = nameOf(kind);
    return m_script.tableIndex({name, u"id"_s, m_source.rows().database().columnsOf(name)});
}

Result<> PostgresChange::set(ServerStep& step, QByteArrayView name, QByteArrayView value)
{
    const qsizetype column = m_script.tables.at(step.table).columns.indexOf(QUtf8StringView(name));
    if (column < 0)
        return {}; // a table of an older version
    const auto cell = cellOf(value);
    if (!cell)
        return fail(
            Errc::NotSupported, tr("A database cannot store this text: it has a NUL character or half a character."));
    step.columns += qint32(column);
    step.values += *cell;
    if (name == "id")
        step.key = *cell;
    return {};
}

// ---- collecting ---------------------------------------------------------------------------------

void PostgresChange::replace(qint64 offset, qint64 length, QByteArrayView bytes)
{
    const qint64 row = m_source.rowAt(offset).offset;
    m_copies[row].replace({qsizetype(offset - row), qsizetype(length)}, bytes.toByteArray());
}

Result<> PostgresChange::copy(
    RecordKind kind, const RecordPlace& place, const QByteArray& /*json*/, const Members& members)
{
    const auto row = m_source.hashed(place.offset);
    if (!row)
        return std::unexpected(row.error());
    ServerStep step {.kind = Kind::Copy, .table = tableOf(kind), .key = {}, .from = row->id};
    // When the agent was last there is no matter of a copy.
    if (kind != RecordKind::Conversation)
        step.hash = row->hash;
    for (const auto& [name, value] : members) {
        if (const Result<> done = set(step, name, value); !done)
            return done;
    }
    if (kind == RecordKind::Message) {
        const auto message = std::ranges::lower_bound(index().messages(), place.offset, {}, &MessageRecord::offset);
        m_newestCopied = qMax(m_newestCopied.value_or(message->order), message->order);
    }
    m_script.steps += step;
    return {};
}

Result<> PostgresChange::add(RecordKind kind, const QByteArray& json)
{
    ServerStep step {.kind = Kind::Insert, .table = tableOf(kind), .key = {}};
    Result<> done;
    forEachJsonMember(json, [&](QByteArrayView key, QByteArrayView value) {
        done = set(step, key, value); // none of the names needs escapes
        return done.has_value();
    });
    if (done)
        m_script.steps += step;
    return done;
}

void PostgresChange::remove(RecordKind kind, const std::vector<bool>& isRemoved)
{
    const std::vector<RecordPlace>& places = records(kind);
    for (size_t i = 0; i < places.size(); ++i) {
        if (isRemoved[i])
            m_removed[size_t(kind)].push_back(places[i].offset);
    }
}

// ---- the script ---------------------------------------------------------------------------------

/// The columns in which a row differs then.
Result<> PostgresChange::addUpdate(qint64 offset, JsonCopy& copy)
{
    const PostgresSource::Row row = m_source.rowAt(offset);
    const auto old = m_source.json(row.kind, {0, row.offset, row.length});
    if (!old)
        return std::unexpected(old.error());
    const QByteArray text = copy.applied(*old);
    ServerStep step {.kind = Kind::Update, .table = tableOf(row.kind), .key = row.id};
    Result<> done;
    forEachJsonMember(text, [&](QByteArrayView name, QByteArrayView value) {
        const auto before = json::memberValue(*old, name);
        const QByteArrayView was
            = before ? QByteArrayView(*old).sliced(before->start, before->length) : QByteArrayView("null");
        if (was == value)
            return true;
        const qsizetype columns = step.columns.size();
        done = set(step, name, value);
        if (step.columns.size() > columns)
            step.was += cellOf(was).value_or(QString());
        return done.has_value();
    });
    if (done && !step.columns.isEmpty())
        m_script.steps += step;
    return done;
}

Result<> PostgresChange::addRemovals(const JobControl& job)
{
    // What refers to others goes before them.
    for (const RecordKind kind : {RecordKind::Trace, RecordKind::Message, RecordKind::Conversation}) {
        for (const qint64 offset : m_removed[size_t(kind)]) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            const auto row = m_source.hashed(offset);
            if (!row)
                return std::unexpected(row.error());
            m_script.steps += ServerStep {
                .kind = Kind::Delete, .table = tableOf(kind), .key = row->id, .from = {}, .hash = row->hash};
        }
    }
    return {};
}

/// What was added since the plan was made, and would have belonged to it.
void PostgresChange::addGuards(const EditPlan& plan)
{
    const EditKind edit = kindOf(plan.edit);
    const auto count = [this](std::optional<qint64> upTo) {
        const auto isOld = [&](const MessageRecord& message) { return !upTo || message.order <= *upTo; };
        return QString::number(std::ranges::count_if(index().messages(), isOld));
    };
    const QString what
        = tr("%1 was not changed: messages were added or removed since the change was planned. Plan it again.")
              .arg(m_source.rows().database().address().title());
    const QString messages = u"SELECT count(*) FROM messages WHERE conversation_id = ?"_s;
    if (edit == EditKind::Fork && m_newestCopied)
        m_script.guards += {messages + u" AND \"timestamp\" <= ?"_s, {m_source.conversation(), *m_newestCopied},
            {count(m_newestCopied)}, what};
    if (edit != EditKind::Resume && edit != EditKind::Delete)
        return;
    m_script.guards += {messages, {m_source.conversation()}, {count({})}, what};
    const auto ofMessages
        = std::ranges::count_if(index().traces(), [](const Trace& trace) { return trace.message != Trace::NoMessage; });
    m_script.guards += {u"SELECT count(t.id) FROM messages m, LATERAL (SELECT id FROM turn_traces WHERE message_id = "
                        "m.id OFFSET 0) t WHERE m.conversation_id = ?"_s,
        {m_source.conversation()}, {QString::number(ofMessages)}, what};
}

Result<> PostgresChange::finish(EditPlan& plan, const JobControl& job)
{
    Result<> done;
    for (auto copy = m_copies.begin(); done && copy != m_copies.end(); ++copy)
        done = addUpdate(copy->first, copy->second);
    if (done)
        done = addRemovals(job);
    if (!done)
        return done;
    addGuards(plan);
    plan.server = std::make_shared<const ServerScript>(std::move(m_script));
    plan.warnings.prepend(tr("An agent that is answering in this conversation may overwrite this change; a running "
                             "agent still uses the conversation it has in memory."));
    return {};
}

} // namespace stemma::jazzmine
