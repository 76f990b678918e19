// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/boundthinking.h"

#include "core/edit/dryrun.h"
#include "core/store/conversation/messagescan.h"
#include "core/store/plan/forkedchangestore.h"
#include "core/store/plan/plantexts.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <ranges>

namespace stemma {

namespace {

struct BoundThinkingText
{
    Q_DECLARE_TR_FUNCTIONS(BoundThinking)
};

/// The message from which on thinking may not fit any more, it alone not with them; empty: all of the session.
struct Place
{
    MessageId behind;
    QSet<MessageId> gone;
    bool isNone = false; ///< it is an edit of another kind
};

Place placeOf(const SingleEdit& edit)
{
    if (const auto* text = std::get_if<TextEdit>(&edit))
        return {text->message, {}};
    if (const auto* insertion = std::get_if<InsertEdit>(&edit))
        return {insertion->after, {}};
    if (const auto* removal = std::get_if<RemoveEdit>(&edit))
        return {{}, removal->part ? QSet<MessageId>() : QSet(removal->messages.begin(), removal->messages.end())};
    return {{}, {}, true};
}

/// The row behind which a change stands.
Result<qint64> rowBehind(
    SessionStore& store, const SingleEdit& edit, const Outline& outline, const Place& place, const JobControl& job)
{
    const SessionId session = sessionOf(toEdit(edit));
    QList<MessageId> first {place.behind};
    if (const auto* removal = std::get_if<RemoveEdit>(&edit))
        first = removal->messages;
    QSet<qint64> keys;
    for (const MessageId& id : std::as_const(first)) {
        if (id.isEmpty())
            return 0;
        const auto key = store.keyOf(session, id, job);
        if (!key)
            return std::unexpected(key.error());
        keys += *key;
    }
    const auto found = std::ranges::find_if(outline, [&keys](const OutlineRow& row) { return keys.contains(row.key); });
    return qMin<qint64>(qint64(outline.size()), found - outline.begin() + 1);
}

bool isBound(const Part& part)
{
    const auto* thinking = part.as<ReasoningPart>();
    return thinking && thinking->state != ReasoningPart::State::Open;
}

/// Whether a provider is sent it with thinking that may not fit any more.
bool holdsBound(const Message& message)
{
    return message.states.testFlag(MessageState::InContext) && std::ranges::any_of(message.parts, isBound);
}

/// Null: it is gone.
Result<MessagePtr> messageAt(
    SessionStore& store, const SessionId& session, qint64 key, const ReadOptions& options, const JobControl& job)
{
    return store.messages(session, std::span(&key, 1), options, job)
        .transform(
            [](const std::vector<MessagePtr>& messages) { return messages.empty() ? MessagePtr() : messages.front(); });
}

/// What takes a message's signed thinking out, the last part first.
void addRemovals(QList<SingleEdit>& edits, const SessionId& session, const Message& message)
{
    QList<int> parts;
    bool isThinkingAlone = true;
    for (const Part& part : message.parts) {
        isThinkingAlone = isThinkingAlone && part.as<ReasoningPart>();
        if (isBound(part))
            parts.prepend(part.index);
    }
    if (!parts.isEmpty() && isThinkingAlone)
        edits += RemoveEdit {session, {message.id}, {}};
    else
        for (const int part : std::as_const(parts))
            edits += RemoveEdit {session, {message.id}, part};
}

/// Where the session holds thinking that a change binds: a scan from the first row behind the change on.
class BoundScan
{
public:
    BoundScan(SessionStore& store, const SingleEdit& edit, const JobControl& job)
        : m_store(store)
        , m_job(job)
        , m_place(placeOf(edit))
        , m_scan(sessionOf(toEdit(edit)), {.maxText = 0, .showsProgress = false})
    {
    }

    [[nodiscard]] Result<> begin(const SingleEdit& edit)
    {
        const auto read = m_scan.refresh(m_store, m_job);
        const auto begin = read ? rowBehind(m_store, edit, m_scan.outline(), m_place, m_job) : read;
        if (!begin)
            return std::unexpected(begin.error());
        m_begin = *begin;
        m_scan.setRange(m_begin);
        return {};
    }

    /// Visits the messages that hold bound thinking and stay.
    [[nodiscard]] Result<> run(const MessageScan::Messages& visit)
    {
        return m_scan.run(m_store, m_job, [this, &visit](qint64 row, const MessagePtr& message) {
            const bool counts = message && holdsBound(*message) && !isGone(*message);
            return !counts || visit(row, message);
        });
    }

