// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/messagemodel.h"

#include "core/store/messagename.h"

#include <QElapsedTimer>
#include <QTimerEvent>

#include <algorithm>
#include <memory>
#include <ranges>
#include <utility>

namespace stemma {

MessageModel::MessageModel(OpenStore& store, SessionId session, QObject* parent)
    : QAbstractListModel(parent)
    , m_store(store)
    , m_session(std::move(session))
{
    m_detailsTimer.setSingleShot(true);
    m_detailsTimer.setInterval(DetailsDelayMs);
    connect(&m_detailsTimer, &QTimer::timeout, this, [this] { loadDetails(0); });
    m_rebuildTimer.setSingleShot(true);
    m_rebuildTimer.setInterval(RebuildMs);
    connect(&m_rebuildTimer, &QTimer::timeout, this, [this] {
        m_hasWaited = true;
        refresh();
    });
    connect(&store, &OpenStore::changed, this, [this](StoreChange change) {
        if (change != StoreChange::Vanished) // what is on screen stays
            refresh();
    });
    // Not at once: an answer that is there already is taken within the call, before anybody could listen.
    QMetaObject::invokeMethod(this, &MessageModel::refresh, Qt::QueuedConnection);
}

MessageModel::~MessageModel()
{
    m_job.cancel();
}

int MessageModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_outline.size());
}

QVariant MessageModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const int row = index.row();
    switch (role) {
    case TimeRole: {
        const qint64 ms = m_outline[size_t(row)].createdMs;
        return ms == OutlineRow::NoTime ? QVariant() : QVariant(ms);
    }
    case LoadStateRole:
        return QVariant::fromValue(loadState(row));
    case DetailRole:
        return detail(row) != nullptr;
    case MessageRole:
        return QVariant::fromValue(messageAt(row));
    case IdRole:
        if (const MessagePtr message = messageAt(row))
            return message->id.value;
        return {};
    case Qt::DisplayRole: {
        const MessagePtr message = messageAt(row);
        if (!message)
            return {};
        for (const Part& part : message->parts)
            if (const auto* text = part.as<TextPart>())
                return text->text.text.left(200);
        return message->storedRole;
    }
    default:
        return {};
    }
}

MessagePtr MessageModel::messageAt(int row) const
{
    const Page* page = pageOf(row);
    const size_t slot = size_t(row % PageRows);
    return page && slot < page->rows.size() ? page->rows[slot] : nullptr;
}

MessagePtr MessageModel::peek(int row) const
{
    const Page* page = m_pages.object(row / PageRows);
    const size_t slot = size_t(row % PageRows);
    return page && slot < page->rows.size() ? page->rows[slot] : nullptr;
}

MessageModel::LoadState MessageModel::loadState(int row) const
{
    const Page* page = m_pages.object(row / PageRows);
    if (!page)
        return LoadState::Missing;
    if (page->state != LoadState::Ready)
        return page->state;
    const size_t slot = size_t(row % PageRows);
    // A page read before the session grew ends early; its further rows are still to come.
    if (slot >= page->rows.size())
        return LoadState::Missing;
    return page->rows[slot] ? LoadState::Ready : LoadState::Gone;
}

const OutlineDetail* MessageModel::detail(int row) const
{
    return row < m_detailsKnown ? &m_details[size_t(row)] : nullptr;
}

void MessageModel::want(int firstRow, int lastRow)
{
    firstRow = std::max(firstRow, 0);
    lastRow = std::min(lastRow, rowCount() - 1);
    for (int row = firstRow; row <= lastRow; row = (row / PageRows + 1) * PageRows)
        pageOf(row);
}

int MessageModel::rowOfKey(qint64 key) const
{
    const auto at = std::ranges::find(m_outline, key, &OutlineRow::key);
    return at == m_outline.end() ? -1 : int(at - m_outline.begin());
}

