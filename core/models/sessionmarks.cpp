// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/sessionmarks.h"

#include <QElapsedTimer>
#include <QTimerEvent>

#include <algorithm>

namespace stemma {

namespace {

constexpr int SliceMs = 20; ///< then the lane is given back, because pages wait for it
constexpr int RowsAStep = 50'000;
constexpr int TogetherMs = 100;

} // namespace

/// Messages whose places are to be found.
struct SessionMarks::Search
{
    std::vector<FindingIndex::Marked> messages;
    size_t next = 0;
    QHash<qint64, Finding::Severity> keys;

    /// True: that was the last.
    bool step(SessionStore& store, const SessionId& session, const JobControl& job)
    {
        QElapsedTimer timer;
        timer.start();
        while (next < messages.size() && !timer.hasExpired(SliceMs) && !job.isCancelled()) {
            const FindingIndex::Marked& marked = messages[next++];
            if (const Result<qint64> key = store.keyOf(session, marked.message, job))
                keys.insert(*key, marked.worst);
        }
        return next >= messages.size() || job.isCancelled();
    }
};

SessionMarks::SessionMarks(OpenStore& store, const MessageModel& model, const StoreDoctor& doctor, QObject* parent)
    : QObject(parent)
    , m_store(store)
    , m_model(model)
    , m_doctor(doctor)
{
    connect(&doctor, &StoreDoctor::found, this, [this](const OpenStore* changed, const QSet<SessionId>& sessions) {
        if (changed == &m_store && sessions.contains(m_model.session()))
            takeFound();
    });
    connect(&model, &MessageModel::ready, this, &SessionMarks::placeRows);
    connect(&model, &QAbstractItemModel::modelReset, this, &SessionMarks::placeRows);
    takeFound();
}

SessionMarks::~SessionMarks()
{
    m_job.cancel();
}

QList<Finding> SessionMarks::of(const MessageId& message) const
{
    return has(message) ? m_doctor.index(&m_store).of(m_model.session(), message) : QList<Finding>();
}

bool SessionMarks::isMarked(int row) const
{
    return std::ranges::binary_search(m_rows, row, {}, &Row::row);
}

void SessionMarks::takeFound()
{
    const auto all = m_doctor.index(&m_store).marked(m_model.session());
    const bool none = m_messages.isEmpty() && all.empty();
    m_messages.clear();
    for (const FindingIndex::Marked& marked : all)
        m_messages.insert(marked.message, marked.worst);
    if (none)
        return;
    emit changed();
    m_looking = true;
    if (!m_soon.isActive())
        m_soon.start(TogetherMs, this);
}

void SessionMarks::startSearch()
{
    m_soon.stop();
    auto search = std::make_shared<Search>();
    search->messages = m_doctor.index(&m_store).marked(m_model.session());
    ++m_generation;
    lookUp(search);
}

void SessionMarks::lookUp(const std::shared_ptr<Search>& search)
{
    m_store
        .run([search, session = m_model.session()](
                 SessionStore& store, const JobControl& job) { return search->step(store, session, job); },
            Lane::Idle, m_job)
        .then(this, [this, search, generation = m_generation](bool done) {
            if (generation != m_generation)
                return;
            if (!done) {
                lookUp(search);
                return;
            }
            m_looking = false;
            m_keys = search->keys;
            placeRows();
        });
}

void SessionMarks::placeRows()
{
    m_placed.clear();
    m_nextRow = 0;
    if (m_keys.isEmpty() && m_rows.empty())
        m_step.stop();
    else
        m_step.start(0, this);
}

void SessionMarks::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_soon.timerId()) {
        startSearch();
        return;
    }
    if (event->timerId() != m_step.timerId()) {
        QObject::timerEvent(event);
        return;
    }
    const int end = m_keys.isEmpty() ? m_model.rowCount() : std::min(m_model.rowCount(), m_nextRow + RowsAStep);
    for (; m_nextRow < end && qsizetype(m_placed.size()) < m_keys.size(); ++m_nextRow)
        if (const auto at = m_keys.constFind(m_model.outlineRow(m_nextRow).key); at != m_keys.cend())
            m_placed.push_back({m_nextRow, *at});
    if (m_nextRow < m_model.rowCount() && qsizetype(m_placed.size()) < m_keys.size())
        return;
    m_step.stop();
    if (std::exchange(m_rows, std::move(m_placed)) != m_rows)
        emit rowsChanged();
    m_placed.clear();
}

} // namespace stemma
