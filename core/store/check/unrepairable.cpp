// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/check/unrepairable.h"

#include "core/store/sessionstore.h"

#include <QCoreApplication>

namespace stemma {

namespace {

struct UnrepairableText
{
    Q_DECLARE_TR_FUNCTIONS(Unrepairable)
};

} // namespace

QString whyUnrepairable(const StoreInfo& store, const Finding& finding)
{
    if (!finding.repair.isEmpty())
        return {};
    if (finding.noRepair && !finding.noRepair->isEmpty())
        return *finding.noRepair;
    if (!store.notWritable.isEmpty())
        return store.notWritable;
    if (const QString refusal = store.refusals.value(EditKind::Repair); !refusal.isEmpty())
        return refusal;
    const bool isOfAll = finding.place.isEmpty() && finding.session.isEmpty() && finding.message.isEmpty();
    return !finding.noRepair ? UnrepairableText::tr("Stemma has no repair for this problem.")
        : isOfAll            ? UnrepairableText::tr("Repair the listed problems, then check again.")
                             : UnrepairableText::tr("The repair for this kind of problem does not fit here.");
}

} // namespace stemma
