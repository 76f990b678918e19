// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/entries.h"

#include "core/store/formats/agentfootprint/read/event.h"
#include "core/store/formats/agentfootprint/read/json.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

/// What a pattern of a document finds.
enum class EntryTarget : quint8 { Session, SavedAt, Request, Row, Snapshot, Field };

struct EntryRule
{
    QString path;
    EntryTarget target;
    Row::Kind kind = Row::Kind::Event; ///< of a row
};

Layout layoutOf(Row::Kind kind)
{
    switch (kind) {
    case Row::Kind::DomainEvent:
        return Layout::Trace;
    case Row::Kind::AuditRecord:
        return Layout::Audit;
    case Row::Kind::Entry:
        return Layout::Entries;
    default:
        return Layout::Events;
    }
}

QList<EntryRule> rulesOf(Dialect dialect)
{
    switch (dialect) {
    case Dialect::SessionFile:
        return {{u"/sessions/*"_s, EntryTarget::Session}, {u"/sessions/*/savedAt"_s, EntryTarget::SavedAt}};
    case Dialect::Requests:
        return {{u"/*"_s, EntryTarget::Request}};
    case Dialect::Recording:
        return {{u"/events/*"_s, EntryTarget::Row}, {u"/snapshot"_s, EntryTarget::Snapshot}};
    case Dialect::RecordingArchive:
        return {{u"/recording/events/*"_s, EntryTarget::Row}, {u"/recording/snapshot"_s, EntryTarget::Snapshot},
            {u"/producer/*"_s, EntryTarget::Field}, {u"/run/*"_s, EntryTarget::Field},
            {u"/privacy/*"_s, EntryTarget::Field}};
    case Dialect::Runs:
        return {{u"/envelopes/*/recording/events/*"_s, EntryTarget::Row},
            {u"/envelopes/*/recording/snapshot"_s, EntryTarget::Snapshot},
            {u"/recordings/*/events/*"_s, EntryTarget::Row}, {u"/recordings/*/snapshot"_s, EntryTarget::Snapshot}};
    case Dialect::Trace:
        return {{u"/events/*"_s, EntryTarget::Row, Row::Kind::DomainEvent}, {u"/snapshot"_s, EntryTarget::Snapshot},
            {u"/redaction"_s, EntryTarget::Field}, {u"/capturedAtMs"_s, EntryTarget::Field}};
    case Dialect::Audit:
        return {{u"/records/*"_s, EntryTarget::Row, Row::Kind::AuditRecord}, {u"/header/*"_s, EntryTarget::Field}};
    case Dialect::AuditSegments:
        return {{u"/*/records/*"_s, EntryTarget::Row, Row::Kind::AuditRecord}};
    case Dialect::Artifact:
        return {{QString(), EntryTarget::Row, Row::Kind::Entry}};
    case Dialect::Memory:
        return {{u"/*"_s, EntryTarget::Row, Row::Kind::Entry}};
    case Dialect::Corpus:
        return {{u"/entries/*"_s, EntryTarget::Row, Row::Kind::Entry}, {u"/embedder/*"_s, EntryTarget::Field},
            {u"/namespace"_s, EntryTarget::Field}};
    default:
        return {};
    }
}

/// Collects what the scanner finds in a document with many records.
class Collector
{
public:
    Collector(Listing& listing, QList<EntryRule> rules)
        : m_listing(listing)
        , m_rules(std::move(rules))
    {
    }

    void take(const JsonRecord& record)
    {
        const Range place {record.offset, record.length};
        const EntryRule& rule = m_rules[record.pattern];
        switch (rule.target) {
        case EntryTarget::Session:
            addSession(record.steps.back().key, place);
            break;
        case EntryTarget::SavedAt:
            m_savedAt = integerOf(record.bytes);
            break;
        case EntryTarget::Request:
            addRequest(place);
            break;
        case EntryTarget::Row:
            m_runs.add(record.bytes, place, rule.kind);
            break;
        case EntryTarget::Snapshot:
            m_snapshots.push_back(place);
            break;
        case EntryTarget::Field:
            m_fields << fieldOf(record.steps.back().key, record.bytes);
            break;
        }
    }

