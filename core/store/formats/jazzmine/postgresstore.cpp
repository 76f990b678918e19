// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/postgresstore.h"

#include "core/store/formats/jazzmine/check/check.h"
#include "core/store/formats/jazzmine/read/postgressource.h"
#include "core/store/formats/jazzmine/read/record.h"
#include "core/store/formats/jazzmine/store.h"

#include <QCoreApplication>
#include <QSqlQuery>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

using Contents = PostgresRows::Contents;

constexpr size_t MostOutlines = 8;
constexpr size_t SessionBatch = 256;
constexpr qsizetype FirstPromptCharacters = 200;
constexpr qint64 Whole = -1;

// A key has the time above and the rank below; times up to the year 2109.
constexpr int RankBits = 20;
constexpr int TimeBits = 42;
constexpr qint64 OddKey = qint64(1) << (RankBits + TimeBits);

struct PostgresStoreText
{
    Q_DECLARE_TR_FUNCTIONS(JazzminePostgresStore)
};

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
    info.firstPrompt = cells.value(Cell::FirstPrompt).toString().left(FirstPromptCharacters);
    return info;
}

std::unexpected<Error> noConversation(const QString& title, const SessionId& id)
{
    return fail(Errc::NotFound,
        PostgresStoreText::tr("%1 has no conversation %2. Check the id, or list the sessions of the store.")
            .arg(title, id.value));
}

} // namespace

PostgresStore::PostgresStore(const Detection& detection, std::shared_ptr<PostgresDatabase> database)
    : m_detection(detection)
    , m_rows(std::move(database))
    , m_path(m_rows.database().address().url())
{
    m_detection.server.reset(); // the store alone has the connection now
}

PostgresStore::~PostgresStore() = default;

StoreInfo PostgresStore::info() const
{
    StoreInfo info;
    info.path = m_path;
    info.format = m_detection.format;
    info.dialect = m_detection.dialect;
    info.version = m_detection.version;
    info.notWritable = m_notWritable;
    info.refusals = m_refusals;
    info.size = m_size;
    return info;
}

Result<> PostgresStore::sessions(ListDetail detail, const SessionSink& sink, const JobControl& job)
{
    std::vector<SessionInfo> batch;
    bool wanted = true;
    const bool full = detail == ListDetail::Full;
    const Result<> read = m_rows.sessions(
        {}, full,
        [&](const QSqlQuery& cells) {
            batch.push_back(sessionOf(cells, full));
            if (batch.size() == SessionBatch)
                wanted = sink(std::exchange(batch, {}));
            return wanted;
        },
        job);
    if (read && wanted && !batch.empty())
        sink(std::move(batch));
    return read;
}

Result<SessionInfo> PostgresStore::session(const SessionId& id, ListDetail detail, const JobControl& job)
{
    std::optional<SessionInfo> info;
    const bool full = detail == ListDetail::Full;
    const Result<> read = m_rows.sessions(
        id.value, full,
        [&](const QSqlQuery& cells) {
            info = sessionOf(cells, full);
            return true;
        },
        job);
    if (!read)
        return std::unexpected(read.error());
    if (!info)
        return noConversation(m_rows.database().address().title(), id);
    return *info;
}

Result<> PostgresStore::mustExist(const SessionId& id, const JobControl& job)
{
    bool exists = false;
    const auto see = [&exists](const QByteArray&, const QString&) { return exists = true; };
    if (const Result<> read = m_rows.walkConversation(id.value, see, job); !read)
        return read;
    return exists ? Result<>() : noConversation(m_rows.database().address().title(), id);
}

qint64 PostgresStore::keyFor(Spot spot)
{
    if (spot.timestamp >= 0 && spot.timestamp < (qint64(1) << TimeBits) && spot.rank < (quint32(1) << RankBits))
        return (spot.timestamp << RankBits) + qint64(spot.rank);
    qsizetype at = m_oddSpots.indexOf(spot);
    if (at < 0) {
        at = m_oddSpots.size();
        m_oddSpots << spot;
    }
    return OddKey + at;
}

PostgresStore::Spot PostgresStore::spotOf(qint64 key) const
{
    if (key >= OddKey)
        return m_oddSpots.value(key - OddKey);
    return {key >> RankBits, quint32(key & ((1 << RankBits) - 1))};
}

qint64 PostgresStore::positionOf(const Outline& outline, Spot spot) const
{
    const auto at
        = std::ranges::lower_bound(outline, spot, {}, [this](const OutlineRow& row) { return spotOf(row.key); });
    return at == outline.end() || spotOf(at->key) != spot ? -1 : at - outline.begin();
}

Outline* PostgresStore::known(const SessionId& id)
{
    const auto at = std::ranges::find(m_outlines, id, &std::pair<SessionId, Outline>::first);
    if (at != m_outlines.end()) {
        std::rotate(at, at + 1, m_outlines.end());
        return &m_outlines.back().second;
    }
    return m_growing.first == id ? &m_growing.second : nullptr;
}

