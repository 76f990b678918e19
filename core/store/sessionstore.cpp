// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/sessionstore.h"

#include <QCoreApplication>

namespace stemma {

Result<EditPlan> SessionStore::plan(const Edit& /*edit*/, const JobControl& /*job*/)
{
    const StoreInfo here = info();
    return fail(Errc::NotSupported,
        here.notWritable.isEmpty()
            ? QCoreApplication::translate("SessionStore", "Stemma opens stores of the format %1 read-only.")
                  .arg(here.format)
            : here.notWritable);
}

Result<QList<Checkpoint>> SessionStore::checkpoints(const SessionId& /*id*/, const JobControl& /*job*/)
{
    return QList<Checkpoint>();
}

Result<QList<SessionStore::PlacedReference>> SessionStore::fileReferences(
    const SessionId& /*id*/, const JobControl& /*job*/)
{
    return QList<PlacedReference>();
}

Result<CompactionDraft> SessionStore::draftCompaction(const CompactEdit& /*edit*/, const JobControl& /*job*/)
{
    return fail(Errc::NotSupported, notPossible(EditKind::Compact));
}

} // namespace stemma
