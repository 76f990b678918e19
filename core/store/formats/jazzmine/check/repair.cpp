// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/check/repair.h"

#include "core/store/check/repaircounts.h"
#include "core/store/formats/jazzmine/check/check.h"
#include "core/store/formats/jazzmine/plan/planfigures.h"
#include "core/store/formats/jazzmine/plan/recordcopies.h"
#include "core/store/json/jsoncopy.h"
#include "core/store/json/jsonmembers.h"
#include "core/store/textcut.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace Qt::StringLiterals;

namespace stemma::jazzmine {

namespace {

using Rule = CheckRule;
using Spelled = std::optional<QByteArray>;

constexpr qint64 ShownText = 2000; ///< of a record before and after, in a plan

QString shown(const QByteArray& json)
{
    return cutText(QString::fromUtf8(json), ShownText).text;
}

/// As the agent cuts a first message where there was no title (spec jazzmine, 3.5).
QString titleFrom(const QString& text)
{
    constexpr size_t Longest = 60;
    constexpr size_t Kept = 57;
    const std::u32string points = text.toStdU32String();
    return points.size() <= Longest ? text : QString::fromStdU32String(points.substr(0, Kept)) + u'…';
}

/// A place within a record by its path, "llm_calls.0.purpose".
std::optional<json::Range> rangeAt(QByteArrayView record, const QString& path)
{
    QByteArrayView value = record;
    for (const QString& step : path.split(u'.')) {
        bool isNumber = false;
        int left = step.toInt(&isNumber);
        if (!isNumber) {
            const auto member = json::memberValue(value, step.toUtf8());
            if (!member)
                return {};
            value = value.sliced(member->start, member->length);
            continue;
        }
        QByteArrayView found;
        forEachJsonElement(value, [&](QByteArrayView element) {
            found = element;
            return left-- > 0;
        });
        if (left >= 0)
            return {};
        value = found;
    }
    return rangeWithin(value, record);
}

bool isRemoval(const Damage& damage)
{
    return damage.rule == Rule::RecordNotJson || damage.rule == Rule::RecordNotObject
        || damage.rule == Rule::TraceNowhere || damage.rule == Rule::MissingMessage
        || (damage.rule == Rule::MissingId && damage.where.field == "message_id"_L1);
}

} // namespace

/// Makes one plan.
class Repairer
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineRepair)
public:
    Repairer(const Damaged& damaged, const JobControl& job)
        : m_damaged(damaged)
        , m_job(job)
    {
    }

    [[nodiscard]] Result<EditPlan> plan(const RepairEdit& edit, const QList<Damage>& findings);

private:
    /// What is wrong with one record.
    struct Case
    {
        RecordKind kind = RecordKind::Message;
        RecordPlace place;
        QList<Damage> findings;
    };

    [[nodiscard]] Result<> mend(const Case& one);
    /// The record as it will be; nothing: it goes.
    [[nodiscard]] Result<Spelled> mended(const Case& one, const StoredRecord& record);
    [[nodiscard]] Result<Spelled> valueFor(const Case& one, const StoredRecord& record, const Damage& damage);
    [[nodiscard]] Result<Spelled> madeValue(const Case& one, const StoredRecord& record, const QString& field);
    [[nodiscard]] Result<QByteArray> made(const Conversation& conversation);
    [[nodiscard]] Result<> addConversation(const Damage& damage);
    [[nodiscard]] Result<bool> isTwin(const Case& one, const StoredRecord& record);
    void remove(const Case& one);
    [[nodiscard]] Result<> addFigures();

    const Damaged& m_damaged;
    const JobControl& m_job;
    EditPlan m_plan;
    QSet<quint32> m_renamed; ///< messages that get an id of their own
    Renumbering m_renumbering;
    QString m_madeId; ///< of the record mended last
    QSet<QString> m_sessions; ///< that something is mended in
    std::array<std::vector<bool>, 3> m_removed; ///< by kind, as ChangeWriter::remove() takes them; empty: none
    QHash<std::pair<RecordKind, quint64>, RecordPlace> m_last; ///< the record that the library knows by an id
    RepairCounts m_counts;
};

