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
    return format == formats.end() ? QString() : (*format)->refusalAt(store, kind, place);
}

} // namespace stemma
