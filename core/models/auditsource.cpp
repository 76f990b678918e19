// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/auditsource.h"

#include "core/models/storesource.h"

#include <algorithm>

namespace stemma {

/// What one slice gave.
struct AuditSource::Answer
{
    Result<bool> done;
    SessionAuditPtr audit; ///< with the last slice
    qint64 rowsRead = 0;
};

AuditSource::AuditSource(QObject* parent)
    : QObject(parent)
    , m_audit(std::make_shared<SessionAudit>())
{
    m_later.setSingleShot(true);
    connect(&m_later, &QTimer::timeout, this, [this] {
        m_stale = true;
        load();
    });
}

AuditSource::~AuditSource()
{
    m_control.cancel();
}

void AuditSource::setCurrent(OpenStore* store, const SessionId& session)
{
    if (store == m_store && session == m_session)
        return;
    end();
    if (m_store)
        m_store->disconnect(this);
    m_later.stop();
    m_store = store;
    m_session = session;
    m_reader.reset();
    m_audit = std::make_shared<SessionAudit>();
    m_error.reset();
    m_stale = true;
    m_tookMs = 0;
    if (store) {
        m_reader = std::make_shared<AuditReader>(session, store->info().format);
        connect(store, &OpenStore::changed, this, [this](StoreChange change) {
            m_afresh = m_afresh || change == StoreChange::Replaced;
            if (change != StoreChange::Vanished && !m_later.isActive())
                m_later.start(int(std::clamp<qint64>(10 * m_tookMs, QuietMs, 60'000)));
        });
        connect(store, &QObject::destroyed, this, [this] { setCurrent(nullptr, {}); });
    }
    emit changed(false);
    load();
}

void AuditSource::setWanted(QObject* who, bool wanted)
{
    if (wanted) {
        m_wantedBy.insert(who);
        load();
    } else {
        m_wantedBy.remove(who);
    }
}

void AuditSource::again()
{
    m_stale = true;
    load();
}

void AuditSource::end()
{
    ++m_generation;
    m_control.cancel();
    if (std::exchange(m_loading, false))
        emit loadEnded();
}

void AuditSource::load()
{
    // A reading under way is not begun anew by an agent that writes all the time.
    if (!m_store || !m_stale || m_wantedBy.isEmpty() || m_loading)
        return;
    m_stale = false;
    m_loading = true;
    m_control = {};
    m_since.start();
    // The reader is touched on the lane only; there its turn comes after what is still cancelled.
    m_store->run([reader = m_reader, afresh = std::exchange(m_afresh, false)](
                     const SessionStore&, const JobControl&) { afresh ? reader->afresh() : reader->again(); },
        Lane::Idle);
    // An answer may be there at once.
    emit loadBegun(tr("Adding up the turns"), m_control);
    emit changed(true);
    readSlice();
}

void AuditSource::readSlice()
{
    m_store
        ->run(
            [reader = m_reader](SessionStore& store, const JobControl& job) {
                Answer answer {.done = reader->step(store, job), .audit = {}, .rowsRead = reader->rowsRead()};
                if (!answer.done || *answer.done)
                    answer.audit = reader->audit();
                return answer;
            },
            Lane::Idle, m_control)
        .then(this, [this, generation = m_generation](const Answer& answer) {
            if (generation == m_generation)
                take(answer);
        });
}

void AuditSource::take(const Answer& answer)
{
    if (answer.done && !*answer.done && m_store) {
        readSlice();
        return;
    }
    m_loading = false;
    m_rowsRead = answer.rowsRead;
    m_tookMs = m_since.elapsed();
    // Cancelled midway: the turns read so far are shown, and the next reading starts again.
    m_error = answer.done ? std::nullopt : std::optional(StoreSource::told(answer.done.error()));
    m_audit = answer.audit;
    emit loadEnded();
    emit changed(true);
    if (m_stale)
        load();
}

} // namespace stemma
