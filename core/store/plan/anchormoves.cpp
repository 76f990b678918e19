// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/anchormoves.h"

#include "core/store/sessionstore.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <utility>
#include <vector>

namespace stemma {

QList<MessagePlace> placesAfter(const QList<MessagePlace>& places, const QList<AnchorMove>& moved)
{
    QHash<MessagePlace, AnchorMove> ways;
    for (const AnchorMove& one : moved) {
        if (!one.isCopy)
            ways.insert(one.from, one);
    }
    QSet<MessagePlace> taken;
    for (const MessagePlace& place : places) {
        if (!ways.contains(place))
            taken += place;
    }
    QList<MessagePlace> after = places;
    for (const bool goes : {false, true}) {
        for (qsizetype i = 0; i < places.size(); ++i) {
            const auto way = ways.constFind(places.at(i));
            if (way == ways.cend() || way->goes != goes)
                continue;
            const auto isFree = [&](const MessagePlace& one) { return one == MessagePlace() || !taken.contains(one); };
            const auto free = std::ranges::find_if(way->to, isFree);
            if (free != way->to.cend())
                after[i] = *free;
            taken += after.at(i);
        }
    }
    return after;
}

QList<AnchorMove> copiesOf(const QList<MessagePlace>& followed, const SessionId& session, const SessionId& copy,
    const std::function<MessageId(const MessageId&)>& copyOf)
{
    QList<AnchorMove> copies;
    for (const MessagePlace& place : followed) {
        const MessageId id = place.session == session ? copyOf(place.message) : MessageId();
        if (!id.isEmpty())
            copies += AnchorMove {.from = place, .to = {{copy, id}}, .isCopy = true};
    }
    return copies;
}

// ---- changes one after the other ----------------------------------------------------------------

QList<MessagePlace> FollowedPlaces::all() const
{
    QList<MessagePlace> all = m_places;
    for (const Copy& copy : m_copies)
        all += copy.file.isEmpty() ? copy.place : MessagePlace();
    return all;
}

void FollowedPlaces::take(const EditPlan& plan, const QList<AnchorMove>& moved)
{
    const QList<MessagePlace> before = all();
    QList<MessagePlace> after = placesAfter(before, moved);
    QSet<MessagePlace> gone;
    for (const AnchorMove& one : moved) {
        if (one.goes)
            gone += one.from;
    }
    QList<Copy> copies;
    const QString& file = plan.ownFile.name;
    for (qsizetype i = 0; i < m_copies.size(); ++i) {
        if (!m_copies.at(i).file.isEmpty()) {
            copies += m_copies.at(i);
            continue;
        }
        // A fork that a message is taken out of again never had it.
        const MessagePlace& now = after.at(m_places.size() + i);
        if (now != MessagePlace() && !gone.contains(m_copies.at(i).place))
            copies += Copy {m_copies.at(i).of, now};
    }
    const auto* fork = std::get_if<ForkEdit>(&plan.edit);
    const bool isCopying = !fork || !fork->withoutCheckpoints;
    for (const AnchorMove& one : isCopying ? moved : QList<AnchorMove>()) {
        const qsizetype of = one.isCopy ? before.indexOf(one.from) : -1;
        if (of >= 0)
            copies += Copy {of < m_places.size() ? of : m_copies.at(of - m_places.size()).of, one.to.first(), file};
    }
    if (!file.isEmpty())
        m_forks += Fork {plan.session, plan.ownFile.session, file};
    else if (!plan.newSession.isEmpty() && !plan.session.isEmpty() && kindOf(plan.edit) != EditKind::Resume)
        m_forks += Fork {plan.session, plan.newSession};
    after.resize(m_places.size());
    m_places = std::move(after);
    m_copies = std::move(copies);
}

const QList<MessagePlace>& IdTracker::takeFollowed()
{
    m_moved.clear();
    return m_taken = std::exchange(m_followed, {});
}

// ---- messages with ids --------------------------------------------------------------------------

namespace {

/// The followed places of one session by the rows in which they stand.
Result<QMap<qint64, MessagePlace>> rowsOf(SessionStore& store, const SessionId& session, const Outline& outline,
    const QList<MessagePlace>& followed, const JobControl& job)
{
    QMap<qint64, MessagePlace> rows;
    for (const MessagePlace& place : followed) {
        if (place.session != session)
            continue;
        const auto key = store.keyOf(session, place.message, job);
        if (!key && key.error().code == Errc::Cancelled)
            return std::unexpected(key.error());
        // What is nowhere already stays so.
        const auto row = key ? std::ranges::find(outline, *key, &OutlineRow::key) : outline.end();
        if (row != outline.end())
            rows.insert(row - outline.begin(), place);
    }
    return rows;
}

/// Without its text; null: it is gone.
Result<MessagePtr> messageAt(
    SessionStore& store, const SessionId& session, const OutlineRow& row, const JobControl& job)
{
    return store.messages(session, std::span(&row.key, 1), {ReadOptions::NoText}, job).transform([](const auto& read) {
        return read.empty() ? MessagePtr() : read.front();
    });
}

/// The ids of the messages in the rows of a session. Each is read once, some at a time: what is before one of many that
/// go is mostly before the others, too.
class OutlineIds
{
public:
    OutlineIds(SessionStore& store, SessionId session, const Outline& outline, const JobControl& job)
        : m_store(store)
        , m_session(std::move(session))
        , m_outline(outline)
        , m_job(job)
    {
    }