    void finish()
    {
        std::vector<Entry> runs = m_runs.entries();
        for (Entry& entry : runs) {
            entry.fields = m_fields + entry.fields;
            m_listing.entries.push_back(std::move(entry));
        }
        // Each run ends with one; they stand in the order of their runs.
        const std::vector<Entry> all = m_listing.entries;
        for (size_t i = 0; i < m_snapshots.size(); ++i) {
            Entry entry;
            entry.layout = Layout::Snapshot;
            entry.place = m_snapshots[i];
            if (i < all.size()) {
                entry.parent = all[i].id;
                entry.savedAt = all[i].savedAt;
            }
            entry.id = SessionId(entry.parent.value + u"#history"_s);
            m_listing.entries.push_back(std::move(entry));
        }
    }

private:
    void addSession(const QString& id, const Range& place)
    {
        Entry entry;
        entry.id = SessionId(id);
        entry.layout = Layout::Envelope;
        entry.place = place;
        entry.size = place.length;
        entry.savedAt = std::exchange(m_savedAt, std::nullopt);
        if (const auto known = m_numbers.constFind(id); known != m_numbers.cend()) {
            m_listing.repeated.emplace_back(id, m_listing.entries[*known].place);
            m_listing.entries[*known] = std::move(entry);
            return;
        }
        m_numbers.insert(id, m_listing.entries.size());
        m_listing.entries.push_back(std::move(entry));
    }

    void addRequest(const Range& place)
    {
        Entry entry;
        const auto number = qint64(m_listing.entries.size());
        entry.id = SessionId(u"#%1"_s.arg(number));
        if (number > 0)
            entry.parent = m_listing.entries.back().id;
        entry.layout = Layout::Request;
        entry.place = place;
        m_listing.entries.push_back(std::move(entry));
    }

    Listing& m_listing;
    QList<EntryRule> m_rules;
    QHash<QString, size_t> m_numbers;
    std::optional<qint64> m_savedAt; ///< of the session being read
    RunGroups m_runs;
    std::vector<Range> m_snapshots;
    StoredFields m_fields;
};

/// The id of a document that is one session, by the first of these members that names one.
Result<SessionId> idOf(const Document& document, const SessionIndex& index)
{
    for (const QStringView name :
        {u"data.pending.sessionId"_s, u"data.runId"_s, u"data.conversation.runId"_s, u"runId"_s}) {
        const Fact* fact = index.fact(name);
        if (!fact)
            continue;
        const auto text = document.read(fact->place);
        if (!text)
            return std::unexpected(text.error());
        if (const auto id = stringOf(*text); id && !id->isEmpty())
            return SessionId(*id);
    }
    return SessionId(u"#0"_s);
}

std::optional<Layout> singleLayout(Dialect dialect)
{
    switch (dialect) {
    case Dialect::Checkpoint:
        return Layout::Checkpoint;
    case Dialect::Envelope:
        return Layout::Envelope;
    case Dialect::RunOutcome:
        return Layout::RunOutcome;
    case Dialect::Messages:
        return Layout::Messages;
    default:
        return {};
    }
}

Entry singleEntry(const Document& document, Layout layout)
{
    Entry entry;
    entry.layout = layout;
    entry.place = document.whole();
    entry.size = entry.place.length;
    return entry;
}

Result<> completeSingle(Listing& listing, SessionIndex index)
{
    auto id = idOf(*listing.document, index);
    if (!id)
        return std::unexpected(id.error());
    Entry& entry = listing.entries.front();
    entry.id = *std::move(id);
    listing.problem = index.problem;
    listing.hasBom = index.hasBom;
    entry.index = std::make_shared<const SessionIndex>(std::move(index));
    return {};
}

Result<> addSingle(Listing& listing, Layout layout, const JobControl& job)
{
    auto index = indexSession(listing.document, listing.document->whole(), layout, job);
    if (!index)
        return std::unexpected(index.error());
    listing.entries.push_back(singleEntry(*listing.document, layout));
    return completeSingle(listing, *std::move(index));
}

/// The id of a conversation whose beginning names it; the member that does stands before the messages.
Result<std::optional<SessionId>> idOfBeginning(const Document& document, const SessionIndex& index)
{
    if (index.layout == Layout::Messages)
        return SessionId(u"#0"_s);
    if (index.layout == Layout::Envelope) {
        const Fact* format = index.fact(u"format");
        const auto text = format ? document.read(format->place) : QByteArray();
        if (!text)
            return std::unexpected(text.error());
        if (*text != "\"conversation-v1\"")
            return std::nullopt; // a paused run has two histories
    }
    if (!index.fact(index.layout == Layout::Envelope ? u"data.runId" : u"runId"))
        return std::nullopt;
    return idOf(document, index).transform([](const SessionId& id) { return std::optional(id); });
}

} // namespace

RunGroups::Run& RunGroups::runOf(const EventView& event)
{
    const QString run = stringOf(member(event.meta, "runId")).value_or(QString());
    const SessionId id(run.isEmpty() ? u"#0"_s : run);
    const auto known = std::ranges::find(m_runs.rbegin(), m_runs.rend(), id, &Run::id);
    if (known != m_runs.rend())
        return *known;
    Run added;
    added.id = id;
    added.index = std::make_shared<SessionIndex>();
    for (const QByteArrayView key :
        {QByteArrayView("sessionId"), QByteArrayView("principal"), QByteArrayView("tenant")}) {
        if (const QByteArrayView value = member(event.meta, key); !value.isEmpty())
            added.fields << fieldOf(QString::fromLatin1(key), value);
    }
    m_runs.push_back(std::move(added));
    return m_runs.back();
}

