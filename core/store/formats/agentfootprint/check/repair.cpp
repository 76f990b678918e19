// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/plan/edit.h"

#include "core/store/plan/plantexts.h"
#include "core/store/check/repaircounts.h"
#include "core/store/formats/agentfootprint/check/check.h"
#include "core/store/formats/agentfootprint/plan/planner.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace stemma::agentfootprint {

namespace {

/// What a model reads, in the place of a result that nobody knows.
constexpr QStringView NotRun = u"Not run: the call was interrupted before the tool gave a result.";

/// Arguments that are the text of an object as that object.
QByteArray withArguments(const QByteArray& message)
{
    JsonCopy copy;
    for (const QByteArrayView call : elementsOf(member(message, "toolCalls"))) {
        const QByteArrayView args = member(call, "args");
        if (const QByteArray object = objectSpelledIn(args); !object.isEmpty())
            copy.replace(rangeWithin(args, message), object);
    }
    return copy.applied(message);
}

/// Without the members that a message of this role has not, and that say nothing.
QByteArray withoutEmpty(const QByteArray& message, Role role)
{
    JsonCopy copy;
    removeMembers(copy, message, {0, message.size()},
        [&](QByteArrayView key) { return isMisplaced(key, role) && saysNothing(member(message, key)); });
    return copy.applied(message);
}

/// Whether the library could refuse a session for this value of the member.
bool mayRefuse(QByteArrayView name, QByteArrayView value)
{
    return name == "originalInput" ? !isString(member(value, "message")) : isString(value) || value == "null";
}

/// A list without its non-objects; the message without the member if the list becomes empty.
QByteArray withObjectsOnly(const QByteArray& message)
{
    std::set<int> wrong;
    for (const Part& part : decodeMessage(message, {}, 0).parts) {
        if (part.as<UnknownPart>())
            wrong.insert(part.index);
    }
    return withoutParts(message, wrong).value_or(message);
}

} // namespace

/// Makes one plan, over all sessions concerned.
class Repairer
{
    Q_DECLARE_TR_FUNCTIONS(FootprintRepair)
public:
    Repairer(Reader& reader, NewOrders& orders, const JobControl& job)
        : m_reader(reader)
        , m_orders(orders)
        , m_job(job)
        , m_writes(reader.source(), job)
    {
    }

    [[nodiscard]] Result<EditPlan> plan(const RepairEdit& edit);

private:
    using Findings = QList<Finding>;

    [[nodiscard]] Result<Findings> find(const RepairEdit& edit) const;
    [[nodiscard]] Result<> mend(const SessionId& id, const Findings& findings, bool isOnly);
    void mendMessages(const Planner& planner, const Findings& findings, SessionChange& change);
    [[nodiscard]] std::optional<QByteArray> mendMessage(
        const Planner& planner, size_t number, const QByteArray& message, const Finding& finding);
    [[nodiscard]] static QByteArray withCalledName(const SessionText& text, size_t number, const QByteArray& message);
    void mendRecord(const Planner& planner, const Findings& findings, SessionChange& change);
    void joinSummaries(const Planner& planner, const Findings& findings, SessionChange& change);
    void mendColumns(const Planner& planner, const Findings& findings, bool isWritten);
    [[nodiscard]] static SessionChange::Items madeResults(
        const SessionText& text, const SessionChange& change, size_t caller);
    void tell(Change change, const Finding& finding, const QString& before, const QString& after);

    static bool is(const Finding& finding, Rule rule) { return finding.rule == int(rule); }

    Reader& m_reader;
    NewOrders& m_orders;
    const JobControl& m_job;
    StoreWrites m_writes;
    EditPlan m_plan;
    RepairCounts m_counts;
};