    /// Messages before a row that stay, the nearest first, enough that one is free.
    Result<QList<MessagePlace>> before(qint64 row, const QSet<MessageId>& gone, qsizetype enough)
    {
        QList<MessagePlace> places;
        while (row-- > 0 && places.size() < enough) {
            if (!m_ids.contains(row)) {
                if (const Result<> read = readUpTo(row, enough - places.size()); !read)
                    return std::unexpected(read.error());
            }
            const MessageId id = m_ids.value(row);
            if (!id.isEmpty() && !gone.contains(id))
                places += MessagePlace {m_session, id};
        }
        return places;
    }

private:
    /// The row and those before it that are not known, @p most of them.
    Result<> readUpTo(qint64 row, qsizetype most)
    {
        constexpr qsizetype AtOnce = 64;
        std::vector<qint64> keys;
        for (qint64 next = row; next >= 0 && row - next < std::min(most, AtOnce) && !m_ids.contains(next); --next)
            keys.push_back(m_outline[size_t(next)].key);
        const auto read = m_store.messages(m_session, keys, {ReadOptions::NoText}, m_job);
        if (!read)
            return std::unexpected(read.error());
        for (qint64 i = 0; i < qint64(keys.size()); ++i) {
            const MessagePtr message = i < qint64(read->size()) ? read->at(size_t(i)) : nullptr; // null: it is gone
            m_ids.insert(row - i, message ? message->id : MessageId());
        }
        return {};
    }