void RunGroups::add(QByteArrayView record, const Range& place, Row::Kind kind, bool torn)
{
    const EventView event = kind == Row::Kind::Entry ? EventView() : viewEvent(record, kind);
    // A line without a run belongs to the previous run.
    const bool isLost = !event.valid && !m_runs.empty();
    Run& run = isLost ? m_runs.back() : runOf(event);
    SessionIndex& index = *run.index;
    index.layout = layoutOf(kind);
    Row row;
    row.place = place;
    row.key = qint64(index.rows.size());
    row.createdMs = event.ms.value_or(OutlineRow::NoTime);
    row.kind = kind;
    index.rows.push_back(row);
    index.place = index.place.isNull() ? place : Range {index.place.offset, place.end() - index.place.offset};
    run.lastMs = event.ms ? event.ms : run.lastMs;
    noteCall(index.calls, event);
    if (torn)
        m_torn = size_t(&run - m_runs.data());
}

void RunGroups::dropTorn()
{
    if (!m_torn)
        return;
    m_runs[*m_torn].index->rows.pop_back();
    m_torn.reset();
}

std::vector<Entry> RunGroups::entries() const
{
    std::vector<Entry> entries;
    for (const Run& run : m_runs) {
        Entry entry;
        entry.id = run.id;
        entry.layout = run.index->layout;
        entry.place = run.index->place;
        entry.savedAt = run.lastMs;
        entry.fields = run.fields;
        entry.index = run.index;
        entries.push_back(std::move(entry));
    }
    return entries;
}

Result<Listing> listSessions(const std::shared_ptr<const Document>& document, Dialect dialect, const JobControl& job)
{
    Listing listing;
    listing.document = document;
    if (const auto layout = singleLayout(dialect)) {
        if (const auto done = addSingle(listing, *layout, job); !done)
            return std::unexpected(done.error());
        return listing;
    }
    const QList<EntryRule> rules = rulesOf(dialect);
    QList<JsonPattern> patterns;
    for (const EntryRule& rule : rules) {
        const bool byPlace = rule.target == EntryTarget::Session || rule.target == EntryTarget::Request
            || rule.target == EntryTarget::Snapshot || rule.kind == Row::Kind::Entry;
        patterns << JsonPattern {rule.path, !byPlace};
    }
    Collector collector(listing, rules);
    JsonRecordScanner scanner(patterns, [&collector](const JsonRecord& record) {
        collector.take(record);
        return true;
    });
    const auto fed
        = document->blocks(document->whole(), [&scanner](QByteArrayView block) { return scanner.feed(block); }, job);
    if (!fed)
        return std::unexpected(fed.error());
    const JsonScan scan = scanner.finish();
    listing.problem = scan.problem;
    listing.hasBom = scan.hasBom;
    collector.finish();
    return listing;
}

Result<BegunSession> beginSession(
    const std::shared_ptr<const Document>& document, Dialect dialect, qint64 bytes, const JobControl& job)
{
    BegunSession begun;
    const auto layout = singleLayout(dialect);
    if (!layout || *layout == Layout::RunOutcome)
        return begun;
    auto run = std::make_unique<IndexRun>(document, document->whole(), *layout);
    if (const auto done = run->advance(bytes, job); !done)
        return std::unexpected(done.error());
    if (run->isAtEnd() || !run->beginning() || run->beginning()->rows.empty())
        return begun;
    const auto id = idOfBeginning(*document, *run->beginning());
    if (!id)
        return std::unexpected(id.error());
    if (!*id)
        return begun;
    begun.listing.document = document;
    begun.listing.entries.push_back(singleEntry(*document, *layout));
    begun.listing.entries.front().id = **id;
    begun.run = std::move(run);
    return begun;
}

Result<bool> finishSession(Listing& listing, IndexRun& run, const JobControl& job)
{
    const SessionId id = listing.entries.front().id;
    auto index = run.finish(job);
    if (!index)
        return std::unexpected(index.error());
    const auto isSame = [](const Row& a, const Row& b) {
        return a.place == b.place && a.key == b.key && a.kind == b.kind && a.span == b.span;
    };
    const std::vector<Row>& given = run.given().rows;
    const bool holds = !index->hasTwoHistories() && index->rows.size() >= given.size()
        && std::ranges::equal(given, std::span(index->rows).first(given.size()), isSame);
    if (const auto done = completeSingle(listing, *std::move(index)); !done)
        return std::unexpected(done.error());
    return holds && listing.entries.front().id == id;
}

} // namespace stemma::agentfootprint