Result<Repairer::Findings> Repairer::find(const RepairEdit& edit) const
{
    Findings found;
    const auto take = [&](const Finding& finding) {
        if (isMeant(edit, finding)
            && (edit.session.isEmpty() || finding.session.isEmpty() || finding.session == edit.session))
            found += finding;
    };
    const auto session = edit.session.isEmpty() ? std::nullopt : std::optional(edit.session);
    Result<> checked = checkStore(m_reader, session, take, m_job);
    // What is wrong with the file is not found by way of a session.
    if (checked && found.isEmpty() && session && (!edit.place.isEmpty() || !edit.codes.isEmpty()))
        checked = checkStore(m_reader, {}, take, m_job);
    return checked ? Result<Findings>(found) : std::unexpected(checked.error());
}

void Repairer::tell(Change change, const Finding& finding, const QString& before, const QString& after)
{
    m_plan.writes += PlannedWrite {
        finding.place, change, 1, PlanText::shown(before), PlanText::shown(after), finding.session.value};
}

// ---- messages -----------------------------------------------------------------------------------

/// The message as it will be, or nothing where it goes.
std::optional<QByteArray> Repairer::mendMessage(
    const Planner& planner, size_t number, const QByteArray& message, const Finding& finding)
{
    if (is(finding, Rule::OrphanToolResult))
        return {};
    if (is(finding, Rule::InvalidList))
        return withObjectsOnly(message);
    if (is(finding, Rule::SpelledArguments))
        return withArguments(message);
    if (is(finding, Rule::MisplacedEmpty))
        return withoutEmpty(message, planner.text().messages[number].shape.role);
    if (is(finding, Rule::ToolNameDiffers))
        return withCalledName(planner.text(), number, message);
    const QByteArrayView content = member(message, "content");
    if (!isString(member(message, "role")))
        return {};
    if (!content.isEmpty() && content != QByteArrayView("null")) {
        m_counts.leave(finding.place, tr("It has content that would be lost."));
        return message;
    }
    JsonCopy copy;
    setMember(copy, message, "content", "\"\"");
    return copy.applied(message);
}

/// What a result repeats of its call.
QByteArray Repairer::withCalledName(const SessionText& text, size_t number, const QByteArray& message)
{
    const MessageShape& shape = text.messages[text.callerOf(number).value_or(number)].shape;
    const QString name = shape.callNames.value(shape.calls.indexOf(text.messages[number].shape.answers));
    JsonCopy copy;
    if (!name.isEmpty())
        setMember(copy, message, "toolName", json::quotedText(name));
    return copy.applied(message);
}

void Repairer::mendRecord(const Planner& planner, const Findings& findings, SessionChange& change)
{
    const bool isMeant
        = std::ranges::any_of(findings, [](const Finding& finding) { return is(finding, Rule::RefusedMember); });
    const SessionText& text = planner.text();
    const QByteArrayView record = text.view(text.checkpoint());
    // A place of its own has none of what is not there, so all of its findings are repaired together.
    for (const char* name : {"version", "lastCompletedIteration", "skillCursor", "originalInput"}) {
        const QByteArrayView now = member(record, name);
        const bool isRefused = isMeant && mayRefuse(name, now);
        const auto mended = isRefused ? mendedMember(name, now, change.lastInput()) : std::nullopt;
        if (!mended)
            continue;
        change.recordMembers[name] = *mended;
        m_plan.writes += PlannedWrite {QString::fromLatin1(name),
            now.isEmpty()           ? Change::Insert
                : mended->isEmpty() ? Change::Delete
                                    : Change::Update,
            1, PlanText::shown(QString::fromUtf8(now)), PlanText::shown(QString::fromUtf8(*mended)),
            findings.first().session.value};
    }
}

void Repairer::joinSummaries(const Planner& planner, const Findings& findings, SessionChange& change)
{
    const auto& spans = planner.text().index->spans;
    for (const LostJoin& join : lostJoins(planner.text())) {
        const StoredAt place = m_reader.document().placeOf(spans[size_t(join.span)].place);
        const auto found = std::ranges::find_if(findings, [&](const Finding& finding) {
            return (is(finding, Rule::SummaryLostRecord) && finding.message == idOfKey(join.key))
                || (is(finding, Rule::RecordLostSummary) && finding.at == place);
        });
        if (found == findings.end())
            continue;
        const QString fingerprint = fingerprintOf(join.text);
        change.setFingerprint(join.span, fingerprint);
        m_plan.writes += PlannedWrite {recordPlace(place), Change::Update, 1, spans[size_t(join.span)].fingerprint,
            fingerprint, found->session.value};
    }
}

