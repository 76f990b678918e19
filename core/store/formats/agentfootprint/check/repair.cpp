// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/formats/agentfootprint/check/repair.h"

#include "core/store/plan/plantexts.h"
#include "core/store/check/repaircounts.h"
#include "core/store/formats/agentfootprint/check/check.h"
#include "core/store/formats/agentfootprint/check/refusal.h"
#include "core/store/formats/agentfootprint/plan/planner.h"
#include "core/store/formats/agentfootprint/read/json.h"
#include "core/store/json/json.h"
#include "core/store/json/jsonmembers.h"

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
    forEachJsonElement(member(message, "toolCalls"), [&](QByteArrayView call) {
        const QByteArrayView args = isObject(call) ? member(call, "args") : QByteArrayView();
        if (const QByteArray object = objectSpelledIn(args); !object.isEmpty())
            copy.replace(rangeWithin(args, message), object);
        return true;
    });
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
    StoredAt place;
    place.offset = 0;
    std::set<int> wrong;
    for (const Part& part : decodeMessage(message, place, 0).parts) {
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
    Repairer(Source& source, Reader& reader, Dialect dialect, NewOrders& orders, const JobControl& job)
        : m_source(source)
        , m_reader(reader)
        , m_dialect(dialect)
        , m_orders(orders)
        , m_job(job)
        , m_writes(source, dialect, job)
    {
    }

    [[nodiscard]] Result<EditPlan> plan(const RepairEdit& edit);

private:
    using Findings = QList<Finding>;

    [[nodiscard]] Result<Findings> find(const RepairEdit& edit) const;
    [[nodiscard]] Result<> mend(const SessionId& id, const Findings& findings, bool isOnly);
    /// Whether messages change.
    [[nodiscard]] bool mendMessages(const Planner& planner, const Findings& findings, SessionChange& change);
    [[nodiscard]] std::optional<QByteArray> mendMessage(
        const Planner& planner, size_t number, const QByteArray& message, const Finding& finding);
    [[nodiscard]] static QByteArray withCalledName(const SessionText& text, size_t number, const QByteArray& message);
    /// Whether the conversation's record changes.
    [[nodiscard]] bool mendRecord(const Planner& planner, const Findings& findings, SessionChange& change);
    [[nodiscard]] bool joinSummaries(const Planner& planner, const Findings& findings, SessionChange& change);
    [[nodiscard]] Result<> mendColumns(const Planner& planner, const Findings& findings, bool isWritten);
    [[nodiscard]] QList<SessionChange::Item> madeResults(
        const Planner& planner, const SessionChange& change, size_t caller, size_t& behind) const;
    void tell(PlannedWrite::Change change, const Finding& finding, const QString& before, const QString& after);

    static bool is(const Finding& finding, Rule rule) { return finding.rule == int(rule); }

    Source& m_source;
    Reader& m_reader;
    Dialect m_dialect;
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
    Result<> checked = checkStore(m_source, m_reader, m_dialect, session, take, m_job);
    // What is wrong with the file is not found by way of a session.
    if (checked && found.isEmpty() && session && (!edit.place.isEmpty() || !edit.codes.isEmpty()))
        checked = checkStore(m_source, m_reader, m_dialect, {}, take, m_job);
    return checked ? Result<Findings>(found) : std::unexpected(checked.error());
}

void Repairer::tell(PlannedWrite::Change change, const Finding& finding, const QString& before, const QString& after)
{
    m_plan.writes += PlannedWrite {
        finding.place, change, 1, plantexts::shown(before), plantexts::shown(after), finding.session.value};
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

bool Repairer::mendRecord(const Planner& planner, const Findings& findings, SessionChange& change)
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
            now.isEmpty()           ? PlannedWrite::Change::Insert
                : mended->isEmpty() ? PlannedWrite::Change::Delete
                                    : PlannedWrite::Change::Update,
            1, plantexts::shown(QString::fromUtf8(now)), plantexts::shown(QString::fromUtf8(*mended)),
            findings.first().session.value};
    }
    return !change.recordMembers.empty();
}

