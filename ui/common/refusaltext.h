// SPDX-FileCopyrightText: 2026 The Stemma authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/store/plan/editrules.h"

namespace stemma {

class OpenStore;

/// Why a store cannot take such an edit, there as far as the place is known; empty: nothing is known against it.
/// A whole sentence for tool tips and dialogs. GUI thread.
[[nodiscard]] QString refusalText(const OpenStore* store, EditKind kind, const EditPlace& place = {});

} // namespace stemma
