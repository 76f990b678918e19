// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/editrules.h"

#include "core/store/plan/planchecks.h"
#include "core/store/plan/plantexts.h"
#include "core/store/registry.h"

#include <algorithm>

namespace stemma {

QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place)
{
    const auto& formats = storeFormats();
    const auto format = std::ranges::find(formats, store.format, &StoreFormat::name);
    return format == formats.end() ? QString() : (*format)->refusalAt(store, kind, place);
}

QString refusalOfSigned(EditKind kind, const EditPlace& place)
{
    return kind == EditKind::Text && place.part && isSigned(*place.part) ? PlanText::signedTextStays() : QString();
}

QString refusalOfBranch(EditKind kind, const SessionId& session)
{
    if (!session.value.contains(u'#'))
        return {};
    return kind == EditKind::Delete ? PlanText::branchStays()
        : kind == EditKind::Rename  ? PlanText::branchHasNoTitle()
                                    : QString();
}

} // namespace stemma
