// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/check/check.h"

#include "core/store/formats/jazzmine/check/repair.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

using json::Value;
using Where = Damage::Where;

CheckRule invalidRule(RecordKind kind)
{
    return kind == RecordKind::Conversation ? CheckRule::InvalidConversation
        : kind == RecordKind::Message       ? CheckRule::InvalidMessage
                                            : CheckRule::InvalidTrace;
}

/// One pass over a store.
class Run
{
public:
    Run(RecordSource& source, const Index& index, const DamageSink& sink, const JobControl& job)
        : m_source(source)
        , m_index(index)
        , m_sink(sink)
        , m_job(job)
    {
    }

    Result<> store();
    Result<> one(const Conversation& conversation);

private:
    Result<> read(RecordKind kind, quint32 number, const RecordPlace& place);
    void record(RecordKind kind, quint32 number, const RecordPlace& place, QByteArrayView json);
    void values(RecordKind kind, const Value& record, const Where& where);
    void message(quint32 number, const Value& record, const Where& where);
    void trace(quint32 number, const Value& record, const Where& where);
    void totals(const Value& record, const Where& where);
    void calls(const Trace& trace, const Value& record, const Where& where);
    void time(const Value& record, QStringView field, const Where& where);
    void whole(const Conversation& conversation);
    [[nodiscard]] QString place(const RecordPlace& place, const QString& rest) const;
    void add(CheckRule rule, const Where& where, const QStringList& details = {}) { m_sink({rule, where, details}); }

    RecordSource& m_source;
    const Index& m_index;
    const DamageSink& m_sink;
    JobControl m_job;
    Time m_clock = now();
    /// What is counted of each conversation, by its id.
    struct SessionCounts
    {
        int rewritten = 0; ///< prompts
        int rewritings = 0; ///< calls recorded for them
        QList<std::pair<qint64, Where>> titles; ///< turns that made one, with their times
    };
    QHash<QString, SessionCounts> m_sessionCounts;
};

QString Run::place(const RecordPlace& place, const QString& rest) const
{
    const QString at = m_source.describe(place);
    return rest.isEmpty() ? at : u"%1, %2"_s.arg(at, rest);
}

Result<> Run::store()
{
    QList<StoreTrouble> troubles;
    std::array<quint32, 3> numbers {};
    const Result<> scanned = m_source.scan(
        [&](RecordKind kind, const RecordPlace& place, QByteArrayView json) {
            const quint32 number = numbers[size_t(kind)]++;
            if (!json.isNull())
                record(kind, number, place, json);
            else if (const auto text = m_source.json(kind, place))
                record(kind, number, place, *text);
        },
        troubles, m_job, {});
    if (!scanned)
        return scanned;
    for (const StoreTrouble& trouble : troubles)
        add(trouble.rule, {{}, {}, place({trouble.file, trouble.offset, 0}, {})}, trouble.details);
    for (const Conversation& conversation : m_index.conversations())
        whole(conversation);
    return {};
}

Result<> Run::one(const Conversation& conversation)
{
    Result<> done;
    const std::vector<RecordPlace> stored = m_index.places(RecordKind::Conversation);
    for (size_t i = 0; done && i < stored.size(); ++i) {
        if (stored[i] == conversation.place || std::ranges::contains(conversation.superseded, stored[i]))
            done = read(RecordKind::Conversation, quint32(i), stored[i]);
    }
    for (size_t i = 0; done && i < conversation.messages.size(); ++i)
        done = read(RecordKind::Message, conversation.messages[i], m_index.message(conversation.messages[i]).place());
    for (size_t i = 0; done && i < conversation.traces.size(); ++i)
        done = read(RecordKind::Trace, conversation.traces[i], m_index.traces()[conversation.traces[i]].place());
    if (done)
        whole(conversation);
    return done;
}

Result<> Run::read(RecordKind kind, quint32 number, const RecordPlace& place)
{
    if (m_job.isCancelled())
        return fail(Errc::Cancelled, {});
    const Result<QByteArray> text = m_source.json(kind, place);
    if (!text)
        return std::unexpected(text.error());
    record(kind, number, place, *text);
    return {};
}

