// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/repairreasons.h"

#include "core/store/registry.h"

#include <QCoreApplication>

#include <algorithm>

namespace stemma {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(NoRepair)
};

std::optional<QString> reasonOfFormat(const StoreInfo& store, const QString& code)
{
    const auto& formats = storeFormats();
    const auto format = std::ranges::find(formats, store.format, &StoreFormat::name);
    const auto* reasons = format == formats.end() ? nullptr : dynamic_cast<const RepairReasons*>(*format);
    return reasons ? reasons->whyNoRepair(code) : std::nullopt;
}

} // namespace

QString whyNoRepair(const StoreInfo& store, const Finding& finding)
{
    if (!finding.repair.isEmpty())
        return {};
    const std::optional<QString> reason = reasonOfFormat(store, finding.code);
    if (reason && !reason->isEmpty())
        return *reason;
    if (!store.notWritable.isEmpty())
        return store.notWritable;
    if (const QString refusal = store.refusals.value(EditKind::Repair); !refusal.isEmpty())
        return refusal;
    const bool isOfAll = finding.place.isEmpty() && finding.session.isEmpty() && finding.message.isEmpty();
    return !reason ? Words::tr("No repair is known for this problem.")
        : isOfAll  ? Words::tr("Mend those that are listed, then check again.")
                   : Words::tr("The repair that is known of such problems does not fit this one.");
}

} // namespace stemma