void Repairer::remove(const Case& one)
{
    const std::vector<RecordPlace>& places = m_damaged.change.records(one.kind);
    std::vector<bool>& removed = m_removed[size_t(one.kind)];
    removed.resize(places.size());
    removed[size_t(std::ranges::lower_bound(places, one.place.offset, {}, &RecordPlace::offset) - places.begin())]
        = true;
}

// ---- values -------------------------------------------------------------------------------------

Result<QByteArray> Repairer::made(const Conversation& conversation)
{
    QString title;
    for (const quint32 number : conversation.messages) {
        const MessageRecord& message = m_damaged.index.message(number);
        if (message.role != Role::User)
            continue;
        const auto record = readRecord(m_damaged.source, RecordKind::Message, message.place());
        if (!record)
            return std::unexpected(record.error());
        title = titleFrom(record->text(u"original_content"));
        break;
    }
    return RecordCopies({m_damaged.source, m_damaged.change, m_damaged.index, conversation}, m_job)
        .madeConversation(conversation.id, title);
}

/// The conversation's values of a record, from its other records.
Result<Spelled> Repairer::madeValue(const Case& one, const StoredRecord& record, const QString& field)
{
    const bool isSession = one.kind == RecordKind::Conversation;
    if (field == "id"_L1 || (!isSession && field != "user_id"_L1 && field != "agent_id"_L1))
        return Spelled();
    const Conversation* conversation = m_damaged.index.find(record.text(isSession ? u"id" : u"conversation_id"));
    if (!conversation)
        return Spelled();
    const auto all = made(*conversation);
    if (!all)
        return std::unexpected(all.error());
    const auto range = json::memberValue(*all, field.toUtf8());
    return range ? Spelled(all->sliced(range->start, range->length)) : Spelled();
}

Result<Spelled> Repairer::valueFor(const Case& one, const StoredRecord& record, const Damage& damage)
{
    const QString& field = damage.where.field;
    const json::Value* value = record.value.find(field);
    if (!value || value->isNull()) {
        if (const Spelled known = defaultOf(one.kind, field); known && value)
            return known;
        // An empty name would be no better than none.
        if (!field.contains(u'.') && (damage.details.value(1) == "missing"_L1 || value))
            return madeValue(one, record, field);
    }
    if (field == "role"_L1 && value->isString()) {
        const QString role = value->string.toLower();
        if (role == "tool"_L1)
            return Spelled("\"system\"");
        return roleOf(role) != Role::Unknown && role != value->string ? Spelled(json::quotedPython(role)) : Spelled();
    }
    if (field == "sentiment_score"_L1 && one.kind == RecordKind::Message && value) {
        const auto score = numberOf(*value);
        if (score && std::isnan(*score))
            return Spelled("0.0");
        return score ? Spelled(*score < 0 ? "-1.0" : "1.0") : Spelled();
    }
    if (field.startsWith("llm_calls."_L1) && field.endsWith(".purpose"_L1)) {
        const auto place = rangeAt(record.json, field);
        return place ? Spelled("\"other\"") : Spelled();
    }
    return Spelled();
}

// ---- records ------------------------------------------------------------------------------------

/// Whether the record that the library knows by this id says the same.
Result<bool> Repairer::isTwin(const Case& one, const StoredRecord& record)
{
    const Index& index = m_damaged.index;
    if (m_last.isEmpty()) {
        for (const MessageRecord& message : index.messages()) {
            if (!(message.flags & MessageRecord::Superseded))
                m_last.insert({RecordKind::Message, message.id}, message.place());
        }
        for (const Trace& trace : index.traces()) {
            if (!trace.superseded)
                m_last.insert({RecordKind::Trace, trace.id}, trace.place());
        }
    }
    std::optional<RecordPlace> last;
    if (one.kind == RecordKind::Conversation) {
        const Conversation* conversation = index.find(record.text(u"id"));
        last = conversation ? std::optional(conversation->place) : std::nullopt;
    } else if (const auto found = m_last.constFind({one.kind, recordIdHash(record.text(u"id"))});
        found != m_last.cend()) {
        last = *found;
    }
    if (!last)
        return false;
    const auto other = readRecord(m_damaged.source, one.kind, *last);
    if (!other)
        return std::unexpected(other.error());
    return other->value == record.value;
}

