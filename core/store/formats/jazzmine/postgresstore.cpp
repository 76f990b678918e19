// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/postgresstore.h"

#include "core/store/conversation/contextrule.h"
#include "core/store/formats/jazzmine/check/check.h"
#include "core/store/formats/jazzmine/plan/planner.h"
#include "core/store/formats/jazzmine/read/postgressource.h"
#include "core/store/formats/jazzmine/read/record.h"
#include "core/store/postgres/postgrestransaction.h"

#include <QSqlQuery>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

using Contents = PostgresRows::Contents;

constexpr size_t SessionBatch = 256;
constexpr qint64 Whole = -1;

SessionInfo sessionOf(const QSqlQuery& cells, bool withFigures)
{
    using Cell = PostgresRows::SessionCell;
    SessionInfo info;
    const StoredRecord record = recordOf(cells.value(Cell::Json).toString().toUtf8(), {.table = u"conversations"_s});
    fillSession(info, record);
    info.id = SessionId(record.text(u"id"));
    if (const QVariant last = cells.value(Cell::LastTimestamp); !last.isNull()) {
        const Time time = timeOf(last.toLongLong());
        info.updatedAt = qMax(info.updatedAt.value_or(time), time);
    }
    if (!withFigures)
        return info;
    const auto figure = [&cells](Cell cell) {
        const QVariant value = cells.value(cell);
        return value.isNull() ? std::optional<qint64>() : value.toLongLong();
    };
    info.messages = figure(Cell::Messages);
    info.tokens.input = figure(Cell::PromptTokens);
    info.tokens.output = figure(Cell::CompletionTokens);
    info.tokens.total = figure(Cell::TotalTokens);
    info.firstPrompt = unmarkedServerText(cells, Cell::FirstPrompt);
    return info;
}

} // namespace

PostgresStore::PostgresStore(const Detection& detection, std::shared_ptr<PostgresDatabase> database)
    : MessageStore(database->address().url(), detection)
    , m_rows(std::move(database))
    , m_outlines(m_rows)
{
    m_detection.server.reset(); // the store alone has the connection now
}

QString PostgresStore::title() const
{
    return m_rows.database().address().title();
}

StoreInfo PostgresStore::info() const
{
    StoreInfo info = storeInfo(m_path, m_detection);
    info.notWritable = m_refusals.all;
    info.refusals = m_refusals.edits;
    info.size = m_size;
    return info;
}

Result<> PostgresStore::begin()
{
    const auto rows = m_rows.at({}, {}, Contents::None, Whole, {}); // a column that is missing, or another one, is told
    const auto state = rows ? m_rows.state({}) : std::unexpected(rows.error());
    const auto refusals = state ? refusalsOn(m_rows) : std::unexpected(state.error());
    if (!refusals)
        return std::unexpected(refusals.error());
    m_state = state->counters;
    m_size = state->bytes;
    m_polled.start();
    m_refusals = *refusals;
    return {};
}

Result<> PostgresStore::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    std::vector<SessionInfo> batch;
    bool wanted = true;
    const bool full = detail == ListDetail::Full;
    const auto take = [&](const QSqlQuery& cells) {
        batch.push_back(sessionOf(cells, full));
        if (batch.size() == SessionBatch)
            wanted = sink(std::exchange(batch, {}));
        return wanted;
    };
    const Result<> read = m_rows.sessions({}, full, take, job);
    if (read && wanted && !batch.empty())
        sink(std::move(batch));
    return read;
}

Result<SessionInfo> PostgresStore::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    Result<SessionInfo> info = noConversation(id);
    const bool full = detail == ListDetail::Full;
    const auto take = [&](const QSqlQuery& cells) {
        info = sessionOf(cells, full);
        return true;
    };
    return m_rows.sessions(id.value, full, take, job).and_then([&info] { return info; });
}

Result<> PostgresStore::mustExist(const SessionId& id, const JobControl& job)
{
    bool exists = false;
    const auto see = [&exists](const QByteArray&, const QString&) { return exists = true; };
    if (const Result<> read = m_rows.walkConversation(id.value, see, job); !read)
        return read;
    return exists ? Result<>() : noConversation(id);
}