void Run::record(RecordKind kind, quint32 number, const RecordPlace& stored, QByteArrayView json)
{
    const QString section = u"%1[%2]"_s.arg(nameOf(kind)).arg(number);
    Where where {{}, {}, place(stored, section), kind, stored.offset, m_source.storedAt(stored)};
    const bool isUtf8 = json.isValidUtf8();
    auto value = json::parse(json);
    if (value && m_source.isExtendedJson())
        unwrapExtendedJson(*value);
    if (value)
        where.session = value->text(kind == RecordKind::Conversation ? u"id" : u"conversation_id");
    if (value && kind != RecordKind::Conversation)
        where.message = value->text(kind == RecordKind::Message ? u"id" : u"message_id");
    if (!value) {
        add(CheckRule::RecordNotJson, where,
            {u"%1 at byte %2"_s.arg(value.error().message).arg(stored.offset + value.error().offset)});
        return;
    }
    if (!value->isObject()) {
        add(CheckRule::RecordNotObject, where);
        return;
    }
    if (!isUtf8)
        add(CheckRule::InvalidEncoding, where);
    values(kind, *value, where);
    if (kind == RecordKind::Message && number < m_index.messages().size())
        message(number, *value, where);
    else if (kind == RecordKind::Trace && number < m_index.traces().size())
        trace(number, *value, where);
    else if (const Conversation* last = m_index.find(where.session);
        last && std::ranges::contains(last->superseded, stored))
        add(CheckRule::RepeatedConversation, where);
}

void Run::values(RecordKind kind, const Value& record, const Where& where)
{
    const auto at = [&where](const QString& field) {
        Where place = where;
        place.place += u'.' + field;
        return place;
    };
    if (!record.find(u"id"))
        add(CheckRule::MissingId, where, {u"id"_s});
    for (const Refusal& refusal : refusalsOf(kind, record)) {
        const bool missing = refusal.type == "missing"_L1;
        const QStringList details {refusal.at, refusal.type};
        if (missing && refusal.at == "id"_L1)
            continue;
        if (missing && refusal.at == "message_id"_L1)
            add(CheckRule::MissingId, where, {refusal.at});
        else if (missing && refusal.at == "conversation_id"_L1)
            add(kind == RecordKind::Message ? CheckRule::MessageNowhere : CheckRule::TraceNowhere, where);
        else
            m_sink({invalidRule(kind), at(refusal.at), details, ruledValue(kind, record, details).has_value()});
    }
    for (const QString& field : unknownFieldsOf(kind, record)) {
        // Every document of MongoDB has its own id.
        if (!m_source.isExtendedJson() || field != "_id"_L1)
            add(CheckRule::UnknownField, at(field), {field});
    }
    for (const Value::Member& member : record.members) {
        const Value& value = member.second;
        if (value.isNumber() && !value.toInteger() && integerOf(value) && !value.number.contains('.')
            && !value.number.contains('e') && !value.number.contains('E'))
            add(CheckRule::ValueOutOfRange, at(member.first), {member.first});
        if (value.string.contains(QChar(0)))
            add(CheckRule::NulInText, at(member.first), {member.first});
        if (!value.string.isValidUtf16())
            add(CheckRule::LoneSurrogate, at(member.first), {member.first});
    }
    for (const QString& field :
        {u"timestamp"_s, u"created_at"_s, u"last_updated_at"_s, u"started_at_ms"_s, u"ended_at_ms"_s})
        time(record, field, where);
}

void Run::time(const Value& record, QStringView field, const Where& where)
{
    const Value* value = record.find(field);
    const auto stored = value ? integerOf(*value) : std::nullopt;
    if (!stored)
        return;
    const bool isSeconds = isInSeconds(*stored);
    if (!isSeconds && timeOf(*stored) <= m_clock + std::chrono::minutes(1))
        return;
    Where at = where;
    at.place += u'.' + field;
    if (isSeconds)
        add(CheckRule::TimeInSeconds, at, {field.toString()});
    else
        add(CheckRule::TimeInFuture, at, {toIso(timeOf(*stored))});
}

void Run::message(quint32 number, const Value& record, const Where& where)
{
    const MessageRecord& stored = m_index.message(number);
    if (stored.role == Role::User && !record.text(u"enhanced_message").isEmpty())
        ++m_sessionCounts[where.session].rewritten;
    if (stored.has(MessageRecord::Superseded))
        add(CheckRule::RepeatedMessage, where);
    if (stored.has(MessageRecord::Flagged) && stored.has(MessageRecord::Summarised))
        add(CheckRule::FlaggedSummarised, where);
    if (stored.has(MessageRecord::Unanswered))
        add(CheckRule::PromptWithoutReply, where);
}

void Run::trace(quint32 number, const Value& record, const Where& where)
{
    const Trace& trace = m_index.traces()[number];
    if (trace.superseded) {
        add(CheckRule::RepeatedTrace, where);
    } else if (trace.message == Trace::NoMessage) {
        if (record.find(u"message_id"))
            add(CheckRule::MissingMessage, where, {where.message});
    } else {
        const MessageRecord& message = m_index.message(trace.message);
        if (message.trace != number)
            add(CheckRule::SecondTrace, where);
        if (message.conversation != trace.conversation)
            add(CheckRule::TraceElsewhere, where, {where.session, m_index.conversations()[message.conversation].id});
    }
    if (integerIn(record, u"ended_at_ms").value_or(0) < integerIn(record, u"started_at_ms").value_or(0))
        add(CheckRule::TimeBackwards, where);
    totals(record, where);
    if (!trace.superseded)
        calls(trace, record, where);
}