Result<Spelled> Repairer::mended(const Case& one, const StoredRecord& record)
{
    if (std::ranges::any_of(one.findings, isRemoval))
        return Spelled();
    JsonCopy copy;
    QStringList done;
    for (const Damage& damage : one.findings) {
        const auto set = [&](const QString& field, const QByteArray& value) {
            if (done.contains(field))
                return;
            done += field;
            if (field.contains(u'.'))
                copy.replace(*rangeAt(record.json, field), value);
            else
                setMember(copy, record.json, field.toUtf8(), value);
        };
        if (damage.rule == Rule::RepeatedConversation || damage.rule == Rule::RepeatedMessage
            || damage.rule == Rule::RepeatedTrace) {
            const auto isSame = isTwin(one, record);
            if (!isSame)
                return std::unexpected(isSame.error());
            if (*isSame)
                return Spelled();
            set(u"id"_s, json::quotedPython(newId()));
        } else if (damage.rule == Rule::MissingId) {
            m_madeId = newId();
            set(u"id"_s, json::quotedPython(m_madeId));
        } else if (damage.rule == Rule::TotalsDiffer) {
            const Sums sums = sumsOf(record.value);
            const auto prompt = sums.prompt.toInteger();
            const auto completion = sums.completion.toInteger();
            const auto total = sums.total.toInteger();
            if (!prompt || !completion || !total) {
                m_counts.leave(damage.where.place, tr("jazzmine has no rule for this value."));
                continue;
            }
            set(u"total_prompt_tokens"_s, QByteArray::number(*prompt));
            set(u"total_completion_tokens"_s, QByteArray::number(*completion));
            set(u"total_tokens"_s, QByteArray::number(*total));
        } else {
            const auto value = valueFor(one, record, damage);
            if (!value)
                return std::unexpected(value.error());
            if (*value)
                set(damage.where.field, **value);
            else
                m_counts.leave(damage.where.place, tr("jazzmine has no rule for this value."));
        }
    }
    return Spelled(copy.applied(record.json));
}

Result<> Repairer::mend(const Case& one)
{
    const auto record = readRecord(m_damaged.source, one.kind, one.place);
    if (!record)
        return std::unexpected(record.error());
    const auto after = mended(one, *record);
    if (!after)
        return std::unexpected(after.error());
    if (*after == record->json)
        return {};
    const QString session = one.findings.first().where.session;
    const QString place = one.findings.first().where.place;
    m_sessions += session;
    if (one.kind == RecordKind::Message) {
        const auto& messages = m_damaged.index.messages();
        const auto number = quint32(
            std::ranges::lower_bound(messages, one.place.offset, {}, &MessageRecord::offset) - messages.begin());
        const bool isRepeated = std::ranges::contains(one.findings, Rule::RepeatedMessage, &Damage::rule);
        if (!*after)
            m_renumbering.gone += number;
        else if (isRepeated)
            m_renamed += number;
        else if (std::ranges::contains(one.findings, Rule::MissingId, &Damage::rule))
            m_renumbering.newIds.insert(number, m_madeId);
    }
    if (!*after) {
        remove(one);
        m_plan.writes += PlannedWrite {place, PlannedWrite::Change::Delete, 1, shown(record->json), {}, session};
        return {};
    }
    m_damaged.change.replace(one.place.offset, record->json.size(), **after);
    m_plan.writes
        += PlannedWrite {place, PlannedWrite::Change::Update, 1, shown(record->json), shown(**after), session};
    return {};
}

Result<> Repairer::addConversation(const Damage& damage)
{
    const Conversation* conversation = m_damaged.index.find(damage.where.session);
    if (!conversation)
        return {};
    const auto record = made(*conversation);
    if (!record)
        return std::unexpected(record.error());
    m_sessions += conversation->id;
    m_plan.writes
        += PlannedWrite {u"conversations"_s, PlannedWrite::Change::Insert, 1, {}, shown(*record), conversation->id};
    return m_damaged.change.add(RecordKind::Conversation, *record);
}