    SessionStore& m_store;
    const SessionId m_session;
    const Outline& m_outline;
    const JobControl& m_job;
    QHash<qint64, MessageId> m_ids;
};

/// Summaries are placed at the messages they replace, not where they were written.
Result<bool> isNoSummary(SessionStore& store, const MessagePlace& place, const OutlineRow& row, const JobControl& job)
{
    return messageAt(store, place.session, row, job).transform([](const MessagePtr& message) {
        return message && !message->states.testFlag(MessageState::Summary);
    });
}

Result<QList<AnchorMove>> movedWithIds(SessionStore& store, const EditPlan& plan, const QSet<MessageId>& gone,
    const QList<MessagePlace>& followed, qsizetype enough, const JobControl& job)
{
    const auto* resume = std::get_if<ResumeEdit>(&plan.edit);
    const SessionId& session = sessionOf(plan.edit);
    QList<AnchorMove> moved;
    if ((!resume && gone.isEmpty()) || !std::ranges::contains(followed, session, &MessagePlace::session))
        return moved;
    const auto outline = store.outline(session, job);
    const auto rows = outline ? rowsOf(store, session, *outline, followed, job) : std::unexpected(outline.error());
    if (!rows)
        return std::unexpected(rows.error());
    auto end = qint64(outline->size());
    if (resume) {
        const auto key = store.keyOf(session, resume->at, job);
        if (!key)
            return std::unexpected(key.error());
        end = std::ranges::find(*outline, *key, &OutlineRow::key) - outline->begin() + (resume->before ? 0 : 1);
    }
    OutlineIds ids(store, session, *outline, job);
    for (auto row = rows->cbegin(); row != rows->cend(); ++row) {
        if (!gone.contains(row->message)) {
            const auto isCut
                = row.key() < end ? Result<bool>(false) : isNoSummary(store, *row, (*outline)[size_t(row.key())], job);
            if (!isCut)
                return std::unexpected(isCut.error());
            if (*isCut)
                moved += AnchorMove {*row, {{plan.newSession, row->message}}};
            continue;
        }
        auto before = ids.before(qMin(row.key(), end), gone, std::min(enough, rows->size() + 1));
        if (!before)
            return std::unexpected(before.error());
        moved += AnchorMove {*row, *std::move(before) + QList {MessagePlace()}, true};
    }
    return moved;
}

} // namespace

QSet<MessageId> messagesRemovedBy(const Edit& edit)
{
    const auto* removal = std::get_if<RemoveEdit>(&edit);
    return removal && !removal->part ? QSet<MessageId>(removal->messages.cbegin(), removal->messages.cend())
                                     : QSet<MessageId>();
}

Result<EditPlan> IdTracker::withMoves(
    SessionStore& store, Result<EditPlan> plan, const QSet<MessageId>& gone, const JobControl& job)
{
    auto moved = plan ? movedWithIds(store, *plan, gone, m_taken, placesToTell(), job) : std::unexpected(plan.error());
    if (!moved)
        return std::unexpected(moved.error());
    m_moved += *std::move(moved);
    return plan;
}

// ---- messages without ids -----------------------------------------------------------------------

QList<AnchorMove> movedByOrder(
    const NewOrder& order, const QList<MessagePlace>& followed, std::optional<qsizetype> enough)
{
    const qsizetype most = enough.value_or(followed.size() + 1);
    QList<AnchorMove> moved;
    const qsizetype stays = order.messages.size();
    for (const MessagePlace& place : followed) {
        const qsizetype number = place.session == order.before ? order.ids.indexOf(place.message) : -1;
        if (number < 0)
            continue;
        if (const qsizetype at = order.messages.indexOf(number); at >= 0) {
            // A copy in another store may be found at the same place there.
            if (const MessagePlace to {order.after, order.idAt(at)}; order.isCopy || to != place)
                moved += AnchorMove {.from = place, .to = {to}, .isCopy = order.isCopy};
            continue;
        }
        if (order.isCopy)
            continue; // only the original has it
        QList<MessagePlace> to;
        if (order.cutAt && number >= *order.cutAt) {
            if (order.discardedAt)
                to += MessagePlace {order.after, order.discardedAt(number - *order.cutAt)};
        } else {
            // So many that one is free.
            for (qsizetype at = stays; at-- > 0 && to.size() < most;) {
                if (order.messages.at(at) != NewOrder::New && order.messages.at(at) < number)
                    to += MessagePlace {order.after, order.idAt(at)};
            }
        }
        moved += AnchorMove {place, to + QList {MessagePlace()}, true};
    }
    return moved;
}

std::shared_ptr<const Annotations> annotations(SessionStore& store, const JobControl& job)
{
    auto* annotated = store.service<AnnotatedStore>();
    return annotated ? annotated->annotations(job).value_or(nullptr) : nullptr;
}

} // namespace stemma