/// The agent itself records only some kinds of calls; a title is made in the first turn of each of its processes.
void Run::calls(const Trace& trace, const Value& record, const Where& where)
{
    SessionCounts& counts = m_sessionCounts[where.session];
    bool hasOther = false;
    for (const Value& call : itemsOf(record, u"llm_calls")) {
        counts.rewritings += call.text(u"purpose") == "enhancement"_L1;
        hasOther = hasOther || call.text(u"purpose") == "other"_L1;
    }
    if (trace.turn == 1 && hasOther)
        counts.titles.emplace_back(trace.startedMs, where);
}

void Run::totals(const Value& record, const Where& where)
{
    const Sums sums = sumsOf(record);
    const auto figures
        = [](const QString& a, const QString& b, const QString& sum) { return u"%1 + %2 = %3"_s.arg(a, b, sum); };
    const auto number = [&](QStringView field) { return QString::number(integerIn(record, field).value_or(0)); };
    const QString stored
        = figures(number(u"total_prompt_tokens"), number(u"total_completion_tokens"), number(u"total_tokens"));
    const QString counted = figures(sums.prompt.text(), sums.completion.text(), sums.total.text());
    if (stored == counted)
        return;
    if (sums.calls > 0)
        add(CheckRule::TotalsDiffer, where, {stored, counted});
    else
        add(CheckRule::TotalsWithoutCalls, where, {stored});
}

/// Findings that need all records of a conversation.
void Run::whole(const Conversation& conversation)
{
    if (!conversation.isStored() && !conversation.messages.empty() && !conversation.id.startsWith(u'#'))
        add(CheckRule::MissingConversation,
            {conversation.id, {}, place(m_index.message(conversation.messages.front()).place(), {})},
            {conversation.id});
    QSet<qint32> turns;
    for (const quint32 number : conversation.traces) {
        const Trace& trace = m_index.traces()[number];
        if (trace.superseded || trace.turn < 0)
            continue;
        if (turns.contains(trace.turn))
            add(CheckRule::RepeatedTurn,
                {conversation.id, {}, place(trace.place(), u"turn_traces[%1].turn_number"_s.arg(number))},
                {QString::number(trace.turn)});
        turns << trace.turn;
    }
    SessionCounts counts = m_sessionCounts.take(conversation.id);
    if (counts.rewritten > counts.rewritings)
        add(CheckRule::CallsNotRecorded,
            {conversation.id, {}, place(m_index.message(conversation.messages.front()).place(), {})},
            {QString::number(counts.rewritten), QString::number(counts.rewritings)});
    std::ranges::sort(counts.titles, {}, &std::pair<qint64, Where>::first);
    for (qsizetype i = 1; i < counts.titles.size(); ++i)
        add(CheckRule::TitleReplaced, counts.titles[i].second);
    if (m_source.keepsOrder())
        return;
    for (size_t i = 1; i < conversation.messages.size(); ++i) {
        const MessageRecord& message = m_index.message(conversation.messages[i]);
        if (message.order == m_index.message(conversation.messages[i - 1]).order)
            add(CheckRule::SameTime,
                {conversation.id, {},
                    place(message.place(), u"messages[%1].timestamp"_s.arg(conversation.messages[i]))});
    }
}

} // namespace

Sums sumsOf(const json::Value& trace)
{
    Sums sums;
    const auto addAll = [&](const Value& record, QStringView list) {
        for (const Value& call : itemsOf(record, list)) {
            sums.prompt.add(integerIn(call, u"prompt_tokens").value_or(0));
            sums.completion.add(integerIn(call, u"completion_tokens").value_or(0));
            ++sums.calls;
        }
    };
    addAll(trace, u"llm_calls");
    for (const Value& tool : itemsOf(trace, u"tool_traces"))
        addAll(tool, u"generation_attempts");
    sums.total.add(sums.prompt);
    sums.total.add(sums.completion);
    return sums;
}

Result<> findDamage(
    RecordSource& source, const Index& index, const Conversation* only, const DamageSink& sink, const JobControl& job)
{
    Run run(source, index, sink, job);
    return only ? run.one(*only) : run.store();
}

Result<> checkJazzmine(RecordSource& source, const Index& index, const Conversation* only,
    const SessionStore::FindingSink& sink, const JobControl& job)
{
    FindingBook<CheckRule> findings = makeFindings(sink);
    const auto add = [&findings](const Damage& damage) {
        const Where& where = damage.where;
        findings.add(damage.rule, SessionId(where.session), MessageId(where.message), where.place, damage.details,
            where.at, damage.canMend);
    };
    const Result<> done = findDamage(source, index, only, add, job);
    if (done)
        findings.finish();
    return done;
}

} // namespace stemma::jazzmine
