// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/edit/boundthinking.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace stemma {

namespace {

constexpr size_t PageRows = 256;

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
Result<size_t> rowBehind(
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
    return qMin(outline.size(), size_t(found - outline.begin()) + 1);
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

Result<std::vector<MessagePtr>> page(SessionStore& store, const SessionId& session, const Outline& outline,
    size_t begin, size_t end, const JobControl& job)
{
    std::vector<qint64> keys;
    for (size_t row = begin; row < end; ++row)
        keys.push_back(outline[row].key);
    return store.messages(session, keys, {.maxText = 0}, job);
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

/// The first row from @p from on that holds bound thinking and stays; the size of the outline: there is none.
Result<size_t> firstBound(SessionStore& store, const SessionId& session, const Outline& outline, size_t from,
    const QSet<MessageId>& gone, const JobControl& job)
{
    for (size_t begin = from; begin < outline.size(); begin += PageRows) {
        const auto messages = page(store, session, outline, begin, qMin(begin + PageRows, outline.size()), job);
        if (!messages)
            return std::unexpected(messages.error());
        const auto found = std::ranges::find_if(*messages, [&gone](const MessagePtr& message) {
            return message && holdsBound(*message) && !gone.contains(message->id);
        });
        if (found != messages->end())
            return begin + size_t(found - messages->begin());
    }
    return outline.size();
}

/// Copies of the messages of a session in a fork of it.
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
            return fail(Errc::NotFound, BoundThinkingText::tr("The session has no message %1 any more.").arg(id.value));
        return size_t(found - m_from.begin());
    }
    [[nodiscard]] bool isBehind(size_t row) const { return row >= m_end; }

    /// Formats leave out what is not of the conversation, at the beginning or within, so that one of two places is
    /// the copy's: as far from the beginning, or as far from the end.
    [[nodiscard]] Result<std::pair<MessageId, qint64>> copyOf(size_t row) const
    {
        const auto original = read(m_made.session, m_from[row].key);
        if (!original)
            return std::unexpected(original.error());
        QList<qint64> places {qint64(row)};
        if (m_to.size() != m_end)
            places += qint64(row) + qint64(m_to.size()) - qint64(m_end);
        std::optional<std::pair<MessageId, qint64>> found;
        for (const qint64 place : std::as_const(places)) {
            if (place < 0 || place >= qint64(m_to.size()))
                continue;
            const auto copy = read(m_fork, m_to[size_t(place)].key);
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
        return BoundThinkingText::tr("Which message of the fork is the copy of message %1 cannot be told for certain.")
            .arg(row + 1);
    }
    [[nodiscard]] static bool saysTheSame(const MessagePtr& a, const MessagePtr& b)
    {
        return a && b && a->role == b->role && std::ranges::equal(a->parts, b->parts, {}, &Part::body, &Part::body);
    }
    [[nodiscard]] Result<MessagePtr> read(const SessionId& session, qint64 key) const
    {
        return m_store.messages(session, std::span(&key, 1), {}, m_job)
            .transform([](const std::vector<MessagePtr>& messages) {
                return messages.empty() ? MessagePtr() : messages.front();
            });
    }

    SessionStore& m_store;
    const ForkEdit& m_made;
    const SessionId& m_fork;
    const JobControl& m_job;
    Outline m_from;
    Outline m_to;
    size_t m_end = 0; ///< the first row that the fork does not have
};

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
        return fail(Errc::NotFound, BoundThinkingText::tr("The fork ends before the change: it has nothing of it."));
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
    const Place place = placeOf(edit);
    if (place.isNone)
        return wish;
    const auto outline = store.outline(session, job);
    const auto begin = outline ? rowBehind(store, edit, *outline, place, job) : std::unexpected(outline.error());
    if (!begin)
        return std::unexpected(begin.error());
    QList<SingleEdit> removals;
    for (size_t end = outline->size(); end > *begin;) {
        const size_t from = end - *begin > PageRows ? end - PageRows : *begin;
        const auto messages = page(store, session, *outline, from, end, job);
        if (!messages)
            return std::unexpected(messages.error());
        for (auto message = messages->rbegin(); message != messages->rend(); ++message) {
            if (*message && holdsBound(**message) && !place.gone.contains((*message)->id))
                addRemovals(removals, session, **message);
        }
        end = from;
    }
    wish.edits.edits = removals + wish.edits.edits;
    return wish;
}

Result<ForkBeforeThinking> forkBeforeThinking(SessionStore& store, const SingleEdit& edit, const JobControl& job)
{
    const SessionId session = sessionOf(toEdit(edit));
    const Place place = placeOf(edit);
    const auto outline = store.outline(session, job);
    const auto begin = outline ? rowBehind(store, edit, *outline, place, job) : std::unexpected(outline.error());
    const auto bound = begin ? firstBound(store, session, *outline, *begin, place.gone, job) : begin;
    if (!bound)
        return std::unexpected(bound.error());
    if (place.isNone || *bound == outline->size())
        return fail(Errc::Usage, BoundThinkingText::tr("No signed thinking stands behind what is changed."));
    for (size_t end = *bound; end > 0;) {
        const size_t from = end > PageRows ? end - PageRows : 0;
        const auto messages = page(store, session, *outline, from, end, job);
        if (!messages)
            return std::unexpected(messages.error());
        for (size_t row = end; row-- > from;) {
            const MessagePtr& last = (*messages)[row - from];
            if (last && !place.gone.contains(last->id))
                return ForkBeforeThinking {
                    ForkEdit {session, last->id, false, {}}, qint64(row), !place.gone.isEmpty() && row + 1 < *begin};
        }
        end = from;
    }
    return fail(
        Errc::Usage, BoundThinkingText::tr("Nothing stands before that thinking, so there is nothing to fork."));
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
            return fail(
                Errc::NotFound, BoundThinkingText::tr("The fork ends before the change: it has nothing of it."));
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
    return fail(Errc::Usage, BoundThinkingText::tr("Such a change is not made in a fork."));
}

Result<EditPlan> planWithoutThinking(const BatchPlanner& planner, const WithoutThinking& wish, const JobControl& job)
{
    auto plan = planner.plan(wish.edits, job);
    if (plan) {
        plan->title = wish.title;
        plan->warnings = wish.warnings;
    }
    return plan;
}

} // namespace stemma