// ---- all together -------------------------------------------------------------------------------

/// Where only one conversation changes.
Result<> Repairer::addFigures()
{
    const Conversation* conversation = m_sessions.size() == 1 ? m_damaged.index.find(*m_sessions.cbegin()) : nullptr;
    if (!conversation)
        return {};
    m_plan.session = SessionId(conversation->id);
    return PlanFigures({m_damaged.source, m_damaged.change, m_damaged.index, *conversation}, m_job)
        .add(m_plan, m_renumbering.gone, m_renamed);
}

Result<EditPlan> Repairer::plan(const RepairEdit& edit, const QList<Damage>& findings)
{
    m_plan = {.edit = edit, .action = u"repair"_s, .session = edit.session};
    const auto isOfFile
        = [](const Damage& damage) { return damage.rule == Rule::ByteOrderMark || damage.rule == Rule::NotJson; };
    const bool mendsFile = std::ranges::any_of(findings, isOfFile);
    const Result<> ready = mendsFile ? m_damaged.change.checkMendable() : m_damaged.change.checkStore();
    if (!ready)
        return std::unexpected(ready.error());
    if (mendsFile) {
        if (const Result<> done = m_damaged.change.mendFile(m_plan); !done)
            return std::unexpected(done.error());
    }
    std::map<std::pair<RecordKind, qint64>, Case> cases;
    for (const Damage& damage : findings) {
        if (m_job.isCancelled())
            return fail(Errc::Cancelled, {});
        if (isOfFile(damage))
            continue;
        if (mendsFile) {
            m_counts.leave(damage.where.place, tr("Repair the file as a whole first."));
            continue;
        }
        if (damage.rule == Rule::MissingConversation) {
            if (const Result<> added = addConversation(damage); !added)
                return std::unexpected(added.error());
            continue;
        }
        const std::vector<RecordPlace>& places = m_damaged.change.records(damage.where.kind);
        const auto place = std::ranges::lower_bound(places, damage.where.offset, {}, &RecordPlace::offset);
        if (place == places.end() || place->offset != damage.where.offset)
            continue;
        Case& one = cases[{damage.where.kind, place->offset}];
        one.kind = damage.where.kind;
        one.place = *place;
        one.findings += damage;
    }
    for (const auto& [key, one] : cases) {
        if (const Result<> done = mend(one); !done)
            return std::unexpected(done.error());
    }
    for (const RecordKind kind : {RecordKind::Conversation, RecordKind::Message, RecordKind::Trace}) {
        if (!m_removed[size_t(kind)].empty())
            m_damaged.change.remove(kind, m_removed[size_t(kind)]);
    }
    if (const Result<> added = addFigures(); !added)
        return std::unexpected(added.error());
    if (m_damaged.renumbering)
        *m_damaged.renumbering = m_renumbering;
    const Result<> added = m_counts.addTo(m_plan, findings.size(), findings.size() - m_counts.left());
    return added ? Result<EditPlan>(m_plan) : std::unexpected(added.error());
}

bool isRepair(const RepairEdit& edit, const Damage& found)
{
    const Damage::Where& where = found.where;
    return hasRepair(found.rule) && (edit.codes.isEmpty() || edit.codes.contains(codeOf(found.rule)))
        && (edit.place.isEmpty() || edit.place == where.place)
        && (edit.session.isEmpty() || where.session.isEmpty() || where.session == edit.session.value);
}

Result<EditPlan> planJazzmineRepair(
    const Damaged& damaged, const RepairEdit& edit, const QList<Damage>& findings, const JobControl& job)
{
    auto plan = jazzmine::Repairer(damaged, job).plan(edit, findings);
    if (!plan)
        return plan;
    const Result<> done = damaged.change.finish(*plan, job);
    return done ? plan : std::unexpected(done.error());
}

} // namespace stemma::jazzmine
