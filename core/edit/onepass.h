// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/editplan.h"
#include "core/store/sessionstore.h"

namespace stemma {

/// Why the change with this number, counted from 1, ends a batch.
[[nodiscard]] std::unexpected<Error> refusedChange(const Error& error, qsizetype number);

/// Which changes of a batch are planned together, so that there is one pass over their session for all of them: those
/// that its store takes at once (OnePassStore), removals of messages, and where messages are never changed in place all
/// changes of a session, which make one fork (ForkedChangeStore). Thread: the store's.
class OnePass
{
public:
    explicit OnePass(SessionStore& store);

    /// The changes in the order in which they are made: those of one fork where the first of them stands.
    [[nodiscard]] QList<QList<SingleEdit>> groups(const BatchEdit& batch) const;
    /// The plan of one group. @p before: how many changes were made before it. Errors: as SessionStore::plan(); of
    /// several changes they name the one that is refused, counted from the first of all.
    [[nodiscard]] Result<EditPlan> plan(const QList<SingleEdit>& group, qsizetype before, const JobControl& job) const;

private:
    [[nodiscard]] qsizetype runFrom(const BatchEdit& batch, qsizetype first) const;
    [[nodiscard]] Result<EditPlan> planRun(const QList<SingleEdit>& group, const JobControl& job) const;

    SessionStore& m_store;
    bool m_makesForks;
};

} // namespace stemma
