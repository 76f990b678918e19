// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/models/ownstore.h"
#include "core/base/lane.h"
#include "core/doctor/storereport.h"

#include <functional>
#include <memory>

namespace stemma {

/// Looks at what takes room in one store, on a lane of its own and with a store of its own, so that no view waits for
/// it. One thing at a time: a new question ends the one before, whose answer is Errc::Cancelled. GUI thread.
class DoctorSource final
{
public:
    using Opener = OwnStore::Opener;

    explicit DoctorSource(Opener opener);
    ~DoctorSource();
    Q_DISABLE_COPY_MOVE(DoctorSource)

    [[nodiscard]] QFuture<Result<StoreReport>> report();
    [[nodiscard]] QFuture<Result<QStringList>> integrity(); ///< problems
    [[nodiscard]] QFuture<Result<EditPlan>> vacuum();
    [[nodiscard]] QFuture<Result<qint64>> writeBack(); ///< bytes
    void cancel();
    [[nodiscard]] JobControl::Progress progress() const { return m_control.progress(); }

private:
    template<typename Work> auto run(Work work);

    std::shared_ptr<OwnStore> m_opened; ///< used on the lane only
    JobControl m_control;
    Lane m_lane;
};

} // namespace stemma
