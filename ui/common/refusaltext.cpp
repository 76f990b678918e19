// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/common/refusaltext.h"

#include "core/models/openstore.h"
#include "core/store/plan/forkedchangestore.h"

#include <QCoreApplication>

namespace stemma {

QString refusalText(const OpenStore* store, EditKind kind, const EditPlace& place)
{
    if (!store)
        return QCoreApplication::translate("Refusal", "No session is open.");
    const StoreInfo& info = store->info();
    // Checkpoints and flags are kept outside of a store that does not take them.
    const bool isAnnotation = kind == EditKind::Checkpoint || kind == EditKind::Mark;
    const QString ofStore = info.notWritable.isEmpty() || isAnnotation ? info.refusals.value(kind) : info.notWritable;
    return ofStore.isEmpty() ? refusalAt(info, kind, place) : ofStore;
}

} // namespace stemma
