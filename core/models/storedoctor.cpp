// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/storedoctor.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <ranges>

using namespace Qt::StringLiterals;

namespace stemma {

namespace {

struct StoreDoctorText
{
    Q_DECLARE_TR_FUNCTIONS(Findings)
};

/// Small enough, and on this machine.
bool isCheckedUnasked(const StoreInfo& info)
{
    return info.size <= StoreDoctor::LargestUnasked && !info.path.contains("://"_L1);
}

} // namespace

struct StoreDoctor::Patient
{
    explicit Patient(const StoreCheck::Opener& opener)
        : ofSession(opener)
        , ofStore(opener)
    {
    }

    OpenStore* store = nullptr;
    FindingsModel model;
    FindingIndex index;
    QSet<SessionId> seen; ///< checked by themselves since the store's own check began
    SessionId session; ///< under check
    Error error;
    bool failed = false;
    bool whole = false; ///< the store was checked to its end
    bool wanted = false; ///< the check of the store comes after that of the session
    QTimer soon; ///< the store's check, or what changed
    StoreCheck ofSession;
    StoreCheck ofStore;
};

StoreDoctor::StoreDoctor(StoreCheck::Opener opener, QObject* parent)
    : QObject(parent)
    , m_opener(std::move(opener))
{
}

StoreDoctor::~StoreDoctor() = default;

StoreDoctor::Patient* StoreDoctor::find(const OpenStore* store) const
{
    const auto at = m_patients.find(store);
    return at == m_patients.end() ? nullptr : at->second.get();
}

void StoreDoctor::add(OpenStore* store)
{
    if (find(store))
        return;
    auto made = std::make_unique<Patient>(m_opener);
    Patient& patient = *made;
    patient.store = store;
    patient.wanted = isCheckedUnasked(store->info());
    m_patients.emplace(store, std::move(made));
    patient.soon.setSingleShot(true);
    connect(&patient.soon, &QTimer::timeout, this, [this, &patient] { checkNext(patient); });
    connect(store, &OpenStore::changed, &patient.soon,
        [this, &patient](StoreChange change) { takeChange(patient, change); });
    connectChecks(patient);
    patient.soon.start(StartMs);
    emit added(store);
}

void StoreDoctor::connectChecks(Patient& patient)
{
    connect(&patient.ofSession, &StoreCheck::renewed, this,
        [this, &patient](const SessionId& session, const std::vector<Finding>& findings) {
            patient.seen.insert(session);
            takeRenewed(patient, session, findings);
        });
    connect(&patient.ofSession, &StoreCheck::finished, this, [this, &patient] {
        if (patient.wanted && !patient.soon.isActive())
            patient.soon.start(0);
        emit stateChanged(patient.store);
    });
    connect(&patient.ofStore, &StoreCheck::found, this,
        [this, &patient](const std::vector<Finding>& findings) { takeFound(patient, findings); });
    connect(&patient.ofStore, &StoreCheck::renewed, this,
        [this, &patient](const SessionId& session, const std::vector<Finding>& findings) {
            takeRenewed(patient, session, findings);
        });
    connect(&patient.ofStore, &StoreCheck::finished, this, [this, &patient](const Result<>& result) {
        patient.failed = !result;
        patient.error = result ? Error() : result.error();
        patient.whole = result.has_value();
        if (patient.wanted && !patient.soon.isActive()) // it changed meanwhile
            patient.soon.start(quietMs(patient));
        emit ended(patient.store);
        emit stateChanged(patient.store);
    });
}

void StoreDoctor::remove(OpenStore* store)
{
    if (m_current == store)
        m_current = nullptr;
    const auto at = m_patients.find(store);
    if (at == m_patients.end())
        return;
    store->disconnect(&at->second->soon);
    if (at->second->ofStore.isRunning())
        emit ended(store);
    emit removed(store);
    m_patients.erase(at);
}

void StoreDoctor::setCurrent(OpenStore* store, const SessionId& session)
{
    if (store == m_current && session == m_session)
        return;
    m_current = store;
    m_session = session;
    if (Patient* patient = find(store); patient && !patient->whole && !patient->seen.contains(session))
        checkSession(*patient);
}

void StoreDoctor::checkSession(Patient& patient)
{
    if (m_session.isEmpty() || (patient.ofSession.isRunning() && patient.session == m_session))
        return;
    patient.session = m_session;
    patient.ofSession.start(patient.store->info().path, StoreCheck::Scope::Session, m_session);
    emit stateChanged(patient.store);
}

void StoreDoctor::checkStore(Patient& patient, StoreCheck::Scope scope)
{
    patient.wanted = false;
    if (patient.ofStore.isRunning())
        emit ended(patient.store);
    patient.failed = false;
    patient.ofStore.start(patient.store->info().path, scope);
    if (patient.ofStore.isRunning()) // an answer may be there at once
        emit begun(patient.store, patient.ofStore.control());
    emit stateChanged(patient.store);
}

void StoreDoctor::checkNext(Patient& patient)
{
    if (patient.ofSession.isRunning())
        return; // its end calls again
    if (patient.wanted)
        checkStore(patient, patient.whole ? StoreCheck::Scope::Changed : StoreCheck::Scope::Store);
    else if (patient.store == m_current && !patient.whole && !patient.seen.contains(m_session))
        checkSession(patient);
}

int StoreDoctor::quietMs(const Patient& patient)
{
    const qint64 took = std::max(patient.ofStore.tookMs(), patient.ofSession.tookMs());
    return int(std::clamp<qint64>(10 * took, QuietMs, LongestQuietMs));
}

void StoreDoctor::takeChange(Patient& patient, StoreChange change)
{
    if (change == StoreChange::Vanished)
        return;
    if (change == StoreChange::Replaced) {
        forgetAll(patient);
        patient.whole = false;
    }
    // The session on screen is part of what changed, unless the store as a whole is not looked at.
    if (patient.whole || isCheckedUnasked(patient.store->info()))
        patient.wanted = true;
    else
        patient.seen.clear();
    if (patient.soon.isActive() || patient.ofStore.isRunning())
        return;
    patient.soon.start(quietMs(patient));
}

void StoreDoctor::checkAll(OpenStore* store)
{
    Patient* patient = find(store);
    if (!patient)
        return;
    patient->ofSession.cancel();
    patient->soon.stop();
    patient->whole = false;
    forgetAll(*patient);
    checkStore(*patient, StoreCheck::Scope::Store);
}

void StoreDoctor::cancel(OpenStore* store)
{
    Patient* patient = find(store);
    if (!patient)
        return;
    patient->ofSession.cancel();
    if (!patient->ofStore.isRunning())
        return;
    patient->ofStore.cancel();
    patient->wanted = false;
    patient->failed = true;
    patient->error = {Errc::Cancelled, StoreDoctorText::tr("The check was cancelled."), {}};
    emit ended(store);
    emit stateChanged(store);
}

void StoreDoctor::takeFound(Patient& patient, const std::vector<Finding>& findings)
{
    std::vector<Finding> fresh;
    fresh.reserve(findings.size());
    QSet<SessionId> sessions;
    for (const Finding& finding : findings) {
        if (!finding.session.isEmpty() && patient.seen.contains(finding.session))
            continue;
        sessions.insert(finding.session);
        fresh.push_back(finding);
    }
    if (fresh.empty())
        return;
    patient.model.add(fresh);
    patient.index.add(fresh);
    emit found(patient.store, sessions);
}

void StoreDoctor::takeRenewed(Patient& patient, const SessionId& session, const std::vector<Finding>& findings)
{
    // Most sessions are as they were; then nothing moves on screen.
    const QList<Finding> before = patient.index.ofSession(session);
    if (patient.index.counts(session).total() == qint64(findings.size())
        && std::ranges::equal(before, std::views::take(findings, before.size())))
        return;
    patient.model.remove(session);
    patient.index.remove(session);
    patient.model.add(findings);
    patient.index.add(findings);
    emit found(patient.store, {session});
}

void StoreDoctor::forgetAll(Patient& patient)
{
    patient.seen.clear();
    const QList<SessionId> sessions = patient.index.sessions();
    patient.model.clear();
    patient.index.clear();
    if (!sessions.isEmpty())
        emit found(patient.store, QSet<SessionId>(sessions.begin(), sessions.end()));
}

StoreDoctor::State StoreDoctor::state(const OpenStore* store) const
{
    const Patient* patient = find(store);
    if (!patient)
        return State::Unknown;
    if (patient->ofStore.isRunning() || patient->ofSession.isRunning())
        return State::Checking;
    if (patient->failed)
        return State::Failed;
    if (patient->whole)
        return State::Checked;
    return patient->seen.isEmpty() ? State::Unknown : State::Partly;
}

Error StoreDoctor::error(const OpenStore* store) const
{
    const Patient* patient = find(store);
    return patient ? patient->error : Error();
}

bool StoreDoctor::isChecking() const
{
    return std::ranges::any_of(m_patients, [](const auto& entry) {
        const Patient& patient = *entry.second;
        return patient.ofStore.isRunning() || patient.ofSession.isRunning()
            || (patient.wanted && !patient.whole && patient.soon.isActive());
    });
}

FindingsModel* StoreDoctor::findings(const OpenStore* store) const
{
    Patient* patient = find(store);
    return patient ? &patient->model : nullptr;
}

const FindingIndex& StoreDoctor::index(const OpenStore* store) const
{
    static const FindingIndex none;
    const Patient* patient = find(store);
    return patient ? patient->index : none;
}

} // namespace stemma