/// For each call of a message that has no result one that says so.
SessionChange::Items Repairer::madeResults(const SessionText& text, const SessionChange& change, size_t caller)
{
    const MessageShape& shape = text.messages[caller].shape;
    const QString waiting = text.waitingCall();
    const auto results = text.resultsOf(caller);
    SessionChange::Items items;
    for (qsizetype i = 0; i < shape.calls.size(); ++i) {
        if (!results[size_t(i)] && shape.calls[i] != waiting)
            items.push_back({SessionChange::Item::New,
                change.newMessage({{"role", "\"tool\""}, {"content", json::quotedText(NotRun)},
                    {"toolCallId", json::quotedText(shape.calls[i])},
                    {"toolName", json::quotedText(shape.callNames.value(i))}})});
    }
    return items;
}

void Repairer::mendMessages(const Planner& planner, const Findings& findings, SessionChange& change)
{
    using Items = SessionChange::Items;
    const SessionText& text = planner.text();
    std::map<size_t, Items> becomes; // of a message
    const auto itemsOf = [&becomes](size_t number) -> Items& {
        return becomes.try_emplace(number, Items {{number, {}}}).first->second;
    };
    std::set<size_t> answered;
    for (const Finding& finding : findings) {
        const auto number = planner.numberOf(finding.message);
        if (finding.message.isEmpty() || !number || is(finding, Rule::SummaryLostRecord))
            continue;
        if (text.isPaused && (text.index->hasTwoHistories() || text.copies.size() != text.messages.size())) {
            m_counts.leave(finding.place, tr("The run is paused, and the two copies of its conversation differ."));
            continue;
        }
        if (is(finding, Rule::UnansweredToolCall)) {
            if (!answered.insert(*number).second)
                continue; // all of the message at once
            const size_t behind = text.endOfResults(*number + 1) - 1;
            const Items results = madeResults(text, change, *number);
            for (const SessionChange::Item& item : results)
                tell(Change::Insert, finding, {}, QString::fromUtf8(item.bytes));
            itemsOf(behind).insert(itemsOf(behind).end(), results.begin(), results.end());
            continue;
        }
        Items& items = itemsOf(*number);
        const auto own = std::ranges::find(items, *number, &SessionChange::Item::number);
        if (own == items.end())
            continue; // it goes
        const QByteArray before = change.bytes(*own);
        const auto after = mendMessage(planner, *number, before, finding);
        if (after == before)
            continue;
        tell(after ? Change::Update : Change::Delete, finding, QString::fromUtf8(before),
            QString::fromUtf8(after.value_or(QByteArray())));
        if (after)
            own->bytes = *after;
        else
            items.erase(own);
    }
    Items all;
    for (const SessionChange::Item& item : change.items) {
        const Items& items = itemsOf(item.number);
        all.insert(all.end(), items.begin(), items.end());
    }
    change.items = std::move(all);
}

// ---- columns ------------------------------------------------------------------------------------

void Repairer::mendColumns(const Planner& planner, const Findings& findings, bool isWritten)
{
    const SessionText& text = planner.text();
    const std::pair<Rule, std::pair<QString, QVariant>> columns[] {
        {Rule::FormatDiffers, {u"format"_s, stringOf(text.fact(u"format"_s)).value_or(QString())}},
        {Rule::OwnerDiffers, {u"owner"_s, text.owner()}},
        {Rule::SavedAtDiffers, {u"saved_at"_s, integerOf(text.fact(u"savedAt"_s)).value_or(0)}},
        {Rule::MessageCountDiffers, {u"message_count"_s, SessionChange(text).transcriptMessages()}}};
    StoreWrites::Columns mended;
    for (const Finding& finding : findings) {
        for (const auto& [rule, column] : columns) {
            const bool isDone = isWritten && (rule == Rule::SavedAtDiffers || rule == Rule::MessageCountDiffers);
            if (!is(finding, rule) || isDone)
                continue;
            const StoredField* now = fieldNamed(m_reader.entry().fields, column.first);
            tell(Change::Update, finding, now ? now->value.toString() : QString(), column.second.toString());
            mended += column;
        }
    }
    if (!mended.isEmpty())
        m_writes.setColumns(m_reader.entry(), text, mended);
}