    [[nodiscard]] bool isGone(const Message& message) const { return m_place.gone.contains(message.id); }
    [[nodiscard]] const Place& place() const { return m_place; }
    [[nodiscard]] const Outline& outline() const { return m_scan.outline(); }
    [[nodiscard]] qint64 firstRow() const { return m_begin; }

private:
    SessionStore& m_store;
    const JobControl& m_job;
    Place m_place;
    MessageScan m_scan;
    qint64 m_begin = 0;
};

/// Copies of the messages of a session in its fork.
class Copies
{
public:
    Copies(SessionStore& store, const ForkEdit& made, const SessionId& fork, const JobControl& job)
        : m_store(store)
        , m_made(made)
        , m_fork(fork)
        , m_job(job)
    {
    }

    Result<> read()
    {
        auto from = m_store.outline(m_made.session, m_job);
        auto to = from ? m_store.outline(m_fork, m_job) : std::unexpected(from.error());
        if (!to)
            return std::unexpected(to.error());
        m_from = *std::move(from);
        m_to = *std::move(to);
        const auto end = rowOf(m_made.at);
        if (!end)
            return std::unexpected(end.error());
        m_end = *end + (m_made.before ? 0 : 1);
        return {};
    }

    /// In the session.
    [[nodiscard]] Result<size_t> rowOf(const MessageId& id) const
    {
        const auto key = m_store.keyOf(m_made.session, id, m_job);
        if (!key)
            return std::unexpected(key.error());
        const auto found = std::ranges::find(m_from, *key, &OutlineRow::key);
        if (found == m_from.end())
            return fail(Errc::NotFound, BoundThinkingText::tr("The session no longer has message %1.").arg(id.value));
        return size_t(found - m_from.begin());
    }
    [[nodiscard]] bool isBehind(size_t row) const { return row >= m_end; }

    /// Formats leave out what is not of the conversation, at the beginning or within, so that one of two places is
    /// the copy's: as far from the beginning, or as far from the end.
    [[nodiscard]] Result<std::pair<MessageId, qint64>> copyOf(size_t row) const
    {
        const auto original = messageAt(m_store, m_made.session, m_from[row].key, {}, m_job);
        if (!original)
            return std::unexpected(original.error());
        QList<qint64> places {qint64(row)};
        if (m_to.size() != m_end)
            places += qint64(row) + qint64(m_to.size()) - qint64(m_end);
        std::optional<std::pair<MessageId, qint64>> found;
        for (const qint64 place : std::as_const(places)) {
            if (place < 0 || place >= qint64(m_to.size()))
                continue;
            const auto copy = messageAt(m_store, m_fork, m_to[size_t(place)].key, {}, m_job);
            if (!copy)
                return std::unexpected(copy.error());
            if (!saysTheSame(*original, *copy))
                continue;
            if (found) // both do, and either may be meant
                return fail(Errc::NotFound, unsure(row));
            found = {(*copy)->id, place};
        }
        if (!found)
            return fail(Errc::NotFound, unsure(row));
        return *found;
    }

private:
    [[nodiscard]] static QString unsure(size_t row)
    {
        return BoundThinkingText::tr("It is not certain which message of the fork is the copy of message %1.")
            .arg(row + 1);
    }
    [[nodiscard]] static bool saysTheSame(const MessagePtr& a, const MessagePtr& b)
    {
        return a && b && a->role == b->role && std::ranges::equal(a->parts, b->parts, {}, &Part::body, &Part::body);
    }

