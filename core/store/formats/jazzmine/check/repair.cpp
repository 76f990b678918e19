// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/jazzmine/check/repair.h"

#include "core/store/check/repaircounts.h"
#include "core/store/formats/jazzmine/check/check.h"
#include "core/store/formats/jazzmine/plan/planfigures.h"
#include "core/store/formats/jazzmine/plan/recordcopies.h"
#include "core/store/json/jsoncopy.h"
#include "core/store/json/jsonmembers.h"
#include "core/store/plan/newids.h"
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
    json::Range place {0, record.size()};
    for (const QString& step : path.split(u'.')) {
        bool isNumber = false;
        int left = step.toInt(&isNumber);
        std::optional<json::Range> found;
        if (!isNumber)
            found = json::memberAt(record, place, step.toUtf8());
        else
            forEachJsonElement(record.sliced(place.start, place.length), [&](QByteArrayView element) {
                if (left-- == 0)
                    found = rangeWithin(element, record);
                return !found;
            });
        if (!found)
            return {};
        place = *found;
    }
    return place;
}

bool isRemoval(const Damage& damage)
{
    return damage.rule == Rule::RecordNotJson || damage.rule == Rule::RecordNotObject
        || damage.rule == Rule::TraceNowhere || damage.rule == Rule::MissingMessage
        || (damage.rule == Rule::MissingId && damage.details.value(0) == "message_id"_L1);
}

} // namespace

Spelled ruledValue(RecordKind kind, const json::Value& record, const QStringList& refusal)
{
    const QString field = refusal.value(0);
    const json::Value* value = record.find(field);
    if (!value || value->isNull()) {
        if (const Spelled known = defaultOf(kind, field); known && value)
            return known;
        // An empty name would be no better than none.
        if (field == "user_id"_L1 || field == "agent_id"_L1
            || (kind == RecordKind::Conversation && field != "id"_L1 && !field.contains(u'.')))
            return QByteArray("");
    } else if (field == "role"_L1 && value->isString()) {
        const QString role = value->string.toLower();
        const bool isKnown = roleOf(role) != Role::Unknown && role != value->string;
        return role == "tool"_L1 ? Spelled("\"system\"") : isKnown ? Spelled(json::quotedPython(role)) : Spelled();
    } else if (field == "sentiment_score"_L1 && kind == RecordKind::Message) {
        const std::optional<double> score = numberOf(*value);
        return !score ? Spelled() : std::isnan(*score) ? "0.0" : *score < 0 ? "-1.0" : "1.0";
    }
    const bool isPurpose = field.startsWith("llm_calls."_L1) && field.endsWith(".purpose"_L1);
    return isPurpose && refusal.value(1) != "missing"_L1 ? Spelled("\"other\"") : Spelled();
}

/// Makes one plan.
class Repairer
{
    Q_DECLARE_TR_FUNCTIONS(JazzmineRepair)
public:
    Repairer(ChangeWriter& change, const JobControl& job)
        : m_change(change)
        , m_job(job)
    {
    }

    [[nodiscard]] Result<EditPlan> plan(const RepairEdit& edit, const QList<Damage>& findings);

private:
    /// What is wrong with one record.
    struct Case
    {
        RecordKind kind = RecordKind::Message;
        quint32 number = 0; ///< among all of its kind
        QList<Damage> findings;

        [[nodiscard]] bool has(Rule rule) const { return std::ranges::contains(findings, rule, &Damage::rule); }
    };

    [[nodiscard]] Result<> mend(const Case& one);
    /// The record as it will be; nothing: it goes.
    [[nodiscard]] Result<Spelled> mended(const Case& one, const StoredRecord& record);
    [[nodiscard]] Result<Spelled> valueFor(const Case& one, const StoredRecord& record, const Damage& damage);
    [[nodiscard]] Result<Spelled> madeValue(const Case& one, const StoredRecord& record, const QString& field);
    [[nodiscard]] Result<QByteArray> made(const Conversation& conversation);
    [[nodiscard]] Result<> addConversation(const Damage& damage);
    [[nodiscard]] Result<bool> isTwin(const Case& one, const StoredRecord& record);
    [[nodiscard]] Result<> addFigures();

