// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/check/check.h"

#include "core/store/formats/agentfootprint/read/audit.h"
#include "core/store/formats/agentfootprint/read/documents.h"
#include "core/store/formats/agentfootprint/read/event.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/check/refusal.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

struct CheckText
{
    Q_DECLARE_TR_FUNCTIONS(FootprintCheck)
};

/// One session, whatever it is stored in.
class SessionCheck
{
public:
    SessionCheck(Reader& reader, Findings& findings, const JobControl& job)
        : m_reader(reader)
        , m_findings(findings)
        , m_job(job)
    {
    }

    Result<> run();

private:
    void add(Rule rule, const QStringList& details = {}, const Range& place = {}, const MessageId& message = {})
    {
        addFinding(m_findings, rule, m_reader.session(), message,
            m_reader.document().placeOf(place.isNull() ? m_reader.index().place : place), details);
    }
    Result<> checkRefusals();
    Result<> checkSpans();
    Result<> checkColumns();
    Result<> checkPaused();
    Result<> checkEvents();
    Result<qint64> transcriptMessages();
    Result<QString> owner();

    Reader& m_reader;
    Findings& m_findings;
    const JobControl& m_job;
};

Result<> SessionCheck::run()
{
    if (!m_reader.isConversation())
        return m_reader.index().layout == Layout::Snapshot ? checkMessages(m_reader, m_findings, m_job) : checkEvents();
    for (const auto step : {&SessionCheck::checkRefusals, &SessionCheck::checkSpans, &SessionCheck::checkColumns,
             &SessionCheck::checkPaused}) {
        if (auto done = (this->*step)(); !done)
            return done;
    }
    return checkMessages(m_reader, m_findings, m_job);
}

Result<> SessionCheck::checkRefusals()
{
    const SessionIndex& index = m_reader.index();
    if (index.problem)
        add(Rule::InvalidJson, {index.problem->message}, {index.problem->offset, 0});
    const auto refusals = refusalsOf(m_reader, m_job);
    if (!refusals)
        return std::unexpected(refusals.error());
    for (const Refusal& refusal : *refusals) {
        if (index.problem && refusal.place.offset == index.problem->offset)
            continue;
        if (refusal.message.isEmpty())
            add(refusal.canMend ? Rule::RefusedMember : Rule::RefusedSession, {refusal.reason}, refusal.place);
        else
            add(Rule::InvalidMessage, {}, refusal.place, refusal.message);
    }
    return {};
}

Result<> SessionCheck::checkSpans()
{
    const auto joins = lostJoins(m_reader);
    if (!joins)
        return std::unexpected(joins.error());
    const auto& spans = m_reader.index().spans;
    for (qint32 i = 0; i < qint32(spans.size()); ++i) {
        const Span& span = spans[size_t(i)];
        if (span.place.isNull())
            continue;
        if (span.markerKey < 0) {
            const bool isTold = std::ranges::contains(*joins, i, &LostJoin::span);
            add(isTold ? Rule::RecordLostSummary : Rule::RecordWithoutSummary, {}, span.place);
            continue;
        }
        if (!span.originals.empty())
            continue;
        const auto text = m_reader.document().read(span.place);
        if (!text)
            return std::unexpected(text.error());
        const auto count = integerOf(member(*text, "messageCount"));
        add(Rule::OriginalsNotKept, {count ? QString::number(*count) : u"?"_s}, span.place, idOfKey(span.markerKey));
    }
    return {};
}