Result<OutlinePiece> PostgresStore::outlinePiece(const SessionId& id, qint64 from, const JobControl& job)
{
    if (!m_outlines.continues(id, from)) {
        if (const Result<> exists = mustExist(id, job); !exists)
            return std::unexpected(exists.error());
        m_outlines.begin(id);
    }
    return m_outlines.piece(id, from, job);
}

Result<Outline> PostgresStore::outline(const SessionId& id, const JobControl& job)
{
    return mustExist(id, job).and_then([&] { return m_outlines.read(id, job); });
}

const PostgresRow* PostgresStore::find(const Rows& rows, MessageSpot spot)
{
    const auto spotOfRow = [](const PostgresRow& row) { return MessageSpot {row.timestamp, row.rank}; };
    const auto at = std::ranges::lower_bound(rows, spot, {}, spotOfRow);
    return at == rows.end() || spotOfRow(*at) != spot ? nullptr : &*at;
}

Result<PostgresStore::Rows> PostgresStore::rowsAt(
    const SessionId& id, std::span<const qint64> keys, Contents contents, qint64 maxText, const JobControl& job)
{
    std::vector<qint64> times;
    times.reserve(keys.size());
    for (const qint64 key : keys)
        times.push_back(m_outlines.spotOf(key).timestamp);
    std::ranges::sort(times);
    times.erase(std::ranges::unique(times).begin(), times.end());
    return m_rows.at(id.value, times, contents, maxText, job).and_then([&](Rows rows) {
        return marked(id, std::move(rows), job);
    });
}

Result<PostgresStore::Rows> PostgresStore::marked(const SessionId& id, Rows rows, const JobControl& job)
{
    if (!m_windows.contains(id)) {
        const Result<Rows> window = m_rows.window(id.value, {}, Contents::None, job);
        if (!window)
            return window;
        QSet<QString>& ids = m_windows[id];
        for (const PostgresRow& row : *window) {
            if (!row.message.has(MessageRecord::Flagged))
                ids.insert(row.id);
        }
    }
    const QSet<QString> sent = m_windows.value(id);
    for (PostgresRow& row : rows)
        row.message.set(MessageRecord::InWindow, sent.contains(row.id));
    return rows;
}

Result<ContextBudget> PostgresStore::context(
    const SessionId& id, const std::optional<MessageId>& at, const ContextSink& sink, const JobControl& job)
{
    std::optional<PostgresRows::Place> place;
    if (at) {
        const auto found = placeOf(id, *at, job);
        if (!found)
            return std::unexpected(found.error());
        place = found->first;
    }
    if (const Result<> exists = mustExist(id, job); !exists)
        return std::unexpected(exists.error());
    const Result<Rows> rows = m_rows.window(id.value, place, Contents::Rows, job);
    if (!rows)
        return std::unexpected(rows.error());
    ContextBudget budget;
    qint64 position = 0;
    for (const PostgresRow& row : *rows) {
        const StoredRecord record = recordOf(row.json, {.table = u"messages"_s, .rowKey = row.id});
        const ContextItem item = contextItemOf(record, row.message, position++);
        if (item.leftOut.isEmpty())
            addTo(budget, item.tokens, item.kind);
        if (!sink(item))
            break;
    }
    return budget;
}

Result<std::vector<OutlineDetail>> PostgresStore::outlineDetails(
    const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    const Result<Rows> rows = rowsAt(id, keys, Contents::None, Whole, job);
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<OutlineDetail> details(keys.size());
    for (size_t i = 0; i < keys.size(); ++i) {
        if (const PostgresRow* row = find(*rows, m_outlines.spotOf(keys[i])))
            details[i] = detailOf(row->message, row->trace ? &*row->trace : nullptr);
    }
    return details;
}

namespace {

Message messageOf(const PostgresRow& row, const SessionId& session, qint64 maxText)
{
    const qint64 stored = row.message.textBytes;
    const bool isCut = maxText >= 0 && stored > maxText;
    const StoredRecord record
        = recordOf(row.json, {.table = u"messages"_s, .rowKey = row.id, .length = isCut ? -1 : row.json.size()});
    Message message = messageOf(record, maxText);
    for (Part& part : message.parts) {
        auto* text = std::get_if<TextPart>(&part.body);
        if (text && isCut)
            text->text = LongText(text->text.text, stored, true);
    }
    message.session = session;
    if (row.trace)
        addTurnTrace(message,
            recordOf(row.traceJson, {.table = u"turn_traces"_s, .rowKey = row.traceId, .length = row.traceJson.size()}),
            maxText);
    message.states = statesOf(row.message, row.trace ? &*row.trace : nullptr);
    return message;
}

} // namespace