bool Repairer::joinSummaries(const Planner& planner, const Findings& findings, SessionChange& change)
{
    const auto& spans = planner.text().index->spans;
    bool isAny = false;
    for (const LostJoin& join : lostJoins(planner.text())) {
        const StoredAt place = m_reader.document().placeOf(spans[size_t(join.span)].place);
        const auto found = std::ranges::find_if(findings, [&](const Finding& finding) {
            return (is(finding, Rule::SummaryLostRecord) && finding.message == idOfKey(join.key))
                || (is(finding, Rule::RecordLostSummary) && finding.at == place);
        });
        if (found == findings.end())
            continue;
        const QString fingerprint = Fingerprint::of(join.text);
        change.setFingerprint(join.span, fingerprint);
        m_plan.writes += PlannedWrite {recordPlace(place), PlannedWrite::Change::Update, 1,
            spans[size_t(join.span)].fingerprint, fingerprint, found->session.value};
        isAny = true;
    }
    return isAny;
}

/// For each call of a message that has no result one that says so, and where they stand.
QList<SessionChange::Item> Repairer::madeResults(
    const Planner& planner, const SessionChange& change, size_t caller, size_t& behind) const
{
    const SessionText& text = planner.text();
    const MessageShape& shape = text.messages[caller].shape;
    const QString waiting = text.waitingCall();
    const auto results = text.resultsOf(caller);
    behind = caller;
    while (behind + 1 < text.messages.size() && text.messages[behind + 1].shape.role == Role::Tool)
        ++behind;
    QList<SessionChange::Item> items;
    for (qsizetype i = 0; i < shape.calls.size(); ++i) {
        if (results[size_t(i)] || shape.calls[i] == waiting)
            continue;
        SessionChange::Item item;
        item.bytes = change.newMessage({{"role", "\"tool\""}, {"content", json::quotedText(NotRun)},
            {"toolCallId", json::quotedText(shape.calls[i])},
            {"toolName", json::quotedText(shape.callNames.value(i))}});
        items += item;
    }
    return items;
}

bool Repairer::mendMessages(const Planner& planner, const Findings& findings, SessionChange& change)
{
    const SessionText& text = planner.text();
    std::map<size_t, QList<SessionChange::Item>> added;
    std::map<size_t, std::optional<QByteArray>> mended;
    for (const Finding& finding : findings) {
        const auto number = planner.numberOf(finding.message);
        if (finding.message.isEmpty() || !number || is(finding, Rule::SummaryLostRecord))
            continue;
        if (text.isPaused && text.copies.size() != text.messages.size()) {
            m_counts.leave(finding.place, tr("The run is paused, and the two copies of its conversation differ."));
            continue;
        }
        if (is(finding, Rule::UnansweredToolCall)) {
            size_t behind = *number;
            const auto items = madeResults(planner, change, *number, behind);
            for (const SessionChange::Item& item : items)
                tell(PlannedWrite::Change::Insert, finding, {}, QString::fromUtf8(item.bytes));
            added[behind] = items; // all of the message at once
            continue;
        }
        const QByteArray before
            = mended.contains(*number) ? mended[*number].value_or(QByteArray()) : text.message(*number);
        if (before.isEmpty())
            continue;
        const auto after = mendMessage(planner, *number, before, finding);
        if (after == before)
            continue;
        mended[*number] = after;
        tell(after ? PlannedWrite::Change::Update : PlannedWrite::Change::Delete, finding, QString::fromUtf8(before),
            QString::fromUtf8(after.value_or(QByteArray())));
    }
    SessionChange::Items items;
    for (SessionChange::Item& item : change.items) {
        const size_t number = item.number;
        const auto found = mended.find(number);
        if (found != mended.end() && found->second)
            item.bytes = *found->second;
        if (found == mended.end() || found->second)
            items.push_back(item);
        const auto more = added.find(number);
        if (more != added.end())
            items.insert(items.end(), more->second.begin(), more->second.end());
    }
    change.items = std::move(items);
    return !mended.empty() || !added.empty();
}