// What the row repeats of its envelope is for lists only; the envelope counts.
Result<> SessionCheck::checkColumns()
{
    const Entry& entry = m_reader.entry();
    if (entry.rowid < 0)
        return {};
    const auto format = m_reader.factText(u"format");
    const auto savedAt = m_reader.factText(u"savedAt");
    const auto envelopeOwner = owner();
    const auto count = transcriptMessages();
    if (!format || !savedAt || !envelopeOwner || !count)
        return std::unexpected(!format ? format.error()
                : !savedAt             ? savedAt.error()
                : !envelopeOwner       ? envelopeOwner.error()
                                       : count.error());
    const StoredField* known = columnOf(entry, "format"_L1);
    if (const auto text = stringOf(*format); known && text && known->value.toString() != *text)
        add(Rule::FormatDiffers, {*text});
    if (const auto ms = integerOf(*savedAt); ms && entry.savedAt != ms)
        add(Rule::SavedAtDiffers, {QString::number(*ms)});
    known = columnOf(entry, "owner"_L1);
    if (known && !known->value.isNull() && !envelopeOwner->isEmpty() && known->value.toString() != *envelopeOwner)
        add(Rule::OwnerDiffers, {known->value.toString(), *envelopeOwner});
    known = columnOf(entry, "message_count"_L1);
    if (known && !known->value.isNull() && known->value.toLongLong() != *count)
        add(Rule::MessageCountDiffers, {known->value.toString(), QString::number(*count)});
    return {};
}

Result<QString> SessionCheck::owner()
{
    for (const QStringView name : {u"data.identity"_s, u"data.conversation.identity"_s}) {
        const auto identity = m_reader.factText(name);
        if (!identity)
            return std::unexpected(identity.error());
        if (const auto principal = stringOf(member(*identity, "principal")))
            return *principal;
    }
    return QString();
}

Result<qint64> SessionCheck::transcriptMessages()
{
    qint64 count = 0;
    const auto& rows = m_reader.index().rows;
    for (qint64 row = 0; row < qint64(rows.size()); ++row) {
        if (rows[size_t(row)].kind != Row::Kind::Message)
            continue;
        const auto shape = m_reader.shape(row);
        if (!shape)
            return std::unexpected(shape.error());
        count += (shape->role == Role::User || shape->role == Role::Assistant) && shape->kinds.testFlag(PartKind::Text);
    }
    return count;
}

Result<> SessionCheck::checkPaused()
{
    const SessionIndex& index = m_reader.index();
    if (index.layout != Layout::Envelope || !m_reader.isPaused())
        return {};
    if (index.hasTwoHistories())
        add(Rule::HistoriesDiffer, {}, index.state.front());
    else if (index.state.empty() && !index.rowOfMessage.empty())
        add(Rule::HistoriesDiffer);
    return {};
}

Result<> SessionCheck::checkEvents()
{
    qint64 last = OutlineRow::NoTime;
    for (const Row& row : m_reader.index().rows) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (row.kind == Row::Kind::Entry)
            continue;
        const auto text = m_reader.document().read(row.place);
        if (!text)
            return std::unexpected(text.error());
        const MessageId id = idOfKey(row.key);
        const EventView event = viewEvent(*text, row.kind);
        if (!event.valid)
            add(Rule::InvalidEvent, {}, row.place, id);
        if (row.createdMs != OutlineRow::NoTime && row.createdMs < last)
            add(Rule::TimeBackwards, {}, row.place, id);
        last = qMax(last, row.createdMs);
    }
    const StoredField* complete = columnOf(m_reader.entry(), "complete"_L1);
    const StoredField* dropped = columnOf(m_reader.entry(), "droppedEvents"_L1);
    if (complete && !complete->value.toBool())
        add(Rule::PartialRecording, {CheckText::tr("the run did not end")});
    if (dropped && dropped->value.toLongLong() > 0)
        add(Rule::PartialRecording, {CheckText::tr("%1 events were dropped").arg(dropped->value.toLongLong())});
    return {};
}

Result<> checkDocuments(DocumentSource& source, Dialect dialect, Findings& findings, const JobControl& job)
{
    const auto listings = source.listings(job);
    if (!listings)
        return std::unexpected(listings.error());
    for (const Listing& listing : **listings) {
        const auto placeOf = [&listing](qint64 offset) { return listing.document->placeOf({offset, 0}); };
        if (listing.hasBom)
            addFinding(findings, Rule::ByteOrderMark, {}, {}, placeOf(0));
        // A document of one session reports it with the session.
        const bool isSingle = listing.entries.size() == 1 && listing.entries.front().place == listing.document->whole();
        if (listing.problem && !isSingle)
            addFinding(
                findings, Rule::InvalidJson, {}, {}, placeOf(listing.problem->offset), {listing.problem->message});
        if (listing.torn)
            addFinding(findings, Rule::TornLine, {}, {}, placeOf(listing.tornAt));
        for (const auto& [id, place] : listing.repeated)
            addFinding(findings, Rule::RepeatedSession, SessionId(id), {}, placeOf(place.offset));
        if (dialect == Dialect::Audit || dialect == Dialect::AuditSegments) {
            if (const auto done = checkAudit(*listing.document, dialect == Dialect::AuditSegments, findings, job);
                !done)
                return done;
        }
    }
    return {};
}

} // namespace

