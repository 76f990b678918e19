// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/read/entries.h"

#include "core/store/conversation/conversation.h"
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
    return kind == Row::Kind::DomainEvent ? Layout::Trace
        : kind == Row::Kind::AuditRecord  ? Layout::Audit
        : kind == Row::Kind::Entry        ? Layout::Entries
                                          : Layout::Events;
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
            addSession(record.steps.back(), place);
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
            const Entry run = i < all.size() ? all[i] : Entry();
            m_listing.entries.push_back({.id = SessionId(run.id.value + u"#history"_s),
                .layout = Layout::Snapshot,
                .place = m_snapshots[i],
                .savedAt = run.savedAt,
                .parent = run.id});
        }
    }

private:
    void addSession(const JsonStep& name, const Range& place)
    {
        auto known = m_numbers.constFind(name.key);
        if (known == m_numbers.cend()) {
            known = m_numbers.insert(name.key, m_listing.entries.size());
            m_listing.entries.emplace_back();
        } else {
            m_listing.repeated.push_back(m_listing.entries[*known]);
        }
        m_listing.entries[*known] = {.id = SessionId(name.key),
            .layout = Layout::Envelope,
            .place = place,
            .keyAt = name.keyOffset,
            .savedAt = std::exchange(m_savedAt, std::nullopt),
            .size = place.length};
    }

    void addRequest(const Range& place)
    {
        std::vector<Entry>& all = m_listing.entries;
        all.push_back({.id = SessionId(placeId(all.size())),
            .layout = Layout::Request,
            .place = place,
            .parent = all.empty() ? SessionId() : all.back().id});
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
SessionId idOf(const SessionIndex& index)
{
    for (const QStringView name : {u"data.pending.sessionId", u"data.runId", u"data.conversation.runId", u"runId"}) {
        if (const auto id = stringOf(index.text(name)); id && !id->isEmpty())
            return SessionId(*id);
    }
    return SessionId(placeId(0));
}

std::optional<Layout> singleLayout(Dialect dialect)
{
    static const QMap<Dialect, Layout> single {{Dialect::Checkpoint, Layout::Checkpoint},
        {Dialect::Envelope, Layout::Envelope}, {Dialect::RunOutcome, Layout::RunOutcome},
        {Dialect::Messages, Layout::Messages}};
    const auto found = single.constFind(dialect);
    return found == single.cend() ? std::nullopt : std::optional(*found);
}

/// The id of a conversation whose beginning names it; the member that does stands before the messages. None: only the
/// whole tells.
std::optional<SessionId> idOfBeginning(const SessionIndex& index)
{
    const bool isEnvelope = index.layout == Layout::Envelope;
    if (index.rows.empty() || (isEnvelope && index.text(u"format") != "\"conversation-v1\""))
        return {}; // a paused run has two histories
    const bool isNamed = index.layout == Layout::Messages || index.fact(isEnvelope ? u"data.runId" : u"runId");
    return isNamed ? std::optional(idOf(index)) : std::nullopt;
}

/// The whole session of a document that has one.
Result<> completeSingle(Listing& listing, IndexRun& run, const JobControl& job)
{
    return run.finish(job).transform([&listing](SessionIndex&& index) {
        listing.problem = index.problem;
        listing.hasBom = index.hasBom;
        listing.entries.front().id = idOf(index);
        listing.entries.front().index = std::make_shared<const SessionIndex>(std::move(index));
    });
}

Result<Listing> listSingle(Listing listing, Layout layout, qint64 enough, const JobControl& job)
{
    const Range whole = listing.document->whole();
    listing.entries.push_back({.layout = layout, .place = whole, .size = whole.length});
    auto run = std::make_unique<IndexRun>(listing.document, whole, layout);
    if (enough >= 0 && enough < whole.length && layout != Layout::RunOutcome) {
        if (const auto begun = run->advance(enough, job); !begun)
            return std::unexpected(begun.error());
        const auto beginning = run->isAtEnd() ? nullptr : run->beginning();
        if (const auto id = beginning ? idOfBeginning(*beginning) : std::nullopt) {
            listing.entries.front().id = *id;
            listing.rest = std::move(run);
            return listing;
        }
    }
    return completeSingle(listing, *run, job).transform([&listing] { return std::move(listing); });
}

} // namespace

RunGroups::Run& RunGroups::runOf(const EventView& event)
{
    const QString run = textAt(event.meta, "runId");
    const SessionId id(run.isEmpty() ? placeId(0) : run);
    const auto known = std::ranges::find(m_runs.rbegin(), m_runs.rend(), id, &Run::id);
    if (known != m_runs.rend())
        return *known;
    Run& added = m_runs.emplace_back(id, std::make_shared<SessionIndex>());
    for (const char* key : {"sessionId", "principal", "tenant"}) {
        if (const QByteArrayView value = member(event.meta, key); !value.isEmpty())
            added.fields << fieldOf(QString::fromLatin1(key), value);
    }
    return added;
}

void RunGroups::add(QByteArrayView record, const Range& place, Row::Kind kind, bool torn)
{
    const EventView event = kind == Row::Kind::Entry ? EventView() : viewEvent(record, kind);
    // A line without a run belongs to the previous run.
    const bool isLost = !event.valid && !m_runs.empty();
    Run& run = isLost ? m_runs.back() : runOf(event);
    SessionIndex& index = *run.index;
    index.layout = layoutOf(kind);
    index.rows.push_back({place, qint64(index.rows.size()), event.ms.value_or(OutlineRow::NoTime), -1, kind});
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
    entries.reserve(m_runs.size());
    for (const Run& run : m_runs)
        entries.push_back({.id = run.id,
            .layout = run.index->layout,
            .place = run.index->place,
            .savedAt = run.lastMs,
            .fields = run.fields,
            .index = run.index});
    return entries;
}

Result<Listing> listSessions(
    const std::shared_ptr<const Document>& document, Dialect dialect, qint64 enough, const JobControl& job)
{
    Listing listing;
    listing.document = document;
    if (const auto layout = singleLayout(dialect))
        return listSingle(std::move(listing), *layout, enough, job);
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

Result<bool> finishSession(Listing& listing, const JobControl& job)
{
    const SessionId id = listing.entries.front().id;
    if (const auto done = completeSingle(listing, *listing.rest, job); !done)
        return std::unexpected(done.error());
    const auto isSame = [](const Row& a, const Row& b) {
        return a.place == b.place && a.key == b.key && a.kind == b.kind && a.span == b.span;
    };
    const std::unique_ptr<IndexRun> run = std::move(listing.rest);
    const SessionIndex& index = *listing.entries.front().index;
    const std::vector<Row>& given = run->given().rows;
    return listing.entries.front().id == id && !index.hasTwoHistories() && index.rows.size() >= given.size()
        && std::ranges::equal(given, std::span(index.rows).first(given.size()), isSame);
}

} // namespace stemma::agentfootprint
