// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/session/edit.h"
#include "core/store/storeformat.h"

#include <QMap>

namespace stemma {

/// What a format can do whose stores can be read, followed, checked and asked for contexts, and take all edits but
/// these, each with the reason (as StoreInfo::refusals; of several dialects, what none of them takes). Names come in a
/// fixed order, the same for all formats.
[[nodiscard]] QList<Capability> capabilitiesOf(const QMap<EditKind, QString>& refusals);

/// The kind of edit that a capability is about; no value: it is another.
[[nodiscard]] std::optional<EditKind> editKindOf(const Capability& capability);

} // namespace stemma
