// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/sqlite/rowchanges.h"

namespace stemma {

/// By which rows it can be told afterwards whether changes were made: of at most @p most rows the newest change, the
/// newest row first. Left out are rows that are as they were before: added and removed again, or given back what they
/// had. The values are those of @p changes, which have to stay.
[[nodiscard]] QList<RowChange> visibleChanges(const RowChanges& changes, qsizetype most);

} // namespace stemma