    ChangeWriter& m_change;
    const JobControl& m_job;
    EditPlan m_plan;
    QSet<quint32> m_renamed; ///< messages that get an id of their own
    QString m_madeId; ///< of the record mended last
    QSet<QString> m_sessions; ///< that something is mended in
    std::array<std::vector<bool>, 3> m_removed; ///< by kind, as ChangeWriter::remove() takes them
    RepairCounts m_counts;
};

// ---- values -------------------------------------------------------------------------------------

Result<QByteArray> Repairer::made(const Conversation& conversation)
{
    QString title;
    for (const quint32 number : conversation.messages) {
        const MessageRecord& message = m_change.index().message(number);
        if (message.role != Role::User)
            continue;
        const auto record = m_change.read(RecordKind::Message, message.place());
        if (!record)
            return std::unexpected(record.error());
        title = titleFrom(record->text(u"original_content"));
        break;
    }
    return RecordCopies({m_change, conversation}, m_job).madeConversation(conversation.id, title);
}

/// The conversation's values of a record, from its other records.
Result<Spelled> Repairer::madeValue(const Case& one, const StoredRecord& record, const QString& field)
{
    const QStringView owner = one.kind == RecordKind::Conversation ? u"id" : u"conversation_id";
    const Conversation* conversation = m_change.index().find(record.text(owner));
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
    const QString field = damage.details.value(0);
    const Spelled value = ruledValue(one.kind, record.value, damage.details);
    if (value && value->isEmpty())
        return madeValue(one, record, field);
    return field.contains(u'.') && !rangeAt(record.json, field) ? Spelled() : value;
}

// ---- records ------------------------------------------------------------------------------------

/// Whether the record that the library knows by this id says the same.
Result<bool> Repairer::isTwin(const Case& one, const StoredRecord& record)
{
    const Conversation* conversation = m_change.index().find(record.text(u"id"));
    const bool isConversation = one.kind == RecordKind::Conversation;
    if (isConversation && !conversation)
        return false;
    const RecordPlace last = isConversation ? conversation->place : m_change.index().lastWithId(one.kind, one.number);
    return m_change.read(one.kind, last).transform([&](const StoredRecord& other) {
        return other.value == record.value;
    });
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
            set(u"id"_s, json::quotedPython(newUuid4()));
        } else if (damage.rule == Rule::MissingId) {
            m_madeId = newUuid4();
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
                set(damage.details.value(0), **value);
            else
                m_counts.leave(damage.where.place, tr("jazzmine has no rule for this value."));
        }
    }
    return Spelled(copy.applied(record.json));
}

Result<> Repairer::mend(const Case& one)
{
    const RecordPlace& stored = m_change.records(one.kind)[one.number];
    const auto record = m_change.read(one.kind, stored);
    if (!record)
        return std::unexpected(record.error());
    const auto after = mended(one, *record);
    if (!after)
        return std::unexpected(after.error());
    if (*after == record->json)
        return {};
    const Damage::Where& where = one.findings.first().where;
    m_sessions += where.session;
    if (one.kind == RecordKind::Message) {
        if (!*after)
            m_change.renumbering().gone += one.number;
        else if (one.has(Rule::RepeatedMessage))
            m_renamed += one.number;
        else if (one.has(Rule::MissingId))
            m_change.renumbering().newIds.insert(one.number, m_madeId);
    }
    if (*after)
        m_change.replace(stored.offset, record->json.size(), **after);
    else
        m_removed[size_t(one.kind)][one.number] = true;
    m_plan.writes += PlannedWrite {where.place, *after ? PlannedWrite::Change::Update : PlannedWrite::Change::Delete, 1,
        shown(record->json), *after ? shown(**after) : QString(), where.session};
    return {};
}

Result<> Repairer::addConversation(const Damage& damage)
{
    const Conversation* conversation = m_change.index().find(damage.where.session);
    if (!conversation)
        return {};
    const auto record = made(*conversation);
    if (!record)
        return std::unexpected(record.error());
    m_sessions += conversation->id;
    m_plan.writes
        += PlannedWrite {u"conversations"_s, PlannedWrite::Change::Insert, 1, {}, shown(*record), conversation->id};
    return m_change.add(RecordKind::Conversation, *record);
}