void PostgresStore::remember(const SessionId& id, Outline outline)
{
    std::erase_if(m_outlines, [&id](const auto& one) { return one.first == id; });
    if (m_outlines.size() >= MostOutlines)
        m_outlines.erase(m_outlines.begin());
    m_outlines.emplace_back(id, std::move(outline));
}

/// Adds the next rows. Those of the last time are asked for again, for more may have its time.
Result<> PostgresStore::readPiece(
    const SessionId& id, Outline& outline, qint64 rows, bool& isLast, const JobControl& job)
{
    Spot spot {std::numeric_limits<qint64>::min(), 0};
    qint64 again = 0;
    if (!outline.empty()) {
        spot = spotOf(outline.back().key);
        again = qint64(spot.rank) + 1;
    }
    const auto times = m_rows.times(id.value, spot.timestamp, rows + again, job);
    if (!times)
        return std::unexpected(times.error());
    isLast = qint64(times->size()) < rows + again;
    for (size_t i = size_t(again); i < times->size(); ++i) {
        const qint64 time = (*times)[i];
        spot = {time, !outline.empty() && time == spot.timestamp ? spot.rank + 1 : 0};
        outline.push_back({keyFor(spot), toMs(timeOf(time))});
    }
    return {};
}

Result<OutlinePiece> PostgresStore::outlinePiece(const SessionId& id, qint64 from, const JobControl& job)
{
    if (from == 0 || m_growing.first != id || qint64(m_growing.second.size()) != from) {
        if (const Result<> exists = mustExist(id, job); !exists)
            return std::unexpected(exists.error());
        m_growing = {id, {}};
    }
    Outline& outline = m_growing.second;
    OutlinePiece piece;
    piece.isLast = false;
    // Most often once; more where another outline was read in between.
    while (!piece.isLast && qint64(outline.size()) <= from) {
        const qint64 rows = outline.empty() ? FirstPieceRows : PieceRows;
        if (const Result<> read = readPiece(id, outline, rows, piece.isLast, job); !read)
            return std::unexpected(read.error());
    }
    const qint64 begin = qMin(from, qint64(outline.size()));
    piece.rows.assign(outline.begin() + begin, outline.end());
    if (piece.isLast)
        remember(id, std::exchange(m_growing, {}).second);
    return piece;
}

Result<Outline> PostgresStore::outline(const SessionId& id, const JobControl& job)
{
    if (const Result<> exists = mustExist(id, job); !exists)
        return std::unexpected(exists.error());
    Outline outline;
    for (bool isLast = false; !isLast;) {
        if (const Result<> read = readPiece(id, outline, PieceRows, isLast, job); !read)
            return std::unexpected(read.error());
        job.setProgress(qint64(outline.size()));
    }
    remember(id, outline);
    return outline;
}

const PostgresRow* PostgresStore::find(const Rows& rows, Spot spot)
{
    const auto spotOfRow = [](const PostgresRow& row) { return Spot {row.timestamp, row.rank}; };
    const auto at = std::ranges::lower_bound(rows, spot, {}, spotOfRow);
    return at == rows.end() || spotOfRow(*at) != spot ? nullptr : &*at;
}

Result<PostgresStore::Rows> PostgresStore::rowsAt(
    const SessionId& id, std::span<const qint64> keys, Contents contents, qint64 maxText, const JobControl& job)
{
    std::vector<qint64> times;
    times.reserve(keys.size());
    for (const qint64 key : keys)
        times.push_back(spotOf(key).timestamp);
    std::ranges::sort(times);
    times.erase(std::ranges::unique(times).begin(), times.end());
    Result<Rows> rows = m_rows.at(id.value, times, contents, maxText, job);
    if (!rows)
        return rows;
    const Result<> marked = mark(id, *rows, job);
    return marked ? rows : std::unexpected(marked.error());
}

Result<> PostgresStore::mark(const SessionId& id, Rows& rows, const JobControl& job)
{
    const auto inWindow = currentWindow(id, job);
    if (!inWindow)
        return std::unexpected(inWindow.error());
    for (PostgresRow& row : rows) {
        if ((*inWindow)->contains(row.id))
            row.message.flags |= MessageRecord::InWindow;
    }
    return {};
}