void MessageModel::find(const MessageId& id)
{
    m_store
        .run([session = m_session, id](
                 SessionStore& store, const JobControl& job) { return store.keyOf(session, id, job); },
            Lane::Visible, m_job)
        .then(this, [this, id](const Result<qint64>& key) { takeFound(id, key); });
}

void MessageModel::findNamed(const QString& name)
{
    m_store
        .run([session = m_session, name](
                 SessionStore& store, const JobControl& job) { return keyNamed(store, session, name, job); },
            Lane::Visible, m_job)
        .then(this, [this, name](const Result<qint64>& key) { takeFound(MessageId(name), key); });
}

void MessageModel::takeFound(const MessageId& id, const Result<qint64>& key)
{
    if (!m_ready) // the outline comes before any answer that could be shown
        return;
    const int row = key ? rowOfKey(*key) : -1;
    if (key && row < 0 && !m_complete)
        m_findLater = id;
    else
        emit found(id, row);
}

void MessageModel::refresh()
{
    if (m_refreshing) {
        m_refreshAgain = true;
        return;
    }
    m_refreshing = true;
    m_appending = m_outline.empty();
    m_fresh.clear();
    readPiece(0);
}

void MessageModel::readPiece(qint64 from)
{
    m_store
        .run([session = m_session, from](
                 SessionStore& store, const JobControl& job) { return store.outlinePiece(session, from, job); },
            Lane::Visible, m_job)
        .then(this, [this](Result<OutlinePiece> piece) { takePiece(std::move(piece)); });
}

void MessageModel::takePiece(Result<OutlinePiece> piece)
{
    if (!piece) {
        m_refreshing = false;
        m_hasWaited = false; // for nothing: what the next one finds is new
        const bool isCancelled = piece.error().code == Errc::Cancelled;
        const bool isAgain = std::exchange(m_refreshAgain, false) && !isCancelled;
        if (!isCancelled)
            emit loadFailed(piece.error());
        if (isAgain) // the store changed meanwhile: what was gone may be there again, and nobody tells of it once more
            refresh();
        return;
    }
    m_complete |= piece->isLast;
    if (m_appending)
        appendRows(piece->rows);
    else
        m_fresh.insert(m_fresh.end(), piece->rows.begin(), piece->rows.end());
    if (!piece->isLast) {
        readPiece(qint64(m_appending ? m_outline.size() : m_fresh.size()));
        return;
    }
    if (m_appending || isBeingRebuilt())
        finishRefresh();
    else
        followPlaces(std::exchange(m_fresh, {}));
}

void MessageModel::appendRows(const Outline& rows)
{
    if (!rows.empty()) {
        beginInsertRows({}, rowCount(), rowCount() + int(rows.size()) - 1);
        m_outline.insert(m_outline.end(), rows.begin(), rows.end());
        m_details.resize(m_outline.size());
        endInsertRows();
    }
    m_ready = true;
    emit ready();
}

/// The rows that came are none, or fewer than there were before that a short while ago: more of them follow, and places
/// are found again by the ids of their messages then.
bool MessageModel::isBeingRebuilt()
{
    const bool hasWaited = std::exchange(m_hasWaited, false);
    const bool isShorter = m_fresh.size() < m_outline.size();
    const bool isBeginning = m_fresh.empty() || m_rebuildTimer.isActive();
    if (hasWaited || !isShorter || !isBeginning) {
        m_rebuildTimer.stop();
        return false;
    }
    if (!m_rebuildTimer.isActive())
        m_rebuildTimer.start();
    return true;
}

/// What is asked for of messages whose rows are in the outline no more. The others are found by their keys, however a
/// store makes ids.
QHash<qint64, MessageId> MessageModel::lostPlaces(const Outline& outline)
{
    const auto [before, now] = std::ranges::mismatch(m_outline, outline);
    if (before == m_outline.end())
        return {}; // it only grew
    QHash<qint64, MessageId> places;
    emit placesAsked(&places);
    QHash<qint64, OutlineRow> lost;
    for (const OutlineRow& row : std::ranges::subrange(before, m_outline.end())) {
        if (places.contains(row.key))
            lost.insert(row.key, row);
    }
    for (const OutlineRow& row : std::ranges::subrange(now, outline.end())) {
        if (lost.value(row.key) == row)
            lost.remove(row.key);
    }
    places.removeIf([&lost](QHash<qint64, MessageId>::iterator place) { return !lost.contains(place.key()); });
    return places;
}

