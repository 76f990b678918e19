// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan/editrules.h"

#include "core/store/registry.h"

#include <algorithm>

namespace stemma {

QString refusalAt(const StoreInfo& store, EditKind kind, const EditPlace& place)
{
    const auto& formats = storeFormats();
    const auto format = std::ranges::find(formats, store.format, &StoreFormat::name);
    const auto* rules = format == formats.end() ? nullptr : dynamic_cast<const EditRules*>(*format);
    return rules ? rules->refusalAt(store, kind, place) : QString();
}

} // namespace stemma