// ---- columns ------------------------------------------------------------------------------------

Result<> Repairer::mendColumns(const Planner& planner, const Findings& findings, bool isWritten)
{
    const SessionText& text = planner.text();
    QList<std::pair<QString, QVariant>> columns;
    for (const Finding& finding : findings) {
        std::pair<QString, QVariant> column;
        if (is(finding, Rule::FormatDiffers))
            column = {u"format"_s, stringOf(text.fact(u"format"_s)).value_or(QString())};
        else if (is(finding, Rule::OwnerDiffers))
            column = {u"owner"_s, text.owner()};
        else if (is(finding, Rule::SavedAtDiffers) && !isWritten)
            column = {u"saved_at"_s, integerOf(text.fact(u"savedAt"_s)).value_or(0)};
        else if (is(finding, Rule::MessageCountDiffers) && !isWritten)
            column = {u"message_count"_s, SessionChange(text).transcriptMessages()};
        if (column.first.isEmpty())
            continue;
        const StoredField* now = columnOf(m_reader.entry(), QLatin1StringView(column.first.toLatin1()));
        const auto saved = m_reader.entry().savedAt;
        tell(PlannedWrite::Change::Update, finding,
            now                                 ? now->value.toString()
                : column.first == "saved_at"_L1 ? QString::number(saved.value_or(0))
                                                : QString(),
            column.second.toString());
        columns += column;
    }
    return columns.isEmpty() ? Result<>() : m_writes.setColumns(m_reader.entry(), text, columns);
}

// ---- all together -------------------------------------------------------------------------------

Result<> Repairer::mend(const SessionId& id, const Findings& findings, bool isOnly)
{
    QList<StoredAt> repeated;
    for (const Finding& finding : findings) {
        if (is(finding, Rule::RepeatedSession))
            repeated += finding.at;
    }
    if (!repeated.isEmpty()) {
        const auto renamed = m_writes.renameRepeated(m_plan, id.value, repeated);
        if (!renamed)
            return std::unexpected(renamed.error());
    }
    if (repeated.size() == findings.size())
        return {};
    Planner planner(m_source, m_reader, m_dialect, m_job);
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
    const bool areChanged = mendMessages(planner, findings, change);
    const bool isMended = mendRecord(planner, findings, change);
    const bool areJoined = joinSummaries(planner, findings, change);
    const bool isChanged = areChanged || isMended || areJoined;
    if (isChanged) {
        planner.checks().describe(m_plan, change);
        m_orders += planner.orderOf(change);
        if (const Result<> written = m_writes.change(m_reader.entry(), planner.text(), change); !written)
            return written;
    }
    if (const Result<> written = mendColumns(planner, findings, isChanged); !written)
        return written;
    const auto after = isOnly && isChanged ? change.rewritten(m_job) : Result<QByteArray>(QByteArray());
    if (!after)
        return std::unexpected(after.error());
    return after->isEmpty() ? Result<>() : planner.checks().addFigures(m_plan, change, *after);
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
        m_plan.writes += PlannedWrite {
            m_source.path(), PlannedWrite::Change::Delete, 1, u"EF BB BF"_s, {}, tr("the byte order mark")};
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
    Result<> done = m_counts.addTo(m_plan, findings->size(), findings->size() - m_counts.left());
    if (done)
        done = m_writes.finish(m_plan);
    return done ? Result<EditPlan>(m_plan) : std::unexpected(done.error());
}

Result<EditPlan> planRepair(
    Source& source, Reader& reader, Dialect dialect, const RepairEdit& edit, NewOrders& orders, const JobControl& job)
{
    return Repairer(source, reader, dialect, orders, job).plan(edit);
}

} // namespace stemma::agentfootprint