/// Looks up by their ids what would be lost, then takes the outline.
void MessageModel::followPlaces(Outline outline)
{
    const QHash<qint64, MessageId> places = lostPlaces(outline);
    if (places.isEmpty()) {
        takeOutline(std::move(outline));
        finishRefresh();
        return;
    }
    const auto look = [session = m_session, places](SessionStore& store, const JobControl& job) {
        QHash<qint64, qint64> keys;
        for (const auto& [key, id] : places.asKeyValueRange()) {
            if (const Result<qint64> now = store.keyOf(session, id, job))
                keys.insert(key, *now);
        }
        return keys;
    };
    const auto kept = std::make_shared<Outline>(std::move(outline));
    m_store.run(look, Lane::Visible, m_job).then(this, [this, kept](const QHash<qint64, qint64>& keys) {
        m_keysNow = keys;
        takeOutline(std::move(*kept));
        m_keysNow.clear();
        finishRefresh();
    });
}

void MessageModel::takeOutline(Outline outline)
{
    const auto [oldEnd, newEnd] = std::ranges::mismatch(m_outline, outline);
    const int common = int(oldEnd - m_outline.begin());
    const bool grewOnly = oldEnd == m_outline.end();
    ++m_generation;
    // Answers under way are dropped, so that what they were asked for has to be asked for again.
    m_wanted.unite(std::exchange(m_inFlight, {}));
    for (const int page : m_pages.keys())
        m_pages.object(page)->stale = true;

    if (!grewOnly) {
        beginResetModel();
        m_outline = std::move(outline);
        dropPagesFrom(common);
        endResetModel();
    } else if (newEnd != outline.end()) {
        beginInsertRows({}, common, int(outline.size()) - 1);
        m_outline = std::move(outline);
        endInsertRows();
    }
    m_detailsKnown = std::min(m_detailsKnown, common);
    m_details.resize(m_outline.size());
    m_wanted.removeIf([this](int page) { return page * PageRows >= rowCount(); });
    if (!m_wanted.isEmpty() && !m_flush.isActive())
        m_flush.start(0, Qt::PreciseTimer, this);
    emit ready();
    m_detailsTimer
        .start(); // states of earlier messages may have changed too; not urgent, and dear while an agent writes
}

void MessageModel::finishRefresh()
{
    m_refreshing = false;
    loadDetails(m_detailsKnown);
    if (m_findLater)
        find(*std::exchange(m_findLater, std::nullopt));
    if (std::exchange(m_refreshAgain, false))
        refresh();
}

void MessageModel::dropPagesFrom(int row)
{
    for (const int page : m_pages.keys())
        if ((page + 1) * PageRows > row)
            m_pages.remove(page);
}

const MessageModel::Page* MessageModel::pageOf(int row) const
{
    const int number = row / PageRows;
    const Page* page = m_pages.object(number);
    const bool whole = page && !page->stale
        && (page->state != LoadState::Ready
            || int(page->rows.size()) >= std::min(PageRows, rowCount() - number * PageRows));
    if (!whole && !m_inFlight.contains(number)) {
        m_wanted.insert(number);
        if (!m_flush.isActive())
            m_flush.start(0, Qt::PreciseTimer, const_cast<MessageModel*>(this));
    }
    return page;
}

void MessageModel::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_flush.timerId()) {
        QAbstractListModel::timerEvent(event);
        return;
    }
    m_flush.stop();
    for (const int page : std::exchange(m_wanted, {}))
        requestPage(page);
}

