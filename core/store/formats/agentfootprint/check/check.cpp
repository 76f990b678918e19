// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/check/check.h"

#include "core/store/formats/agentfootprint/read/audit.h"
#include "core/store/formats/agentfootprint/read/documents.h"
#include "core/store/formats/agentfootprint/read/event.h"
#include "core/store/formats/agentfootprint/plan/change.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/formats/agentfootprint/texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

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
        const Range& at = place.isNull() ? m_reader.index().place : place;
        addFinding(m_findings, rule, m_reader.session(), message, m_reader.document().placeOf(at), details);
    }
    void checkRefusals(const SessionText& text);
    void checkSpans(const SessionText& text);
    void checkColumns(const SessionText& text);
    Result<> checkEvents();

    Reader& m_reader;
    Findings& m_findings;
    const JobControl& m_job;
};

Result<> SessionCheck::run()
{
    const SessionIndex& index = m_reader.index();
    if (!index.isConversation() && index.layout != Layout::Snapshot)
        return checkEvents();
    const auto text = SessionText::of(m_reader.entry(), m_job);
    if (!text)
        return std::unexpected(text.error());
    if (index.isConversation()) {
        checkRefusals(*text);
        checkSpans(*text);
        checkColumns(*text);
        if (index.layout == Layout::Envelope && index.isPaused() && index.hasTwoHistories())
            add(Rule::HistoriesDiffer, {}, index.state.front());
        else if (index.layout == Layout::Envelope && index.isPaused() && index.state.empty() && !text->messages.empty())
            add(Rule::HistoriesDiffer);
    }
    return checkMessages(*text, m_reader.session(), m_findings, m_job);
}

void SessionCheck::checkRefusals(const SessionText& text)
{
    if (const auto& problem = text.index->problem)
        return add(Rule::InvalidJson, {problem->message}, {problem->offset, 0});
    for (const Refusal& refusal : refusalsOf(text)) {
        if (refusal.message.isEmpty())
            add(refusal.canMend ? Rule::RefusedMember : Rule::RefusedSession, {refusal.reason}, refusal.place);
        else
            add(Rule::InvalidMessage, {}, refusal.place, refusal.message);
    }
}

void SessionCheck::checkSpans(const SessionText& text)
{
    const QList<LostJoin> joins = lostJoins(text);
    const auto& spans = text.index->spans;
    for (qint32 i = 0; i < qint32(spans.size()); ++i) {
        const Span& span = spans[size_t(i)];
        if (span.place.isNull())
            continue;
        if (span.markerKey < 0) {
            const bool isTold = std::ranges::contains(joins, i, &LostJoin::span);
            add(isTold ? Rule::RecordLostSummary : Rule::RecordWithoutSummary, {}, span.place);
        } else if (span.originals.empty()) {
            const auto count = integerOf(member(text.view(text.within(span.place)), "messageCount"));
            add(Rule::OriginalsNotKept, {count ? QString::number(*count) : u"?"_s}, span.place,
                idOfKey(span.markerKey));
        }
    }
}

// What the row repeats of its envelope is for lists only; the envelope counts.
void SessionCheck::checkColumns(const SessionText& text)
{
    const Entry& entry = m_reader.entry();
    if (entry.rowid < 0)
        return;
    const StoredField* known = fieldNamed(entry.fields, u"format");
    if (const auto format = stringOf(text.fact(u"format"_s)); known && format && known->value.toString() != *format)
        add(Rule::FormatDiffers, {*format});
    if (const auto ms = integerOf(text.fact(u"savedAt"_s)); ms && entry.savedAt != ms)
        add(Rule::SavedAtDiffers, {QString::number(*ms)});
    known = fieldNamed(entry.fields, u"owner");
    const QString owner = text.owner();
    if (known && !known->value.isNull() && !owner.isEmpty() && known->value.toString() != owner)
        add(Rule::OwnerDiffers, {known->value.toString(), owner});
    known = fieldNamed(entry.fields, u"message_count");
    const qint64 count = SessionChange(text).transcriptMessages();
    if (known && !known->value.isNull() && known->value.toLongLong() != count)
        add(Rule::MessageCountDiffers, {known->value.toString(), QString::number(count)});
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
    const StoredField* complete = fieldNamed(m_reader.entry().fields, u"complete");
    const StoredField* dropped = fieldNamed(m_reader.entry().fields, u"droppedEvents");
    if (complete && !complete->value.toBool())
        add(Rule::PartialRecording, {FootprintCheckText::tr("the run did not end")});
    if (dropped && dropped->value.toLongLong() > 0)
        add(Rule::PartialRecording,
            {FootprintCheckText::tr("%1 events were dropped").arg(dropped->value.toLongLong())});
    return {};
}

Result<> checkDocuments(DocumentSource& source, Findings& findings, const JobControl& job)
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
        for (const Entry& entry : listing.repeated)
            addFinding(findings, Rule::RepeatedSession, entry.id, {}, placeOf(entry.place.offset));
        const bool isSegmented = source.dialect() == Dialect::AuditSegments;
        const bool isAudit = isSegmented || source.dialect() == Dialect::Audit;
        if (auto done = isAudit ? checkAudit(*listing.document, isSegmented, findings, job) : Result<>(); !done)
            return done;
    }
    return {};
}

/// How the library begins the summary of what a record keeps; empty: the record does not tell.
QString firstLineOf(QByteArrayView record)
{
    const auto count = integerOf(member(record, "messageCount"));
    const auto iteration = integerOf(member(record, "iteration"));
    const auto model = stringOf(member(record, "model"));
    return count && iteration && model
        ? u"[compacted history — %1 earlier message(s) were folded out of this window at iteration %2. The text after "
          "this line is a SUMMARY written by %3; "_s.arg(QString::number(*count), QString::number(*iteration), *model)
        : QString();
}

} // namespace

QList<LostJoin> lostJoins(const SessionText& text)
{
    QList<LostJoin> joins; // all that fit
    const auto& spans = text.index->spans;
    for (qint32 i = 0; i < qint32(spans.size()); ++i) {
        const Span& span = spans[size_t(i)];
        const QString head
            = span.place.isNull() || span.markerKey >= 0 ? QString() : firstLineOf(text.view(text.within(span.place)));
        for (const auto& [number, fingerprint] : text.index->markers) {
            const SessionText::Message& message = text.messages.at(size_t(number));
            const QString content = textAt(text.view(message.place), "content");
            if (!head.isEmpty() && message.span < 0 && content.startsWith(head))
                joins += LostJoin {text.row(size_t(number)).key, i, content};
        }
    }
    QList<LostJoin> sure;
    std::ranges::copy_if(joins, std::back_inserter(sure), [&joins](const LostJoin& join) {
        return std::ranges::count(joins, join.key, &LostJoin::key) == 1
            && std::ranges::count(joins, join.span, &LostJoin::span) == 1;
    });
    return sure;
}

Result<> checkStore(
    Reader& reader, const std::optional<SessionId>& id, const SessionStore::FindingSink& sink, const JobControl& job)
{
    Findings findings = makeFindings(sink);
    std::vector<Entry> entries;
    const auto listed = reader.source().entries(
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
    if (auto* documents = reader.source().documents(); documents && !id) {
        if (auto done = checkDocuments(*documents, findings, job); !done)
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