Result<std::vector<OutlineDetail>> PostgresStore::outlineDetails(
    const SessionId& id, std::span<const qint64> keys, const JobControl& job)
{
    const Result<Rows> rows = rowsAt(id, keys, Contents::None, Whole, job);
    if (!rows)
        return std::unexpected(rows.error());
    std::vector<OutlineDetail> details(keys.size());
    for (size_t i = 0; i < keys.size(); ++i) {
        if (const PostgresRow* row = find(*rows, spotOf(keys[i])))
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
    if (rows.empty() && !keys.empty()) {
        if (const Result<> exists = mustExist(id, job); !exists)
            return std::unexpected(exists.error());
    }
    const Outline* outline = known(id);
    std::vector<MessagePtr> messages;
    messages.reserve(keys.size());
    for (const qint64 key : keys) {
        const Spot spot = spotOf(key);
        const PostgresRow* row = find(rows, spot);
        if (!row) {
            messages.push_back(nullptr);
            continue;
        }
        auto message = std::make_shared<Message>(messageOf(*row, id, maxText));
        message->index = outline ? positionOf(*outline, spot) : -1;
        messages.push_back(std::move(message));
    }
    return messages;
}

Result<std::vector<MessagePtr>> PostgresStore::firstMessages(
    const SessionId& id, int count, const ReadOptions& options, const JobControl& job)
{
    const auto wanted = size_t(qMax(0, count));
    std::vector<qint64> keys;
    if (const Outline* outline = known(id)) {
        for (size_t i = 0; i < qMin(wanted, outline->size()); ++i)
            keys.push_back((*outline)[i].key);
        if (!keys.empty())
            return messages(id, keys, options, job);
    }
    // At once, without asking for their times first.
    Result<Rows> rows = m_rows.first(id.value, qMax(1, count), options.maxText, job);
    if (!rows)
        return std::unexpected(rows.error());
    if (rows->empty()) {
        if (const Result<> exists = mustExist(id, job); !exists)
            return std::unexpected(exists.error());
    }
    m_growing = {id, {}};
    for (size_t i = 0; i < qMin(wanted, rows->size()); ++i) {
        const PostgresRow& row = (*rows)[i];
        keys.push_back(keyFor({row.timestamp, row.rank}));
        m_growing.second.push_back({keys.back(), row.message.timeMs});
    }
    if (const Result<> marked = mark(id, *rows, job); !marked)
        return std::unexpected(marked.error());
    return messagesOf(id, keys, *rows, options.maxText, job);
}

Result<qint64> PostgresStore::keyOf(const SessionId& session, const MessageId& id, const JobControl& job)
{
    const auto place = m_rows.placeOf(session.value, id.value, job);
    if (!place)
        return std::unexpected(place.error());
    if (*place)
        return keyFor({(*place)->first.timestamp, (*place)->second});
    if (const Result<> exists = mustExist(session, job); !exists)
        return std::unexpected(exists.error());
    return fail(Errc::NotFound,
        PostgresStoreText::tr("The conversation %1 has no message %2. Check the id.").arg(session.value, id.value));
}

Result<Part> PostgresStore::part(const SessionId& session, qint64 key, int partIndex, const JobControl& job)
{
    const auto read = messages(session, {&key, 1}, {Whole}, job);
    if (!read)
        return std::unexpected(read.error());
    const MessagePtr& message = read->front();
    if (message && partIndex >= 0 && partIndex < message->parts.size())
        return message->parts.at(partIndex);
    return fail(Errc::NotFound,
        PostgresStoreText::tr("This part of the message is no longer in %1. Open the session again.")
            .arg(m_rows.database().address().title()));
}

Result<QByteArray> PostgresStore::rawBytes(const StoredAt& place, qint64 maxBytes, const JobControl& job)
{
    if (!kindNamed(place.table))
        return fail(
            Errc::NotFound, PostgresStoreText::tr("This is not a row of %1.").arg(m_rows.database().address().title()));
    const auto row = m_rows.row(place.table, place.rowKey, maxBytes, job);
    if (!row)
        return std::unexpected(row.error());
    if (*row)
        return **row;
    return fail(Errc::NotFound,
        PostgresStoreText::tr("The row %1 is no longer in %2. Open the session again.")
            .arg(place.rowKey, m_rows.database().address().title()));
}

Result<QList<SummaryNode>> PostgresStore::summaryNodes(const SessionId&, const JobControl&)
{
    return QList<SummaryNode>(); // the agent keeps its summaries elsewhere
}

Result<QList<Checkpoint>> PostgresStore::checkpoints(const SessionId&, const JobControl&)
{
    return QList<Checkpoint>();
}

Result<QList<SessionStore::PlacedReference>> PostgresStore::fileReferences(const SessionId&, const JobControl&)
{
    return QList<PlacedReference>();
}

Result<QList<LineageEdge>> PostgresStore::edges(const SessionId&, const JobControl&)
{
    return QList<LineageEdge>(); // conversations know nothing of each other
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
    const Result<> read = m_rows.walkTraces(id.value, take, job);
    return read && wanted ? m_rows.walkStrays(RecordKind::Trace, id.value, take, job) : read;
}

Result<> PostgresStore::check(const std::optional<SessionId>& id, const FindingSink& sink, const JobControl& job)
{
    if (id) {
        const Result<> exists = mustExist(*id, job);
        return exists ? checkOne(id->value, sink, job) : exists;
    }
    const auto all = ids(job);
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

Result<std::vector<QString>> PostgresStore::ids(const JobControl& job)
{
    std::vector<QString> ids;
    const Result<> listed = sessions(
        ListDetail::Basic,
        [&ids](const std::vector<SessionInfo>& batch) {
            for (const SessionInfo& info : batch)
                ids.push_back(info.id.value);
            return true;
        },
        job);
    return listed.transform([&ids] { return ids; });
}

Result<StoreChange> PostgresStore::poll()
{
    if (m_polled.isValid() && m_polled.elapsed() < PollMs)
        return StoreChange::None;
    m_polled.start();
    const auto state = m_rows.state();
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

} // namespace stemma::jazzmine