void MessageModel::requestPage(int page)
{
    const int first = page * PageRows;
    const int end = std::min(first + PageRows, rowCount());
    if (first >= end)
        return;
    std::vector<qint64> keys;
    keys.reserve(size_t(end - first));
    for (int row = first; row < end; ++row)
        keys.push_back(m_outline[size_t(row)].key);
    m_inFlight.insert(page);
    m_store
        .run([session = m_session, keys = std::move(keys)](SessionStore& store,
                 const JobControl& job) { return store.messages(session, keys, ReadOptions {}, job); },
            Lane::Visible, m_job)
        .then(this, [this, generation = m_generation, page](const Result<std::vector<MessagePtr>>& rows) {
            takePage(generation, page, rows);
        });
}

void MessageModel::takePage(quint32 generation, int number, const Result<std::vector<MessagePtr>>& rows)
{
    if (generation != m_generation)
        return;
    m_inFlight.remove(number);
    const int first = number * PageRows;
    int changedFirst = -1;
    int changedLast = -1;
    if (rows) {
        auto* page = new Page {.rows = *rows, .state = LoadState::Ready};
        const Page* old = m_pages.object(number);
        for (int slot = 0; slot < int(page->rows.size()); ++slot) {
            MessagePtr& fresh = page->rows[size_t(slot)];
            if (fresh) {
                // The store reads by key; the place is known here only.
                auto placed = std::make_shared<Message>(*fresh);
                placed->index = first + slot;
                fresh = std::move(placed);
            }
            const MessagePtr before = old && slot < int(old->rows.size()) ? old->rows[size_t(slot)] : nullptr;
            if (before && fresh && *before == *fresh) {
                fresh = before; // views keep what they laid out for it
                continue;
            }
            changedFirst = changedFirst < 0 ? slot : changedFirst;
            changedLast = slot;
        }
        m_pages.insert(number, page);
    } else {
        if (rows.error().code == Errc::Cancelled)
            return;
        // What was loaded stays on screen; only a page that never came shows as failed.
        if (Page* old = m_pages.object(number); old && old->state == LoadState::Ready) {
            old->stale = false;
        } else {
            m_pages.insert(number, new Page {.rows = {}, .state = LoadState::Failed});
            changedFirst = 0;
            changedLast = std::min(PageRows, rowCount() - first) - 1;
        }
        emit loadFailed(rows.error());
    }
    changedLast = std::min(changedLast, rowCount() - first - 1);
    if (changedFirst >= 0 && changedLast >= changedFirst)
        emit dataChanged(index(first + changedFirst), index(first + changedLast));
}

void MessageModel::loadDetails(int firstRow)
{
    const int end = std::min(firstRow + m_detailRows, rowCount());
    if (firstRow >= end)
        return;
    std::vector<qint64> keys;
    keys.reserve(size_t(end - firstRow));
    for (int row = firstRow; row < end; ++row)
        keys.push_back(m_outline[size_t(row)].key);
    m_store
        .run(
            [session = m_session, keys = std::move(keys)](SessionStore& store, const JobControl& job) {
                QElapsedTimer timer;
                timer.start();
                auto details = store.outlineDetails(session, keys, job);
                return std::pair(std::move(details), timer.elapsed());
            },
            Lane::Idle, m_job)
        .then(this,
            [this, generation = m_generation, firstRow, end](
                const std::pair<Result<std::vector<OutlineDetail>>, qint64>& answer) {
                const auto& [details, ms] = answer;
                if (generation != m_generation || !details || int(details->size()) != end - firstRow)
                    return; // guesses stay guesses; the pages report the error
                constexpr int FewestRows = 64;
                const qint64 fitting = qint64(end - firstRow) * DetailMs / std::max<qint64>(1, ms);
                m_detailRows = int(std::clamp<qint64>(fitting, FewestRows, DetailRows));
                std::ranges::copy(*details, m_details.begin() + firstRow);
                m_detailsKnown = std::max(m_detailsKnown, end);
                emit detailsLoaded(firstRow, end - 1);
                loadDetails(end);
            });
}

} // namespace stemma