Result<std::vector<MessagePtr>> PostgresStore::messages(
    const SessionId& id, std::span<const qint64> keys, const ReadOptions& options, const JobControl& job)
{
    const Result<Rows> rows = rowsAt(id, keys, Contents::Rows, options.maxText, job);
    if (!rows)
        return std::unexpected(rows.error());
    return messagesOf(id, keys, *rows, options.maxText, job);
}

Result<std::vector<MessagePtr>> PostgresStore::messagesOf(
    const SessionId& id, std::span<const qint64> keys, const Rows& rows, qint64 maxText, const JobControl& job)
{
    if (rows.empty()) {
        if (const Result<> exists = mustExist(id, job); !exists)
            return std::unexpected(exists.error());
    }
    const Outline* outline = m_outlines.known(id);
    std::vector<MessagePtr> messages;
    messages.reserve(keys.size());
    for (const qint64 key : keys) {
        const MessageSpot spot = m_outlines.spotOf(key);
        const PostgresRow* row = find(rows, spot);
        if (!row) {
            messages.push_back(nullptr);
            continue;
        }
        auto message = std::make_shared<Message>(messageOf(*row, id, maxText));
        message->index = outline ? m_outlines.positionOf(*outline, spot) : -1;
        messages.push_back(std::move(message));
    }
    return messages;
}

Result<std::vector<MessagePtr>> PostgresStore::firstMessages(
    const SessionId& id, int count, const ReadOptions& options, const JobControl& job)
{
    Result<Rows> rows = m_rows.first(id.value, qMax(1, count), options.maxText, job);
    if (rows)
        rows = marked(id, *std::move(rows), job);
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<qint64> keys;
    Outline begun;
    for (const PostgresRow& row : *rows | std::views::take(qMax(0, count))) {
        keys.push_back(m_outlines.keyFor({row.timestamp, row.rank}));
        begun.push_back({keys.back(), row.message.timeMs});
    }
    if (!m_outlines.known(id))
        m_outlines.begin(id, std::move(begun));
    return messagesOf(id, keys, *rows, options.maxText, job);
}

Result<std::pair<PostgresRows::Place, quint32>> PostgresStore::placeOf(
    const SessionId& session, const MessageId& id, const JobControl& job)
{
    const auto place = m_rows.placeOf(session.value, id.value, job);
    if (!place)
        return std::unexpected(place.error());
    if (*place)
        return **place;
    return mustExist(session, job).and_then([&]() -> Result<std::pair<PostgresRows::Place, quint32>> {
        return noMessage(session.value, id);
    });
}

Result<qint64> PostgresStore::keyOf(const SessionId& session, const MessageId& id, const JobControl& job)
{
    return placeOf(session, id, job).transform([this](const auto& place) {
        return m_outlines.keyFor({place.first.timestamp, place.second});
    });
}

Result<QByteArray> PostgresStore::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    if (!kindNamed(place.table))
        return fail(Errc::NotFound, tr("This is not a row of %1.").arg(title()));
    const auto row = m_rows.row(place.table, place.rowKey, maxBytes, job);
    if (!row)
        return std::unexpected(row.error());
    if (*row)
        return **row;
    return fail(
        Errc::NotFound, tr("The row %1 is no longer in %2. Open the session again.").arg(place.rowKey, title()));
}

Result<> PostgresStore::turnTraces(const SessionId& id, const TraceSink& sink, const JobControl& job)
{
    if (const Result<> exists = mustExist(id, job); !exists)
        return exists;
    bool wanted = true;
    const auto take = [&](const QByteArray& json, const QString& trace) {
        return wanted
            = sink(turnTraceOf(recordOf(json, {.table = u"turn_traces"_s, .rowKey = trace, .length = json.size()})));
    };
    const Result<> read = m_rows.walk(PostgresRows::Walked::OwnTraces, id.value, take, job);
    return read && wanted ? m_rows.walkStrays(RecordKind::Trace, id.value, take, job) : read;
}