const StoredField* columnOf(const Entry& entry, QLatin1StringView name)
{
    const auto found = std::ranges::find(entry.fields, name, &StoredField::name);
    return found == entry.fields.end() ? nullptr : &*found;
}

Result<QList<LostJoin>> lostJoins(const Reader& reader)
{
    const SessionIndex& index = reader.index();
    QList<LostJoin> summaries;
    for (const auto& [number, fingerprint] : index.markers) {
        const qint64 row = index.rowOfMessage.at(size_t(number));
        if (row < 0 || index.rows[size_t(row)].span >= 0)
            continue;
        const auto stored = reader.stored(row);
        if (!stored)
            return std::unexpected(stored.error());
        const QString text = stringOf(member(*stored, "content")).value_or(QString());
        if (markerOf(text) == Marker::Compacted)
            summaries += LostJoin {index.rows[size_t(row)].key, -1, text};
    }
    QMap<qint64, QList<LostJoin>> joins; // by summary
    for (qint32 i = 0; i < qint32(index.spans.size()) && !summaries.isEmpty(); ++i) {
        const Span& span = index.spans[size_t(i)];
        if (span.place.isNull() || span.markerKey >= 0)
            continue;
        const auto text = reader.document().read(span.place);
        if (!text)
            return std::unexpected(text.error());
        const auto count = integerOf(member(*text, "messageCount"));
        const auto iteration = integerOf(member(*text, "iteration"));
        const auto model = stringOf(member(*text, "model"));
        if (!count || !iteration || !model)
            continue;
        const QString head
            = u"[compacted history — %1 earlier message(s) were folded out of this window at iteration %2. The text "
              "after this line is a SUMMARY written by %3; "_s.arg(
                  QString::number(*count), QString::number(*iteration), *model);
        for (LostJoin summary : std::as_const(summaries)) {
            summary.span = i;
            if (summary.text.startsWith(head))
                joins[summary.key] += summary;
        }
    }
    QList<LostJoin> sure;
    for (const QList<LostJoin>& of : std::as_const(joins)) {
        const auto isOfIt = [&](const QList<LostJoin>& other) { return other.first().span == of.first().span; };
        if (of.size() == 1 && std::ranges::count_if(joins, isOfIt) == 1)
            sure += of.first();
    }
    return sure;
}

Result<> checkStore(Source& source, Reader& reader, Dialect dialect, const std::optional<SessionId>& id,
    const SessionStore::FindingSink& sink, const JobControl& job)
{
    Findings findings = makeFindings(sink);
    std::vector<Entry> entries;
    const auto listed = source.entries(
        [&](const Entry& entry) {
            if (!id || entry.id == *id)
                entries.push_back(entry);
            return !job.isCancelled();
        },
        job);
    if (!listed)
        return listed;
    if (id && entries.empty())
        return reader.open(*id, job); // shows that there is none
    if (auto* documents = source.documents(); documents && !id) {
        if (auto done = checkDocuments(*documents, dialect, findings, job); !done)
            return done;
    }
    qint64 done = 0;
    for (const Entry& entry : entries) {
        if (job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (auto opened = reader.open(entry, job); !opened) {
            findings.add(Rule::RefusedSession, entry.id, {}, {}, {opened.error().text});
            continue;
        }
        if (auto checked = SessionCheck(reader, findings, job).run(); !checked)
            return checked;
        job.setProgress(++done, qint64(entries.size()));
    }
    findings.finish();
    return {};
}

} // namespace stemma::agentfootprint