// ---- all together -------------------------------------------------------------------------------

Result<> Repairer::mend(const SessionId& id, const Findings& findings, bool isOnly)
{
    QList<StoredAt> repeated;
    for (const Finding& finding : findings) {
        if (is(finding, Rule::RepeatedSession))
            repeated += finding.at;
    }
    const auto renamed = repeated.isEmpty() ? Result<>() : m_writes.renameRepeated(m_plan, id.value, repeated);
    if (!renamed || repeated.size() == findings.size())
        return renamed;
    Planner planner(m_reader, m_job);
    if (const Result<> loaded = planner.load(id, EditKind::Repair); !loaded) {
        if (loaded.error().code != Errc::NotSupported)
            return loaded;
        for (const Finding& finding : findings) {
            if (!is(finding, Rule::RepeatedSession))
                m_counts.leave(finding.place, loaded.error().text);
        }
        return {};
    }
    SessionChange change = planner.changeNow();
    const qsizetype told = m_plan.writes.size();
    mendMessages(planner, findings, change);
    mendRecord(planner, findings, change);
    joinSummaries(planner, findings, change);
    const bool isChanged = m_plan.writes.size() > told;
    if (isChanged) {
        describeChange(m_plan, change, m_reader.entry());
        m_orders += planner.orderOf(change);
        m_writes.change(m_reader.entry(), planner.text(), change);
    }
    mendColumns(planner, findings, isChanged);
    return isOnly && isChanged ? addFigures(m_plan, change, change.rewritten(), m_job) : Result<>();
}

Result<EditPlan> Repairer::plan(const RepairEdit& edit)
{
    const auto findings = find(edit);
    if (!findings)
        return std::unexpected(findings.error());
    m_plan = {.edit = edit, .action = u"repair"_s, .session = edit.session};
    QMap<QString, Findings> ofSessions;
    bool hasMark = false;
    for (const Finding& finding : *findings) {
        if (is(finding, Rule::ByteOrderMark))
            hasMark = true;
        else
            ofSessions[finding.session.value] += finding;
    }
    if (const Result<> ready = m_writes.checkStore(hasMark); !ready)
        return std::unexpected(ready.error());
    if (hasMark) {
        m_writes.removeMark();
        m_plan.writes
            += PlannedWrite {m_reader.source().path(), Change::Delete, 1, u"EF BB BF"_s, {}, tr("the byte order mark")};
        for (const Findings& of : std::as_const(ofSessions)) {
            for (const Finding& finding : of)
                m_counts.leave(finding.place, tr("Remove the byte order mark first."));
        }
        ofSessions.clear();
    }
    if (edit.session.isEmpty() && ofSessions.size() == 1)
        m_plan.session = SessionId(ofSessions.firstKey());
    for (auto of = ofSessions.cbegin(); of != ofSessions.cend(); ++of) {
        if (const Result<> mended = mend(SessionId(of.key()), *of, ofSessions.size() == 1); !mended)
            return std::unexpected(mended.error());
    }
    return m_counts.addTo(m_plan, findings->size(), findings->size() - m_counts.left()).and_then([this] {
        return m_writes.finish(m_plan);
    });
}

Result<EditPlan> planRepair(Reader& reader, const RepairEdit& edit, NewOrders& orders, const JobControl& job)
{
    return Repairer(reader, orders, job).plan(edit);
}

} // namespace stemma::agentfootprint