Result<> PostgresStore::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    if (id) {
        const Result<> exists = mustExist(*id, job);
        return exists ? checkOne(id->value, sink, job) : exists;
    }
    const auto all = m_rows.conversations(job);
    if (!all)
        return std::unexpected(all.error());
    for (size_t i = 0; i < all->size(); ++i) {
        job.setProgress(qint64(i), qint64(all->size()));
        if (const Result<> done = checkOne(all->at(i), sink, job); !done)
            return done;
    }
    return {};
}

Result<> PostgresStore::checkOne(const QString& conversation, const FindingSink& sink, const JobControl& job)
{
    PostgresSource source(m_rows, conversation, PostgresSource::Scope::Checked);
    const Result<Index> index = Index::build(source, job);
    if (!index)
        return std::unexpected(index.error());
    // What its traces name elsewhere is looked at where it belongs.
    const auto own = [&](Finding finding) {
        if (finding.session.value == conversation || finding.session.isEmpty())
            sink(std::move(finding));
    };
    return checkJazzmine(source, *index, nullptr, own, job);
}

Result<EditPlan> PostgresStore::plan(const Edit& edit, const JobControl& job)
{
    if (!m_refusals.all.isEmpty())
        return fail(Errc::ReadOnly, m_refusals.all);
    if (const QString refusal = m_refusals.edits.value(kindOf(edit)); !refusal.isEmpty())
        return fail(refusals().contains(kindOf(edit)) ? Errc::NotSupported : Errc::Denied, refusal);
    takeFollowed();
    const SessionId& id = sessionOf(edit);
    const auto* repair = std::get_if<RepairEdit>(&edit);
    if (repair && id.isEmpty())
        return m_rows.conversations(job).and_then(
            [&](const auto& all) { return planRepairOn(m_rows, all, *repair, job); });
    if (const Result<> exists = mustExist(id, job); !exists)
        return std::unexpected(exists.error());
    // Ids are keys there: a repair leaves all messages where they are.
    if (repair)
        return planRepairOn(m_rows, {id.value}, *repair, job);
    return withMoves(*this, planEditOn(m_rows, edit, planFollows(), moved(), job), messagesRemovedBy(edit), job);
}

Result<StoreChange> PostgresStore::poll(const JobControl& job)
{
    if (m_polled.isValid() && m_polled.elapsed() < PollMs)
        return m_trouble ? Result<StoreChange>(std::unexpected(*m_trouble)) : StoreChange::None;
    m_polled.start();
    const auto state = m_rows.state(job);
    m_trouble = state ? std::nullopt : std::optional(state.error());
    if (!state)
        return std::unexpected(state.error());
    m_size = state->bytes;
    const bool gone = state->counters.isEmpty();
    if (gone)
        return std::exchange(m_vanished, true) ? StoreChange::None : StoreChange::Vanished;
    const bool back = std::exchange(m_vanished, false);
    const bool changed = back || m_state != state->counters;
    m_state = state->counters;
    if (changed)
        m_windows.clear();
    return changed ? StoreChange::Changed : StoreChange::None;
}

Result<> PostgresStore::copySessions(const QList<SessionId>& sessions, const JobControl& job)
{
    if (!m_refusals.all.isEmpty())
        return fail(Errc::ReadOnly, m_refusals.all);
    if (sessions.isEmpty() && m_size > MostCopiedBytes)
        return fail(Errc::Denied,
            tr("A change of all conversations is tried out on copies first, and %1 is too large for "
               "that. Make this change on its own, or for one conversation at a time.")
                .arg(title()),
            u"%1 bytes"_s.arg(m_size));
    QStringList ids;
    for (const SessionId& id : sessions)
        ids += id.value;
    return m_rows.copyForDryRun(ids, job);
}

Result<> PostgresStore::tryOut(const ServerScript& script, const JobControl& job)
{
    m_windows.clear();
    m_outlines.clear();
    return m_rows.database().tryOut(script, job);
}

} // namespace stemma::jazzmine