    SessionStore& m_store;
    const ForkEdit& m_made;
    const SessionId& m_fork;
    const JobControl& m_job;
    Outline m_from;
    Outline m_to;
    size_t m_end = 0; ///< the first row that the fork does not have
};

/// Whether a part cannot be removed, but all of its message can.
bool goesWithItsMessage(SessionStore& store, const SingleEdit& edit, const JobControl& job)
{
    const auto* removal = std::get_if<RemoveEdit>(&edit);
    return removal && removal->part && !store.plan(toEdit(edit), job)
        && store.plan(RemoveEdit {removal->session, removal->messages, {}}, job);
}

Result<PlacedEdit> removalInFork(const Copies& copies, RemoveEdit removal)
{
    qint64 first = -1;
    QList<MessageId> kept;
    for (const MessageId& id : std::as_const(removal.messages)) {
        const auto row = copies.rowOf(id);
        if (!row)
            return std::unexpected(row.error());
        if (copies.isBehind(*row))
            continue;
        const auto copy = copies.copyOf(*row);
        if (!copy)
            return std::unexpected(copy.error());
        kept += copy->first;
        first = first < 0 ? copy->second : qMin(first, copy->second);
    }
    if (kept.isEmpty())
        return fail(Errc::NotFound,
            BoundThinkingText::tr("The fork ends before the change, so there is nothing to change in it."));
    removal.messages = kept;
    return PlacedEdit {removal, first};
}

} // namespace

Result<WithoutThinking> withoutThinking(SessionStore& store, const SingleEdit& edit, const JobControl& job)
{
    const auto alone = store.plan(toEdit(edit), job);
    if (!alone)
        return std::unexpected(alone.error());
    const SessionId session = sessionOf(toEdit(edit));
    WithoutThinking wish {{session, {edit}}, alone->title, alone->warnings};
    wish.canFork = store.service<ForkedChangeStore>() != nullptr;
    BoundScan scan(store, edit, job);
    if (scan.place().isNone)
        return wish;
    QList<QList<SingleEdit>> removals;
    const auto read = scan.begin(edit).and_then([&] {
        return scan.run([&](qint64 /*row*/, const MessagePtr& message) {
            addRemovals(removals.emplace_back(), session, *message);
            return true;
        });
    });
    if (!read)
        return std::unexpected(read.error());
    // The last message first: what stands before it keeps its place.
    QList<SingleEdit> edits;
    for (const QList<SingleEdit>& ofMessage : removals | std::views::reverse)
        edits += ofMessage;
    wish.edits.edits = edits + wish.edits.edits;
    return wish;
}

Result<ForkBeforeThinking> forkBeforeThinking(SessionStore& store, const SingleEdit& edit, const JobControl& job)
{
    const SessionId session = sessionOf(toEdit(edit));
    BoundScan scan(store, edit, job);
    qint64 bound = -1;
    const auto read = scan.begin(edit).and_then([&] {
        return scan.run([&bound](qint64 row, const MessagePtr& /*message*/) {
            bound = row;
            return false;
        });
    });
    if (!read)
        return std::unexpected(read.error());
    if (scan.place().isNone || bound < 0)
        return fail(Errc::Usage, PlanText::noSignedThinking());
    for (qint64 row = bound; row-- > 0;) {
        const auto last = messageAt(store, session, scan.outline()[size_t(row)].key, {.maxText = 0}, job);
        if (!last)
            return std::unexpected(last.error());
        if (*last && !scan.isGone(**last))
            return ForkBeforeThinking {ForkEdit {session, (*last)->id, false, {}}, row,
                !scan.place().gone.isEmpty() && row + 1 < scan.firstRow()};
    }
    return fail(Errc::Usage, BoundThinkingText::tr("Nothing comes before that thinking, so there is nothing to fork."));
}

Result<PlacedEdit> inFork(
    SessionStore& store, const SingleEdit& edit, const ForkEdit& made, const SessionId& fork, const JobControl& job)
{
    Copies copies(store, made, fork, job);
    if (const auto read = copies.read(); !read)
        return std::unexpected(read.error());
    const auto copyOf = [&copies](const MessageId& id) -> Result<std::pair<MessageId, qint64>> {
        const auto row = copies.rowOf(id);
        if (!row)
            return std::unexpected(row.error());
        if (copies.isBehind(*row))
            return fail(Errc::NotFound,
                BoundThinkingText::tr("The fork ends before the change, so there is nothing to change in it."));
        return copies.copyOf(*row);
    };
    if (auto text = std::get_if<TextEdit>(&edit)) {
        const auto copy = copyOf(text->message);
        if (!copy)
            return std::unexpected(copy.error());
        return PlacedEdit {TextEdit {fork, copy->first, text->part, text->text}, copy->second};
    }
    if (auto insertion = std::get_if<InsertEdit>(&edit)) {
        if (insertion->after.isEmpty())
            return PlacedEdit {InsertEdit {fork, {}, insertion->role, insertion->text}, -1};
        const auto copy = copyOf(insertion->after);
        if (!copy)
            return std::unexpected(copy.error());
        return PlacedEdit {InsertEdit {fork, copy->first, insertion->role, insertion->text}, copy->second};
    }
    if (auto removal = std::get_if<RemoveEdit>(&edit))
        return removalInFork(copies, {fork, removal->messages, removal->part});
    return fail(Errc::Usage, PlanText::notInFork());
}

Result<EditPlan> planWithoutThinking(const BatchPlanner& planner, const WithoutThinking& wish, const JobControl& job)
{
    bool isBound = false; // thinking that was to be taken out, to its message
    const auto makeAll = [&](DryRun& dryRun) -> Result<> {
        const QList<SingleEdit>& edits = wish.edits.edits;
        for (qsizetype i = 0; i < edits.size(); ++i) {
            if (job.isCancelled())
                return fail(Errc::Cancelled, {});
            if (const Result<> made = dryRun.make(edits.at(i)); !made) {
                isBound
                    = made.error().code == Errc::NotSupported && goesWithItsMessage(dryRun.store(), edits.at(i), job);
                return made;
            }
            job.setProgress(i + 1, edits.size());
        }
        return {};
    };
    auto plan = planner.plan(wish.edits, makeAll, job);
    if (!plan && isBound && wish.canFork)
        return fail(plan.error().code,
            BoundThinkingText::tr("Signed thinking can only be removed with its message here. Make the change in a "
                                  "fork, which leaves it out."),
            plan.error().text);
    if (plan) {
        plan->title = wish.title;
        plan->warnings = wish.warnings;
    }
    return plan;
}

} // namespace stemma