// ---- all together -------------------------------------------------------------------------------

/// Where only one conversation changes.
Result<> Repairer::addFigures()
{
    const Conversation* conversation = m_sessions.size() == 1 ? m_change.index().find(*m_sessions.cbegin()) : nullptr;
    if (!conversation)
        return {};
    m_plan.session = SessionId(conversation->id);
    const PlanFigures figures({m_change, *conversation}, m_job);
    PlanFigures::Rows rows = figures.rows();
    std::erase_if(rows, [&](const PlanFigures::Row& row) { return m_change.renumbering().gone.contains(row.number); });
    for (PlanFigures::Row& row : rows)
        row.flags &= quint16(m_renamed.contains(row.number) ? ~MessageRecord::Superseded : ~0);
    return figures.add(m_plan, rows);
}

Result<EditPlan> Repairer::plan(const RepairEdit& edit, const QList<Damage>& findings)
{
    m_plan = {.edit = edit, .action = u"repair"_s, .session = edit.session};
    const auto isOfFile
        = [](const Damage& damage) { return damage.rule == Rule::ByteOrderMark || damage.rule == Rule::NotJson; };
    const bool mendsFile = std::ranges::any_of(findings, isOfFile);
    const Result<> ready = mendsFile ? m_change.checkMendable() : m_change.checkStore();
    if (!ready)
        return std::unexpected(ready.error());
    if (mendsFile) {
        if (const Result<> done = m_change.mendFile(m_plan); !done)
            return std::unexpected(done.error());
    }
    for (const RecordKind kind : Kinds)
        m_removed[size_t(kind)].resize(m_change.records(kind).size());
    std::map<std::pair<RecordKind, quint32>, Case> cases;
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
        const std::vector<RecordPlace>& places = m_change.records(damage.where.kind);
        const auto place = std::ranges::lower_bound(places, damage.where.offset, {}, &RecordPlace::offset);
        if (place == places.end() || place->offset != damage.where.offset)
            continue;
        const auto number = quint32(place - places.begin());
        Case& one = cases.try_emplace({damage.where.kind, number}, Case {damage.where.kind, number, {}}).first->second;
        one.findings += damage;
    }
    for (const auto& [key, one] : cases) {
        if (const Result<> done = mend(one); !done)
            return std::unexpected(done.error());
    }
    for (const RecordKind kind : Kinds) {
        if (std::ranges::contains(m_removed[size_t(kind)], true))
            m_change.remove(kind, m_removed[size_t(kind)]);
    }
    return addFigures()
        .and_then([&] { return m_counts.addTo(m_plan, findings.size(), findings.size() - m_counts.left()); })
        .and_then([&] { return m_change.finish(m_plan, m_job); })
        .transform([&] { return m_plan; });
}

Result<QList<Damage>> findRepairable(
    const ChangeWriter& change, const RepairEdit& edit, const Conversation* only, const JobControl& job)
{
    QList<Damage> found;
    const auto take = [&](const Damage& damage) {
        const Damage::Where& where = damage.where;
        if (hasRepair(damage.rule) && damage.canMend
            && (edit.codes.isEmpty() || edit.codes.contains(codeOf(damage.rule)))
            && (edit.place.isEmpty() || edit.place == where.place)
            && (edit.session.isEmpty() || where.session.isEmpty() || where.session == edit.session.value))
            found += damage;
    };
    Result<> done = findDamage(change.source(), change.index(), only, take, job);
    // What is wrong with the file is not found by way of a conversation.
    if (done && found.isEmpty() && only && (!edit.place.isEmpty() || !edit.codes.isEmpty()))
        done = findDamage(change.source(), change.index(), nullptr, take, job);
    return done.transform([&found] { return found; });
}

Result<EditPlan> planJazzmineRepair(
    ChangeWriter& change, const RepairEdit& edit, const Result<QList<Damage>>& findings, const JobControl& job)
{
    return findings.and_then([&](const QList<Damage>& found) { return Repairer(change, job).plan(edit, found); });
}

} // namespace stemma::jazzmine
