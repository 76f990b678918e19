// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/models/doctorsource.h"

#include "core/store/sqlite/sqlitedatabase.h"

namespace stemma {

DoctorSource::DoctorSource(Opener opener)
    : m_opened(std::make_shared<OwnStore>(std::move(opener)))
{
}

DoctorSource::~DoctorSource()
{
    m_control.cancel();
}

void DoctorSource::cancel()
{
    m_control.cancel();
}

/// @p work(SessionStore&, const JobControl&) -> Result<T>.
template<typename Work> auto DoctorSource::run(Work work)
{
    using Answer = std::invoke_result_t<Work, SessionStore&, const JobControl&>;
    m_control.cancel();
    m_control = {};
    return m_lane.run(
        [opened = m_opened, work = std::move(work)](const JobControl& job) -> Answer {
            const auto store = opened->get(job);
            return store ? work(**store, job) : std::unexpected(store.error());
        },
        Lane::Visible, m_control);
}

QFuture<Result<StoreReport>> DoctorSource::report()
{
    return run([](SessionStore& store, const JobControl& job) { return storeReport(store, job); });
}

QFuture<Result<QStringList>> DoctorSource::integrity()
{
    return run([](SessionStore& store, const JobControl& job) {
        SqliteDatabase database(databaseFileOf(store.info()));
        return integrityProblems(database, job);
    });
}

QFuture<Result<EditPlan>> DoctorSource::vacuum()
{
    return run([](SessionStore& store, const JobControl& job) { return vacuumPlan(store.info(), job); });
}

QFuture<Result<qint64>> DoctorSource::writeBack()
{
    return run([](SessionStore& store, const JobControl& job) { return writeBackLog(store.info(), job); });
}

} // namespace stemma
